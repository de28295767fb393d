import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { keys } from '../../../shared/platform/table/keys.ts';
import { linkItem, unlinkItem } from '../../../shared/sync/link-item.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { household, sharedDynamoDb, start } from './import-support.ts';

const dynamoDb = sharedDynamoDb();
const request = { userId: 'user-1', itemId: 'item-1', now: start };
const consent = { connectorName: 'Nubank', versions: { terms: '2', privacy: '1' }, via: 'link' as const };
const given = {
  itemId: 'item-1',
  connectorName: 'Nubank',
  givenAt: start,
  termsVersion: '2',
  privacyVersion: '1',
  via: 'link',
  endedAt: null,
  endedBy: null,
};

describe('the record of what a person authorized', () => {
  it('is written with the link, once, and no other link changes it', async () => {
    const { items } = await household(dynamoDb);
    await linkItem(items, { ...request, consent });
    await linkItem(items, {
      ...request,
      now: addSeconds(start, 60),
      consent: { ...consent, via: 'dashboard' as never },
    });
    expect(await items.consents.list('user-1')).toEqual([given]);
  });

  it('is not written for an item of another user, nor for a user who is erased', async () => {
    const { items, table } = await household(dynamoDb);
    await linkItem(items, { ...request, consent });
    await linkItem(items, { ...request, userId: 'user-2', consent });
    expect(await items.consents.list('user-2')).toEqual([]);
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.itemOwner('item-1') }));
  });

  it.each(['user', 'bank', 'no_plan'] as const)('ends with the connection, by %s, and stays', async (by) => {
    const home = await household(dynamoDb);
    const { items } = home;
    await linkItem(items, { ...request, consent });
    await unlinkItem(home.parts, 'user-1', 'item-1', by);
    expect(await items.consents.list('user-1')).toEqual([{ ...given, endedAt: expect.any(String), endedBy: by }]);
  });

  it('ends by whom it was being ended, although the event of the aggregator came first', async () => {
    const home = await household(dynamoDb);
    const { items } = home;
    await linkItem(items, { ...request, consent });
    const item = await items.find('user-1', 'item-1');
    if (item) await items.consents.ending(item, 'user');
    await unlinkItem(home.parts, 'user-1', 'item-1', 'bank');
    await unlinkItem(home.parts, 'user-1', 'item-1', 'bank');
    expect(await items.consents.list('user-1')).toMatchObject([{ endedBy: 'user' }]);
  });

  it('is another one after another link of the same item', async () => {
    const home = await household(dynamoDb);
    const { items } = home;
    await linkItem(items, { ...request, consent });
    await unlinkItem(home.parts, 'user-1', 'item-1');
    const later = addSeconds(start, 3600);
    await linkItem(items, { ...request, now: later, consent: { ...consent, via: 'dashboard' as never } });
    expect(await items.consents.list('user-1')).toMatchObject([
      { givenAt: later, via: 'dashboard', endedAt: null },
      { givenAt: start, via: 'link', endedBy: 'user' },
    ]);
  });

  it('learns from the page how it was given, where the event of the aggregator linked it', async () => {
    const { items } = await household(dynamoDb);
    await linkItem(items, { ...request, consent: { ...consent, via: null } });
    const item = await items.find('user-1', 'item-1');
    if (!item) throw new Error('not linked');
    await items.consents.by(item, 'dashboard');
    await items.consents.by(item, 'link');
    expect(await items.consents.list('user-1')).toMatchObject([{ via: 'dashboard' }]);
  });

  it('of a connection of before is written by its next import, without versions, and once', async () => {
    const { items, table } = await household(dynamoDb);
    await linkItem(items, request);
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.consent('user-1', 'item-1', start) }));
    const item = await items.find('user-1', 'item-1');
    if (!item) throw new Error('not linked');
    expect(await items.consents.missing(item)).toHaveLength(1);
    await items.remove('user-1', 'item-1');
    expect(await items.consents.list('user-1')).toMatchObject([
      { givenAt: start, termsVersion: null, privacyVersion: null, via: null, endedBy: 'user' },
    ]);
    expect(await items.consents.missing(item)).toEqual([]);
  });
});
