import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { sum, toCentavos, ZERO } from '../../../shared/money.ts';
import { addDays, addMonths } from '../../../shared/time/calendar.ts';
import { aBankAccount, aBill, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { monthlyRows, monthsOf2026 } from '../recurring/some-rows.ts';
import { aReminder } from '../reminders/builders.ts';
import { aForecast, told } from './a-forecast.ts';

// A Thursday; the card of the tests is due on 10 September and closes on the 3rd.
const TODAY = '2026-08-20';
const rent = monthlyRows('PIX ENVIADO DONA MARLENE', monthsOf2026(8), { day: '05', reais: -900, category: 'Aluguel' });
const scheduled = (date: string, reais: number, given: Partial<Transaction> = {}) =>
  aTransaction({ id: 'row', date, reais, status: 'PENDING', description: 'PIX AGENDADO ESCOLA EXEMPLO', ...given });
const reminder = (title: string, due: string, reais: number | null) =>
  aReminder({ id: 'reminder-1', title, amount: reais === null ? null : toCentavos(reais), dueDate: day(due) });
const coversOf = ({ items }: Awaited<ReturnType<typeof aForecast>>) => items.flatMap(({ covers }) => covers);
const withBill = (reais = 700, due = '2026-08-28', nextDue = '2026-09-10') => ({
  accounts: [aBankAccount({ id: 'acc-1' }), aCard({ id: 'card-1', due: nextDue })],
  bills: [aBill({ id: 'bill-1', due, totalAmount: toCentavos(reais) })],
});
const payment = (date: string, reais: number, id = 'pay') =>
  scheduled(date, -reais, { id, description: 'PAGAMENTO FATURA', category: 'Pagamento de cartão de crédito' });

describe('a row that the bank lists for a later day', () => {
  it.each([
    ['pending', '2026-08-23', -700, 'PENDING'],
    ['posted', '2026-08-23', -700, 'POSTED'],
    ['income', '2026-08-24', 4000, 'PENDING'],
    ['tomorrow', '2026-08-21', -1, 'PENDING'],
    ['on the last day, a Saturday', '2026-09-19', -50, 'PENDING'],
  ] as const)('is an item: %s', async (_name, date, reais, status) => {
    const forecast = await aForecast({ transactions: [scheduled(date, reais, { status })] }, TODAY, 30, 1000);
    expect(told(forecast)).toEqual([[date, 'scheduled', reais]]);
    expect(forecast.items[0]).toMatchObject({
      certainty: 'fixed',
      sourceId: 'row',
      accountId: 'acc-1',
      description: 'Escola Exemplo',
      covers: [],
    });
    expect(forecast.days.at(-1)?.balance).toBe(toCentavos(1000 + reais));
  });

  it.each([
    ['today', { date: day(TODAY) }],
    ['behind the last day', { date: day('2026-09-20') }],
    ['of an account that is not stored', { accountId: 'gone' }],
    ['of a card', { accountId: 'card-1', date: day('2026-12-20') }],
    ['in another currency', { currencyCode: 'USD' }],
  ])('is none where it is %s', async (_name, given) => {
    expect(told(await aForecast({ transactions: [scheduled('2026-08-23', -700, given)] }, TODAY))).toEqual([]);
  });
});

describe('a stream', () => {
  const rentId = async () => (await aForecast({ transactions: rent }, TODAY)).streams.map(({ id }) => id);

  it.each([
    ['by its own text', '2026-09-05', -900, 'PIX AGENDADO DONA MARLENE'],
    ['by its text, at another price and day', '2026-09-11', -1040, 'PIX AGENDADO DONA MARLENE'],
    ['by amount and day', '2026-09-08', -940, 'PIX AGENDADO FULANA'],
    ['three days before', '2026-09-02', -900, 'PIX AGENDADO FULANA'],
  ])('is covered %s', async (_name, date, reais, description) => {
    const forecast = await aForecast({ transactions: [...rent, scheduled(date, reais, { description })] }, TODAY);
    expect(told(forecast)).toEqual([[date, 'scheduled', reais]]);
    expect(coversOf(forecast)).toEqual(await rentId());
  });

  it.each([
    ['another day', '2026-09-09', -900],
    ['another amount', '2026-09-05', -950],
    ['another direction', '2026-09-05', 900],
  ])('is another payment at %s without its name', async (_name, date, reais) => {
    const row = scheduled(date, reais, { description: 'PIX AGENDADO FULANA' });
    const forecast = await aForecast({ transactions: [...rent, row] }, TODAY, 25);
    expect(forecast.items).toHaveLength(2);
    expect(coversOf(forecast)).toEqual([]);
  });

  it('is covered once, by the nearer of two rows', async () => {
    const rows = [
      scheduled('2026-09-04', -900, { id: 'near', description: 'TED AGENDADA' }),
      scheduled('2026-09-07', -900, { id: 'far', description: 'TED AGENDADA' }),
    ];
    const forecast = await aForecast({ transactions: [...rent, ...rows] }, TODAY, 25);
    expect(forecast.items.map(({ sourceId, covers }) => [sourceId, covers.length])).toEqual([
      ['near', 1],
      ['far', 0],
    ]);
  });

  it('is not in the days before a row that the bank has scheduled behind the last of them', async () => {
    const row = scheduled('2026-09-08', -900, { description: 'PIX AGENDADO FULANA' });
    expect(told(await aForecast({ transactions: [...rent, row] }, TODAY, 17))).toEqual([]);
  });
});

describe('a reminder', () => {
  it.each([
    ['of about the amount', reminder('Pagar', '2026-08-26', 690)],
    ['of the name', reminder('Escola', '2026-09-01', null)],
    ['of the name, overdue', reminder('Escola', '2026-08-19', 700)],
  ])('%s is covered', async (_name, one) => {
    const forecast = await aForecast({ transactions: [scheduled('2026-08-24', -700)], reminders: [one] }, TODAY);
    expect(told(forecast)).toEqual([['2026-08-24', 'scheduled', -700]]);
    expect(coversOf(forecast)).toEqual(['reminder-1']);
  });

  it('and the stream that it is about are covered by one row', async () => {
    const row = scheduled('2026-09-05', -900, { description: 'PIX AGENDADO DONA MARLENE' });
    const forecast = await aForecast(
      { transactions: [...rent, row], reminders: [reminder('Casa', '2026-09-03', 900)] },
      TODAY,
    );
    expect(told(forecast)).toEqual([['2026-09-05', 'scheduled', -900]]);
    expect(coversOf(forecast)).toHaveLength(2);
  });
});

describe('a scheduled bill payment', () => {
  it.each([
    ['on the due date', '2026-08-28', [['2026-08-28', 'bill', -700]]],
    ['before it', '2026-08-22', [['2026-08-22', 'bill', -700]]],
    ['on the next business day', '2026-08-31', [['2026-08-31', 'bill', -700]]],
  ])('%s moves the bill, which covers the row', async (_name, date, expected) => {
    const forecast = await aForecast({ ...withBill(), transactions: [payment(date, 700)] }, TODAY);
    expect(told(forecast)).toEqual(expected);
    expect(coversOf(forecast)).toEqual(['pay']);
  });

  it('of less stands beside the rest of the bill; a second one pays the rest', async () => {
    const one = await aForecast({ ...withBill(), transactions: [payment('2026-08-25', 300)] }, TODAY);
    expect(told(one)).toEqual([
      ['2026-08-25', 'scheduled', -300],
      ['2026-08-28', 'bill', -400],
    ]);
    const rows = [payment('2026-08-25', 300), payment('2026-08-27', 400, 'rest')];
    expect(told(await aForecast({ ...withBill(), transactions: rows }, TODAY))).toEqual([
      ['2026-08-25', 'scheduled', -300],
      ['2026-08-27', 'bill', -400],
    ]);
  });

  it('of more leaves the whole amount of the row, part of it as the bill', async () => {
    expect(told(await aForecast({ ...withBill(), transactions: [payment('2026-08-25', 750)] }, TODAY))).toEqual([
      ['2026-08-25', 'bill', -700],
      ['2026-08-25', 'scheduled', -50],
    ]);
  });

  it('stands whole among the items of its own account, and as the bill among those of the card', async () => {
    const world = { ...withBill(), transactions: [payment('2026-08-25', 750)] };
    expect(told(await aForecast(world, TODAY, 30, 0, 'acc-1'))).toEqual([['2026-08-25', 'scheduled', -750]]);
    expect(told(await aForecast(world, TODAY, 30, 0, 'card-1'))).toEqual([['2026-08-25', 'bill', -700]]);
  });

  it('late by weeks covers the bill that is overdue', async () => {
    const paid = aTransaction({
      id: 'p',
      date: '2026-06-14',
      reais: 90,
      accountId: 'card-1',
      description: 'PAGAMENTO RECEBIDO',
    });
    const world = { ...withBill(700, '2026-07-28'), transactions: [paid, payment('2026-08-25', 700)] };
    expect(told(await aForecast(world, TODAY))).toEqual([['2026-08-25', 'bill', -700, 'overdue']]);
  });

  it('pays the bill of its own amount among two cards, and none stands as itself', async () => {
    const accounts = [
      aBankAccount({ id: 'acc-1' }),
      aCard({ id: 'card-1', due: '2026-09-10' }),
      aCard({ id: 'card-2', name: 'Cartão Azul', due: '2026-09-10' }),
    ];
    const bills = [
      aBill({ id: 'bill-1', due: '2026-08-28', totalAmount: toCentavos(700) }),
      aBill({ id: 'bill-2', accountId: 'card-2', due: '2026-08-27', totalAmount: toCentavos(500) }),
    ];
    const transactions = [payment('2026-08-26', 700)];
    const forecast = await aForecast({ accounts, bills, transactions }, TODAY);
    expect(forecast.items.map(({ sourceId, date }) => [sourceId, date])).toEqual([
      ['bill-1', '2026-08-26'],
      ['bill-2', '2026-08-27'],
    ]);
    expect(told(await aForecast({ transactions }, TODAY))).toEqual([['2026-08-26', 'scheduled', -700]]);
  });

  it('due behind the last day is there with the bill, once', async () => {
    expect(told(await aForecast({ ...withBill(), transactions: [payment('2026-08-21', 700)] }, TODAY, 1))).toEqual([
      ['2026-08-21', 'bill', -700],
    ]);
  });
});

describe('a move between own accounts', () => {
  const accounts = [aBankAccount({ id: 'acc-1' }), aBankAccount({ id: 'acc-2', connectorName: 'Itaú' })];
  const own = { description: 'TRANSFERENCIA AGENDADA', category: 'Transferência mesma titularidade - PIX' };
  const [out, into] = [
    scheduled('2026-08-25', -400, { ...own, id: 'out' }),
    scheduled('2026-08-25', 400, { ...own, id: 'into', accountId: 'acc-2' }),
  ];

  it.each([
    ['with both sides', [out, into]],
    ['with one side', [out]],
  ])('%s is no item, unless one of the accounts is asked for', async (_name, transactions) => {
    expect(told(await aForecast({ accounts, transactions }, TODAY))).toEqual([]);
    expect(told(await aForecast({ accounts, transactions }, TODAY, 30, 0, 'acc-1'))).toEqual([
      ['2026-08-25', 'scheduled', -400],
    ]);
    expect(told(await aForecast({ accounts, transactions: [out, into] }, TODAY, 30, 0, 'acc-2'))).toEqual([
      ['2026-08-25', 'scheduled', 400],
    ]);
  });

  it('is one where the only account of the user is one side: the money leaves what is known', async () => {
    const alone = await aForecast({ accounts: accounts.slice(0, 1), transactions: [out] }, TODAY);
    expect(told(alone)).toEqual([['2026-08-25', 'scheduled', -400]]);
  });
});

it('counts every centavo once in random households: the items of each day are the line of the balance', async () => {
  const rows = fc.uniqueArray(
    fc.record({ after: fc.integer({ min: 1, max: 50 }), cents: fc.integer({ min: -90_000, max: 90_000 }) }),
    { maxLength: 8, selector: ({ after, cents }) => `${after} ${cents}` },
  );
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom('2026-08-20', '2026-08-29', '2026-08-31', '2026-10-11'),
      fc.array(fc.integer({ min: 1, max: 90_000 }), { maxLength: 2 }),
      async (given, today, pays) => {
        const months = monthsOf2026(Number(today.slice(5, 7)) - 1);
        const known = monthlyRows('PIX ENVIADO DONA MARLENE', months, { day: '05', reais: -900, category: 'Aluguel' });
        const ahead = given
          .filter(({ cents }) => cents !== 0)
          .map(({ after, cents }, index) =>
            scheduled(addDays(day(today), after), cents / 100, {
              id: `s-${index}`,
              description: `TED AGENDADA ${index}`,
            }),
          );
        const bills = pays.map((cents, index) => payment(addDays(day(today), 3 + index), cents / 100, `p-${index}`));
        const due = addDays(day(today), 6);
        const world = { ...withBill(700, due, addMonths(due, 1)), transactions: [...known, ...ahead, ...bills] };
        const forecast = await aForecast(world, today, 40, 5000);
        let balance = toCentavos(5000);
        for (const { date, balance: told } of forecast.days) {
          const ofDay = forecast.items.filter((item) => item.date === date);
          balance = sum([balance, ...ofDay.map(({ amount }) => amount ?? ZERO)]);
          expect(told).toBe(balance);
        }
        // A row is an item or in one bill; both sides of a partly paid bill are as much as the bill or the payments.
        const covered = forecast.items.flatMap(({ covers }) => covers.filter((id) => !id.startsWith('rec_')));
        expect(new Set(covered).size).toBe(covered.length);
        const last = forecast.days.at(-1)?.date ?? day(today);
        const listed = [...ahead, ...bills].filter(({ date }) => date <= last);
        for (const { id } of listed)
          expect(
            forecast.items.filter(({ sourceId, covers }) => sourceId === id || covers.includes(id)).length,
          ).toBeGreaterThan(0);
        const ofBills = forecast.items.filter(
          ({ kind, sourceId }) => kind === 'bill' || bills.some(({ id }) => id === sourceId),
        );
        const paid = sum(bills.map(({ amount }) => amount));
        expect(sum(ofBills.map(({ amount }) => amount ?? ZERO))).toBe(Math.min(-toCentavos(700), paid));
        // The order of the rows means nothing.
        const reversed = await aForecast({ ...world, transactions: world.transactions.toReversed() }, today, 40, 5000);
        expect(reversed.items).toEqual(forecast.items);
      },
    ),
    { numRuns: 60 },
  );
});
