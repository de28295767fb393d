import { groupBy } from '../group-by.ts';
import type { InstallmentInfo, Transaction } from '../ledger/transaction.ts';
import { magnitude } from '../money.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { addMonths, daysBetween, epochDay, type IsoDate } from '../time/calendar.ts';

export type InstallmentRow = InstallmentInfo & {
  transaction: Transaction;
  /** The normalized description without the installment number: equal for all rows of a purchase. */
  label: string;
};

// `PARC 03/10`, `Parcela 3 de 10`, `(3/10)`.
const MARKERS = /\(?(?:\bparc(?:elas?)?\.?\s*:?\s*)?(?<!\d)(\d+)\s*(?:\/|\bde\b)\s*(\d+)\)?/gi;

const says = (digits: string | undefined, value: number): boolean => digits === `${value}` || digits === `0${value}`;

const markerIn = (description: string, { number, total }: InstallmentInfo): { at: number; text: string } | null => {
  MARKERS.lastIndex = 0;
  for (let found = MARKERS.exec(description); found; found = MARKERS.exec(description)) {
    if (says(found[1], number) && says(found[2], total)) return { at: found.index, text: found[0] };
    MARKERS.lastIndex = found.index + 1; // `1/2/3` contains `2/3` too
  }
  return null;
};

const replaceMarker = (description: string, info: InstallmentInfo, by: (marker: string) => string): string => {
  const marker = markerIn(description, info);
  if (!marker) return description;
  return description.slice(0, marker.at) + by(marker.text) + description.slice(marker.at + marker.text.length);
};

const withoutMarker = (description: string, info: InstallmentInfo): string =>
  replaceMarker(description, info, () => ' ');

/** The normalized description of an installment without its number. */
export const labelOf = ({ description }: Pick<Transaction, 'description'>, info: InstallmentInfo): string =>
  normalizeText(withoutMarker(description, info));

/** Null for a single payment, and for a credit: a refund is not an installment. */
export const installmentRow = (transaction: Transaction): InstallmentRow | null => {
  const { installment, type } = transaction;
  if (type !== 'DEBIT' || !installment || installment.total < 2) return null;
  return { ...installment, transaction, label: labelOf(transaction, installment) };
};

/** `LOJA PARC 03/10` becomes `LOJA PARC 04/10`. */
export const descriptionOf = (row: InstallmentRow, number: number): string =>
  replaceMarker(row.transaction.description, row, (marker) =>
    marker.replace(/\d{1,2}/, (digits) => String(number).padStart(digits.length, '0')),
  );

/** The description without the installment number, in the bank's spelling. */
export const titleOf = (row: InstallmentRow): string => {
  const { description } = row.transaction;
  const title = withoutMarker(description, row).replace(/\s+/g, ' ');
  return title.replace(/^[\s*-]+|[\s*-]+$/g, '') || description;
};

/** The purchase date; `exact` when the bank states it. `day` counts from 1970-01-01. */
export type Start = { date: IsoDate; day: number; exact: boolean };
/** The purchase date that follows from a row's date and number under one convention of dating rows. */
export type Dating = (row: InstallmentRow) => readonly [Start, ...Start[]];

const startOn = (date: IsoDate, exact = false): Start => ({ date, day: epochDay(date), exact });
const bankStart = ({ purchaseDate }: InstallmentRow): Start | null => purchaseDate && startOn(purchaseDate, true);
const ownDate = ({ transaction }: InstallmentRow): Start => startOn(transaction.date);
const monthsBack = ({ transaction, number }: InstallmentRow): Start => startOn(addMonths(transaction.date, 1 - number));

// Some banks repeat the row's own date as purchase date, which means nothing after the first installment.
const statedStart = (row: InstallmentRow): Start | null =>
  row.number > 1 && row.purchaseDate === row.transaction.date ? null : bankStart(row);

/** One row per bill. */
const monthly: Dating = (row) => [statedStart(row) ?? monthsBack(row)];
/** All rows at once, dated at the purchase. */
const atOnce: Dating = (row) => [bankStart(row) ?? ownDate(row)];
/** All rows at once, each dated again when its bill closes. */
const redated: Dating = (row) => {
  const start = statedStart(row);
  return start ? [start] : [monthsBack(row), ownDate(row)];
};

/** The candidates for these rows, the likeliest first. */
const datingsOf = (rows: readonly InstallmentRow[]): readonly Dating[] =>
  rows.every(({ purchaseDate }) => purchaseDate) ? [atOnce, monthly, redated] : [monthly, atOnce, redated];

/** `rows` holds the reported rows by installment number. */
export type Purchase = {
  purchaseDate: IsoDate;
  rows: ReadonlyMap<number, InstallmentRow>;
};

/** Banks that report future installments date them up to this many months ahead. */
export const MONTHS_OF_FUTURE_ROWS = 24;

type Draft = { start: Start; founder: InstallmentRow; rows: Map<number, InstallmentRow> };
type Match = { row: InstallmentRow; draft: Draft; start: Start; difference: number; days: number };

/** A bank dates a later installment on the purchase's day in a later month, or some days behind it. */
const DAYS_OF_DOUBT = 20;
/** Or on its bill's first day: up to a cycle before the purchase's day, and 15 days more where the bank closed a bill early. */
const DAYS_TO_FIRST_OF_BILL = 31 + 15;
/** A purchase date may be off by a day after a zone conversion. */
const DAYS_OF_ROUNDING = 1;

const amountOf = (row: InstallmentRow): number => magnitude(row.transaction.amount);

const mayBelong = (row: InstallmentRow, { founder, rows }: Draft): boolean => {
  const [own, first] = [amountOf(row), amountOf(founder)];
  const sameTotal = row.totalAmount === null || founder.totalAmount === null || row.totalAmount === founder.totalAmount;
  return !rows.has(row.number) && sameTotal && own <= 2 * first && first <= 2 * own;
};

// Installments differ by the centavos that do not divide.
const amountDifference = (row: InstallmentRow, { founder }: Draft): number => {
  const difference = Math.abs(amountOf(row) - amountOf(founder));
  return difference <= row.total ? 0 : difference;
};

const mayBeOneStart = (ofRow: Start, { transaction }: InstallmentRow, known: Start): boolean => {
  const days = ofRow.day - known.day;
  if (ofRow.exact && known.exact) return Math.abs(days) <= DAYS_OF_ROUNDING;
  const isBehind = transaction.date >= known.date;
  return -(isBehind ? DAYS_TO_FIRST_OF_BILL : DAYS_OF_DOUBT) <= days && days <= DAYS_OF_DOUBT;
};

const matchesOf = (row: InstallmentRow, drafts: readonly Draft[], dating: Dating): Match[] =>
  dating(row).flatMap((start) =>
    drafts
      .filter((draft) => mayBeOneStart(start, row, draft.start) && mayBelong(row, draft))
      .map((draft) => ({
        row,
        draft,
        start,
        days: Math.abs(start.day - draft.start.day),
        difference: amountDifference(row, draft),
      })),
  );

const byCloseness = (a: Match, b: Match): number => a.difference - b.difference || a.days - b.days;

/** Each row with the closest draft; rows of one amount change places where another would find none. */
const assigned = (matches: readonly Match[]): ReadonlyMap<Draft, Match> => {
  const taken = new Map<Draft, Match>();
  const placed = new Set<InstallmentRow>();
  for (const match of matches.toSorted(byCloseness)) {
    if (placed.has(match.row) || taken.has(match.draft)) continue;
    taken.set(match.draft, match);
    placed.add(match.row);
  }
  const exact = groupBy(
    matches.filter(({ difference }) => difference === 0),
    ({ row }) => row,
  );
  const place = (row: InstallmentRow, seen: Set<Draft>): boolean =>
    (exact.get(row) ?? []).some((match) => {
      if (seen.has(match.draft)) return false;
      seen.add(match.draft);
      const before = taken.get(match.draft);
      if (before && !place(before.row, seen)) return false;
      taken.set(match.draft, match);
      return true;
    });
  for (const row of exact.keys()) if (!placed.has(row)) place(row, new Set());
  return taken;
};

// Rows of one number are different purchases: each joins the closest draft without that number or starts a new one.
const gather = (rows: readonly InstallmentRow[], dating: Dating): Draft[] => {
  const drafts: Draft[] = [];
  for (const level of groupBy(rows, ({ number }) => number).values()) {
    const left = new Set(level);
    const matches = level.flatMap((row) => matchesOf(row, drafts, dating));
    for (const { row, draft, start } of assigned(matches).values()) {
      left.delete(row);
      draft.rows.set(row.number, row);
      if (start.exact) draft.start = start;
    }
    for (const row of left) {
      const [start] = dating(row);
      drafts.push({ start, founder: row, rows: new Map([[row.number, row]]) });
    }
  }
  return drafts;
};

const inOrder = (a: InstallmentRow, b: InstallmentRow): number =>
  a.number - b.number ||
  a.transaction.date.localeCompare(b.transaction.date) ||
  a.transaction.id.localeCompare(b.transaction.id);

// Uses the dating that gives the fewest purchases; the first one on a tie.
const purchasesOf = (rows: readonly InstallmentRow[]): Draft[] => {
  const sorted = rows.toSorted(inOrder);
  return datingsOf(rows)
    .map((dating) => gather(sorted, dating))
    .reduce((best, drafts) => (drafts.length < best.length ? drafts : best));
};

const likeness = ({ transaction, total, label }: InstallmentRow): string =>
  [transaction.accountId, transaction.currencyCode, total, label].join('|');

const monthlyRows = ({ rows }: Draft): InstallmentRow[] => [...rows.values()].toSorted(inOrder);

const isNear = (one: InstallmentRow, other: InstallmentRow): boolean =>
  amountOf(one) <= 2 * amountOf(other) && amountOf(other) <= 2 * amountOf(one);

/** Rows of one later date that continue the numbers billed before: paid ahead, where the bank gives no purchase date. */
const joinPrepaid = (drafts: readonly Draft[]): Draft[] => {
  const loose = drafts.filter(({ founder }) => founder.number > 1 && statedStart(founder) === null);
  const joined = new Set<Draft>();
  for (const [date, together] of groupBy(loose, ({ founder }) => founder.transaction.date)) {
    const numbers = together.flatMap(monthlyRows).toSorted(inOrder);
    const [next] = numbers;
    if (numbers.length < 2 || !next || numbers.some(({ transaction }) => transaction.date !== date)) continue;
    const continues = (draft: Draft): boolean => {
      const last = monthlyRows(draft).at(-1);
      return (
        last !== undefined &&
        !together.includes(draft) &&
        last.number === next.number - 1 &&
        last.transaction.date < date &&
        isNear(last, next)
      );
    };
    const isContiguous = numbers.every(({ number }, index) => number === next.number + index);
    const before = isContiguous && drafts.find(continues);
    if (!before) continue;
    for (const row of numbers) before.rows.set(row.number, row);
    for (const draft of together) joined.add(draft);
  }
  return drafts.filter((draft) => !joined.has(draft));
};

/** Handles the three forms that banks use (README). Two equal purchases stay two. */
export const rebuildPurchases = (rows: readonly InstallmentRow[]): Purchase[] =>
  [...groupBy(rows, likeness).values()]
    .flatMap((group) => joinPrepaid(purchasesOf(group)))
    .map(({ start, rows: known }) => ({ purchaseDate: start.date, rows: known }));

/** Tolerance for rows dated at the purchase. */
const DAYS_AT_PURCHASE = 3;
/** Rows of one date later than this behind the purchase were paid ahead. */
const DAYS_TO_PREPAID = 31;

/** Numbers of the installments that were paid ahead: two or more rows of one date, later than the purchase by more than a cycle. */
export const prepaidNumbers = ({ purchaseDate, rows }: Purchase): number[] =>
  [...groupBy(rows.values(), ({ transaction }) => transaction.date)]
    .filter(([date, sameDay]) => sameDay.length > 1 && daysBetween(purchaseDate, date) > DAYS_TO_PREPAID)
    .flatMap(([, sameDay]) => sameDay.map(({ number }) => number));

// Rows of one date go to successive bills, from the purchase's first row or the first pending one.
const billsAfter = (purchaseDate: IsoDate, sameDay: readonly InstallmentRow[]): [string, number][] => {
  const days = daysBetween(purchaseDate, sameDay[0]?.transaction.date ?? purchaseDate);
  if (days > DAYS_TO_PREPAID) return sameDay.map(({ transaction }) => [transaction.id, 0]);
  const first = Math.abs(days) <= DAYS_AT_PURCHASE ? 1 : Math.min(...sameDay.map(({ number }) => number));
  return sameDay.map(({ transaction, number }) => [transaction.id, number - first]);
};

/** Transaction id -> number of bills after the one its date indicates, for rows reported at once with one date. */
export const billsLaterOf = (purchases: readonly Purchase[]): ReadonlyMap<string, number> =>
  new Map(
    purchases.flatMap(({ purchaseDate, rows }) =>
      [...groupBy(rows.values(), ({ transaction }) => transaction.date).values()]
        .filter((sameDay) => sameDay.length > 1)
        .flatMap((sameDay) => billsAfter(purchaseDate, sameDay)),
    ),
  );
