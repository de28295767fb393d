import * as z from 'zod/mini';

const text = z.string();
const optionalNumber = z.optional(z.number());
const names = z.optional(z.array(text));
const attributes = z.optional(z.record(text, text));

const messageAttributes = z.optional(
  z.record(text, z.object({ DataType: text, StringValue: z.optional(text), BinaryValue: z.optional(text) })),
);

const outgoing = { MessageBody: text, DelaySeconds: optionalNumber, MessageAttributes: messageAttributes };
const queueUrl = { QueueUrl: text };

const batchOf = <T extends z.core.$ZodShape>(entry: T) =>
  z.object({ ...queueUrl, Entries: z.array(z.object({ Id: text, ...entry })) });

/** What each operation takes, as the JSON protocol carries it; unknown members are dropped. */
export const requests = {
  createQueue: z.object({ QueueName: text, Attributes: attributes }),
  queueByName: z.object({ QueueName: text }),
  queue: z.object(queueUrl),
  setAttributes: z.object({ ...queueUrl, Attributes: attributes }),
  getAttributes: z.object({ ...queueUrl, AttributeNames: names }),
  send: z.object({ ...queueUrl, ...outgoing }),
  sendBatch: batchOf(outgoing),
  receive: z.object({
    ...queueUrl,
    MaxNumberOfMessages: optionalNumber,
    VisibilityTimeout: optionalNumber,
    WaitTimeSeconds: optionalNumber,
    MessageSystemAttributeNames: names,
    AttributeNames: names,
    MessageAttributeNames: names,
  }),
  delete: z.object({ ...queueUrl, ReceiptHandle: text }),
  deleteBatch: batchOf({ ReceiptHandle: text }),
  changeVisibility: z.object({ ...queueUrl, ReceiptHandle: text, VisibilityTimeout: z.number() }),
  changeVisibilityBatch: batchOf({ ReceiptHandle: text, VisibilityTimeout: z.number() }),
  moveTask: z.object({ SourceArn: text, DestinationArn: z.optional(text) }),
};
