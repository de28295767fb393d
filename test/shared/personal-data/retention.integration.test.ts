import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { subscriptionStore } from '../../../shared/access/subscription-store.ts';
import { accountStore } from '../../../shared/accounts/account-store.ts';
import { billStore } from '../../../shared/cards/bill-store.ts';
import { ledgerStore } from '../../../shared/ledger/ledger-store.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { securityNotices } from '../../../shared/notifications/notices/security-notice.ts';
import {
  deleteAtOf,
  expireData,
  firstPlan,
  nextStep,
  type RetentionParts,
} from '../../../shared/personal-data/retention.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { queryPartition } from '../../../shared/platform/table/query-pages.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import { household, sharedDynamoDb, start } from '../sync/import-support.ts';
import { anAccount, aRow } from '../sync/support.ts';

const dynamoDb = sharedDynamoDb();
const day = (days: number): Instant => addSeconds(start, days * 86_400);
const USER = 'user-1';
/** The one shard of the user's records: a run looks at 32. */
const shard = Number(keys.due('RETENTION', USER).split('#')[1]);

/** A process that dies at its n-th call of the table: before it takes effect, or after. */
const dying = (table: Table, calls: number, isAfter: boolean): Table => {
  let left = calls;
  const send = async (command: never) => {
    if (left <= 0 && !isAfter) throw new Error('killed');
    if (left < 0) throw new Error('killed');
    left -= 1;
    const answer = await table.client.send(command);
    if (left < 0) throw new Error('killed');
    return answer;
  };
  const client = new Proxy(table.client, { get: (of, name) => (name === 'send' ? send : Reflect.get(of, name)) });
  return { ...table, client };
};

const home = async (email: string | null = 'ana@example.com') => {
  const made = await household(dynamoDb);
  const { table, items } = made;
  const sent: string[] = [];
  const deleted: string[] = [];
  const profile = { name: 'Ana', email, phone: null };
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...keys.profile(USER), ...profile } }));
  made.has([anAccount({}, { transactions: [aRow()] })]);
  await made.link();
  await made.import();
  const words = { ...keys.merchantWords(USER, 'm'), category: 'Casa' };
  await table.client.send(new PutCommand({ TableName: table.name, Item: words }));
  const notices = securityNotices({
    deliveries: deliveryStore(table, () => start),
    emailQueue: {
      sendBatch: async (bodies: readonly { body: unknown }[]) => {
        sent.push(...bodies.map(({ body }) => JSON.stringify(body)));
      },
    } as never,
  });
  const parts: RetentionParts = {
    ...made.parts,
    notices,
    deleteItem: async (itemId) => {
      deleted.push(itemId);
    },
  };
  const plan = (status: 'active' | 'expired', at: Instant, currentPeriodEnd: Instant | null = null) =>
    subscriptionStore(table).set({
      ...{ userId: USER, effectiveAt: at, now: at, eventId: null },
      subscription: { plan: 'premium', status, currentPeriodEnd },
      by: { kind: 'operator' } as never,
    });
  const records = async () => (await queryPartition(table, keys.everythingOf(USER))).map(({ sk }) => String(sk));
  const mails = async () => (await records()).filter((sk) => sk.startsWith('DELIVERY#account#retention'));
  const run = (at: Instant) => expireData(parts, { until: at, shard });
  const hasRows = async () => (await records()).some((sk) => sk.startsWith('LEDGER#'));
  return { ...made, items, parts, sent, deleted, plan, records, mails, run, hasRows };
};

describe('when bank data ends', () => {
  it.each([
    ['ended today', day(0), day(365)],
    ['ended long ago', day(-400), day(30)],
    ['ended 340 days ago', day(-340), day(30)],
    ['ended 330 days ago', day(-330), day(35)],
    ['nobody knows', null, day(365)],
    ['an end that is to come', day(5), day(365)],
  ])('%s', (_, endedAt, deleteAt) => expect(firstPlan(endedAt, day(0)).deleteAt).toBe(deleteAt));

  it('is put off by a mail that is late, so nobody has fewer days than 30 and 7', () => {
    const plan = firstPlan(day(0), day(0));
    expect(nextStep(plan)).toEqual({ kind: 'leave', at: day(30) });
    const left = { ...plan, leftAt: day(30) };
    expect(nextStep(left)).toEqual({ kind: 'mail', at: day(335) });
    const late = { ...left, mails: [day(350)] };
    expect(deleteAtOf(late)).toBe(day(380));
    expect(nextStep(late)).toEqual({ kind: 'mail', at: day(373) });
    expect(nextStep({ ...late, mails: [day(350), day(390)] })).toEqual({ kind: 'delete', at: day(397) });
  });
});

const MOMENTS = [0, 1, 29, 30, 31, 334, 335, 336, 357, 358, 359, 364, 365, 366, 700];

describe('a user without a plan', () => {
  it('keeps the data for a year, hears of its end twice, and keeps the account', async () => {
    const { run, mails, records, hasRows, deleted, items } = await home();
    const seen: Record<number, string> = {};
    for (const at of MOMENTS) {
      await run(day(at));
      seen[at] = `${deleted.length > 0 ? 'left' : 'there'} ${(await mails()).length} ${await hasRows()}`;
    }
    expect(seen).toMatchObject({
      29: 'there 0 true',
      30: 'left 0 true',
      334: 'left 0 true',
      335: 'left 1 true',
      357: 'left 1 true',
      358: 'left 2 true',
      364: 'left 2 true',
      365: 'left 2 false',
      700: 'left 2 false',
    });
    const left = await records();
    expect(left.filter((sk) => /^(ITEM|ACCOUNT|BILL|CLOSING|EDIT|LEDGER|RECURRING|FEED|RETENTION)/.test(sk))).toEqual(
      [],
    );
    expect(left).toContain('ACCESS#PROFILE');
    expect(left.filter((sk) => sk.includes('data.deleted'))).toEqual([`HISTORY#${day(365)}#data.deleted#retention`]);
    expect(await items.consents.list(USER)).toMatchObject([{ endedBy: 'no_plan', endedAt: day(30) }]);
  });

  it('is not told twice, nor sees a year shortened, where the job dies at any of its calls', async () => {
    const one = await home();
    for (const at of MOMENTS) {
      for (const calls of [1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 16, 20, 25, 30])
        for (const isAfter of [false, true]) {
          const table = dying(one.table, calls, isAfter);
          const stores = {
            items: itemStore(table),
            accounts: accountStore(table),
            bills: billStore(table),
            ledger: ledgerStore(table),
          };
          await expireData({ ...one.parts, ...stores, table }, { until: day(at), shard }).catch(() => undefined);
        }
      await one.run(day(at));
      expect(await one.hasRows(), String(at)).toBe(at < 365);
    }
    expect(await one.mails()).toHaveLength(2);
  });

  it('keeps the data where no mail reaches', async () => {
    const { run, hasRows } = await home(null);
    for (const at of [...MOMENTS, 2000]) await run(day(at));
    expect(await hasRows()).toBe(true);
  });

  it('keeps it beyond a year where the job did not run: both mails come first', async () => {
    const { run, mails, hasRows } = await home();
    await run(day(0));
    await run(day(500));
    await run(day(501));
    expect([(await mails()).length, await hasRows()]).toEqual([1, true]);
    await run(day(524));
    expect([(await mails()).length, await hasRows()]).toEqual([2, true]);
    await run(day(530));
    expect(await hasRows()).toBe(true);
    await run(day(531));
    expect(await hasRows()).toBe(false);
  });

  it('who has a plan again keeps all, at any time, and begins anew when it ends', async () => {
    for (const until of [1, 31, 336, 359]) {
      const { run, plan, records, hasRows, mails } = await home();
      for (const at of MOMENTS.filter((moment) => moment <= until)) await run(day(at));
      expect(await records()).toContain('RETENTION');
      await plan('active', day(until));
      expect(await records()).not.toContain('RETENTION');
      for (const at of [366, 700]) await run(day(at));
      const before = (await mails()).length;
      await plan('expired', day(800));
      await run(day(801));
      for (const at of [1100, 1134]) await run(day(at));
      expect([await hasRows(), (await mails()).length]).toEqual([true, before]);
      for (const at of [1135, 1136, 1158]) await run(day(at));
      expect([await hasRows(), (await mails()).length]).toEqual([true, before + 2]);
      await run(day(1165));
      expect(await hasRows()).toBe(false);
    }
  });
});

it('who has a plan gets no record', async () => {
  const { run, plan, records } = await home();
  await plan('active', day(0));
  await run(day(1));
  expect(await records()).not.toContain('RETENTION');
});
