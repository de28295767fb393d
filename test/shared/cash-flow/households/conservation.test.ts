import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { matchCategories } from '../../../../shared/categories/category-matcher.ts';
import { addDays, firstDayOf, monthOf } from '../../../../shared/time/calendar.ts';
import { runs } from '../../../support/histories.ts';
import { cashFlowOf, expensiveOf, type Flow, GROUPINGS, limitOf, structuredOf, summaryOf } from './answers.ts';
import { monthsByHand, signed, spentByHand } from './by-hand.ts';
import { CATEGORIES } from './events.ts';
import { aHousehold, anOldHousehold, type Household, somePeriod } from './household.ts';

/** Every centavo has one place: for rows in BRL over any dates, change = income - spending + own moves + carried + shifted. */

const HOUSEHOLDS = { usual: 60, all: 10_000 };
const options = (share = 1) => ({
  numRuns: Math.ceil(runs(HOUSEHOLDS) * share),
  ...(process.env.SEED && { seed: Number(process.env.SEED) }),
});
// All households take minutes.
if (process.env.PROOF) vi.setConfig({ testTimeout: 900_000 });

const cents = (reais: number): number => Math.round(reais * 100);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const monthsAsked = fc.integer({ min: 1, max: 24 });

const holds = ({ explained, months }: Flow, { told, today }: Household): void => {
  const { from, to } = explained;
  const of = (place: Parameters<typeof signed>[2]): number => signed(told, today, place, from, to);
  expect(cents(explained.change)).toBe(of(null));
  expect(cents(explained.income)).toBe(of('income'));
  expect(cents(explained.own_moves)).toBe(of('own_move'));
  expect(cents(explained.carried)).toBe(of('carried'));
  expect(cents(explained.spending) - cents(explained.shifted)).toBe(0 - of('spending') - of('refund'));
  expect(cents(explained.spending)).toBe(sum(months.map(({ spending }) => cents(spending))));
  for (const month of months) {
    expect(cents(month.spending)).toBe(cents(month.gross) - cents(month.refunds));
    expect(cents(month.spending)).toBe(sum(month.by_category.map(({ amount }) => cents(amount))));
    expect(cents(month.net)).toBe(cents(month.income) - cents(month.spending));
  }
};

describe('get-cash-flow', () => {
  it('explains the change of the rows over the days that it shows', async () => {
    await fc.assert(
      fc.asyncProperty(aHousehold, monthsAsked, async (household, months) => {
        holds(await cashFlowOf(household, months), household);
      }),
      options(),
    );
  });

  it('equals the sums by hand, refunds carried back month by month and the rest in their own', async () => {
    await fc.assert(
      fc.asyncProperty(aHousehold, async (household) => {
        const { months } = await cashFlowOf(household, 13);
        const byHand = new Map(monthsByHand(household.told, household.today).map((month) => [month.month, month]));
        for (const { month, income, gross, spending, by_category } of months) {
          const categories = Object.fromEntries(by_category.map(({ category, amount }) => [category, cents(amount)]));
          expect({
            month,
            income: cents(income),
            gross: cents(gross),
            spending: cents(spending),
            byCategory: categories,
          }).toEqual(byHand.get(month));
        }
        for (const { month, income, gross, spending } of byHand.values())
          if (!months.some((shown) => shown.month === month)) expect([income, gross, spending]).toEqual([0, 0, 0]);
      }),
      options(),
    );
  });

  it('gives a month the same whatever `months` is', async () => {
    await fc.assert(
      fc.asyncProperty(anOldHousehold, monthsAsked, monthsAsked, async (household, one, other) => {
        const [a, b] = [await cashFlowOf(household, one), await cashFlowOf(household, other)];
        const shown = new Map(b.months.map((month) => [month.month, month]));
        const bare = ({ by_category, ...month }: Flow['months'][number]) => ({
          ...month,
          by_category: by_category.map(({ category, amount }) => ({ category, amount })),
        });
        for (const month of a.months) {
          const same = shown.get(month.month);
          if (same) expect(bare(month)).toEqual(bare(same));
        }
        expect(a.comparison).toEqual(b.comparison);
        if (a.months[0]) expect(a.comparison.spending).toBe(a.months[0].spending);
      }),
      options(),
    );
  });

  it('splits into what banks and what cards hold', async () => {
    await fc.assert(
      fc.asyncProperty(aHousehold, async (household) => {
        const of = (type: 'b' | 'c') => ({
          ...household,
          told: household.told.filter(({ row }) => row.accountId.startsWith(type)),
        });
        holds(await cashFlowOf(household, 13, 'BANK'), of('b'));
        holds(await cashFlowOf(household, 13, 'CREDIT'), of('c'));
      }),
      options(0.3),
    );
  });
});

describe('summarize-spending', () => {
  it('counts all that was spent and all that was given back, by each grouping', async () => {
    await fc.assert(
      fc.asyncProperty(aHousehold, somePeriod, async (household, periodOn) => {
        const { told, today } = household;
        const period = periodOn(today);
        const byHand = spentByHand(told, today, period.from, period.to);
        for (const grouping of GROUPINGS) {
          const { totals, groups } = await summaryOf(household, period, grouping);
          expect([totals.gross, totals.refunds, totals.spending].map(cents)).toEqual([
            byHand.gross,
            byHand.refunds,
            byHand.gross - byHand.refunds,
          ]);
          expect(sum(groups.map(({ amount }) => cents(amount)))).toBe(cents(totals.spending));
          if (grouping !== 'category') continue;
          const shown = Object.fromEntries(
            groups.map(({ key, amount }) => [key, cents(amount)]).filter(([, amount]) => amount !== 0),
          );
          expect(shown).toEqual(Object.fromEntries(Object.entries(byHand.net).filter(([, amount]) => amount !== 0)));
        }
      }),
      options(),
    );
  });

  it('equals what a limit and the most expensive categories count', async () => {
    await fc.assert(
      fc.asyncProperty(
        aHousehold,
        somePeriod,
        fc.constantFrom(...CATEGORIES, 'Alimentos e bebidas'),
        async (household, periodOn, category) => {
          const { told, today } = household;
          const month = { from: firstDayOf(monthOf(today)), to: today };
          const { groups } = await summaryOf(household, month, 'category');
          const { covers } = matchCategories(category);
          const spent = sum(groups.filter(({ key }) => covers(key)).map(({ amount }) => cents(amount)));
          expect(await limitOf(household, category)).toBe(Math.max(0, spent));

          const period = periodOn(today);
          const upToToday = { from: period.from, to: period.to > today ? today : period.to };
          expect(cents((await expensiveOf(household, upToToday)).totalExpenses)).toBe(
            spentByHand(told, today, upToToday.from, upToToday.to).gross,
          );
        },
      ),
      options(),
    );
  });
});

it('is all of the structured format, with the moves that its totals hold', async () => {
  await fc.assert(
    fc.asyncProperty(aHousehold, somePeriod, async (household, periodOn) => {
      const { told, today } = household;
      const { from } = periodOn(today);
      const to = addDays(from, 60) > today ? today : addDays(from, 60);
      const { summary, transactions } = await structuredOf(household, { from, to });
      const accounts = Object.values(transactions.accounts);
      const total = (name: keyof (typeof accounts)[number]): number =>
        sum(accounts.map((account) => cents(account[name])));
      expect(
        total('total_received') +
          total('total_credit_card_payments') -
          total('total_credit_card_purchases') -
          total('total_bank_transfer'),
      ).toBe(signed(told, today, null, from, to));
      const isBill = (text: string): boolean => /FATURA/.test(text);
      const moved = told.filter(
        ({ row, place }) =>
          from <= row.date &&
          row.date <= to &&
          row.currencyCode === 'BRL' &&
          row.type === 'DEBIT' &&
          (place === 'carried' || (place === 'own_move' && !isBill(row.description))),
      );
      const { totals } = await summaryOf(household, { from, to }, 'category');
      expect(cents(summary.total_spent)).toBe(cents(totals.gross) + sum(moved.map(({ row }) => Math.abs(row.amount))));
    }),
    options(0.5),
  );
});
