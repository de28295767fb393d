import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCentavos } from '../../../shared/money.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { runs } from '../../support/histories.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { monthlyRows, monthsOf2026 } from '../recurring/some-rows.ts';
import { aReminder } from '../reminders/builders.ts';
import { aForecast, anUpcoming, type World } from './a-forecast.ts';

const TODAY = day('2026-08-20');
const LAST = 366;

/** Streams of a household: on the bank account or on the card; amounts far from each other, so that nothing is taken for another. */
const STREAMS = [
  { name: 'PIX ENVIADO MARLENE', reais: -1000, accountId: 'acc-1' },
  { name: 'PIX ENVIADO OSVALDO', reais: -160, accountId: 'acc-1' },
  { name: 'CRED SALARIO ALVORADA', reais: 6400, accountId: 'acc-1' },
  { name: 'CRED ALUGUEL JACINTA', reais: 2560, accountId: 'acc-1' },
  { name: 'NETFLIX.COM', reais: -44.9, accountId: 'card-1' },
  { name: 'SPOTIFY BRASIL', reais: -21.9, accountId: 'card-1' },
] as const;
const SHOPS = ['ARMARINHO', 'BANCA', 'CHAVEIRO', 'DISCOS', 'ESMALTERIA', 'FLORICULTURA', 'GRAFICA', 'HORTIFRUTI'];
const INFLOWS = ['CRED SALARIO ALVORADA', 'CRED ALUGUEL JACINTA'] as const;

const dayOfMonth = fc.integer({ min: 1, max: 19 });
const household = fc.record({
  days: fc.tuple(dayOfMonth, dayOfMonth, dayOfMonth, dayOfMonth, dayOfMonth, dayOfMonth),
  dueDay: fc.integer({ min: 1, max: 28 }),
  charges: fc.array(
    fc.record({ ago: fc.integer({ min: 0, max: 60 }), cents: fc.integer({ min: -90_000, max: 90_000 }) }),
    {
      maxLength: 6,
    },
  ),
  reminders: fc.array(
    fc.record({ after: fc.integer({ min: 0, max: 300 }), cents: fc.integer({ min: 1, max: 4_000 }) }),
    {
      maxLength: 3,
    },
  ),
});
type Household = typeof household extends fc.Arbitrary<infer T> ? T : never;

/** What has happened in it. @param without streams that it has not */
const worldOf = ({ days, dueDay, charges, reminders }: Household, without: readonly string[] = []): World => ({
  accounts: [
    aBankAccount({ id: 'acc-1', balance: toCentavos(5000) }),
    aCard({ id: 'card-1', due: `2026-09-${String(dueDay).padStart(2, '0')}` }),
  ],
  transactions: [
    ...STREAMS.flatMap(({ name, reais, accountId }, index) => {
      const isGone = without.includes(name);
      // What was bought with the card was bought: only, it does not come back.
      if (isGone && accountId === 'acc-1') return [];
      const given = { day: String(days[index]).padStart(2, '0'), accountId, reais };
      const category = accountId === 'acc-1' ? 'Aluguel' : null;
      return monthlyRows(name, monthsOf2026(8), { ...given, category }, (at) =>
        isGone ? { description: SHOPS[at] ?? '' } : {},
      );
    }),
    ...charges.map(({ ago, cents }, index) =>
      aTransaction({
        ...{ id: `charge-${index}`, accountId: 'card-1', date: addDays(TODAY, -ago), reais: cents / 100 || 1 },
        description: cents > 0 ? `ESTORNO LOJA${index}` : `LOJA${index}`,
      }),
    ),
  ],
  reminders: reminders.map(({ after, cents }, index) =>
    aReminder({
      ...{ id: `reminder-${index}`, title: ['Contador', 'Dentista', 'Jardineiro'][index] ?? '' },
      ...{ amount: toCentavos(1_000_000 * 3 ** index + cents / 100), dueDate: addDays(TODAY, after) },
    }),
  ),
});

const cents = fc.integer({ min: 1, max: 9_000_000 });
const ahead = fc.integer({ min: 0, max: LAST }).map((days) => addDays(TODAY, days));
const signed = fc.tuple(cents, fc.boolean()).map(([amount, out]) => (out ? -amount : amount) / 100);

const PLAIN_DAY = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const plus = (date: string, days: number) => iso(Date.parse(date) + days * PLAIN_DAY);

/** That day of each month in plain dates, the last day of a short one. */
const monthly = (from: string, until: string): string[] => {
  const [year = 0, month = 0, of = 0] = from.split('-').map(Number);
  return Array.from({ length: 14 }, (_, at) => {
    const last = new Date(Date.UTC(year, month + at, 0)).getUTCDate();
    return iso(Date.UTC(year, month - 1 + at, Math.min(of, last)));
  }).filter((date) => date <= until);
};

type Line = readonly { date: string; balance: number | null }[];
const cent = (value: number | null) => Math.round((value ?? Number.NaN) * 100);
const centsOf = (line: Line) => line.map(({ balance }) => cent(balance));

it('bank payments and incomes are an independent sum, to the centavo', async () => {
  const once = fc.record({ amount: signed, date: ahead });
  const repeated = fc.record({ amount: signed, from: ahead, length: fc.option(fc.integer({ min: 0, max: 200 })) });
  await fc.assert(
    fc.asyncProperty(
      household,
      fc.array(once, { maxLength: 3 }),
      fc.array(repeated, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: LAST }),
      async (given, onces, repeats, days) => {
        const world = worldOf(given);
        const end = plus(TODAY, LAST);
        const untilOf = ({ from, length }: (typeof repeats)[number]) =>
          length === null ? undefined : [plus(from, length), end].sort()[0];
        const assume = [
          ...onces.map((one) => ({ kind: 'once', ...one })),
          ...repeats.map((one) => {
            const until = untilOf(one);
            return { kind: 'monthly', amount: one.amount, from: one.from, ...(until ? { until } : {}) };
          }),
        ];
        const added = [
          ...onces,
          ...repeats.flatMap((one) =>
            monthly(one.from, untilOf(one) ?? '9999').map((date) => ({ date, amount: one.amount })),
          ),
        ];
        const [base, answer] = [
          await anUpcoming(world, TODAY, { days }),
          await anUpcoming(world, TODAY, { days, assume }),
        ];
        const expected = base.days.map(({ date, balance }) =>
          added.filter((one) => one.date <= date).reduce((sum, { amount }) => sum + cent(amount), cent(balance)),
        );
        expect(centsOf(answer.days)).toEqual(expected);
        expect(cent(answer.lowest?.balance ?? null)).toBe(Math.min(...expected));
        expect(answer.baseline).toMatchObject({ ending_balance: base.ending_balance, lowest: base.lowest });
      },
    ),
    { numRuns: runs({ usual: 40, all: 1000 }) },
  );
});

it('what stands on a card is what the forecast says once the purchases were made', async () => {
  const purchase = fc.record({ amount: cents, n: fc.integer({ min: 1, max: 12 }) });
  await fc.assert(
    fc.asyncProperty(household, fc.array(purchase, { minLength: 1, maxLength: 3 }), async (given, purchases) => {
      const world = worldOf(given);
      // In equal parts, so that a bank would write each of them the same.
      const bought = purchases.map(({ amount, n }) => ({ each: amount, n }));
      const rows = bought.map(({ each, n }, index) =>
        aTransaction({
          ...{ id: `bought-${index}`, accountId: 'card-1', date: TODAY, reais: -each / 100 },
          description: n > 1 ? `MAGAZINE${index} 1/${n}` : `MAGAZINE${index}`,
          installment: n > 1 ? { number: 1, total: n, totalAmount: null, purchaseDate: TODAY } : null,
        }),
      );
      const assume = bought.map(({ each, n }) =>
        n > 1
          ? { kind: 'installments', amount: -(each * n) / 100, n, accountId: 'card-1', date: TODAY }
          : { kind: 'once', amount: -each / 100, accountId: 'card-1', date: TODAY },
      );
      const happened = { ...world, transactions: [...(world.transactions ?? []), ...rows] };
      const answer = await anUpcoming(world, TODAY, { days: LAST, assume });
      const expected = await anUpcoming(happened, TODAY, { days: LAST });
      expect(centsOf(answer.days)).toEqual(centsOf(expected.days));
      // On the first bill of each purchase is at least its first part, whatever the bills make of it.
      const firsts = answer.items.filter(
        ({ kind, description }) => kind === 'assumed' && !/\((?!1\/)/.test(description),
      );
      expect(firsts.map(({ amount }) => -cent(amount)).sort()).toEqual(bought.map(({ each }) => each).sort());
    }),
    { numRuns: runs({ usual: 40, all: 1000 }) },
  );
});

it('without a stream, or with another income, it is the forecast of a household that had never had it', async () => {
  const gone = fc.subarray(STREAMS.map(({ name }) => name));
  const incomes = fc.array(fc.record({ name: fc.constantFrom(...INFLOWS), amount: cents, from: fc.option(ahead) }), {
    maxLength: 2,
  });
  await fc.assert(
    fc.asyncProperty(household, gone, incomes, async (given, without, others) => {
      const world = worldOf(given);
      const { streams } = await aForecast(world, TODAY, LAST);
      const idOf = (name: string) => streams.find(({ description }) => description === name)?.id ?? '';
      fc.pre(streams.length === STREAMS.length);
      const assume = [
        ...without.map((name) => ({ kind: 'without', streamId: idOf(name) })),
        ...others.map(({ name, amount, from }) => ({
          ...{ kind: 'income', streamId: idOf(name), amount: amount / 100 },
          ...(from ? { from } : {}),
        })),
      ];
      fc.pre(assume.length > 0);
      const answer = await anUpcoming(world, TODAY, { days: LAST, assume });
      const never = await anUpcoming(worldOf(given, without), TODAY, { days: LAST });
      // Each inflow that is left, with the amount that begins last before its day.
      const more = never.items.flatMap(({ date, amount, description, source_id }) => {
        const own = STREAMS.find(({ name }) => INFLOWS.some((one) => one === name) && source_id === idOf(name));
        const begun = others
          .filter(({ name, from }) => name === own?.name && (from ?? TODAY) <= date)
          .sort((a, b) => ((a.from ?? TODAY) < (b.from ?? TODAY) ? -1 : 1));
        const last = begun.at(-1);
        return own && last ? [{ date, description, cents: last.amount - cent(amount) }] : [];
      });
      const expected = never.days.map(({ date, balance }) =>
        more.filter((one) => one.date <= date).reduce((sum, one) => sum + one.cents, cent(balance)),
      );
      expect(centsOf(answer.days)).toEqual(expected);
      expect(
        answer.items.some(({ source_id, covers }) =>
          without.some((name) => [source_id, ...covers].includes(idOf(name))),
        ),
      ).toBe(false);
    }),
    { numRuns: runs({ usual: 40, all: 1000 }) },
  );
});
