import { queues } from '../contract/queues.ts';
import { numericSetting, optionalSetting, variables } from '../environment.ts';
import { queueSender } from '../queue.ts';
import { openTable } from '../storage/table.ts';
import { importParts } from './import-parts.ts';
import type { ManualUpdateParts } from './manual-update.ts';
import { carriedNow } from './messages.ts';
import { openAggregator } from './pluggy/open.ts';
import { updateBudget } from './update-budget.ts';

const POLL_SECONDS = 30;

const updatesPerMinute = (): number | null =>
  optionalSetting(variables.pluggyUpdatesPerMinute) ? numericSetting(variables.pluggyUpdatesPerMinute, 0) : null;

/** What synchronization works with in a function. @param message whose simulated instant travels on, if it has one */
export const syncServices = (message: { now?: string | undefined } = {}): ManualUpdateParts => {
  const table = openTable();
  const syncs = queueSender(queues.syncItem);
  const limits = queueSender(queues.evaluateLimits);
  return {
    ...importParts(table, openAggregator(), (userId) => limits.send({ userId, ...carriedNow(message) })),
    budget: updateBudget(table, updatesPerMinute()),
    later: (body, delaySeconds) => syncs.send(body, { delaySeconds }),
    pollSeconds: numericSetting(variables.syncPollSeconds, POLL_SECONDS),
  };
};
