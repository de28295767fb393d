import type { QueueSender } from '../platform/queue.ts';
import { collectFailures } from '../platform/retry.ts';
import { type DueRecord, type DueUntil, eachDue } from '../platform/table/due.ts';
import { itemIdOfKey } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import type { ItemStore } from './item-store.ts';
import type { SyncItemBody } from './messages.ts';

/** Where webhooks come: banks are renewed once a day, and the event of it is what imports; the schedule finds what events miss. */
export const EVERY_HOURS = 24;
/** Random share of the interval, so items linked together spread out. */
const DRIFT = 0.1;
export const AT_ONCE = 25;
export const SYNC_SPREAD_SECONDS = 240;

export type DispatchParts = {
  table: Table;
  items: ItemStore;
  queue: Pick<QueueSender, 'sendBatch'>;
  spreadSeconds: number;
  /** Between two turns of a connection; default `EVERY_HOURS`. */
  everyHours?: number;
  /** `look` requests no update. */
  mode?: 'refresh' | 'look';
  random(): number;
};

const nextDue = (now: Instant, { everyHours = EVERY_HOURS, random }: DispatchParts): Instant =>
  addSeconds(now, everyHours * 3600 * (1 + DRIFT * (2 * random() - 1)));

const messageFor = ({ userId, sk }: DueRecord, { mode = 'refresh' }: DispatchParts): SyncItemBody[] => {
  const itemId = itemIdOfKey(sk);
  return itemId === null ? [] : [{ userId, itemId, mode }];
};

/** Enqueues first and then reschedules: a run that ends in between causes a repeated read, not a lost import. */
export const dispatchSyncs = async (parts: DispatchParts, range: DueUntil): Promise<void> => {
  const { table, items, queue, spreadSeconds, random } = parts;
  await eachDue(table, { kind: 'ITEM', ...range }, async (records) => {
    const { part, end } = collectFailures();
    const dispatch = async (chunk: readonly DueRecord[]): Promise<void> => {
      const bodies = chunk.flatMap((record) => messageFor(record, parts));
      await queue.sendBatch(bodies.map((body) => ({ body, delaySeconds: Math.floor(random() * spreadSeconds) })));
      await Promise.all(chunk.map((record) => part(items.reschedule(record, nextDue(range.until, parts)))));
    };
    for (let start = 0; start < records.length; start += AT_ONCE) {
      await part(dispatch(records.slice(start, start + AT_ONCE)));
    }
    end();
  });
};
