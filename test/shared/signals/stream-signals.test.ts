import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import type { Silence } from '../../../shared/signals/signal.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { monthlyRows } from '../recurring/some-rows.ts';
import { aConnection, kept, kindsIn, signalsIn, someAccounts } from './some-signals.ts';

type Given = Parameters<typeof aTransaction>[0];

/** Months up to November 2026, the oldest first. */
const lastMonths = (count: number, last = 11): string[] =>
  Array.from({ length: count }, (_, at) => {
    const index = 2026 * 12 + last - 1 - (count - 1 - at);
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });

/** A subscription on the card that costs `after` in the last `many` of its months. */
const risen = (
  before: number,
  after: number,
  { months = 8, many = 2, ...given }: Partial<Given> & { months?: number; many?: number } = {},
) =>
  monthlyRows(
    'NETFLIX.COM',
    lastMonths(months),
    { accountId: 'card-1', category: 'Streaming de vídeo', ...given },
    (at) => ({
      reais: at < months - many ? -before : -after,
    }),
  );
const rent = (before: number, after: number, given: Partial<Given> & { months?: number; many?: number } = {}) =>
  risen(before, after, {
    months: 12,
    accountId: 'acc-1',
    category: 'Aluguel',
    description: 'PIX IMOBILIARIA CENTRAL',
    ...given,
  });

/** A bill that is the same every month, until the last `many`. */
const flatRate = (months: number, given: Partial<Given> = {}, many = 1) =>
  rent(110.9, 149.9, { months, many, category: 'Internet', description: 'PAG BOLETO TIM LIVE', ...given });

describe('price_rise', () => {
  it('is told with both prices, of the first two rows at the new one', () => {
    const { found } = signalsIn({ transactions: risen(39.9, 44.9) });
    expect(found).toMatchObject([
      {
        kind: 'price_rise',
        date: '2026-10-10',
        amount: 500,
        figures: { name: 'Netflix', from: 3990, to: 4490 },
        rows: [{ date: '2026-10-10' }, { date: '2026-11-10' }],
      },
    ]);
    expect(found[0]?.streamId).toBe(found[0]?.about);
  });

  it.each([
    ['by 5 % and 2.00', risen(40, 42)],
    ['at its first row, behind four at one price', risen(39.9, 44.9, { months: 5, many: 1 })],
    ['of a flat rate at its first row, behind six at one price', flatRate(7)],
    ['of a flat rate at its second row', flatRate(6, {}, 2)],
    ['of television', flatRate(8, { category: 'TV', description: 'PAG BOLETO SKY BRASIL' })],
    ['of a rent beyond 15 %', rent(1000, 1151)],
    [
      'of a rent for the second time in 11 months',
      rent(1000, 1100).map((row, at) => (at < 5 ? { ...row, amount: -90_000 as typeof row.amount } : row)),
    ],
  ])('is found %s', (_says, transactions) => {
    expect(kindsIn({ transactions })).toEqual(['price_rise']);
  });

  it.each([
    ['below 5 %', risen(40.1, 42.1)],
    ['below 2.00', risen(9.9, 11.89)],
    ['downward', risen(44.9, 39.9)],
    ['at its first row, behind three', risen(39.9, 44.9, { months: 4, many: 1 })],
    ['at the first row of a bill', rent(1000, 1151, { many: 1 })],
    ['of a flat rate at its first row, behind five', flatRate(6)],
    [
      'of a flat rate at its first row, where it has moved',
      flatRate(12).map((row, at) => (at === 8 ? { ...row, amount: -11_091 as typeof row.amount } : row)),
    ],
    [
      'at the first row of a telephone, by which calls are paid',
      flatRate(8, { category: 'Celular', description: 'CONTA CELULAR VIVO' }),
    ],
    ['at its first row, beyond twice the price', risen(39.9, 79.81, { many: 1 })],
    [
      'of another plan',
      risen(39.9, 59.9).map((row, at) => ({
        ...row,
        description: `NETFLIX.COM PLANO ${at < 6 ? 'BASICO' : 'PREMIUM'}`,
      })),
    ],
    ['of a tax, once a year by 15 %', rent(76.6, 81.05, { category: 'Impostos', description: 'DAS SIMPLES NACIONAL' })],
    [
      'whose second row is 36 days old',
      monthlyRows(
        'NETFLIX.COM',
        lastMonths(8, 10),
        { accountId: 'card-1', category: 'Streaming de vídeo', day: '22' },
        (at) => ({ reais: at < 6 ? -39.9 : -44.9 }),
      ),
    ],
    ['of a rent, once a year by 15 %', rent(1000, 1150)],
    ['of a condominium', rent(800, 870, { category: 'Moradia', description: 'BOLETO CONDOMINIO EDIFICIO SOL' })],
    ['of a school', rent(1000, 1100, { category: 'Escola', description: 'COLEGIO SANTO' })],
    ['of a health plan', rent(500, 560, { category: 'Seguro saúde', description: 'UNIMED SAUDE' })],
  ])('is not told %s', (_says, transactions) => {
    expect(kindsIn({ transactions })).toEqual([]);
  });
});

describe('new_subscription', () => {
  const begun = (months: number, given: Partial<Given> & { day?: string } = {}) =>
    monthlyRows('SPOTIFY', lastMonths(months), {
      accountId: 'card-1',
      category: 'Streaming de música',
      reais: -21.9,
      ...given,
    });

  const both = () =>
    monthlyRows('SPOTIFY', ['2026-11', '2026-12'], {
      ...{ accountId: 'card-1', category: 'Streaming de música', reais: -21.9 },
    });

  it('is a subscription of two months', () => {
    expect(signalsIn({ transactions: begun(2) }).found).toMatchObject([
      { kind: 'new_subscription', date: '2026-10-10', amount: 2190, figures: { name: 'Spotify' } },
    ]);
  });

  it('is told at its first charge, and stays the same one', () => {
    const [first] = begun(1);
    const signals = signalsIn({ transactions: begun(1) }).found.map((one) => kept(one));
    expect(signals).toMatchObject([{ kind: 'new_subscription', date: first?.date, rows: [{ id: first?.id }] }]);
    const later = signalsIn({ today: '2026-12-20', transactions: both(), signals });
    expect(later).toMatchObject({ found: [], changed: [{ id: signals[0]?.id, rows: [{}, {}] }] });
  });

  it('stays while it goes on, and is not told of one that began before', () => {
    const [found] = signalsIn({ transactions: begun(2) }).found;
    if (!found) throw new Error('nothing found');
    const signals = [kept(found)];
    const later = monthlyRows('SPOTIFY', [...lastMonths(2), '2026-12'], {
      accountId: 'card-1',
      category: 'Streaming de música',
      reais: -21.9,
    });
    expect(signalsIn({ today: '2026-12-20', transactions: later, signals })).toEqual({ found: [], changed: [] });
    expect(kindsIn({ today: '2026-12-20', transactions: later })).toEqual([]);
  });

  it.each([
    [
      '62 days after its first charge',
      begun(2, { day: '26' }).map((row) => ({
        ...row,
        date: day(row.date === '2026-10-26' ? '2026-09-26' : '2026-10-26'),
      })),
      ['new_subscription'],
    ],
    [
      '63 days after it',
      begun(2, { day: '25' }).map((row) => ({
        ...row,
        date: day(row.date === '2026-10-25' ? '2026-09-25' : '2026-10-25'),
      })),
      [],
    ],
    ['of no subscription', begun(2, { category: 'Água', accountId: 'acc-1', description: 'SABESP' }), []],
  ])('is told or not: %s', (_says, transactions, kinds) => {
    expect(kindsIn({ transactions })).toEqual(kinds);
  });

  const lone = (date: string, reais: number, description = 'STRAVA ASSINATURA') =>
    aTransaction({ id: 'lone', accountId: 'card-1', date, reais, description, category: 'Serviços digitais' });

  // Rows begin on 3 November 2025.
  it.each([
    ['of 99.99, without a year before it', [lone('2026-10-28', -99.99)], ['new_subscription']],
    ['of 100.00, which may be paid once a year', [lone('2026-10-28', -100)], []],
    ['of 100.00, behind a year', [lone('2026-11-10', -100)], ['new_subscription']],
    ...['DUOLINGO PLANO ANUAL', 'STRAVA ANUIDADE', 'CLUBE 12 MESES'].map((text): [string, Transaction[], string[]] => [
      `that says so: ${text}`,
      [lone('2026-10-28', -49.9, text)],
      [],
    ]),
    ['of 129.90 that has come twice', begun(2, { reais: -129.9 }), ['new_subscription']],
  ])('at a first charge is told or not: %s', (_says, transactions, kinds) => {
    expect(kindsIn({ transactions })).toEqual(kinds);
  });

  it('is not told where the account is as young', () => {
    const accountId = 'card-2';
    const accounts = [{ ...aCardAccount(), id: accountId }];
    const first = (date: string) =>
      aTransaction({ id: 'first', accountId, date, description: 'MERCADO', reais: -5.17 });
    const transactions = begun(2, { accountId });
    expect(kindsIn({ accounts, transactions: [...transactions, first('2026-07-12')] })).toEqual(['new_subscription']);
    expect(kindsIn({ accounts, transactions: [...transactions, first('2026-07-13')] })).toEqual([]);
  });

  it('is not told of a merchant that had a stream', () => {
    const before = monthlyRows('SPOTIFY', lastMonths(4, 6), {
      accountId: 'card-1',
      category: 'Streaming de música',
      reais: -40,
      day: '22',
    });
    expect(kindsIn({ transactions: [...before, ...begun(2)] })).not.toContain('new_subscription');
  });
});

describe('trial_turned_paid', () => {
  const trial = (
    first: number,
    paid: number,
    dates = ['2026-10-14', '2026-11-13'],
    given: Partial<Given> = {},
  ): Transaction[] =>
    [first, paid].map((reais, at) =>
      aTransaction({
        id: `t${at}`,
        accountId: 'card-1',
        date: dates[at] ?? '',
        description: 'HBO MAX',
        category: 'Streaming de vídeo',
        reais: -reais,
        ...given,
      }),
    );

  const more = (...dates: string[]) =>
    dates.flatMap((date) =>
      trial(1.99, 1.99, [date, date])
        .slice(1)
        .map((row) => ({ ...row, id: date })),
    );
  const refund = (date = '2026-11-04', reais = 1, accountId = 'card-1') =>
    aTransaction({
      id: 'back',
      accountId,
      date,
      description: `ESTORNO ${reais === 1 ? 'ZUMBIRA' : 'HBO MAX'}`,
      reais,
      category: null,
    });

  it('is told instead of a new subscription', () => {
    expect(signalsIn({ transactions: trial(1, 34.9) }).found).toMatchObject([
      { kind: 'trial_turned_paid', date: '2026-11-13', amount: 3490, rows: [{ id: 't0' }, { id: 't1' }] },
    ]);
  });

  it.each([
    ['5.00, then 9.90', trial(5, 9.9), ['trial_turned_paid']],
    ['40 days later', trial(1, 34.9, ['2026-10-14', '2026-11-23']), ['trial_turned_paid']],
    ['41 days later', trial(1, 34.9, ['2026-10-14', '2026-11-24']), []],
    ['5.01', trial(5.01, 34.9), []],
    ['then 9.89', trial(1, 9.89), []],
    [
      'at a bakery',
      trial(4.5, 25, undefined, { description: 'PADARIA BELLA', category: 'Restaurantes, bares e lanchonetes' }),
      [],
    ],
    ['at a shop without a category', trial(4.5, 25, undefined, { description: 'ZECA BAZAR', category: null }), []],
    ['0.00', trial(0, 34.9), ['trial_turned_paid']],
    ['of three months at 1.99', [...more('2026-08-14', '2026-09-14'), ...trial(1.99, 34.9)], ['trial_turned_paid']],
    ['of four months at 1.99', [...more('2026-07-14', '2026-08-14', '2026-09-14'), ...trial(1.99, 34.9)], []],
    ['that came back', [...trial(1, 34.9), refund('2026-11-20', 34.9)], []],
  ])('%s', (_says, transactions, kinds) => {
    expect(kindsIn({ transactions }).filter((kind) => kind === 'trial_turned_paid')).toEqual(kinds);
  });

  const unknown = { description: 'ZUMBIRA', category: null };
  const of = (given: Partial<Given>, days = ['2026-11-02', '2026-11-16'], prices: [number, number] = [1.9, 34.9]) =>
    trial(...prices, days, { ...unknown, ...given });
  it.each([
    ['after a week', of({}, ['2026-11-09', '2026-11-16']), true],
    ['after 14 days', of({}), true],
    ['after 15 days', of({}, ['2026-11-01', '2026-11-16']), true],
    ['after a month', of({}, ['2026-10-16', '2026-11-16']), true],
    ['at the end of a short month', of({}, ['2026-10-26', '2026-11-26']), true],
    ['after 13 days', of({}, ['2026-11-03', '2026-11-16']), false],
    ['at no price of a list', of({}, undefined, [1.9, 34.83]), false],
    ['at whole reais', of({}, undefined, [1.9, 35]), false],
    ['of one real', of({}, undefined, [1, 34.99]), true],
    ['from a bank account', of({ accountId: 'acc-1', description: 'COMPRA ELO ZUMBIRA' }), false],
    ['of meals', of({ category: 'Restaurantes, bares e lanchonetes' }), false],
    ['of rides', of({ category: 'Táxi e transporte privado urbano' }), false],
    ['on any day where the card was checked', [...of({}, ['2026-11-03', '2026-11-16'], [1, 34.83]), refund()], true],
    ['whose check came back eight days later', [...of({}, ['2026-11-03', '2026-11-16']), refund('2026-11-11')], false],
    [
      'whose check came back to another account',
      [...of({}, ['2026-11-03', '2026-11-16']), refund('2026-11-04', 1, 'acc-1')],
      false,
    ],
  ])('at a merchant that nothing tells of: %s', (_says, transactions, isTold) => {
    expect(kindsIn({ transactions })).toEqual(isTold ? ['trial_turned_paid'] : []);
  });
});

describe('subscription_after_cancel', () => {
  const paused = (months: readonly string[], last = -39.9) =>
    monthlyRows('NETFLIX.COM', months, { accountId: 'card-1', category: 'Streaming de vídeo', reais: -39.9 }, (at) =>
      at === months.length - 1 ? { reais: last } : {},
    );

  /** Some stays of a year that lie a month apart, and one after a pause. */
  const parked = (others: readonly string[]) =>
    [...['2026-04-22', '2026-05-21', '2026-06-25', '2026-11-10'], ...others].map((date, at) =>
      aTransaction({
        ...{ id: `stay-${at}`, accountId: 'card-1', date, reais: -12 },
        ...{ description: 'ESTAPAR ESTACIONAMENTO', category: 'Estacionamentos' },
      }),
    );

  it('is the charge after two missed months', () => {
    const { found } = signalsIn({ transactions: paused([...lastMonths(5, 8), '2026-11']) });
    expect(found).toMatchObject([{ kind: 'subscription_after_cancel', date: '2026-11-10', amount: 3990 }]);
  });

  it.each([
    [
      'found after a refund that says so',
      '2026-10-20',
      'ESTORNO CANCELAMENTO NETFLIX.COM',
      ['subscription_after_cancel'],
    ],
    ['not told within five days of it', '2026-11-06', 'ESTORNO CANCELAMENTO NETFLIX.COM', []],
    ['not told after another refund', '2026-10-20', 'ESTORNO NETFLIX.COM', []],
  ])('is %s', (_says, date, description, kinds) => {
    const refund = aTransaction({
      ...{ id: 'back', accountId: 'card-1', date, description, reais: 39.9, category: 'Streaming de vídeo' },
    });
    expect(kindsIn({ transactions: [...paused(lastMonths(6)), refund] })).toEqual(kinds);
  });

  it.each([
    ['after one missed month', paused([...lastMonths(5, 9), '2026-11'])],
    ['at a price that differs by 20 %', paused([...lastMonths(5, 8), '2026-11'], -47.88)],
    ['of one that never stopped', paused(lastMonths(6))],
    ...[
      ['on one day', '2026-04-03', '2026-04-03'],
      ['within 19 days', '2026-04-03', '2026-04-22'],
      ['on the day itself', '2026-11-10', '2026-11-10'],
    ].map(([says, ...twice]): [string, Transaction[]] => [`of a car park that was paid twice ${says}`, parked(twice)]),
  ])('is not told %s', (_says, transactions) => {
    expect(kindsIn({ transactions })).not.toContain('subscription_after_cancel');
  });

  it('is the next charge after the person has cancelled, at whatever price', () => {
    const transactions = paused(lastMonths(6), -80);
    const cancelled: Silence = {
      signalId: 'sig_1',
      kind: 'price_rise',
      about: 'stream',
      merchant: 'netflix',
      streamId: null,
      reason: 'cancelled',
      since: day('2026-10-20'),
    };
    expect(signalsIn({ transactions, silences: [cancelled] }).found).toMatchObject([
      { kind: 'subscription_after_cancel', date: '2026-11-10', amount: 8000 },
    ]);
    const later = { ...cancelled, since: day('2026-11-10') };
    expect(kindsIn({ transactions, silences: [later] })).not.toContain('subscription_after_cancel');
  });
});

describe('income_missing', () => {
  const salary = (months: readonly string[], given: Partial<Given> & { day?: string } = {}) =>
    monthlyRows('SALARIO ACME LTDA', months, {
      accountId: 'acc-1',
      category: 'Salário',
      reais: 5000,
      day: '05',
      ...given,
    });
  const until = lastMonths(6, 10);
  /** What came instead, in parts of a hundred; beside the day on which the pay itself comes. */
  const part = (percent: number, description = 'SALARIO ACME LTDA') =>
    aTransaction({
      ...{ id: 'part', accountId: 'acc-1', date: '2026-11-16', category: 'Salário' },
      ...{ description, reais: percent * 50 },
    });

  it('is a salary that did not come', () => {
    expect(signalsIn({ transactions: salary(until) }).found).toMatchObject([
      { kind: 'income_missing', amount: 500_000, rows: [] },
    ]);
  });

  it.each([
    ['of four rows', { transactions: salary(lastMonths(4, 10)) }, ['income_missing']],
    ['of three rows', { transactions: salary(lastMonths(3, 10)) }, []],
    ['that has come', { transactions: salary(lastMonths(6)) }, []],
    ['two business days behind its window', { today: '2026-11-10', transactions: salary(until) }, []],
    [
      'with other income of 90 %',
      {
        transactions: [
          ...salary(until),
          aTransaction({
            id: 'o',
            accountId: 'acc-1',
            date: '2026-11-20',
            description: 'TED OUTRA EMPRESA',
            category: 'Salário',
            reais: 4500,
          }),
        ],
      },
      [],
    ],
    [
      'with other income below 90 %',
      {
        transactions: [
          ...salary(until),
          aTransaction({
            id: 'o',
            accountId: 'acc-1',
            date: '2026-11-20',
            description: 'TED OUTRA EMPRESA',
            category: 'Salário',
            reais: 4499,
          }),
        ],
      },
      ['income_missing'],
    ],
    ['with half of it from the same payer', { transactions: [...salary(until), part(50)] }, []],
    ['with less than half of it', { transactions: [...salary(until), part(49.9)] }, ['income_missing']],
    [
      'with half of it from another',
      { transactions: [...salary(until), part(50, 'TED OUTRA SA')] },
      ['income_missing'],
    ],
    [
      'with half of it as a 13th salary',
      { transactions: [...salary(until), part(50, 'SALARIO ACME LTDA 13 SALARIO')] },
      ['income_missing'],
    ],
    [
      'with half of it a month earlier',
      { transactions: [...salary(until), { ...part(50), date: day('2026-10-20') }] },
      ['income_missing'],
    ],
    [
      'that came ten days before its window',
      { transactions: [...salary(until), { ...part(90), date: day('2026-10-23') }] },
      [],
    ],
    [
      'with as much eleven days before it',
      { transactions: [...salary(until), { ...part(90), date: day('2026-10-22') }] },
      ['income_missing'],
    ],
    [
      'with less of it before its window',
      { transactions: [...salary(until), { ...part(89), date: day('2026-10-30') }] },
      ['income_missing'],
    ],
    [
      'with as much before its window from another',
      { transactions: [...salary(until), { ...part(100, 'TED OUTRA SA'), date: day('2026-10-30') }] },
      ['income_missing'],
    ],
    [
      'of a bank that was not updated since',
      {
        transactions: salary(until),
        connections: [aConnection({ lastUpdatedAt: '2026-11-09T15:00:00.000Z' as Instant })],
      },
      [],
    ],
    [
      'of a purchase',
      { transactions: monthlyRows('NETFLIX.COM', until, { accountId: 'card-1', category: 'Streaming de vídeo' }) },
      [],
    ],
  ])('%s', (_says, house, kinds) => {
    expect(kindsIn(house)).toEqual(kinds);
  });

  it('is resolved when the income comes late, not by the next one, and not by age', () => {
    const [found] = signalsIn({ transactions: salary(until) }).found;
    if (!found) throw new Error('nothing found');
    const signals = [kept(found)];
    const late = aTransaction({
      id: 'late',
      accountId: 'acc-1',
      date: '2026-11-20',
      description: 'SALARIO ACME LTDA',
      category: 'Salário',
      reais: 5000,
    });
    expect(signalsIn({ transactions: [...salary(until), late], signals }).changed).toMatchObject([{ isGone: true }]);
    expect(signalsIn({ today: '2027-03-20', transactions: salary(until), signals }).changed).toEqual([]);
    const next = aTransaction({
      id: 'next',
      accountId: 'acc-1',
      date: '2026-12-05',
      description: 'SALARIO ACME LTDA',
      category: 'Salário',
      reais: 5000,
    });
    expect(signalsIn({ today: '2026-12-20', transactions: [...salary(until), next], signals }).changed).toEqual([]);
  });
});

const aCardAccount = () => {
  const [, card] = someAccounts();
  if (!card) throw new Error('no card');
  return card;
};
