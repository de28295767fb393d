import { retry } from '../../platform/retry.ts';
import { ledgerPartOfKey } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { assemble, type StoredMonth } from './account-month.ts';
import type { MonthSpan } from './month-groups.ts';
import { parsePart, type StoredPart } from './part-record.ts';
import { querySpan } from './query-span.ts';

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
