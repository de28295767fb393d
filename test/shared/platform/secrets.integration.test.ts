import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Listening } from '../../../infra/emulators/http/listen.ts';
import { serveSecrets } from '../../../infra/emulators/secrets/server.ts';
import { forgetSecret, readSecret } from '../../../shared/platform/secrets.ts';

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
it('reads once, sees a rotation within five minutes or on request, and keeps working while the store fails', async () => {
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
  await expect(readSecret('aggregator')).rejects.toThrow('secret aggregator as a JSON object of texts');
});
