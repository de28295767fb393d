import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Operation } from '../../shared/contract/operation.ts';
import { operations } from '../../shared/contract/registry.ts';
import { requestExamples } from '../../shared/openapi/examples/requests.ts';
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

let turn = 0;
/** Three of the values, the next ones for each field, so that every value is tried on many fields; all in `npm run proof`. */
const some = <T>(values: readonly T[]): T[] => {
  if (process.env.PROOF) return [...values];
  turn += 3;
  return [0, 1, 2].flatMap((offset) => values.slice((turn + offset) % values.length).slice(0, 1));
};

/** The answer, which `stack.call` has compared with the API reference: an undocumented one throws. */
const status = async ({ method, path }: Operation, options: object): Promise<number> =>
  (await stack.call(method, path, { key, ...options })).status;

const named = (chosen: readonly Operation[]) => chosen.map((operation) => [operation.name, operation] as const);

/** Sends the requests side by side, and none is answered with a failure of ours. */
const refuseAll = async (operation: Operation, requests: readonly (readonly [about: string, request: object])[]) => {
  const answers = await Promise.all(
    requests.map(async ([about, request]) => ({ about, status: await status(operation, request) })),
  );
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter((one) => one.status >= 500)).toEqual([]);
};

describe.each(named(operations.filter(({ query }) => fieldsOf(query).length > 0)))('%s', (name, operation) => {
  const { query = {}, body } = requestExamples[name] ?? {};

  it('refuses wrong parameters as the API reference documents', async () => {
    for (const field of fieldsOf(operation.query))
      await refuseAll(
        operation,
        some(WRONG_TEXTS).map((wrong) => [
          `${field}=${wrong.slice(0, 20)}`,
          { query: { ...query, [field]: wrong }, ...(body ? { body } : {}) },
        ]),
      );
  });
});

describe.each(named(operations.filter(({ method }) => method !== 'GET')))('%s', (name, operation) => {
  const { query = {}, body } = requestExamples[name] ?? {};

  it('refuses wrong fields and malformed bodies as the API reference documents', async () => {
    for (const field of fieldsOf(operation.body))
      await refuseAll(
        operation,
        some(WRONG_VALUES).map((wrong) => [
          `${field}: ${JSON.stringify(wrong).slice(0, 20)}`,
          { query, body: { ...body, [field]: wrong } },
        ]),
      );
    await refuseAll(
      operation,
      ['', '{', '[]', '7', '{}', 'null'].map((nothing) => [`body ${nothing}`, { query, body: nothing }]),
    );
    const headers = { 'content-type': 'text/plain' };
    expect(await status(operation, { query, body: 'x', headers })).toBe(415);
    const tooLong = 'x'.repeat((operation.largestBody ?? 262_144) + 1);
    expect(await status(operation, { query, body: `"${tooLong}"` })).toBe(413);
  });
});
