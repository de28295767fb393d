import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';
import { card, daysFrom, person, row, today } from './cards-world.ts';

const ROWS = 9_000;
const DAYS = 360;
/** With it the rows are some 8 MB of JSON: more than Lambda may answer with, less once compressed. */
const LONG = 'Compra no estabelecimento '.repeat(25);

let stack: TestStack;
let key: string;

beforeAll(async () => {
  const transactions = Array.from({ length: ROWS }, (_, index) =>
    row(daysFrom(today, -(index % DAYS)), -1 - index / 100, {
      id: `t-${index}`,
      status: 'POSTED',
      description: `${LONG}${index}`,
    }),
  );
  stack = await startStack({ users: [person('ana', card({ id: 'bank', type: 'BANK', transactions }))] });
  key = await stack.keyOf('ana');
});
afterAll(() => stack.close());

type Body = { count: number; data: unknown[]; error?: string; message?: string };

const ask = (days: number, encoding: string) =>
  stack.call<Body>('GET', '/tools/api/get-transactions', {
    key,
    query: { startDate: daysFrom(today, -days), endDate: today },
    headers: { 'accept-encoding': encoding },
  });

it('an answer over the response limit goes out whole where gzip is accepted', async () => {
  const { status, headers, body } = await ask(DAYS, 'gzip');
  expect(status).toBe(200);
  expect(headers.get('content-encoding')).toBe('gzip');
  expect([body.count, body.data.length]).toEqual([ROWS, ROWS]);
});

it('without gzip it is refused with a way out, and never cut', async () => {
  const { status, headers, body } = await ask(DAYS, 'identity');
  expect(status).toBe(413);
  expect(headers.get('content-encoding')).toBeNull();
  expect(body).toMatchObject({
    error: 'Result too large',
    message: expect.stringContaining('shorter range (startDate, endDate)'),
  });
});

it('the shorter range that it names is answered without gzip', async () => {
  const { status, headers, body } = await ask(30, 'identity');
  expect(status).toBe(200);
  expect(headers.get('content-encoding')).toBeNull();
  expect(body.count).toBe(31 * (ROWS / DAYS));
});
