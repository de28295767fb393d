import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';
import { card, daysFrom, person, row, today } from './cards-world.ts';
import { type Browser, browserAt, signedIn } from './web-caller.ts';

type Row = { id: string; category: string | null; by_user: boolean };
type Changed = { changed: number; undo_id: string | null; error?: string };

const MARKET = { description: 'MERCADO BOM PRECO', category: 'Groceries', categoryId: '10000000' };
const market = (id: string, days: number) => row(daysFrom(today, -days), -10, { id, ...MARKET, status: 'POSTED' });
const bank = (id: string, ids: readonly string[], apart = 1) =>
  card({ id, type: 'BANK', transactions: ids.map((one, i) => market(one, i * apart)) });
const named = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);

const MANY = named('m', 100);

const posted = (id: string, given: Record<string, unknown>) =>
  row(today, -10, { id, status: 'POSTED', category: null, ...given });
const labelled = [
  posted('d-doubt', { description: 'LOJAS IMPERIAL 0031' }),
  posted('d-pix', { description: 'PIX QRS PADARIA SOL 11/10' }),
  posted('d-cnae', { description: 'XPTO 77', merchant: { name: 'XPTO', cnae: '4771701' } }),
  posted('d-means', { description: 'MARIA LIMA', paymentData: { paymentMethod: 'PIX' } }),
  posted('d-bank', { description: 'DEB AUT CEMIG', category: 'Electricity', categoryId: '17020002' }),
  posted('d-none', { description: 'XYZW' }),
];

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({
    users: [
      person('ana', bank('a-bank', named('a', 6))),
      person('bia', bank('b-bank', ['b0'])),
      person('duda', bank('d-bank', ['d0', 'd1', 'd2'])),
      // One every twelve days: more records and months than one transaction holds.
      person('caio', bank('c-bank', MANY, 12)),
      person('dora', card({ id: 'dora-bank', type: 'BANK', transactions: labelled })),
      { ...person('gil', bank('g-bank', ['g0'])), subscription: null },
    ],
  });
});
afterAll(() => stack.close());
afterEach(() => stack.control('DELETE', 'faults'));

const known = new Map<string, Promise<Browser>>();
/** Signed in once: a store that fails keeps nobody out. */
const at = (user: string): Promise<Browser> => {
  const browser = known.get(user) ?? signedIn(stack, user);
  known.set(user, browser);
  return browser;
};
const change = async (user: string, transaction_ids: unknown, category: unknown = 'Lazer') =>
  (await at(user)).ask<Changed>('change-categories', { body: { transaction_ids, category } });
const undo = async (user: string, undo_id: unknown) => (await at(user)).ask<Changed>('undo', { body: { undo_id } });
const say = async (user: string, body: object) =>
  (await stack.call<Changed>('PUT', '/tools/api/update-transaction', { key: await stack.keyOf(user), body })).body;
const rowsOf = async (user: string): Promise<Record<string, string>> => {
  const query = { startDate: daysFrom(today, -1300), endDate: today };
  const { body } = await (await at(user)).ask<{ rows: Row[] }>('statement', { query });
  return Object.fromEntries(body.rows.map(({ id, category, by_user }) => [id, `${category}${by_user ? '*' : ''}`]));
};
const fail = (times: number) =>
  stack.control('POST', 'faults', { target: 'dynamodb', operation: 'TransactWriteItems', times, error: '500' });

describe('what a row tells of itself', () => {
  const raw = async () => {
    const { body } = await stack.call<{ data: Record<string, unknown>[] }>('GET', '/tools/api/get-transactions', {
      key: await stack.keyOf('dora'),
    });
    return body.data
      .map((one) => [one.id, one.merchant, one.category, one.category_confidence, one.payment_method])
      .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
  };

  it('is its name, how sure its category is, and by which means it was paid', async () => {
    expect(await raw()).toEqual([
      ['d-bank', 'Cemig', 'Eletricidade', 'high', 'debit_order'],
      ['d-cnae', 'Xpto', 'Farmácia', 'high', null],
      ['d-doubt', 'Lojas Imperial', 'Compras', 'low', null],
      ['d-means', 'Maria Lima', 'Transferência - PIX', 'high', 'pix'],
      ['d-none', 'Xyzw', null, null, null],
      ['d-pix', 'Padaria Sol', 'Restaurantes, bares e lanchonetes', 'high', 'pix'],
    ]);
  });

  it('is confirmed in one click: the same category, said by its user', async () => {
    const rowOf = async () => {
      const { body } = await (await at('dora')).ask<{ rows: Record<string, unknown>[] }>('statement');
      return body.rows.find(({ id }) => id === 'd-doubt');
    };
    expect(await rowOf()).toMatchObject({ category_confidence: 'low', by_user: false, payment_method: null });
    await say('dora', { transactionId: 'd-doubt', category: 'Compras' });
    expect(await rowOf()).toMatchObject({ category: 'Compras', category_confidence: 'high', by_user: true });
  });

  it('is found by its means', async () => {
    const { body } = await (await at('dora')).ask<{ rows: { id: string }[] }>('statement', {
      query: { message: 'o que está em débito automático' },
    });
    expect(body.rows.map(({ id }) => id)).toEqual(['d-bank']);
  });
});

describe('the category of many transactions', () => {
  it.each([
    [[], 'Lazer', 400, 'Invalid transaction_ids'],
    [null, 'Lazer', 400, 'Invalid transaction_ids'],
    ['a0', 'Lazer', 400, 'Invalid transaction_ids'],
    [[''], 'Lazer', 400, 'Invalid transaction_ids'],
    [[7], 'Lazer', 400, 'Invalid transaction_ids'],
    [named('a', 101), 'Lazer', 400, 'Invalid transaction_ids'],
    [['a0'], null, 400, 'Invalid category'],
    [['a0'], 'Supermercdo', 400, 'Invalid category'],
    [['a0', 'nowhere'], 'Lazer', 404, 'Transaction not found'],
    [['a0', 'b0'], 'Lazer', 404, 'Transaction not found'],
  ])('is refused for %j as %j, and nothing changes', async (ids, category, status, error) => {
    const before = await rowsOf('ana');
    const reply = await change('ana', ids, category);
    expect([reply.status, reply.body.error]).toEqual([status, error]);
    expect(await rowsOf('ana')).toEqual(before);
  });

  it('is refused without a session and without a plan', async () => {
    const body = { transaction_ids: ['g0'], category: 'Lazer' };
    expect((await browserAt(stack).ask('change-categories', { body })).status).toBe(401);
    expect((await change('gil', ['g0'])).status).toBe(401);
    expect((await browserAt(stack).ask('undo', { body: { undo_id: 'x' } })).status).toBe(401);
  });

  it('is given and taken back once, whatever the rows had', async () => {
    await say('ana', { transactionId: 'a1', category: 'Viagens', note: 'praia' });
    const before = await rowsOf('ana');
    const { body } = await change('ana', ['a0', 'a1', 'a1']);
    expect(body).toEqual({ changed: 2, undo_id: expect.any(String) });
    expect(await rowsOf('ana')).toEqual({ ...before, a0: 'Lazer*', a1: 'Lazer*' });
    expect((await undo('bia', body.undo_id)).status).toBe(404);
    expect((await undo('ana', body.undo_id)).body).toEqual({ changed: 2 });
    expect(await rowsOf('ana')).toEqual(before);
    const again = await undo('ana', body.undo_id);
    expect([again.status, again.body.error]).toEqual([404, 'Nothing to undo']);
  });

  it('stays once a row has newer words, of its own or of its merchant', async () => {
    for (const newer of [
      { transactionId: 'a2', note: 'x' },
      { transactionId: 'a4', category: 'Supermercado', applyToSimilar: true },
    ]) {
      const { body } = await change('ana', ['a2', 'a3']);
      await say('ana', newer);
      const before = await rowsOf('ana');
      expect((await undo('ana', body.undo_id)).status).toBe(404);
      expect(await rowsOf('ana')).toEqual(before);
    }
  });

  it('of a hundred, in more than one transaction, is given and taken back', async () => {
    const before = await rowsOf('caio');
    const { status, body } = await change('caio', MANY);
    expect([status, body.changed]).toEqual([200, 100]);
    expect(new Set(Object.values(await rowsOf('caio')))).toEqual(new Set(['Lazer*']));
    expect((await undo('caio', body.undo_id)).body).toEqual({ changed: 100 });
    expect(await rowsOf('caio')).toEqual(before);
  });

  it('is one of two that are given at once, and one undo of two succeeds', async () => {
    const [one, other] = await Promise.all([
      change('ana', ['a0', 'a5'], 'Lazer'),
      change('ana', ['a0', 'a5'], 'Viagens'),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const now = await rowsOf('ana');
    expect(now.a0).toBe(now.a5);
    const [last, first] = now.a0 === 'Lazer*' ? [one, other] : [other, one];
    expect((await undo('ana', first.body.undo_id)).status).toBe(404);
    const both = await Promise.all([undo('ana', last.body.undo_id), undo('ana', last.body.undo_id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('changes nothing where the store fails, and the undo stays good', async () => {
    const before = await rowsOf('ana');
    await fail(20);
    const reply = await change('ana', ['a0', 'a1']);
    expect([reply.status, reply.body]).toMatchObject([500, { error: 'Internal server error' }]);
    await stack.control('DELETE', 'faults');
    expect(await rowsOf('ana')).toEqual(before);
    const { body } = await change('ana', ['a0', 'a1']);
    await fail(20);
    expect((await undo('ana', body.undo_id)).status).toBe(500);
    await stack.control('DELETE', 'faults');
    expect((await undo('ana', body.undo_id)).status).toBe(200);
    expect(await rowsOf('ana')).toEqual(before);
  });
});

describe('a category of all of a merchant', () => {
  it('is taken back, with the words that rows had before', async () => {
    await say('ana', { transactionId: 'a1', category: 'Viagens' });
    const before = await rowsOf('ana');
    const { undo_id } = await say('ana', { transactionId: 'a0', category: 'Educação', applyToSimilar: true });
    expect(new Set(Object.values(await rowsOf('ana')))).toEqual(new Set(['Educação*']));
    expect((await undo('ana', undo_id)).status).toBe(200);
    expect(await rowsOf('ana')).toEqual(before);
  });

  it('stays once one of its rows has a newer word, and is not undone by a single one', async () => {
    const { undo_id } = await say('ana', { transactionId: 'a0', category: 'Educação', applyToSimilar: true });
    expect((await say('ana', { transactionId: 'a3', note: 'y' })).undo_id).toBeNull();
    expect((await undo('ana', undo_id)).status).toBe(404);
    expect((await rowsOf('ana')).a0).toBe('Educação*');
  });
});

type Rule = {
  rule_id: string;
  name: string;
  category: string | null;
  merchant: string | null;
  transactions: number;
  created_at: string | null;
};
const rulesOf = async (user: string) => (await (await at(user)).ask<{ rules: Rule[] }>('rules')).body.rules;
const remove = async (user: string, rule_id: string) =>
  (await at(user)).ask<{ error?: string }>('delete-rule', { query: { rule_id }, body: {} });

describe('rules', () => {
  it('are what was said of all rows of a merchant; removed, its rows show what bank and categorizer say', async () => {
    const before = await rowsOf('duda');
    expect(await rulesOf('duda')).toEqual([]);
    await say('duda', { transactionId: 'd0', category: 'Viagens', merchant: 'Mercadinho', applyToSimilar: true });
    await say('duda', { transactionId: 'd1', category: 'Lazer' });
    const [rule, ...others] = await rulesOf('duda');
    expect(others).toEqual([]);
    expect(rule).toEqual({
      rule_id: expect.any(String),
      name: 'MERCADO BOM PRECO',
      category: 'Viagens',
      merchant: 'Mercadinho',
      transactions: 3,
      created_at: expect.stringMatching(/Z$/),
    });
    const id = rule?.rule_id ?? '';
    expect((await remove('bia', id)).body.error).toBe('Rule not found');
    const both = await Promise.all([remove('duda', id), remove('duda', id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await rulesOf('duda')).toEqual([]);
    expect(await rowsOf('duda')).toEqual({ ...before, d1: 'Lazer*' });
  });

  it('count only rows that show a word of theirs, and have none once undone or given back', async () => {
    const said = await say('duda', { transactionId: 'd0', category: 'Viagens', applyToSimilar: true });
    await say('duda', { transactionId: 'd1', category: 'Lazer' });
    expect((await rulesOf('duda')).map(({ transactions }) => transactions)).toEqual([2]);
    await say('duda', { transactionId: 'd0', category: null, applyToSimilar: true });
    expect(await rulesOf('duda')).toEqual([]);
    expect((await undo('duda', said.undo_id)).status).toBe(404);
  });

  it('are refused without a session, answered without a plan, and unknown ones are not found', async () => {
    expect((await browserAt(stack).ask('rules')).status).toBe(401);
    expect(await rulesOf('gil')).toEqual([]);
    expect((await remove('gil', 'x')).body.error).toBe('Rule not found');
    expect((await remove('gil', 'x'.repeat(600))).body.error).toBe('Invalid or missing rule_id');
  });

  it('stay whole where the store fails', async () => {
    await say('ana', { transactionId: 'a0', category: 'Educação', applyToSimilar: true });
    const before = await rowsOf('ana');
    const [rule] = await rulesOf('ana');
    await fail(20);
    expect((await remove('ana', rule?.rule_id ?? '')).status).toBe(500);
    await stack.control('DELETE', 'faults');
    expect([await rowsOf('ana'), await rulesOf('ana')]).toEqual([before, [rule]]);
  });
});

describe('undo', () => {
  it.each([undefined, '', 7, 'x'.repeat(600)])('refuses %j', async (id) => {
    const { status, body } = await undo('ana', id);
    expect([status, body.error]).toEqual([400, 'Invalid undo_id']);
  });

  it('ends after an hour', async () => {
    const { body } = await change('bia', ['b0']);
    const { at: now } = await stack.control<{ at: string }>('GET', 'clock');
    await stack.control('PUT', 'clock', { at: new Date(Date.parse(now) + 3601_000).toISOString() });
    expect((await undo('bia', body.undo_id)).status).toBe(404);
  });
});
