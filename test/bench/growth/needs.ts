import { addMonths, type IsoDate, monthOf } from '../../../shared/time/calendar.ts';
import type { Stored } from './engine-process.ts';

/** Of a read that is strongly consistent; an eventual one is half as dear. */
const UNIT = 4_096;
/** An answer may read twice the items that it depends on. */
const MOST = 2;
/** The smallest cost of a Query, and how many of them a call makes beside the rows: key, connections, their feeds. */
const QUERIES = 26;

/** What an answer depends on: rows of a period, so many rows of a copy, one item of the ledger, or the ledger as a whole. */
export type Needs =
  | { rows: 'period'; first: IsoDate; last: IsoDate }
  | { rows: 'page'; count: number; of: number }
  | { rows: 'item' }
  | { rows: 'all'; calls: number };

const kindOf = (stored: readonly Stored[], kind: string): Stored =>
  stored.find((one) => one.kind === kind) ?? { kind, items: 0, bytes: 0, largest: 0, months: {} };

const bytesOfMonths = ({ months }: Stored, first: IsoDate, last: IsoDate): number =>
  Object.entries(months).reduce(
    (sum, [month, bytes]) => sum + (month >= monthOf(first) && month <= monthOf(last) ? bytes : 0),
    0,
  );

/** Small records that every such call reads, strongly consistent. */
const around = (stored: readonly Stored[]): number =>
  QUERIES + ['ITEM', 'ACCOUNT', 'CLOSING', 'EDIT'].reduce((sum, kind) => sum + kindOf(stored, kind).bytes / UNIT, 0);

/** Read units of the stored items that an answer depends on. */
export const neededUnits = (needs: Needs, stored: readonly Stored[]): number => {
  const [ledger, bills] = [kindOf(stored, 'LEDGER'), kindOf(stored, 'BILL')];
  const beside = around(stored);
  switch (needs.rows) {
    case 'period': {
      const due = bytesOfMonths(bills, needs.first, addMonths(needs.last, 1));
      return beside + bytesOfMonths(ledger, needs.first, needs.last) / UNIT / 2 + due / UNIT;
    }
    case 'page':
      return beside + bills.bytes / UNIT + ((ledger.bytes / UNIT) * needs.count) / Math.max(1, needs.of);
    case 'item':
      return beside + Math.ceil(ledger.bytes / Math.max(1, ledger.items) / UNIT);
    case 'all':
      return needs.calls * (beside + bills.bytes / UNIT) + ledger.bytes / UNIT;
  }
};

export const limitOf = (needs: Needs, stored: readonly Stored[]): number =>
  Math.ceil(MOST * neededUnits(needs, stored));
