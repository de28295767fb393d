import type { Bill } from '../cards/bill.ts';
import { isCardPaymentCategory, isOwnTransferCategory } from '../categories/category-groups.ts';
import { asImported, categorySource } from '../ledger/own-words.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { billPayments } from './bill-payments.ts';
import { counterEntries } from './counter-entries.ts';
import {
  mayBeOneTransfer,
  moveTextOf,
  saysPurchase,
  type TransferAccount,
  type TransferText,
  transferContextOf,
} from './transfer-text.ts';

export type TransferKind = 'ownTransfer' | 'cardPayment';
/** By transaction id; a row that is no transfer is absent. */
export type Transfers = ReadonlyMap<string, TransferKind>;

/**
 * Own transfers and card payments, by category, counter-entry or bill (README). Independent of the rows' order. The
 * caller reads `COUNTER_ENTRY_DAYS` beyond the summed range.
 */
export const classifyTransfers = (
  transactions: readonly Transaction[],
  accounts: readonly TransferAccount[],
  bills: readonly Bill[],
): Transfers => {
  const rows = sortOut(transactions, accounts);
  const texts = textCache(accounts);
  const transfers = movesByCategory(rows);
  markPaymentsByCounterEntry(transfers, rows, texts);
  markPaymentsByBill(transfers, rows, bills, texts);
  markTransfersByCounterEntry(transfers, rows, texts);
  return transfers;
};

type MarkedMoves = Map<string, TransferKind>;
type TextOf = (row: Transaction) => TransferText;
type Rows = Record<'all' | 'cardDebits' | 'cardCredits' | 'debits' | 'credits', readonly Transaction[]>;

const sortOut = (all: readonly Transaction[], accounts: readonly TransferAccount[]): Rows => {
  const isCard = new Map(accounts.map(({ id, type }) => [id, type === 'CREDIT']));
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

const markTransfersByCounterEntry = (transfers: MarkedMoves, { debits, credits }: Rows, texts: TextOf): void => {
  const free = (rows: readonly Transaction[]): Transaction[] =>
    rows.filter(({ id }) => transfers.get(id) !== 'cardPayment');
  const fits = (out: Transaction, into: Transaction): boolean => mayBeOneTransfer(texts(out), texts(into));
  for (const { out, into } of counterEntries(free(debits), free(credits), fits)) {
    transfers.set(out.id, 'ownTransfer').set(into.id, 'ownTransfer');
  }
};

const textCache = (accounts: readonly TransferAccount[]): TextOf => {
  const context = transferContextOf(accounts);
  const texts = new Map<string, TransferText>();
  return (row) => {
    // The user's name for a row does not change the bank's data.
    const text = texts.get(row.id) ?? moveTextOf(asImported(row), context);
    texts.set(row.id, text);
    return text;
  };
};

/** The one definition of spending: money out that is no own transfer and no payment of a card bill. */
export const isSpending = (transaction: Pick<Transaction, 'id' | 'type'>, transfers: Transfers): boolean =>
  transaction.type === 'DEBIT' && !transfers.has(transaction.id);

/** Days around a period within which the other side of a transfer or a card payment may lie. */
export const COUNTER_ENTRY_DAYS = 3;
