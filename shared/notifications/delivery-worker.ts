import type { Measure } from '../contract/metrics.ts';
import type { QueueSpec } from '../contract/queues.ts';
import { queueWorker } from '../jobs/queue-worker.ts';
import { queueSender } from '../queue.ts';
import { openTable } from '../storage/table.ts';
import { systemClock } from '../time/instant.ts';
import { badAddressStore } from './bad-addresses.ts';
import type { Sender } from './channel.ts';
import { deliveryId } from './delivery.ts';
import { deliveryStore } from './delivery-store.ts';
import { pacer } from './pace.ts';
import { PERSISTENT_PAUSES } from './persistently.ts';
import { recipientLookup } from './recipient-lookup.ts';
import { type SendingServices, sendDelivery } from './send-delivery.ts';
import { stillWanted } from './still-wanted.ts';

export type DeliveryWorker = {
  queue: QueueSpec & { maximumConcurrency: number };
  sender: Sender;
  /** What the vendor takes, all workers together; read at first use. */
  messagesPerSecond(): number;
};

const servicesOf = ({ queue, sender, messagesPerSecond }: DeliveryWorker, measure: Measure): SendingServices => {
  const table = openTable();
  return {
    deliveries: deliveryStore(table, systemClock),
    badAddresses: badAddressStore(table, systemClock),
    findRecipient: recipientLookup(table),
    stillWanted: stillWanted(table),
    sender,
    pace: pacer({ perSecond: messagesPerSecond(), workers: queue.maximumConcurrency }),
    queue: queueSender(queue),
    clock: systemClock,
    random: Math.random,
    measure,
    recordPauses: PERSISTENT_PAUSES,
  };
};

/** The worker of one channel's queue. The pace is kept over all batches of a container. */
export const deliveryWorker = (worker: DeliveryWorker) => {
  let services: SendingServices | undefined;
  return queueWorker({
    queue: worker.queue,
    schema: deliveryId,
    async work(id, { now, measure }) {
      services ??= servicesOf(worker, measure);
      await sendDelivery(services)(id, now);
    },
  });
};
