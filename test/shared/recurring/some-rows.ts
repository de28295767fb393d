import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { detectStreams } from '../../../shared/recurring/detect-streams.ts';
import type { Stream } from '../../../shared/recurring/stream.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

type Given = Parameters<typeof aTransaction>[0];

/** One row a month on that day, from a month on; `each` may change a row by its place. */
export const monthlyRows = (
  name: string,
  months: readonly string[],
  given: Partial<Given> & { day?: string },
  each: (index: number) => Partial<Given> = () => ({}),
): Transaction[] =>
  months.map((month, index) => {
    const { day: dayOfMonth = '10', ...rest } = given;
    return aTransaction({
      id: `${name}-${month}`,
      date: `${month}-${dayOfMonth}`,
      description: name,
      ...rest,
      ...each(index),
    });
  });

/** The same rows under ids of their own. */
export const named = (name: string, rows: readonly Transaction[]): Transaction[] =>
  rows.map((row) => ({ ...row, id: `${name} ${row.id}` }));

export const monthsOf2026 = (count: number, first = 1): string[] =>
  Array.from({ length: count }, (_, index) => `2026-${String(first + index).padStart(2, '0')}`);

const ACCOUNTS = [
  { id: 'acc-1', type: 'BANK' },
  { id: 'acc-2', type: 'BANK' },
  { id: 'card-1', type: 'CREDIT' },
  { id: 'card-2', type: 'CREDIT' },
];

export const streamsAmong = (rows: readonly Transaction[], today: string): Stream[] =>
  detectStreams(rows, ACCOUNTS, new Map(), day(today));
