import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../infra/local/settings.ts';
import { addDays, dayOf, daysBetween, type IsoDate, monthNumberOf, weekdayOf } from '../../shared/time/calendar.ts';
import { clockMilliseconds, epochMilliseconds, moveClock, systemClock } from '../../shared/time/instant.ts';
import { dateInSaoPaulo, instantInSaoPaulo, timeOfDay } from '../../shared/time/sao-paulo.ts';
import { startStack, type TestStack } from '../support/stack.ts';

const PEOPLE = ['ana', 'bruno', 'carla'];
/** Of a closing that nothing tells: days before the due date. */
const DAYS_OF_GUESS = 7;

type Row = { id: string; description: string; amount: number; category: string | null; account_id: string };
type Account = { id: string; closedAt: string | null };
type Bill = { accountId: string; dueDate: string; state: string; paidAmount: number; remainingAmount: number };
type Summary = { account_id: string; closed_bill: { period_end: string; due_date: string; state: string } | null };
type Part = { isPrepaid: boolean; dueDate: string };
type Purchase = { state: string; purchaseDate: string; installments: Part[] };
type Item = { kind: string; date: string; certainty: string; account_id: string; amount: number };
type CashFlow = { months: { refunds: number }[]; explained: { carried: number } };

const nextDay = (is: (date: IsoDate) => boolean): IsoDate => {
  let date = addDays(dateInSaoPaulo(systemClock()), 1);
  while (!is(date)) date = addDays(date, 1);
  return date;
};

const days: { name: string; day: IsoDate }[] = [
  { name: 'today', day: dateInSaoPaulo(systemClock()) },
  { name: 'a Monday', day: nextDay((date) => weekdayOf(date) === 1) },
  { name: 'a 1st', day: nextDay((date) => dayOf(date) === 1) },
  { name: 'a 31st', day: nextDay((date) => dayOf(date) === 31) },
  { name: 'a leap day', day: nextDay((date) => dayOf(date) === 29 && monthNumberOf(date) === 2) },
];

describe.each(days)('the demo of npm start on $name, $day', ({ day }) => {
  let stack: TestStack;
  beforeAll(async () => {
    const noon = epochMilliseconds(instantInSaoPaulo(day, timeOfDay(12, 0)));
    moveClock(Math.max(0, noon - clockMilliseconds()));
    const { fixture } = await readSettings({});
    const users = fixture.users.filter(({ id }) => PEOPLE.includes(id));
    stack = await startStack({ users }, { fromSources: true });
  });
  afterAll(async () => {
    await stack.close();
    moveClock(0);
  });

  const ask = async <T>(user: string, name: string, query: Record<string, string> = {}): Promise<T> => {
    const { status, body } = await stack.call<{ data: T }>('GET', `/tools/api/${name}`, {
      key: await stack.keyOf(user),
      query,
    });
    expect(status).toBe(200);
    return body.data;
  };

  it('has a refund of which the bank tells no category', async () => {
    const query = { startDate: addDays(day, -60), endDate: day };
    const rows = await ask<Row[]>('ana', 'get-transactions', query);
    const refund = rows.find(({ description }) => description === 'ESTORNO TERRA E COR');
    expect(refund).toMatchObject({ category: null });
    const { months } = await ask<CashFlow>('ana', 'get-cash-flow', { months: '2' });
    expect(Math.max(...months.map(({ refunds }) => refunds))).toBeGreaterThanOrEqual(refund?.amount ?? Infinity);
  });

  it('has a bill that the bank closed before the guess, and did so early', async () => {
    const early = (await ask<Summary[]>('carla', 'get-bill-summary')).filter(
      ({ closed_bill }) =>
        closed_bill?.state === 'closed' &&
        daysBetween(closed_bill.period_end.slice(0, 10) as IsoDate, closed_bill.due_date as IsoDate) > DAYS_OF_GUESS,
    );
    expect(early.length).toBeGreaterThan(0);
    const { items } = await ask<{ items: Item[] }>('carla', 'get-upcoming');
    for (const { account_id, closed_bill } of early) {
      // On its due date, or on the business day that follows.
      const item = items.find((one) => one.kind === 'bill' && one.account_id === account_id);
      const wait = item && closed_bill ? daysBetween(closed_bill.due_date as IsoDate, item.date as IsoDate) : -1;
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(4);
    }
  });

  it('has a purchase whose last installments were paid ahead, on one date', async () => {
    const { purchases } = await ask<{ purchases: Purchase[] }>('carla', 'get-installments');
    const prepaid = purchases.filter(({ state }) => state === 'prepaid');
    expect(prepaid).toHaveLength(1);
    const parts = prepaid[0]?.installments ?? [];
    const ahead = parts.filter(({ isPrepaid }) => isPrepaid);
    expect(ahead.length).toBeGreaterThanOrEqual(2);
    expect(ahead.length).toBeLessThan(parts.length);
    expect(new Set(ahead.map(({ dueDate }) => dueDate)).size).toBe(1);
  });

  it('has an entry that the bank has scheduled', async () => {
    const { items } = await ask<{ items: Item[] }>('ana', 'get-upcoming');
    const scheduled = items.filter(({ kind }) => kind === 'scheduled');
    expect(scheduled).toMatchObject([{ date: addDays(day, 3), certainty: 'fixed', amount: -480 }]);
  });

  it('has a bill of which the minimum was paid, and the debt that the next one carries', async () => {
    const bills = await ask<Bill[]>('ana', 'get-bills');
    const refinanced = bills.filter(({ state }) => state === 'refinanced');
    expect(refinanced).toMatchObject([{ remainingAmount: 0 }]);
    expect(bills.filter(({ state }) => state === 'overdue')).toEqual([]);
    const { explained } = await ask<CashFlow>('ana', 'get-cash-flow');
    expect(explained.carried).toBeLessThan(0);
    const rows = await ask<Row[]>('ana', 'get-transactions', { startDate: addDays(day, -100), endDate: day });
    const texts = rows.map(({ description }) => description);
    expect(texts).toEqual(expect.arrayContaining(['Saldo em rotativo', 'Juros de rotativo', 'IOF de rotativo']));
  });

  it('has an account that its bank no longer lists, with its rows', async () => {
    const listed = await ask<Account[]>('bruno', 'get-accounts');
    const all = await ask<Account[]>('bruno', 'get-accounts', { includeClosed: 'true' });
    const closed = all.filter(({ closedAt }) => closedAt !== null);
    expect(closed).toHaveLength(1);
    expect(dateInSaoPaulo(closed[0]?.closedAt as never)).toBe(day);
    expect(listed.map(({ id }) => id)).toEqual(all.filter(({ closedAt }) => closedAt === null).map(({ id }) => id));
    const query = { startDate: addDays(day, -365), endDate: day };
    const rows = await ask<Row[]>('bruno', 'get-transactions', query);
    expect(rows.filter(({ account_id }) => account_id === closed[0]?.id).length).toBeGreaterThan(4);
  });
});
