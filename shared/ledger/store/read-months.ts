import { paginateQuery, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { retry } from '../../platform/retry.ts';
import { ledgerPartOfKey } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { addToMonth, type IsoMonth } from '../../time/calendar.ts';
import { assemble, type MonthSpan, type StoredMonth, WHOLE } from './account-month.ts';
import { parsePart, partKeys, type StoredPart } from './part-record.ts';

export type StoredItem = Record<string, unknown>;

/** Queries of what the first page leaves. */
const MOST_QUERIES = 8;

const LAST_PART = 999;

const keyRange = (table: Table, userId: string, { first, last, accountId }: MonthSpan) => {
  const { part, range } = partKeys(table);
  if (accountId === undefined) return range(userId, first, last);
  const { pk, sk } = part(userId, first, accountId, 0);
  return { ':pk': pk, ':first': sk, ':last': part(userId, last, accountId, LAST_PART).sk };
};

const question = (table: Table, userId: string, span: MonthSpan, consistent: boolean) => ({
  TableName: table.name,
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
  ExpressionAttributeValues: keyRange(table, userId, span),
  ConsistentRead: consistent,
});

const everyPage = async ({ client }: Table, query: QueryCommandInput): Promise<StoredItem[]> => {
  const items: StoredItem[] = [];
  for await (const { Items = [] } of paginateQuery({ client }, query)) items.push(...Items);
  return items;
};

const monthOfKey = (sortKey: unknown): IsoMonth => ledgerPartOfKey(String(sortKey)).month;

const monthsBetween = (first: IsoMonth, last: IsoMonth): number =>
  12 * (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) + Number(last.slice(5)) - Number(first.slice(5));

/** Spans of the months from `next` on, each of so many as a page held whole; the last one goes to the end. */
export const spansAfter = (next: IsoMonth, last: IsoMonth, monthsOfPage: number): MonthSpan[] => {
  const spans: MonthSpan[] = [];
  for (let first = next; first <= last; ) {
    const end = addToMonth(first, monthsOfPage - 1);
    const isLast = spans.length === MOST_QUERIES - 1 || end >= last;
    spans.push({ first, last: isLast ? last : end });
    if (isLast) break;
    first = addToMonth(end, 1);
  }
  return spans;
};

/**
 * All items of a span. Its size is unknown beforehand: what the first page of 1 MB leaves is read in parallel, so that a history of any
 * length takes few round trips.
 */
const querySpan = async (table: Table, userId: string, span: MonthSpan, consistent: boolean): Promise<StoredItem[]> => {
  const whole = question(table, userId, span, consistent);
  const { Items: items = [], LastEvaluatedKey } = await table.client.send(new QueryCommand(whole));
  if (!LastEvaluatedKey) return items;
  const month = monthOfKey(LastEvaluatedKey.sk);
  // The last month of the page may go on behind it.
  const monthsOfPage = Math.max(1, monthsBetween(items[0] ? monthOfKey(items[0].sk) : month, month));
  const spans = spansAfter(month, span.last, monthsOfPage);
  const rest = spans.map((one, index) => ({
    ...question(table, userId, one, consistent),
    ...(index === 0 && { ExclusiveStartKey: LastEvaluatedKey }),
  }));
  const read = await Promise.all(rest.map((query) => everyPage(table, query)));
  return [...items, ...read.flat()];
};

/** A write takes about as long as the first pauses together. */
const READS = { attempts: 7, pauseMs: 20, longestPauseMs: 640 };

export class TornLedgerError extends Error {}

type Reading = { consistent: boolean; accountIds?: ReadonlySet<string> };

const partsOf = async (
  table: Table,
  userId: string,
  span: MonthSpan,
  { consistent, accountIds }: Reading,
): Promise<StoredPart[]> => {
  const items = await querySpan(table, userId, span, consistent);
  const own = accountIds ? items.filter(({ sk }) => accountIds.has(ledgerPartOfKey(String(sk)).accountId)) : items;
  return own.map(parsePart);
};

const isTorn = (error: unknown): boolean => error instanceof TornLedgerError;

/**
 * A Query is not a snapshot, so a read that overlapped a write is repeated, strongly consistent.
 * @throws TornLedgerError when parts are still missing after every reread
 */
export const readMonths = async (
  table: Table,
  userId: string,
  spans: readonly MonthSpan[],
  options: Reading,
): Promise<StoredMonth[]> => {
  const read = async (attempt: number): Promise<StoredMonth[]> => {
    const reading = { ...options, consistent: options.consistent || attempt > 1 };
    const parts = await Promise.all(spans.map((span) => partsOf(table, userId, span, reading)));
    const { months, torn, crossMonthTorn } = assemble(parts.flat(), spans);
    // Months that stay torn across months are an interrupted removal, not a write in progress: no row is lost.
    if (!torn && (!crossMonthTorn || attempt === READS.attempts)) return months;
    throw new TornLedgerError('A stored month of the ledger is incomplete');
  };
  return retry(read, { ...READS, isRetriable: isTorn });
};

/** Spans of all months up to the last one, backwards, each of so many as a page held whole; the earliest one goes to the beginning. */
export const spansUpTo = (last: IsoMonth, monthsOfPage: number): MonthSpan[] => {
  const spans: MonthSpan[] = [];
  for (let end = last; ; end = addToMonth(end, -monthsOfPage)) {
    const isFirst = spans.length === MOST_QUERIES - 1 || monthsBetween(WHOLE.first, end) < monthsOfPage;
    spans.push({ first: isFirst ? WHOLE.first : addToMonth(end, 1 - monthsOfPage), last: end });
    if (isFirst) return spans;
  }
};

/** The newest months that a page holds whole, and the month behind which it ends; null where it holds all. */
const newestMonths = async (table: Table, userId: string) => {
  const query = { ...question(table, userId, WHOLE, true), ScanIndexForward: false };
  const { Items: items = [], LastEvaluatedKey } = await table.client.send(new QueryCommand(query));
  const left = LastEvaluatedKey ? monthOfKey(LastEvaluatedKey.sk) : null;
  const parts = items.map(parsePart).reverse();
  return { left, parts: parts.filter(({ month }) => left === null || month > left) };
};

/**
 * The months of rows that may be in any: the newest ones of a page of 1 MB, and the others, side by side, only where they are not in these.
 * That takes as many round trips as all months do.
 */
export const readMonthsUntil = (
  table: Table,
  userId: string,
  areThere: (months: readonly StoredMonth[]) => boolean,
): Promise<StoredMonth[]> => {
  const whole = (parts: readonly StoredPart[], spans: readonly MonthSpan[], isLast: boolean): StoredMonth[] => {
    const { months, torn, crossMonthTorn } = assemble(parts, spans);
    if (torn || (crossMonthTorn && !isLast)) throw new TornLedgerError('A stored month of the ledger is incomplete');
    return months;
  };
  const read = async (attempt: number): Promise<StoredMonth[]> => {
    const { left, parts } = await newestMonths(table, userId);
    const isLast = attempt === READS.attempts;
    const first = left ? addToMonth(left, 1) : WHOLE.first;
    const months = whole(parts, [{ ...WHOLE, first }], isLast);
    const newest = parts.at(-1)?.month;
    if (!left || areThere(months)) return months;
    const spans = spansUpTo(left, Math.max(1, newest ? monthsBetween(left, newest) : 1));
    const rest = await Promise.all(spans.map((span) => partsOf(table, userId, span, { consistent: true })));
    return whole([...rest.flat(), ...parts], [WHOLE], isLast);
  };
  return retry(read, { ...READS, isRetriable: isTorn });
};

/** Where a reader in the order of the keys is. `isRead`: the month itself is behind it. */
export type PlaceOfMonth = { month: IsoMonth; accountId: string; isRead: boolean };

const AFTER_PARTS = '\uffff';

const rangeFrom = (table: Table, userId: string, from: PlaceOfMonth | null) => {
  const whole = partKeys(table).range(userId, WHOLE.first, WHOLE.last);
  if (!from) return whole;
  const { sk } = partKeys(table).part(userId, from.month, from.accountId, from.isRead ? LAST_PART : 0);
  return { ...whole, ':first': from.isRead ? `${sk}${AFTER_PARTS}` : sk };
};

const askFrom = (table: Table, userId: string, from: PlaceOfMonth | null) => ({
  ...question(table, userId, WHOLE, true),
  ExpressionAttributeValues: rangeFrom(table, userId, from),
});

const edgeOf = async (table: Table, userId: string, ScanIndexForward: boolean): Promise<IsoMonth | null> => {
  const query = { ...askFrom(table, userId, null), ScanIndexForward, Limit: 1, ProjectionExpression: 'sk' };
  const [item] = (await table.client.send(new QueryCommand(query))).Items ?? [];
  return item ? monthOfKey(item.sk) : null;
};

/** The last month of the ledger, by its key; null where it is empty. */
export const readLastMonth = (table: Table, userId: string): Promise<IsoMonth | null> => edgeOf(table, userId, false);

/** The first and the last month of the ledger, by their keys; null where it is empty. */
export const readBounds = async (table: Table, userId: string): Promise<MonthSpan | null> => {
  const [first, last] = await Promise.all([edgeOf(table, userId, true), readLastMonth(table, userId)]);
  return first && last ? { first, last } : null;
};

const samePlace = (a: StoredPart | undefined, b: StoredPart): boolean =>
  a?.month === b.month && a.accountId === b.accountId;

/**
 * The next account-months in the order of the keys, strongly consistent.
 * @param most items of the Query @param fits whether the months are of one moment
 */
export const readNextMonths = async <Month>(
  table: Table,
  userId: string,
  from: PlaceOfMonth | null,
  most: number,
  decode: (month: StoredMonth) => Month,
  fits: (months: readonly Month[]) => boolean,
): Promise<{ months: readonly Month[]; items: number; isEnd: boolean }> => {
  const read = async (attempt: number) => {
    const query = new QueryCommand({ ...askFrom(table, userId, from), Limit: most });
    const { Items: items = [], LastEvaluatedKey } = await table.client.send(query);
    const parts = items.map(parsePart);
    const last = parts.at(-1);
    const ofLast = parts.filter((part) => samePlace(last, part));
    // The Query ended within a month: it is the next page's, or is read by itself.
    const isCut = LastEvaluatedKey !== undefined && last !== undefined && ofLast.length < last.parts;
    const whole = isCut ? parts.filter((part) => !samePlace(last, part)) : parts;
    if (isCut && whole.length === 0) {
      const span = { first: last.month, last: last.month, accountId: last.accountId };
      const alone = await readMonths(table, userId, [span], { consistent: true });
      return { months: alone.map(decode), items: last.parts, isEnd: false };
    }
    const { months, torn } = assemble(whole, []);
    const decoded = months.map(decode);
    if (torn || !(fits(decoded) || attempt === READS.attempts))
      throw new TornLedgerError('Months of the ledger changed while they were read');
    return { months: decoded, items: items.length, isEnd: LastEvaluatedKey === undefined };
  };
  return retry(read, { ...READS, isRetriable: isTorn });
};
