import { arnOf } from '../wire/arn.ts';
import { type Message, md5, md5OfAttributes } from './message.ts';
import type { Queue, Received } from './queue.ts';
import type { QueueAttributes } from './queues.ts';

const wanted = (all: Record<string, string>, names: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes('All') || names.includes(name)));

/** What SQS itself knows about a received message; also what a Lambda's event record carries. */
export const systemAttributes = (message: Message): Record<string, string> => ({
  SenderId: 'local',
  SentTimestamp: String(message.sentAt),
  ApproximateReceiveCount: String(message.receives),
  ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt ?? message.sentAt),
  ...(message.deadFrom ? { DeadLetterQueueSourceArn: arnOf('sqs', message.deadFrom) } : {}),
});

/** The answer's part for one sent message. */
export const sentView = ({ id, body, attributes }: Message) => ({
  MessageId: id,
  MD5OfMessageBody: md5(body),
  ...(Object.keys(attributes).length ? { MD5OfMessageAttributes: md5OfAttributes(attributes) } : {}),
});

/** The answer's part for one received message, with the attributes that were asked for. */
export const receivedView = (
  { message, handle }: Received,
  asked: { system?: readonly string[] | undefined; custom?: readonly string[] | undefined },
) => {
  const system = wanted(systemAttributes(message), asked.system);
  const withCustom = asked.custom?.length && Object.keys(message.attributes).length;
  return {
    MessageId: message.id,
    ReceiptHandle: handle,
    Body: message.body,
    MD5OfBody: md5(message.body),
    ...(Object.keys(system).length ? { Attributes: system } : {}),
    ...(withCustom
      ? { MessageAttributes: message.attributes, MD5OfMessageAttributes: md5OfAttributes(message.attributes) }
      : {}),
  };
};

/** A queue's own attributes and its counts. */
export const queueView = (queue: Queue, given: QueueAttributes, names: readonly string[] = []): QueueAttributes => {
  const { visible, inFlight, delayed } = queue.counts();
  const all = {
    VisibilityTimeout: String(queue.settings.visibilitySeconds),
    DelaySeconds: String(queue.settings.delaySeconds),
    ...given,
    QueueArn: arnOf('sqs', queue.name),
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
  };
  return wanted(all, names);
};

/** The queue named by the end of a queue URL. */
export const queueNameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
