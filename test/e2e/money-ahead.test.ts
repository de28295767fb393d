import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCashFlow } from '../../shared/contract/operations/get-cash-flow.ts';
import { getRecurring } from '../../shared/contract/operations/get-recurring.ts';
import { getUpcoming } from '../../shared/contract/operations/get-upcoming.ts';
import { summarizeSpending } from '../../shared/contract/operations/summarize-spending.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { callerOf } from './cards-caller.ts';
import { daysFrom, monthsFrom, row, today } from './cards-world.ts';
import { mcpCaller } from './mcp-caller.ts';
import { bias, doras, latest, world } from './money-ahead-world.ts';

type Stream = { id: string; description: string; last_amount: number } & Record<string, unknown>;
type Item = { date: string; kind: string; description: string; amount: number | null; covers: string[] } & Record<
  string,
  unknown
>;
type Upcoming = { data: { items: Item[]; days: { date: string; balance: number }[] } & Record<string, unknown> };
type Flow = { data: { months: Record<string, unknown>[]; left_out: number } };
type Spending = { data: { totals: object; groups: { key: string; amount: number }[]; comparison: unknown } } & Record<
  string,
  unknown
>;

let stack: TestStack;
const recurring = callerOf<{ data: Stream[]; summary: object; count: number }>(() => stack, getRecurring);
const upcoming = callerOf<Upcoming>(() => stack, getUpcoming);
const flow = callerOf<Flow>(() => stack, getCashFlow);
const spending = callerOf<Spending>(() => stack, summarizeSpending);

beforeAll(async () => {
  stack = await startStack(world);
  // The first call of a credential's day notes its use, beside the reads: not what is counted here.
  for (const user of ['ana', 'bia', 'caio', 'dora']) await recurring.refused(user);
  await stack.control('DELETE', 'metrics');
});
afterAll(() => stack.close());

const namesOf = ({ data }: { data: Stream[] }): string[] => data.map(({ description }) => description);

describe('get-recurring', () => {
  it('lists what comes back, the largest a month first', async () => {
    const answer = await recurring.ask('ana', { query: { s: 's' } });
    expect(namesOf(answer)).toEqual(['Salário Alvorada', 'Dona Marlene', 'Netflix']);
    expect(answer.summary).toEqual({
      monthly_inflow: 5000,
      monthly_outflow: 944.9,
      monthly_subscriptions: 44.9,
      active_count: 3,
    });
    expect(answer.data[2]).toMatchObject({
      category: 'Streaming de vídeo',
      direction: 'outflow',
      frequency: 'monthly',
      currency_code: 'BRL',
      average_amount: 44.9,
      last_amount: 44.9,
      amount_varies: false,
      is_subscription: true,
      price_change: { from: 39.9, to: 44.9, date: monthsFrom(latest, -2) },
      monthly_amount: 44.9,
      expected_amount: 44.9,
      first_date: monthsFrom(latest, -7),
      last_date: latest,
      occurrences: 8,
      status: 'active',
      account_id: 'a-card',
      account_name: 'Conta a-card',
      connector_name: 'Nubank',
    });
  });

  it.each([
    ['those that ended', { status: 'ended' }, ['Smart Fit']],
    ['all', { status: 'all' }, ['Salário Alvorada', 'Dona Marlene', 'Smart Fit', 'Netflix']],
    ['one direction', { direction: 'inflow' }, ['Salário Alvorada']],
    ['one account', { accountId: 'a-card' }, ['Netflix']],
    ['an unknown account', { accountId: 'nobody' }, []],
  ])('lists %s', async (_name, query, expected) => {
    expect(namesOf(await recurring.ask('ana', { query }))).toEqual(expected);
  });

  it('shows nobody the streams of others', async () => {
    expect((await recurring.ask('bia', { query: { accountId: 'a-card' } })).data).toEqual([]);
    expect(await recurring.ask('caio')).toMatchObject({ data: [], count: 0, summary: { active_count: 0 } });
  });

  it.each([
    [{ status: 'late' }, 'Invalid status'],
    [{ direction: 'both' }, 'Invalid direction'],
  ])('refuses %o', async (query, error) => {
    const { status, body } = await recurring.refused('ana', { query });
    expect([status, body]).toMatchObject([
      400,
      { error, message: expect.any(String), received: Object.values(query)[0] },
    ]);
  });
});

describe('get-upcoming', () => {
  it('tells what comes, each payment once, and the balance of every day', async () => {
    const { data } = await upcoming.ask('ana', { query: { days: 31, startingBalance: 1000 } });
    expect(
      data.items.filter(({ kind }) => kind === 'recurring').map(({ description, amount }) => [description, amount]),
    ).toEqual([
      ['Dona Marlene', -900],
      ['Salário Alvorada', 5000],
    ]);
    expect(data.items.some(({ description }) => description === 'Netflix')).toBe(false);
    expect(data.days).toHaveLength(32);
    let balance = 1000;
    for (const day of data.days) {
      balance += data.items.filter(({ date }) => date === day.date).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
      expect(day.balance).toBeCloseTo(balance, 2);
    }
    expect(data).toMatchObject({ starting_balance: 1000, ending_balance: data.days.at(-1)?.balance });
  });

  it('starts from the bank accounts, and takes a reminder for the payment that it is about', async () => {
    const dueDate = monthsFrom(latest, 1);
    const key = await stack.keyOf('ana');
    const body = { title: 'Aluguel', dueDate, amount: 900 };
    const made = await stack.call<{ data: { id: string } }>('POST', '/tools/api/create-payment-reminder', {
      key,
      body,
    });
    const { data } = await upcoming.ask('ana', { query: { days: 31 } });
    const about = data.items.filter(({ amount }) => amount === -900);
    expect(about).toMatchObject([
      { kind: 'reminder', source_id: made.body.data.id, covers: [expect.stringMatching(/^rec_/)] },
    ]);
    const accounts = await stack.call<{ data: { total_balance: number } }>('GET', '/tools/api/get-balance', { key });
    expect(data.starting_balance).toBe(accounts.body.data.total_balance);
  });

  it('takes the amount and the day of a stream from where get-recurring has them', async () => {
    const [streams, { data }] = [await recurring.ask('ana'), await upcoming.ask('ana', { query: { days: 40 } })];
    const onBank = streams.data.filter(({ account_id }) => account_id === 'a-bank');
    expect(onBank).toHaveLength(2);
    for (const { id, direction, next_date, expected_amount } of onBank) {
      const item = data.items.find(({ source_id, covers }) => source_id === id || covers.includes(id));
      expect(item).toMatchObject({ date: next_date });
      expect(Math.abs(item?.amount ?? 0)).toBe(expected_amount);
      expect(Math.sign(item?.amount ?? 0)).toBe(direction === 'inflow' ? 1 : -1);
    }
  });

  it('has what a bank has scheduled, once, and the later dates of a reminder that was ticked off', async () => {
    const key = await stack.keyOf('bia');
    const { items } = bias(
      row(daysFrom(today, 3), -700, { id: 'school', description: 'PIX AGENDADO ESCOLA EXEMPLO', category: 'Escola' }),
      row(daysFrom(today, 4), 4000, { id: 'pay', description: 'CREDITO SALARIO EXEMPLO', type: 'CREDIT' }),
    );
    await stack.control('PUT', 'sandbox/users/bia/items', { items });
    await stack.call('POST', '/tools/api/manual-update', { key });
    await stack.drain();
    const body = { title: 'Escola', dueDate: daysFrom(today, 4), isRecurring: true, recurrencePattern: 'weekly' };
    const made = await stack.call<{ data: { id: string } }>('POST', '/tools/api/create-payment-reminder', {
      key,
      body,
    });
    const id = made.body.data.id;
    const both = await upcoming.ask('bia', { query: { days: 14 } });
    expect(both.data.items.map(({ date, kind, amount, covers }) => [date, kind, amount, covers])).toEqual([
      [daysFrom(today, 3), 'scheduled', -700, [id]],
      [daysFrom(today, 4), 'scheduled', 4000, []],
      [daysFrom(today, 11), 'reminder', null, []],
    ]);
    expect(both.data.totals).toMatchObject({ by_kind: { scheduled: 3300 } });
    const done = { reminderId: id, newStatus: 'completed' };
    await stack.call('PUT', '/tools/api/update-payment-reminder', { key, body: done });
    const later = await upcoming.ask('bia', { query: { days: 14 } });
    expect(later.data.items.map(({ date, covers }) => [date, covers])).toEqual([
      [daysFrom(today, 3), []],
      [daysFrom(today, 4), []],
      [daysFrom(today, 11), []],
    ]);
  });

  it("keeps to one account, a card's being its bills", async () => {
    const ofCard = await upcoming.ask('ana', { query: { accountId: 'a-card', days: 90 } });
    expect(ofCard.data.items.length).toBeGreaterThan(0);
    expect(ofCard.data.items.every(({ kind }) => /bill$/.test(kind))).toBe(true);
    expect((await upcoming.ask('bia', { query: { accountId: 'a-card' } })).data.items).toEqual([]);
  });

  it.each([
    [{ days: '0' }, 'Invalid days'],
    [{ days: '367' }, 'Invalid days'],
    [{ startingBalance: 'much' }, 'Invalid startingBalance'],
  ])('refuses %o', async (query, error) => {
    const { status, body } = await upcoming.refused('ana', { query });
    expect([status, body]).toMatchObject([
      400,
      { error, message: expect.any(String), received: Object.values(query)[0] },
    ]);
  });
});

describe('get-upcoming with assumptions', () => {
  const in10 = daysFrom(today, 10);
  const bought = { kind: 'once', amount: -250.5, date: in10, name: 'Passagens', accountId: 'a-bank' };
  const byDay = ({ data }: Upcoming) => data.days.map(({ balance }) => Math.round(balance * 100));

  it('says what would come, beside what comes, and stores nothing of it', async () => {
    const [before, { data: streams }] = [
      await upcoming.ask('ana', { query: { days: 60 } }),
      (await recurring.ask('ana')) as { data: Stream[] },
    ];
    const idOf = (name: string) => streams.find(({ description }) => description === name)?.id;
    const assume = [
      bought,
      { kind: 'without', streamId: idOf('Netflix') },
      { kind: 'income', streamId: idOf('Salário Alvorada'), amount: 5500 },
      { kind: 'installments', amount: -300, n: 3, accountId: 'a-card' },
    ];
    const { data } = await upcoming.ask('ana', { query: { days: 60, assume: JSON.stringify(assume) } });
    const own = data.items.filter(({ assumed }) => assumed === true);
    const passage = { date: in10, kind: 'assumed', description: 'Passagens', amount: -250.5, account_id: 'a-bank' };
    expect(own).toContainEqual(expect.objectContaining(passage));
    expect(own).toContainEqual(expect.objectContaining({ kind: 'recurring', amount: 5500 }));
    expect(own).toContainEqual(
      expect.objectContaining({ kind: 'assumed', description: 'Simulação (1/3)', amount: -100 }),
    );
    expect(JSON.stringify(data.items)).not.toContain(idOf('Netflix'));
    const { ending_balance, lowest, ending_usual, lowest_usual } = before.data;
    expect(data.baseline).toEqual({ ending_balance, lowest, ending_usual, lowest_usual });
    expect(await upcoming.ask('ana', { query: { days: 60 } })).toEqual({
      ...before,
      timestamp: expect.any(String),
      freshness: expect.anything(),
    });
  });

  it.each([
    ["another user's account", [bought, { ...bought, accountId: 'b-bank' }], 'accountId: must be one of your accounts'],
    [
      "another user's stream",
      [bought, { kind: 'without', streamId: 'OTHERS' }],
      'streamId: must be one of your recurring streams',
    ],
    ['an amount of 0', [bought, { ...bought, amount: 0 }], 'amount: must be a number other than 0'],
  ])('refuses %s, with its index', async (_name, entries, rule) => {
    const [others] = (await recurring.ask('dora')).data;
    const assume = JSON.stringify(entries).replace('OTHERS', others?.id ?? '');
    const { status, body } = await upcoming.refused('ana', { query: { assume } });
    expect([status, body]).toMatchObject([
      400,
      { error: 'Invalid assume', message: `assume[1].${rule}`, received: assume },
    ]);
  });

  it('is the same for assistants, with the lines without it', async () => {
    const key = await stack.keyOf('ana');
    const { answer, tool } = mcpCaller(() => stack);
    const args = { days: 60, assume: [bought] };
    const compact = await answer('getUpcoming', { ...args, responseFormat: 'compact' }, key);
    const rest = await upcoming.ask('ana', { query: { days: 60, assume: JSON.stringify([bought]) } });
    const columns = compact.columns as string[];
    const rows = compact.rows as unknown[][];
    expect(compact.baseline).toMatchObject({
      lowest: (await upcoming.ask('ana', { query: { days: 60 } })).data.lowest,
    });
    expect(rows.filter((one) => one[columns.indexOf('assumed')] === true)).toEqual([
      expect.arrayContaining([in10, 'assumed', 'Passagens', -250.5]),
    ]);
    const detailed = await answer('getUpcoming', { ...args, responseFormat: 'detailed' }, key);
    expect(byDay(detailed as Upcoming)).toEqual(byDay(rest));
    expect(await answer('getUpcoming', { days: 60, responseFormat: 'compact' }, key)).not.toHaveProperty('baseline');
    const refused = await tool('getUpcoming', { assume: [{ ...bought, date: '2020-01-01' }] }, key);
    expect(refused).toMatchObject({ isError: true });
    expect(refused.content[0]?.text).toContain('date: must be from');
  });
});

describe('get-cash-flow', () => {
  it('sums months without moves of own money, refunds netted', async () => {
    const { data } = await flow.ask('ana', { query: { months: 2 } });
    const categories = Object(data.months[0]).by_category;
    expect(categories).toContainEqual(expect.objectContaining({ category: 'Vestuário', amount: 150 }));
    expect(categories).toContainEqual(expect.objectContaining({ category: 'Supermercado', amount: 120.5 }));
    expect(JSON.stringify(categories)).not.toMatch(/Renda fixa|titularidade/);
    expect(data.months.map(({ is_partial }) => is_partial)).toEqual([true, false]);
    expect(data.left_out).toBe(0);
  });

  it('keeps to accounts of one type, and to the caller', async () => {
    const { data } = await flow.ask('ana', { query: { months: 1, accountType: 'CREDIT' } });
    expect(data.months[0]).toMatchObject({ income: 0, savings_rate: null });
    expect((await flow.ask('caio')).data.months).toEqual([]);
  });

  it.each([
    [{ months: '25' }, 'Invalid months'],
    [{ months: '0' }, 'Invalid months'],
    [{ accountType: 'CASH' }, 'Invalid accountType'],
  ])('refuses %o', async (query, error) => {
    const { status, body } = await flow.refused('ana', { query });
    expect([status, body]).toMatchObject([
      400,
      { error, message: expect.any(String), received: Object.values(query)[0] },
    ]);
  });
});

describe('summarize-spending', () => {
  const onlyToday = { from: today, to: today };

  it('sums a period by category, net of refunds', async () => {
    const { data } = await spending.ask('ana', { query: onlyToday });
    expect(data.totals).toEqual({ spending: 270.5, gross: 320.5, refunds: 50, count: 2 });
    expect(data.groups.map(({ key, amount }) => [key, amount])).toEqual([
      ['Vestuário', 150],
      ['Supermercado', 120.5],
    ]);
  });

  it.each([
    ['merchant', ['loja sapato', 'mercado bom']],
    ['account', ['a-card', 'a-bank']],
    ['month', [today.slice(0, 7)]],
    ['day', [today]],
  ])('groups by %s', async (groupBy, keys) => {
    const { data } = await spending.ask('ana', { query: { ...onlyToday, groupBy } });
    expect(data.groups.map(({ key }) => key)).toEqual(keys);
  });

  it('narrows by words, compares with another period and cuts after the largest', async () => {
    const narrow = await spending.ask('ana', { query: { ...onlyToday, filter: 'supermercado' } });
    expect(narrow.data.totals).toMatchObject({ spending: 120.5 });
    expect(narrow.interpretation).toMatchObject({ categories: ['Supermercado'] });
    const query = { ...onlyToday, top: 1, compareTo: `${latest}..${latest}` };
    const compared = await spending.ask('ana', { query });
    expect(compared.data.comparison).toEqual({
      period: { from: latest, to: latest },
      spending: 944.9,
      difference: -674.4,
      change: -71.37,
    });
    expect(compared.data.groups.map(({ key }) => key)).toEqual(['Vestuário']);
  });

  it('shows nobody the spending of others', async () => {
    expect((await spending.ask('bia')).data.totals).toEqual({ spending: 0, gross: 0, refunds: 0, count: 0 });
  });

  it.each([
    [{ from: 'ontem' }, 'Invalid from', 'ontem'],
    [{ to: '2026-02-30' }, 'Invalid to', '2026-02-30'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'Invalid from', '2026-03-02'],
    [{ groupBy: 'mood' }, 'Invalid groupBy', 'mood'],
    [{ compareTo: '2026-13' }, 'Invalid compareTo', '2026-13'],
    [{ compareTo: '2026-03-02..2026-03-01' }, 'Invalid compareTo', '2026-03-02..2026-03-01'],
    [{ top: '0' }, 'Invalid top', '0'],
  ])('refuses %o', async (query, error, received) => {
    const { status, body } = await spending.refused('ana', { query });
    expect([status, body]).toMatchObject([400, { error, message: expect.any(String), received }]);
  });
});

describe.each([
  ['get-recurring', recurring],
  ['get-upcoming', upcoming],
  ['get-cash-flow', flow],
  ['summarize-spending', spending],
] as const)('%s', (_name, operation) => {
  it('takes two round trips to the table, the key check included', async () => {
    expect(await operation.roundTrips()).toBe(2);
  });

  it('answers 500 when the store fails', async () => {
    expect(await operation.whileTableFails('ana')).toMatchObject({
      status: 500,
      body: { error: 'Internal server error' },
    });
  });
});

describe('an assistant has the answer in one call', () => {
  const { answer } = mcpCaller(() => stack);

  it.each([
    [
      'which subscriptions do I pay?',
      'getRecurring',
      { direction: 'outflow' },
      { data: expect.arrayContaining([expect.objectContaining({ description: 'Netflix', is_subscription: true })]) },
    ],
    [
      'how was this month next to the one before?',
      'summarizeSpending',
      { from: `${today.slice(0, 7)}-01`, to: today, compareTo: 'previous' },
      { data: { comparison: { spending: expect.any(Number), change: expect.anything() } } },
    ],
    [
      'does my money last until the salary?',
      'getUpcoming',
      {},
      { data: { lowest: { date: expect.any(String), balance: expect.any(Number) } } },
    ],
    ['and for a year?', 'getUpcoming', { days: 366 }, { data: { lowest: { date: expect.any(String) } } }],
    [
      'what is left at the end of the months?',
      'getCashFlow',
      { months: 24 },
      { data: { averages: { net: expect.any(Number) } } },
    ],
  ])('%s', async (_question, tool, args, expected) => {
    expect(await answer(tool, args, await stack.keyOf('ana'))).toMatchObject(expected);
  });
});

it('keeps the id of a stream that an import finds at another price, on another card and of another text', async () => {
  const [before] = (await recurring.ask('dora')).data;
  const category = 'Streaming de música';
  const next = row(latest, 40.9, { id: 'next', description: 'EBN*SPOTIFY', category, status: 'POSTED' });
  await stack.control('PUT', 'sandbox/users/dora/items', { items: doras(next).items });
  const key = await stack.keyOf('dora');
  expect((await stack.call('POST', '/tools/api/manual-update', { key })).status).toBe(200);
  await stack.drain();
  expect((await recurring.ask('dora')).data).toMatchObject([
    { id: before?.id, occurrences: 7, last_amount: 40.9, account_id: 'd-new' },
  ]);
});
