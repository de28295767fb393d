import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFaults } from '../../../../infra/emulators/faults.ts';
import { type RunningSandbox, startSandbox } from '../../../../infra/sandbox/aggregator/start.ts';
import { sandboxAloneControls } from '../../../../infra/sandbox/alone/controls.ts';
import { parseItems } from '../../../../infra/sandbox/fixture/read.ts';

const item = (id: string, more: object = {}) => ({ item: { id, connector: { id: 612, name: 'Nubank' } }, ...more });

let sandbox: RunningSandbox;
let key: string;
beforeAll(async () => {
  const faults = createFaults();
  sandbox = await startSandbox({ faults, controls: sandboxAloneControls(faults) });
  sandbox.putUser('ana', null, parseItems({ items: [item('free'), item('held', { readOnly: true })] }));
  const { clientId, clientSecret } = sandbox.keys;
  key = (await send<{ apiKey: string }>('POST', '/auth', { clientId, clientSecret })).body.apiKey;
});
afterAll(() => sandbox.close());

const send = async <Body>(method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }> => {
  const response = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { 'x-api-key': key ?? '', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

it('items are of no user; one that is read only refuses an update with 400, and is read', async () => {
  expect(await send('GET', '/items/held')).toMatchObject({ status: 200, body: { clientUserId: null } });
  expect((await send('PATCH', '/items/held', {})).status).toBe(400);
  expect((await send('PATCH', '/items/free', {})).status).toBe(200);
});

it('replaces the items of a known user, and refuses all else', async () => {
  const put = (user: string, body: unknown) => send('PUT', `/_sandbox/users/${user}/items`, body);
  expect(await put('ana', { items: [item('free'), item('new')] })).toMatchObject({ status: 200, body: { id: 'ana' } });
  expect((await send('GET', '/items/new')).status).toBe(200);
  expect((await send('GET', '/items/held')).status).toBe(404);
  expect((await put('nobody', { items: [] })).status).toBe(404);
  expect((await put('%', { items: [] })).status).toBe(400);
  expect(await put('ana', { items: [{}] })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('items[0].item') },
  });
  expect((await put('ana', [])).status).toBe(400);
  expect((await send('GET', '/_sandbox/other')).status).toBe(404);
});

it('lists the calls of the aggregator, and forgets them', async () => {
  await send('DELETE', '/_sandbox/calls');
  await send('GET', '/items/free');
  const calls = [{ method: 'GET', path: '/items/free', at: expect.stringMatching(/Z$/) }];
  expect((await send('GET', '/_sandbox/calls')).body).toEqual(calls);
  await send('DELETE', '/_sandbox/calls');
  expect((await send('GET', '/_sandbox/calls')).body).toEqual([]);
});

it('lets the next matching calls fail, until the faults are removed', async () => {
  const fault = { operation: 'GET /items', times: 2, error: 'throttle' };
  expect((await send('POST', '/_sandbox/faults', fault)).status).toBe(200);
  expect((await send('GET', '/items/free')).status).toBe(429);
  await send('DELETE', '/_sandbox/faults');
  expect((await send('GET', '/items/free')).status).toBe(200);
  expect((await send('POST', '/_sandbox/faults', { times: 0, error: 'throttle' })).status).toBe(400);
  expect((await send('POST', '/_sandbox/faults', { times: 1, error: 'lost' })).status).toBe(400);
});
