import * as z from 'zod/mini';
import { LOCAL_ACCOUNT } from '../http/arn.ts';
import { batchAnswer } from './batch.ts';
import { requireBatchSize } from './limits.ts';
import { type Message, md5 } from './message.ts';
import { unknownAttribute } from './problem.ts';
import type { Queue } from './queue.ts';
import type { Queues } from './queues.ts';

type Run = (input: unknown) => unknown;

/** Reads the input by its schema first; a wrong one throws a ZodError. Unknown members are dropped. */
const reading =
  <T extends z.ZodMiniType>(schema: T, run: (input: z.output<T>) => unknown): Run =>
  (input) =>
    run(schema.parse(input));

const text = z.string();
const queueUrl = { QueueUrl: text };
const attribute = z.object({ DataType: z.literal('String'), StringValue: text });
const outgoing = {
  MessageBody: text,
  DelaySeconds: z.optional(z.int()),
  MessageAttributes: z.optional(z.record(text, attribute)),
};
type Outgoing = z.output<z.ZodMiniObject<typeof outgoing>>;

const send = (queue: Queue, { MessageBody, DelaySeconds, MessageAttributes }: Outgoing): Message => {
  const named = Object.entries(MessageAttributes ?? {}).map(([name, { StringValue }]) => [name, StringValue]);
  return queue.send(MessageBody, DelaySeconds, named.length > 0 ? Object.fromEntries(named) : undefined);
};

const sentView = ({ id, body }: Message) => ({ MessageId: id, MD5OfMessageBody: md5(body) });

const attributesOf = (queue: Queue, names: readonly string[]): Record<string, string> => {
  const { visible, inFlight, delayed } = queue.counts();
  const all: Record<string, number> = {
    ApproximateNumberOfMessages: visible,
    ApproximateNumberOfMessagesNotVisible: inFlight,
    ApproximateNumberOfMessagesDelayed: delayed,
  };
  return Object.fromEntries(
    names.map((name) => {
      const value = all[name];
      if (value === undefined) throw unknownAttribute(name);
      return [name, String(value)];
    }),
  );
};

/**
 * The operations of SQS that the service and its operators call, by name. Queues are made and read in process
 * (queues.ts), as the stacks and the event-source mappings do it in AWS.
 */
export const sqsOperations = (queues: Queues, baseUrl: () => string): Record<string, Run> => {
  const queueAt = (url: string): Queue => queues.find(url.slice(url.lastIndexOf('/') + 1));

  return {
    GetQueueUrl: reading(z.object({ QueueName: text }), ({ QueueName }) => ({
      QueueUrl: `${baseUrl()}/${LOCAL_ACCOUNT}/${queues.find(QueueName).name}`,
    })),
    GetQueueAttributes: reading(
      z.object({ ...queueUrl, AttributeNames: z._default(z.array(text), []) }),
      ({ QueueUrl, AttributeNames }) => ({ Attributes: attributesOf(queueAt(QueueUrl), AttributeNames) }),
    ),
    SendMessage: reading(z.object({ ...queueUrl, ...outgoing }), ({ QueueUrl, ...message }) =>
      sentView(send(queueAt(QueueUrl), message)),
    ),
    SendMessageBatch: reading(
      z.object({ ...queueUrl, Entries: z.array(z.object({ Id: text, ...outgoing })) }),
      ({ QueueUrl, Entries }) => {
        const queue = queueAt(QueueUrl);
        requireBatchSize(Entries.map(({ MessageBody }) => MessageBody));
        return batchAnswer(Entries, (message) => sentView(send(queue, message)));
      },
    ),
    ChangeMessageVisibility: reading(
      z.object({ ...queueUrl, ReceiptHandle: text, VisibilityTimeout: z.int() }),
      ({ QueueUrl, ReceiptHandle, VisibilityTimeout }) =>
        queueAt(QueueUrl).changeVisibility(ReceiptHandle, VisibilityTimeout),
    ),
  };
};
