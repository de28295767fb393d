import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoFixture } from '../../infra/sandbox/demo/demo.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { daysFrom, today } from './cards-world.ts';

const PEOPLE = ['ana', 'bruno', 'carla'];

type Item = {
  date: string;
  kind: string;
  amount: number | null;
  account_id: string | null;
  source_id: string | null;
  covers: string[];
  so_far: number | null;
  expected: number | null;
};
type Day = { date: string; inflow: number; outflow: number; balance: number; usual_balance: number };
type Upcoming = {
  starting_balance: number;
  ending_balance: number;
  ending_usual: number;
  unknown_balances: number;
  items: Item[];
  days: Day[];
  usual: { per_month: number; low: number; high: number; months: string[]; by_category: { per_month: number }[] };
  lowest_usual: { date: string; balance: number };
};
type Stream = {
  id: string;
  next_date: string;
  expected_amount: number;
  currency_code: string;
  account_id: string;
};
type Bill = {
  account_id: string;
  net_bill_amount: number;
  net_due_date: string;
  closed_bill: { remaining_amount: number; due_date: string } | null;
};

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({ users: demoFixture(today as never).users.filter(({ id }) => PEOPLE.includes(id)) });
});
afterAll(() => stack.close());

const ask = async <T>(user: string, path: string): Promise<T> => {
  const key = await stack.keyOf(user);
  const [name, search] = path.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  const { status, body } = await stack.call<{ data: T }>('GET', `/tools/api/${name}`, { key, query });
  expect(status).toBe(200);
  return body.data;
};
const cents = (reais: number): number => Math.round(reais * 100);
const lastMonths = (count: number): string[] => {
  const [year, month] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year ?? 0, (month ?? 1) - 2 - back, 1)).toISOString().slice(0, 7),
  );
};

// Nothing of the service: plain sums over what its other operations answer.
describe.each(PEOPLE)('the forecast of %s', (user) => {
  it('is on every day the sum of the items up to it', async () => {
    const data = await ask<Upcoming>(user, 'get-upcoming?days=120');
    let balance = cents(data.starting_balance);
    for (const day of data.days) {
      const amounts = data.items.filter(({ date }) => date === day.date).map(({ amount }) => cents(amount ?? 0));
      balance += amounts.reduce((sum, amount) => sum + amount, 0);
      expect({ date: day.date, balance: cents(day.balance) }).toEqual({ date: day.date, balance });
      expect(cents(day.inflow) - cents(day.outflow)).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
    }
    expect(cents(data.ending_balance)).toBe(balance);
  });

  it('has the bills of get-bill-summary', async () => {
    const [{ items }, bills] = await Promise.all([
      ask<Upcoming>(user, 'get-upcoming?days=60'),
      ask<Bill[]>(user, 'get-bill-summary'),
    ]);
    // Bruno has no card.
    expect(bills.length > 0).toBe(user !== 'bruno');
    for (const { account_id, net_bill_amount, net_due_date, closed_bill } of bills) {
      const own = items.filter((item) => item.account_id === account_id);
      const open = own.find(({ kind }) => kind === 'open_bill');
      if (open) {
        expect(open.so_far).toBe(net_bill_amount);
        expect(cents(open.amount ?? 0)).toBe(-cents(net_bill_amount) - cents(open.expected ?? 0));
        expect(open.date >= net_due_date && open.date <= daysFrom(net_due_date as never, 5)).toBe(true);
      } else expect(net_bill_amount).toBeLessThanOrEqual(0);
      const owed = own.filter(({ kind }) => kind === 'bill').reduce((sum, { amount }) => sum + cents(amount ?? 0), 0);
      if (closed_bill) expect(-owed).toBeGreaterThanOrEqual(cents(closed_bill.remaining_amount));
    }
    for (const { kind, so_far, expected } of items)
      if (kind !== 'open_bill') expect([so_far, expected]).toEqual([null, null]);
  });

  it('has each stream of a bank account next on the day and with the amount of get-recurring', async () => {
    const [{ items }, streams, accounts] = await Promise.all([
      ask<Upcoming>(user, 'get-upcoming?days=366'),
      ask<Stream[]>(user, 'get-recurring'),
      ask<{ id: string; type: string }[]>(user, 'get-accounts'),
    ]);
    const banks = new Set(accounts.filter(({ type }) => type === 'BANK').map(({ id }) => id));
    const own = streams.filter((stream) => banks.has(stream.account_id) && stream.currency_code === 'BRL');
    expect(own.length).toBeGreaterThan(0);
    for (const { id, next_date, expected_amount } of own) {
      const item = items.find(({ source_id, covers }) => source_id === id || covers.includes(id));
      if (item?.kind !== 'recurring') continue;
      expect([item.date, Math.abs(item.amount ?? 0)]).toEqual([next_date, expected_amount]);
    }
    // Nothing stands twice: an id is one item's source, or covered.
    const ids = items.filter(({ kind }) => kind === 'scheduled').map(({ source_id }) => source_id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('estimates everyday spending from whole months, the same kept by an import and from the rows', async () => {
    const data = await ask<Upcoming>(user, 'get-upcoming?days=365');
    const { usual } = data;
    expect(usual.months).toEqual(lastMonths(3));
    expect(usual.by_category.reduce((sum, one) => sum + cents(one.per_month), 0)).toBe(cents(usual.per_month));
    expect(usual.low <= usual.per_month && usual.per_month <= usual.high).toBe(true);
    const least = Math.min(...data.days.map(({ usual_balance }) => usual_balance));
    expect(data.lowest_usual.balance).toBe(least);
    for (const [at, { balance, usual_balance }] of data.days.entries()) {
      const less = cents(balance) - cents(usual_balance);
      expect(less).toBeGreaterThanOrEqual(0);
      expect(less).toBeLessThanOrEqual(Math.round((cents(usual.per_month) * 12 * at) / 365));
    }
    // A reminder that explains no row: what the import kept does not know it, so the rows are read.
    const key = await stack.keyOf(user);
    const body = { title: 'Xyzzy', dueDate: daysFrom(today, 400) };
    await stack.call('POST', '/tools/api/create-payment-reminder', { key, body });
    const anew = await ask<Upcoming>(user, 'get-upcoming?days=365');
    expect([anew.usual, anew.ending_usual]).toEqual([usual, data.ending_usual]);
  });
});

it('shows the scheduled entry of the demo once', async () => {
  const { items } = await ask<Upcoming>('ana', 'get-upcoming?days=5');
  expect(items.filter(({ kind }) => kind === 'scheduled')).toMatchObject([
    { date: daysFrom(today, 3), amount: -480, so_far: null },
  ]);
});
