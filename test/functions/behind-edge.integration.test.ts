import { createHash } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultRoute, serviceRoutes } from '../../infra/local/gateway/functions.ts';
import { loadHandler } from '../../infra/local/lambda/load.ts';
import { variables } from '../../shared/platform/environment.ts';

const files = new Set([...serviceRoutes.values(), defaultRoute].map(({ file }) => file));

afterEach(() => vi.unstubAllEnvs());

// Nothing else is configured: a function that read a table or a secret first would fail with a 500.
it.each([...files])('functions/%s refuses what does not come from the edge before anything else', async (file) => {
  vi.stubEnv(variables.originSecretDigests, createHash('sha256').update('right').digest('hex'));
  const headers = { authorization: 'Bearer sk-x', 'x-origin-secret': 'wrong' };
  const handler = await loadHandler(file);
  const answer = await handler({ headers, requestContext: { requestId: 'r-1' } }, {} as Context);
  expect(answer).toMatchObject({ statusCode: 403, body: '{"error":"Forbidden"}' });
});
