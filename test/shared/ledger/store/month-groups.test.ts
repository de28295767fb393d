import { expect, it } from 'vitest';
import { monthGroups } from '../../../../shared/ledger/store/account-month.ts';
import { monthOf } from '../../../../shared/time/calendar.ts';
import { day } from '../a-transaction.ts';

const month = (text: string) => monthOf(day(`${text}-01`));
const span = (first: string, last: string) => ({ first: month(first), last: month(last) });
const texts = (groups: ReturnType<typeof monthGroups>) => groups.map(({ first, last }) => `${first}..${last}`);

it.each([
  { name: 'one month', of: span('2026-03', '2026-03'), groups: ['2026-03..2026-03'] },
  { name: 'the default range', of: span('2025-12', '2026-03'), groups: ['2025-12..2026-03'] },
  {
    name: 'a year and a month',
    of: span('2025-03', '2026-03'),
    groups: ['2025-09..2026-03', '2025-03..2025-08'],
  },
])('$name is read as $groups', ({ of, groups }) => {
  expect(texts(monthGroups(of))).toEqual(groups);
});

it('reads a range over centuries with few Queries that leave no month out', () => {
  const groups = monthGroups(span('0001-01', '9999-12'));
  expect(groups).toHaveLength(8);
  expect(groups.at(-1)).toEqual(span('0001-01', '9995-11'));
});

it('counts from the newest busy month when the range runs to the end of time', () => {
  expect(texts(monthGroups(span('0001-01', '9999-12'), span('2025-08', '2026-03')))).toEqual([
    '2025-09..9999-12',
    '0001-01..2025-08',
  ]);
});
