import { describe, expect, it } from 'vitest';
import type { Bill } from '../../../shared/cards/bill.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toCentavos } from '../../../shared/money.ts';
import { withOutlookOn } from '../../../shared/recurring/found-stream.ts';
import { foundIn } from '../../../shared/recurring/read-streams.ts';
import { moreIn, surelyDue, surelyLowest } from '../../../shared/signals/low-balance.ts';
import { addDays, type IsoDate, weekdayOf } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { aBankAccount, aBill } from '../cards/a-card.ts';
import { aForecast } from '../forecast/a-forecast.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { monthlyRows, monthsOf2026 } from '../recurring/some-rows.ts';
import { aConnection, kept, kindsIn, signalsIn, someAccounts, TODAY } from './some-signals.ts';

/** Bills due on the 10th of the months up to December 2026, the oldest first. */
const bills = (...totals: number[]): Bill[] =>
  totals.map((total, at) => {
    const index = 2026 * 12 + 11 - (totals.length - 1 - at);
    const month = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    return aBill({
      id: `bill-${month}`,
      due: `${month}-10`,
      closingDate: day(`${month}-03`),
      totalAmount: toCentavos(total),
    });
  });
const TOMORROWS = '2026-12-04';
const CARD_BILL = 'Pagamento de cartão de crédito';

describe('bill_higher', () => {
  const higher = (...totals: number[]) => kindsIn({ today: TOMORROWS, bills: bills(...totals) });

  it('is a closed bill above the median of six before', () => {
    expect(
      signalsIn({ today: TOMORROWS, bills: bills(9999, 1000, 1100, 900, 1000, 1000, 1000, 1900) }).found,
    ).toMatchObject([
      {
        kind: 'bill_higher',
        date: '2026-12-03',
        amount: 90_000,
        billId: 'bill-2026-12',
        accountId: 'card-1',
        figures: { name: 'Cartão Roxo', total: 190_000 },
      },
    ]);
  });

  it.each([
    ['by 80 %', [1000, 1000, 1000, 1000, 1800], ['bill_higher']],
    ['by less than 80 %', [1000, 1000, 1000, 1000, 1799.99], []],
    ['by 300.00', [300, 300, 300, 300, 600], ['bill_higher']],
    ['by less than 300.00', [300, 300, 300, 300, 599.99], []],
    ['of three before', [500, 500, 500, 5000], []],
  ])('%s', (_says, totals, kinds) => {
    expect(higher(...totals)).toEqual(kinds);
  });

  it('is not told before it closes, nor 36 days later', () => {
    const all = bills(500, 500, 500, 500, 5000);
    expect(kindsIn({ today: '2026-12-02', bills: all })).toEqual([]);
    expect(kindsIn({ today: '2027-01-07', bills: all })).toEqual(['bill_higher']);
    expect(kindsIn({ today: '2027-01-08', bills: all })).toEqual([]);
  });

  it('is resolved when the bank corrects the bill, not by age', () => {
    const all = bills(500, 500, 500, 500, 5000);
    const signals = signalsIn({ today: TOMORROWS, bills: all }).found.map((one) => kept(one));
    expect(signalsIn({ today: TOMORROWS, bills: bills(500, 500, 500, 500, 500), signals }).changed).toMatchObject([
      { isGone: true },
    ]);
    expect(signalsIn({ today: '2027-06-01', bills: all, signals }).changed).toEqual([]);
  });
});

describe('low_balance_ahead', () => {
  const on = (balance: number | null) =>
    balance === null ? null : { date: day('2026-12-05'), balance: toCentavos(balance) };
  /** @param sure of what is sure, with what may come besides; all of it where it is left out */
  const low = (now: number | null, lowest: number | null, sure = lowest) => ({
    ahead: { now, lowest: on(lowest), sure: on(sure) },
  });

  it('is told with its day and what is short', () => {
    expect(signalsIn(low(10_000, -321.5)).found).toMatchObject([
      { kind: 'low_balance_ahead', date: '2026-12-05', amount: 32_150, accountId: null },
    ]);
  });

  it.each([
    ['of 50.01', low(0, -50.01), ['low_balance_ahead']],
    ['of 50.00', low(0, -50), []],
    ['below zero already', low(-1, -500), []],
    ['where the balance is unknown', low(null, -500), []],
    ['where nothing is known ahead', low(0, null), []],
    ['that what may come covers', low(0, -500, -50), []],
    ['beyond what may come', low(0, -500, -50.01), ['low_balance_ahead']],
  ])('%s', (_says, house, kinds) => {
    expect(kindsIn(house)).toEqual(kinds);
  });

  it('is one until the balance is safe, dismissed or not', () => {
    for (const status of ['new', 'dismissed'] as const) {
      const signals = signalsIn(low(10_000, -321.5)).found.map((one) => kept(one, { status }));
      const [id] = signals.map((one) => one.id);
      const later = signalsIn({ ...low(10_000, -400), today: '2026-12-01', signals });
      expect(later).toMatchObject({ found: [], changed: [{ id, amount: 40_000 }] });
      for (const near of [low(10_000, -10), low(10_000, -10, 500), low(-1, -10)])
        expect(signalsIn({ ...near, today: '2026-12-01', signals })).toMatchObject({
          ...{ found: [], changed: [{ id, amount: 1_000, isGone: false, status }] },
        });
      const safe = signalsIn({ ...low(10_000, 0), today: '2026-12-01', signals }).changed;
      expect(safe).toMatchObject([{ id, isGone: true, status }]);
      const again = signalsIn({ ...low(10_000, -60), today: '2026-12-02', signals: safe });
      expect(again.changed).toEqual([]);
      expect(again.found.map((one) => one.id)).not.toEqual([id]);
    }
  });
});

describe('what counts against a low balance', () => {
  const accounts = [aBankAccount({ id: 'acc-1' })];
  const pay = (given: { name?: string; first?: number; reais?: number; category?: string | null } = {}) => {
    const { name = 'CREDITO DE SALARIO ALVORADA', first = 6, reais = 3000, category = null } = given;
    return monthlyRows(name, monthsOf2026(12 - first, first), { day: '05', reais, category });
  };
  /** From November 2025 on, or later. */
  const longPay = (since = '2025-11') => [
    ...monthlyRows(
      'CREDITO DE SALARIO ALVORADA',
      ['2025-11', '2025-12'].filter((month) => month >= since),
      { day: '05', reais: 3000 },
    ),
    ...pay({ first: 1 }),
  ];
  const half = (date: string) =>
    aTransaction({ id: date, date, description: 'SALARIO ALVORADA 13 SALARIO', reais: 1500 });
  const pix13 = { ...half('2026-11-13'), description: 'PIX RECEBIDO 13/11 MARIA' };
  const more = (transactions: Transaction[], today = TODAY, until = '2026-12-11') => {
    const rows = transactions.filter(({ date }) => date <= today);
    const streams = withOutlookOn(
      day(today),
      foundIn({ transactions: rows, accounts, bills: [], known: [] }, day(today)),
    );
    return moreIn({ accounts, transactions: rows, streams }, day(today), day(until)) / 100;
  };

  it.each([
    ['the first half of a 13th salary by 30 November', more(pay()), 1500],
    ['none of it behind that day', more(pay(), '2026-11-30'), 0],
    ['none of it before that day', more(pay(), '2026-11-15', '2026-11-29'), 0],
    ['both halves up to 20 December', more(pay(), TODAY, '2026-12-20'), 3000],
    ['the second half where the first has come', more([...pay(), half('2026-06-30')], TODAY, '2026-12-20'), 1500],
    ['nothing where both have come', more([...pay(), half('2026-06-30'), half('2026-10-30')], TODAY, '2026-12-20'), 0],
    ['one half where one has come', more([...pay(), half('2026-06-30')]), 1500],
    ...['1A PARC 13 SAL', 'DECIMO TERCEIRO', 'GRATIF NATALINA', '13o SALARIO', 'SALARIO 13'].map(
      (description): [string, number, number] => [
        `the second half where the first came as ${description}`,
        more([...pay(), { ...half('2026-06-30'), description }], TODAY, '2026-12-20'),
        1500,
      ],
    ),
    ['both halves where money came on a 13th', more([...pay(), pix13], TODAY, '2026-12-20'), 3000],
    ['of what its category calls a salary', more(pay({ name: 'ALVORADA LTDA', category: 'Salário' })), 1500],
    ['nothing of what is no salary', more(pay({ name: 'CRED ALUGUEL JACINTA' })), 0],
    ['nothing of what is paid', more(pay({ reais: -3000 })), 0],
    ['nothing in July', more(pay({ first: 1 }), '2026-07-20', '2026-08-03'), 0],
    ['nothing of pay that came all through a December without one', more(longPay()), 0],
    ['a half of pay that had one then', more([...longPay(), half('2025-12-19')]), 1500],
    ['a half of pay that began after it', more(longPay('2025-12')), 1500],
  ])('is %s', (_says, found, expected) => {
    expect(found).toBe(expected);
  });

  const paidOn = (...dates: string[]): Transaction[] =>
    dates.map((date) => aTransaction({ id: `p${date}`, date, description: 'PROVENTOS HOSPITAL LUCAS', reais: 3000 }));
  it.each([
    ['of three months', paidOn('2026-09-05', '2026-10-06', '2026-11-08'), 3000],
    ['late by five days', paidOn('2026-08-25', '2026-09-25', '2026-10-27'), 3000],
    ['late by six days', paidOn('2026-08-25', '2026-09-25', '2026-10-26'), 0],
    ['of two months', paidOn('2026-10-06', '2026-11-08'), 0],
    ['with a month between', paidOn('2026-08-05', '2026-10-06', '2026-11-08'), 0],
    ['of a later day', paidOn('2026-09-12', '2026-10-13', '2026-11-16'), 0],
    [
      'of less than half',
      paidOn('2026-09-05', '2026-10-06', '2026-11-08').map((row, at) =>
        at < 2 ? row : { ...row, amount: toCentavos(1499) },
      ),
      0,
    ],
    [
      'of a payer without a name',
      paidOn('2026-09-05', '2026-10-06', '2026-11-08').map((row) => ({ ...row, description: '0012' })),
      0,
    ],
  ])('is pay that no stream holds: %s', (_says, transactions, expected) => {
    const flow = { accounts, transactions, streams: [] };
    expect(moreIn(flow, day('2026-12-01'), day('2026-12-15')) / 100).toBe(expected);
  });

  it('is no payment that was missed once, and pay on the first day on which it may come', async () => {
    const rent = monthlyRows('PIX ENVIADO MARLENE', monthsOf2026(9), { day: '07', reais: -900, category: 'Aluguel' });
    const gym = monthlyRows('SMARTFIT ACADEMIA', monthsOf2026(10), { day: '10', reais: -99.9 });
    const today = day('2026-10-28');
    const transactions = [...rent, ...gym, ...pay({ first: 1 })].filter(({ date }) => date <= today);
    const { items, streams } = await aForecast({ accounts, transactions }, today, 14);
    expect(items.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-11-05', 300_000],
      ['2026-11-07', -90_000],
      ['2026-11-10', -9_990],
    ]);
    const due = surelyDue(items, { streams, transactions }, today);
    expect(due.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-11-05', 300_000],
      ['2026-11-10', -9_990],
    ]);
    expect(surelyDue(items, { streams, transactions }, day('2026-11-05'))[0]?.date).toBe('2026-11-05');
  });

  type Pay = { day?: string; early?: number; first?: number; weekend?: boolean };
  /** The Friday before a day of a weekend. */
  const friday = (date: IsoDate) => addDays(date, -Math.max(0, weekdayOf(date) - 5));

  it.each([
    ['on its own day, where it never came earlier in eight months', { first: 3 }, '2026-11-12'],
    ['a day before it, in seven', { first: 4 }, '2026-11-11'],
    ['the business day before that', { day: '16', first: 4 }, '2026-11-13'],
    ['as early as it ever came, and a day', { early: 1 }, '2026-11-10'],
    ['a day before its own, where it came early for a weekend', { day: '10', weekend: true }, '2026-11-09'],
    ['at most three days before, however early it came', { early: 4 }, '2026-11-09'],
    ['three days before, where few rows tell', { first: 6 }, '2026-11-09'],
  ])('pay may come %s', async (_says, { day: of = '12', early = 0, first = 1, weekend = false }: Pay, expected) => {
    const transactions = monthlyRows('CREDITO DE SALARIO ALVORADA', monthsOf2026(11 - first, first), {
      ...{ day: of, reais: 3000 },
    })
      .map((row, at) => (at === 2 ? { ...row, date: addDays(row.date, -early) } : row))
      .map((row) => (weekend ? { ...row, date: friday(row.date) } : row));
    const today = day('2026-11-03');
    const { items, streams } = await aForecast({ accounts, transactions }, today, 14);
    expect(surelyDue(items, { streams, transactions }, today).map(({ date }) => date)).toEqual([expected]);
  });

  /** Moves to investments, on the third of each month or elsewhere; pay comes on the first. */
  const moves = (months: readonly string[], reais = -1000, of = '03') =>
    monthlyRows(`CDB ${of}`, months, { day: of, reais, description: 'APLICACAO CDB DI', category: 'Renda fixa' });
  const months = monthsOf2026(7, 5);
  const before = months.slice(0, -1);
  const lowest = async (transactions: Transaction[], on = '2026-11-10') => {
    const today = day(on);
    const bill = monthlyRows('PIX ENVIADO MARLENE', monthsOf2026(10), { day: '15', reais: -900, category: 'Aluguel' });
    const salary = monthlyRows('CREDITO DE SALARIO ALVORADA', months, { day: '01', reais: 3000 });
    const all = [...bill, ...salary, ...transactions];
    const { items, streams } = await aForecast({ accounts, transactions: all }, today, 17);
    const horizon = { today, last: addDays(today, 17) };
    const flow = { accounts, transactions: all, streams };
    const found = surelyLowest(items, flow, { total: toCentavos(100), horizon, until: day('2026-11-15') });
    return found && found.balance / 100;
  };
  const gift = (date: string, reais: number, category: string | null = null) =>
    aTransaction({ ...{ id: date, date, reais, category }, description: 'PIX ENVIADO PARENTE' });

  it.each([
    // 15 % of the 900.00 that leave are doubt.
    ['short of the bill', [], -665],
    ['what was put aside after pay', moves(months), 335],
    ['what was put aside five days after it', [...moves(before), ...moves(['2026-11'], -1000, '06')], 335],
    ['what is left of it', [...moves(months), ...moves(['2026-11'], 400, '08')], -65],
    ['what was put aside as after half of the pay before', moves(months.slice(-4)), 335],
    ['not what was put aside after less of it', moves(months.slice(-3)), -665],
    ['not what was put aside six days after pay', [...moves(before), ...moves(['2026-11'], -1000, '07')], -665],
    ['not what was put aside a month ago', moves(before), -665],
    ['not where as much left since', [...moves(months), gift('2026-11-09', -665)], -665],
    ['where less left since', [...moves(months), gift('2026-11-09', -664.99)], 335],
    ['where the bill of a card was paid since', [...moves(months), gift('2026-11-09', -800, CARD_BILL)], 335],
    ['where less than a tenth of it left since', [...moves(months, -8000), gift('2026-11-09', -799.99)], 7335],
    ['not where a tenth left', [...moves(months, -8000), gift('2026-11-09', -800)], -665],
    ['not where more was put aside since', [...moves(months), ...moves(['2026-11'], -900, '09')], -665],
  ])('counts %s', async (_says, transactions, expected) => {
    expect(await lowest(transactions)).toBe(expected);
  });

  it('counts what was put aside after the latest pay, where the one before is no month ago either', async () => {
    const transactions = [...moves(before, -1000, '05'), ...moves(['2026-11'])];
    expect(await lowest(transactions, '2026-11-04')).toBe(335);
  });
});

describe('duplicate_connection', () => {
  const [account] = someAccounts();
  if (!account) throw new Error('no account');
  const accounts = [account, { ...account, id: 'acc-2', itemId: 'item-2' }];
  const rows = (accountId: string, count: number) =>
    Array.from({ length: count }, (_, at) =>
      aTransaction({
        id: `${accountId}-${at}`,
        accountId,
        date: `2026-11-${String(10 + at).padStart(2, '0')}`,
        description: `PIX ENVIADO ${at}`,
        reais: -(at + 1) * 7,
        category: 'Transferência - PIX',
      }),
    );
  const twice = (mine: number, yours: number) => [...rows('acc-1', mine), ...rows('acc-2', yours)];

  it('is one account by two connections', () => {
    expect(signalsIn({ accounts, transactions: twice(6, 6) }).found).toMatchObject([
      { kind: 'duplicate_connection', date: TODAY, amount: null, itemIds: ['item-1', 'item-2'] },
    ]);
  });

  it.each([
    ['five rows', accounts, twice(5, 5), ['duplicate_connection']],
    ['four rows', accounts, twice(4, 4), []],
    ['80 % of the rows', accounts, twice(8, 10), ['duplicate_connection']],
    ['fewer of them', accounts, twice(7, 9), []],
    ['another number', accounts.map((one, at) => ({ ...one, number: `****000${at}` })), twice(6, 6), []],
    ['one connection', accounts.map((one) => ({ ...one, itemId: 'item-1' })), twice(6, 6), []],
  ])('%s', (_says, given, transactions, kinds) => {
    expect(kindsIn({ accounts: given, transactions })).toEqual(kinds);
  });

  it('is resolved when one of them goes', () => {
    const signals = signalsIn({ accounts, transactions: twice(6, 6) }).found.map((one) => kept(one));
    expect(signalsIn({ accounts, today: '2027-03-01', transactions: twice(6, 6), signals }).changed).toEqual([]);
    expect(signalsIn({ accounts: accounts.slice(1), transactions: rows('acc-2', 6), signals }).changed).toMatchObject([
      { isGone: true },
    ]);
  });
});

describe('consent_ending', () => {
  const ends = (date: string | null, today = TODAY) => ({
    today,
    connections: [aConnection({ consentExpiresAt: date === null ? null : (`${date}T15:00:00.000Z` as Instant) })],
  });

  it.each([
    ['in 14 days', ends('2026-12-11'), ['consent_ending']],
    ['in 15 days', ends('2026-12-12'), []],
    ['today', ends('2026-11-27'), ['consent_ending']],
    ['yesterday', ends('2026-11-26'), []],
    ['never', ends(null), []],
  ])('%s', (_says, house, kinds) => {
    expect(kindsIn(house)).toEqual(kinds);
  });

  it('is resolved when it is renewed, not by age', () => {
    const { found } = signalsIn(ends('2026-12-01'));
    expect(found).toMatchObject([
      { date: '2026-12-01', amount: null, itemIds: ['item-1'], figures: { name: 'Banco Azul' } },
    ]);
    const signals = found.map((one) => kept(one));
    expect(signalsIn({ ...ends('2026-12-01', '2026-12-20'), signals }).changed).toEqual([]);
    expect(signalsIn({ ...ends('2027-12-01'), signals }).changed).toMatchObject([{ isGone: true }]);
  });
});
