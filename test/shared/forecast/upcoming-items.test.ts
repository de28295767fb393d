import { describe, expect, it } from 'vitest';
import { toCentavos } from '../../../shared/money.ts';
import { aBill } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { monthlyRows, monthsOf2026 } from '../recurring/some-rows.ts';
import { aReminder } from '../reminders/builders.ts';
import { aForecast, told } from './a-forecast.ts';

// A Thursday; the card of the tests is due on 10 September and closes on the 3rd.
const TODAY = '2026-08-20';
const eight = monthsOf2026(8);
const rent = monthlyRows('PIX ENVIADO DONA MARLENE', eight, { day: '05', reais: -900, category: 'Aluguel' });
const netflix = monthlyRows('NETFLIX.COM', eight, {
  day: '01',
  reais: -44.9,
  accountId: 'card-1',
  category: 'Streaming de vídeo',
});
const salary = monthlyRows('CRED SALARIO ALVORADA', eight, { day: '15', reais: 5000, category: 'Salário' });
const reminder = (given: {
  title?: string;
  reais?: number | null;
  due?: string;
  recurs?: 'weekly' | 'monthly';
  id?: string;
}) =>
  aReminder({
    id: given.id ?? 'reminder-1',
    title: given.title ?? 'Contador',
    amount: given.reais === null ? null : toCentavos(given.reais ?? 150),
    dueDate: day(given.due ?? '2026-08-25'),
    recurrencePattern: given.recurs ?? null,
  });

describe('what comes', () => {
  it('is a recurring payment of a bank account on its day, and of a card in its bill alone', async () => {
    const forecast = await aForecast({ transactions: [...rent, ...netflix, ...salary] }, TODAY);
    expect(told(forecast)).toEqual([
      ['2026-09-05', 'recurring', -900],
      ['2026-09-10', 'open_bill', -44.9],
      ['2026-09-15', 'recurring', 5000],
    ]);
    const ofNetflix = forecast.streams.find(({ last }) => last === 4490);
    expect(forecast.items[1]?.covers).toEqual([ofNetflix?.id]);
  });

  it('is the open bill with what is pending, and later bills with installments and charges', async () => {
    const installments = [1, 2, 3].map((number) =>
      aTransaction({
        id: `tv-${number}`,
        date: `2026-${String(7 + number).padStart(2, '0')}-06`,
        description: `TV ${number}/3`,
        accountId: 'card-1',
        reais: -100,
        status: 'PENDING',
        installment: { number, total: 3, totalAmount: null, purchaseDate: day('2026-08-06') },
      }),
    );
    const lunch = aTransaction({
      id: 'lunch',
      date: '2026-08-18',
      accountId: 'card-1',
      reais: -32.5,
      status: 'PENDING',
    });
    const forecast = await aForecast({ transactions: [...netflix, ...installments, lunch] }, TODAY, 60);
    expect(told(forecast)).toEqual([
      ['2026-09-10', 'open_bill', -177.4],
      ['2026-10-13', 'future_bill', -144.9],
    ]);
  });

  it('is a closed bill until it is paid, moved to a business day', async () => {
    const bill = aBill({ id: 'bill-1', due: '2026-08-22', totalAmount: toCentavos(700) });
    expect(told(await aForecast({ bills: [bill] }, TODAY))).toEqual([['2026-08-24', 'bill', -700]]);
    const payment = (reais: number) =>
      aTransaction({ id: 'p', date: '2026-08-19', reais, accountId: 'card-1', description: 'PAGAMENTO RECEBIDO' });
    expect(told(await aForecast({ bills: [bill], transactions: [payment(700)] }, TODAY))).toEqual([]);
    expect(told(await aForecast({ bills: [bill], transactions: [payment(200)] }, TODAY))).toEqual([
      ['2026-08-24', 'bill', -500],
    ]);
  });

  it('is an unpaid bill that is overdue, today, where the card shows its payments', async () => {
    const bill = aBill({ due: '2026-08-14', totalAmount: toCentavos(700) });
    expect(told(await aForecast({ bills: [bill] }, TODAY))).toEqual([]);
    const paid = aTransaction({
      id: 'p',
      date: '2026-07-14',
      reais: 90,
      accountId: 'card-1',
      description: 'PAGAMENTO RECEBIDO',
    });
    expect(told(await aForecast({ bills: [bill], transactions: [paid] }, TODAY))).toEqual([
      [TODAY, 'bill', -700, 'overdue'],
    ]);
  });

  it('stays overdue behind the next closing, and as long as get-bills says so', async () => {
    const bills = [
      aBill({ id: 'old', due: '2025-09-01', totalAmount: toCentavos(10) }),
      aBill({ id: 'may', due: '2026-05-11', totalAmount: toCentavos(300) }),
      aBill({ id: 'jul', due: '2026-07-10', totalAmount: toCentavos(700) }),
      aBill({ id: 'aug', due: '2026-08-10', totalAmount: toCentavos(90) }),
    ];
    const paid = (date: string, reais: number) =>
      aTransaction({ id: date, date, reais, accountId: 'card-1', description: 'PAGAMENTO RECEBIDO' });
    const transactions = [paid('2026-08-10', 90)];
    expect(told(await aForecast({ bills, transactions }, TODAY))).toEqual([
      [TODAY, 'bill', -700, 'overdue'],
      [TODAY, 'bill', -300, 'overdue'],
    ]);
    const late = [...transactions, paid('2026-08-19', 700)];
    expect(told(await aForecast({ bills, transactions: late }, TODAY))).toEqual([[TODAY, 'bill', -300, 'overdue']]);
  });

  it('is the sum of the rows where the bank has not reported the bill', async () => {
    const rows = [
      aTransaction({ id: 'a', date: '2026-08-10', accountId: 'card-1', reais: -80 }),
      aTransaction({ id: 'b', date: '2026-08-12', accountId: 'card-1', reais: 30, description: 'ESTORNO LOJA' }),
    ];
    // On 4 September the bill of August has closed and is due on the 10th.
    expect(told(await aForecast({ transactions: rows }, '2026-09-04', 10))).toEqual([['2026-09-10', 'bill', -50]]);
  });

  it('is a reminder, each time it recurs, and today when it is overdue', async () => {
    const reminders = [
      reminder({ due: '2026-08-25', recurs: 'weekly' }),
      reminder({ id: 'old', title: 'Dentista', due: '2026-08-10', reais: 80 }),
      reminder({ id: 'plain', title: 'Ligar para o banco', due: '2026-08-22', reais: null }),
    ];
    expect(told(await aForecast({ reminders }, TODAY, 14))).toEqual([
      [TODAY, 'reminder', -80, 'overdue'],
      ['2026-08-22', 'reminder', null],
      ['2026-08-25', 'reminder', -150],
      ['2026-09-01', 'reminder', -150],
    ]);
  });

  it('is expected today while its window is open, and not any more once it is late', async () => {
    const rows = monthlyRows('PIX ENVIADO DONA MARLENE', monthsOf2026(7), {
      day: '19',
      reais: -900,
      category: 'Aluguel',
    });
    expect(told(await aForecast({ transactions: rows }, TODAY, 29))).toEqual([[TODAY, 'recurring', -900]]);
    expect(told(await aForecast({ transactions: rows }, '2026-08-25', 24))).toEqual([]);
  });
});

describe('one payment is one item', () => {
  it.each([
    ['of the same amount, some days off', { title: 'Casa', reais: 905, due: '2026-09-07' }, -905],
    ['with its name, at another amount', { title: 'Aluguel', reais: 950, due: '2026-09-05' }, -950],
    ['with its name, without an amount', { title: 'Pagar dona Marlene', reais: null, due: '2026-09-04' }, -900],
  ])('told by a reminder %s', async (_name, given, amount) => {
    const forecast = await aForecast({ transactions: rent, reminders: [reminder(given)] }, TODAY, 20);
    expect(told(forecast)).toEqual([[given.due, 'reminder', amount]]);
    expect(forecast.items[0]?.covers).toEqual(forecast.streams.map(({ id }) => id));
  });

  it.each([
    ['another amount', { title: 'Casa', reais: 990, due: '2026-09-05' }],
    ['another day', { title: 'Casa', reais: 900, due: '2026-09-10' }],
  ])('but two with %s and no name in common', async (_name, given) => {
    expect((await aForecast({ transactions: rent, reminders: [reminder(given)] }, TODAY, 25)).items).toHaveLength(2);
  });

  it('the bill, when a reminder is about it or about a charge in it', async () => {
    const bill = aBill({ id: 'bill-1', due: '2026-08-24', totalAmount: toCentavos(700) });
    const reminders = [
      reminder({ id: 'named', title: 'Fatura Nubank', reais: null, due: '2026-08-23' }),
      reminder({ id: 'charge', title: 'Netflix', reais: 44.9, due: '2026-09-01' }),
    ];
    const forecast = await aForecast({ bills: [bill], transactions: netflix, reminders }, TODAY);
    expect(
      forecast.items.map(({ kind, sourceId, covers }) => [
        kind,
        sourceId,
        covers.filter((id) => !id.startsWith('rec_')),
      ]),
    ).toEqual([
      ['bill', 'bill-1', ['named']],
      ['open_bill', null, ['charge']],
    ]);
  });

  it('none, when a reminder was paid', async () => {
    const paid = aTransaction({ id: 'p', date: '2026-08-18', description: 'PIX ENVIADO CONTADOR SILVA', reais: -150 });
    expect(
      told(await aForecast({ transactions: [paid], reminders: [reminder({ due: '2026-08-17' })] }, TODAY)),
    ).toEqual([]);
  });
});
