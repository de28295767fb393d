import type { SQSRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { queues } from '../../../shared/contract/queues.ts';
import { outbox } from '../../../shared/events/outbox.ts';
import { rateLimiter } from '../../../shared/notifications/channels/rate-limiter.ts';
import { deliveryId } from '../../../shared/notifications/delivery.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { sendDelivery } from '../../../shared/notifications/send-delivery.ts';
import { suppressionListStore } from '../../../shared/notifications/suppression-list.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { queueWorker } from '../../../shared/runtime/jobs/queue-worker.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { localHashes } from '../../support/address-hashes.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';

const BATCH = 10;
/** The vendor answers when it has so many messages at once, and never before. */
const AT_ONCE = 8;
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

it('the worker has at least eight messages of a batch with the vendor at once', async () => {
  const table = await inProcessTable();
  const deliveries = deliveryStore(table, systemClock);
  let sent = 0;
  let mostHeld = 0;
  let held = 0;
  let answer = (): void => undefined;
  const enough = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const send = async () => {
    held += 1;
    mostHeld = Math.max(mostHeld, held);
    if (held >= AT_ONCE) answer();
    await enough;
    held -= 1;
    sent += 1;
    return { kind: 'accepted' as const, messageId: `m-${sent}` };
  };
  const work = sendDelivery({
    deliveries,
    suppressionList: suppressionListStore(table, systemClock),
    addressHashes: async () => localHashes,
    events: outbox(table),
    findRecipient: async () => ({ name: 'Ana', email: 'ana@example.com', phone: null }),
    stillWanted: {
      reminder: async () => true,
      limit: async () => true,
      key: async () => true,
      access_ends: async () => true,
      signal: async () => true,
      digest: async () => true,
      account: async () => true,
      webhook: async () => true,
    },
    isStopped: async () => false,
    sender: { send },
    pace: rateLimiter({ perSecond: 1000, workers: 2 }),
    queue: { send: async () => undefined },
    phoneQueue: { sendBatch: async () => undefined },
    clock: systemClock,
    random: Math.random,
    recording: { attempts: 1, pauseMs: 0, longestPauseMs: 0 },
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

  await worker({ Records: await batch('one') });
  expect(sent).toBe(BATCH);
  expect(mostHeld).toBeGreaterThanOrEqual(AT_ONCE);
});
