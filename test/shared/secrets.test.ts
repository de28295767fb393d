import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveSecrets } from '../../infra/local/secrets/server.ts';
import type { Listening } from '../../infra/local/wire/listen.ts';
import { forgetSecret, readSecret } from '../../shared/secrets.ts';

const values: Record<string, object> = {};
let server: Listening;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await serveSecrets(values);
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = server.url;
  process.env.AGGREGATOR_SECRET_ID = 'aggregator';
  values.aggregator = { clientId: 'first' };
  forgetSecret('aggregator');
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

// One test, since the client keeps the address of its first server.
it('reads once, sees a rotation within five minutes or when told, and goes on while the store fails', async () => {
  expect(await Promise.all([readSecret('aggregator'), readSecret('aggregator')])).toEqual([
    { clientId: 'first' },
    { clientId: 'first' },
  ]);
  values.aggregator = { clientId: 'second' };
  expect(await readSecret('aggregator')).toEqual({ clientId: 'first' });
  vi.setSystemTime(Date.now() + 300_000);
  expect(await readSecret('aggregator')).toEqual({ clientId: 'second' });

  values.aggregator = { clientId: 'third' };
  forgetSecret('aggregator');
  expect(await readSecret('aggregator')).toEqual({ clientId: 'third' });

  delete values.aggregator;
  vi.setSystemTime(Date.now() + 300_000);
  expect(await readSecret('aggregator')).toEqual({ clientId: 'third' });
  forgetSecret('aggregator');
  await expect(readSecret('aggregator')).rejects.toThrow();

  values.aggregator = { clientId: { nested: 'canary' } };
  await expect(readSecret('aggregator')).rejects.toThrow('Secret aggregator is not a JSON object of texts');
});
