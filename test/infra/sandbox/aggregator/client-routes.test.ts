import { describe, expect, it } from 'vitest';
import { anItem, authorized, handClock, items, preparedSandbox, receiver, running } from './support.ts';

describe('further routes of the official client', () => {
  it('one category, and none for an unknown id', async () => {
    const { call } = await preparedSandbox();
    expect((await call('GET', '/categories/19050001')).body).toEqual({
      id: '19050001',
      description: 'Gas stations',
      descriptionTranslated: 'Postos de gasolina',
      parentId: '19050000',
      parentDescription: 'Automotive',
    });
    expect((await call('GET', '/categories/1')).status).toBe(404);
  });

  it('the identity behind an item, by the item and by its own id', async () => {
    const { sandbox, call } = await preparedSandbox();
    const account = { id: 'acc-1', type: 'BANK', owner: 'Ana Souza', taxNumber: '111.222.333-44' };
    sandbox.replaceItems('ana', items(anItem({}, { accounts: [{ account }] })));
    const { body } = await call('GET', '/identity?itemId=item-1');
    expect(body).toMatchObject({
      itemId: 'item-1',
      fullName: 'Ana Souza',
      document: '111.222.333-44',
      documentType: 'CPF',
      birthDate: null,
      emails: null,
    });
    expect((await call('GET', `/identity/${body.id}`)).body).toEqual(body);
    for (const [path, status] of [
      ['/identity', 400],
      ['/identity?itemId=absent', 404],
      ['/identity/absent', 404],
    ] as const) {
      expect((await call('GET', path)).status).toBe(status);
    }
  });

  it('the statements of an account: none are collected', async () => {
    const { call } = await preparedSandbox();
    expect((await call('GET', '/accounts/acc-1/statements')).body).toMatchObject({ total: 0, results: [] });
    expect((await call('GET', '/accounts/absent/statements')).status).toBe(404);
  });

  it('every field of an item that its type names', async () => {
    const { call } = await preparedSandbox();
    expect((await call('GET', '/items/item-1')).body).toMatchObject({
      resourcesCollectedAt: null,
      hasResourcesPendingAuthorization: null,
    });
  });
});

describe('a code that an institution requests', () => {
  const waiting = async () => {
    const { clock, advance } = handClock();
    const sandbox = await running({ clock });
    const status = { status: 'WAITING_USER_INPUT', executionStatus: 'WAITING_USER_INPUT' };
    sandbox.putUser('ana', 'user-ana', items(anItem(status)));
    return { call: await authorized(sandbox), advance };
  };

  it.each([
    ['123456', { status: 'UPDATED', executionStatus: 'SUCCESS', error: null }],
    ['000000', { status: 'LOGIN_ERROR', error: { code: 'INVALID_CREDENTIALS_MFA', message: expect.any(String) } }],
  ])('%s', async (token, outcome) => {
    const { call, advance } = await waiting();
    expect((await call('POST', '/items/item-1/mfa', { token })).body).toMatchObject({ status: 'UPDATING' });
    advance(60_000);
    expect((await call('GET', '/items/item-1')).body).toMatchObject(outcome);
  });

  it('is refused by an item that waits for none, and by none at all', async () => {
    const { call } = await preparedSandbox();
    expect((await call('POST', '/items/item-1/mfa', { token: '123456' })).status).toBe(400);
    expect((await call('POST', '/items/absent/mfa', { token: '123456' })).status).toBe(404);
  });
});

describe('webhooks', () => {
  const headers = { 'x-own': 'secret' };

  it('are read and changed by id, without their headers', async () => {
    const { call } = await preparedSandbox();
    const url = 'https://example.com/hook';
    const { body: made } = await call('POST', '/webhooks', { url, event: 'item/created', headers });
    expect(made).toEqual({
      id: expect.any(String),
      url,
      event: 'item/created',
      createdAt: expect.any(String),
      updatedAt: made.createdAt,
      disabledAt: null,
    });
    expect((await call('GET', `/webhooks/${made.id}`)).body).toEqual(made);
    const { body: changed } = await call('PATCH', `/webhooks/${made.id}`, { event: 'all' });
    expect(changed).toMatchObject({ id: made.id, url, event: 'all' });
    expect((await call('GET', '/webhooks')).body.results).toEqual([changed]);
  });

  it('that are disabled get nothing until they are enabled again', async () => {
    const { sandbox, call } = await preparedSandbox();
    const { url, received } = await receiver();
    const { body } = await call('POST', '/webhooks', { url, event: 'all' });
    const send = () => sandbox.sendWebhook({ event: 'item/updated', itemId: 'item-1' });
    expect((await call('PATCH', `/webhooks/${body.id}`, { enabled: false })).body.disabledAt).toEqual(
      expect.any(String),
    );
    await send();
    expect(received).toHaveLength(0);
    expect((await call('PATCH', `/webhooks/${body.id}`, { enabled: true })).body.disabledAt).toBeNull();
    await send();
    expect(received).toHaveLength(1);
  });

  it.each([
    ['GET', '/webhooks/absent', undefined, 404],
    ['PATCH', '/webhooks/absent', {}, 404],
    ['POST', '/webhooks', { url: 'https://example.com', event: 'item/unheard' }, 400],
  ])('%s %s is %s', async (method, path, body, status) => {
    const { call } = await preparedSandbox();
    expect((await call(method, path, body)).status).toBe(status);
  });

  it('are not changed by an invalid address or event', async () => {
    const { call } = await preparedSandbox();
    const { body } = await call('POST', '/webhooks', { url: 'https://example.com/hook', event: 'all' });
    for (const change of [{ url: 'notFound' }, { event: 'item/unheard' }]) {
      expect((await call('PATCH', `/webhooks/${body.id}`, change)).status).toBe(400);
    }
    expect((await call('GET', `/webhooks/${body.id}`)).body).toEqual(body);
  });
});
