import { queues } from '../contract/queues.ts';
import { numericSetting, optionalSetting, variables } from '../platform/environment.ts';
import { queueSender } from '../platform/queue.ts';
import { openTable } from '../platform/table/table.ts';
import { openAggregator } from '../pluggy/open.ts';
import { importParts } from './import-parts.ts';
import type { ManualUpdateParts } from './manual-update.ts';
import { updateBudget } from './update-budget.ts';

const POLL_SECONDS = 30;
const COOLDOWN_SECONDS = 900;

const updatesPerMinute = (): number | null =>
  optionalSetting(variables.pluggyUpdatesPerMinute) ? numericSetting(variables.pluggyUpdatesPerMinute, 0) : null;

export const syncServices = (): ManualUpdateParts => {
  const table = openTable();
  const syncs = queueSender(queues.syncItem);
  const limits = queueSender(queues.evaluateLimits);
  return {
    ...importParts(table, openAggregator(), (userId) => limits.send({ userId })),
    budget: updateBudget(table, updatesPerMinute()),
    later: (body, delaySeconds) => syncs.send(body, { delaySeconds }),
    pollSeconds: numericSetting(variables.syncPollSeconds, POLL_SECONDS),
    cooldownSeconds: numericSetting(variables.manualUpdateCooldownSeconds, COOLDOWN_SECONDS),
  };
};
