import { addMonths, type IsoDate, monthOf } from '../../../shared/time/calendar.ts';
import type { Stored } from './engine-process.ts';

/** Of a read that is strongly consistent; an eventual one is half as dear. */
const UNIT = 4_096;
/** An answer may read twice the items that it depends on. */
const MOST = 2;
/** Of a call beside its rows: key, connections, accounts, closing dates, and the order of the user's words. */
const QUERIES = 6;

type Dates = { first: IsoDate; last: IsoDate };

/**
 * What an answer depends on: the small records that every call reads, and these. Nothing else is named where its need is all of a
 * kind, such as all reminders of a list.
 */
export type Needs = {
  /** Rows of dates, eventually consistent; so many rows of a copy; so many items of the ledger; all of it, strongly consistent. */
  rows?: Dates | { count: number; of: number } | { items: number } | 'all';
  /** Bills that close or are due about the dates; all of them. */
  bills?: Dates | 'all';
  /** Kinds of records that the answer lists whole. */
  kinds?: readonly string[];
  /** Further Queries of a call: each connection has a feed, each month of an account an item. */
  queries?: number;
  /** Calls, or imports, that are counted together: each reads the small records and the bills anew. */
  calls?: number;
  /** Each of them reads the rows, strongly consistent. */
  isFresh?: true;
};

const kindOf = (stored: readonly Stored[], kind: string): Stored =>
  stored.find((one) => one.kind === kind) ?? { kind, items: 0, bytes: 0, largest: 0, months: {} };

const bytesOfMonths = ({ months }: Stored, { first, last }: Dates): number =>
  Object.entries(months).reduce(
    (sum, [month, bytes]) => sum + (month >= monthOf(first) && month <= monthOf(last) ? bytes : 0),
    0,
  );

const unitsOfKinds = (stored: readonly Stored[], kinds: readonly string[]): number =>
  kinds.reduce((sum, kind) => sum + kindOf(stored, kind).bytes / UNIT, 0);

/** Small records that every such call reads, strongly consistent. */
const AROUND = ['ITEM', 'ACCOUNT', 'CLOSING', 'EDIT'];

const unitsOfRows = (rows: Needs['rows'], ledger: Stored): number => {
  if (rows === undefined) return 0;
  if (rows === 'all') return ledger.bytes / UNIT;
  if ('items' in rows) return rows.items * Math.ceil(ledger.bytes / Math.max(1, ledger.items) / UNIT);
  if ('count' in rows) return ((ledger.bytes / UNIT) * rows.count) / Math.max(1, rows.of);
  return bytesOfMonths(ledger, rows) / UNIT / 2;
};

// A bill is due up to a month after its rows.
const unitsOfBills = (bills: Needs['bills'], stored: Stored): number => {
  if (bills === undefined) return 0;
  const bytes = bills === 'all' ? stored.bytes : bytesOfMonths(stored, { ...bills, last: addMonths(bills.last, 1) });
  return bytes / UNIT;
};

/** Read units of the stored items that an answer depends on. */
export const neededUnits = (
  { rows, bills, kinds = [], queries = 0, calls = 1, isFresh }: Needs,
  stored: readonly Stored[],
): number => {
  const each = QUERIES + queries + unitsOfKinds(stored, AROUND) + unitsOfBills(bills, kindOf(stored, 'BILL'));
  const ofRows = unitsOfRows(rows, kindOf(stored, 'LEDGER'));
  return calls * each + (isFresh ? 2 * calls * ofRows : ofRows) + unitsOfKinds(stored, kinds);
};

export const limitOf = (needs: Needs, stored: readonly Stored[]): number =>
  Math.ceil(MOST * neededUnits(needs, stored));
