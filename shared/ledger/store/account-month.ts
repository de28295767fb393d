import { groupBy } from '../../group-by.ts';
import { addToMonth, type IsoDate, type IsoMonth, isoDate, monthOf } from '../../time/calendar.ts';
import type { Transaction } from '../transaction.ts';
import { decodeRows } from './codec.ts';
import type { StoredPart } from './part-record.ts';

/** Both included. `accountId`: of one month, the parts of this account alone. */
export type MonthSpan = { first: IsoMonth; last: IsoMonth; accountId?: string | undefined };

/** A year touches thirteen months, and bills read one month ahead: two Queries. */
const MONTHS_PER_GROUP = 7;
/** At about 28,000 rows per 1 MB page, four years are one round trip for most users. */
const GROUPS = 8;

const earlier = (a: IsoMonth, b: IsoMonth): IsoMonth => (a < b ? a : b);
const later = (a: IsoMonth, b: IsoMonth): IsoMonth => (a > b ? a : b);

/**
 * From the newest busy month back. Newer months join the first group and older ones the last, so a range over centuries
 * needs no more Queries.
 */
export const monthGroups = ({ first, last }: MonthSpan, busy: MonthSpan = { first, last }): MonthSpan[] => {
  const oldest = later(first, busy.first);
  const groups: MonthSpan[] = [];
  for (let end = earlier(last, busy.last); end >= oldest && groups.length < GROUPS; ) {
    const start = later(addToMonth(end, 1 - MONTHS_PER_GROUP), oldest);
    groups.push({ first: start, last: end });
    end = addToMonth(start, -1);
  }
  const [newest, ...others] = groups;
  if (!newest) return [{ first, last }];
  const whole = [{ ...newest, last }, ...others];
  return whole.map((group, index) => (index === whole.length - 1 ? { ...group, first } : group));
};

const isInSpan = (month: string, { first, last }: MonthSpan): boolean => month >= first && month <= last;

/** Every month that a row may have. */
export const WHOLE: MonthSpan = { first: monthOf(isoDate(1, 1, 1)), last: monthOf(isoDate(9999, 12, 31)) };

export type StoredMonth = Pick<StoredPart, 'accountId' | 'month' | 'generation' | 'hash' | 'minSiblingGenerations'> & {
  parts: readonly StoredPart[];
};

export type Assembly = {
  months: StoredMonth[];
  /** Parts of two generations, or parts missing: the read overlapped a write. */
  torn: boolean;
  /** Each month is complete, but a row moved between two months after one and before the other was read. */
  crossMonthTorn: boolean;
};

const monthKey = (accountId: string, month: string): string => `${month}#${accountId}`;

const wholeMonth = (parts: readonly StoredPart[]): StoredMonth | null => {
  const first = parts[0];
  if (!first || parts.length !== first.parts) return null;
  if (parts.some(({ generation }) => generation !== first.generation)) return null;
  const { accountId, month, generation, hash, minSiblingGenerations } = first;
  return { accountId, month, generation, hash, minSiblingGenerations, parts };
};

const isCrossMonthTorn = (months: readonly StoredMonth[], spans: readonly MonthSpan[]): boolean => {
  const generations = new Map(months.map((month) => [monthKey(month.accountId, month.month), month.generation]));
  const isBehind = (accountId: string, month: string, least: number): boolean =>
    spans.some((span) => isInSpan(month, span) && (span.accountId ?? accountId) === accountId) &&
    (generations.get(monthKey(accountId, month)) ?? 0) < least;
  return months.some(({ accountId, minSiblingGenerations }) =>
    Object.entries(minSiblingGenerations).some(([month, least]) => isBehind(accountId, month, least)),
  );
};

export const assemble = (parts: readonly StoredPart[], spans: readonly MonthSpan[]): Assembly => {
  const groups = [...groupBy(parts, ({ accountId, month }) => monthKey(accountId, month)).values()];
  const months = groups.flatMap((group) => wholeMonth(group) ?? []);
  return { months, torn: months.length < groups.length, crossMonthTorn: isCrossMonthTorn(months, spans) };
};

export const rowsOf = ({ parts }: StoredMonth): Transaction[] => parts.flatMap((part) => decodeRows(part.data, part));

const rowsOfPart = (part: StoredPart, from: IsoDate, to: IsoDate): Transaction[] => {
  const { minDate, maxDate } = part;
  if (!minDate || !maxDate || minDate > to || maxDate < from) return [];
  const rows = decodeRows(part.data, part);
  return minDate >= from && maxDate <= to ? rows : rows.filter(({ date }) => date >= from && date <= to);
};

export const rowsWithin = ({ parts }: StoredMonth, from: IsoDate, to: IsoDate): Transaction[] =>
  parts.flatMap((part) => rowsOfPart(part, from, to));
