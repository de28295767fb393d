import type { Account } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { moneyIn, onItsOwnDate } from '../cash-flow/entries.ts';
import { type CategoryId, categoryByName, isWithin } from '../categories/category-tree.ts';
import { merchantKey } from '../categorizer/merchant-key.ts';
import { spokenTitle } from '../categorizer/spoken-name.ts';
import type { UpcomingItem } from '../forecast/occurrences.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude, sum, ZERO } from '../money.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { PACES } from '../recurring/schedule.ts';
import { normalizeText, visibleText } from '../text/normalize-text.ts';
import { addDays, addMonths, daysBetween, type IsoDate } from '../time/calendar.ts';
import type { EvidenceRow } from './signal.ts';
import { salaryCategories, thresholds } from './thresholds.ts';

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

/** Rows of one merchant have one text; a bank's own name for it stands where the line has none. */
export const merchantOf = (row: Pick<Transaction, 'description' | 'merchant'>): string => {
  const key = merchantKey(row);
  return key.isNamed ? key.text : normalizeText(row.merchant ?? '');
};

/** How a person knows a merchant, in one line. */
export const nameOf = (row: Transaction): string => visibleText(spokenTitle(row)).replaceAll(/\s+/g, ' ').trim();

export const evidenceOf = ({ id, date, amount }: Transaction): EvidenceRow => ({ id, date, amount });

/** Whether a category is one of these or lies below one. */
export const isAmong = (name: string | null, ids: readonly CategoryId[]): boolean => {
  const category = name === null ? null : categoryByName(name);
  return category !== null && ids.some((id) => isWithin(category, id));
};

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

type Flow = { accounts: readonly Account[]; transactions: readonly Transaction[]; streams: readonly CurrentStream[] };

/** Money into bank accounts that no stream explains and that comes from none of them. */
const unplannedRows = ({ accounts, transactions, streams }: Flow, first: IsoDate, today: IsoDate): Transaction[] => {
  const banks = new Set<string>(accounts.filter(({ type }) => type === 'BANK').map(({ id }) => id));
  const planned = new Set(streams.flatMap(({ rowIds }) => rowIds));
  const rows = transactions.filter(
    ({ accountId, date, currencyCode }) =>
      first <= date && date < today && currencyCode === 'BRL' && banks.has(accountId),
  );
  const out = groupBy(
    rows.filter(({ amount }) => amount < 0),
    ({ amount }) => amount,
  );
  const isOwn = (row: Transaction): boolean =>
    (out.get(centavos(-row.amount)) ?? []).some(
      (one) => one.accountId !== row.accountId && Math.abs(daysBetween(one.date, row.date)) <= 1,
    );
  return rows.filter((row) => row.amount > 0 && !planned.has(row.id) && !isOwn(row));
};

const MONTHS_A_YEAR = 12;

/**
 * What so many days bring beside what is expected: pay of many customers, money taken from investments. The median
 * of the windows of the last months; the same days a year ago count, too.
 */
const unplannedIn = (flow: Flow, today: IsoDate, until: IsoDate): Centavos => {
  const { historyDays, step } = thresholds.lowBalance;
  const days = daysBetween(today, until);
  const rows = unplannedRows(flow, addMonths(today, -MONTHS_A_YEAR), today);
  const within = (from: IsoDate, to: IsoDate): number =>
    rows.reduce((all, { date, amount }) => (from < date && date <= to ? all + amount : all), 0);
  const sums: number[] = [];
  for (let back = days; back <= historyDays; back += step)
    sums.push(within(addDays(today, -back), addDays(today, days - back)));
  return centavos(Math.max(medianOf(sums), within(addMonths(today, -MONTHS_A_YEAR), addMonths(until, -MONTHS_A_YEAR))));
};

const SALARY = /\b(?:salarios?|proventos|folha)\b/;
const THIRTEENTH = /\bdecimo\b|\b13o?(?: do)? ?sal|\b(?:sal|parc)\w* (?:d[eo] )?13\b|\bnatalin/;
/** The last days on which the law lets the halves of a 13th salary come, of each year. */
const ENDS_OF_HALVES = ['11-30', '12-20'] as const;

const isSalary = ({ direction, inReais, status, category, description }: CurrentStream): boolean => {
  const isOwn = isAmong(category, salaryCategories) || SALARY.test(normalizeText(description));
  return (
    direction === 'inflow' && inReais && status !== 'ended' && isOwn && !THIRTEENTH.test(normalizeText(description))
  );
};

/** The halves of the 13th salary that are due by law in these days and have not come this year: in the first year of a job nothing else tells of them. */
const thirteenthIn = ({ transactions, streams }: Flow, today: IsoDate, until: IsoDate): Centavos => {
  const year = today.slice(0, 4);
  const due = ENDS_OF_HALVES.filter((end) => today < `${year}-${end}` && `${year}-${end}` <= until);
  if (due.length === 0) return ZERO;
  const paid = transactions.filter(
    ({ date, amount, description }) =>
      amount > 0 && date <= today && date.startsWith(year) && THIRTEENTH.test(normalizeText(description)),
  );
  // The second half is what is left once one has come; who has had both gets no more.
  const halves = Math.min(due.length, ENDS_OF_HALVES.length - paid.length);
  const pay = sum(streams.filter(isSalary).map(({ varies, average, last }) => (varies ? average : last)));
  return centavos(Math.max(0, Math.round((pay * halves) / 2)));
};

/** What may come until a day beside what the forecast expects. */
export const moreIn = (flow: Flow, today: IsoDate, until: IsoDate): Centavos =>
  sum([unplannedIn(flow, today, until), thirteenthIn(flow, today, until)]);

/**
 * Only what is sure to leave, and what may come as early as it may: a payment that was missed once may have ended (the rent of
 * the former flat), and pay may come some days before its usual one.
 */
export const surelyDue = (
  items: readonly UpcomingItem[],
  streams: readonly CurrentStream[],
  today: IsoDate,
): UpcomingItem[] => {
  const byId = new Map(streams.map((stream) => [stream.id, stream]));
  return items.flatMap((item) => {
    const stream = item.sourceId === null ? undefined : byId.get(item.sourceId);
    if (!stream || item.amount === null) return [item];
    if (item.amount < 0) return stream.status === 'late' ? [] : [item];
    const early = addDays(item.date, -PACES[stream.schedule.frequency].window);
    return [{ ...item, date: early < today ? today : early }];
  });
};
