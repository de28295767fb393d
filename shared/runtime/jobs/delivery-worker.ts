import { type Switches, switchReader } from '../../access/switches.ts';
import type { Measure } from '../../contract/metrics.ts';
import { type QueueSpec, queues } from '../../contract/queues.ts';
import { outbox } from '../../events/outbox.ts';
import { openAddressHashes } from '../../notifications/address-hashes.ts';
import type { Sender } from '../../notifications/channels/channel.ts';
import { rateLimiter } from '../../notifications/channels/rate-limiter.ts';
import { deliveryId } from '../../notifications/delivery.ts';
import { deliveryStore } from '../../notifications/delivery-store.ts';
import { RECORDING, recipientLookup, type SendingServices, sendDelivery } from '../../notifications/send-delivery.ts';
import { suppressionListStore } from '../../notifications/suppression-list.ts';
import { queueSender } from '../../platform/queue.ts';
import { openTable } from '../../platform/table/table.ts';
import { random } from '../../time/host.ts';
import { systemClock } from '../../time/instant.ts';
import { queueWorker } from './queue-worker.ts';
import { stillWanted } from './still-wanted.ts';

export type DeliveryWorker = {
  queue: QueueSpec & { maximumConcurrency: number };
  sender: Sender;
  isStopped(on: Switches): boolean;
  /** The vendor's rate limit for all workers together; read at first use. */
  messagesPerSecond(): number;
};

const servicesOf = (
  { queue, sender, isStopped, messagesPerSecond }: DeliveryWorker,
  measure: Measure,
): SendingServices => {
  const table = openTable();
  return {
    deliveries: deliveryStore(table, systemClock),
    suppressionList: suppressionListStore(table, systemClock),
    addressHashes: openAddressHashes,
    findRecipient: recipientLookup(table),
    stillWanted: stillWanted(table),
    isStopped: async () => isStopped(await switchReader(table).on()),
    sender,
    pace: rateLimiter({ perSecond: messagesPerSecond(), workers: queue.maximumConcurrency }),
    queue: queueSender(queue),
    phoneQueue: queueSender(queues.sendWhatsapp),
    events: outbox(table),
    clock: systemClock,
    random,
    measure,
    recording: RECORDING,
  };
};

/** The worker of one channel's queue. The rate applies to all batches of a container. */
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
