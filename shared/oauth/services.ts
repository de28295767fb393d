import { grantStore } from '../access/grant-store.ts';
import type { Measure } from '../contract/metrics.ts';
import { queues } from '../contract/queues.ts';
import { deliveryStore } from '../notifications/delivery-store.ts';
import { noticeBudgetStore } from '../notifications/notice-budget-store.ts';
import { securityNotices } from '../notifications/security-notice.ts';
import { queueSender } from '../platform/queue.ts';
import { keys } from '../platform/table/keys.ts';
import { openTable } from '../platform/table/table.ts';
import { systemClock } from '../time/instant.ts';

/** Dependencies of changes of grants. */
export const grantServices = (measure: Measure) => {
  const table = openTable();
  return {
    table,
    measure,
    grants: grantStore(table),
    notices: securityNotices({
      deliveries: deliveryStore(table, systemClock),
      budgets: noticeBudgetStore(table, keys.securityBudget),
      emailQueue: queueSender(queues.sendEmail),
    }),
  };
};

export type GrantServices = Omit<ReturnType<typeof grantServices>, 'table'>;
