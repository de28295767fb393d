import { describe, expect, it } from 'vitest';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { eventStore, handleEvent, UnknownOwnerError } from '../../../shared/sync/handle-event.ts';
import type { SyncItemBody } from '../../../shared/sync/messages.ts';
import { type Household, household, sharedDynamoDb, start } from './import-support.ts';
import { anAccount, anItem, aRow, itemEntries } from './support.ts';

const dynamoDb = sharedDynamoDb();

const listening = async (users: readonly string[] = ['user-1'], erased: readonly string[] = []) => {
  const home = await household(dynamoDb);
  home.has([anAccount({}, { transactions: [aRow()] })]);
  const requested: SyncItemBody[] = [];
  let failing = false;
  const parts = {
    ...home.parts,
    events: eventStore(home.table),
    termsOf: async () => ({ terms: '2', privacy: '1' }),
    connectionsAllowed: async (userId: string) => (users.includes(userId) ? null : ('unknown' as const)),
    isErased: async (userId: string) => erased.includes(userId),
    requestSync: async (message: SyncItemBody) => {
      if (failing) throw new Error('queue');
      requested.push(message);
    },
  };
  const handle = (event: string, eventId = `e-${event}`, itemId = 'item-1') =>
    handleEvent(parts, { event, eventId, itemId }, { now: start });
  const failQueue = (fails: boolean) => {
    failing = fails;
  };
  return { home, requested, handle, failQueue };
};

const ownerOf = ({ items }: Household) => items.ownerOf('item-1');

it('the end of a connection that left the aggregator for want of a plan removes no data', async () => {
  const { home, handle } = await listening();
  await handle('item/created');
  const item = await home.items.find('user-1', 'item-1');
  if (item) await writeAll(home.table, home.items.leaves(item, start));
  await home.parts.aggregator.deleteItem('item-1');
  await handle('item/deleted');
  expect(await home.items.list('user-1')).toMatchObject([{ id: 'item-1', leftAt: start }]);
});

describe('item/created', () => {
  it('links the item to the user whom the aggregator names, and reads it', async () => {
    const { home, requested, handle } = await listening();
    await handle('item/created');
    expect(await ownerOf(home)).toBe('user-1');
    expect(requested).toEqual([{ userId: 'user-1', itemId: 'item-1' }]);
  });

  it('is tried again while the user is unknown, and then links', async () => {
    const users: string[] = [];
    const { home, handle } = await listening(users);
    await expect(handle('item/created')).rejects.toThrow(UnknownOwnerError);
    expect(await ownerOf(home)).toBeNull();
    users.push('user-1');
    await handle('item/created');
    expect(await ownerOf(home)).toBe('user-1');
  });

  it('of a user who was erased removes the item at the aggregator, and is done', async () => {
    const { home, requested, handle } = await listening([], ['user-1']);
    await handle('item/created');
    expect(await ownerOf(home)).toBeNull();
    expect(requested).toEqual([]);
    await expect(home.parts.aggregator.item('item-1')).rejects.toThrow();
  });

  it('never moves a linked item', async () => {
    const { home, requested, handle } = await listening(['user-1', 'user-2']);
    await home.items.link('user-2', 'item-1', { now: start, dueAt: start });
    await handle('item/created');
    expect(await ownerOf(home)).toBe('user-2');
    expect(requested).toEqual([]);
  });

  it('of an item that is gone again is done', async () => {
    const { home, handle } = await listening();
    home.bank.putUser('ana', 'user-1', []);
    await handle('item/created');
    expect(await ownerOf(home)).toBeNull();
  });
});

describe('events of a linked item', () => {
  it.each([
    'item/updated',
    'item/error',
    'item/waiting_user_input',
    'item/waiting_user_action',
    'item/login_succeeded',
    'transactions/created',
    'transactions/updated',
    'transactions/deleted',
  ])('%s leads to one import, however often it comes', async (event) => {
    const { home, requested, handle } = await listening();
    await home.link();
    await handle(event);
    await handle(event);
    const removal = event === 'transactions/deleted' ? { isOfRemoval: true } : {};
    expect(requested).toEqual([{ userId: 'user-1', itemId: 'item-1', ...removal }]);
    await handle(event, 'another event');
    expect(requested).toHaveLength(2);
  });

  it('is done again when its work failed', async () => {
    const { home, requested, handle, failQueue } = await listening();
    await home.link();
    failQueue(true);
    await expect(handle('item/updated')).rejects.toThrow('queue');
    failQueue(false);
    await handle('item/updated');
    expect(requested).toHaveLength(1);
  });

  it('item/deleted unlinks it with all it brought', async () => {
    const { home, handle } = await listening();
    await home.link();
    await home.import();
    home.bank.putUser('ana', 'user-1', []);
    await handle('item/deleted');
    expect([await ownerOf(home), await home.items.list('user-1'), await home.rows()]).toEqual([null, [], []]);
    expect(await home.parts.accounts.list('user-1')).toEqual([]);
  });
});

it('item/deleted of an item that the aggregator still has takes nothing away, and leads to one import', async () => {
  const { home, requested, handle } = await listening();
  await home.link();
  await home.import();
  await handle('item/deleted');
  expect(await ownerOf(home)).toBe('user-1');
  expect(await home.items.list('user-1')).toHaveLength(1);
  expect(await home.rows()).toHaveLength(1);
  expect(requested).toEqual([{ userId: 'user-1', itemId: 'item-1' }]);
});

it('item/deleted completes an unlinking that died, of an item that the aggregator still has', async () => {
  const { home, requested, handle } = await listening();
  await home.link();
  await home.import();
  await home.items.remove('user-1', 'item-1');
  await handle('item/deleted');
  expect([await ownerOf(home), await home.rows(), requested]).toEqual([null, [], []]);
});

it('item/deleted is tried again while the aggregator does not say whether it has the item', async () => {
  const { home, handle } = await listening();
  await home.link();
  await home.import();
  await home.bank.close();
  await expect(handle('item/deleted')).rejects.toThrow('answered nothing');
  expect(await home.rows()).toHaveLength(1);
});

it.each(['item/updated', 'item/deleted', 'transactions/created'])(
  '%s of an item that is not linked does nothing',
  async (event) => {
    const { home, requested, handle } = await listening();
    home.bank.putUser('bia', 'user-2', itemEntries(anItem({ id: 'item-2' })));
    await handle(event, 'e1', 'item-2');
    expect(requested).toEqual([]);
    expect(await home.items.ownerOf('item-2')).toBeNull();
  },
);
