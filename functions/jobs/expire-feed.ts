import { expireFeed } from '../../shared/feed/feed-store.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';

/** Every hour: changes of transactions that are older than 90 days leave the feed. */
export const handler = scheduledJob({
  name: 'expire-feed',
  run: ({ now }) => expireFeed(openTable(), now),
});
