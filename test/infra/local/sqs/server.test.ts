import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  QueueDoesNotExist,
  ReceiptHandleIsInvalid,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openJournal } from '../../../../infra/local/journal.ts';
import { arnOf } from '../../../../infra/local/wire/arn.ts';
import { type RunningSqs, startSqs } from './sqs-server.ts';

let sqs: RunningSqs;
beforeEach(async () => {
  sqs = await startSqs();
});
afterEach(() => sqs.close());

const withDeadLetters = async (maxReceiveCount: number): Promise<{ url: string; dead: string }> => {
  const dead = await sqs.create('work-dead');
  const policy = { deadLetterTargetArn: arnOf('sqs', 'work-dead'), maxReceiveCount };
  const url = await sqs.create('work', { VisibilityTimeout: '30', RedrivePolicy: JSON.stringify(policy) });
  return { url, dead };
};

it('a message with attributes arrives whole: the SDK checks both digests', async () => {
  const url = await sqs.create('work');
  const MessageAttributes = {
    trace: { DataType: 'String', StringValue: 'á-1' },
    bytes: { DataType: 'Binary', BinaryValue: new Uint8Array([0, 255]) },
  };
  await sqs.client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: 'olá ✓', MessageAttributes }));
  const { Messages = [] } = await sqs.client.send(
    new ReceiveMessageCommand({ QueueUrl: url, MessageAttributeNames: ['All'] }),
  );
  expect(Messages[0]?.Body).toBe('olá ✓');
  expect(Messages[0]?.MessageAttributes?.trace?.StringValue).toBe('á-1');
  expect(Messages[0]?.MessageAttributes?.bytes?.BinaryValue).toEqual(new Uint8Array([0, 255]));
});

it('a received message stays hidden for the visibility time, then comes back with a higher count', async () => {
  const url = await sqs.create('work', { VisibilityTimeout: '30' });
  await sqs.send(url, 'a');
  expect(await sqs.receive(url)).toHaveLength(1);
  sqs.pass(29);
  expect(await sqs.receive(url)).toHaveLength(0);
  sqs.pass(1);
  const [again] = await sqs.receive(url);
  expect(again?.Attributes?.ApproximateReceiveCount).toBe('2');
});

it('a deleted message does not come back; an outdated handle deletes nothing', async () => {
  const url = await sqs.create('work', { VisibilityTimeout: '10' });
  await sqs.send(url, 'a');
  const [first] = await sqs.receive(url);
  sqs.pass(10);
  const [second] = await sqs.receive(url);
  await sqs.client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: first?.ReceiptHandle }));
  sqs.pass(10);
  const [third] = await sqs.receive(url);
  expect(third?.MessageId).toBe(second?.MessageId);
  await sqs.client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: third?.ReceiptHandle }));
  sqs.pass(10);
  expect(await sqs.receive(url)).toHaveLength(0);
});

it('a delayed message is invisible until its delay has passed', async () => {
  const url = await sqs.create('work');
  await sqs.send(url, 'later', 60);
  sqs.pass(59);
  expect(await sqs.receive(url)).toHaveLength(0);
  sqs.pass(1);
  expect(await sqs.receive(url)).toHaveLength(1);
});

it('a consumer may bring its message back sooner or later', async () => {
  const url = await sqs.create('work', { VisibilityTimeout: '30' });
  await sqs.send(url, 'a');
  const [message] = await sqs.receive(url);
  const ReceiptHandle = message?.ReceiptHandle;
  await sqs.client.send(new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout: 0 }));
  expect(await sqs.receive(url)).toHaveLength(1);
});

it('after the allowed receives a message moves to the dead letters and can be sent back', async () => {
  const { url, dead } = await withDeadLetters(2);
  await sqs.send(url, 'poison');
  for (const _ of [1, 2]) {
    expect(await sqs.receive(url)).toHaveLength(1);
    sqs.pass(30);
  }
  expect(await sqs.receive(url)).toHaveLength(0);
  const [letter] = await sqs.receive(dead);
  expect(letter).toMatchObject({ Body: 'poison', Attributes: { DeadLetterQueueSourceArn: arnOf('sqs', 'work') } });

  await sqs.client.send(new StartMessageMoveTaskCommand({ SourceArn: arnOf('sqs', 'work-dead') }));
  const [back] = await sqs.receive(url);
  expect(back?.Attributes?.ApproximateReceiveCount).toBe('1');
});

it('a long poll wakes when a message comes', async () => {
  const url = await sqs.create('work');
  const waiting = sqs.client.send(new ReceiveMessageCommand({ QueueUrl: url, WaitTimeSeconds: 10 }));
  await sqs.send(url, 'a');
  expect((await waiting).Messages).toHaveLength(1);
});

it('a batch answers entry by entry', async () => {
  const url = await sqs.create('work');
  const entries = [
    { Id: 'good', MessageBody: 'a' },
    { Id: 'bad', MessageBody: 'b', DelaySeconds: 901 },
  ];
  const sent = await sqs.client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries: entries }));
  expect(sent.Successful?.map(({ Id }) => Id)).toEqual(['good']);
  expect(sent.Failed).toMatchObject([{ Id: 'bad', SenderFault: true }]);
  const [message] = await sqs.receive(url);
  const gone = [{ Id: 'x', ReceiptHandle: message?.ReceiptHandle }];
  await sqs.client.send(new DeleteMessageBatchCommand({ QueueUrl: url, Entries: gone }));
  expect(sqs.queues.find('work').messages()).toHaveLength(0);
});

it('counts tell visible, received and delayed messages apart', async () => {
  const url = await sqs.create('work');
  await sqs.send(url, 'a');
  await sqs.send(url, 'b');
  await sqs.send(url, 'c', 60);
  await sqs.receive(url, 1);
  const { Attributes } = await sqs.client.send(
    new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['All'] }),
  );
  expect(Attributes).toMatchObject({
    QueueArn: arnOf('sqs', 'work'),
    ApproximateNumberOfMessages: '1',
    ApproximateNumberOfMessagesNotVisible: '1',
    ApproximateNumberOfMessagesDelayed: '1',
  });
  await sqs.client.send(new PurgeQueueCommand({ QueueUrl: url }));
  expect(sqs.queues.find('work').messages()).toEqual([]);
});

it('refusals reach the SDK as its typed errors', async () => {
  const url = await sqs.create('work');
  await expect(sqs.client.send(new GetQueueUrlCommand({ QueueName: 'none' }))).rejects.toThrow(QueueDoesNotExist);
  const stale = { QueueUrl: url, ReceiptHandle: 'x.y', VisibilityTimeout: 1 };
  await expect(sqs.client.send(new ChangeMessageVisibilityCommand(stale))).rejects.toThrow(ReceiptHandleIsInvalid);
});

it.each([
  { error: 'throttle', name: 'RequestThrottled' },
  { error: '500', name: 'InternalFailure' },
  { error: 'timeout', name: 'TimeoutError' },
] as const)('an injected $error fails exactly the next matching calls', async ({ error, name }) => {
  const url = await sqs.create('work');
  sqs.faults.add({ target: 'sqs', operation: 'SendMessage', times: 2, error });
  expect(await sqs.receive(url)).toEqual([]);
  for (const _ of [1, 2]) await expect(sqs.send(url, 'a')).rejects.toMatchObject({ name });
  await sqs.send(url, 'b');
  expect(sqs.queues.find('work').messages()).toHaveLength(1);
});

it('what was accepted is there again after a restart, with its count; nobody holds it any more', async () => {
  const journal = await openJournal();
  const before = await startSqs(journal);
  const url = await before.create('work');
  await before.send(url, 'kept');
  await before.send(url, 'done');
  const [kept, done] = await before.receive(url);
  await before.client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: done?.ReceiptHandle }));
  await before.close();

  const after = await startSqs(journal);
  const received = await after.receive(await after.create('work'));
  await after.close();
  expect(kept?.Body).toBe('kept');
  expect(received).toMatchObject([{ Body: 'kept', Attributes: { ApproximateReceiveCount: '2' } }]);
});
