import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  SendMessageBatchCommand,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSqs, startSqs } from './sqs-server.ts';

const MEBIBYTE = 1024 * 1024;

let sqs: RunningSqs;
let url: string;
beforeEach(async () => {
  sqs = await startSqs();
  url = sqs.create('work').url;
});
afterEach(() => sqs.close());

const kept = () => sqs.queues.find('work').messages();

describe('size', () => {
  const batch = (...bodies: string[]) =>
    new SendMessageBatchCommand({
      QueueUrl: url,
      Entries: bodies.map((MessageBody, index) => ({ Id: String(index), MessageBody })),
    });

  it('a batch of exactly one mebibyte is taken, one byte more is refused whole', async () => {
    const half = 'a'.repeat(MEBIBYTE / 2);
    await sqs.client.send(batch(half, half));
    expect(kept()).toHaveLength(2);
    await expect(sqs.client.send(batch(half, `${half}b`))).rejects.toMatchObject({ name: 'BatchRequestTooLong' });
    expect(kept()).toHaveLength(2);
  });

  it('counts bytes, not characters', async () => {
    const body = 'á'.repeat(MEBIBYTE / 4);
    await expect(sqs.client.send(batch(body, body, 'a'))).rejects.toMatchObject({ name: 'BatchRequestTooLong' });
  });

  it('a message of one mebibyte is taken, one byte more is refused', async () => {
    await sqs.send(url, 'a'.repeat(MEBIBYTE));
    await expect(sqs.send(url, 'a'.repeat(MEBIBYTE + 1))).rejects.toMatchObject({ name: 'InvalidParameterValue' });
    expect(kept()).toHaveLength(1);
  });
});

it('a delay and a visibility time that are too long are refused', async () => {
  await expect(sqs.send(url, 'a', 901)).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  await sqs.send(url, 'a');
  const [received] = sqs.queues.find('work').receive(10);
  const postpone = new ChangeMessageVisibilityCommand({
    QueueUrl: url,
    ReceiptHandle: received?.handle,
    VisibilityTimeout: 43_201,
  });
  await expect(sqs.client.send(postpone)).rejects.toMatchObject({ name: 'InvalidParameterValue' });
});

it('an attribute that SQS does not have is refused', async () => {
  // From outside the SDK's types, as a caller without them would send it.
  const unknown = JSON.parse('["ApproximateNumberOfMessage"]');
  const command = new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: unknown });
  await expect(sqs.client.send(command)).rejects.toMatchObject({ name: 'InvalidAttributeName' });
});

describe('characters', () => {
  it.each(['\u0000', '\u0008', '\u000b', '\u001f', '\ufffe', '\uffff'])(
    'a body with %j is refused',
    async (character) => {
      await expect(sqs.send(url, `a${character}b`)).rejects.toMatchObject({ name: 'InvalidMessageContents' });
      expect(kept()).toEqual([]);
    },
  );

  it('tabs, line ends and characters beyond the first plane are taken', async () => {
    const body = 'a\t\r\n\u007f\u{1f4b8}';
    await sqs.send(url, body);
    expect(kept().map((message) => message.body)).toEqual([body]);
  });

  it('in a batch only the entry with the character fails', async () => {
    const Entries = ['a', '\u0001', 'b'].map((MessageBody, index) => ({ Id: String(index), MessageBody }));
    const { Successful, Failed } = await sqs.client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));
    expect(Successful?.map(({ Id }) => Id)).toEqual(['0', '2']);
    expect(Failed).toMatchObject([{ Id: '1', SenderFault: true, Code: 'InvalidMessageContents' }]);
  });
});
