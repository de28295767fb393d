import type { Bill } from '../cards/bill.ts';
import { isCardPaymentCategory, isOwnTransferCategory } from './categories/category-groups.ts';
import { billPayments } from './moves/bill-payments.ts';
import { counterEntries } from './moves/counter-entries.ts';
import { type MoveAccount, moveContextOf } from './moves/move-context.ts';
import { type MoveText, mayBeOneTransfer, moveTextOf } from './moves/move-text.ts';
import type { Transaction } from './transaction.ts';

export type MoveKind = 'ownTransfer' | 'cardPayment';
/** Rows that move the user's own money, by transaction id; every other row is absent. */
export type Moves = ReadonlyMap<string, MoveKind>;

/**
 * Transfers between the user's own accounts and payments of card bills: by the row's category, and where that is
 * missing or wrong by a counter-entry in another of the accounts (equal amount, opposite direction, at most 3
 * calendar days apart, texts that do not contradict) or by a bill of equal total near its due date.
 * Pure; the order of the input does not matter. Give it a few days more than the range that is summed, so that
 * a counter-entry on the other side of the range's end is seen.
 *
 * @param accounts all accounts of the user; a row of an unknown account is judged by its category alone. Where their
 *   owners are known, a row that names nobody of them is no side of a transfer.
 */
export const moveKinds = (
  transactions: readonly Transaction[],
  accounts: readonly MoveAccount[],
  bills: readonly Bill[],
): Moves => {
  const rows = sortOut(transactions, accounts);
  const texts = textCache(accounts);
  const moves = movesByCategory(rows, texts);
  markPaymentsByCounterEntry(moves, rows, texts);
  markPaymentsByBill(moves, rows, bills, texts);
  markTransfersByCounterEntry(moves, rows, texts);
  return moves;
};

type MarkedMoves = Map<string, MoveKind>;
type TextOf = (row: Transaction) => MoveText;
type Rows = Record<'all' | 'cardDebits' | 'cardCredits' | 'debits' | 'credits', readonly Transaction[]>;

const sortOut = (all: readonly Transaction[], accounts: readonly MoveAccount[]): Rows => {
  const cards = new Set(accounts.filter(({ type }) => type === 'CREDIT').map(({ id }) => id));
  const others = new Set(accounts.filter(({ type }) => type !== 'CREDIT').map(({ id }) => id));
  const of = (ids: ReadonlySet<string>, type: Transaction['type']): Transaction[] =>
    all.filter((row) => row.type === type && ids.has(row.accountId));
  return {
    all,
    cardDebits: of(cards, 'DEBIT'),
    cardCredits: of(cards, 'CREDIT'),
    debits: of(others, 'DEBIT'),
    credits: of(others, 'CREDIT'),
  };
};

const movesByCategory = ({ all, cardDebits, cardCredits }: Rows, texts: TextOf): MarkedMoves => {
  const moves: MarkedMoves = new Map();
  for (const row of all) {
    const isOwn = isOwnTransferCategory(row.category);
    if (!isOwn && !(isCardPaymentCategory(row.category) && row.type === 'DEBIT')) continue;
    // Banks label purchases by debit card so, too.
    if (!texts(row).isPurchase) moves.set(row.id, isOwn ? 'ownTransfer' : 'cardPayment');
  }
  // Some banks put the card payment category on purchases made with the card: a card's debit is never a payment.
  for (const { id } of cardDebits) if (moves.get(id) === 'cardPayment') moves.delete(id);
  for (const { id, category } of cardCredits) if (isCardPaymentCategory(category)) moves.set(id, 'cardPayment');
  return moves;
};

const markPaymentsByCounterEntry = (moves: MarkedMoves, { debits, cardCredits }: Rows, texts: TextOf): void => {
  const may = (row: Transaction, textAllows: boolean): boolean =>
    moves.get(row.id) === 'cardPayment' || (!moves.has(row.id) && textAllows);
  const pairs = counterEntries(
    debits,
    cardCredits,
    (out, into) => may(out, texts(out).paysCard) && may(into, texts(into).isCardCredit),
  );
  for (const { out, into } of pairs) moves.set(out.id, 'cardPayment').set(into.id, 'cardPayment');
};

const markPaymentsByBill = (moves: MarkedMoves, { all, debits }: Rows, bills: readonly Bill[], texts: TextOf): void => {
  const known = all.filter(({ id }) => moves.get(id) === 'cardPayment');
  const further = debits.filter(({ id }) => !moves.has(id));
  const payments = billPayments(bills, known, further, (row) => texts(row).paysCard);
  for (const { id } of payments) moves.set(id, 'cardPayment');
};

const markTransfersByCounterEntry = (moves: MarkedMoves, { debits, credits }: Rows, texts: TextOf): void => {
  const free = (rows: readonly Transaction[]): Transaction[] =>
    rows.filter(({ id }) => moves.get(id) !== 'cardPayment');
  const fits = (out: Transaction, into: Transaction): boolean => mayBeOneTransfer(texts(out), texts(into));
  for (const { out, into } of counterEntries(free(debits), free(credits), fits)) {
    moves.set(out.id, 'ownTransfer').set(into.id, 'ownTransfer');
  }
};

const textCache = (accounts: readonly MoveAccount[]): TextOf => {
  const context = moveContextOf(accounts);
  const texts = new Map<string, MoveText>();
  return (row) => {
    const text = texts.get(row.id) ?? moveTextOf(row, context);
    texts.set(row.id, text);
    return text;
  };
};
