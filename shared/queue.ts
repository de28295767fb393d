import { setTimeout as pause } from 'node:timers/promises';
import type { QueueSpec } from './contract/queues.ts';
import { setting } from './environment.ts';

/** `delaySeconds`: 0 to 900, how long the message stays invisible. */
export type SendOptions = { delaySeconds?: number };
export type QueueEntry = SendOptions & { body: object };

const BATCH = 10;
const ATTEMPTS = 4;
const LONGEST_DELAY_SECONDS = 900;

// Loaded at the first message: many a call sends none, and no other waits for the client at its start.
const sqs = () => import('./sqs.ts');

const message = ({ body, delaySeconds = 0 }: QueueEntry) => ({
  MessageBody: JSON.stringify(body),
  DelaySeconds: Math.min(Math.ceil(delaySeconds), LONGEST_DELAY_SECONDS),
});

// SQS answers a batch entry by entry; what it refused for a moment is sent again, with jitter.
const sendChunk = async (queueUrl: string, chunk: readonly QueueEntry[]): Promise<void> => {
  let left = chunk.map((entry, index) => ({ Id: String(index), ...message(entry) }));
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const { Failed = [] } = await (await sqs()).sendMessageBatch({ QueueUrl: queueUrl, Entries: left });
    const retriable = new Set(Failed.filter(({ SenderFault }) => !SenderFault).map(({ Id }) => Id));
    if (retriable.size < Failed.length || (retriable.size > 0 && attempt === ATTEMPTS)) {
      throw new Error(`${Failed.length} messages were not accepted by the queue`);
    }
    left = left.filter(({ Id }) => retriable.has(Id));
    if (left.length > 0) await pause(Math.random() * 50 * 2 ** attempt);
  }
};

/** Sends JSON messages to one queue, whose URL the environment names at first use. */
export const queueSender = (queue: Pick<QueueSpec, 'urlVariable'>) => ({
  /** @throws when the queue did not accept the message */
  async send(body: object, options: SendOptions = {}): Promise<void> {
    const QueueUrl = setting(queue.urlVariable);
    const { sendMessage } = await sqs();
    await sendMessage({ QueueUrl, ...message({ body, ...options }) });
  },
  /** Any number of messages, in batches of ten. @throws when one was not accepted; others may have been sent */
  async sendBatch(entries: readonly QueueEntry[]): Promise<void> {
    const queueUrl = setting(queue.urlVariable);
    for (let start = 0; start < entries.length; start += BATCH) {
      await sendChunk(queueUrl, entries.slice(start, start + BATCH));
    }
  },
});

export type QueueSender = ReturnType<typeof queueSender>;

/** Makes a received message come back after so many seconds instead of after the queue's visibility timeout. */
export const postponeMessage = async (
  queue: Pick<QueueSpec, 'urlVariable'>,
  receiptHandle: string,
  seconds: number,
): Promise<void> => {
  const { changeVisibility } = await sqs();
  await changeVisibility({
    QueueUrl: setting(queue.urlVariable),
    ReceiptHandle: receiptHandle,
    VisibilityTimeout: Math.ceil(seconds),
  });
};

/** How many messages wait on the queue or are in workers' hands, roughly; delayed ones aside. @throws when it does not tell */
export const queueDepth = async (queue: Pick<QueueSpec, 'urlVariable'>): Promise<number> => {
  const { getQueueAttributes } = await sqs();
  const { Attributes = {} } = await getQueueAttributes({
    QueueUrl: setting(queue.urlVariable),
    AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
  });
  const depth =
    Number(Attributes.ApproximateNumberOfMessages) + Number(Attributes.ApproximateNumberOfMessagesNotVisible);
  if (Number.isNaN(depth)) throw new Error('The queue does not tell how many messages it holds');
  return depth;
};
