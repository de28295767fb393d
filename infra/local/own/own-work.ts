import { linkConnection } from '../../../shared/connections/link-connection.ts';
import { queues as queueSpecs } from '../../../shared/contract/queues.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { openAggregator } from '../../../shared/pluggy/open.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import type { Queues } from '../../emulators/sqs/queues.ts';
import type { UserRecords } from '../users/user-records.ts';
import type { Jobs } from '../workers/jobs.ts';
import { OWNER } from './owner.ts';

const AGAIN_AFTER_MS = 60_000;
/** The schedule's own looks; a shorter interval needs more. */
const SCHEDULE_MS = 300_000;

type OwnWork = {
  table: Table;
  queues: Queues;
  records: UserRecords;
  jobs: Jobs;
  itemIds: readonly string[];
  syncHours: number;
};

/** Links an item by the service's own rule, unless it was linked from here before: then its owner has unlinked it since. */
const linkOnce = async ({ table, queues, records }: OwnWork, itemId: string): Promise<void> => {
  const { userId, itemIds } = records.get(OWNER);
  if (itemIds.includes(itemId)) return;
  const parts = {
    aggregator: openAggregator(),
    items: itemStore(table),
    requestSync: async (body: object) => void queues.find(queueSpecs.syncItem.name).send(JSON.stringify(body)),
    termsOf: async () => null,
    isOwnApplication: true,
  };
  const item = await linkConnection(parts, { userId, itemId, now: systemClock(), via: 'dashboard' });
  if (!item) return console.error(`PLUGGY_ITEMS: Pluggy does not know ${itemId}`);
  records.change(OWNER, { itemIds: [...records.get(OWNER).itemIds, itemId] });
};

/** Makes every connection due, whatever its turn was, and lets the job find them. */
const readAll = async ({ table, records, jobs }: OwnWork): Promise<void> => {
  const { userId } = records.get(OWNER);
  const [items, now] = [itemStore(table), systemClock()];
  for (const { id, dueAt } of await items.list(userId)) {
    if (dueAt > now) await items.reschedule({ userId, ...keys.item(userId, id), dueAt }, now);
  }
  await jobs.run('dispatch-syncs', now);
};

/**
 * Links what the settings name, again as long as Pluggy does not answer, and reads every connection: now, and at shorter intervals
 * than the schedule's where the settings ask for them.
 * @returns how to stop
 */
export const startOwnWork = (work: OwnWork): (() => void) => {
  let left = work.itemIds;
  const timers: NodeJS.Timeout[] = [];
  const linkAll = async (): Promise<void> => {
    const failed: string[] = [];
    for (const itemId of left) await linkOnce(work, itemId).catch(() => failed.push(itemId));
    left = failed;
    if (failed.length > 0) timers.push(setTimeout(() => void linkAll(), AGAIN_AFTER_MS).unref());
  };
  const report = (error: unknown): void =>
    console.error(`The first synchronization failed: ${error instanceof Error ? error.name : 'unknown'}`);
  readAll(work).then(linkAll).catch(report);
  const everyMs = work.syncHours * 3_600_000;
  const dispatch = () => void work.jobs.run('dispatch-syncs', systemClock()).catch(report);
  if (everyMs < SCHEDULE_MS) timers.push(setInterval(dispatch, everyMs).unref());
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
};
