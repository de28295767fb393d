import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { AccessRecords } from '../access/access-records.ts';
import { accessStore } from '../access/access-store.ts';
import { eventItem, SYSTEM } from '../access/history.ts';
import { accessAt } from '../access/subscription.ts';
import type { SecurityNotices } from '../notifications/notices/security-notice.ts';
import { log } from '../platform/log.ts';
import { allOf } from '../platform/retry.ts';
import { type DueRecord, type DueUntil, EVER, eachDue, oncePerUser } from '../platform/table/due.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { updateOf } from '../platform/table/update.ts';
import { type UnlinkParts, unlinkItem } from '../sync/link-item.ts';
import { addSeconds, type Instant, laterOf } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';

const DAY = 86_400;
/** How long bank data is kept behind the end of the access. */
const KEPT_DAYS = 365;
/** Connections leave the aggregator, which goes on reading banks as long as they are there. */
const LEAVES_AFTER_DAYS = 30;
/** Days before the deletion at which its owner hears of it; and least days between the finding and the deletion. */
const NOTICE_DAYS = [30, 7] as const;
const LEAST_DAYS = 30;

const after = (from: Instant, days: number): Instant => addSeconds(from, days * DAY);

const schema = z.object({
  /** When the access ended. */
  endedAt: stored.instant,
  deleteAt: stored.instant,
  /** When the connections have left the aggregator. */
  leftAt: z._default(stored.maybeInstant, null),
  /** When each mail was written, the earlier first. */
  mails: z._default(z.array(stored.instant), []),
  dueAt: stored.instant,
});
export type Retention = z.output<typeof schema>;

type Plan = Pick<Retention, 'endedAt' | 'deleteAt' | 'leftAt' | 'mails'>;

/** A mail that was written late puts the deletion off: nobody has fewer days than it says. */
export const deleteAtOf = ({ deleteAt, mails }: Pick<Plan, 'deleteAt' | 'mails'>): Instant =>
  mails.reduce((at, mail, index) => laterOf(at, after(mail, NOTICE_DAYS[index] ?? 0)), deleteAt);

type Step = { kind: 'leave' | 'mail' | 'delete'; at: Instant };

/** What is to be done next, and when. Without both mails nothing is deleted. */
export const nextStep = (plan: Plan): Step => {
  const deleteAt = deleteAtOf(plan);
  const days = NOTICE_DAYS[plan.mails.length];
  const told: Step =
    days === undefined ? { kind: 'delete', at: deleteAt } : { kind: 'mail', at: after(deleteAt, -days) };
  const leave: Step = { kind: 'leave', at: after(plan.endedAt, LEAVES_AFTER_DAYS) };
  return plan.leftAt === null && leave.at <= told.at ? leave : told;
};

/** @param endedAt when the access ended, and null where nobody knows: then it ends now */
export const firstPlan = (endedAt: Instant | null, now: Instant): Plan => {
  const end = endedAt !== null && endedAt < now ? endedAt : now;
  return { endedAt: end, deleteAt: laterOf(after(end, KEPT_DAYS), after(now, LEAST_DAYS)), leftAt: null, mails: [] };
};

export type RetentionParts = UnlinkParts & {
  notices: Pick<SecurityNotices, 'make'>;
  /** Succeeds when the connection is gone already. */
  deleteItem(itemId: string): Promise<void>;
};

const hasPlan = ({ subscription }: AccessRecords, now: Instant): boolean => accessAt(subscription, now) === 'granted';

const read = async ({ client, name: TableName }: Table, userId: string): Promise<Retention | null> => {
  const get = new GetCommand({ TableName, Key: keys.retention(userId), ConsistentRead: true });
  const { Item } = await client.send(get);
  return Item ? schema.parse(Item) : null;
};

/** When an expired subscription ended, as far as it is known. */
const endOf = async ({ client, name: TableName }: Table, userId: string): Promise<Instant | null> => {
  const get = new GetCommand({ TableName, Key: keys.subscription(userId), ConsistentRead: true });
  const { Item } = await client.send(get);
  const known = z.object({ currentPeriodEnd: stored.maybeInstant, effectiveAt: stored.maybeInstant }).safeParse(Item);
  return known.success ? (known.data.currentPeriodEnd ?? known.data.effectiveAt) : null;
};

/** Of a user with connections and without access: the record that all else follows from, once. */
const begin = async ({ table }: RetentionParts, userId: string, now: Instant): Promise<void> => {
  if (await read(table, userId)) return;
  const access = await accessStore(table).read(userId);
  if (access.erased || !access.profile || hasPlan(access, now)) return;
  const plan = firstPlan(await endOf(table, userId), now);
  const set = { ...plan, duePk: keys.due('RETENTION', userId), dueAt: nextStep(plan).at };
  const made = updateOf(table, keys.retention(userId), { set, condition: 'attribute_not_exists(#endedAt)' });
  await writeAll(table, [made, unlessErased(table, userId)]);
};

type Taken = { userId: string; seen: Retention; access: AccessRecords; now: Instant };

/** Its condition fails where another run, or a plan, has changed the record. */
const moved = ({ table }: RetentionParts, { userId, seen }: Taken, change: Partial<Plan>) => {
  const plan = { ...seen, ...change };
  const set = { ...change, deleteAt: deleteAtOf(plan), dueAt: nextStep(plan).at };
  return updateOf(table, keys.retention(userId), { set, condition: '#dueAt = :seen', values: { ':seen': seen.dueAt } });
};

/** First it is noted at each connection that it leaves: the aggregator's event of its end removes no data then. */
const leave = async (parts: RetentionParts, taken: Taken): Promise<void> => {
  const { items, table } = parts;
  const { userId, now } = taken;
  for (const item of await items.list(userId)) {
    if (item.leftAt === undefined) await writeAll(table, items.leaves(item, now));
    await parts.deleteItem(item.id);
  }
  await writeAll(table, [moved(parts, taken, { leftAt: now })]);
};

const mail = async (parts: RetentionParts, taken: Taken): Promise<void> => {
  const { table, notices } = parts;
  const { userId, seen, access, now } = taken;
  if (!access.profile) return;
  const mails = [...seen.mails, now];
  const day = dateInSaoPaulo(deleteAtOf({ ...seen, mails }));
  const what = day.split('-').toReversed().join('/');
  const notice = notices.make(userId, access.profile, {
    ...{ id: 'retention', occurrence: `${seen.endedAt}-${mails.length}` },
    notice: { kind: 'account', event: 'data-ending', what, at: now },
  });
  // Whom no mail reaches keeps the data.
  if (notice.writes.length === 0) return;
  const failed = await writeAll(table, [moved(parts, taken, { mails }), ...notice.writes]);
  if (failed.length === 0) await notice.send();
};

/** What no connection brought alone, or what a removal that was cut off left. */
const OWN = ['ACCOUNT#', 'BILL#', 'CLOSING#', 'EDIT#', 'LEDGER#', 'RECURRING', 'FEED#'];

const deleteAll = async (parts: RetentionParts, { userId, seen, now }: Taken): Promise<void> => {
  const { table, items } = parts;
  const { client, name: TableName } = table;
  const goesOn = async () => (await read(table, userId))?.dueAt === seen.dueAt;
  for (const { id } of await items.list(userId)) {
    if (!(await goesOn())) return;
    await parts.deleteItem(id);
    await unlinkItem(parts, userId, id, 'no_plan');
  }
  for (const prefix of OWN) {
    for (const { pk, sk } of await queryPrefix(table, { ...keys.itemsOf(userId), ':prefix': prefix })) {
      if (!(await goesOn())) return;
      await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
    }
  }
  // With its end: a run that was cut off tells of it once.
  const entry = eventItem(userId, { event: 'data.deleted', at: now, by: SYSTEM, id: 'retention' }, {});
  const done = { TableName, Key: keys.retention(userId), ConditionExpression: 'dueAt = :seen' };
  const failed = await writeAll(table, [
    { Delete: { ...done, ExpressionAttributeValues: { ':seen': seen.dueAt } } },
    { Put: { TableName, Item: entry } },
    unlessErased(table, userId),
  ]);
  if (failed.length > 0) return;
  log.info('bank data of a user without a plan deleted', { userId });
};

const STEPS = { leave, mail, delete: deleteAll };

const takeUp = async (parts: RetentionParts, { userId }: DueRecord, now: Instant): Promise<void> => {
  const { table } = parts;
  const access = await accessStore(table).read(userId);
  const seen = await read(table, userId);
  if (!seen || access.erased) return;
  if (hasPlan(access, now)) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.retention(userId) }));
    return;
  }
  const step = nextStep(seen);
  if (step.at <= now) await STEPS[step.kind](parts, { userId, seen, access, now });
};

/**
 * Once a day. Whoever has connections and no access gets a record; what each record says is due is done, one step a day. Each
 * step can be repeated, so a run that ends anywhere is made up for by the next one.
 */
export const expireData = async (parts: RetentionParts, { until: now, shard }: DueUntil): Promise<void> => {
  const { table } = parts;
  await allOf(
    () =>
      eachDue(table, { kind: 'RETENTION', until: now, shard }, (records) =>
        allOf(...records.map((record) => () => takeUp(parts, record, now))),
      ),
    () =>
      eachDue(
        table,
        { kind: 'ITEM', until: EVER, shard },
        oncePerUser((userId) => begin(parts, userId, now)),
      ),
  );
};
