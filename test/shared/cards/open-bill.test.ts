import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../shared/cards/card-bills.ts';
import { estimateOpenBill } from '../../../shared/cards/open-bill.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { aBill, aCard, instant } from './a-card.ts';

const TODAY = day('2026-06-01');
const account = aCard({ due: '2026-06-17' });
const automatic = { start: null, end: null };

const pending = (given: Parameters<typeof aTransaction>[0]): Transaction =>
  aTransaction({ accountId: 'card-1', status: 'PENDING', date: '2026-05-20', ...given });

const estimate = (transactions: readonly Transaction[], given: Parameters<typeof estimateOpenBill>[1] = automatic) =>
  estimateOpenBill(
    cardOf(account, { cards: [account], bills: [aBill()], closingDates: [], transactions }, TODAY),
    given,
    TODAY,
  );

describe('the estimate of the open bill', () => {
  it('runs from midnight UTC of the last closing to that of the next', () => {
    expect(estimate([])).toEqual({
      start: '2026-05-10T00:00:00.000Z',
      end: '2026-06-10T00:00:00.000Z',
      amount: 0,
      transactionCount: 0,
    });
  });

  it.each([
    { name: 'a pending debit', row: pending({ id: 't' }), counts: true },
    { name: 'a pending fee without purchase data', row: pending({ id: 't', description: 'ANUIDADE' }), counts: true },
    { name: 'on the first day', row: pending({ id: 't', date: '2026-05-10' }), counts: true },
    { name: 'on the last day', row: pending({ id: 't', date: '2026-06-09' }), counts: true },
    { name: 'on the closing day', row: pending({ id: 't', date: '2026-06-10' }), counts: false },
    { name: 'before the last closing', row: pending({ id: 't', date: '2026-05-09' }), counts: false },
    { name: 'posted', row: pending({ id: 't', status: 'POSTED' }), counts: false },
    { name: 'a refund or payment', row: pending({ id: 't', reais: 10 }), counts: false },
    { name: 'of another account', row: pending({ id: 't', accountId: 'bank-1' }), counts: false },
    { name: 'of a bill that has closed', row: pending({ id: 't', billId: 'bill-1' }), counts: false },
    { name: 'in another currency', row: pending({ id: 't', currencyCode: 'USD' }), counts: false },
  ])('counts what is pending, a debit and of the period: $name', ({ row, counts }) => {
    expect(estimate([row])).toMatchObject({ amount: counts ? 1000 : 0, transactionCount: counts ? 1 : 0 });
  });

  it('equals an integer sum of its rows', () => {
    const rows = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 5_000_000 }),
        isDebit: fc.boolean(),
        isPending: fc.boolean(),
        offset: fc.integer({ min: -60, max: 60 }),
      }),
    );
    fc.assert(
      fc.property(rows, (given) => {
        const transactions = given.map(({ cents, isDebit, isPending, offset }, index) =>
          pending({
            id: `t${index}`,
            date: new Date(Date.UTC(2026, 4, 25 + offset)).toISOString().slice(0, 10),
            reais: ((isDebit ? -1 : 1) * cents) / 100,
            status: isPending ? 'PENDING' : 'POSTED',
          }),
        );
        // 25 May minus 15 days is the closing day 10 May; plus 16 days is 10 June.
        const expected = given
          .filter(({ isDebit, isPending, offset }) => isDebit && isPending && offset >= -15 && offset < 16)
          .reduce((total, { cents }) => total + BigInt(cents), 0n);
        expect(BigInt(estimate(transactions).amount)).toBe(expected);
      }),
    );
  });
});

describe('a period given with the request', () => {
  const row = (date: string) => pending({ id: date, date });
  const rows = [
    '2026-03-31',
    '2026-04-01',
    '2026-05-09',
    '2026-05-10',
    '2026-05-31',
    '2026-06-09',
    '2026-06-10',
    '2026-06-11',
  ].map(row);

  it.each([
    { name: 'both sides', start: '2026-04-01T00:00:00.000Z', end: '2026-05-31T00:00:00.000Z', count: 3 },
    { name: 'only a start: the end stays automatic', start: '2026-04-01T00:00:00.000Z', end: null, count: 5 },
    { name: 'only an end: the start stays automatic', start: null, end: '2026-05-31T00:00:00.000Z', count: 1 },
    { name: "a start at midnight in São Paulo is that day's", start: '2026-04-01T03:00:00.000Z', end: null, count: 5 },
    {
      name: 'a start in the last second of a day in São Paulo takes the day in',
      start: '2026-04-01T02:59:59.000Z',
      end: null,
      count: 6,
    },
    {
      name: 'an end in the last second of a UTC day takes the day in',
      start: null,
      end: '2026-05-31T23:59:59.999Z',
      count: 2,
    },
    {
      name: 'an end at midnight in São Paulo leaves that day out',
      start: null,
      end: '2026-05-31T03:00:00.000Z',
      count: 1,
    },
    {
      name: 'an end in the last second of a day in São Paulo takes the day in',
      start: null,
      end: '2026-06-01T02:59:59.999Z',
      count: 2,
    },
  ])('$name', ({ start, end, count }) => {
    const result = estimate(rows, { start: start ? instant(start) : null, end: end ? instant(end) : null });
    expect(result.transactionCount).toBe(count);
    expect(result.start).toBe(start ?? '2026-05-10T00:00:00.000Z');
    expect(result.end).toBe(end ?? '2026-06-10T00:00:00.000Z');
  });
});
