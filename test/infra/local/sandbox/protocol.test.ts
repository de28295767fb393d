import { describe, expect, it } from 'vitest';
import { createFaults } from '../../../../infra/local/faults.ts';
import { anItem, authorized, handClock, items, running, send } from './support.ts';

const account = { id: 'acc-1', type: 'BANK', name: 'Conta', number: '1-2' };
const bill = (n: number) => ({ id: `bill-${n}`, dueDate: `2026-0${n}-17`, totalAmount: n });
const withAccount = () =>
  anItem(
    {},
    {
      accounts: [
        { account, transactions: [], bills: [] },
        { account: { id: 'card-1', type: 'CREDIT' }, bills: [bill(1), bill(2)] },
      ],
    },
  );

const prepared = async () => {
  const sandbox = await running();
  sandbox.putUser('ana', 'user-ana', items(withAccount()));
  return { sandbox, call: await authorized(sandbox) };
};

describe('credentials', () => {
  it('exchanges client id and secret for a key, and refuses wrong ones with 401', async () => {
    const sandbox = await running();
    const wrong = { clientId: sandbox.keys.clientId, clientSecret: 'no' };
    expect(await send(`${sandbox.url}/auth`, { method: 'POST', body: wrong })).toMatchObject({
      status: 401,
      body: { code: 401, codeDescription: 'CLIENT_KEYS_UNAUTHORIZED' },
    });
    const { status, body } = await send(`${sandbox.url}/auth`, { method: 'POST', body: sandbox.keys });
    expect(status).toBe(200);
    const claims = Buffer.from(String(body.apiKey).split('.')[1] ?? '', 'base64url').toString('utf8');
    expect(JSON.parse(claims)).toHaveProperty('exp');
  });

  it.each([undefined, 'nonsense'])('answers 401 to the key %s', async (key) => {
    const { sandbox } = await prepared();
    const answer = await send(`${sandbox.url}/items/item-1`, key ? { key } : {});
    expect(answer).toMatchObject({ status: 401, body: { code: 401 } });
  });

  it('lets a key lapse after two hours', async () => {
    const { clock, advance } = handClock();
    const sandbox = await running({ clock });
    const call = await authorized(sandbox);
    advance(2 * 3_600_000 - 1);
    expect((await call('GET', '/categories')).status).toBe(200);
    advance(1);
    expect((await call('GET', '/categories')).status).toBe(401);
  });

  it('keeps a connect token off product data and off other items', async () => {
    const { sandbox, call } = await prepared();
    const { body } = await call('POST', '/connect_token', { itemId: 'item-1', options: { clientUserId: 'user-ana' } });
    const key = String(body.accessToken);
    const status = async (path: string) => (await send(`${sandbox.url}${path}`, { key })).status;
    expect(await status('/accounts?itemId=item-1')).toBe(403);
    expect(await status('/items/other')).toBe(403);
    expect(await status('/items/item-1')).toBe(200);
    expect((await call('POST', '/connect_token', { itemId: 'absent' })).status).toBe(404);
  });
});

describe('resources', () => {
  it("answers an item with every top-level field and the service's own user id", async () => {
    const { call } = await prepared();
    const { status, body } = await call('GET', '/items/item-1');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'item-1',
      connector: { id: 612, name: 'Nubank', type: 'PERSONAL_BANK', isOpenFinance: true },
      status: 'UPDATED',
      executionStatus: 'SUCCESS',
      statusDetail: null,
      error: null,
      userAction: null,
      parameter: null,
      webhookUrl: null,
      clientUserId: 'user-ana',
      consentExpiresAt: null,
      nextAutoSyncAt: null,
    });
    expect(body).not.toHaveProperty('webhooks');
    expect(body.lastUpdatedAt).toEqual(expect.stringMatching(/Z$/));
  });

  it('lists accounts of an item with the item id that the nesting implies', async () => {
    const { call } = await prepared();
    const { body } = await call('GET', '/accounts?itemId=item-1');
    expect(body).toMatchObject({ page: 1, total: 2, totalPages: 1 });
    expect(body.results).toMatchObject([{ id: 'acc-1', itemId: 'item-1', bankData: null }, { id: 'card-1' }]);
    expect((await call('GET', '/accounts?itemId=item-1&type=CREDIT')).body.total).toBe(1);
    expect((await call('GET', '/accounts/acc-1')).body).toMatchObject({ id: 'acc-1', itemId: 'item-1' });
  });

  it('lists bills newest first and answers one by id', async () => {
    const { call } = await prepared();
    expect((await call('GET', '/bills?accountId=card-1')).body.results).toMatchObject([
      { id: 'bill-2', financeCharges: [], payments: [], billClosingDate: null },
      { id: 'bill-1' },
    ]);
    expect((await call('GET', '/bills/bill-1')).body).toMatchObject({ id: 'bill-1', totalAmount: 1 });
  });

  it("tells revoked consent from no data, and derives a consent from the item's expiry", async () => {
    const { sandbox, call } = await prepared();
    const consent = { revokedAt: '2026-03-01', expiresAt: '2026-09-01' };
    const plain = anItem({ id: 'item-2', consentExpiresAt: '2027-01-01' });
    sandbox.replaceItems('ana', items(anItem({}, { consent }), plain));
    const results = async (id: string) => (await call('GET', `/consents?itemId=${id}`)).body.results;
    expect(await results('item-1')).toMatchObject([{ itemId: 'item-1', revokedAt: '2026-03-01T00:00:00.000Z' }]);
    expect(await results('item-2')).toMatchObject([{ revokedAt: null, expiresAt: '2027-01-01T00:00:00.000Z' }]);
  });

  it('lists the tree of 130 categories, each with an existing parent', async () => {
    const { call } = await prepared();
    const { body } = await call('GET', '/categories');
    const rows = Array.isArray(body.results) ? body.results : [];
    const ids = new Set(rows.map(({ id }) => id));
    expect(rows).toHaveLength(130);
    expect(rows.filter(({ parentId }) => parentId !== null && !ids.has(parentId))).toEqual([]);
    expect(rows.find(({ id }) => id === '19050001')).toMatchObject({
      description: 'Gas stations',
      descriptionTranslated: 'Postos de gasolina',
      parentId: '19050000',
      parentDescription: 'Automotive',
    });
  });

  it('lists connectors, those of its items included', async () => {
    const { sandbox, call } = await prepared();
    sandbox.putUser('bia', 'user-bia', items(anItem({ id: 'item-9', connector: { id: 999, name: 'Banco Novo' } })));
    expect((await call('GET', '/connectors?name=novo')).body.results).toMatchObject([{ id: 999, name: 'Banco Novo' }]);
    expect((await call('GET', '/connectors/612')).body).toMatchObject({ name: 'Nubank' });
  });

  it.each([
    ['GET', '/items/absent', 404],
    ['GET', '/accounts/absent', 404],
    ['GET', '/accounts?itemId=absent', 404],
    ['GET', '/accounts', 400],
    ['GET', '/bills?accountId=absent', 404],
    ['GET', '/bills', 400],
    ['GET', '/bills/absent', 404],
    ['GET', '/connectors/4711', 404],
    ['GET', '/consents?itemId=absent', 404],
    ['GET', '/nothing', 404],
    ['DELETE', '/items/absent', 404],
    ['PATCH', '/items/absent', 404],
    ['POST', '/items', 400],
    ['POST', '/webhooks', 400],
  ])('%s %s is %d in the one error shape', async (method, path, status) => {
    const { call } = await prepared();
    const answer = await call(method, path, method === 'POST' ? {} : undefined);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code: status, message: expect.any(String), codeDescription: expect.any(String) });
  });

  it('refuses a body that is not a JSON object', async () => {
    const { call } = await prepared();
    expect((await call('POST', '/connect_token', 'not json')).status).toBe(400);
  });

  it('forgets a deleted item, its accounts included', async () => {
    const { call } = await prepared();
    expect((await call('DELETE', '/items/item-1')).body).toEqual({ count: 1 });
    expect((await call('GET', '/items/item-1')).status).toBe(404);
    expect((await call('GET', '/accounts/acc-1')).status).toBe(404);
  });

  it('lets nobody take an item or account of another user', async () => {
    const { sandbox } = await prepared();
    expect(() => sandbox.putUser('bia', 'user-bia', items(withAccount()))).toThrow(/item-1 belongs to another user/);
    const stolen = anItem({ id: 'item-2' }, { accounts: [{ account }] });
    expect(() => sandbox.putUser('bia', 'user-bia', items(stolen))).toThrow(/accounts\[0\]\.account\.id/);
  });
});

describe('rehearsed trouble', () => {
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
    const { sandbox, call } = await prepared();
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
