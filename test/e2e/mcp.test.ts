import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools as all, operations } from '../../shared/contract/registry.ts';
import { neutralise } from '../../shared/runtime/mcp/neutralise.ts';
import { hasForms } from '../../shared/runtime/mcp/presentation.ts';
import { hasPages, isRead, toolName } from '../../shared/runtime/mcp/tool-traits.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';
import { type Fields, mcpCaller } from './mcp-caller.ts';

/** Those that are listed. */
const listed = all.filter(({ mcp }) => mcp?.listed !== false);

let stack: TestStack;
let ana: string;
let client: Client;
const { rpc, tool, answer, refusal } = mcpCaller(() => stack);

beforeAll(async () => {
  stack = await startStack(household);
  ana = await stack.keyOf('ana');
  client = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${ana}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', stack.url), { requestInit }));
  await client.listTools();
});
afterAll(async () => {
  await client.close();
  await stack.close();
});

describe('tools/list', () => {
  it('has strict tools for operations and for single uses of them, in less than 1,100 characters on average', async () => {
    const { body } = await rpc('tools/list', {}, ana);
    expect(JSON.stringify(body.result).length).toBeLessThan(listed.length * 1_100);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(listed.map(toolName));
    for (const { inputSchema, outputSchema, description } of tools) {
      expect(inputSchema.additionalProperties).toBe(false);
      expect(inputSchema.properties).not.toHaveProperty('s');
      expect(outputSchema?.type).toBe('object');
      expect(description).toBeTruthy();
    }
  });

  it('describes every argument, and the effect of omitting it', async () => {
    const { tools } = await client.listTools();
    for (const { name, inputSchema } of tools) {
      for (const [argument, schema] of Object.entries(inputSchema.properties ?? {})) {
        const { description, anyOf } = Object(schema);
        expect(description ?? anyOf?.[0]?.description, `${name}.${argument}`).toBeTruthy();
      }
    }
    const transactions = tools.find(({ name }) => name === 'getTransactions');
    expect(transactions?.inputSchema.properties?.includeStatus).toMatchObject({ type: 'array' });
    expect(transactions?.inputSchema.properties?.format).toMatchObject({ default: 'raw' });
  });

  it('marks tools that read, overwrite, or may be repeated', async () => {
    const { tools } = await client.listTools();
    const hints = (name: string) => tools.find((one) => one.name === name)?.annotations;
    expect(hints('getTransactions')).toMatchObject({
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
    });
    expect(hints('getMemories')).toMatchObject({ readOnlyHint: true });
    expect(hints('forgetMemory')).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    expect(hints('createPaymentReminder')).toMatchObject({ destructiveHint: false, idempotentHint: false });
    expect(hints('deletePaymentReminder')).toMatchObject({ readOnlyHint: false, destructiveHint: true });
  });

  it('takes a cursor exactly where an answer may come in pages', async () => {
    const { tools } = await client.listTools();
    const withCursor = tools.filter(({ inputSchema }) => inputSchema.properties?.cursor).map(({ name }) => name);
    expect(withCursor).toEqual(listed.filter(hasPages).map(toolName));
    expect(withCursor).toEqual(expect.arrayContaining(['listClosingDates', 'getMemories', 'getInstallments']));
  });
});

describe('a tool and its REST twin answer equal data', () => {
  const argumentsOf: Record<string, Record<string, string>> = { 'get-balance-by-account': { accountId: 'acc-bank' } };

  it.each(operations.filter((one) => isRead(one) && !one.restOnly))('$name', async (operation) => {
    const args = argumentsOf[operation.name] ?? {};
    const rest = await stack.call('GET', operation.path, { key: ana, query: args });
    expect(rest.status).toBe(200);
    const result = await client.callTool({ name: toolName(operation), arguments: args });
    expect(result.structuredContent).toEqual({ ...Object(neutralise(rest.body)), timestamp: expect.any(String) });
    expect(operation.response().safeParse(result.structuredContent).error).toBeUndefined();
  });

  it.each(listed.filter(hasForms))(
    '$name, in few tokens where they are asked for, and the client takes it',
    async (operation) => {
      const args = { ...argumentsOf[operation.name], responseFormat: 'compact' };
      const { structuredContent, content } = await client.callTool({ name: toolName(operation), arguments: args });
      expect(structuredContent).toMatchObject({ asOf: expect.any(String), rows: expect.any(Array) });
      expect(JSON.parse(Object(content)[0].text)).toEqual(structuredContent);
    },
  );

  it('also where REST has a comma list and the tool an array', async () => {
    const args = { includeStatus: ['PENDING'], categories: null };
    const query = { includeStatus: 'PENDING' };
    const rest = await stack.call('GET', '/tools/api/get-transactions', { key: ana, query });
    expect((await answer('getTransactions', args, ana)).data).toEqual(rest.body.data);
  });

  it('also where it changes something, which REST then reads', async () => {
    const args = { category: 'Moradia', limitAmount: 100, period: 'monthly' };
    const created = await answer('createSpendingLimit', args, ana);
    const listed = await stack.call<{ data: { id: string }[] }>('GET', '/tools/api/list-spending-limits', { key: ana });
    expect(listed.body.data.map(({ id }) => id)).toContain(Object(created.data).id);
  });

  it.each<[string, string, string, Fields, number]>([
    ['getTransactions', 'GET', 'get-transactions', { startDate: '2026-02-30' }, 400],
    ['getBalanceByAccount', 'GET', 'get-balance-by-account', {}, 400],
    ['getBalanceByAccount', 'GET', 'get-balance-by-account', { accountId: 'none' }, 404],
    ['createSpendingLimit', 'POST', 'create-spending-limit', { category: 'x', limitAmount: '7', period: 'daily' }, 400],
    ['updateSpendingLimit', 'PUT', 'update-spending-limit', { limitId: 'none', isActive: false }, 404],
    ['manageClosingDate', 'POST', 'manage-closing-date', { operation: 'INSERT' }, 400],
  ])('also where both refuse: %s %s %s %j', async (name, method, operation, args, status) => {
    const input = method === 'GET' ? { query: args as Record<string, string> } : { body: args };
    const rest = await stack.call(method, `/tools/api/${operation}`, { key: ana, ...input });
    expect([rest.status, await refusal(name, args, ana)]).toEqual([status, neutralise(rest.body)]);
  });
});

describe('arguments', () => {
  it.each(['s', 'accountid', 'limit', 'constructor'])('that the tool does not have are refused: %s', async (name) => {
    const args: Fields = JSON.parse(`{"${name}":"x"}`);
    expect(await refusal('getBills', args, ana)).toMatchObject({ error: 'Unknown argument' });
  });

  it('of a tool that has no pages hold no cursor', async () => {
    const args = { title: 'Luz', dueDate: '2099-01-01', cursor: '' };
    expect(await tool('createPaymentReminder', args, ana)).toMatchObject({ isError: true });
  });
});
