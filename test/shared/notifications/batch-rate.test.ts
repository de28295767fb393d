import { setTimeout as pause } from 'node:timers/promises';
import type { SQSRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { queues } from '../../../shared/contract/queues.ts';
import { queueWorker } from '../../../shared/jobs/queue-worker.ts';
import { badAddressStore } from '../../../shared/notifications/bad-addresses.ts';
import { deliveryId } from '../../../shared/notifications/delivery.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { pacer } from '../../../shared/notifications/pace.ts';
import { sendDelivery } from '../../../shared/notifications/send-delivery.ts';
import { writeAll } from '../../../shared/storage/transact.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';

const BATCH = 10;
/** How long the vendor takes for one message. */
const VENDOR_MILLISECONDS = 400;
const notice = { kind: 'reminder' as const, title: 'Aluguel', amount: null, dueDate: '2026-03-10' };

const idOf = (id: string) => ({ userId: 'ana', kind: 'reminder', id, occurrence: 'o', channel: 'email' as const });

const recordOf = (id: string): SQSRecord => ({
  messageId: id,
  receiptHandle: 'h',
  body: JSON.stringify(idOf(id)),
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: 'x',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn',
  awsRegion: 'sa-east-1',
});

const milliseconds = async (run: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await run();
  return performance.now() - started;
};

it('the worker sends a batch at least eight times as fast as one that walks it', async () => {
  const table = await inProcessTable();
  const deliveries = deliveryStore(table, systemClock);
  let sent = 0;
  const send = async () => {
    await pause(VENDOR_MILLISECONDS);
    sent += 1;
    return { kind: 'accepted' as const, messageId: `m-${sent}` };
  };
  const work = sendDelivery({
    deliveries,
    badAddresses: badAddressStore(table, systemClock),
    findRecipient: async () => ({ name: 'Ana', email: 'ana@example.com', phone: null }),
    stillWanted: { reminder: async () => true, limit: async () => true },
    sender: { send },
    pace: pacer({ perSecond: 1000, workers: 2 }),
    queue: { send: async () => undefined },
    clock: systemClock,
    random: Math.random,
    recordPauses: [],
    measure: () => undefined,
  });
  const worker = queueWorker({ queue: queues.sendEmail, schema: deliveryId, work: (id, { now }) => work(id, now) });
  const batch = async (name: string): Promise<SQSRecord[]> => {
    const ids = Array.from({ length: BATCH }, (_, index) => `${name}-${index}`);
    await writeAll(
      table,
      ids.map((id) => deliveries.pending(idOf(id), notice)),
    );
    return ids.map(recordOf);
  };

  await worker({ Records: await batch('warm') });
  const [first, second] = [await batch('first'), await batch('second')];
  const sideBySide = await milliseconds(() => worker({ Records: first }));
  const walked = await milliseconds(async () => {
    for (const one of second) await worker({ Records: [one] });
  });
  expect(sent).toBe(3 * BATCH);
  expect(walked / sideBySide).toBeGreaterThanOrEqual(8);
});
