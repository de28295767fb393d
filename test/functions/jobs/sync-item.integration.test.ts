import type { SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler } from '../../../functions/jobs/sync-item.ts';
import { handler as eventHandler } from '../../../functions/jobs/webhook-event.ts';
import { parseItems } from '../../../infra/sandbox/fixture/read.ts';
import { userCreator } from '../../../shared/access/create-user.ts';
import { OPERATOR } from '../../../shared/access/history.ts';
import { subscriptionStore } from '../../../shared/access/subscription-store.ts';
import { accountStore } from '../../../shared/accounts/account-store.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { openTable } from '../../../shared/platform/table/table.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { linkItem } from '../../../shared/sync/link-item.ts';
import { instantFromMilliseconds } from '../../../shared/time/instant.ts';
import { anAccount, anItem, aRow } from '../../shared/sync/support.ts';
import { takeAll, useStandIns } from '../../support/stand-ins.ts';

const { standIns, faults } = useStandIns();
const now = instantFromMilliseconds(Date.UTC(2026, 2, 10, 12));

const eventOf = (...bodies: object[]): SQSEvent => ({
  Records: bodies.map((body, index) => ({
    messageId: `m${index}`,
    receiptHandle: `r${index}`,
    body: JSON.stringify(body),
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: 's',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn',
    awsRegion: 'sa-east-1',
  })),
});

let count = 0;
/** A new user with one item at the aggregator; linked by default. */
const aUser = async ({ access = true, linked = true } = {}) => {
  count += 1;
  const userId = await userCreator(openTable())({ name: 'Ana', email: null, phone: null }, now, []);
  const status = access ? 'active' : 'expired';
  const subscription = { plan: 'pro', status, currentPeriodEnd: null } as const;
  const change = { userId, subscription, effectiveAt: now, eventId: null, by: OPERATOR, now };
  await subscriptionStore(openTable()).set(change);
  const itemId = `item-${count}`;
  const accounts = [anAccount({ id: `acc-${count}` }, { transactions: [aRow({ id: `tx-${count}` })] })];
  standIns().sandbox?.putUser(userId, userId, parseItems({ items: [anItem({ id: itemId }, { accounts })] }));
  if (linked) await linkItem(itemStore(openTable()), { userId, itemId, now });
  return { userId, itemId };
};

const accountsOf = ({ userId }: { userId: string }) => accountStore(openTable()).list(userId);
const queued = (name: 'evaluateLimits' | 'syncItem') => takeAll(standIns().queues.find(queues[name].name));

describe('the worker of sync-item', () => {
  it('imports an item and has the user’s limits evaluated, at the instant of the message', async () => {
    const user = await aUser();
    expect(await handler(eventOf({ ...user, now }))).toEqual({ batchItemFailures: [] });
    expect(await accountsOf(user)).toHaveLength(1);
    expect(queued('evaluateLimits')).toEqual([
      { userId: user.userId, signals: 'later', now },
      { userId: user.userId, signals: 'changed', now },
    ]);
  });

  it('imports nothing for a user without access, before and after an erasure alike', async () => {
    const user = await aUser({ access: false });
    expect(await handler(eventOf(user))).toEqual({ batchItemFailures: [] });
    expect(await accountsOf(user)).toEqual([]);
  });

  it('fails one item alone, so that it never holds up another', async () => {
    const [broken, sound] = [await aUser(), await aUser()];
    faults.add({ target: 'pluggy', operation: `GET /items/${broken.itemId}`, times: 3, error: '500' });
    expect(await handler(eventOf(broken, sound))).toEqual({ batchItemFailures: [{ itemIdentifier: 'm0' }] });
    expect(await accountsOf(sound)).toHaveLength(1);
    expect(await accountsOf(broken)).toEqual([]);
    expect(await handler(eventOf(broken))).toEqual({ batchItemFailures: [] });
    expect(await accountsOf(broken)).toHaveLength(1);
  });
});

describe('the worker of webhook-event', () => {
  const event = (name: string, { itemId }: { itemId: string }, eventId = `${name} ${itemId}`) =>
    eventOf({ event: name, eventId, itemId });

  it('links a created item to its user and has it read', async () => {
    queued('syncItem');
    const user = await aUser({ linked: false });
    expect(await eventHandler(event('item/created', user))).toEqual({ batchItemFailures: [] });
    expect(await itemStore(openTable()).ownerOf(user.itemId)).toBe(user.userId);
    expect(queued('syncItem')).toEqual([user]);
  });

  it('tries a created item of an unknown user again', async () => {
    const itemId = 'item-of-nobody';
    standIns().sandbox?.putUser('nobody', 'nobody', parseItems({ items: [anItem({ id: itemId })] }));
    expect(await eventHandler(event('item/created', { itemId }))).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm0' }],
    });
  });

  it('unlinks a deleted item that the aggregator has no more', async () => {
    const user = await aUser();
    await handler(eventOf(user));
    await eventHandler(event('item/deleted', user, 'forged'));
    expect(await accountsOf(user)).toHaveLength(1);
    standIns().sandbox?.putUser(user.userId, user.userId, []);
    await eventHandler(event('item/deleted', user));
    expect(await accountsOf(user)).toEqual([]);
  });
});
