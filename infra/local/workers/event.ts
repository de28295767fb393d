import type { SQSEvent, SQSMessageAttributes, SQSRecord } from 'aws-lambda';
import { systemAttributes } from '../sqs/attributes.ts';
import { type Message, md5 } from '../sqs/message.ts';
import type { Received } from '../sqs/queue.ts';
import { arnOf, LOCAL_REGION } from '../wire/arn.ts';

const attributesOf = ({ attributes }: Message): SQSMessageAttributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      {
        dataType: DataType,
        ...(StringValue === undefined ? {} : { stringValue: StringValue }),
        ...(BinaryValue === undefined ? {} : { binaryValue: BinaryValue }),
      },
    ]),
  );

const recordOf = (queueName: string, { message, handle }: Received): SQSRecord => {
  const { SenderId = '', SentTimestamp = '', ...system } = systemAttributes(message);
  const { ApproximateReceiveCount = '1', ApproximateFirstReceiveTimestamp = '' } = system;
  return {
    messageId: message.id,
    receiptHandle: handle,
    body: message.body,
    attributes: { SenderId, SentTimestamp, ApproximateReceiveCount, ApproximateFirstReceiveTimestamp },
    messageAttributes: attributesOf(message),
    md5OfBody: md5(message.body),
    eventSource: 'aws:sqs',
    eventSourceARN: arnOf('sqs', queueName),
    awsRegion: LOCAL_REGION,
  };
};

/** The batch as a Lambda gets it. */
export const sqsEvent = (queueName: string, batch: readonly Received[]): SQSEvent => ({
  Records: batch.map((received) => recordOf(queueName, received)),
});
