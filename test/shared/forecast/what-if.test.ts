import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCentavos } from '../../../shared/money.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { runs } from '../../support/histories.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { monthlyRows } from '../recurring/some-rows.ts';
import { aReminder } from '../reminders/builders.ts';
import { aForecast, anUpcoming, type World } from './a-forecast.ts';

/** Ordinary days, the first and last ones of long and short months, a leap day and the days around it, the ends of a year. */
const STARTS = [
  ...['2026-08-20', '2026-08-31', '2026-09-01', '2026-09-30', '2027-02-28', '2028-02-28', '2028-02-29', '2028-03-01'],
  ...['2026-12-31', '2027-01-01'],
].map(day);
const LAST = 366;
const LONGEST = runs({ usual: 60_000, all: 900_000 });

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
  today: fc.constantFrom(...STARTS),
  days: fc.tuple(dayOfMonth, dayOfMonth, dayOfMonth, dayOfMonth, dayOfMonth, dayOfMonth),
  /** Of the month, or behind today: the days on which a bill closes and is due are among them. */
  due: fc.oneof(
    fc.record({ ofMonth: fc.integer({ min: 1, max: 28 }) }),
    fc.record({ after: fc.constantFrom(0, 1, 6, 7, 8) }),
  ),
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

/** The next due date of the card. */
const dueOf = ({ today, due }: Household): string => {
  if ('after' in due) return plus(today, due.after);
  const inMonth = `${today.slice(0, 8)}${String(due.ofMonth).padStart(2, '0')}`;
  return inMonth >= today ? inMonth : (monthly(inMonth, '9999')[1] ?? '');
};

/** The last eight months in which a day of the month is not ahead. */
const pastMonths = (today: string, ofMonth: string): string[] =>
  Array.from({ length: 9 }, (_, back) =>
    iso(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - back, 1)).slice(0, 7),
  )
    .filter((month) => `${month}-${ofMonth}` <= today)
    .slice(0, 8)
    .reverse();

/** What has happened in it. @param without streams that it has not */
const worldOf = (given: Household, without: readonly string[] = []): World => {
  const { today, days, charges, reminders } = given;
  return {
    accounts: [aBankAccount({ id: 'acc-1', balance: toCentavos(5000) }), aCard({ id: 'card-1', due: dueOf(given) })],
    transactions: [
      ...STREAMS.flatMap(({ name, reais, accountId }, index) => {
        const isGone = without.includes(name);
        // What was bought with the card was bought: only, it does not come back.
        if (isGone && accountId === 'acc-1') return [];
        const ofMonth = String(days[index]).padStart(2, '0');
        const category = accountId === 'acc-1' ? 'Aluguel' : null;
        return monthlyRows(name, pastMonths(today, ofMonth), { day: ofMonth, accountId, reais, category }, (at) =>
          isGone ? { description: SHOPS[at] ?? '' } : {},
        );
      }),
      ...charges.map(({ ago, cents }, index) =>
        aTransaction({
          ...{ id: `charge-${index}`, accountId: 'card-1', date: addDays(today, -ago), reais: cents / 100 || 1 },
          description: cents > 0 ? `ESTORNO LOJA${index}` : `LOJA${index}`,
        }),
      ),
    ],
    reminders: reminders.map(({ after, cents }, index) =>
      aReminder({
        ...{ id: `reminder-${index}`, title: ['Contador', 'Dentista', 'Jardineiro'][index] ?? '' },
        ...{ amount: toCentavos(1_000_000 * 3 ** index + cents / 100), dueDate: addDays(today, after) },
      }),
    ),
  };
};

const cents = fc.integer({ min: 1, max: 9_000_000 });
/** Days behind today. */
const ahead = fc.integer({ min: 0, max: LAST });
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

it(
  'bank payments and incomes are an independent sum, to the centavo',
  async () => {
    const once = fc.record({ amount: signed, date: ahead });
    const repeated = fc.record({ amount: signed, from: ahead, length: fc.option(fc.integer({ min: 0, max: 200 })) });
    await fc.assert(
      fc.asyncProperty(
        household,
        fc.array(once, { maxLength: 3 }),
        fc.array(repeated, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: LAST }),
        async (given, onceAhead, repeatsAhead, days) => {
          const { today } = given;
          const world = worldOf(given);
          const end = plus(today, LAST);
          const onces = onceAhead.map((one) => ({ ...one, date: plus(today, one.date) }));
          const repeats = repeatsAhead.map((one) => ({ ...one, from: plus(today, one.from) }));
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
            await anUpcoming(world, today, { days }),
            await anUpcoming(world, today, { days, assume }),
          ];
          const expected = base.days.map(({ date, balance }) =>
            added.filter((one) => one.date <= date).reduce((sum, { amount }) => sum + cent(amount), cent(balance)),
          );
          expect(centsOf(answer.days)).toEqual(expected);
          expect(cent(answer.lowest?.balance ?? null)).toBe(Math.min(...expected));
          expect(answer.baseline).toMatchObject({ ending_balance: base.ending_balance, lowest: base.lowest });
        },
      ),
      { numRuns: runs({ usual: 30, all: 1000 }) },
    );
  },
  LONGEST,
);

it(
  'what stands on a card is what the forecast says once the purchases were made',
  async () => {
    const purchase = fc.record({ amount: cents, n: fc.integer({ min: 1, max: 12 }) });
    await fc.assert(
      fc.asyncProperty(household, fc.array(purchase, { minLength: 1, maxLength: 3 }), async (given, purchases) => {
        const { today } = given;
        const world = worldOf(given);
        // In equal parts, so that a bank would write each of them the same.
        const bought = purchases.map(({ amount, n }) => ({ each: amount, n }));
        const rows = bought.map(({ each, n }, index) =>
          aTransaction({
            ...{ id: `bought-${index}`, accountId: 'card-1', date: today, reais: -each / 100 },
            description: n > 1 ? `MAGAZINE${index} 1/${n}` : `MAGAZINE${index}`,
            installment: n > 1 ? { number: 1, total: n, totalAmount: null, purchaseDate: today } : null,
          }),
        );
        const assume = bought.map(({ each, n }) =>
          n > 1
            ? { kind: 'installments', amount: -(each * n) / 100, n, accountId: 'card-1', date: today }
            : { kind: 'once', amount: -each / 100, accountId: 'card-1', date: today },
        );
        const happened = { ...world, transactions: [...(world.transactions ?? []), ...rows] };
        const answer = await anUpcoming(world, today, { days: LAST, assume });
        const expected = await anUpcoming(happened, today, { days: LAST });
        expect(centsOf(answer.days)).toEqual(centsOf(expected.days));
        // On the first bill of each purchase is at least its first part, whatever the bills make of it.
        const firsts = answer.items.filter(
          ({ kind, description }) => kind === 'assumed' && !/\((?!1\/)/.test(description),
        );
        expect(firsts.map(({ amount }) => -cent(amount)).sort()).toEqual(bought.map(({ each }) => each).sort());
      }),
      { numRuns: runs({ usual: 30, all: 1000 }) },
    );
  },
  LONGEST,
);

it(
  'without a stream, or with another income, it is the forecast of a household that had never had it',
  async () => {
    const gone = fc.subarray(STREAMS.map(({ name }) => name));
    const incomes = fc.array(fc.record({ name: fc.constantFrom(...INFLOWS), amount: cents, from: fc.option(ahead) }), {
      maxLength: 2,
    });
    await fc.assert(
      fc.asyncProperty(household, gone, incomes, async (given, without, othersAhead) => {
        const { today } = given;
        const world = worldOf(given);
        const others = othersAhead.map((one) => ({ ...one, from: one.from === null ? null : plus(today, one.from) }));
        const { streams } = await aForecast(world, today, LAST);
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
        const answer = await anUpcoming(world, today, { days: LAST, assume });
        const never = await anUpcoming(worldOf(given, without), today, { days: LAST });
        // Each inflow that is left, with the amount that begins last before its day.
        const more = never.items.flatMap(({ date, amount, description, source_id }) => {
          const own = STREAMS.find(({ name }) => INFLOWS.some((one) => one === name) && source_id === idOf(name));
          const begun = others
            .filter(({ name, from }) => name === own?.name && (from ?? today) <= date)
            .sort((a, b) => ((a.from ?? today) < (b.from ?? today) ? -1 : 1));
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
      { numRuns: runs({ usual: 30, all: 1000 }) },
    );
  },
  LONGEST,
);

it(
  'what is assumed every month on a card is what as many single purchases are',
  async () => {
    const repeated = fc.record({ amount: cents, from: ahead, count: fc.integer({ min: 1, max: 10 }) });
    await fc.assert(
      fc.asyncProperty(household, repeated, fc.boolean(), async (given, { amount, from, count }, isFiltered) => {
        const { today } = given;
        const dates = monthly(plus(today, from), plus(today, LAST)).slice(0, count);
        const until = dates.at(-1) ?? '';
        const on = { amount: -amount / 100, accountId: 'card-1' };
        const query = { days: LAST, ...(isFiltered ? { accountId: 'card-1' } : {}) };
        const world = worldOf(given);
        const answer = await anUpcoming(world, today, {
          ...query,
          assume: [{ kind: 'monthly', ...on, from: dates[0] ?? '', until }],
        });
        const single = await anUpcoming(world, today, {
          ...query,
          assume: dates.map((date) => ({ kind: 'once', ...on, date })),
        });
        expect(answer).toEqual(single);
      }),
      { numRuns: runs({ usual: 8, all: 500 }) },
    );
  },
  LONGEST,
);
