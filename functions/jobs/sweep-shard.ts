import { queues } from '../../shared/contract/queues.ts';
import { removeFromFeed } from '../../shared/feed/feed-store.ts';
import { isOwnApplication, numericSetting, variables } from '../../shared/platform/environment.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { reminderStore, renewReminders } from '../../shared/reminders/reminder-store.ts';
import { queueWorker } from '../../shared/runtime/jobs/queue-worker.ts';
import { shardMessage } from '../../shared/runtime/jobs/sweep-shards.ts';
import { dispatchSyncs, EVERY_HOURS, SYNC_SPREAD_SECONDS } from '../../shared/sync/dispatch-syncs.ts';
import { itemStore } from '../../shared/sync/item-store.ts';
import { random } from '../../shared/time/host.ts';
import { systemClock } from '../../shared/time/instant.ts';

/** One shard's part of a scheduled job. */
export const handler = queueWorker({
  queue: queues.sweepShard,
  schema: shardMessage,
  work({ sweep, ...range }, { measure }) {
    const table = openTable();
    switch (sweep) {
      case 'dispatch-syncs': {
        const spreadSeconds = numericSetting(variables.syncSpreadSeconds, SYNC_SPREAD_SECONDS);
        const queue = queueSender(queues.syncItem);
        const everyHours = numericSetting(variables.syncHours, EVERY_HOURS);
        const mode = isOwnApplication() ? 'look' : 'refresh';
        const items = itemStore(table);
        return dispatchSyncs({ table, items, queue, spreadSeconds, everyHours, mode, random }, range);
      }
      case 'expire-feed':
        return removeFromFeed(table, range);
      case 'renew-reminders': {
        const dispatchQueue = queueSender(queues.dispatchReminder);
        return renewReminders({ reminders: reminderStore(table), dispatchQueue, clock: systemClock, measure }, range);
      }
    }
  },
});
