import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, it } from 'vitest';
import { toHttp } from '../../../../shared/runtime/http/respond.ts';

const LARGEST = 5.5 * 1024 * 1024;

const plain = { headers: {} } as APIGatewayProxyEventV2;
const statusOf = async (text: string) => (await toHttp(plain, { status: 200, body: { text } }, 'r')).statusCode;
/** Bytes of the answer where Lambda counts them: inside JSON once more. */
const inside = (text: string): number => Buffer.byteLength(JSON.stringify(JSON.stringify({ text })));

it.each([
  { of: 'plain text', unit: 'a', bytes: 1 },
  { of: 'quotes, which take twice their length', unit: '"', bytes: 4 },
  { of: 'backslashes', unit: '\\', bytes: 4 },
  { of: 'accents', unit: 'ç', bytes: 2 },
  { of: 'line ends, which are escaped already', unit: '\n', bytes: 3 },
  { of: 'half a character', unit: '\ud800', bytes: 7 },
])('an answer of $of is whole up to the response limit and refused above it', async ({ unit, bytes }) => {
  const most = Math.floor((LARGEST - inside('')) / bytes);
  expect(inside(unit.repeat(most))).toBeLessThanOrEqual(LARGEST);
  expect(await statusOf(unit.repeat(most))).toBe(200);
  expect(inside(unit.repeat(most + 1))).toBeGreaterThan(LARGEST);
  expect(await statusOf(unit.repeat(most + 1))).toBe(413);
});
