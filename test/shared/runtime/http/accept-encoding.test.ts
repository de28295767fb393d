import { expect, it } from 'vitest';
import type { ApiEvent } from '../../../../shared/runtime/http/middleware.ts';
import { toHttp } from '../../../../shared/runtime/http/respond.ts';

const large = { status: 200, body: { text: 'a'.repeat(100_000) }, headers: {} };
const eventWith = (encoding: string) => ({ headers: { 'accept-encoding': encoding } }) as unknown as ApiEvent;

it.each([
  ['gzip', true],
  ['br, gzip', true],
  ['gzip;q=0.5', true],
  ['GZIP ; q=1', true],
  ['x-gzip', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000', false],
  ['br, gzip;q=0', false],
  ['identity', false],
  ['gzipped', false],
])('an answer to Accept-Encoding %j is compressed: %j', (encoding, compressed) => {
  const { headers, isBase64Encoded } = toHttp(eventWith(encoding), large, 'request');
  expect(headers?.['content-encoding'] === 'gzip').toBe(compressed);
  expect(isBase64Encoded === true).toBe(compressed);
});
