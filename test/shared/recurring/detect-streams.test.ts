import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../../../shared/money.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { seededRandom } from '../ledger/realistic-rows.ts';
import { monthlyRows, monthsOf2026, named, streamsAmong } from './some-rows.ts';

const TODAY = '2026-08-20';
const eight = monthsOf2026(8);

describe('one stream', () => {
  it.each([
    { says: 'of a fixed price', rows: monthlyRows('NETFLIX.COM', eight, { accountId: 'card-1' }) },
    { says: 'that was skipped once', rows: monthlyRows('VIVO', eight, {}).filter((_, index) => index !== 4) },
    {
      says: 'under names that differ by a suffix',
      rows: monthlyRows('NETFLIX', eight, {}, (index) => ({
        description: ['NETFLIX.COM 123', 'Netflix Entretenimento'][index % 2],
      })),
    },
    {
      says: 'that moved to another card',
      rows: monthlyRows('SPOTIFY', eight, {}, (index) => ({ accountId: index < 4 ? 'card-1' : 'card-2' })),
    },
    {
      says: 'whose latest row is pending',
      rows: monthlyRows('TIM', eight, {}, (index) => ({ status: index === 7 ? 'PENDING' : 'POSTED' })),
    },
    {
      says: 'that the bank prints anew',
      rows: monthlyRows('X', eight, { category: 'Internet' }, (index) => ({
        description: index < 4 ? 'PAGTO OI FIBRA' : 'DEB AUTOM NIO INTERNET',
      })),
    },
  ])('$says', ({ rows }) => {
    const streams = streamsAmong(rows, TODAY);
    expect(streams.map((stream) => [stream.frequency, stream.rows.length, stream.status])).toEqual([
      ['monthly', rows.length, 'active'],
    ]);
  });

  it('is not joined with another of the same merchant at another price', () => {
    const small = named('small', monthlyRows('APPLE.COM/BILL', eight, { day: '02', reais: -3.9 }));
    const large = monthlyRows('APPLE.COM/BILL', eight, { day: '17', reais: -37.9 });
    const streams = streamsAmong([...small, ...large], TODAY);
    expect(streams.map(({ last, rows }) => [last, rows.length]).sort()).toEqual([
      [3790, 8],
      [390, 8],
    ]);
  });
});

describe('two streams of one merchant at one price, as a couple has them', () => {
  const mine = named('mine', monthlyRows('SPOTIFY', eight, { accountId: 'card-1', reais: -21.9 }));
  it.each([
    { says: 'on the same day', yours: monthlyRows('SPOTIFY', eight, { accountId: 'acc-1', reais: -21.9 }) },
    { says: 'on another day', yours: monthlyRows('SPOTIFY', eight, { accountId: 'card-2', day: '22', reais: -21.9 }) },
    {
      says: 'one of which got dearer',
      yours: monthlyRows('SPOTIFY', eight, { accountId: 'card-2' }, (index) => ({ reais: index < 4 ? -21.9 : -23.9 })),
    },
    {
      says: 'one of which began later',
      yours: monthlyRows('SPOTIFY', eight.slice(4), { accountId: 'card-2', reais: -21.9 }),
    },
  ])('$says', ({ yours }) => {
    const streams = streamsAmong([...mine, ...named('yours', yours)], TODAY);
    const accounts = streams.map(({ rows }) => [rows.length, new Set(rows.map(({ accountId }) => accountId)).size]);
    expect(accounts.sort()).toEqual([mine, yours].map(({ length }) => [length, 1]).sort());
  });
});

describe('two streams of one merchant at one price on one account', () => {
  const line = (name: string, months: readonly string[], dayOfMonth: string) =>
    named(name, monthlyRows('VIVO CELULAR', months, { accountId: 'card-1', day: dayOfMonth, reais: -59.9 }));
  it.each([
    { says: 'on the same day', lines: [line('a', eight, '10'), line('b', eight, '10')] },
    { says: 'on days close to each other', lines: [line('a', eight, '10'), line('b', eight, '12')] },
    { says: 'in both halves of the month', lines: [line('a', eight, '05'), line('b', eight, '20')] },
    { says: 'one of which began later', lines: [line('a', eight, '10'), line('b', eight.slice(4), '10')] },
    { says: 'of three', lines: [line('a', eight, '10'), line('b', eight, '10'), line('c', eight, '15')] },
  ])('$says', ({ lines }) => {
    const streams = streamsAmong(lines.flat(), TODAY);
    const counts = streams.map(({ frequency, rows }) => [frequency, rows.length]);
    expect(counts.sort()).toEqual(lines.map(({ length }) => ['monthly', length]).sort());
  });
});

describe('no stream', () => {
  const refund = monthlyRows('ESTORNO LOJA', eight, { reais: 20 });
  const cardCredit = monthlyRows('CREDITO LOJA', eight, { reais: 20, accountId: 'card-1' });
  const installments = monthlyRows('LOJA', eight, { accountId: 'card-1' }, (index) => ({
    installment: { number: index + 1, total: 10, totalAmount: null, purchaseDate: null },
  }));
  const investment = monthlyRows('CDB', eight, { category: 'Renda fixa', reais: -500 });
  const billOfCard = monthlyRows('PAGAMENTO CARTAO UNIQUE', eight, { reais: -900 });
  it.each([
    ['a refund', refund],
    ['a credit on a card', cardCredit],
    ['installments', installments],
    ['an investment', investment],
    ["a card's bill", billOfCard],
    ['two rows that stopped', monthlyRows('LOJA', monthsOf2026(2), {})],
  ])('is %s', (_name, rows) => {
    expect(streamsAmong(rows, TODAY)).toEqual([]);
  });

  it('is a ticket of one price, bought on any days', () => {
    const random = seededRandom(1);
    const rows = Array.from({ length: 120 }, (_, index) =>
      aTransaction({
        id: `${index}`,
        accountId: 'card-1',
        date: addDays(day('2025-08-01'), Math.floor(random() * 384)),
        description: 'METRO SP BILHETE',
        reais: -5.2,
      }),
    );
    for (const count of [20, 30, 45, 120]) expect(streamsAmong(rows.slice(0, count), TODAY)).toEqual([]);
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
    'is what two people buy again and again, at changing days and amounts: seed %i',
    (seed) => {
      const random = seededRandom(seed);
      const rows = [100, 230].flatMap((count, person) =>
        Array.from({ length: count }, (_, index) =>
          aTransaction({
            id: `${person} ${index}`,
            accountId: ['acc-2', 'card-1'][person] ?? '',
            date: addDays(day('2025-08-01'), Math.floor(random() * 384)),
            description: `MERCADO PAGO*LOJA ${Math.floor(random() * 200)}`,
            reais: -Math.round(500 + random() * 29_500) / 100,
          }),
        ),
      );
      expect(streamsAmong(rows, TODAY)).toEqual([]);
    },
  );

  it('is a habit at changing days and amounts', () => {
    const days = [1, 3, 4, 8, 9, 12, 17, 18, 22, 23, 27, 29];
    const rows = eight.flatMap((month, at) =>
      days.map((dayOfMonth, index) =>
        aTransaction({
          id: `${month} ${dayOfMonth}`,
          date: `${month}-${String(((dayOfMonth + at * 2) % 28) + 1).padStart(2, '0')}`,
          description: 'PADARIA BELLA',
          category: 'Restaurantes, bares e lanchonetes',
          reais: -(8 + ((index * 7 + at * 3) % 11)),
        }),
      ),
    );
    expect(streamsAmong(rows, TODAY)).toEqual([]);
  });
});

describe('the status', () => {
  const rows = monthlyRows('GYM', monthsOf2026(6), { accountId: 'card-1' });
  it.each([
    ['2026-07-13', 'active', '2026-07-10'],
    ['2026-07-14', 'late', '2026-07-10'],
    ['2026-08-09', 'late', '2026-07-10'],
    ['2026-08-10', 'ended', undefined],
  ])('on %s is %s', (today, status, next) => {
    expect(streamsAmong(rows, today).map((stream) => [stream.status, stream.next?.date])).toEqual([[status, next]]);
  });

  it.each([
    ['two rows', monthlyRows('DEEZER', monthsOf2026(2), {}), '2026-02-20'],
    ['one row that says so', monthlyRows('MENSALIDADE CLUBE', monthsOf2026(1), {}), '2026-01-20'],
  ])('of %s is early', (_name, rows, today) => {
    expect(streamsAmong(rows, today).map(({ status }) => status)).toEqual(['early']);
  });
});

it.each([
  ['the fifth business day', ['01-08', '02-06', '03-06', '04-08', '05-08', '06-08', '07-07'], '2026-08-07'],
  ['the last day of the month', ['01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31'], '2026-08-31'],
  [
    'the day, or the business day behind it',
    ['01-12', '02-10', '03-10', '04-10', '05-11', '06-10', '07-10'],
    '2026-08-10',
  ],
])('expects the next one on %s', (_name, days, next) => {
  const rows = days.map((date) =>
    aTransaction({ id: date, date: `2026-${date}`, description: 'SALARIO ALVORADA', reais: 5000 }),
  );
  expect(streamsAmong(rows, '2026-08-01')[0]?.next?.date).toBe(next);
});

it('does not depend on the order of the rows', () => {
  const rows = [
    ...monthlyRows('NETFLIX.COM', eight, { accountId: 'card-1' }),
    ...monthlyRows('ENEL', eight, { day: '17' }, (index) => ({ reais: -100 - index * 13, category: 'Eletricidade' })),
    ...monthlyRows('ALUGUEL DONA MARLENE', eight, { day: '05', reais: -900 }),
  ];
  const told = (shuffled: typeof rows) =>
    streamsAmong(shuffled, TODAY).map((stream) => [
      stream.frequency,
      stream.rows.map(({ id }) => id),
      stream.next?.date,
    ]);
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
      expect(told(shuffled)).toEqual(told(rows));
    }),
    { numRuns: 30 },
  );
});

/** One row every seven days, without the weeks that `isMissed`. */
const weekly = (
  description: string,
  weeks: number,
  given: Partial<Parameters<typeof aTransaction>[0]>,
  isMissed: (week: number) => boolean = () => false,
) =>
  Array.from({ length: weeks }, (_, week) => week)
    .filter((week) => !isMissed(week))
    .map((week) =>
      aTransaction({
        id: `${description}-${week}`,
        date: addDays(day(TODAY), 7 * (week - weeks)),
        description,
        accountId: 'acc-1',
        ...given,
      }),
    );

describe('a payment of each week, some of which are left out', () => {
  const maid = { reais: -180, category: 'Transferência - PIX' };
  it.each<[string, number, (week: number) => boolean]>([
    ['every sixth, over a year', 52, (week) => week % 6 === 5],
    ['every fifth, over a year', 52, (week) => week % 5 === 4],
    ['every fifth, over three months', 13, (week) => week % 5 === 4],
    ['every sixth, over half a year', 26, (week) => week % 6 === 3],
    ['holidays now and then', 40, (week) => [6, 7, 15, 21, 22, 30].includes(week)],
  ])('%s', (_, weeks, isMissed) => {
    const rows = weekly('PIX ENVIADO ROSANGELA DIAS', weeks, maid, isMissed);
    expect(streamsAmong(rows, TODAY).map((one) => [one.frequency, one.isSubscription])).toEqual([['weekly', false]]);
  });

  it('of a changing amount, for what comes by agreement', () => {
    const rows = weekly('AULA DE PIANO', 40, { category: 'Educação' }, (week) => week % 5 === 4).map((row, at) => ({
      ...row,
      amount: centavos(-(15_000 + 700 * (at % 3))),
    }));
    expect(streamsAmong(rows, TODAY).map(({ frequency }) => frequency)).toEqual(['weekly']);
  });

  it('is no stream where every second or third is missing, or where it is shopping', () => {
    const market = { reais: -120, category: 'Supermercado' };
    const shopping = weekly('MERCADO BOM', 40, market, (week) => week % 5 === 4).map((row, at) => ({
      ...row,
      amount: centavos(-(9_000 + ((at * 1_337) % 4_999))),
    }));
    expect(streamsAmong(shopping, TODAY)).toEqual([]);
    expect(
      streamsAmong(
        weekly('PIX ENVIADO JOSE LIMA', 40, maid, (week) => week % 3 === 2),
        TODAY,
      ).filter(({ frequency }) => frequency === 'weekly'),
    ).toEqual([]);
  });
});

describe('a pharmacy', () => {
  it.each<[string, Partial<Parameters<typeof aTransaction>[0]>]>([
    ['on a card', { accountId: 'card-1', category: 'Farmácia' }],
    ['from an account', { accountId: 'acc-1', category: 'Farmácia' }],
    ['whose name sounds like a club', { accountId: 'card-1', category: 'Farmácia', description: 'DROGASIL CLUBE' }],
  ])('of one price each month is no subscription: %s', (_, given) => {
    const streams = streamsAmong(monthlyRows('DROGASIL', eight, { reais: -89.9, ...given }), TODAY);
    expect(streams.filter(({ isSubscription }) => isSubscription)).toEqual([]);
  });

  it('bought at when needed is no stream', () => {
    const rows = eight.flatMap((month, index) =>
      monthlyRows('DROGA RAIA', [month], {
        category: 'Farmácia',
        day: String(3 + ((index * 11) % 24)).padStart(2, '0'),
        reais: -(30 + 17 * index),
      }),
    );
    expect(streamsAmong(rows, TODAY)).toEqual([]);
  });
});
