import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoFixture } from '../../infra/sandbox/demo/demo.ts';
import type { Statement } from '../../infra/web/app/api/statement.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { today } from './a-household.ts';
import { browserAt, functionOf, signedIn } from './web-caller.ts';

const PEOPLE = ['ana', 'carla'];

let stack: TestStack;
beforeAll(async () => {
  const active = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
  stack = await startStack({
    users: [
      ...demoFixture(today).users.filter(({ id }) => PEOPLE.includes(id)),
      { id: 'nova', subscription: active },
      { id: 'gil', subscription: null },
    ],
  });
});
afterAll(() => stack.close());
afterEach(() => stack.control('DELETE', 'faults'));

type Query = Record<string, string>;
type ApiRow = Record<string, unknown> & { id: string };

const statement = async (user: string, query: Query = {}): Promise<Statement> =>
  (await (await signedIn(stack, user)).ask<Statement>('statement', { query })).body;
const told = async <Body>(user: string, name: string, query: Query): Promise<Body> =>
  (await stack.call<Body>('GET', `/tools/api/${name}`, { key: await stack.keyOf(user), query })).body;
const listed = async (user: string, query: Query): Promise<ApiRow[]> =>
  (await told<{ data: ApiRow[] }>(user, 'get-transactions', query)).data;

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
const year = { startDate: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, endDate: today };
const sum = (rows: Statement['rows'], kind: string): number =>
  rows
    .filter(({ counts_as, currency_code }) => counts_as === kind && currency_code === 'BRL')
    .reduce((total, { amount }) => total + Math.abs(Math.round(amount * 100)), 0) / 100;

describe.each(PEOPLE)('the statement of %s', (user) => {
  it('has the rows of get-transactions, as it tells them', async () => {
    const { rows, accounts, period, interpretation } = await statement(user, year);
    const expected = await listed(user, year);
    expect(rows.length).toBeGreaterThan(100);
    expect([period, interpretation]).toEqual([year, null]);
    const of = ({
      id,
      date,
      description,
      merchant,
      category,
      amount,
      currency_code,
      status,
      account_id,
      note,
    }: ApiRow) => ({
      id,
      date,
      description,
      merchant,
      category,
      amount,
      currency_code,
      status,
      account_id,
      note,
    });
    expect(rows.map((row) => of(row))).toEqual(expected.map(of));
    expect(rows.map(({ installment }) => installment?.number ?? null)).toEqual(
      expected.map(({ installment_number }) => installment_number),
    );
    expect(accounts.map(({ account_id }) => account_id)).toEqual(
      expect.arrayContaining([...new Set(rows.map(({ account_id }) => account_id))]),
    );
  });

  it('counts them as summarize-spending does', async () => {
    const { rows } = await statement(user, year);
    const { data } = await told<{ data: { totals: { gross: number } } }>(user, 'summarize-spending', {
      from: year.startDate,
      to: year.endDate,
    });
    expect(sum(rows, 'spending')).toBe(data.totals.gross);
    expect(new Set(rows.filter(({ category }) => category === 'Salário').map(({ counts_as }) => counts_as))).toEqual(
      new Set(['income']),
    );
  });

  it('is of this month up to today without dates', async () => {
    const { period, rows } = await statement(user);
    expect(period).toEqual({ startDate: `${today.slice(0, 7)}-01`, endDate: today });
    expect(idsOf(rows)).toEqual(idsOf(await listed(user, period)));
  });
});

describe('a request in words', () => {
  it('is read as get-transactions reads it, within the given dates', async () => {
    const message = 'mercado acima de 100';
    const { rows, interpretation } = await statement('ana', { ...year, message });
    expect(rows.length).toBeGreaterThan(0);
    expect(idsOf(rows)).toEqual(idsOf(await listed('ana', { ...year, clientMessage: message })));
    expect(interpretation).toMatchObject({ categories: ['Supermercado'], minAmount: 100.01 });
  });

  it.each([
    ['5 maiores gastos', 'amount_desc'],
    ['3 menores gastos', 'amount_asc'],
    ['últimas 4 compras', 'date'],
    ['mercado', 'date'],
  ] as const)('%s stands in the order of %s', async (message, order) => {
    const { rows, order: said } = await statement('ana', { ...year, message });
    expect(said).toBe(order);
    expect(idsOf(rows).toSorted()).toEqual(idsOf(await listed('ana', { ...year, clientMessage: message })).toSorted());
    const keys = rows.map(({ amount, date }) =>
      order === 'date' ? Number(date.replaceAll('-', '')) : Math.abs(amount),
    );
    expect(keys).toEqual(keys.toSorted((a, b) => (order === 'amount_asc' ? a - b : b - a)));
    expect(keys.length).toBeGreaterThan(1);
  });

  it('that has dates of its own is of those', async () => {
    const message = 'mercado nos últimos 90 dias';
    const given = { startDate: '2020-01-01', endDate: '2020-01-31' };
    const { rows, period } = await statement('ana', { ...given, message });
    expect(period.endDate).toBe(today);
    expect(idsOf(rows)).toEqual(idsOf(await listed('ana', { clientMessage: message })));
    const without = await statement('ana', { ...given, message, leaveOut: 'period' });
    expect([without.period, without.rows]).toEqual([given, []]);
  });

  it('does without the parts that are left out, and without those only', async () => {
    const message = 'gastei com mercado ou farmácia acima de 100';
    const leaveOut = 'minAmount|categories:Farmácia';
    const { rows, interpretation } = await statement('ana', { ...year, message, leaveOut });
    expect(interpretation).toMatchObject({ categories: ['Supermercado'], minAmount: null, type: 'DEBIT' });
    const expected = await listed('ana', { ...year, categories: 'Supermercado', maxAmount: '-0.01' });
    expect(idsOf(rows)).toEqual(idsOf(expected));
    expect(idsOf(rows)).not.toEqual(idsOf((await statement('ana', { ...year, message })).rows));
  });
});

describe('the statement', () => {
  it('has every category that a transaction may be given, once', async () => {
    const { categories, rows } = await statement('nova');
    const names = categories.flatMap(({ name, below }) => [name, ...below]);
    expect([names.length, new Set(names).size, rows]).toEqual([130, 130, []]);
  });

  it('shows a word of the user, and how it counts then', async () => {
    const key = await stack.keyOf('carla');
    const [row] = (await statement('carla', year)).rows.filter(({ counts_as }) => counts_as === 'spending');
    const body = { transactionId: row?.id, category: 'Transferência mesma titularidade', note: 'da viagem' };
    expect((await stack.call('PUT', '/tools/api/update-transaction', { key, body })).status).toBe(200);
    const changed = (await statement('carla', year)).rows.find(({ id }) => id === row?.id);
    expect(changed).toMatchObject({ category: body.category, note: body.note, by_user: true, counts_as: 'move' });
  });

  it('is refused without a session, from another page, and without a subscription', async () => {
    expect((await browserAt(stack).ask('statement')).status).toBe(401);
    const ana = await signedIn(stack, 'ana');
    expect((await ana.ask('statement', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await (await signedIn(stack, 'gil')).ask('statement')).status).toBe(401);
    expect((await ana.ask('statement', { query: { startDate: 'ontem' } })).status).toBe(400);
  });

  it('takes one round trip after the one that admits', async () => {
    const ana = await signedIn(stack, 'ana');
    await ana.ask('statement');
    await stack.control('DELETE', 'metrics');
    await ana.ask('statement', { query: { message: 'mercado' } });
    const metrics = await stack.control<Record<string, { dynamodb: { sequentialRounds: number } }>>('GET', 'metrics');
    expect(metrics[functionOf('statement')]?.dynamodb.sequentialRounds).toBeLessThanOrEqual(2);
  });

  it('is a 500 without a part where the store fails', async () => {
    const ana = await signedIn(stack, 'ana');
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'Query', times: 40, error: '500' });
    const { status, body } = await ana.ask('statement');
    expect([status, body]).toMatchObject([500, { error: 'Internal server error' }]);
  });
});
