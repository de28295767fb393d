import { describe, expect, it } from 'vitest';
import { getUpcoming } from '../../../shared/contract/operations/get-upcoming.ts';
import { InvalidInputError } from '../../../shared/domain-errors.ts';
import { toCentavos } from '../../../shared/money.ts';
import { parseInput } from '../../../shared/runtime/parse-input.ts';
import { aBankAccount, aCard, instant } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { monthlyRows, monthsOf2026 } from '../recurring/some-rows.ts';
import { aReminder } from '../reminders/builders.ts';
import { aForecast, anUpcoming } from './a-forecast.ts';

// A Thursday; the card of the tests is due on 10 September and closes on the 3rd.
const TODAY = '2026-08-20';
const eight = monthsOf2026(8);
const rent = monthlyRows('PIX ENVIADO DONA MARLENE', eight, { day: '05', reais: -900, category: 'Aluguel' });
const netflix = monthlyRows('NETFLIX.COM', eight, {
  ...{ day: '01', reais: -44.9, accountId: 'card-1', category: 'Streaming de vídeo' },
});
const salary = monthlyRows('CRED SALARIO ALVORADA', eight, { day: '15', reais: 5000, category: 'Salário' });
const accounts = [
  aBankAccount({ id: 'acc-1', balance: toCentavos(1000) }),
  aCard({ id: 'card-1', due: '2026-09-10' }),
  aBankAccount({ id: 'closed', balance: null, closedAt: instant('2026-01-01T00:00:00.000Z') }),
  aBankAccount({ id: 'dollars', balance: null, currencyCode: 'USD' }),
];
const world = { accounts, transactions: [...rent, ...netflix, ...salary] };

type Query = Parameters<typeof anUpcoming>[2];
const ask = (assume: unknown[] | undefined, query: Query = {}, given: Parameters<typeof anUpcoming>[0] = world) =>
  anUpcoming(given, TODAY, { days: 60, ...query, ...(assume ? { assume } : {}) });
const idOf = async (description: RegExp): Promise<string> => {
  const { streams } = await aForecast(world, TODAY, 60);
  return streams.find((stream) => description.test(stream.description))?.id ?? '';
};

type Told = Awaited<ReturnType<typeof ask>>;
const told = ({ items }: Told) => items.map(({ date, kind, amount }) => [date, kind, amount]);
const news = ({ items }: Told) =>
  items
    .filter(({ assumed }) => assumed)
    .map(({ date, kind, description, amount }) => [date, kind, description, amount]);

const BASE = [
  ['2026-09-05', 'recurring', -900],
  ['2026-09-10', 'open_bill', -44.9],
  ['2026-09-15', 'recurring', 5000],
  ['2026-10-05', 'recurring', -900],
  ['2026-10-13', 'future_bill', -44.9],
  ['2026-10-15', 'recurring', 5000],
];

describe('without assumptions', () => {
  it('the answer has nothing of them', async () => {
    const answer = await ask(undefined);
    expect(told(answer)).toEqual(BASE);
    expect(Object.keys(answer)).not.toContain('baseline');
    expect(Object.keys(answer.totals.by_kind)).not.toContain('assumed');
    expect(answer.items.some((item) => 'assumed' in item)).toBe(false);
  });
});

describe('once', () => {
  it('stands on its day, marked, beside what is known, and the answer has the lines without it', async () => {
    const base = await ask(undefined);
    const answer = await ask([{ kind: 'once', amount: -1200.5, date: '2026-09-20', name: ' Passagens ' }]);
    expect(told(answer).filter(([, kind]) => kind !== 'assumed')).toEqual(BASE);
    expect(answer.items.filter(({ assumed }) => assumed)).toEqual([
      {
        ...{ date: '2026-09-20', kind: 'assumed', description: 'Passagens', amount: -1200.5, certainty: 'fixed' },
        ...{ category: null, account_id: null, source_id: null, covers: [], is_overdue: false },
        ...{ so_far: null, expected: null, assumed: true },
      },
    ]);
    expect(answer.totals.by_kind).toEqual({ ...base.totals.by_kind, assumed: -1200.5 });
    expect(answer.totals.outflow).toBeCloseTo(base.totals.outflow + 1200.5, 5);
    expect(answer.ending_balance).toBeCloseTo((base.ending_balance ?? 0) - 1200.5, 5);
    expect(answer.baseline).toEqual({
      ...{ ending_balance: base.ending_balance, lowest: base.lowest },
      ...{ ending_usual: base.ending_usual, lowest_usual: base.lowest_usual },
    });
  });

  it.each([
    ['today', { date: TODAY }, TODAY],
    ['the last day', { date: '2026-10-19' }, '2026-10-19'],
    ['on a Sunday, as no bank moves it', { date: '2026-08-23' }, '2026-08-23'],
    ['of a bank account', { date: '2026-08-25', accountId: 'acc-1' }, '2026-08-25'],
    ['of a card: the due date of its bill', { date: '2026-08-25', accountId: 'card-1' }, '2026-09-10'],
    ['of a card the day before it closes', { date: '2026-09-02', accountId: 'card-1' }, '2026-09-10'],
    ['of a card on its closing day: the next bill', { date: '2026-09-03', accountId: 'card-1' }, '2026-10-13'],
  ])('%s', async (_name, given, date) => {
    const answer = await ask([{ kind: 'once', amount: -10, ...given }]);
    expect(news(answer)).toEqual([[date, 'assumed', 'Simulação', -10]]);
  });

  it('comes in where it is above zero; beyond the days it has no effect', async () => {
    const answer = await ask([
      { kind: 'once', amount: 300, date: '2026-08-21' },
      { kind: 'once', amount: -1, date: '2026-12-01' },
      { kind: 'once', amount: -1, date: '2026-10-01', accountId: 'card-1' },
    ]);
    expect(news(answer)).toEqual([
      ['2026-08-21', 'assumed', 'Simulação', 300],
      ['2026-10-13', 'assumed', 'Simulação', -1],
    ]);
  });

  it('of an account is left out where another one is asked for', async () => {
    const assume = [
      { kind: 'once', amount: -10, date: '2026-08-25', accountId: 'card-1', name: 'cartão' },
      { kind: 'once', amount: -11, date: '2026-08-25', accountId: 'acc-1', name: 'conta' },
      { kind: 'once', amount: -12, date: '2026-08-25', name: 'nenhuma' },
    ];
    expect(news(await ask(assume, { accountId: 'card-1' })).map(([, , name]) => name)).toEqual(['cartão']);
    expect(news(await ask(assume, { accountId: 'acc-1' })).map(([, , name]) => name)).toEqual(['conta']);
    expect(news(await ask(assume))).toHaveLength(3);
  });

  it('of a card by hand, which no bank closes, is due as everyday spending on it is', async () => {
    const byHand = aCard({ id: 'mine', itemId: 'manual-1', due: '2026-09-10' });
    const answer = await ask(
      [{ kind: 'once', amount: -10, date: '2026-08-25', accountId: 'mine' }],
      {},
      {
        accounts: [...accounts, byHand],
      },
    );
    expect(news(answer)).toEqual([['2026-09-10', 'assumed', 'Simulação', -10]]);
  });

  it('uses a credit of the card, which then lessens no later bill', async () => {
    const refund = aTransaction({
      id: 'r',
      date: '2026-08-18',
      accountId: 'card-1',
      reais: 500,
      description: 'ESTORNO LOJA',
    });
    const given = { accounts, transactions: [...netflix, refund] };
    // The credit is larger than both bills.
    expect(told(await ask(undefined, {}, given))).toEqual([]);
    const answer = await ask([{ kind: 'once', amount: -450, date: TODAY, accountId: 'card-1' }], {}, given);
    const bought = aTransaction({ id: 'b', date: TODAY, accountId: 'card-1', reais: -450, description: 'LOJA' });
    const happened = await ask(undefined, {}, { accounts, transactions: [...netflix, refund, bought] });
    expect(answer.days).toMatchObject(happened.days.map(({ date, balance }) => ({ date, balance })));
    expect(answer.ending_balance).toBe(960.2);
    expect(news(answer).map(([date, kind, , amount]) => [date, kind, amount])).toEqual([
      ['2026-09-10', 'assumed', -450],
      ['2026-09-10', 'open_bill', 450],
      ['2026-10-13', 'future_bill', -39.8],
    ]);
  });
});

describe('monthly', () => {
  it.each([
    ['keeps its day', { from: '2026-08-25' }, ['2026-08-25', '2026-09-25']],
    ['from the 31st, the last day of a short month', { from: '2026-08-31' }, ['2026-08-31', '2026-09-30']],
    ['ends with a day, which is included', { from: '2026-08-25', until: '2026-09-25' }, ['2026-08-25', '2026-09-25']],
    ['ends before the next', { from: '2026-08-25', until: '2026-09-24' }, ['2026-08-25']],
    ['of a card is due with its bills', { from: '2026-09-02', accountId: 'card-1' }, ['2026-09-10', '2026-10-13']],
  ])('%s', async (_name, given, dates) => {
    const answer = await ask([{ kind: 'monthly', amount: -350, name: 'Academia', ...given }]);
    expect(news(answer)).toEqual(dates.map((date) => [date, 'assumed', 'Academia', -350]));
  });

  it('keeps the 31st behind February', async () => {
    const answer = await ask([{ kind: 'monthly', amount: 1, from: '2026-12-31' }], { days: 366 });
    expect(news(answer).map(([date]) => date)).toEqual(
      '2026-12-31 2027-01-31 2027-02-28 2027-03-31 2027-04-30 2027-05-31 2027-06-30 2027-07-31'.split(' '),
    );
  });
});

describe('installments', () => {
  it('are equal centavos on as many bills, the rest on the first', async () => {
    const answer = await ask([{ kind: 'installments', amount: -100, n: 3, accountId: 'card-1', name: 'TV' }], {
      days: 120,
    });
    expect(news(answer)).toEqual([
      ['2026-09-10', 'assumed', 'TV (1/3)', -33.34],
      ['2026-10-13', 'assumed', 'TV (2/3)', -33.33],
      ['2026-11-10', 'assumed', 'TV (3/3)', -33.33],
    ]);
  });

  it('are those that a purchase of that day would have', async () => {
    const bought = aTransaction({
      ...{ id: 'tv', date: TODAY, description: 'TV 1/10', accountId: 'card-1', reais: -360 },
      installment: { number: 1, total: 10, totalAmount: null, purchaseDate: day(TODAY) },
    });
    const happened = await ask(undefined, { days: 366 }, { ...world, transactions: [...world.transactions, bought] });
    const assumed = await ask([{ kind: 'installments', amount: -3600, n: 10, accountId: 'card-1' }], { days: 366 });
    expect(assumed.days.map(({ balance }) => balance)).toEqual(happened.days.map(({ balance }) => balance));
    expect(news(assumed)).toHaveLength(10);
  });

  it('begin with the bill that holds the day; at most 48, of which a centavo is on the first', async () => {
    const answer = await ask(
      [{ kind: 'installments', amount: -0.01, n: 48, accountId: 'card-1', date: '2026-09-03' }],
      { days: 366 },
    );
    expect(news(answer).slice(0, 2)).toEqual([
      ['2026-10-13', 'assumed', 'Simulação (1/48)', -0.01],
      ['2026-11-10', 'assumed', 'Simulação (2/48)', 0],
    ]);
  });
});

describe('without', () => {
  it('leaves out a stream of a bank account, and the reminder that covers it', async () => {
    const streamId = await idOf(/MARLENE/);
    const reminder = aReminder({
      title: 'Aluguel',
      amount: toCentavos(900),
      dueDate: day('2026-09-05'),
      recurrencePattern: 'monthly',
    });
    const given = { ...world, reminders: [reminder] };
    expect(told(await ask(undefined, {}, given))[0]).toEqual(['2026-09-05', 'reminder', -900]);
    for (const one of [world, given]) {
      const answer = await ask([{ kind: 'without', streamId }], {}, one);
      expect(told(answer)).toEqual(BASE.filter(([, , amount]) => amount !== -900));
      expect(news(answer)).toEqual([]);
      expect(answer.baseline?.ending_balance).toBeCloseTo((answer.ending_balance ?? 0) - 1800, 5);
    }
  });

  it('leaves out what the bank has scheduled of it', async () => {
    const streamId = await idOf(/MARLENE/);
    const ahead = aTransaction({
      id: 's',
      date: '2026-09-04',
      reais: -900,
      description: 'PIX AGENDADO DONA MARLENE',
      category: 'Aluguel',
    });
    const given = { ...world, transactions: [...world.transactions, ahead] };
    expect(told(await ask(undefined, {}, given))[0]).toEqual(['2026-09-04', 'scheduled', -900]);
    expect(told(await ask([{ kind: 'without', streamId }], {}, given))).toEqual(
      BASE.filter(([, , amount]) => amount !== -900),
    );
  });

  it('lessens the bills of a card, and takes away one that had nothing else', async () => {
    const streamId = await idOf(/NETFLIX/);
    const lunch = aTransaction({
      id: 'lunch',
      date: '2026-08-18',
      accountId: 'card-1',
      reais: -32.5,
      description: 'LANCHE',
    });
    const reminder = aReminder({ id: 'r', title: 'Netflix', amount: toCentavos(44.9), dueDate: day('2026-09-01') });
    const given = { ...world, transactions: [...world.transactions, lunch], reminders: [reminder] };
    const before = await ask(undefined, { accountId: 'card-1' }, given);
    expect(before.items[0]).toMatchObject({ so_far: 32.5, expected: 44.9, covers: [streamId, 'r'] });
    const answer = await ask([{ kind: 'without', streamId }], { accountId: 'card-1' }, given);
    expect(answer.items).toMatchObject([
      { date: '2026-09-10', kind: 'open_bill', amount: -32.5, so_far: 32.5, expected: 0, covers: [], assumed: true },
    ]);
  });

  it('of a stream that has ended, or stands on a closed account, changes nothing', async () => {
    const ended = monthlyRows('SMARTFIT ACADEMIA', monthsOf2026(4), { day: '03', reais: -99.9 });
    const gone = monthlyRows('VIVO MOVEL', eight, { day: '08', reais: -60, accountId: 'closed' });
    const given = { ...world, transactions: [...world.transactions, ...ended, ...gone] };
    const { listed } = await aForecast(given, TODAY, 60);
    const ids = listed.filter(({ description }) => /SMARTFIT|VIVO/.test(description)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const answer = await ask(
      ids.map((streamId) => ({ kind: 'without', streamId })),
      {},
      given,
    );
    expect(told(answer)).toEqual(told(await ask(undefined, {}, given)));
  });
});

describe('income', () => {
  it.each([
    ['from today on', {}, [6000, 6000]],
    ['from a day on', { from: '2026-09-16' }, [5000, 6000]],
    ['from its very day', { from: '2026-09-15' }, [6000, 6000]],
  ])('has another amount %s', async (_name, given, amounts) => {
    const streamId = await idOf(/SALARIO/);
    const answer = await ask([{ kind: 'income', streamId, amount: 6000, ...given }]);
    const own = answer.items.filter(({ source_id }) => source_id === streamId);
    expect(own.map(({ amount }) => amount)).toEqual(amounts);
    expect(own.map(({ assumed }) => assumed)).toEqual(amounts.map((amount) => (amount === 6000 ? true : undefined)));
    expect(own.every(({ kind }) => kind === 'recurring')).toBe(true);
  });

  it('of two the one that begins last, whatever their order; without it there is none', async () => {
    const streamId = await idOf(/SALARIO/);
    const later = { kind: 'income', streamId, amount: 7000, from: '2026-10-01' };
    const now = { kind: 'income', streamId, amount: 6000 };
    for (const assume of [
      [later, now],
      [now, later],
    ])
      expect(news(await ask(assume)).map(([, , , amount]) => amount)).toEqual([6000, 7000]);
    expect(news(await ask([now, later, { kind: 'without', streamId }]))).toEqual([]);
  });

  it('of the amount that is expected anyway changes nothing', async () => {
    const streamId = await idOf(/SALARIO/);
    const answer = await ask([{ kind: 'income', streamId, amount: 5000 }]);
    expect([told(answer), news(answer)]).toEqual([BASE, []]);
  });
});

const once = { kind: 'once', amount: -1, date: TODAY };
const parts = { kind: 'installments', amount: -100, n: 2, accountId: 'card-1' };
const monthly = { kind: 'monthly', amount: -1, from: TODAY };

describe('the first entry that is wrong refuses', () => {
  it.each<[unknown, string]>([
    [null, ': must be an object'],
    [[], ': must be an object'],
    ['once', ': must be an object'],
    [{}, '.kind: must be one of once, monthly, installments, without, income'],
    [{ kind: 'twice' }, '.kind: must be one of once, monthly, installments, without, income'],
    [{ kind: 'constructor' }, '.kind: must be one of once, monthly, installments, without, income'],
    [{ ...once, category: 'x' }, '.category: is no field of once: amount, date, name, accountId'],
    [{ ...once, until: TODAY }, '.until: is no field of once: amount, date, name, accountId'],
    [JSON.parse('{"kind":"once","__proto__":1}'), '.__proto__: is no field of once: amount, date, name, accountId'],
    [{ ...once, amount: 0 }, '.amount: must be a number other than 0'],
    [{ ...once, amount: '-1' }, '.amount: must be a number other than 0'],
    [{ ...once, amount: JSON.parse('1e999') }, '.amount: must be a number other than 0'],
    [{ ...once, amount: undefined }, '.amount: must be a number other than 0'],
    [{ ...once, amount: 1.005 }, '.amount: must have at most two decimals'],
    [{ ...once, amount: 1e-7 }, '.amount: must have at most two decimals'],
    [{ ...once, amount: -100_000_000.01 }, '.amount: must be at most 100000000'],
    [{ ...once, date: undefined }, '.date: must be an existing date in the form YYYY-MM-DD'],
    [{ ...once, date: '2027-02-29' }, '.date: must be an existing date in the form YYYY-MM-DD'],
    [{ ...once, date: '2026-08-19' }, '.date: must be from 2026-08-20 to 2027-08-21'],
    [{ ...once, date: '2027-08-22' }, '.date: must be from 2026-08-20 to 2027-08-21'],
    [{ ...once, name: 5 }, '.name: must be a text of at most 60 characters'],
    [{ ...once, category: null }, '.category: is no field of once: amount, date, name, accountId'],
    [{ ...once, amount: null }, '.amount: must be a number other than 0'],
    [{ ...once, name: 'x'.repeat(61) }, '.name: must be a text of at most 60 characters'],
    [{ ...once, accountId: 'others' }, '.accountId: must be one of your accounts'],
    [{ ...once, accountId: 7 }, '.accountId: must be one of your accounts'],
    [{ ...once, accountId: 'closed' }, '.accountId: must be an open bank account or card in BRL'],
    [{ ...once, accountId: 'dollars' }, '.accountId: must be an open bank account or card in BRL'],
    [{ ...monthly, from: 'soon' }, '.from: must be an existing date in the form YYYY-MM-DD'],
    [{ ...monthly, from: '2026-09-01', until: '2026-08-31' }, '.until: must not be before from'],
    [{ ...monthly, until: '2028-01-01' }, '.until: must be from 2026-08-20 to 2027-08-21'],
    [{ ...parts, amount: 100 }, '.amount: must be a number below 0'],
    [{ ...parts, n: 1 }, '.n: must be an integer from 2 to 48'],
    [{ ...parts, n: 49 }, '.n: must be an integer from 2 to 48'],
    [{ ...parts, n: 2.5 }, '.n: must be an integer from 2 to 48'],
    [{ ...parts, accountId: undefined }, '.accountId: must be one of your cards'],
    [{ ...parts, accountId: 'acc-1' }, '.accountId: must be one of your cards'],
    [{ kind: 'without' }, '.streamId: must be one of your recurring streams'],
    [{ kind: 'without', streamId: 'rec_0000000000000000' }, '.streamId: must be one of your recurring streams'],
    [{ kind: 'income', streamId: 'RENT', amount: 1 }, '.streamId: must be a stream that comes in'],
    [{ kind: 'income', streamId: 'SALARY', amount: -1 }, '.amount: must be a number above 0'],
  ])('%j', async (entry, message) => {
    const ids: Record<string, RegExp> = { RENT: /MARLENE/, SALARY: /SALARIO/ };
    const streamId = Object(entry).streamId;
    const named = ids[streamId] ? { ...Object(entry), streamId: await idOf(ids[streamId]) } : entry;
    const assume = [once, named, { kind: 'worse' }];
    const error = await ask(assume).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({
      message: 'Invalid assume',
      details: { message: `assume[1]${message}`, param: 'assume', received: assume },
    });
  });

  it.each<[unknown, string]>([
    ['once', 'assume must be a JSON list'],
    ['{"kind":"once"}', 'assume must be a JSON list'],
    ['[{"kind":"once"}', 'assume must be a JSON list'],
    ['null', 'assume must be a JSON list'],
    ['[]', 'assume must not be empty'],
    [JSON.stringify(Array(11).fill(once)), 'assume must have at most 10 entries'],
    [JSON.stringify([{ ...once, name: 'x'.repeat(2000) }]), 'assume must have at most 2000 characters'],
    [[], 'assume must not be empty'],
    [Array(11).fill(once), 'assume must have at most 10 entries'],
    [[{ ...once, name: 'x'.repeat(2000) }], 'assume must have at most 2000 characters'],
    [5, 'assume must be an array or a string'],
    [once, 'assume must be an array or a string'],
  ])('a list that is none: %j', (assume, message) => {
    const parse = () => parseInput(getUpcoming, { query: { assume }, body: undefined });
    expect(parse).toThrow(
      expect.objectContaining({
        message: 'Invalid assume',
        details: expect.objectContaining({ message, param: 'assume', received: assume }),
      }),
    );
  });

  it('null is a field that is left out', async () => {
    const nulls = { until: null, n: null, streamId: null, accountId: null, name: null, from: null };
    expect(news(await ask([{ ...nulls, ...once, n: null }]))).toEqual([[TODAY, 'assumed', 'Simulação', -1]]);
  });

  it('a list that is nested without end is too long', () => {
    const assume = JSON.parse(`${'['.repeat(60_000)}${']'.repeat(60_000)}`);
    const refused = () => parseInput(getUpcoming, { query: { assume }, body: undefined });
    expect(refused).toThrow(InvalidInputError);
  });

  it('an empty text is none, and a text says the same as the list', async () => {
    expect(parseInput(getUpcoming, { query: { assume: '' }, body: undefined }).query).toEqual({ days: 30 });
    const entries = [once, { ...monthly, name: 'Escola' }];
    const text = await anUpcoming(world, TODAY, { days: 60, assume: JSON.stringify(entries) });
    expect(text).toEqual(await ask(entries));
  });
});
