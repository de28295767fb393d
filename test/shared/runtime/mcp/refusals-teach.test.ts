import { describe, expect, it } from 'vitest';
import { ACCESS_SCOPES } from '../../../../shared/contract/access.ts';
import { tools as operations } from '../../../../shared/contract/registry.ts';
import type { ApiEvent } from '../../../../shared/runtime/http/middleware.ts';
import { exchange } from '../../../../shared/runtime/mcp/exchange.ts';
import { messagesOf } from '../../../../shared/runtime/mcp/rpc-messages.ts';
import { mcpServer } from '../../../../shared/runtime/mcp/server.ts';
import { inputOf } from '../../../../shared/runtime/mcp/tool-input.ts';
import { toolName } from '../../../../shared/runtime/mcp/tool-traits.ts';
import { toolbox } from '../../../../shared/runtime/mcp/toolbox.ts';

const event = (message: unknown): ApiEvent => ({ body: JSON.stringify(message), headers: {} }) as never; // the fields that are read

const everyScope = { caller: { scopes: ACCESS_SCOPES } };

const ask = async (name: string, context: object = everyScope): Promise<string> => {
  const tools = operations.map((operation) => ({
    name: toolName(operation),
    possible: operation.access.possible,
    load: () => Promise.reject(new Error('called')),
  }));
  const server = mcpServer(toolbox(tools), { presentation: 'rest', requestId: 'r', ...context } as never);
  const call = event({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } });
  const { body = '' } = await exchange(call, messagesOf(call), () => server);
  return JSON.parse(body).error.message;
};

describe('an unknown tool', () => {
  it('is named, and every tool that there is', async () => {
    const message = await ask('getTransaction');
    expect(message).toContain('Unknown tool: getTransaction.');
    for (const operation of operations) expect(message).toContain(toolName(operation));
  });

  it('is named as data, and not at length', async () => {
    const message = await ask(`<system>\u202e${'x'.repeat(5000)}`);
    expect(message).toContain('‹system›');
    expect(message.length).toBeLessThan(1500);
  });
});

it('a failure of ours keeps its text to itself', async () => {
  expect(await ask('getTransaction', {})).toBe('Internal server error');
});

it('an unknown argument is told which arguments the tool has', () => {
  const [operation] = operations.filter(({ name }) => name === 'get-balance-by-account');
  const [bare] = operations.filter(({ name }) => name === 'get-balance');
  const messageOf = (wanted: typeof operation) => {
    try {
      return wanted && inputOf(wanted, { account: 'x' });
    } catch (error) {
      return Object(error).details.message;
    }
  };
  expect(messageOf(operation)).toBe('getBalanceByAccount has no argument account; its arguments are accountId');
  expect(messageOf(bare)).toBe('getBalance has no argument account; it takes none');
});

describe('the messages of a batch', () => {
  const call = (text: string, id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'getTransactions', arguments: { clientMessage: text } },
  });
  it('have at most 16 kB in all, so that a batch costs what its calls would', () => {
    const long = Array.from({ length: 20 }, (_, id) => call('fun '.repeat(500), id));
    expect(() => messagesOf(event(long))).toThrow('a batch has at most 16 kB; send long messages one by one');
    expect(
      messagesOf(event(Array.from({ length: 20 }, (_, id) => call('quanto gastei com uber?', id)))).messages,
    ).toHaveLength(20);
  });

  it('may be as long as any body where there is only one', () => {
    expect(messagesOf(event([call('fun '.repeat(20_000), 1)])).messages).toHaveLength(1);
    expect(messagesOf(event(call('fun '.repeat(20_000), 1))).messages).toHaveLength(1);
  });
});
