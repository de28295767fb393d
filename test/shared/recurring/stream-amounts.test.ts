import { expect, it } from 'vitest';
import { toAmount } from '../../../shared/money.ts';
import { amountVaries, averageAmount, priceChangeOf } from '../../../shared/recurring/stream-amounts.ts';
import { monthlyRows, monthsOf2026 } from './some-rows.ts';

const rowsOf = (amounts: readonly number[]) =>
  monthlyRows('NETFLIX', monthsOf2026(amounts.length), {}, (index) => ({ reais: -(amounts[index] ?? 0) }));

it.each([
  { says: 'one price', amounts: [30, 30, 30], change: null, varies: false, average: 30 },
  { says: 'a price that rose', amounts: [30, 30, 40, 40, 40], change: [30, 40, 3], varies: false, average: 40 },
  { says: 'one row at a new price is none yet', amounts: [30, 30, 30, 40], change: null, varies: false, average: 32.5 },
  {
    says: 'the latest of two changes',
    amounts: [20, 20, 30, 30, 40, 40],
    change: [30, 40, 5],
    varies: false,
    average: 40,
  },
  {
    says: 'the change before a single row at another price',
    amounts: [20, 20, 30, 30, 40],
    change: [20, 30, 3],
    varies: false,
    average: 33.33,
  },
  { says: 'a first row at a trial price', amounts: [1, 30, 30, 30], change: [1, 30, 2], varies: false, average: 30 },
  { says: 'one slip between equal prices', amounts: [30, 30, 35, 30, 30], change: null, varies: false, average: 31 },
  {
    says: 'amounts that differ every time',
    amounts: [90, 110, 85, 130, 99],
    change: null,
    varies: true,
    average: 102.8,
  },
  {
    says: 'amounts that differ by less than 5 %',
    amounts: [100, 102, 99, 101],
    change: null,
    varies: false,
    average: 100.5,
  },
])('of $says', ({ amounts, change, varies, average }) => {
  const rows = rowsOf(amounts);
  const found = priceChangeOf(rows);
  const expected = change && { from: change[0], to: change[1], date: `2026-0${change[2]}-10` };
  expect(found && { from: toAmount(found.from), to: toAmount(found.to), date: found.date }).toEqual(expected);
  expect(amountVaries(rows)).toBe(varies);
  expect(toAmount(averageAmount(rows))).toBe(average);
});
