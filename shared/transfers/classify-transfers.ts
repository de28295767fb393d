import type { Bill } from '../cards/bill.ts';
import { isCarried } from '../cards/card-row-kind.ts';
import {
  isCardPaymentCategory,
  isInvestmentMove,
  isOwnTransferCategory,
  isYield,
} from '../categories/category-groups.ts';
import { saysGivenBack } from '../categorizer/merchant-text.ts';
import { asImported, categorySource, type Transaction } from '../ledger/transaction.ts';
import { paysBillByWords } from './bill-payment-text.ts';
import { billPayments } from './bill-payments.ts';
import { counterEntries } from './counter-entries.ts';
import { type Held, movesByHoldings } from './holding-moves.ts';
import { isPocketMove } from './pockets.ts';
import { RETURN_DAYS, returnsOf } from './returned-moves.ts';
import {
  mayBeOneTransfer,
  moveTextOf,
  saysPurchase,
  type TransferAccount,
  type TransferContext,
  type TransferText,
  transferContextOf,
} from './transfer-text.ts';

/** `returned`: it brings a move back. */
export type TransferKind = 'ownTransfer' | 'cardPayment' | 'returned';
/** By transaction id; a row that is no transfer is absent. `yields`: credits that are interest or dividends, and no transfers. */
export type Transfers = ReadonlyMap<string, TransferKind> & { readonly yields?: ReadonlySet<string> | undefined };

/**
 * Own transfers and card payments, by category, text, counter-entry or bill, and what brings one back (README). Independent of
 * the rows' order. The caller reads `DAYS_BEFORE` and `COUNTER_ENTRY_DAYS` around the summed range.
 */
export const classifyTransfers = (
  transactions: readonly Transaction[],
  accounts: readonly TransferAccount[],
  bills: readonly Bill[],
  held: readonly Held[] = [],
): Transfers => {
  const rows = sortOut(transactions, accounts);
  const context = transferContextOf(accounts);
  const texts = textCache(context);
  const transfers = movesByCategory(rows);
  markPockets(transfers, rows);
  markPaymentsByCounterEntry(transfers, rows, texts);
  markPaymentsByBill(transfers, rows, bills, texts);
  markPaymentsByWords(transfers, rows, context);
  const paired = markTransfersByCounterEntry(transfers, rows, texts);
  const yields = markByHoldings(transfers, { rows, paired, held, accounts }, texts, context);
  markReturned(transfers, rows);
  return yields.size > 0 ? Object.assign(transfers, { yields }) : transfers;
};

const NONE: ReadonlySet<string> = new Set();

type MarkedMoves = Map<string, TransferKind>;
type TextOf = (row: Transaction) => TransferText;
type Rows = Record<'all' | 'cardDebits' | 'cardCredits' | 'debits' | 'credits', readonly Transaction[]>;

const sortOut = (transactions: readonly Transaction[], accounts: readonly TransferAccount[]): Rows => {
  const isCard = new Map(accounts.map(({ id, type }) => [id, type === 'CREDIT']));
  // Debt that another bill takes over is no payment, though its text speaks of a bill.
  const all = transactions.filter((row) => !(isCard.get(row.accountId) && isCarried(row)));
  const rows = {
    all,
    cardDebits: [] as Transaction[],
    cardCredits: [] as Transaction[],
    debits: [] as Transaction[],
    credits: [] as Transaction[],
  };
  for (const row of all) {
    const ofCard = isCard.get(row.accountId);
    if (ofCard === undefined) continue;
    if (row.type === 'DEBIT') (ofCard ? rows.cardDebits : rows.debits).push(row);
    else (ofCard ? rows.cardCredits : rows.credits).push(row);
  }
  return rows;
};

const movesByCategory = ({ all, cardDebits, cardCredits }: Rows): MarkedMoves => {
  const transfers: MarkedMoves = new Map();
  for (const row of all) {
    const isOwn = isOwnTransferCategory(row.category);
    if (!isOwn && !(isCardPaymentCategory(row.category) && row.type === 'DEBIT')) continue;
    // Banks use this category for debit card purchases too; a user who sets it on a row means it.
    if (categorySource(row) === 'user' || !saysPurchase(row))
      transfers.set(row.id, isOwn ? 'ownTransfer' : 'cardPayment');
  }
  // Some banks categorize card purchases as card payments; a debit on a card is never a payment.
  for (const { id } of cardDebits) if (transfers.get(id) === 'cardPayment') transfers.delete(id);
  for (const { id, category } of cardCredits) if (isCardPaymentCategory(category)) transfers.set(id, 'cardPayment');
  return transfers;
};

const markPockets = (transfers: MarkedMoves, { debits, credits }: Rows): void => {
  for (const row of [...debits, ...credits])
    if (!transfers.has(row.id) && !isYield(row.category) && isPocketMove(row)) transfers.set(row.id, 'ownTransfer');
};

const markPaymentsByCounterEntry = (transfers: MarkedMoves, { debits, cardCredits }: Rows, texts: TextOf): void => {
  const may = (row: Transaction, says: 'paysCard' | 'isCardCredit'): boolean =>
    transfers.has(row.id) ? transfers.get(row.id) === 'cardPayment' : texts(row)[says];
  const pairs = counterEntries(debits, cardCredits, (out, into) => may(out, 'paysCard') && may(into, 'isCardCredit'));
  for (const { out, into } of pairs) transfers.set(out.id, 'cardPayment').set(into.id, 'cardPayment');
};

const markPaymentsByBill = (
  transfers: MarkedMoves,
  { all, debits }: Rows,
  bills: readonly Bill[],
  texts: TextOf,
): void => {
  const known = all.filter(({ id }) => transfers.get(id) === 'cardPayment');
  const further = debits.filter(({ id }) => !transfers.has(id));
  const payments = billPayments(bills, known, further, (row) => texts(row).paysCard);
  for (const { id } of payments) transfers.set(id, 'cardPayment');
};

const markPaymentsByWords = (transfers: MarkedMoves, { debits }: Rows, { institutions }: TransferContext): void => {
  for (const row of debits)
    if (!transfers.has(row.id) && paysBillByWords(row, institutions)) transfers.set(row.id, 'cardPayment');
};

const isCalledOwn = ({ category }: Transaction): boolean => isOwnTransferCategory(category);

/**
 * What brings a move back is one. A bank may call money own that comes back from somebody else: it is a refund where its
 * payment stands in the account.
 */
const markReturned = (transfers: MarkedMoves, { all, debits, credits }: Rows): void => {
  const isMove = (row: Transaction): boolean => transfers.has(row.id) || isInvestmentMove(row.category);
  const doubted = credits.filter((row) => isCalledOwn(row) && categorySource(row) !== 'user' && saysGivenBack(row));
  const doubts = new Set(doubted);
  const moves = all.filter((row) => isMove(row) && !doubts.has(row));
  const back = returnsOf([...all.filter((row) => !isMove(row)), ...doubted], moves);
  for (const { id } of back) transfers.set(id, 'returned');
  const known = new Set(back);
  const payments = debits.filter((row) => !isMove(row));
  for (const row of returnsOf(
    doubted.filter((one) => !known.has(one)),
    payments,
  ))
    transfers.delete(row.id);
};

const markTransfersByCounterEntry = (
  transfers: MarkedMoves,
  { debits, credits }: Rows,
  texts: TextOf,
): ReadonlySet<string> => {
  const paired = new Set<string>();
  const free = (rows: readonly Transaction[]): Transaction[] =>
    rows.filter(({ id }) => transfers.get(id) !== 'cardPayment');
  const fits = (out: Transaction, into: Transaction): boolean => mayBeOneTransfer(texts(out), texts(into));
  for (const { out, into } of counterEntries(free(debits), free(credits), fits)) {
    transfers.set(out.id, 'ownTransfer').set(into.id, 'ownTransfer');
    paired.add(out.id).add(into.id);
  }
  return paired;
};

type OfHoldings = {
  rows: Rows;
  /** Rows whose other side is a row of another account. */
  paired: ReadonlySet<string>;
  held: readonly Held[];
  accounts: readonly TransferAccount[];
};

/** @returns what is earned */
const markByHoldings = (
  transfers: MarkedMoves,
  { rows, paired, held, accounts }: OfHoldings,
  texts: TextOf,
  context: TransferContext,
): ReadonlySet<string> => {
  if (held.length === 0) return NONE;
  const isFree = ({ id }: Transaction): boolean => !paired.has(id) && transfers.get(id) !== 'cardPayment';
  const free = { debits: rows.debits.filter(isFree), credits: rows.credits.filter(isFree) };
  const banks = new Set(accounts.flatMap(({ type, itemId }) => (type === 'BANK' && itemId ? itemId : [])));
  const { moves, yields } = movesByHoldings(free, held, { banks, texts, context });
  for (const id of yields) transfers.delete(id);
  for (const id of moves) transfers.set(id, 'ownTransfer');
  return new Set(yields);
};

const textCache = (context: TransferContext): TextOf => {
  const texts = new Map<string, TransferText>();
  return (row) => {
    // The user's name for a row does not change the bank's data.
    const text = texts.get(row.id) ?? moveTextOf(asImported(row), context);
    texts.set(row.id, text);
    return text;
  };
};

/** Days around a period within which the other side of a transfer or a card payment may lie. */
export const COUNTER_ENTRY_DAYS = 3;

/** Days before a period in which the move may lie that one of its rows brings back. */
export const DAYS_BEFORE = Math.max(COUNTER_ENTRY_DAYS, RETURN_DAYS);
