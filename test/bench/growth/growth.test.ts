import { describe, expect, it } from 'vitest';
import { operations } from '../../../shared/contract/registry.ts';
import { isoDate, monthOf } from '../../../shared/time/calendar.ts';
import { budgets, overBudget } from './budgets.ts';
import { accountPlans, EDGE, grownItems, rowsByMonth } from './grown-user.ts';
import { limitOf, type Needs, neededUnits } from './needs.ts';
import { bySaturation, coresOf, durationOf } from './saturation.ts';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

describe('the user at the edge', () => {
  const plans = accountPlans(EDGE);

  it('has 20 connections, 50 accounts, 200,000 rows and 5,000 of them in a month', () => {
    const rows = plans.map((_, account) => rowsByMonth(EDGE, account));
    expect(new Set(plans.map(({ item }) => item)).size).toBe(20);
    expect(plans).toHaveLength(50);
    expect(sum(rows.flat())).toBe(200_000);
    expect(sum(rows.map((months) => months[1] ?? 0))).toBe(5_000);
  });

  it('has a bank account and a card at each connection', () => {
    for (let item = 0; item < EDGE.connections; item += 1) {
      const types = plans.filter((plan) => plan.item === item).map(({ type }) => type);
      expect(types.slice(0, 2)).toEqual(['BANK', 'CREDIT']);
    }
  });

  it('is the same on the same day, and has no row of the future', () => {
    const today = isoDate(2026, 3, 15);
    const size = { ...EDGE, rows: 2_000, rowsInAMonth: 50 };
    const items = grownItems(size, today);
    expect(grownItems(size, today)).toEqual(items);
    const dates = items.flatMap(({ accounts = [] }) =>
      accounts.flatMap(({ transactions = [] }) => transactions.map(({ date }) => String(date).slice(0, 10))),
    );
    expect(dates).toHaveLength(2_000);
    expect(dates.filter((date) => date.startsWith(monthOf(isoDate(2026, 2, 1))))).toHaveLength(50);
    expect(dates.every((date) => date <= today)).toBe(true);
  });
});

it('every operation of the contract has a budget, and nothing else but MCP', () => {
  expect(Object.keys(budgets).sort()).toEqual([...operations.map(({ name }) => name), 'mcp'].sort());
});

it('says what is over a budget', () => {
  expect(overBudget('get-balance', { trips: 2, writeUnits: 0 })).toEqual([]);
  expect(overBudget('get-balance', { trips: 3, writeUnits: 1 })).toEqual(['trips 3 of 2', 'writeUnits 1 of 0']);
  expect(overBudget('get-upcoming', { trips: 2, writeUnits: 0, cpuMs: 1_200.4 })).toEqual(['cpuMs 1200 of 1000']);
  expect(overBudget('get-balance', { trips: 2, writeUnits: 0, cpuMs: 1_200 })).toEqual([]);
});

it('puts what is used up most first', () => {
  const of = (what: string, used: number, most: number) => ({ what, used, most, unit: 'x' });
  expect(bySaturation([of('a', 1, 10), of('b', 9, 10), of('c', 50, 100)]).map(({ what }) => what)).toEqual([
    'b',
    'c',
    'a',
  ]);
});

it('a function with half a core takes twice the processor time, and its trips', () => {
  expect(coresOf(1_769)).toBe(1);
  expect(durationOf({ cpuMs: 1_000, trips: 0 }, 1_769 / 2)).toBeCloseTo(2);
  expect(durationOf({ cpuMs: 0, trips: 3 }, 1_769)).toBeCloseTo(0.03);
});

describe('what an answer depends on', () => {
  const kind = (name: string, bytes: number, months = {}) => ({
    ...{ kind: name, items: 10, bytes, largest: 0 },
    months,
  });
  const unit = 4_096;
  const stored = [
    kind('LEDGER', 100 * unit, { '2026-01': 40 * unit, '2026-02': 60 * unit }),
    kind('BILL', 8 * unit, { '2025-01': 4 * unit, '2026-03': 4 * unit }),
    kind('REMINDER', 20 * unit),
  ];
  const beside = neededUnits({}, stored);
  const february = { first: isoDate(2026, 2, 1), last: isoDate(2026, 2, 28) };
  const needed = (needs: Needs): number => neededUnits(needs, stored) - (needs.calls ?? 1) * beside;

  it('is the rows of its period, at half the units, and the bills due by a month after it', () => {
    expect(needed({ rows: february, bills: february })).toBeCloseTo(30 + 4);
    expect(needed({ bills: 'all' })).toBeCloseTo(8);
  });

  it('is the item of one row, a part of the ledger for a page of a copy, and the ledger once for all pages', () => {
    expect(needed({ rows: { items: 1 } })).toBeCloseTo(10);
    expect(needed({ rows: { count: 5, of: 50 } })).toBeCloseTo(10);
    expect(needed({ rows: 'all', bills: 'all', calls: 3 })).toBeCloseTo(100 + 3 * 8);
    expect(limitOf({ rows: { items: 1 } }, stored)).toBe(Math.ceil(2 * (beside + 10)));
  });

  it('is the records of a list, the Queries of feeds, and the rows that each import sees after the one before', () => {
    expect(needed({ kinds: ['REMINDER', 'NONE'], queries: 3 })).toBeCloseTo(20 + 3);
    expect(needed({ rows: february, calls: 2, isFresh: true })).toBeCloseTo(2 * 60);
  });
});
