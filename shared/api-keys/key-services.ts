import { type KeyStore, keyStore } from '../access/key-store.ts';
import type { Measure } from '../contract/metrics.ts';
import { queues } from '../contract/queues.ts';
import { type Outbox, outbox } from '../events/outbox.ts';
import { deliveryStore } from '../notifications/delivery-store.ts';
import { type SecurityNotices, securityNotices } from '../notifications/notices/security-notice.ts';
import { queueSender } from '../platform/queue.ts';
import { openTable } from '../platform/table/table.ts';
import { systemClock } from '../time/instant.ts';

/** Dependencies of changes of keys. */
export type KeyServices = { store: KeyStore; notices: SecurityNotices; events: Outbox; measure: Measure };

export const keyServices = (measure: Measure): KeyServices => {
  const table = openTable();
  return {
    measure,
    store: keyStore(table),
    events: outbox(table),
    notices: securityNotices({
      deliveries: deliveryStore(table, systemClock),
      emailQueue: queueSender(queues.sendEmail),
    }),
  };
};
