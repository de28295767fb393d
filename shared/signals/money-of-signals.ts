import type { Account } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { moneyIn, onItsOwnDate } from '../cash-flow/entries.ts';
import { merchantKey } from '../categorizer/merchant-key.ts';
import { spokenTitle } from '../categorizer/spoken-name.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, magnitude } from '../money.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { normalizeText, visibleText } from '../text/normalize-text.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import type { EvidenceRow } from './signal.ts';
import { thresholds } from './thresholds.ts';

/** A row that get-cash-flow counts. */
export type Counted = {
  row: Transaction;
  date: IsoDate;
  /** Positive. */
  amount: Centavos;
  category: string | null;
  /** Who is behind it; empty where the text names nobody. */
  merchant: string;
};

/** What a user's money of 13 months is to the rules; all in order of date, then of id. */
export type MoneyOfSignals = {
  today: IsoDate;
  /** The first day whose rows may be the latest evidence of a signal. */
  reach: IsoDate;
  accounts: ReadonlyMap<string, Account>;
  charges: readonly Counted[];
  byMerchant: ReadonlyMap<string, readonly Counted[]>;
  refunds: readonly Counted[];
  incomes: readonly Counted[];
  rows: ReadonlyMap<string, Transaction>;
  /** By account, the date of its first row. */
  firstDates: ReadonlyMap<string, IsoDate>;
  streams: readonly CurrentStream[];
  /** The stream that a row belongs to. */
  streamOf: ReadonlyMap<string, CurrentStream>;
};

/** Names that begin with a number: 99app, 5asec. */
const NUMBERED = /\b\d{1,3}[a-z]{3,}\b/;

/** Rows of one merchant have one text; a bank's own name for it stands where the line has none. */
export const merchantOf = (row: Pick<Transaction, 'description' | 'merchant'>): string => {
  const key = merchantKey(row);
  if (key.isNamed) return key.text;
  return normalizeText(row.merchant ?? '') || (NUMBERED.exec(key.text)?.[0] ?? '');
};

/** How a person knows a merchant, in one line. */
export const nameOf = (row: Transaction): string => visibleText(spokenTitle(row)).replaceAll(/\s+/g, ' ').trim();

export const evidenceOf = ({ id, date, amount }: Transaction): EvidenceRow => ({ id, date, amount });

const byDateThenId = (a: Counted, b: Counted): number =>
  a.date === b.date ? (a.row.id < b.row.id ? -1 : 1) : a.date < b.date ? -1 : 1;

const firstDatesOf = (rows: readonly Transaction[]): Map<string, IsoDate> => {
  const firsts = new Map<string, IsoDate>();
  for (const { accountId, date } of rows) {
    const first = firsts.get(accountId);
    if (first === undefined || date < first) firsts.set(accountId, date);
  }
  return firsts;
};

type Sources = Pick<AccountSnapshot, 'accounts' | 'bills' | 'closingDates'> & {
  transactions: readonly Transaction[];
  streams: readonly CurrentStream[];
};

/** @param sources rows of `datesOfStreams` */
export const moneyOfSignals = (sources: Sources, today: IsoDate): MoneyOfSignals => {
  const accounts = new Map(sources.accounts.map((account) => [account.id as string, account]));
  // Rows of an account that is not stored count for nothing.
  const transactions = sources.transactions.filter(({ accountId, date }) => date <= today && accounts.has(accountId));
  const { entries } = moneyIn({ ...sources, transactions }, onItsOwnDate, today);
  const counted = entries
    .map(({ row, date, amount, category, kind }) => ({ row, date, amount, category, kind, merchant: merchantOf(row) }))
    .sort(byDateThenId);
  const charges = counted.filter(({ kind }) => kind === 'spending');
  return {
    today,
    reach: addDays(today, -thresholds.reachDays),
    accounts,
    charges,
    byMerchant: groupBy(
      charges.filter(({ merchant }) => merchant !== ''),
      ({ merchant }) => merchant,
    ),
    refunds: counted.filter(({ kind }) => kind === 'refund'),
    incomes: counted.filter(({ kind }) => kind === 'income'),
    rows: new Map(transactions.map((row) => [row.id, row])),
    firstDates: firstDatesOf(transactions),
    streams: sources.streams,
    streamOf: new Map(sources.streams.flatMap((stream) => stream.rowIds.map((id) => [id, stream]))),
  };
};

export const countedOf = (row: Transaction, merchant: string): Counted => ({
  ...{ row, merchant, date: row.date, amount: magnitude(row.amount), category: row.category },
});

/** Charges by merchant, those of 0 too, which are no spending. */
export const withFreeCharges = ({ rows, byMerchant }: MoneyOfSignals): ReadonlyMap<string, readonly Counted[]> => {
  const free = [...rows.values()].filter(({ amount, currencyCode }) => amount === 0 && currencyCode === 'BRL');
  const all = new Map(byMerchant);
  for (const [merchant, own] of groupBy(free, merchantOf)) {
    const paid = byMerchant.get(merchant);
    const counted = own.map((row) => countedOf(row, merchant));
    if (paid)
      all.set(
        merchant,
        [...counted, ...paid].sort((a, b) => (a.date < b.date ? -1 : 1)),
      );
  }
  return all;
};

/** Whether the same centavos came back to the account since. */
export const isGivenBack = (
  { refunds }: Pick<MoneyOfSignals, 'refunds'>,
  { accountId, amount, since }: { accountId: string | null; amount: number; since: IsoDate },
): boolean =>
  refunds.some((one) => one.row.accountId === accountId && one.amount === Math.abs(amount) && one.date >= since);

/** Of two the mean. */
export const medianOf = (amounts: readonly number[]): number => {
  const sorted = amounts.toSorted((a, b) => a - b);
  return Math.round(((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2);
};
