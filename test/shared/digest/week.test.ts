import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mondayOfDigest, nextDigestAt } from '../../../shared/digest/digest-store.ts';
import { figuresOfWeek, isWorthSending } from '../../../shared/digest/week.ts';
import type { UpcomingItem } from '../../../shared/forecast/occurrences.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toCentavos } from '../../../shared/money.ts';
import type { DigestFigures, DigestNotice } from '../../../shared/notifications/notices/digest-notice.ts';
import { contentOf } from '../../../shared/notifications/notices/notice.ts';
import type { Signal, SignalKind } from '../../../shared/signals/signal.ts';
import { addDays, epochDay, weekdayOf } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { runs } from '../../support/histories.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import type { PlainRow } from '../cash-flow/summed-by-hand.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

const MONDAY = day('2026-11-23');
const EIGHT = '2026-11-23T11:00:00.000Z' as Instant;
const ACCOUNTS = [aBankAccount({ id: 'acc-1' }), aCard({ id: 'card-1', due: '2026-12-10' })];

type Given = {
  rows?: readonly Transaction[];
  items?: readonly Partial<UpcomingItem>[];
  signals?: readonly Signal[];
  now?: Instant;
  balances?: readonly number[];
};
const figuresOf = ({ rows = [], items = [], signals = [], now = EIGHT, balances = [] }: Given): DigestFigures =>
  figuresOfWeek(
    MONDAY,
    {
      flow: { accounts: ACCOUNTS, bills: [], closingDates: [], transactions: rows },
      items: items as UpcomingItem[],
      days: balances.map((reais, at) => ({
        ...{ date: addDays(MONDAY, at), inflow: toCentavos(0), outflow: toCentavos(0) },
        balance: toCentavos(reais),
      })),
      signals,
    },
    now,
  );

const about = (date: string, reais: number, category: string, given: Partial<Transaction> = {}): Transaction =>
  aTransaction({
    ...{ id: `${date}-${reais}-${category}`, date, reais, category },
    description: `LOJA ${category}`,
    ...given,
  });
const refund = (date: string, reais: number, category: string): Transaction =>
  about(date, reais, category, { description: `ESTORNO LOJA ${category}`, accountId: 'card-1' });
const salary = (date: string, reais: number): Transaction =>
  aTransaction({ id: `salary-${date}`, date, reais, category: 'Salário', description: 'SALARIO' });
/** Eight weeks of the same. */
const weekly = (weeks: number, reais: number): Transaction[] =>
  Array.from({ length: weeks }, (_, back) => about(addDays(MONDAY, -7 * (back + 2)), reais, 'Lazer'));

describe('the hour', () => {
  it.each([
    // A Monday before eight, at eight, and after it.
    ['2026-11-23T10:59:59.999Z', '2026-11-23T11:00:00.000Z', null],
    ['2026-11-23T11:00:00.000Z', '2026-11-30T11:00:00.000Z', '2026-11-23'],
    ['2026-11-23T11:00:00.001Z', '2026-11-30T11:00:00.000Z', '2026-11-23'],
    // Late, but of use, and too late.
    ['2026-11-25T11:00:00.000Z', '2026-11-30T11:00:00.000Z', '2026-11-23'],
    ['2026-11-25T11:00:00.001Z', '2026-11-30T11:00:00.000Z', null],
    // Sunday in São Paulo, Monday in UTC; and over the end of a year and a leap day.
    ['2026-11-23T02:59:00.000Z', '2026-11-23T11:00:00.000Z', null],
    ['2026-12-31T12:00:00.000Z', '2027-01-04T11:00:00.000Z', null],
    ['2028-02-28T11:00:00.000Z', '2028-03-06T11:00:00.000Z', '2028-02-28'],
  ])('at %s the next one is at %s, and that of %s is due', (now, next, due) => {
    expect(nextDigestAt(now as Instant)).toBe(next);
    expect(mondayOfDigest(now as Instant)).toBe(due);
  });

  it('is always a Monday at eight within a week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_577_836_800_000, max: 2_208_988_800_000 }), (ms) => {
        const now = new Date(ms).toISOString() as Instant;
        const next = nextDigestAt(now);
        expect(next.slice(10)).toBe('T11:00:00.000Z');
        expect(weekdayOf(day(next.slice(0, 10)))).toBe(1);
        const apart = Date.parse(next) - ms;
        expect(apart > 0 && apart <= 7 * 86_400_000).toBe(true);
      }),
    );
  });
});

describe('out and in', () => {
  it('are those of Monday to Sunday', () => {
    const rows = [
      about('2026-11-15', -1, 'Lazer'),
      about('2026-11-16', -10, 'Lazer'),
      about('2026-11-22', -20.05, 'Saúde'),
      about('2026-11-23', -400, 'Lazer'),
      salary('2026-11-16', 3000.01),
      salary('2026-11-23', 9),
    ];
    expect(figuresOf({ rows })).toMatchObject({
      ...{ from: '2026-11-16', to: '2026-11-22' },
      out: { amount: 3005, usual: null },
      in: { amount: 300_001, usual: null },
      categories: [
        { name: 'Saúde', amount: 2005 },
        { name: 'Lazer', amount: 1000 },
      ],
    });
  });

  it('are lessened by a refund in its category and week, not below 0', () => {
    const rows = [
      about('2026-11-10', -500, 'Lazer'),
      refund('2026-11-17', 500, 'Lazer'),
      about('2026-11-18', -100, 'Lazer'),
      about('2026-11-18', -70, 'Saúde'),
    ];
    const { out, categories, in: received } = figuresOf({ rows });
    expect([out.amount, received.amount]).toEqual([7000, 0]);
    expect(categories).toEqual([{ name: 'Saúde', amount: 7000 }]);
  });

  it('are compared with the mean of eight weeks, at least four of them', () => {
    expect(figuresOf({ rows: weekly(8, -10) }).out).toEqual({ amount: 0, usual: 1000 });
    expect(figuresOf({ rows: weekly(20, -10) }).out.usual).toBe(1000);
    expect(figuresOf({ rows: weekly(4, -10) }).out.usual).toBe(1000);
    expect(figuresOf({ rows: weekly(3, -10) }).out.usual).toBeNull();
    // The first week is not a whole one: its rows begin on its Tuesday.
    expect(figuresOf({ rows: [...weekly(4, -10), about('2026-10-13', -900, 'Lazer')] }).out.usual).toBe(1000);
    // A quiet week counts, and halves are rounded up.
    expect(figuresOf({ rows: [about('2026-10-12', -0.17, 'Lazer'), ...weekly(3, -0.01)] }).out.usual).toBe(4);
    expect(figuresOf({ rows: [about('2026-10-19', -0.02, 'Lazer')] }).out.usual).toBe(1);
  });

  it('have three categories at most, equal ones by name', () => {
    const rows = ['Saúde', 'Lazer', 'Educação', 'Moradia'].map((category) => about('2026-11-18', -10, category));
    expect(figuresOf({ rows }).categories.map(({ name }) => name)).toEqual(['Educação', 'Lazer', 'Moradia']);
  });

  const plainRow = fc
    .record({
      after: fc.integer({ min: -90, max: 0 }),
      kind: fc.constantFrom<PlainRow['kind']>('income', 'spending', 'spending', 'spending', 'refund', 'own'),
      centavos: fc.integer({ min: 1, max: 90_000 }),
      category: fc.constantFrom('Supermercado', 'Saúde', 'Lazer', 'Moradia'),
    })
    .map(({ after, ...rest }): PlainRow => ({ ...rest, date: addDays(MONDAY, after) }));
  const rowOf = ({ date, kind, centavos, category }: PlainRow, index: number): Transaction => {
    const reais = centavos / 100;
    const kinds = {
      income: { reais, category: 'Salário', description: 'SALARIO' },
      spending: { reais: -reais, category, description: `LOJA ${category}` },
      refund: { reais, category, description: `ESTORNO LOJA ${category}`, accountId: 'card-1' },
      own: { reais: -reais, category: 'Transferência mesma titularidade - PIX', description: 'PIX' },
    };
    return aTransaction({ id: `row-${index}`, date, ...kinds[kind] });
  };

  /** By epoch days and plain numbers alone. */
  const byHand = (rows: readonly PlainRow[]) => {
    const weekOf = (date: string) => Math.floor((epochDay(MONDAY) - 1 - epochDay(day(date))) / 7);
    const sums = (week: number) => {
      const of: Record<string, number> = {};
      let received = 0;
      for (const { date, kind, centavos, category } of rows) {
        if (weekOf(date) !== week || date >= MONDAY) continue;
        if (kind === 'income') received += centavos;
        if (kind === 'spending') of[category] = (of[category] ?? 0) + centavos;
        if (kind === 'refund') of[category] = (of[category] ?? 0) - centavos;
      }
      const spent = Object.entries(of).filter(([, amount]) => amount > 0);
      return { spent, received, out: spent.reduce((all, [, amount]) => all + amount, 0) };
    };
    const days = rows.map(({ date }) => epochDay(day(date)));
    const first = days.length === 0 ? null : Math.min(...days);
    const weeks = [1, 2, 3, 4, 5, 6, 7, 8].filter(
      (week) => first !== null && epochDay(MONDAY) - 7 * (week + 1) >= first,
    );
    const mean = (amounts: number[]) =>
      weeks.length < 4
        ? null
        : Math.floor((2 * amounts.reduce((a, b) => a + b, 0) + weeks.length) / (2 * weeks.length));
    const { spent, received, out } = sums(0);
    return {
      out: { amount: out, usual: mean(weeks.map((week) => sums(week).out)) },
      in: { amount: received, usual: mean(weeks.map((week) => sums(week).received)) },
      largest: spent
        .map(([, amount]) => amount)
        .sort((a, b) => b - a)
        .slice(0, 3),
    };
  };

  it('equal an independent sum', () => {
    fc.assert(
      fc.property(fc.array(plainRow, { maxLength: 50 }), (rows) => {
        const { out, in: received, categories } = figuresOf({ rows: rows.map(rowOf) });
        expect({ out, in: received, largest: categories.map(({ amount }) => amount) }).toEqual(byHand(rows));
        expect(categories.every(({ amount }) => Number.isInteger(amount))).toBe(true);
      }),
      { numRuns: runs({ usual: 100, all: 2000 }) },
    );
  });
});

const signal = (kind: SignalKind, foundAt: string, given: Partial<Signal> = {}): Signal => ({
  ...{ id: `${kind} ${foundAt}`, kind, about: '', merchant: '', latest: MONDAY, date: MONDAY, amount: toCentavos(10) },
  ...{ category: null, accountId: null, figures: { name: `Loja ${foundAt.slice(8, 10)}` }, rows: [] },
  ...{ streamId: null, billId: null, itemIds: [], status: 'new', reason: null, foundAt: foundAt as Instant },
  ...{ isGone: false, isTold: true, version: 1 },
  ...given,
});

describe('what is ahead', () => {
  it('is what leaves: its sum, its number, and five of it', () => {
    const due = (at: number, reais: number | null): Partial<UpcomingItem> => ({
      date: addDays(MONDAY, at),
      description: `Conta ${at}`,
      amount: reais === null ? null : toCentavos(reais),
    });
    const items = [due(0, -1), due(1, 500), due(2, null), ...[2, 3, 4, 5, 6].map((at) => due(at, -100.1))];
    expect(figuresOf({ items }).due).toEqual({
      ...{ total: 50_150, count: 6 },
      items: [
        { date: '2026-11-23', name: 'Conta 0', amount: 100 },
        ...[2, 3, 4, 5].map((at) => ({ date: addDays(MONDAY, at), name: `Conta ${at}`, amount: 10_010 })),
      ],
    });
  });

  it('has the lowest balance, the first of equal ones', () => {
    expect(figuresOf({ balances: [10, -3.5, -3.5, 8] }).lowest).toEqual({ date: '2026-11-24', balance: -350 });
    expect(figuresOf({}).lowest).toBeNull();
  });

  it('names three new signals of seven days, the gravest first', () => {
    const signals = [
      signal('new_subscription', '2026-11-22T12:00:00.000Z'),
      signal('bill_higher', '2026-11-21T12:00:00.000Z', { figures: { name: 'Gold' } }),
      signal('double_charge', '2026-11-16T11:00:00.001Z'),
      signal('double_charge', '2026-11-16T11:00:00.000Z'),
      signal('trial_turned_paid', '2026-11-20T12:00:00.000Z'),
      signal('income_missing', '2026-11-20T12:00:00.000Z', { status: 'seen' }),
      signal('low_balance_ahead', '2026-11-20T12:00:00.000Z', { isGone: true }),
    ];
    const { sentences } = figuresOf({ signals });
    expect(sentences).toHaveLength(3);
    expect(sentences[2]).toContain('Fatura Gold');
    expect(sentences.slice(0, 2).join(' ')).toMatch(/Loja 16 cobrou|O teste de Loja 20/);
  });
});

it('is sent for any of four reasons', () => {
  expect(isWorthSending(figuresOf({}))).toBe(false);
  expect(isWorthSending(figuresOf({ balances: [1, 2], rows: [about('2026-11-15', -1, 'Lazer')] }))).toBe(false);
  expect(isWorthSending(figuresOf({ rows: [about('2026-11-16', -0.01, 'Lazer')] }))).toBe(true);
  expect(isWorthSending(figuresOf({ rows: [salary('2026-11-22', 0.01)] }))).toBe(true);
  expect(isWorthSending(figuresOf({ items: [{ date: MONDAY, description: 'a', amount: toCentavos(-1) }] }))).toBe(true);
  expect(isWorthSending(figuresOf({ signals: [signal('bill_higher', '2026-11-22T12:00:00.000Z')] }))).toBe(true);
});

describe('its words', () => {
  const figures = {
    ...{ kind: 'digest', from: '2026-11-16', to: '2026-11-22' },
    out: { amount: 123_456, usual: 110_000 },
    in: { amount: 500_000, usual: null },
    categories: [{ name: 'Supermercado', amount: 60_000 }],
    due: { total: 81_230, count: 3, items: [{ date: '2026-11-24', name: 'Aluguel', amount: 60_000 }] },
    lowest: { date: '2026-11-26', balance: 32_100 },
    sentences: ['Loja Sol cobrou R$ 189,90 duas vezes.', 'Outra.'],
  } as unknown as DigestNotice;
  const content = (given: object = {}) =>
    contentOf({ ...figures, ...given } as DigestNotice, { name: 'Ana', email: null, phone: null }, MONDAY);

  it('are exact', () => {
    const { subject, text, template } = content();
    expect(subject).toBe('Sua semana: saíram R$ 1.234,56');
    expect(text.split('\n\n')[2]?.split('\n')).toEqual([
      'Período: 16/11/2026 a 22/11/2026',
      'Saiu: R$ 1.234,56 (usual R$ 1.100,00, +12,2%)',
      'Entrou: R$ 5.000,00',
      'Supermercado: R$ 600,00',
      'A pagar em 7 dias: R$ 812,30 (3)',
      '24/11/2026 Aluguel: R$ 600,00',
      'Menor saldo: R$ 321,00 em 26/11/2026',
      'Atenção: Loja Sol cobrou R$ 189,90 duas vezes.',
      'Atenção: Outra.',
    ]);
    expect(template).toEqual({
      name: 'weekly_digest',
      parameters: [
        '16/11/2026 a 22/11/2026',
        'R$ 1.234,56 (usual R$ 1.100,00, +12,2%)',
        'R$ 5.000,00',
        'R$ 812,30 (3)',
        'R$ 321,00 em 26/11/2026',
        'Loja Sol cobrou R$ 189,90 duas vezes.',
      ],
    });
  });

  it.each([
    [100_000, 100_000, 'R$ 1.000,00 (usual R$ 1.000,00, 0,0%)'],
    [0, 100_000, 'R$ 0,00 (usual R$ 1.000,00, -100,0%)'],
    [99_950, 100_000, 'R$ 999,50 (usual R$ 1.000,00, -0,1%)'],
    [100_049, 100_000, 'R$ 1.000,49 (usual R$ 1.000,00, 0,0%)'],
    [500, 0, 'R$ 5,00 (usual R$ 0,00)'],
    [1, 3, 'R$ 0,01 (usual R$ 0,03, -66,7%)'],
  ])('compare %i with %i', (amount, usual, says) => {
    expect(content({ out: { amount, usual } }).template?.parameters[1]).toBe(says);
  });

  it('hold no line break, markup or empty parameter, and say what is not', () => {
    const due = { total: 0, count: 0, items: [] };
    const quiet = content({ due, lowest: null, sentences: [], categories: [{ name: 'A\r\nBcc: x <b>', amount: 1 }] });
    expect(quiet.template?.parameters.slice(3)).toEqual(['nada', 'sem saldo conhecido', 'nada de novo']);
    expect(quiet.text).not.toContain('\r');
    expect(quiet.text).not.toContain('A pagar');
    expect(quiet.html).not.toContain('<b>');
  });

  it('have a record of about 1 kB', () => {
    const long = 'Ação'.repeat(40);
    const items = Array.from({ length: 9 }, () => ({ date: MONDAY, description: long, amount: toCentavos(-9999.99) }));
    const kept = figuresOf({
      items,
      signals: [1, 2, 3].map((n) => signal('bill_higher', `2026-11-2${n}T09:00:00.000Z`, { figures: { name: long } })),
    });
    expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThan(2048);
  });
});
