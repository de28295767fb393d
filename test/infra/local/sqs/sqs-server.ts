import {
  CreateQueueCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { createFaults } from '../../../../infra/local/faults.ts';
import { type Journal, openJournal } from '../../../../infra/local/journal.ts';
import { createQueues, type StoredMessage } from '../../../../infra/local/sqs/queues.ts';
import { serveSqs } from '../../../../infra/local/sqs/server.ts';

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
    create: async (QueueName: string, Attributes: Record<string, string> = {}): Promise<string> => {
      const { QueueUrl = '' } = await client.send(new CreateQueueCommand({ QueueName, Attributes }));
      return QueueUrl;
    },
    send: (QueueUrl: string, MessageBody: string, DelaySeconds?: number) =>
      client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds })),
    receive: async (QueueUrl: string, max = 10): Promise<Message[]> => {
      const asked = { MaxNumberOfMessages: max, MessageSystemAttributeNames: ['All' as const] };
      const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl, ...asked }));
      return Messages;
    },
    close: async () => {
      client.destroy();
      await server.close();
    },
  };
};

export type RunningSqs = Awaited<ReturnType<typeof startSqs>>;
