import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { arnOf, LOCAL_REGION } from '../../emulators/http/arn.ts';
import { md5 } from '../../emulators/sqs/message.ts';
import type { Received } from '../../emulators/sqs/queue.ts';

const attributesOf = ({ attributes = {} }: Received['message']): SQSRecord['messageAttributes'] =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, stringValue]) => [name, { dataType: 'String', stringValue }]),
  );

const recordOf = (queueName: string, { message, handle }: Received): SQSRecord => ({
  messageId: message.id,
  receiptHandle: handle,
  body: message.body,
  attributes: {
    SenderId: 'local',
    SentTimestamp: String(message.sentAt),
    ApproximateReceiveCount: String(message.receives),
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt ?? message.sentAt),
  },
  messageAttributes: attributesOf(message),
  md5OfBody: md5(message.body),
  eventSource: 'aws:sqs',
  eventSourceARN: arnOf('sqs', queueName),
  awsRegion: LOCAL_REGION,
});

/** The batch as a Lambda receives it. */
export const sqsEvent = (queueName: string, batch: readonly Received[]): SQSEvent => ({
  Records: batch.map((received) => recordOf(queueName, received)),
});
