import type { QueueSender } from '../queue.ts';
import { type DueRecord, eachDue } from '../storage/due.ts';
import { itemIdOfKey } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import type { ItemStore } from './item-store.ts';
import type { SyncItemBody } from './messages.ts';

/** Events of the aggregator come in between; the schedule finds what they miss. */
export const EVERY_SECONDS = 6 * 3600;
/** Share of that by which items drift apart, so that those linked together do not stay together. */
const DRIFT = 0.1;
export const AT_ONCE = 25;
/** Over so many seconds one run spreads its messages, unless set otherwise. */
export const SPREAD_SECONDS = 240;

export type DispatchParts = {
  table: Table;
  items: ItemStore;
  queue: Pick<QueueSender, 'sendBatch'>;
  /** Over so many seconds one run spreads its messages. */
  spreadSeconds: number;
  /** 0 to 1. */
  random(): number;
};

const nextDue = (now: Instant, random: () => number): Instant =>
  addSeconds(now, EVERY_SECONDS * (1 + DRIFT * (2 * random() - 1)));

const messageFor = ({ userId, sk }: DueRecord, now: Instant): SyncItemBody[] => {
  const itemId = itemIdOfKey(sk);
  return itemId === null ? [] : [{ userId, itemId, mode: 'refresh', now }];
};

/**
 * Queues one message for each item that is due at `now`, and moves the item to its next turn. The message goes first:
 * a run that dies in between queues an item twice, which costs a read, and never forgets one.
 */
export const dispatchSyncs = async (parts: DispatchParts, now: Instant): Promise<void> => {
  const { table, items, queue, spreadSeconds, random } = parts;
  await eachDue(table, { kind: 'ITEM', until: now }, async (records) => {
    for (let start = 0; start < records.length; start += AT_ONCE) {
      const chunk = records.slice(start, start + AT_ONCE);
      const bodies = chunk.flatMap((record) => messageFor(record, now));
      await queue.sendBatch(bodies.map((body) => ({ body, delaySeconds: Math.floor(random() * spreadSeconds) })));
      await Promise.all(chunk.map((record) => items.reschedule(record, nextDue(now, random))));
    }
  });
};
