import { describe, expect, it } from 'vitest';
import { anItem, bankAccount, items, preparedSandbox, withAccount } from './support.ts';

describe('resources', () => {
  it("answers an item with every top-level field and the service's own user id", async () => {
    const { call } = await preparedSandbox();
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
    const { call } = await preparedSandbox();
    const { body } = await call('GET', '/accounts?itemId=item-1');
    expect(body).toMatchObject({ page: 1, total: 2, totalPages: 1 });
    expect(body.results).toMatchObject([{ id: 'acc-1', itemId: 'item-1', bankData: null }, { id: 'card-1' }]);
    expect((await call('GET', '/accounts?itemId=item-1&type=CREDIT')).body.total).toBe(1);
    expect((await call('GET', '/accounts/acc-1')).body).toMatchObject({ id: 'acc-1', itemId: 'item-1' });
  });

  it('lists bills newest first and answers one by id', async () => {
    const { call } = await preparedSandbox();
    expect((await call('GET', '/bills?accountId=card-1')).body.results).toMatchObject([
      { id: 'bill-2', financeCharges: [], payments: [], billClosingDate: null },
      { id: 'bill-1' },
    ]);
    expect((await call('GET', '/bills/bill-1')).body).toMatchObject({ id: 'bill-1', totalAmount: 1 });
  });

  it("distinguishes revoked consent from missing data, and derives a consent from the item's expiry", async () => {
    const { sandbox, call } = await preparedSandbox();
    const consent = { revokedAt: '2026-03-01', expiresAt: '2026-09-01' };
    const plain = anItem({ id: 'item-2', consentExpiresAt: '2027-01-01' });
    sandbox.replaceItems('ana', items(anItem({}, { consent }), plain));
    const results = async (id: string) => (await call('GET', `/consents?itemId=${id}`)).body.results;
    expect(await results('item-1')).toMatchObject([{ itemId: 'item-1', revokedAt: '2026-03-01T00:00:00.000Z' }]);
    expect(await results('item-2')).toMatchObject([{ revokedAt: null, expiresAt: '2027-01-01T00:00:00.000Z' }]);
  });

  it('answers companies by their CNPJ in three lists', async () => {
    const { sandbox, call } = await preparedSandbox();
    const known = { cnpj: '11222333000181', name: 'Azul', cnae: '8112500' };
    sandbox.putUser('bia', 'user-bia', items(anItem({ id: 'item-9' }, { merchants: [known] })));
    expect((await call('GET', '/merchants?cnpjs=11222333000181,45997418000153,x')).body).toEqual({
      foundMerchants: [{ ...known, businessName: null, category: null }],
      notFoundMerchants: ['45997418000153'],
      invalidCnpjs: ['x'],
    });
  });

  it('lists the tree of 130 categories, each with an existing parent', async () => {
    const { call } = await preparedSandbox();
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
    const { sandbox, call } = await preparedSandbox();
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
    const { call } = await preparedSandbox();
    const answer = await call(method, path, method === 'POST' ? {} : undefined);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code: status, message: expect.any(String), codeDescription: expect.any(String) });
  });

  it('refuses a body that is not a JSON object', async () => {
    const { call } = await preparedSandbox();
    expect((await call('POST', '/connect_token', 'not json')).status).toBe(400);
  });

  it('removes a deleted item with its accounts', async () => {
    const { call } = await preparedSandbox();
    expect((await call('DELETE', '/items/item-1')).body).toEqual({ count: 1 });
    expect((await call('GET', '/items/item-1')).status).toBe(404);
    expect((await call('GET', '/accounts/acc-1')).status).toBe(404);
  });

  it('refuses an item or account of another user', async () => {
    const { sandbox } = await preparedSandbox();
    expect(() => sandbox.putUser('bia', 'user-bia', items(withAccount()))).toThrow(/item-1 belongs to another user/);
    const stolen = anItem({ id: 'item-2' }, { accounts: [{ account: bankAccount }] });
    expect(() => sandbox.putUser('bia', 'user-bia', items(stolen))).toThrow(/accounts\[0\]\.account\.id/);
  });
});
