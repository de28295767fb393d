import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { accessStore } from '../access/access-store.ts';
import { type ErasureRecord, erasureWrites, readErasure } from '../access/erasure-record.ts';
import type { QueueSender } from '../platform/queue.ts';
import { allOf } from '../platform/retry.ts';
import { type DueRecord, eachDue } from '../platform/table/due.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { type ErasureMessage, erasureMarks } from './erasure-marks.ts';

/** When an erasure that was passed on, and has not removed its record, is passed on again. */
const AGAIN_SECONDS = 3600;

export type DueErasures = {
  table: Table;
  queue: Pick<QueueSender, 'send'>;
  /** Tells the payment provider. */
  tellErasure(userId: string, erasure: ErasureRecord): Promise<void>;
};

const pass = (queue: DueErasures['queue'], userId: string): Promise<void> =>
  queue.send({ userId } satisfies ErasureMessage);

/** A session that a release without this record opened: its owner is there. */
const isInUse = async (table: Table, userId: string): Promise<boolean> =>
  (await accessStore(table).read(userId)).sessions.length > 0;

/**
 * The marks of the erasure in one transaction with the end of its time: of this and of a sign-in one wins. Then the queue, in
 * this order: what is marked and not passed on is found again.
 */
const finish = async ({ table, queue }: DueErasures, userId: string, seen: ErasureRecord, now: Instant) => {
  const writes = erasureWrites(table, userId);
  const again = addSeconds(now, AGAIN_SECONDS);
  if (seen.state === 'begun') {
    if (await isInUse(table, userId)) return void (await writeAll(table, [writes.canceled(seen, now)]));
    if (!(await erasureMarks(table, userId, now).begin([writes.final(seen, again)]))) return;
  } else await writeAll(table, [writes.again(seen, again)]);
  await pass(queue, userId);
};

const settle = async (services: DueErasures, { userId, pk, sk }: DueRecord, now: Instant): Promise<void> => {
  const { table } = services;
  const get = new GetCommand({ TableName: table.name, Key: { pk, sk }, ConsistentRead: true });
  const { Item } = await table.client.send(get);
  if (!Item) return;
  const erasure = readErasure(Item);
  if (erasure.isUntold) await services.tellErasure(userId, erasure);
  if (erasure.state !== 'canceled' && erasure.finalAt <= now) await finish(services, userId, erasure, now);
};

/** Begins the removal of those whose 72 hours are over, and tells the payment provider what their own calls could not. */
export const settleDueErasures = (services: DueErasures, now: Instant): Promise<void> =>
  eachDue(services.table, { kind: 'ERASURE', until: now }, (records) =>
    allOf(...records.map((record) => () => settle(services, record, now))),
  );
