import { groupBy } from '../../group-by.ts';
import type { IsoDate } from '../../time/calendar.ts';
import type { Transaction } from '../transaction.ts';
import { decodeRows } from './codec.ts';
import { isInSpan, type MonthSpan } from './month-groups.ts';
import type { StoredPart } from './part-record.ts';

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
    spans.some((span) => isInSpan(month, span)) && (generations.get(monthKey(accountId, month)) ?? 0) < least;
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
