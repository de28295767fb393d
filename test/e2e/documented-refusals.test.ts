import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { requestExamples } from '../../shared/contract/examples/requests.ts';
import type { Operation } from '../../shared/contract/operation.ts';
import { operations } from '../../shared/contract/registry.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';

let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startStack(household);
  key = await stack.keyOf('ana');
});
afterAll(() => stack.close());

const fieldsOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];

const WRONG_TEXTS = ['x', '-1', '1e400', '2026-02-30', 'true,false', '<b>', 'y'.repeat(5000), '€'.repeat(300)];
const WRONG_VALUES = [
  null,
  0,
  -1,
  1.005,
  1e300,
  true,
  '',
  ' ',
  'x',
  [],
  ['x'],
  {},
  'y'.repeat(600),
  '€'.repeat(300),
  '€'.repeat(500),
];

/** The answer, which `stack.call` has compared with the API reference: an undocumented one throws. */
const status = async ({ method, path }: Operation, options: object): Promise<number> =>
  (await stack.call(method, path, { key, ...options })).status;

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  const { query = {}, body } = requestExamples[name] ?? {};

  it('answers wrong parameters by what the API reference says', async () => {
    for (const field of fieldsOf(operation.query)) {
      for (const wrong of WRONG_TEXTS) {
        const answered = await status(operation, { query: { ...query, [field]: wrong }, ...(body ? { body } : {}) });
        expect(answered, `${field}=${wrong.slice(0, 20)}`).toBeLessThan(500);
      }
    }
  });

  it('answers wrong fields, and bodies that are none, by what the API reference says', async () => {
    if (operation.method === 'GET') return;
    for (const field of fieldsOf(operation.body)) {
      for (const wrong of WRONG_VALUES) {
        const answered = await status(operation, { query, body: { ...body, [field]: wrong } });
        expect(answered, `${field}: ${JSON.stringify(wrong).slice(0, 20)}`).toBeLessThan(500);
      }
    }
    for (const nothing of ['', '{', '[]', '7', '{}', 'null']) {
      expect(await status(operation, { query, body: nothing }), nothing).toBeLessThan(500);
    }
    const headers = { 'content-type': 'text/plain' };
    expect(await status(operation, { query, body: 'x', headers })).toBe(415);
    expect(await status(operation, { query, body: `"${'x'.repeat(262_145)}"` })).toBe(413);
  });
});
