import { describe, expect, it } from 'vitest';
import { messageFilter } from '../../../shared/search/message/message-filter.ts';
import { searchPeriod, transactionSearch } from '../../../shared/search/transaction-search.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

const today = day('2026-11-21');
const span = (text: string): { startDate: IsoDate | null; endDate: IsoDate | null } => {
  const [start, end] = text.split('..');
  return { startDate: start ? day(start) : null, endDate: end ? day(end) : null };
};

describe('the dates of a search', () => {
  it.each([
    ['..', '..', '2026-08-21..2026-11-21'],
    ['..', '2026-01-01..2026-11-21', '2026-01-01..2026-11-21'],
    ['2026-11-01..', '2026-01-01..2026-11-21', '2026-11-01..2026-11-21'],
    ['..2026-06-30', '2026-01-01..2026-11-21', '2026-01-01..2026-06-30'],
    ['2026-03-01..2026-03-31', '2026-03-10..2026-04-10', '2026-03-10..2026-03-31'],
    ['2026-03-01..2026-03-31', '2026-04-01..2026-04-10', null],
    ['2026-04-01..', '..2026-03-31', null],
    ['..', '..2026-11-20', '2026-08-21..2026-11-20'],
    ['..', '..2026-01-31', '2025-10-31..2026-01-31'],
    ['2026-01-01..', '..2026-10-31', '2026-01-01..2026-10-31'],
    ['..2026-06-30', '..2026-10-31', '2026-03-30..2026-06-30'],
    ['..2026-06-30', '..', '2026-03-30..2026-06-30'],
    ['..', '2026-11-23..2026-11-29', '2026-11-23..2026-11-29'],
  ])('given %s and a message of %s are %s', (given, message, expected) => {
    const { startDate, endDate } = span(given);
    const found = searchPeriod(
      { startDate: startDate ?? undefined, endDate: endDate ?? undefined },
      span(message),
      today,
    );
    expect(found && `${found.startDate}..${found.endDate}`).toBe(expected);
  });
});

describe('a search with a message', () => {
  const search = (message: string) => transactionSearch({}, messageFilter(message, today), today);

  it('reads a year of rows where a merchant may be named, and the period alone where none is', () => {
    expect(search('netflix ontem').reads).toEqual({ first: '2025-11-21', last: today });
    expect(search('quanto gastei ontem').reads).toEqual({ first: '2026-11-20', last: '2026-11-20' });
    expect(search('netflix em 2024').reads).toEqual({ first: '2024-01-01', last: today });
  });

  it('finds none of a merchant that the period does not have, rather than everything', () => {
    const rows = [
      aTransaction({ id: 'old', date: '2026-05-03', description: 'NETFLIX.COM' }),
      aTransaction({ id: 'other', date: '2026-11-20', description: 'PADARIA' }),
    ];
    expect(search('netflix ontem').select(rows, [])).toMatchObject({
      rows: [],
      interpretation: { merchants: ['netflix'] },
    });
    expect(
      search('xyzzy ontem')
        .select(rows, [])
        .rows.map(({ id }) => id),
    ).toEqual(['other']);
  });

  it('returns no interpretation without a message', () =>
    expect(transactionSearch({}, null, today).select([], [])).toEqual({
      rows: [],
      interpretation: undefined,
      unknownCategories: [],
    }));
});
