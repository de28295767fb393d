import { describe, expect, it } from 'vitest';
import { operations as all } from '../../../../shared/contract/registry.ts';
import { toolOf } from '../../../../shared/runtime/mcp/mcp-tool.ts';
import { toolName } from '../../../../shared/runtime/mcp/tool-traits.ts';

const operations = all.filter(({ restOnly }) => !restOnly);

const tools = operations.map((operation) => toolOf(operation, 'assistant'));
const before = operations.map((operation) => toolOf(operation, 'rest'));

describe.each(
  operations.map((operation, at) => ({ name: operation.name, operation, tool: tools[at], rest: before[at] })),
)('the tool of $name', ({ operation, tool, rest }) => {
  it('has a title for people and a description for the model, the same before 2026-07-28', () => {
    expect(operation.mcp?.title).toBeTruthy();
    expect(tool?.title).toBe(operation.mcp?.title);
    expect(tool?.description).toMatch(/^Use /);
    expect(tool?.description?.length).toBeLessThanOrEqual(250);
    expect([rest?.title, rest?.description, rest?.annotations]).toEqual([
      tool?.title,
      tool?.description,
      tool?.annotations,
    ]);
  });

  it('says every hint, and none wrongly', () => {
    const hints = tool?.annotations;
    expect(Object.keys(hints ?? {}).toSorted()).toEqual([
      'destructiveHint',
      'idempotentHint',
      'openWorldHint',
      'readOnlyHint',
    ]);
    // What may write the table, send or reach a vendor does not only read.
    const { table, sends = [], secrets = [] } = operation.grants;
    const changes = operation.method !== 'GET' || table === 'write' || sends.length > 0 || secrets.length > 0;
    expect(hints?.readOnlyHint).toBe(!changes);
    if (hints?.readOnlyHint) expect([hints.destructiveHint, hints.idempotentHint]).toEqual([false, true]);
  });

  it('has no schema of an answer that is of few tokens, and one of an answer that is as on REST', () => {
    expect(tool).not.toHaveProperty('outputSchema');
    expect(rest?.outputSchema?.type).toBe('object');
  });
});

it('the outside world is reached by memories, synchronization and the connection flow alone', () => {
  const open = tools.filter(({ annotations }) => annotations?.openWorldHint).map(({ name }) => name);
  expect(open.toSorted()).toEqual(['getMemories', 'getOpenFinanceConnectionFlow', 'manualUpdate']);
});

it('an id that a tool takes comes from a tool that there is', () => {
  const names = operations.map(toolName);
  for (const { mcp } of operations) {
    for (const source of Object.values(mcp?.idsFrom ?? {})) expect(names).toContain(source.split(' ')[0]);
  }
});

it('a description sends a model to tools that there are', () => {
  const names = new Set(operations.map(toolName));
  const verbs = /\b(?:get|list|create|update|delete|confirm|manage|manual|summarize)[A-Z]\w+/g;
  for (const { description = '' } of tools) {
    for (const [name] of description.matchAll(verbs)) expect(names, description).toContain(name);
  }
});

it('an operation without a part of its own is a tool by its summary', () => {
  const [{ mcp: _mcp, ...bare }] = operations as [(typeof operations)[number]];
  expect(toolOf(bare, 'assistant')).toMatchObject({
    title: bare.summary,
    description: expect.stringContaining(bare.summary),
  });
});

it('the list is no longer than a model is to read each time: some four characters are a token', () => {
  expect(JSON.stringify(tools).length).toBeLessThan(26_000);
  expect(JSON.stringify(before).length).toBeLessThan(32_000);
});
