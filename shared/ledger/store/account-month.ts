import type { IsoDate } from '../../time/calendar.ts';
import type { Transaction } from '../transaction.ts';
import { decodeRows } from './codec.ts';
import { isWithin, type MonthSpan } from './month-groups.ts';
import type { StoredPart } from './part-record.ts';

/** One account's month as a read found it: all its parts, of one generation. */
export type StoredMonth = Pick<StoredPart, 'accountId' | 'month' | 'generation' | 'hash' | 'besides'> & {
  parts: readonly StoredPart[];
};

/** What the parts of one read add up to. */
export type Assembly = {
  months: StoredMonth[];
  /** Parts of two generations, or parts missing: the read fell into a write. */
  torn: boolean;
  /** Each month is whole, but a row moved between two of them after the one and before the other was read. */
  apart: boolean;
};

const monthKey = (accountId: string, month: string): string => `${month}#${accountId}`;

const groupedByMonth = (parts: readonly StoredPart[]): StoredPart[][] => {
  const groups = new Map<string, StoredPart[]>();
  for (const part of parts) {
    const key = monthKey(part.accountId, part.month);
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  return [...groups.values()];
};

const wholeMonth = (parts: readonly StoredPart[]): StoredMonth | null => {
  const first = parts[0];
  if (!first || parts.length !== first.parts) return null;
  if (parts.some(({ generation }) => generation !== first.generation)) return null;
  const { accountId, month, generation, hash, besides } = first;
  return { accountId, month, generation, hash, besides, parts };
};

const areApart = (months: readonly StoredMonth[], spans: readonly MonthSpan[]): boolean => {
  const generations = new Map(months.map((month) => [monthKey(month.accountId, month.month), month.generation]));
  const isBehind = (accountId: string, month: string, least: number): boolean =>
    spans.some((span) => isWithin(month, span)) && (generations.get(monthKey(accountId, month)) ?? 0) < least;
  return months.some(({ accountId, besides }) =>
    Object.entries(besides).some(([month, least]) => isBehind(accountId, month, least)),
  );
};

/** @param parts what a read of the spans gave, in the order of their keys */
export const assemble = (parts: readonly StoredPart[], spans: readonly MonthSpan[]): Assembly => {
  const groups = groupedByMonth(parts);
  const months = groups.flatMap((group) => wholeMonth(group) ?? []);
  return { months, torn: months.length < groups.length, apart: areApart(months, spans) };
};

/** The month's rows, newest first, then by id. */
export const rowsOf = ({ parts }: StoredMonth): Transaction[] => parts.flatMap((part) => decodeRows(part.data, part));

const rowsOfPart = (part: StoredPart, from: IsoDate, to: IsoDate): Transaction[] => {
  const { minDate, maxDate } = part;
  if (!minDate || !maxDate || minDate > to || maxDate < from) return [];
  const rows = decodeRows(part.data, part);
  return minDate >= from && maxDate <= to ? rows : rows.filter(({ date }) => date >= from && date <= to);
};

/** The rows dated from `from` to `to`, both included, in the month's order; parts that hold none stay packed. */
export const rowsWithin = ({ parts }: StoredMonth, from: IsoDate, to: IsoDate): Transaction[] =>
  parts.flatMap((part) => rowsOfPart(part, from, to));
