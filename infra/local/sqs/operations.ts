import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { LOCAL_ACCOUNT, resourceOf } from '../wire/arn.ts';
import { queueNameOf, queueView, receivedView, sentView } from './attributes.ts';
import { batchAnswer } from './batch.ts';
import type { Queue } from './queue.ts';
import type { Queues } from './queues.ts';
import { receiveWithin } from './receive.ts';
import { moveDeadLetters } from './redrive.ts';
import { requests } from './requests.ts';

type Run = (input: unknown) => unknown;

/** Reads the input by its schema first; a wrong one throws a ZodError. */
const reading =
  <T extends z.ZodMiniType>(schema: T, run: (input: z.output<T>) => unknown): Run =>
  (input) =>
    run(schema.parse(input));

/** Every operation of SQS that the stand-in knows, by name. */
export const sqsOperations = (queues: Queues, baseUrl: () => string): Record<string, Run> => {
  const urlOf = (name: string) => ({ QueueUrl: `${baseUrl()}/${LOCAL_ACCOUNT}/${name}` });
  const queueAt = (url: string): Queue => queues.find(queueNameOf(url));

  const managing = {
    CreateQueue: reading(requests.createQueue, ({ QueueName, Attributes }) =>
      urlOf(queues.create(QueueName, Attributes).name),
    ),
    GetQueueUrl: reading(requests.queueByName, ({ QueueName }) => urlOf(queues.find(QueueName).name)),
    ListQueues: () => ({ QueueUrls: queues.names().map((name) => urlOf(name).QueueUrl) }),
    DeleteQueue: reading(requests.queue, ({ QueueUrl }) => queues.delete(queueNameOf(QueueUrl))),
    PurgeQueue: reading(requests.queue, ({ QueueUrl }) => queueAt(QueueUrl).purge()),
    SetQueueAttributes: reading(requests.setAttributes, ({ QueueUrl, Attributes }) => {
      queues.create(queueAt(QueueUrl).name, Attributes);
    }),
    GetQueueAttributes: reading(requests.getAttributes, ({ QueueUrl, AttributeNames }) => {
      const queue = queueAt(QueueUrl);
      return { Attributes: queueView(queue, queues.attributesOf(queue.name), AttributeNames) };
    }),
    StartMessageMoveTask: reading(requests.moveTask, ({ SourceArn, DestinationArn }) => {
      moveDeadLetters(queues, resourceOf(SourceArn), DestinationArn && resourceOf(DestinationArn));
      return { TaskHandle: randomUUID() };
    }),
  };

  const sending = {
    SendMessage: reading(requests.send, ({ QueueUrl, MessageBody, MessageAttributes, DelaySeconds }) =>
      sentView(queueAt(QueueUrl).send(MessageBody, MessageAttributes, DelaySeconds)),
    ),
    SendMessageBatch: reading(requests.sendBatch, ({ QueueUrl, Entries }) => {
      const queue = queueAt(QueueUrl);
      return batchAnswer(Entries, (entry) =>
        sentView(queue.send(entry.MessageBody, entry.MessageAttributes, entry.DelaySeconds)),
      );
    }),
  };

  const receiving = {
    ReceiveMessage: reading(requests.receive, async (input) => {
      const asked = {
        system: input.MessageSystemAttributeNames ?? input.AttributeNames,
        custom: input.MessageAttributeNames,
      };
      const { WaitTimeSeconds = 0, MaxNumberOfMessages = 1, VisibilityTimeout } = input;
      const received = await receiveWithin(
        queueAt(input.QueueUrl),
        WaitTimeSeconds,
        MaxNumberOfMessages,
        VisibilityTimeout,
      );
      return received.length ? { Messages: received.map((one) => receivedView(one, asked)) } : {};
    }),
    DeleteMessage: reading(requests.delete, ({ QueueUrl, ReceiptHandle }) => queueAt(QueueUrl).delete(ReceiptHandle)),
    DeleteMessageBatch: reading(requests.deleteBatch, ({ QueueUrl, Entries }) => {
      const queue = queueAt(QueueUrl);
      return batchAnswer(Entries, ({ ReceiptHandle }) => queue.delete(ReceiptHandle));
    }),
    ChangeMessageVisibility: reading(requests.changeVisibility, ({ QueueUrl, ReceiptHandle, VisibilityTimeout }) =>
      queueAt(QueueUrl).changeVisibility(ReceiptHandle, VisibilityTimeout),
    ),
    ChangeMessageVisibilityBatch: reading(requests.changeVisibilityBatch, ({ QueueUrl, Entries }) => {
      const queue = queueAt(QueueUrl);
      return batchAnswer(Entries, ({ ReceiptHandle, VisibilityTimeout }) =>
        queue.changeVisibility(ReceiptHandle, VisibilityTimeout),
      );
    }),
  };

  return { ...managing, ...sending, ...receiving };
};
