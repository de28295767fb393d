import { accessStore } from '../access/access-store.ts';
import { accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import { presentCursor } from '../changes/read-changes.ts';
import type { Measure } from '../contract/metrics.ts';
import { queues } from '../contract/queues.ts';
import { deliveryStore } from '../notifications/delivery-store.ts';
import { noticeBudgetStore } from '../notifications/notice-budget-store.ts';
import { securityNotices } from '../notifications/security-notice.ts';
import { optionalSetting, variables } from '../platform/environment.ts';
import type { Reach } from '../platform/outgoing/destination.ts';
import { outgoingFetch } from '../platform/outgoing/outgoing-fetch.ts';
import { queueSender } from '../platform/queue.ts';
import { secretField } from '../platform/secrets.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { connectionReader } from '../sync/connection-reader.ts';
import { systemClock } from '../time/instant.ts';
import { simulatedInstant } from '../time/simulated.ts';
import type { AttemptServices } from './attempt.ts';
import { checkUrl as checkPublicUrl } from './check-url.ts';
import { hookDeliveryStore } from './delivery-store.ts';
import { endpointStore } from './endpoint-store.ts';
import type { FanOutServices } from './fan-out.ts';
import type { SendServices } from './send-due.ts';
import type { MasterSecret } from './signature.ts';
import type { TestServices } from './test-webhook.ts';

export const masterSecret: MasterSecret = () => secretField('webhooks', 'key');

const reach = (): Reach => ({ loopback: optionalSetting(variables.outgoingLoopback) === '1' });

/** @throws InvalidInputError */
export const checkUrl = (text: string): Promise<string> => checkPublicUrl(text, reach());

const attemptServices = (): AttemptServices => ({
  fetch: outgoingFetch(reach()),
  master: masterSecret,
  clock: systemClock,
  stopwatch: () => performance.now(),
});

export const testServices = (table: Table): TestServices => ({
  ...attemptServices(),
  table,
  endpoints: endpointStore(table),
  deliveries: hookDeliveryStore(table),
});

/** Dependencies of the queue's worker. */
export const sendServices = (table: Table, measure: Measure): SendServices & FanOutServices => {
  const endpoints = endpointStore(table);
  const notices = securityNotices({
    deliveries: deliveryStore(table, systemClock),
    budgets: noticeBudgetStore(table, keys.securityBudget),
    emailQueue: queueSender(queues.sendEmail),
  });
  const access = accessStore(table);
  const cursors = {
    snapshots: accountSnapshotStore(table),
    connections: connectionReader(table),
    cursorKey: () => secretField('cursor', 'key'),
  };
  return {
    ...attemptServices(),
    table,
    endpoints,
    deliveries: hookDeliveryStore(table),
    queue: queueSender(queues.sendWebhook),
    moment: () => simulatedInstant() ?? systemClock(),
    random: Math.random,
    cursorBefore: (userId, place, now) => presentCursor(cursors, userId, now, place),
    measure,
    // Against no budget: each of five endpoints is disabled once in five days at most.
    async disabledNotice({ userId, webhookId, url, disabledAt }) {
      const { profile } = await access.read(userId);
      const at = disabledAt ?? systemClock();
      const about = { id: webhookId, occurrence: `disabled-${at}`, notice: { kind: 'webhook' as const, url, at } };
      return profile ? notices.scheduled(userId, profile, about) : { writes: [], send: async () => undefined };
    },
  };
};
