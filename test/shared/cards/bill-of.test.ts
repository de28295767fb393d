import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingDate, billOf } from '../../../shared/cards/bill-period.ts';
import { cardOf } from '../../../shared/cards/card-bills.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import type { IsoMonth } from '../../../shared/time/calendar.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { aBill, aCard } from './a-card.ts';

const TODAY = day('2026-06-01');
const bills = [aBill({ id: 'april', due: '2026-04-17' }), aBill({ id: 'may', due: '2026-05-18' })];

const onCard = (given: Parameters<typeof aTransaction>[0]): Transaction =>
  aTransaction({ accountId: 'card-1', status: 'PENDING', ...given });
const month = (text: string) => text as IsoMonth;

const card = (transactions: readonly Transaction[] = [], given = { account: aCard({ due: '2026-06-17' }), bills }) =>
  cardOf(given.account, { cards: [given.account], bills: given.bills, closingDates: [], transactions }, TODAY);

const where = (transaction: Transaction, rows: readonly Transaction[] = [transaction]) => {
  const { bill, period, dueDate } = billOf(transaction, card(rows));
  return { bill: bill?.id ?? null, end: period.end, dueDate };
};

describe('the bill of a card transaction', () => {
  it.each([
    { name: 'the last day before the closing', date: '2026-06-09', end: '2026-06-10', dueDate: '2026-06-17' },
    {
      name: 'a purchase on the closing day is on the next bill',
      date: '2026-06-10',
      end: '2026-07-10',
      dueDate: '2026-07-17',
    },
    { name: 'on the day of the last closing', date: '2026-05-10', end: '2026-06-10', dueDate: '2026-06-17' },
  ])('follows its date: $name', ({ date, end, dueDate }) => {
    expect(where(onCard({ id: 't', date }))).toEqual({ bill: null, end, dueDate });
  });

  it("is the bank's, whatever the date says, and due when the bank says", () => {
    const transaction = onCard({ id: 't', date: '2026-05-12', billId: 'may', status: 'POSTED' });
    expect(where(transaction)).toEqual({ bill: 'may', end: '2026-05-10', dueDate: '2026-05-18' });
    expect(billingDate(transaction, card())).toBe('2026-05-09');
  });

  it('follows the date when the bank names a bill that it does not report', () => {
    expect(where(onCard({ id: 't', date: '2026-05-12', billId: 'open' }))).toMatchObject({
      bill: null,
      end: '2026-06-10',
    });
  });

  it.each([
    { name: 'a later bill', forecast: '2026-08', end: '2026-08-10' },
    { name: 'the bill of its date', forecast: '2026-06', end: '2026-06-10' },
    { name: 'a month that has passed is ignored', forecast: '2026-03', end: '2026-06-10' },
    { name: 'a nonsense month is ignored', forecast: '0001-01', end: '2026-06-10' },
  ])("follows the bank's forecast: $name", ({ forecast, end }) => {
    expect(where(onCard({ id: 't', date: '2026-05-20', billForecastMonth: month(forecast) })).end).toBe(end);
  });

  it('of an old purchase that the bank forecasts for the open bill is the open bill', () => {
    const transaction = onCard({ id: 't', date: '2026-01-20', billForecastMonth: month('2026-06') });
    expect(where(transaction).end).toBe('2026-06-10');
    expect(billingDate(transaction, card())).toBe('2026-05-10');
  });

  it('is one bill later for each installment that the bank dates at the purchase', () => {
    const installment = (number: number) => ({ number, total: 3, totalAmount: null, purchaseDate: null });
    const rows = [1, 2, 3].map((number) =>
      onCard({ id: `t${number}`, date: '2026-05-20', installment: installment(number) }),
    );
    expect(rows.map((row) => where(row, rows).end)).toEqual(['2026-06-10', '2026-07-10', '2026-08-10']);
  });

  it('is the calendar month without a known closing day, and has no due date', () => {
    const unknown = card([], { account: aCard(), bills: [] });
    expect(billOf(onCard({ id: 't', date: '2026-05-31' }), unknown)).toEqual({
      bill: null,
      period: { start: '2026-05-01', end: '2026-06-01' },
      dueDate: null,
    });
  });

  it('follows a forecast from its closing month where no due day is known', () => {
    const unknown = card([], { account: aCard(), bills: [] });
    const transaction = onCard({ id: 't', date: '2026-05-20', billForecastMonth: month('2026-08') });
    expect(billOf(transaction, unknown).period.end).toBe('2026-08-01');
  });

  it('is due in the month after a closing on the due day', () => {
    const account = aCard({ due: '2026-06-17' });
    const records = { cards: [account], bills: [], closingDates: [], transactions: [] };
    const chosen = cardOf(account, records, TODAY, 17);
    expect(billOf(onCard({ id: 't', date: '2026-06-01' }), chosen)).toMatchObject({
      period: { end: '2026-06-17' },
      dueDate: '2026-07-17',
    });
    const reported = cardOf(account, { ...records, bills: [aBill({ id: 'x', due: '2026-05-17' })] }, TODAY, 17);
    expect(billOf(onCard({ id: 't', date: '2026-04-01', billId: 'x' }), reported).period.end).toBe('2026-04-17');
  });

  it('is exactly one, and the transaction counts within its period', () => {
    const dates = fc
      .integer({ min: 0, max: 900 })
      .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10));
    const forecasts = fc.option(dates.map((date) => month(date.slice(0, 7))));
    const closingDays = fc.constantFrom(1, 15, 28, 29, 30, 31);
    const billIds = fc.constantFrom('april', 'may', 'unknown', null);
    fc.assert(
      fc.property(dates, forecasts, billIds, closingDays, (date, billForecastMonth, billId, closingDay) => {
        const transaction = onCard({ id: 't', date, billForecastMonth, billId });
        const account = aCard({ due: '2026-06-17' });
        const records = { cards: [account], bills, closingDates: [], transactions: [transaction] };
        const chosen = cardOf(account, records, TODAY, closingDay);
        const { period } = billOf(transaction, chosen);
        const counts = billingDate(transaction, chosen);
        expect(period.start < period.end && period.start <= counts && counts < period.end).toBe(true);
      }),
    );
  });
});
