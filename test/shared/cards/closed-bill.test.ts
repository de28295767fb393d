import { expect, it } from 'vitest';
import type { Bill } from '../../../shared/cards/bill.ts';
import { billStates, closedBillOf, lastClosedBill } from '../../../shared/cards/bill-states.ts';
import { cardOf } from '../../../shared/cards/card-bills.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toAmount, toCentavos } from '../../../shared/money.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { aBill, aCard } from './a-card.ts';

// Due on 10 September, closed on the 3rd; the bill before was due on 10 August.
const TODAY = day('2026-09-05');
const account = aCard({ due: '2026-09-10' });
const isPayment = ({ description }: Transaction): boolean => description === 'PAGAMENTO';
const bill = (due: string, reais: number, given: Partial<Bill> = {}) =>
  aBill({ id: due, due, totalAmount: toCentavos(reais), ...given });
const row = (date: string, reais: number, description = 'LOJA') =>
  aTransaction({ id: `${date} ${reais}`, date, reais, description, accountId: 'card-1' });

const among = (bills: Bill[], transactions: Transaction[], today = TODAY) =>
  closedBillOf(
    billStates(cardOf(account, { cards: [account], bills, closingDates: [], transactions }, today), today, isPayment),
    today,
  );

it.each([
  ['the bank reports it', [bill('2026-09-10', 700)], [row('2026-08-20', -80)], ['2026-09-10', 700, 700]],
  [
    'the bank has not reported it: its rows less refunds',
    [],
    [row('2026-08-20', -80), row('2026-08-21', 30)],
    [null, 50, 50],
  ],
  [
    'the bank reports the open one too',
    [bill('2026-09-10', 700), bill('2026-10-10', 90)],
    [],
    ['2026-09-10', 700, 700],
  ],
  ['only the open one is reported', [bill('2026-10-10', 90)], [row('2026-08-20', -80)], [null, 80, 80]],
  ['it is paid in part', [bill('2026-09-10', 700)], [row('2026-09-04', 200, 'PAGAMENTO')], ['2026-09-10', 700, 500]],
  ['it is paid', [bill('2026-09-10', 700)], [row('2026-09-04', 700, 'PAGAMENTO')], ['2026-09-10', 700, 0]],
  [
    'it was paid in full before it closed',
    [bill('2026-09-10', 700)],
    [row('2026-08-31', 700, 'PAGAMENTO')],
    ['2026-09-10', 700, 0],
  ],
  [
    'what came in during its period paid the one before',
    [bill('2026-09-10', 700)],
    [row('2026-08-10', 650, 'PAGAMENTO')],
    ['2026-09-10', 700, 700],
  ],
  [
    'the bank reports the payment',
    [bill('2026-09-10', 700, { payments: [{ date: day('2026-09-04'), amount: toCentavos(700) }] })],
    [],
    ['2026-09-10', 700, 0],
  ],
  [
    'the bank lists under it the payment of the one before',
    [bill('2026-09-10', 700, { payments: [{ date: day('2026-08-10'), amount: toCentavos(650) }] })],
    [],
    ['2026-09-10', 700, 700],
  ],
  [
    'a part of it came in before it closed, which paid the one before',
    [bill('2026-09-10', 700)],
    [row('2026-08-31', 200, 'PAGAMENTO')],
    ['2026-09-10', 700, 700],
  ],
  ['a purchase is worded as a payment', [], [row('2026-08-20', -80, 'PAGAMENTO')], [null, 80, 80]],
  [
    'it is paid beyond its total',
    [bill('2026-09-10', 700)],
    [row('2026-09-04', 800, 'PAGAMENTO')],
    ['2026-09-10', 700, 0],
  ],
  [
    'it is paid on the closing day',
    [bill('2026-09-10', 700)],
    [row('2026-09-03', 200, 'PAGAMENTO')],
    ['2026-09-10', 700, 500],
  ],
  [
    'it was paid in full ten days before it closed',
    [bill('2026-09-10', 700)],
    [row('2026-08-24', 700, 'PAGAMENTO')],
    ['2026-09-10', 700, 0],
  ],
  [
    'the same amount came in eleven days before it closed',
    [bill('2026-09-10', 700)],
    [row('2026-08-23', 700, 'PAGAMENTO')],
    ['2026-09-10', 700, 700],
  ],
  [
    'a charge is worded as a payment',
    [bill('2026-09-10', 700)],
    [row('2026-09-04', -200, 'PAGAMENTO')],
    ['2026-09-10', 700, 700],
  ],
  [
    'the bank and the rows know of different payments',
    [bill('2026-09-10', 700, { payments: [{ date: day('2026-09-04'), amount: toCentavos(500) }] })],
    [row('2026-09-04', 200, 'PAGAMENTO')],
    ['2026-09-10', 700, 200],
  ],
  [
    'the payment of the one before lies in its period',
    [],
    [row('2026-08-20', -80), row('2026-08-10', 650, 'PAGAMENTO')],
    [null, 80, 80],
  ],
  [
    'something was bought in another currency',
    [],
    [row('2026-08-20', -80), { ...row('2026-08-21', -40), currencyCode: 'USD' }],
    [null, 80, 80],
  ],
  [
    'only its first and its last day count',
    [],
    [row('2026-08-02', -1), row('2026-08-03', -20), row('2026-09-02', -60), row('2026-09-03', -2)],
    [null, 80, 80],
  ],
  [
    'the bank reports several, in any order',
    [bill('2026-08-10', 60), bill('2026-09-10', 700), bill('2026-07-10', 50)],
    [],
    ['2026-09-10', 700, 700],
  ],
])('is told where %s', (_name, bills, rows, expected) => {
  const found = among(bills, rows);
  expect(found && [found.billId, toAmount(found.total), toAmount(found.remaining)]).toEqual(expected);
  expect(found).toMatchObject({ dueDate: '2026-09-10', period: { start: '2026-08-03', end: '2026-09-03' } });
});

it.each([
  ['nothing was bought', []],
  ['what was bought was given back', [row('2026-08-20', -80), row('2026-08-21', 80)]],
])('is none where %s', (_name, rows) => {
  expect(among([], rows)).toBeNull();
});

it('is none once it is past due, though it is still the last one', () => {
  const today = day('2026-09-11');
  const bills = [bill('2026-09-10', 700)];
  expect(among(bills, [], today)).toBeNull();
  const card = cardOf(account, { cards: [account], bills, closingDates: [], transactions: [] }, today);
  expect(lastClosedBill(card, today, isPayment)?.billId).toBe('2026-09-10');
});

it.each([
  { name: 'before it closes', today: '2026-09-02', due: null },
  { name: 'on its closing day', today: '2026-09-03', due: '2026-09-10' },
  { name: 'on its due date', today: '2026-09-10', due: '2026-09-10' },
])('$name: $due', ({ today, due }) => {
  const bills = [bill('2026-08-10', 60), bill('2026-09-10', 700)];
  expect(among(bills, [], day(today))?.dueDate ?? null).toBe(due);
});

it.each([
  { reported: 70, minimum: 70 },
  { reported: 0, minimum: null },
])('has the minimum payment that the bank reports, if any: $reported', ({ reported, minimum }) => {
  const found = among([bill('2026-09-10', 700, { minimumPayment: toCentavos(reported) })], []);
  expect(found?.minimumPayment).toBe(minimum === null ? null : toCentavos(minimum));
  expect(among([], [row('2026-08-20', -80)])?.minimumPayment).toBeNull();
});

it('is none where no due day is known', () => {
  const unknown = aCard();
  const records = { cards: [unknown], bills: [], closingDates: [], transactions: [row('2026-08-20', -80)] };
  expect(closedBillOf(billStates(cardOf(unknown, records, TODAY), TODAY, isPayment), TODAY)).toBeNull();
});

it.each([
  ['2026-10-12', '2026-10-10'],
  ['2026-10-13', '2026-10-10'],
  ['2026-10-14', undefined],
])('is there until the business day on which it is payable: %s', (today, expected) => {
  // 10 October 2026 is a Saturday, and Monday a holiday.
  expect(among([bill('2026-10-10', 90)], [row('2026-09-20', -90)], day(today))?.billId).toBe(expected);
});
