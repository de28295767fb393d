import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSignals } from '../../shared/contract/operations/get-signals.ts';
import { updateSignal } from '../../shared/contract/operations/update-signal.ts';
import { notFound, READINGS } from '../shared/runtime/mcp/tool-search.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { callerOf } from './cards-caller.ts';
import { card, daysFrom, midnight, person, row, today } from './cards-world.ts';
import { mcpCaller } from './mcp-caller.ts';
import { signedIn } from './web-caller.ts';

type Signal = {
  id: string;
  kind: string;
  severity: string;
  status: string;
  reason: string | null;
  sentence: string;
} & Record<string, unknown>;
type Listed = { data: Signal[]; summary: { new: number; high: number } };
type Changed = { data: Signal; message: string };
type Outbox = { emails: { to: string; subject: string; text: string }[]; messages: { to: string; payload: unknown }[] };
type Hook = { body: { type: string; data: Record<string, unknown> } };

let stack: TestStack;
const signals = callerOf<Listed>(() => stack, getSignals);
const marks = callerOf<Changed>(() => stack, updateSignal);

const old = (user: string) => row(daysFrom(today, -200), 31.07, { id: `${user}-old`, description: 'LIVRARIA ANTIGA' });
const sun = (user: string, daysAgo: number, given = {}) =>
  row(daysFrom(today, -daysAgo), 189.9, {
    ...{ id: `${user}-sun-${daysAgo}`, description: 'LOJA SOL', category: 'Shopping', status: 'POSTED' },
    ...given,
  });
const pair = (user: string) => [sun(user, 3), sun(user, 2)];
const house = (user: string, ...rows: ReturnType<typeof row>[]) =>
  person(user, card({ id: `card-${user}`, transactions: [old(user), ...rows] }));
const reached = (user: string, phone: string | null = null) => ({
  ...house(user),
  name: `${user.slice(0, 1).toUpperCase()}${user.slice(1)} Souza`,
  email: `${user}@example.com`,
  phone,
});

/** Purchases of this week and of the one before, by days ago. */
const WEEKS = [
  ...[0, 2, 5].map((ago) => ({ ago, reais: 40.1 + ago, category: 'Groceries', categoryId: '10000000' })),
  ...[8, 13].map((ago) => ({ ago, reais: 20.25 + ago, category: 'Groceries', categoryId: '10000000' })),
  { ago: 3, reais: 18.9, category: 'Taxi and ride-hailing', categoryId: '19010000' },
];
const hugo = () =>
  person(
    'hugo',
    {
      account: { id: 'bank-hugo', type: 'BANK', subtype: 'CHECKING_ACCOUNT', name: 'Conta', balance: 5000 },
      transactions: [{ ...old('hugo-bank'), amount: -31.07 }],
    },
    card({
      id: 'card-hugo',
      creditData: {
        balanceDueDate: midnight(daysFrom(today, 20)),
        balanceCloseDate: midnight(daysFrom(today, 13)),
        creditLimit: 9000,
        availableCreditLimit: 8000,
      },
      transactions: [
        old('hugo'),
        ...WEEKS.map(({ ago, reais, ...given }) => row(daysFrom(today, -ago), reais, { ...given, id: `hugo-${ago}` })),
        ...[10, 9].map((ago) => sun('hugo', ago)),
      ],
    }),
  );

/** The bank's rows from now on, and an import of them. */
const bring = async (user: string, ...rows: ReturnType<typeof row>[]) => {
  await stack.control('PUT', `sandbox/users/${user}/items`, { items: house(user, ...rows).items });
  const { status } = await stack.call('POST', '/tools/api/manual-update', { key: await stack.keyOf(user), body: {} });
  expect(status).toBe(200);
  await stack.drain();
};
const idOf = async (user: string): Promise<string> =>
  (await signals.ask(user, { query: { status: 'all' } })).data[0]?.id ?? '';

beforeAll(async () => {
  stack = await startStack({
    users: [
      reached('ana', '+5511999990001'),
      reached('bia'),
      { ...house('caio', ...pair('caio')), email: 'caio@example.com', phone: null },
      reached('dora'),
      reached('eva'),
      hugo(),
    ],
  });
  await stack.drain();
});
afterAll(() => stack.close());

describe('a double charge that an import brings', () => {
  beforeAll(async () => {
    const key = await stack.keyOf('ana');
    const manager = await stack.control<{ key: string }>('POST', 'users/ana/keys', {
      scopes: ['read', 'write', 'sync', 'account'],
    });
    await stack.call('POST', '/tools/api/create-webhook', {
      key: manager.key ?? key,
      body: { url: `${stack.url}/_local/hooks/signals`, events: ['signal.found'] },
    });
    await stack.drain();
    await stack.control('DELETE', 'outbox');
    await bring('ana', ...pair('ana'));
  });

  it('is listed with exact figures, in both languages', async () => {
    const { data, summary } = await signals.ask('ana');
    const [first, second] = [daysFrom(today, -3), daysFrom(today, -2)];
    const spoken = (date: string) => date.split('-').reverse().join('/');
    expect(summary).toEqual({ new: 1, high: 1 });
    expect(data).toEqual([
      {
        id: expect.stringMatching(/^sig_[0-9a-f]{16}$/),
        kind: 'double_charge',
        severity: 'high',
        status: 'new',
        reason: null,
        found_at: expect.any(String),
        date: second,
        amount: 189.9,
        merchant: 'Loja Sol',
        category: 'Compras',
        account_id: 'card-ana',
        sentence: `Loja Sol cobrou R$ 189,90 duas vezes, em ${spoken(first)} e ${spoken(second)}.`,
        sentence_en: `Loja Sol charged R$ 189.90 twice, on ${first} and ${second}.`,
        evidence: { transaction_ids: ['ana-sun-3', 'ana-sun-2'], stream_id: null, bill_id: null, item_ids: [] },
      },
    ]);
  });

  it('is told once by e-mail and WhatsApp, and to webhooks', async () => {
    await bring('ana', ...pair('ana'), row(today, 12, { id: 'ana-more' }));
    const { emails, messages } = await stack.control<Outbox>('GET', 'outbox');
    const { data } = await signals.ask('ana');
    const [{ sentence = '', id = '' } = {}] = data;
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ana@example.com', `Aviso importante: ${sentence}`],
    ]);
    expect(JSON.stringify(messages)).toContain('important_signal');
    expect(messages).toHaveLength(1);
    const calls = await stack.control<Hook[]>('GET', 'hooks/signals');
    expect(calls.map(({ body }) => (typeof body === 'string' ? JSON.parse(body) : body))).toMatchObject([
      {
        type: 'signal.found',
        data: { signalId: id, kind: 'double_charge', severity: 'high', date: daysFrom(today, -2) },
      },
    ]);
  });

  it('is a row for assistants, and they mark it', async () => {
    const mcp = mcpCaller(() => stack);
    const key = await stack.keyOf('ana');
    const answer = await mcp.answer('getSignals', {}, key);
    expect(JSON.stringify(answer)).toContain('Loja Sol cobrou R$ 189,90 duas vezes');
    const signalId = await idOf('ana');
    expect(await mcp.answer('updateSignal', { signalId, status: 'seen', reason: null }, key)).toMatchObject({
      data: { id: signalId },
    });
    expect((await signals.ask('ana')).data).toEqual([]);
    await marks.ask('ana', { body: { signalId, status: 'new' } });
  });

  it('is a warning of the overview, and stands at its rows', async () => {
    type Overview = { warnings: Record<string, unknown>[]; new_signals: number };
    const page = await signedIn(stack, 'ana');
    const { body } = await page.ask<Overview>('overview');
    expect(body.new_signals).toBe(1);
    const { data } = await signals.ask('ana');
    expect(body.warnings).toContainEqual({
      ...{ kind: 'signal', signal_kind: 'double_charge', severity: 'high', signal_id: data[0]?.id },
      ...{ sentence: data[0]?.sentence, date: data[0]?.date, days_away: -2, name: 'Loja Sol', item_id: null },
    });
    const { body: list } = await page.ask<{ rows: { id: string; signal?: string }[] }>('statement', {
      query: { startDate: daysFrom(today, -10) },
    });
    expect(list.rows.filter((one) => one.signal === data[0]?.sentence).map(({ id }) => id)).toEqual([
      'ana-sun-2',
      'ana-sun-3',
    ]);
  });

  it('stays dismissed whatever comes', async () => {
    const signalId = await idOf('ana');
    expect(await marks.ask('ana', { body: { signalId, status: 'dismissed' } })).toMatchObject({
      data: { id: signalId, status: 'dismissed', reason: 'expected' },
      message: 'Signal updated successfully',
    });
    await bring('ana', sun('ana', 3, { id: 'x' }), sun('ana', 2, { id: 'y' }));
    expect((await signals.ask('ana')).data).toEqual([]);
    expect((await signals.ask('ana', { query: { status: 'dismissed' } })).data).toMatchObject([
      { id: signalId, evidence: { transaction_ids: ['x', 'y'] } },
    ]);
  });
});

it('what the first import of a connection finds is told to nobody', async () => {
  expect((await signals.ask('caio')).data.map(({ kind }) => kind)).toEqual(['double_charge']);
  const { emails } = await stack.control<Outbox>('GET', 'outbox');
  expect(emails.filter(({ to }) => to === 'caio@example.com')).toEqual([]);
});

it('resolves itself when the money comes back, and returns as it was', async () => {
  await bring('bia', ...pair('bia'));
  const id = await idOf('bia');
  const back = row(daysFrom(today, -1), -189.9, {
    id: 'bia-back',
    type: 'CREDIT',
    description: 'ESTORNO LOJA SOL',
    status: 'POSTED',
  });
  await bring('bia', ...pair('bia'), back);
  expect(await signals.ask('bia')).toMatchObject({ data: [], summary: { new: 0, high: 0 } });
  expect((await signals.ask('bia', { query: { status: 'resolved' } })).data).toMatchObject([
    { id, status: 'resolved' },
  ]);
  await bring('bia', ...pair('bia'));
  expect((await signals.ask('bia')).data).toMatchObject([{ id, status: 'new' }]);
});

describe('get-signals', () => {
  it.each([
    [{ kind: 'double_charge' }, 1],
    [{ kind: 'price_rise' }, 0],
    [{ from: daysFrom(today, -2), to: daysFrom(today, -2) }, 1],
    [{ from: daysFrom(today, -1) }, 0],
    [{ to: daysFrom(today, -3) }, 0],
  ])('filters by %o', async (query, count) => {
    const { data, summary } = await signals.ask('caio', { query });
    expect(data).toHaveLength(count);
    expect(summary).toEqual({ new: 1, high: 1 });
  });

  it.each([{ status: 'old' }, { kind: 'theft' }, { from: '2026-02-30' }, { to: 'x' }])('refuses %o', async (query) => {
    const { status, body } = await signals.refused('caio', { query });
    expect(status).toBe(400);
    expect(body.received).toBeDefined();
  });

  it('makes one round trip beside the one for access', async () => {
    await stack.control('DELETE', 'metrics');
    await signals.ask('caio', { query: { status: 'all' } });
    expect(await signals.roundTrips()).toBeLessThanOrEqual(2);
  });

  it('fails as other reads do', async () => {
    expect(await signals.whileTableFails('caio')).toMatchObject({ status: 500 });
  });
});

describe('update-signal', () => {
  const refuse = async (user: string, body: object) => {
    const { status, body: answer } = await marks.refused(user, { body });
    return [status, answer.error];
  };

  it('refuses what it does not know, with exact errors', async () => {
    const signalId = await idOf('caio');
    expect(await refuse('caio', { status: 'seen' })).toEqual([400, 'Invalid or missing signalId']);
    expect(await refuse('caio', { signalId: 7, status: 'seen' })).toEqual([400, 'Invalid or missing signalId']);
    expect(await refuse('caio', { signalId })).toEqual([400, 'Invalid status']);
    expect(await refuse('caio', { signalId, status: 'resolved' })).toEqual([400, 'Invalid status']);
    expect(await refuse('caio', { signalId, status: 'dismissed', reason: 'boring' })).toEqual([400, 'Invalid reason']);
    expect(await refuse('caio', { signalId, status: 'seen', reason: 'wrong' })).toEqual([400, 'Invalid reason']);
    expect(await refuse('caio', { signalId, status: 'dismissed', reason: 'cancelled' })).toEqual([
      400,
      'Invalid reason',
    ]);
    expect(await refuse('caio', { signalId: 'sig_0000000000000000', status: 'seen' })).toEqual([
      404,
      'Signal not found',
    ]);
    expect(await refuse('caio', { signalId: '!RULES', status: 'seen' })).toEqual([404, 'Signal not found']);
    expect(await refuse('dora', { signalId, status: 'seen' })).toEqual([404, 'Signal not found']);
  });

  it('silences the merchant from then on, until it is taken back', async () => {
    await bring('dora', ...pair('dora'));
    const signalId = await idOf('dora');
    await marks.ask('dora', { body: { signalId, status: 'dismissed', reason: 'wrong' } });
    expect((await signals.ask('dora', { query: { status: 'dismissed' } })).data).toMatchObject([{ reason: 'wrong' }]);
    await marks.ask('dora', { body: { signalId, status: 'new' } });
    expect((await signals.ask('dora')).data).toMatchObject([{ id: signalId, reason: null }]);
  });

  it('answers a repeated call with its key from the record', async () => {
    const body = { signalId: await idOf('caio'), status: 'seen' };
    const ask = async () =>
      stack.call('PUT', '/tools/api/update-signal', {
        ...{ key: await stack.keyOf('caio'), body },
        headers: { 'idempotency-key': 'signal-1' },
      });
    const first = await ask();
    expect(first.status).toBe(200);
    expect((await ask()).body).toMatchObject({ data: first.body.data as object });
  });
});

describe('three questions of a person, as an assistant asks them', () => {
  const mcp = mcpCaller(() => stack);
  const finds = async (question: string, tool: string) => {
    const { body } = await mcp.rpc('tools/list', {}, await stack.keyOf('hugo'));
    const { tools } = body.result as { tools: Parameters<typeof notFound>[1] };
    for (const reading of READINGS) expect(notFound([[question, tool]], tools, reading)).toEqual([]);
  };
  const ask = async (tool: string, args: object) =>
    mcp.answer(tool, { ...args, responseFormat: 'compact' }, await stack.keyOf('hugo'));
  const rows = (answer: Record<string, unknown>): Record<string, unknown>[] => {
    const { columns, rows: all } = answer as { columns: string[]; rows: unknown[][] };
    return all.map((values) => Object.fromEntries(columns.map((column, at) => [column, values[at]])));
  };
  const spoken = (date: string) => date.split('-').reverse().join('/');

  it('tem alguma cobrança estranha?', async () => {
    await finds('tem alguma cobrança estranha?', 'getSignals');
    const [first, ...others] = rows(await ask('getSignals', {}));
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      kind: 'double_charge',
      sentence: `Loja Sol cobrou R$ 189,90 duas vezes, em ${spoken(daysFrom(today, -10))} e ${spoken(daysFrom(today, -9))}.`,
    });
  });

  it('posso comprar uma TV de 3.600 em 10 vezes?', async () => {
    await finds('posso comprar uma TV de 3.600 em 10 vezes?', 'getUpcoming');
    const card = rows(await ask('getAccounts', {})).find(({ type }) => type === 'CREDIT');
    const assume = [{ kind: 'installments', amount: -3600, n: 10, accountId: String(card?.id), name: 'TV' }];
    const answer = await ask('getUpcoming', { days: 366, assume });
    const parts = rows(answer).filter(({ assumed }) => assumed);
    expect(parts.map(({ description, amount }) => [description, amount])).toEqual(
      Array.from({ length: 10 }, (_, at) => [`TV (${at + 1}/10)`, -360]),
    );
    const bought = WEEKS.reduce((all, { reais }) => all + Math.round(reais * 100), 0) + 2 * 18_990;
    const ending = (500_000 - bought) / 100;
    expect(answer).toMatchObject({
      endingBalance: ending - 3600,
      lowest: { balance: ending - 3600 },
      baseline: { ending_balance: ending, lowest: { balance: ending } },
    });
    const { body } = await stack.call<{ data: Record<string, unknown> }>('GET', '/tools/api/get-upcoming', {
      key: await stack.keyOf('hugo'),
      query: { days: 366, assume: JSON.stringify(assume) },
    });
    expect(body.data).toMatchObject({ ending_balance: answer.endingBalance, baseline: answer.baseline as object });
  });

  it('como foi minha semana?', async () => {
    await finds('como foi minha semana?', 'summarizeSpending');
    const week = { from: daysFrom(today, -6), to: today, compareTo: 'previous' };
    const answer = await ask('summarizeSpending', week);
    const sum = (ofCategory: RegExp, first: number, last: number) =>
      WEEKS.filter(({ ago, category }) => first <= ago && ago <= last && ofCategory.test(category)).reduce(
        (all, { reais }) => Math.round((all + reais) * 100) / 100,
        0,
      );
    expect(answer).toMatchObject({
      spending: sum(/./, 0, 6),
      comparison: { spending: Math.round((sum(/./, 7, 13) + 379.8) * 100) / 100 },
    });
    expect(rows(answer).slice(0, 2)).toMatchObject([
      { name: 'Supermercado', amount: sum(/Groc/, 0, 6) },
      { amount: sum(/Taxi/, 0, 6) },
    ]);
  });
});

it('is not told to who has switched it off', async () => {
  const page = await signedIn(stack, 'eva');
  expect((await page.ask('set-notice', { body: { kind: 'signal', channel: 'email', on: false } })).status).toBe(200);
  await stack.control('DELETE', 'outbox');
  await bring('eva', ...pair('eva'));
  expect((await signals.ask('eva')).data).toHaveLength(1);
  expect((await stack.control<Outbox>('GET', 'outbox')).emails).toEqual([]);
});
