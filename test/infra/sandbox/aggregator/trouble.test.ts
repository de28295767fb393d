import { describe, expect, it } from 'vitest';
import { createFaults } from '../../../../infra/emulators/faults.ts';
import { authorized, handClock, items, preparedSandbox, running, send, withAccount } from './support.ts';

describe('simulated failures', () => {
  it('counts requests by the minute when rate limits are on', async () => {
    const { clock, advance } = handClock();
    const sandbox = await running({ clock, rateLimits: true });
    sandbox.putUser('ana', 'user-ana', items(withAccount()));
    const call = await authorized(sandbox);
    for (let n = 0; n < 20; n += 1) expect((await call('PATCH', '/items/item-1')).status).toBe(200);
    advance(15_000);
    const refused = await call('PATCH', '/items/item-1');
    expect(refused).toMatchObject({ status: 429, body: { code: 429 } });
    expect(refused.headers.get('ratelimit-limit')).toBe('20');
    expect(refused.headers.get('ratelimit-reset')).toBe('45');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await call('GET', '/items/item-1')).status).toBe(200);
    advance(45_000);
    expect((await call('PATCH', '/items/item-1')).status).toBe(200);
  });

  it.each([
    { error: 'throttle', status: 429 },
    { error: 'conflict', status: 409 },
    { error: '500', status: 500 },
  ] as const)(
    'shows the fault $error as $status, once, for the call that it was asked for',
    async ({ error, status }) => {
      const faults = createFaults();
      const sandbox = await running({ faults });
      sandbox.putUser('ana', 'user-ana', items(withAccount()));
      const call = await authorized(sandbox);
      faults.add({ target: 'pluggy', operation: 'PATCH /items', times: 1, error });
      expect((await call('GET', '/items/item-1')).status).toBe(200);
      expect((await call('PATCH', '/items/item-1')).status).toBe(status);
      expect((await call('GET', '/items/item-1')).body.status).toBe('UPDATED');
      expect((await call('PATCH', '/items/item-1')).status).toBe(200);
    },
  );

  it('breaks the connection on a timeout fault', async () => {
    const faults = createFaults();
    faults.add({ target: 'pluggy', times: 1, error: 'timeout' });
    const sandbox = await running({ faults });
    await expect(fetch(`${sandbox.url}/categories`)).rejects.toThrow('fetch failed');
    expect((await send(`${sandbox.url}/categories`, {})).status).toBe(401);
  });

  it('keeps a log and counts of requests without any secret', async () => {
    const { sandbox, call } = await preparedSandbox();
    await call('GET', '/accounts?itemId=item-1');
    await call('GET', '/items/item-1');
    expect(sandbox.counters).toEqual({ 'POST /auth': 1, 'GET /accounts': 1, 'GET /items/{id}': 1 });
    expect(sandbox.requests.at(-2)).toMatchObject({
      method: 'GET',
      path: '/accounts',
      query: 'itemId=item-1',
      status: 200,
    });
    expect(JSON.stringify(sandbox.requests)).not.toContain(sandbox.keys.clientSecret);
  });
});
