import type { QueueSpec } from '../contract/queues.ts';
import { simulatedInstant } from '../time/simulated.ts';
import { setting } from './environment.ts';
import { callId } from './log.ts';
import { retry } from './retry.ts';

export type SendOptions = { delaySeconds?: number };
export type QueueEntry = SendOptions & { body: object };

const BATCH = 10;
const BATCH_POLICY = { attempts: 4, pauseMs: 100, longestPauseMs: 400 };
const LONGEST_DELAY_SECONDS = 900;

const sqs = () => import('./sqs.ts');

const ofCall = (requestId: string | undefined) =>
  requestId ? { MessageAttributes: { requestId: { DataType: 'String', StringValue: requestId } } } : {};

// Only messages of a simulated run carry an instant; others are processed at the current time.
const message = ({ body, delaySeconds = 0 }: QueueEntry) => ({
  MessageBody: JSON.stringify({ ...body, now: simulatedInstant() }),
  DelaySeconds: Math.min(Math.ceil(delaySeconds), LONGEST_DELAY_SECONDS),
  ...ofCall(callId()),
});

class RefusedEntriesError extends Error {
  readonly isRetriable: boolean;
  constructor(count: number, isRetriable: boolean) {
    super(`${count} messages were not accepted by the queue`);
    this.isRetriable = isRetriable;
  }
}

const mayPass = (error: unknown): boolean => error instanceof RefusedEntriesError && error.isRetriable;

// SQS accepts or rejects each entry of a batch separately; rejected entries are retried.
const sendChunk = async (queueUrl: string, chunk: readonly QueueEntry[]): Promise<void> => {
  let left = chunk.map((entry, index) => ({ Id: String(index), ...message(entry) }));
  const sendLeft = async (): Promise<void> => {
    const { Failed = [] } = await (await sqs()).sendMessageBatch({ QueueUrl: queueUrl, Entries: left });
    if (Failed.length === 0) return;
    const failed = new Set(Failed.map(({ Id }) => Id));
    left = left.filter(({ Id }) => failed.has(Id));
    throw new RefusedEntriesError(
      Failed.length,
      Failed.every(({ SenderFault }) => !SenderFault),
    );
  };
  await retry(sendLeft, { ...BATCH_POLICY, isRetriable: mayPass });
};

export const queueSender = (queue: Pick<QueueSpec, 'urlVariable'>) => ({
  async send(body: object, options: SendOptions = {}): Promise<void> {
    const QueueUrl = setting(queue.urlVariable);
    const { sendMessage } = await sqs();
    await sendMessage({ QueueUrl, ...message({ body, ...options }) });
  },
  /** Sends batches of ten. @throws when an entry was not accepted; other entries may have been sent */
  async sendBatch(entries: readonly QueueEntry[]): Promise<void> {
    const queueUrl = setting(queue.urlVariable);
    for (let start = 0; start < entries.length; start += BATCH) {
      await sendChunk(queueUrl, entries.slice(start, start + BATCH));
    }
  },
});

export type QueueSender = ReturnType<typeof queueSender>;

/** Makes a received message visible again after `seconds` instead of the queue's visibility timeout. */
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

export const queueDepth = async (queue: Pick<QueueSpec, 'urlVariable'>): Promise<number> => {
  const { getQueueAttributes } = await sqs();
  const { Attributes = {} } = await getQueueAttributes({
    QueueUrl: setting(queue.urlVariable),
    AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
  });
  const depth =
    Number(Attributes.ApproximateNumberOfMessages) + Number(Attributes.ApproximateNumberOfMessagesNotVisible);
  if (Number.isNaN(depth)) throw new Error('SQS returned no queue depth');
  return depth;
};
