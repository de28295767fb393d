import type { Account } from '../accounts/account.ts';
import { cardRowKind, isCarried } from '../cards/card-row-kind.ts';
import { cardTexts } from '../cards/open-bill.ts';
import { isInvestmentMove, isYield } from '../categories/category-groups.ts';
import { saysGivenBack } from '../categorizer/merchant-text.ts';
import { categorySource, type Transaction } from '../ledger/transaction.ts';
import { isPaymentOfCard } from './card-payment.ts';
import type { Transfers } from './classify-transfers.ts';

/**
 * What a row is to its user's money; each row is one. `own_move`: own transfers, both sides of bill payments, investments,
 * pockets. `carried`: debt of a bill that another bill takes over.
 */
export type Place = 'income' | 'spending' | 'refund' | 'own_move' | 'carried';

/** Interest and dividends that arrive at a bank. */
const isEarned = (row: Transaction, isOnCard: boolean, transfers: Transfers): boolean =>
  row.type === 'CREDIT' &&
  !isOnCard &&
  (transfers.yields?.has(row.id) === true || (isYield(row.category) && !transfers.has(row.id)));

/** @param account null or undefined: the row is read as a bank account's */
export const placeOf = (
  row: Transaction,
  account: Pick<Account, 'type'> | null | undefined,
  transfers: Transfers,
): Place => {
  const isOnCard = account?.type === 'CREDIT';
  if (isOnCard && isCarried(row)) return 'carried';
  if (isEarned(row, isOnCard, transfers)) return 'income';
  if (transfers.has(row.id) || isInvestmentMove(row.category)) return 'own_move';
  if (row.type === 'DEBIT') return 'spending';
  if (isOnCard) return isPaymentOfCard(row, transfers) ? 'own_move' : 'refund';
  return saysGivenBack(row) ? 'refund' : 'income';
};

/** The one definition of spending, before refunds. */
export const isSpending = (
  row: Transaction,
  account: Pick<Account, 'type'> | null | undefined,
  transfers: Transfers,
): boolean => placeOf(row, account, transfers) === 'spending';

/** Of what a card costs, where no category is known. */
const FEES_CATEGORY = 'Taxas bancárias';

/** Where the interest of a bill installment is counted: the user's own category, else a fee. */
export const categoryOfInterest = (row: Transaction): string =>
  (categorySource(row) === 'user' && row.category) || FEES_CATEGORY;

/** Where a row of spending is counted; the row's own `category` stays as it is. */
export const categoryOfSpending = (row: Transaction, account: Pick<Account, 'type'> | null | undefined): string => {
  if (row.category) return row.category;
  return account?.type === 'CREDIT' && cardRowKind(row) === 'fee' ? FEES_CATEGORY : cardTexts.uncategorized;
};
