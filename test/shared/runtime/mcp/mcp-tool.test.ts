import { describe, expect, it } from 'vitest';
import { isHarmless } from '../../../../shared/contract/access.ts';
import { tools as all } from '../../../../shared/contract/registry.ts';
import { toolOf } from '../../../../shared/runtime/mcp/mcp-tool.ts';
import { toolDescriptions } from '../../../../shared/runtime/mcp/tool-descriptions.ts';
import { toolName } from '../../../../shared/runtime/mcp/tool-traits.ts';

/** Those that are listed. */
const operations = all.filter(({ mcp }) => mcp?.listed !== false);

const tools = operations.map((operation) => toolOf(operation, 'assistant'));
const before = operations.map((operation) => toolOf(operation, 'rest'));

describe.each(
  operations.map((operation, at) => ({ name: operation.name, operation, tool: tools[at], rest: before[at] })),
)('the tool of $name', ({ operation, tool, rest }) => {
  it('has a title for people and a description for the model, before 2026-07-28 with fewer words to search by', () => {
    expect(operation.mcp?.title).toBeTruthy();
    expect(tool?.title).toBe(operation.mcp?.title);
    expect(tool?.description).toMatch(/^Use /);
    expect(tool?.description?.length).toBeLessThanOrEqual(600);
    expect([rest?.title, rest?.annotations]).toEqual([tool?.title, tool?.annotations]);
    expect(rest?.description).toMatch(/^Use /);
    for (const sentence of (rest?.description ?? '').split(/(?<=[.!?]) /))
      expect(tool?.description).toContain(sentence);
  });

  it('says every hint, and none wrongly', () => {
    const hints = tool?.annotations;
    expect(Object.keys(hints ?? {}).toSorted()).toEqual([
      'destructiveHint',
      'idempotentHint',
      'openWorldHint',
      'readOnlyHint',
    ]);
    const { method, access, mcp } = operation;
    const changes = method !== 'GET' || !(mcp?.listed || access.possible).every(isHarmless);
    expect(hints?.readOnlyHint).toBe(!changes);
    // What may write the table, send or reach a vendor does not only read, but for the listed form of memories.
    const { table, sends = [], secrets = [] } = operation.grants;
    const reaches = table === 'write' || sends.length > 0 || secrets.length > 0;
    if (hints?.readOnlyHint && reaches) expect(['get-memories', 'list-closing-dates']).toContain(operation.name);
    if (hints?.readOnlyHint) expect([hints.destructiveHint, hints.idempotentHint]).toEqual([false, true]);
  });

  it('has no schema of an answer that is of few tokens, and one of an answer that is as on REST', () => {
    expect(tool).not.toHaveProperty('outputSchema');
    expect(rest?.outputSchema?.type).toBe('object');
  });
});

it('the outside world is reached by memories, synchronization and the connection flow alone', () => {
  const open = tools.filter(({ annotations }) => annotations?.openWorldHint).map(({ name }) => name);
  expect(open.toSorted()).toEqual([
    'forgetMemory',
    'getMemories',
    'getOpenFinanceConnectionFlow',
    'learnMemory',
    'manualUpdate',
  ]);
});

it('an id that a tool takes comes from a tool that there is', () => {
  const names = operations.map(toolName);
  for (const { mcp } of operations) {
    for (const source of Object.values(mcp?.idsFrom ?? {})) expect(names).toContain(source.split(' ')[0]);
  }
});

it('a description sends a model to tools that there are', () => {
  const names = new Set(operations.map(toolName));
  const verbs = /\b(?:get|list|create|update|delete|set|learn|forget|confirm|manage|manual|summarize)[A-Z]\w+/g;
  for (const { description = '' } of tools) {
    for (const [name] of description.matchAll(verbs)) expect(names, description).toContain(name);
  }
});

describe('the checklist of directories', () => {
  const hintsOf = (name: string) => tools.find((tool) => tool.name === name)?.annotations;

  it.each(tools)('holds for $name', ({ name, title, annotations, inputSchema }) => {
    expect(name).toMatch(/^[a-zA-Z]{1,64}$/);
    expect(title).toBeTruthy();
    // One of them is true for what only reads, and for what may destroy; both are said in any case.
    expect(typeof annotations?.readOnlyHint).toBe('boolean');
    expect(typeof annotations?.destructiveHint).toBe('boolean');
    expect(annotations?.readOnlyHint && annotations.destructiveHint).toBe(false);
    expect(inputSchema.type).toBe('object');
  });

  it('no name and no title stands twice', () => {
    for (const texts of [tools.map(({ name }) => name), tools.map(({ title }) => title)])
      expect(new Set(texts).size).toBe(tools.length);
  });

  it('reading and writing are separate tools: none has a method or an operation among its arguments', () => {
    for (const { inputSchema } of tools) {
      expect(inputSchema.properties).not.toHaveProperty('operation');
      expect(inputSchema.properties).not.toHaveProperty('method');
    }
  });

  it.each([
    ['listClosingDates', ['read'], { readOnlyHint: true, destructiveHint: false }],
    ['setClosingDate', ['write'], { readOnlyHint: false, destructiveHint: false, idempotentHint: true }],
    ['deleteClosingDate', ['write'], { readOnlyHint: false, destructiveHint: true }],
    ['getMemories', ['read'], { readOnlyHint: true, destructiveHint: false }],
    ['learnMemory', ['memories'], { readOnlyHint: false, destructiveHint: false }],
    ['forgetMemory', ['memories'], { readOnlyHint: false, destructiveHint: true }],
  ])('%s is listed for %j', (name, scopes, hints) => {
    const operation = operations.find((one) => toolName(one) === name);
    expect(operation?.mcp?.listed || operation?.access.possible).toEqual(scopes);
    expect(hintsOf(name)).toMatchObject(hints);
  });

  it('what has tools of its own leaves the list, in both presentations', () => {
    const listed = [toolDescriptions.rest, toolDescriptions.assistant].map((described) => Object.keys(described));
    for (const names of listed) expect(names).toEqual(operations.map(toolName));
    expect(all.map(toolName)).toContain('manageClosingDate');
    expect(operations.map(toolName)).not.toContain('manageClosingDate');
    for (const described of [toolDescriptions.rest, toolDescriptions.assistant])
      expect(described.getMemories?.inputSchema.properties).not.toHaveProperty('message');
  });
});

it('an operation without a part of its own is a tool by its summary', () => {
  const [{ mcp: _mcp, ...bare }] = operations as [(typeof operations)[number]];
  expect(toolOf(bare, 'assistant')).toMatchObject({
    title: bare.summary,
    description: expect.stringContaining(bare.summary),
  });
});

/** The tokenizer is the bench's alone; of these texts 4.2 to 4.3 characters are a token. */
const MOST_CHARACTERS = 9_000 * 4.2;

it('the list is no longer than 9,000 tokens, which a model reads each time', () => {
  const over = (list: object): number => Math.max(0, JSON.stringify(list).length - MOST_CHARACTERS);
  expect(over(tools), 'characters too many: shorten `words` and descriptions, or set `listed: false`').toBe(0);
  expect(over(before), 'characters too many before 2026-07-28').toBe(0);
});
