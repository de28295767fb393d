import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS_SCOPES, type AccessScope } from '../../shared/contract/access.ts';
import { operations, tools } from '../../shared/contract/registry.ts';
import { toolName } from '../../shared/runtime/mcp/tool-traits.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { mcpCaller } from './mcp-caller.ts';
import { narrowInputs, type ScopedInput, scopedInputs } from './scope-inputs.ts';
import { tableRecords } from './table-records.ts';

const subscription = { plan: 'premium', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const all: AccessScope[] = [...ACCESS_SCOPES];
/** Every set there is: bit by bit, whether it has the scope. */
const everySet: AccessScope[][] = Array.from({ length: 2 ** all.length }, (_, bits) =>
  all.filter((_scope, place) => (bits >> place) % 2 === 1),
);
/** Sets that lack one scope or have one alone, none or all; `npm run proof` takes every set. */
const sets = process.env.PROOF ? everySet : everySet.filter(({ length }) => length !== 2 && length !== 3);
/** Of them those in which a call is most easily let through wrongly, or refused wrongly; `npm run proof` takes every set. */
const withMuch = process.env.PROOF ? sets : sets.filter(({ length }) => length === 0 || length >= all.length - 1);
const withLittle = process.env.PROOF ? sets : sets.filter(({ length }) => length <= 1 || length === all.length);
/** Half of the sets each: a user has at most 20 keys. */
const owners = ['one', 'other'];

let stack: TestStack;
const keys = new Map<AccessScope[], string>();

beforeAll(async () => {
  stack = await startStack({ users: owners.map((id) => ({ id, subscription, apiKeys: [] })) });
  for (const [index, scopes] of sets.entries()) {
    const owner = owners[index % owners.length];
    const body = { label: scopes.join('+') || 'none', scopes };
    keys.set(scopes, (await stack.control<{ key: string }>('POST', `users/${owner}/keys`, body)).key);
  }
});
afterAll(() => stack.close());

const keyOf = (scopes: AccessScope[]): string => keys.get(scopes) ?? '';
const inputsOf = (name: string): readonly ScopedInput[] => scopedInputs[name] ?? [];
const isGranted = ({ needs }: ScopedInput, scopes: readonly AccessScope[]) => needs === null || scopes.includes(needs);
const refusal = ({ needs }: ScopedInput, granted: AccessScope[]) => ({
  error: 'Insufficient scope',
  message: expect.any(String),
  required: [needs],
  granted,
});
const argumentsOf = ({ query, body }: ScopedInput['input']) => ({ ...query, ...Object(body) });

it('every operation is tried, by every scope that the registry says some input needs', () => {
  for (const { name, access } of operations) {
    const tried = new Set(inputsOf(name).flatMap(({ needs }) => needs ?? []));
    expect([...tried].toSorted(), name).toEqual([...access.possible].toSorted());
  }
  expect(Object.keys(scopedInputs).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  const narrow = tools.filter(({ over }) => over !== undefined);
  expect(Object.keys(narrowInputs)).toEqual(narrow.map(({ name }) => name));
  for (const { name, access } of narrow) expect([narrowInputs[name]?.needs], name).toEqual(access.possible);
});

/** Without what a mere use of a key leaves, and what calls count. */
const contents = async () =>
  (await tableRecords(stack))
    .filter(({ pk }) => !String(pk).startsWith('RATE#'))
    .map(({ lastUse: _, ...record }) => JSON.stringify(record))
    .toSorted();

describe('a key without the scope of a call', () => {
  it('is refused by REST and MCP alike, whatever else it may do, and changes nothing', async () => {
    const before = await contents();
    const { tool } = mcpCaller(() => stack);
    for (const scopes of withMuch) {
      for (const operation of operations) {
        const { name, method, path, restOnly } = operation;
        for (const one of inputsOf(name).filter((input) => !isGranted(input, scopes))) {
          const says = `${name} ${JSON.stringify(one.input)} with ${scopes.join('+')}`;
          const { status, body } = await stack.call(method, path, { key: keyOf(scopes), ...one.input });
          expect([status, body], says).toMatchObject([403, refusal(one, scopes)]);
          if (restOnly) continue;
          const { isError, content } = await tool(toolName(operation), argumentsOf(one.input), keyOf(scopes));
          expect([isError, JSON.parse(content[0]?.text ?? '')], says).toMatchObject([true, refusal(one, scopes)]);
        }
      }
      for (const [name, one] of Object.entries(narrowInputs).filter(([, input]) => !isGranted(input, scopes))) {
        const { content } = await tool(toolName({ name }), argumentsOf(one.input), keyOf(scopes));
        expect(JSON.parse(content[0]?.text ?? ''), name).toMatchObject(refusal(one, scopes));
      }
    }
    expect(await contents()).toEqual(before);
  }, 300_000);
});

describe('a key with the scope of a call', () => {
  it('is not refused for its scopes, by REST or MCP', async () => {
    const { tool } = mcpCaller(() => stack);
    for (const scopes of withLittle) {
      for (const operation of operations) {
        const { name, method, path, restOnly } = operation;
        for (const one of inputsOf(name).filter((input) => isGranted(input, scopes))) {
          const says = `${name} ${JSON.stringify(one.input)} with ${scopes.join('+')}`;
          const { status, body } = await stack.call(method, path, { key: keyOf(scopes), ...one.input });
          expect(body.error, says).not.toBe('Insufficient scope');
          expect(status, says).not.toBe(401);
          if (restOnly) continue;
          const { content } = await tool(toolName(operation), argumentsOf(one.input), keyOf(scopes));
          expect(content[0]?.text, says).not.toContain('Insufficient scope');
        }
      }
      for (const [name, one] of Object.entries(narrowInputs).filter(([, input]) => isGranted(input, scopes))) {
        const { content } = await tool(toolName({ name }), argumentsOf(one.input), keyOf(scopes));
        expect(content[0]?.text, name).not.toContain('Insufficient scope');
      }
    }
  }, 300_000);
});

it('tools that no input opens to a key are not listed for it, and those for REST alone for no key', async () => {
  const { rpc } = mcpCaller(() => stack);
  for (const scopes of sets) {
    const { body } = await rpc('tools/list', {}, keyOf(scopes));
    const listed = (body.result.tools as { name: string }[]).map(({ name }) => name); // the protocol's own form
    const inputs = (name: string) => [...inputsOf(name), ...(narrowInputs[name] ? [narrowInputs[name]] : [])];
    const open = tools.filter(({ name, mcp }) => {
      if (mcp?.listed === false) return false;
      return inputs(name).some(
        (one) => isGranted(one, scopes) && (!mcp?.listed || mcp.listed.some((scope) => scope === one.needs)),
      );
    });
    expect(listed.toSorted(), scopes.join('+')).toEqual(open.map(toolName).toSorted());
  }
}, 60_000);

it('input that is wrong is a 400 whatever the key may do', async () => {
  for (const scopes of sets) {
    const { status } = await stack.call('POST', '/tools/api/create-spending-limit', { key: keyOf(scopes), body: {} });
    expect(status, scopes.join('+')).toBe(400);
  }
});
