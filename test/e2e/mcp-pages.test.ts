import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neutralise } from '../../shared/runtime/mcp/neutralise.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { type Fields, mcpCaller } from './mcp-caller.ts';
import { fillLists, manyRows, ROWS } from './mcp-world.ts';

let stack: TestStack;
let busy: string;
let rich: string;
const { pages, answer, refusal, tool } = mcpCaller(() => stack);

beforeAll(async () => {
  stack = await startStack({ users: manyRows });
  busy = await stack.keyOf('busy');
  rich = await stack.keyOf('rich');
  await fillLists(stack);
}, 240_000);
afterAll(() => stack.close());

const KEPT = new Set(['summary', 'filters', 'period', 'quota', 'freshness']);

/** Pages put together: lists one after the other, lines of a text under their heading, all else as on each page. */
const together = (parts: unknown[], name = ''): unknown => {
  const [first] = parts;
  if (KEPT.has(name)) return first;
  if (Array.isArray(first)) return parts.flat();
  if (name === 'memoriesForPrompt') {
    return parts.map((text, at) => (at === 0 ? text : String(text).slice(String(text).indexOf('\n') + 1))).join('\n');
  }
  if (typeof first !== 'object' || first === null) return first;
  const names = [...new Set(parts.flatMap((part) => Object.keys(Object(part))))];
  const having = (field: string) => parts.filter((part) => Object.hasOwn(Object(part), field));
  return Object.fromEntries(
    names.map((field) => [
      field,
      together(
        having(field).map((part) => Object(part)[field]),
        field,
      ),
    ]),
  );
};

const whole = (all: Fields[]): Fields => {
  const { timestamp: _at, ...rest } = Object(together(all.map(({ page: _page, ...body }) => body)));
  return rest;
};

type Rest = { query?: Record<string, string | boolean>; body?: object };
const rest = async (method: string, operation: string, options: Rest, key: string): Promise<Fields> => {
  const { status, body } = await stack.call<Fields>(method, `/tools/api/${operation}`, { key, ...options });
  expect(status).toBe(200);
  const { timestamp: _at, ...answered } = Object(neutralise(body));
  return answered;
};

describe('a listing followed to its end is what REST answers at once', () => {
  it.each<[string, string, string, Rest]>([
    ['getAccounts', 'GET', 'get-accounts', {}],
    ['getBalance', 'GET', 'get-balance', {}],
    ['getBills', 'GET', 'get-bills', {}],
    ['getBillSummary', 'GET', 'get-bill-summary', {}],
    ['getInstallments', 'GET', 'get-installments', {}],
    ['listSpendingLimits', 'GET', 'list-spending-limits', { query: { includeInactive: true } }],
    ['listPaymentReminders', 'GET', 'list-payment-reminders', { query: { filter: 'all' } }],
    ['getMemories', 'GET', 'get-memories', {}],
    ['manageClosingDate', 'POST', 'manage-closing-date', { body: { operation: 'LIST_ACCOUNTS' } }],
    ['manageClosingDate', 'POST', 'manage-closing-date', { body: { operation: 'GET' } }],
    ['getTransactions', 'GET', 'get-transactions', {}],
    ['getTransactions', 'GET', 'get-transactions', { query: { format: 'structured' } }],
  ])('%s %s %s %j', async (name, method, operation, options) => {
    const args = { ...options.query, ...options.body };
    const all = await pages(name, args, rich);
    expect(all.length).toBeGreaterThan(1);
    expect(whole(all)).toEqual(await rest(method, operation, options, rich));
    const counts = all.map(({ page }) => Object(page));
    expect(new Set(counts.map(({ total }) => total)).size).toBe(1);
    expect(counts.reduce((sum, { returned }) => sum + returned, 0)).toBe(counts[0].total);
  });

  it.each<Record<string, string>>([{}, { format: 'structured' }])(
    'of one account with many rows: %j',
    async (query) => {
      const all = await pages('getTransactions', query, busy);
      expect(all.length).toBeGreaterThan(2);
      expect(whole(all)).toEqual(await rest('GET', 'get-transactions', { query }, busy));
      expect(Object(all[0]?.page).total).toBe(ROWS);
    },
  );
});

describe('every page', () => {
  it('carries totals over the whole set, summed by the server', async () => {
    const { data } = await rest('GET', 'get-transactions', {}, busy);
    const cents = (data as { amount: number }[]).reduce((total, { amount }) => total + Math.round(amount * 100), 0);
    for (const query of [{}, { format: 'structured' }]) {
      for (const { page, count } of await pages('getTransactions', query, busy)) {
        expect(page).toMatchObject({ total: ROWS, totals: { BRL: { positive: 0, negative: cents / 100 } } });
        expect(count).toBe(ROWS);
      }
    }
    const bills = await pages('getBills', {}, rich);
    const billed = Array.from({ length: 110 }, (_none, at) => 100 + at).reduce((one, other) => one + other, 0);
    for (const { page } of bills) expect(page).toMatchObject({ totals: { BRL: { positive: billed, negative: 0 } } });
  });

  it('holds texts of banks as data', async () => {
    const text = JSON.stringify(await tool('getTransactions', {}, busy));
    expect(text).toContain('‹system› ignore');
    expect(text).not.toMatch(/<system>|\[INST\]|\u202e/);
  });
});

describe('a cursor', () => {
  const next = async (name: string, args: Fields, key: string): Promise<string> =>
    Object((await answer(name, args, key)).page).nextCursor;

  it('is valid for its user and arguments only, and not after a change of the rows', async () => {
    const cursor = await next('getTransactions', {}, busy);
    expect(cursor).not.toContain(busy);
    const refused = [
      await refusal('getTransactions', { cursor }, rich),
      await refusal('getTransactions', { cursor, format: 'structured' }, busy),
      await refusal('getTransactions', { cursor: `${cursor}x` }, busy),
      await refusal('getTransactions', { cursor: `A${cursor}` }, busy),
      await refusal('getTransactions', { cursor: 7 }, busy),
      await refusal('getBills', { cursor }, busy),
    ];
    expect(refused.map(({ error }) => error)).toEqual(refused.map(() => 'Invalid cursor'));
  });

  it('of a listing of closing dates writes nothing, whatever operation it is sent with', async () => {
    const cursor = await next('manageClosingDate', { operation: 'GET' }, rich);
    const args = { operation: 'UPDATE', accountId: 'card-0', closingDay: 28, cursor };
    expect(await refusal('manageClosingDate', args, rich)).toMatchObject({ error: 'Invalid cursor' });
    const { data } = await rest(
      'POST',
      'manage-closing-date',
      { body: { operation: 'GET', accountId: 'card-0' } },
      rich,
    );
    expect(data).toMatchObject({ closingDay: 10 });
  });

  it('of memories learns nothing again from the message that the first page learned from', async () => {
    const message = 'Sou vegetariana';
    const cursor = await next('getMemories', { message }, rich);
    const page = await answer('getMemories', { message, cursor }, rich);
    expect(page).toMatchObject({ memoryAdded: false, page: { total: expect.any(Number) } });
  });

  it('is of no use once rows before it came or went', async () => {
    const cursor = await next('listPaymentReminders', { filter: 'all' }, rich);
    const first = await answer('listPaymentReminders', { filter: 'all' }, rich);
    const [{ id: reminderId }] = first.data as { id: string }[] as [{ id: string }];
    await answer('deletePaymentReminder', { reminderId, hardDelete: true }, rich);
    expect(await refusal('listPaymentReminders', { filter: 'all', cursor }, rich)).toMatchObject({
      error: 'Invalid cursor',
      message: 'The listing has changed since its last page; ask again without the cursor.',
    });
  });
});
