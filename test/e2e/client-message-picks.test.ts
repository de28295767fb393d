import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTransactions } from '../../shared/contract/operations/get-transactions.ts';
import { addDays } from '../../shared/time/calendar.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { carnival, shopper, yearBefore } from './a-shopper.ts';

type Row = { id: string; installment_number: number | null };
type Listing = { data: Row[]; count: number; period: object; interpretation: Record<string, unknown> };

let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startStack({ users: [shopper] });
  key = await stack.keyOf('dora');
});
afterAll(() => stack.close());

const list = async (clientMessage: string, query: Record<string, string> = {}): Promise<Listing> => {
  const reply = await stack.call<Listing>('GET', '/tools/api/get-transactions', {
    key,
    query: { ...query, clientMessage },
  });
  expect(reply.status).toBe(200);
  expect(getTransactions.response().safeParse(reply.body).error).toBeUndefined();
  return reply.body;
};
const ids = async (message: string, query: Record<string, string> = {}): Promise<string[]> => {
  const { data, count } = await list(message, query);
  expect(count).toBe(data.length);
  return data.map(({ id }) => id);
};

describe('installments', () => {
  it.each([
    ['compras parceladas', ['fridge', 'sofa', 'phone']],
    ['o que estou parcelando', ['fridge', 'sofa', 'phone']],
    ['parcelas da Magalu', ['fridge', 'sofa']],
    ['compras em 10x', ['fridge', 'phone']],
    ['última parcela', ['sofa']],
    ['primeira parcela', ['phone']],
    ['compras à vista no cartão', ['shoes', 'bread']],
    ['magalu à vista', ['shoes']],
    ['purchases in installments over 140', ['fridge', 'sofa']],
    ['em 24x', []],
  ])('%s', async (message, expected) => expect(await ids(message)).toEqual(expected));

  it('are listed in the interpretation', async () => {
    const { interpretation } = await list('parcela 3 de 10');
    expect(interpretation).toMatchObject({ installments: { which: 'any', number: 3, total: 10 }, unread: [] });
  });
});

describe('the rows of an order', () => {
  it.each([
    ['maior compra', ['fridge']],
    ['3 maiores gastos', ['fridge', 'sofa', 'shoes']],
    ['2 maiores compras da magalu à vista', ['shoes']],
    ['top 2', ['salary', 'bill']],
    ['últimas 3 transações', ['fridge', 'sofa', 'phone']],
    ['last transaction', ['fridge']],
    ['a maior e a menor compra', ['fridge', 'bread']],
    ['2 maiores compras à vista', ['shoes', 'bread']],
    ['maior compra parcelada em 10x', ['fridge']],
    ['maior compra acima de 1000', []],
  ])('%s', async (message, expected) => expect(await ids(message)).toEqual(expected));

  it('of equal amounts has the newest', async () => expect(await ids('maior compra de 150 reais')).toEqual(['sofa']));

  it('are picked after every parameter', async () => {
    expect(await ids('maior compra', { maxAmount: '-1', minAmount: '-140' })).toEqual(['phone']);
    expect(await ids('top 1', { accountType: 'CREDIT' })).toEqual(['fridge']);
  });

  it('are all that the structured totals count', async () => {
    const { data, count } = await list('2 maiores compras', { format: 'structured' });
    expect(count).toBe(2);
    expect(data).toMatchObject({ summary: { total_spent: 450 } });
  });

  it('are listed in the interpretation, with the kind of rows that competed', async () => {
    const { interpretation } = await list('5 maiores gastos');
    expect(interpretation).toMatchObject({ ranking: [{ by: 'largest', count: 5, of: 'spending' }], unread: [] });
  });

  it('are not taken from words of time and amount', async () => {
    expect(await ids('últimos 4 dias')).toEqual(['fridge', 'sofa']);
    expect(await ids('maiores de 1000')).toEqual(['bill', 'salary']);
    expect(await ids('top 5 categorias')).toHaveLength(7);
  });
});

describe('holidays', () => {
  it.each([
    [`gastos no natal de ${yearBefore}`, ['gift']],
    [`do natal de ${yearBefore} até 26/12/${yearBefore}`, ['after', 'gift']],
    [`carnaval de ${yearBefore}`, ['party']],
    [`maior compra do carnaval de ${yearBefore}`, ['party']],
    [`natal de ${yearBefore - 1}`, []],
  ])('%s', async (message, expected) => expect(await ids(message)).toEqual(expected));

  it('are reported as dates', async () => {
    const { interpretation, period } = await list(`carnaval de ${yearBefore}`);
    const dates = { startDate: addDays(carnival, -3), endDate: addDays(carnival, 1) };
    expect(interpretation).toMatchObject(dates);
    expect(period).toEqual(dates);
  });
});

it('a message is answered over MCP as over REST', async () => {
  const message = '2 maiores compras parceladas';
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'getTransactions', arguments: { clientMessage: message } },
  };
  const reply = await stack.call<{ result: { structuredContent: Listing } }>('POST', '/mcp', { key, body });
  const { data, interpretation } = await list(message);
  expect(reply.body.result.structuredContent).toMatchObject({ data, interpretation, count: 2 });
});
