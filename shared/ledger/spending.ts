import type { Moves } from './own-moves.ts';
import type { Transaction } from './transaction.ts';

/**
 * Whether a row counts as spending in every total of the service: money out that is neither a transfer between
 * the user's own accounts nor the payment of a card's bill (design 4 and 7).
 */
export const isSpending = (transaction: Pick<Transaction, 'id' | 'type'>, moves: Moves): boolean =>
  transaction.type === 'DEBIT' && !moves.has(transaction.id);

/** Days around a period in which the other side of a transfer or a card payment may lie. */
export const COUNTER_ENTRY_DAYS = 3;
