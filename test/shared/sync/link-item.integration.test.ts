import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { closingDateStore } from '../../../shared/cards/closing-date-store.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { linkItem, unlinkItem } from '../../../shared/sync/link-item.ts';
import { household, sharedDynamoDb, start } from './import-support.ts';
import { anAccount, anItem, aRow, itemEntries } from './support.ts';

const dynamoDb = sharedDynamoDb();
const request = { userId: 'user-1', itemId: 'item-1', now: start };

describe('linking', () => {
  it('makes an item the user’s once, and due at once', async () => {
    const { items } = await household(dynamoDb);
    expect(await linkItem(items, request)).toBe('linked');
    expect(await linkItem(items, request)).toBe('already linked');
    expect(await items.ownerOf('item-1')).toBe('user-1');
    expect(await items.list('user-1')).toMatchObject([{ id: 'item-1', status: 'UPDATING', dueAt: start }]);
  });

  it('never moves an item to another user', async () => {
    const { items } = await household(dynamoDb);
    await linkItem(items, request);
    expect(await linkItem(items, { ...request, userId: 'user-2' })).toBe('foreign');
    expect(await items.ownerOf('item-1')).toBe('user-1');
    expect(await items.list('user-2')).toEqual([]);
  });

  it('gives an item to one of two users who link it at the same time', async () => {
    const { items } = await household(dynamoDb);
    const users = ['user-1', 'user-2', 'user-3'];
    const outcomes = await Promise.all(users.map((userId) => linkItem(items, { ...request, userId })));
    expect([...outcomes].sort()).toEqual(['foreign', 'foreign', 'linked']);
  });

  it('takes no more than the plan allows, also at the same time, and knows its own again', async () => {
    const { items } = await household(dynamoDb);
    const at = (itemId: string, most: number | null = 2) => linkItem(items, { ...request, itemId, most });
    expect(await at('item-1', 0)).toBe('full');
    expect(await at('item-1')).toBe('linked');
    const raced = await Promise.all(['item-2', 'item-3', 'item-4', 'item-5'].map((itemId) => at(itemId)));
    expect([...raced].sort()).toEqual(['full', 'full', 'full', 'linked']);
    expect(await items.list('user-1')).toHaveLength(2);
    expect(await at('item-1')).toBe('already linked');
    expect(await at('item-6', null)).toBe('linked');
    expect(await at('item-7', 3)).toBe('full');
    for (const { id } of (await items.list('user-1')).slice(1)) await items.remove('user-1', id);
    expect(await at('item-7')).toBe('linked');
    expect(await at('item-8')).toBe('full');
    expect(await linkItem(items, { userId: 'user-2', itemId: 'item-7', now: start, most: 5 })).toBe('foreign');
  });

  it('of the same item at the same time, at the last place, is one', async () => {
    const { items } = await household(dynamoDb);
    const all = await Promise.all(Array.from({ length: 4 }, () => linkItem(items, { ...request, most: 1 })));
    expect([...all].sort()).toEqual(['already linked', 'already linked', 'already linked', 'linked']);
  });

  it('leaves an erased user alone', async () => {
    const { items, table } = await household(dynamoDb);
    await table.client.send(new PutCommand({ TableName: table.name, Item: keys.tombstone('user-1') }));
    expect(await linkItem(items, request)).toBe('erased');
    expect(await linkItem(items, { ...request, most: 1 })).toBe('erased');
    expect(await items.ownerOf('item-1')).toBeNull();
  });
});

describe('unlinking', () => {
  const twoItems = async () => {
    const home = await household(dynamoDb);
    const bill = { id: 'bill-1', dueDate: '2026-02-17T00:00:00.000Z', totalAmount: 10 };
    const card = anAccount({ id: 'card-1', type: 'CREDIT' }, { transactions: [aRow()], bills: [bill] });
    const other = anAccount({ id: 'acc-9' }, { transactions: [aRow({ id: 'tx-9' })] });
    home.bank.putUser(
      'ana',
      'user-1',
      itemEntries(anItem({}, { accounts: [card] }), anItem({ id: 'item-2' }, { accounts: [other] })),
    );
    const bills = closingDateStore(home.table);
    for (const itemId of ['item-1', 'item-2']) {
      await home.link(itemId);
      await home.importOf(itemId);
    }
    await bills.insert({
      id: 'closing-1',
      userId: 'user-1',
      accountId: 'card-1',
      closingDay: 10,
      isActive: true,
      notes: '',
      createdAt: start,
      updatedAt: start,
    });
    return home;
  };

  const left = async ({ items, parts, table, rows }: Awaited<ReturnType<typeof twoItems>>) => ({
    items: (await items.list('user-1')).map(({ id }) => id),
    accounts: (await parts.accounts.list('user-1')).map(({ id }) => id),
    rows: (await rows()).map(({ id }) => id),
    bills: (await parts.bills.list('user-1')).map(({ id }) => id),
    closingDates: (await closingDateStore(table).list('user-1')).map(({ id }) => id),
    owner: await items.ownerOf('item-1'),
  });
  const gone = { items: ['item-2'], accounts: ['acc-9'], rows: ['tx-9'], bills: [], closingDates: [], owner: null };

  it('takes everything of the item and nothing of another', async () => {
    const home = await twoItems();
    await unlinkItem(home.parts, 'user-1', 'item-1');
    expect(await left(home)).toEqual(gone);
  });

  it('can be repeated after it broke off anywhere', async () => {
    const home = await twoItems();
    // One that takes effect lets the next run get one step further.
    for (let broken = 0; broken < 12; broken += 1) {
      const error = broken % 2 === 0 ? '500' : 'lost';
      dynamoDb.faults.add({ target: 'dynamodb', operation: 'TransactWriteItems', times: 1, error });
      await unlinkItem(home.parts, 'user-1', 'item-1').catch(() => undefined);
      dynamoDb.faults.clear();
      expect(await home.items.list('user-1')).toHaveLength(broken === 0 ? 2 : 1);
    }
    await unlinkItem(home.parts, 'user-1', 'item-1');
    expect(await left(home)).toEqual(gone);
  });
});
