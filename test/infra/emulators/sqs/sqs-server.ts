import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { createFaults } from '../../../../infra/emulators/faults.ts';
import { LOCAL_ACCOUNT } from '../../../../infra/emulators/http/arn.ts';
import { type Journal, openJournal } from '../../../../infra/emulators/journal.ts';
import { createQueues, type QueueOptions, type StoredMessage } from '../../../../infra/emulators/sqs/queues.ts';
import { serveSqs } from '../../../../infra/emulators/sqs/server.ts';

/** A running SQS with a clock that only the test moves, and the SDK's client for it. */
export const startSqs = async (given?: Journal) => {
  const journal = given ?? (await openJournal());
  let now = Date.parse('2026-03-01T12:00:00.000Z');
  const queues = createQueues(journal.section<StoredMessage>('sqs'), () => now);
  const faults = createFaults();
  const server = await serveSqs(queues, faults);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new SQSClient({ endpoint: server.url, region: 'sa-east-1', credentials, maxAttempts: 1 });

  return {
    client,
    queues,
    faults,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    /** @returns the queue and its URL */
    create: (name: string, options: QueueOptions = {}) => ({
      queue: queues.create(name, options),
      url: `${server.url}/${LOCAL_ACCOUNT}/${name}`,
    }),
    send: (QueueUrl: string, MessageBody: string, DelaySeconds?: number) =>
      client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds })),
    close: async () => {
      client.destroy();
      await server.close();
    },
  };
};

export type RunningSqs = Awaited<ReturnType<typeof startSqs>>;
