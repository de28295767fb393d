import type { Account } from '../accounts/account.ts';
import { isInvestmentMove } from '../categories/category-groups.ts';
import { saysGivenBack } from '../categorizer/refund-text.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { isPaymentOfCard } from './card-payment.ts';
import type { Transfers } from './classify-transfers.ts';

/**
 * What a row is to its user's money; each row is one. `own_move`: own transfers, both sides of bill payments, investments,
 * pockets. `carried`: debt of a bill that another bill takes over.
 */
export type Place = 'income' | 'spending' | 'refund' | 'own_move' | 'carried';

type Row = Pick<Transaction, 'id' | 'type' | 'category' | 'description' | 'amount'>;

/** @param account null or undefined: the row is read as a bank account's */
export const placeOf = (row: Row, account: Pick<Account, 'type'> | null | undefined, transfers: Transfers): Place => {
  if (transfers.has(row.id) || isInvestmentMove(row.category)) return 'own_move';
  if (row.type === 'DEBIT') return 'spending';
  if (account?.type === 'CREDIT') return isPaymentOfCard(row as Transaction, transfers) ? 'own_move' : 'refund';
  return saysGivenBack(row) ? 'refund' : 'income';
};

/** The one definition of spending, before refunds. */
export const isSpending = (
  row: Row,
  account: Pick<Account, 'type'> | null | undefined,
  transfers: Transfers,
): boolean => placeOf(row, account, transfers) === 'spending';
