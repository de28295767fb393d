import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everydayIn, keptOrReckoned } from '../../../shared/forecast/everyday.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toCentavos } from '../../../shared/money.ts';
import { packedFound } from '../../../shared/recurring/packed-streams.ts';
import { addToMonth, daysBetween, type IsoMonth } from '../../../shared/time/calendar.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { monthlyRows } from '../recurring/some-rows.ts';
import { aReminder } from '../reminders/builders.ts';
import { anUpcoming } from './a-forecast.ts';

const TODAY = '2026-11-27';
const accounts = [aBankAccount({ id: 'acc-1', balance: toCentavos(5000) })];
const withCard = [...accounts, aCard({ id: 'card-1', due: '2026-12-10' })];

/** Purchases of one month that no plan lies behind: the sum in two unequal rows of other shops. */
const spent = (month: string, reais: number, given: Partial<Transaction> = {}): Transaction[] => {
  const first = Math.round(reais * 37) / 100;
  const dayIn = (month.charCodeAt(6) * 7) % 19;
  return [first, reais - first].map((amount, at) =>
    aTransaction({
      id: `${month}-${at}-${given.category ?? 'Supermercado'}-${given.accountId ?? ''}-${reais}`,
      date: `${month}-${String(3 + ((dayIn + at * 8) % 24)).padStart(2, '0')}`,
      reais: -(Math.round(amount * 100) / 100),
      description: `LOJA ${month.slice(5)}${at} ${'ABCDEFGHIJKL'.charAt(Number(month.slice(5)) - 1)}X${at}`,
      category: 'Supermercado',
      ...given,
    }),
  );
};
const market = (sums: Record<string, number>, given: Partial<Transaction> = {}) =>
  Object.entries(sums).flatMap(([month, reais]) => spent(month, reais, given));
const SIX = {
  '2026-05': 980.1,
  '2026-06': 1200,
  '2026-07': 1297.86,
  '2026-08': 1100,
  '2026-09': 1150,
  '2026-10': 1180,
};

describe('everyday spending', () => {
  it('takes no month that was not synchronized for one without spending', async () => {
    const { usual } = await anUpcoming({ accounts, transactions: market(SIX) }, '2027-01-05');
    expect(usual).toMatchObject({ per_month: 1150, months: ['2026-10', '2026-09', '2026-08'], low: 1100 });
    const later = await anUpcoming({ accounts, transactions: market({ ...SIX, '2026-12': 1160 }) }, '2027-01-05');
    // November stands between months with rows: nothing was spent.
    expect(later.usual).toMatchObject({ per_month: 1160, months: ['2026-12', '2026-11', '2026-10'], low: 0 });
  });

  it('is the median of the last three whole months, between the smallest and the largest of six', async () => {
    const data = await anUpcoming({ accounts, transactions: market(SIX) }, TODAY);
    expect(data.usual).toEqual({
      per_month: 1150,
      low: 980.1,
      high: 1297.86,
      months: ['2026-10', '2026-09', '2026-08'],
      by_category: [{ category: 'Supermercado', per_month: 1150 }],
    });
    expect(data.basis).toBe(
      'Faturas, parcelas, lembretes, agendamentos e o que se repete. O dia a dia é a mediana de ago., set. e out. de 2026.',
    );
    const cost = (days: number) => Math.round((115_000 * 12 * days) / 365) / 100;
    expect(data.days.map(({ usual_balance }) => usual_balance)).toEqual(
      data.days.map((_, at) => Math.round((5000 - cost(at)) * 100) / 100),
    );
    // What is known stays.
    expect(data).toMatchObject({ items: [], ending_balance: 5000, lowest: { date: TODAY, balance: 5000 } });
    const last = data.days.at(-1);
    expect(data.ending_usual).toBe(last?.usual_balance);
    expect(data.lowest_usual).toEqual({ date: last?.date, balance: last?.usual_balance });
  });

  it.each([
    [
      'a month without the category is 0',
      { '2026-08': 300, '2026-09': 500 },
      { '2026-08': 90, '2026-09': 90, '2026-10': 90 },
      [390, ['2026-10', '2026-09', '2026-08']],
    ],
    ['of two months the mean', { '2026-09': 100.01, '2026-10': 200 }, {}, [150.01, ['2026-10', '2026-09']]],
    [
      'the running month counts for nothing',
      { ...SIX, '2026-11': 9000 },
      {},
      [1150, ['2026-10', '2026-09', '2026-08']],
    ],
  ] as const)('%s', async (_name, sums, others, [perMonth, months]) => {
    const transactions = [...market(sums), ...market(others, { category: 'Restaurantes' })];
    const { usual } = await anUpcoming({ accounts, transactions }, TODAY);
    expect([usual?.per_month, usual?.months]).toEqual([perMonth, months]);
    expect(usual && usual.low <= usual.per_month && usual.per_month <= usual.high).toBe(true);
  });

  it.each([
    ['no rows', {}],
    ['one whole month', { '2026-10': 1180 }],
    ['the running one alone', { '2026-11': 1180 }],
    ['rows of long ago', { '2026-02': 500, '2026-03': 500 }],
  ])('is unknown, not 0, with %s', async (_name, sums) => {
    const data = await anUpcoming({ accounts, transactions: market(sums) }, TODAY);
    expect([data.usual, data.lowest_usual, data.ending_usual]).toEqual([null, null, null]);
    expect(data.days.every(({ usual_balance }) => usual_balance === null)).toBe(true);
    expect(data.basis).toMatch(/Sem estimativa do dia a dia: faltam dois meses inteiros\.$/);
  });

  it('holds no row of a stream, no installment, no payment that a reminder is about, and what is given back', async () => {
    const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
    const rent = monthlyRows('PIX ENVIADO DONA MARLENE', months, { day: '05', reais: -900, category: 'Aluguel' });
    const tv = [6, 7, 8].map((number) =>
      aTransaction({
        id: `tv-${number}`,
        date: `2026-${String(number + 2).padStart(2, '0')}-14`,
        accountId: 'card-1',
        description: `TV ${number}/12`,
        reais: -250,
        category: 'Eletrônicos',
        installment: { number, total: 12, totalAmount: toCentavos(3000), purchaseDate: day('2026-03-14') },
      }),
    );
    // Three visits at changing days and amounts, which no stream is made of.
    const cleaner = [
      ['2026-08-06', -180],
      ['2026-09-11', -340],
      ['2026-10-08', -260],
    ].map(([date, reais], at) =>
      aTransaction({
        id: `c-${at}`,
        date: String(date),
        reais: Number(reais),
        description: 'PIX ENVIADO ZULEICA',
        category: 'Serviços',
      }),
    );
    const reminder = aReminder({
      id: 'r',
      title: 'Zuleica',
      amount: null,
      dueDate: day('2026-12-08'),
      recurrencePattern: 'monthly',
    });
    const refund = aTransaction({
      id: 'back',
      date: '2026-10-20',
      reais: 80,
      description: 'ESTORNO LOJA',
      category: 'Supermercado',
    });
    const world = { accounts: withCard, transactions: [...market(SIX), ...rent, ...tv, ...cleaner, refund] };
    const { usual } = await anUpcoming({ ...world, reminders: [reminder] }, TODAY);
    expect(usual?.by_category).toEqual([{ category: 'Supermercado', per_month: 1100 }]);
    const without = await anUpcoming(world, TODAY);
    expect(without.usual?.by_category.map(({ category }) => category)).toContain('Serviços');
  });

  it.each([
    ['2027-02-10', ['2027-01', '2026-12', '2026-11'], 'nov. e dez. de 2026 e jan. de 2027.'],
    ['2026-11-01', ['2026-10', '2026-09', '2026-08'], 'ago., set. e out. de 2026.'],
    ['2026-10-31', ['2026-09', '2026-08', '2026-07'], 'jul., ago. e set. de 2026.'],
    ['2028-02-29', ['2028-01', '2027-12', '2027-11'], 'nov. e dez. de 2027 e jan. de 2028.'],
  ])('on %s is that of the months before', async (today, months, spoken) => {
    const sums = Object.fromEntries(months.map((month) => [month, 1000]));
    const data = await anUpcoming({ accounts, transactions: market(sums) }, today);
    expect(data.usual?.months).toEqual(months);
    expect(data.basis.endsWith(spoken)).toBe(true);
  });

  it('goes by the day in São Paulo', async () => {
    const transactions = market({ ...SIX, '2026-11': 700 });
    const [before, after] = await Promise.all([
      anUpcoming({ accounts, transactions }, '2026-12-01', {}, '02:59:59.000Z'),
      anUpcoming({ accounts, transactions }, '2026-12-01', {}, '03:00:00.000Z'),
    ]);
    expect([before.days[0]?.date, before.usual?.months[0]]).toEqual(['2026-11-30', '2026-10']);
    expect([after.days[0]?.date, after.usual?.months[0]]).toEqual(['2026-12-01', '2026-11']);
  });
});

describe("a card's part", () => {
  const onCard = market(SIX, { accountId: 'card-1' });

  it('falls on the due date of the bill that would hold the day', async () => {
    // Closes on 3 December, due on the 10th; then on 3 January, due on Sunday the 10th.
    const data = await anUpcoming({ accounts: withCard, transactions: onCard }, TODAY, {
      days: 60,
      startingBalance: 5000,
    });
    const known = new Map(data.days.map(({ date, balance }) => [date, balance]));
    const spentBy = (date: string) => {
      const found = data.days.find((one) => one.date === date);
      return Math.round(((known.get(day(date)) ?? 0) - (found?.usual_balance ?? 0)) * 100);
    };
    const cost = (days: number) => Math.round((115_000 * 12 * days) / 365);
    // 28 November to 2 December are on the bill of 10 December.
    expect([spentBy('2026-12-09'), spentBy('2026-12-10')]).toEqual([0, cost(5)]);
    expect([spentBy('2027-01-10'), spentBy('2027-01-11')]).toEqual([cost(5), cost(5 + 31)]);
    expect(spentBy('2027-01-26')).toBe(cost(36));
  });

  it('and that of a bank are split in the proportions of those months, and each is the answer of its account', async () => {
    const transactions = [
      ...market({ '2026-08': 300, '2026-09': 300, '2026-10': 300 }),
      ...market({ '2026-08': 900, '2026-09': 900, '2026-10': 900 }, { accountId: 'card-1', category: 'Restaurantes' }),
    ];
    const world = { accounts: withCard, transactions };
    const [all, bank, card, unknown] = await Promise.all([
      anUpcoming(world, TODAY),
      anUpcoming(world, TODAY, { accountId: 'acc-1' }),
      anUpcoming(world, TODAY, { accountId: 'card-1' }),
      anUpcoming(world, TODAY, { accountId: 'nobody' }),
    ]);
    expect([all, bank, card, unknown].map(({ usual }) => usual?.per_month)).toEqual([1200, 300, 900, undefined]);
    expect(bank.usual?.by_category.reduce((sum, one) => sum + one.per_month, 0)).toBe(300);
    const cost = (days: number) => Math.round((30_000 * 12 * days) / 365) / 100;
    expect(bank.ending_usual).toBe(Math.round((5000 - cost(30)) * 100) / 100);
  });
});

it('leaves the usual line below the known one by the days of everyday spending, in random households', async () => {
  const sums = fc.array(fc.integer({ min: 100, max: 300_000 }), { minLength: 2, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      sums,
      sums,
      fc.constantFrom('2026-11-27', '2026-12-31', '2027-02-28', '2028-02-29', '2027-01-02'),
      fc.integer({ min: 1, max: 366 }),
      async (bankSums, cardSums, today, days) => {
        const monthsOf = (all: readonly number[]) =>
          Object.fromEntries(
            all.map((cents, back) => [addToMonth(today.slice(0, 7) as IsoMonth, -1 - back), cents / 100]),
          );
        const transactions = [
          ...market(monthsOf(bankSums)),
          ...market(monthsOf(cardSums), { accountId: 'card-1', category: 'Restaurantes' }),
        ];
        const world = { accounts: withCard, transactions };
        const data = await anUpcoming(world, today, { days });
        const { usual } = data;
        expect(usual).not.toBeNull();
        if (!usual) return;
        expect(usual.by_category.reduce((sum, one) => sum + toCentavos(one.per_month), 0)).toBe(
          toCentavos(usual.per_month),
        );
        expect(usual.low <= usual.per_month && usual.per_month <= usual.high).toBe(true);
        let before = 0;
        for (const { date, balance, usual_balance } of data.days) {
          const less = toCentavos(balance ?? 0) - toCentavos(usual_balance ?? 0);
          const most = Math.round((toCentavos(usual.per_month) * 12 * daysBetween(day(today), date)) / 365);
          expect(less).toBeGreaterThanOrEqual(before);
          expect(less).toBeLessThanOrEqual(most);
          before = less;
        }
        const shuffled = { ...world, transactions: transactions.toReversed(), accounts: withCard.toReversed() };
        expect(await anUpcoming(shuffled, today, { days })).toEqual(data);
      },
    ),
    { numRuns: 40 },
  );
});

it('takes less than 2 kB of the record', () => {
  const categories = [
    'Supermercado',
    'Restaurantes',
    'Farmácia',
    'Transporte',
    'Vestuário',
    'Lazer',
    'Combustível',
    'Padaria',
    'Casa',
    'Pet',
    'Presentes',
    'Educação',
    'Beleza',
    'Saúde',
    'Viagem',
    'Serviços',
  ];
  const transactions = categories.flatMap((category, at) =>
    market(Object.fromEntries(Object.entries(SIX).map(([month, reais]) => [month, reais + at * 17.31])), {
      category,
      accountId: at % 2 ? 'card-1' : 'acc-1',
    }),
  );
  const everyday = everydayIn(
    { accounts: withCard, bills: [], closingDates: [], transactions, streams: [] },
    [],
    day(TODAY),
  );
  expect(Object.keys(everyday.categories)).toHaveLength(categories.length);
  expect(packedFound([], everyday)?.length ?? 0).toBeLessThan(2_000);
});

describe('what an import has kept of everyday spending', () => {
  const row = (date: string, reais: number) => aTransaction({ accountId: 'acc-1', id: date, date: day(date), reais });
  const transactions = [row('2026-09-10', -300), row('2026-10-10', -450), row('2026-10-20', -80)];
  const sources = { accounts, bills: [], closingDates: [], transactions, streams: [] };
  const gym = aReminder({
    title: 'Aula',
    amount: toCentavos(450),
    dueDate: day('2026-12-10'),
    recurrencePattern: 'monthly',
  });
  const reckoned = (reminders: Parameters<typeof everydayIn>[1]) => everydayIn(sources, reminders, day(TODAY));
  const kept = reckoned([gym]);
  const now = (...reminders: Parameters<typeof everydayIn>[1]) => keptOrReckoned(kept, sources, reminders, day(TODAY));

  it('holds where reminders have changed and the rows that they are about have not', () => {
    const completed = { ...gym, dueDate: day('2027-01-10') };
    const withoutPayment = aReminder({
      id: 'r2',
      title: 'Seguro',
      amount: toCentavos(999),
      dueDate: day('2026-12-20'),
    });
    expect(now(completed, withoutPayment)).toBe(kept);
    expect(reckoned([completed, withoutPayment])).toEqual({ ...kept, reminders: expect.any(String) });
  });

  it('is reckoned anew where a reminder is about another row, or none is about one', () => {
    const other = { ...gym, amount: toCentavos(300) };
    expect(now(other)).toEqual(reckoned([other]));
    expect(now(other)).not.toEqual(kept);
    expect(now()).toEqual(reckoned([]));
    expect(now().categories).not.toEqual(kept.categories);
  });

  it('of an earlier release does not tell which rows those were, and is reckoned anew', () => {
    const { paid: _, ...earlier } = kept;
    expect(keptOrReckoned(earlier, sources, [gym], day(TODAY))).toEqual(kept);
    expect(keptOrReckoned(null, sources, [gym], day(TODAY))).toEqual(kept);
  });
});
