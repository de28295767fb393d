import { describe, expect, it } from 'vitest';
import { openJournal } from '../../../../infra/emulators/journal.ts';
import { ITEM_STATUSES } from '../../../../shared/contract/resources/sync.ts';
import { anItem, authorized, handClock, items, running, start } from './support.ts';

const prepared = async (item: ReturnType<typeof anItem>) => {
  const { clock, advance } = handClock();
  const sandbox = await running({ clock });
  sandbox.putUser('ana', 'user-ana', items(item));
  return { sandbox, advance, call: await authorized(sandbox) };
};

const lastUpdatedAt = '2026-03-09T00:00:00.000Z';

describe('an update request', () => {
  it.each(ITEM_STATUSES.map((status) => ({ status })))(
    'reaches the scripted state $status after its time',
    async ({ status }) => {
      const { call, advance } = await prepared(anItem({ lastUpdatedAt }, { onUpdate: { status, afterMs: 300 } }));
      const first = await call('PATCH', '/items/item-1');
      expect(first).toMatchObject({ status: 200, body: { status: 'UPDATING', lastUpdatedAt } });
      advance(299);
      expect((await call('GET', '/items/item-1')).body.status).toBe('UPDATING');
      advance(1);
      const { body } = await call('GET', '/items/item-1');
      expect(body).toMatchObject({ status, updatedAt: '2026-03-10T12:00:00.300Z' });
      expect(body.lastUpdatedAt).toBe(status === 'UPDATED' ? '2026-03-10T12:00:00.300Z' : lastUpdatedAt);
    },
  );

  it('passes through the steps of an execution', async () => {
    const { call, advance } = await prepared(anItem({}, { onUpdate: { status: 'UPDATED', afterMs: 300 } }));
    const seen = [(await call('PATCH', '/items/item-1')).body.executionStatus];
    for (const _ of [1, 2, 3]) {
      advance(100);
      seen.push((await call('GET', '/items/item-1')).body.executionStatus);
    }
    expect(seen).toEqual(['LOGIN_IN_PROGRESS', 'ACCOUNTS_IN_PROGRESS', 'TRANSACTIONS_IN_PROGRESS', 'SUCCESS']);
  });

  it('carries error, detail per product and consent of the scripted state', async () => {
    const onUpdate = {
      status: 'UPDATED',
      executionStatus: 'PARTIAL_SUCCESS',
      afterMs: 0,
      error: { code: 'SITE_NOT_AVAILABLE', message: 'down' },
      statusDetail: { accounts: { isUpdated: true, lastUpdatedAt: null }, creditCards: { isUpdated: false } },
      consentExpiresAt: '2026-04-01',
    };
    const { call } = await prepared(anItem({}, { onUpdate }));
    await call('PATCH', '/items/item-1');
    expect((await call('GET', '/items/item-1')).body).toMatchObject({
      executionStatus: 'PARTIAL_SUCCESS',
      error: { code: 'SITE_NOT_AVAILABLE' },
      statusDetail: { creditCards: { isUpdated: false } },
      consentExpiresAt: '2026-04-01T00:00:00.000Z',
    });
  });

  it('shows a scripted state while it runs', async () => {
    const during = { status: 'MERGING', executionStatus: 'TRANSACTIONS_IN_PROGRESS' };
    const { call } = await prepared(anItem({}, { onUpdate: { during, afterMs: 100 } }));
    expect((await call('PATCH', '/items/item-1')).body).toMatchObject(during);
  });

  it('joins the update that runs, which ends when it would have ended', async () => {
    const { call, advance } = await prepared(anItem({}, { onUpdate: { status: 'UPDATED', afterMs: 300 } }));
    await call('PATCH', '/items/item-1');
    advance(200);
    expect(await call('PATCH', '/items/item-1')).toMatchObject({ status: 200, body: { status: 'UPDATING' } });
    advance(100);
    expect((await call('GET', '/items/item-1')).body.status).toBe('UPDATED');
  });

  it('can be made again after the first has ended', async () => {
    const { call, advance } = await prepared(anItem({}, { onUpdate: { status: 'UPDATED', afterMs: 300 } }));
    await call('PATCH', '/items/item-1');
    advance(300);
    expect((await call('PATCH', '/items/item-1')).body).toMatchObject({
      status: 'UPDATING',
      lastUpdatedAt: '2026-03-10T12:00:00.300Z',
    });
  });

  it.each([
    { name: 'the scripted status', item: anItem({}, { onUpdate: { httpStatus: 500 } }), status: 500 },
    { name: '400 of connector 200', item: anItem({ connector: { id: 200, name: 'MeuPluggy' } }), status: 400 },
  ])('is refused with $name, and nothing runs', async ({ item, status }) => {
    const { call } = await prepared(item);
    expect((await call('PATCH', '/items/item-1')).status).toBe(status);
    expect((await call('GET', '/items/item-1')).body.status).toBe('UPDATED');
  });

  it('is refused with 409 when it comes too soon, naming interval and last sync', async () => {
    const { call } = await prepared(anItem({ lastUpdatedAt }, { onUpdate: { tooSoon: true } }));
    expect(await call('PATCH', '/items/item-1')).toMatchObject({
      status: 409,
      body: {
        codeDescription: 'CLIENT_IS_UPDATING_BEFORE_ALLOWED_FREQUENCY',
        data: { lastUpdatedAt, minUpdateFrequencyAllowedInHours: 6 },
      },
    });
  });
});

describe('items that come and change', () => {
  it('answers a replaced item from then on', async () => {
    const { sandbox, call } = await prepared(anItem());
    const account = { account: { id: 'acc-2', type: 'BANK' } };
    expect(sandbox.replaceItems('ana', items(anItem({ status: 'OUTDATED' }, { accounts: [account] })))).toBe(true);
    expect((await call('GET', '/items/item-1')).body).toMatchObject({ status: 'OUTDATED', clientUserId: 'user-ana' });
    expect((await call('GET', '/accounts?itemId=item-1')).body.results).toMatchObject([{ id: 'acc-2' }]);
    expect(sandbox.replaceItems('nobody', [])).toBe(false);
  });

  it.each([
    { user: 'user-ok', password: 'password-ok', status: 'UPDATED', executionStatus: 'SUCCESS' },
    { user: 'user-ok-account-error', password: 'password-ok', status: 'UPDATED', executionStatus: 'PARTIAL_SUCCESS' },
    { user: 'user-locked', password: 'password-ok', status: 'LOGIN_ERROR', executionStatus: 'ACCOUNT_LOCKED' },
    { user: 'user-ok', password: 'guess', status: 'LOGIN_ERROR', executionStatus: 'INVALID_CREDENTIALS' },
  ])('connects $user with $password: $executionStatus', async ({ user, password, status, executionStatus }) => {
    const { call, advance } = await prepared(anItem());
    const created = await call('POST', '/items', {
      connectorId: 0,
      parameters: { user, password },
      clientUserId: 'u-9',
    });
    expect(created.body).toMatchObject({ status: 'UPDATING', clientUserId: 'u-9' });
    advance(1_000);
    expect((await call('GET', `/items/${created.body.id}`)).body).toMatchObject({ status, executionStatus });
  });

  it('continues from its journal after a restart, with a running update', async () => {
    const journal = await openJournal();
    const { clock, advance } = handClock();
    const first = await running({ clock, journal });
    const account = { account: { id: 'acc-1', type: 'CREDIT', creditData: { brand: 'VISA' } } };
    first.putUser(
      'ana',
      'user-ana',
      items(anItem({}, { accounts: [account], onUpdate: { status: 'OUTDATED', afterMs: 500 } })),
    );
    await (await authorized(first))('PATCH', '/items/item-1');
    await first.close();

    const second = await running({ clock, journal });
    const call = await authorized(second);
    expect(second.hasUser('ana')).toBe(true);
    expect((await call('GET', '/items/item-1')).body).toMatchObject({ status: 'UPDATING', lastUpdatedAt: start });
    advance(500);
    expect((await call('GET', '/items/item-1')).body).toMatchObject({ status: 'OUTDATED', clientUserId: 'user-ana' });
    expect((await call('GET', '/accounts/acc-1')).body).toMatchObject({ creditData: { brand: 'VISA' } });
  });
});
