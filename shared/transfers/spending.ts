import type { Transaction } from '../ledger/transaction.ts';
import type { Transfers } from './classify-transfers.ts';

/** The one definition of spending: money out that is no own transfer and no payment of a card bill. */
export const isSpending = (transaction: Pick<Transaction, 'id' | 'type'>, transfers: Transfers): boolean =>
  transaction.type === 'DEBIT' && !transfers.has(transaction.id);

/** Days around a period within which the other side of a transfer or a card payment may lie. */
export const COUNTER_ENTRY_DAYS = 3;
