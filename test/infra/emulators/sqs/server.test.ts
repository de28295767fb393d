import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  QueueDoesNotExist,
  ReceiptHandleIsInvalid,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openJournal } from '../../../../infra/emulators/journal.ts';
import { type RunningSqs, startSqs } from './sqs-server.ts';

let sqs: RunningSqs;
beforeEach(async () => {
  sqs = await startSqs();
});
afterEach(() => sqs.close());

it('a message arrives whole: the SDK checks its digest', async () => {
  const { queue, url } = sqs.create('work');
  await sqs.send(url, 'olá ✓');
  expect(queue.receive(10)).toMatchObject([{ message: { body: 'olá ✓' } }]);
});

it('a received message stays hidden for the visibility time, then comes back with a higher count', async () => {
  const { queue, url } = sqs.create('work', { visibilitySeconds: 30 });
  await sqs.send(url, 'a');
  expect(queue.receive(10)).toHaveLength(1);
  sqs.pass(29);
  expect(queue.receive(10)).toHaveLength(0);
  sqs.pass(1);
  expect(queue.receive(10)).toMatchObject([{ message: { receives: 2 } }]);
});

it('a deleted message does not come back; an outdated handle deletes nothing', async () => {
  const { queue, url } = sqs.create('work', { visibilitySeconds: 10 });
  await sqs.send(url, 'a');
  const [first] = queue.receive(10);
  sqs.pass(10);
  queue.receive(10);
  queue.delete(first?.handle ?? '');
  sqs.pass(10);
  const [third] = queue.receive(10);
  expect(third?.message.id).toBe(first?.message.id);
  queue.delete(third?.handle ?? '');
  sqs.pass(10);
  expect(queue.receive(10)).toHaveLength(0);
});

it('a delayed message is invisible until its delay has passed', async () => {
  const { queue, url } = sqs.create('work');
  await sqs.send(url, 'later', 60);
  sqs.pass(59);
  expect(queue.receive(10)).toHaveLength(0);
  sqs.pass(1);
  expect(queue.receive(10)).toHaveLength(1);
});

it('a consumer may bring its message back sooner or later', async () => {
  const { queue, url } = sqs.create('work', { visibilitySeconds: 30 });
  await sqs.send(url, 'a');
  const postpone = (VisibilityTimeout: number) => {
    const [{ handle: ReceiptHandle } = { handle: '' }] = queue.receive(10);
    return sqs.client.send(new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle, VisibilityTimeout }));
  };
  await postpone(0);
  await postpone(60);
  sqs.pass(59);
  expect(queue.receive(10)).toHaveLength(0);
  sqs.pass(1);
  expect(queue.receive(10)).toHaveLength(1);
});

it('after the allowed receives a message moves to the dead letters', async () => {
  const dead = sqs.create('work-dead').queue;
  const { queue, url } = sqs.create('work', { visibilitySeconds: 30, deadLetters: { queue: dead, after: 2 } });
  await sqs.send(url, 'poison');
  for (const _ of [1, 2]) {
    expect(queue.receive(10)).toHaveLength(1);
    sqs.pass(30);
  }
  expect(queue.receive(10)).toHaveLength(0);
  expect(queue.messages()).toEqual([]);
  expect(dead.receive(10)).toMatchObject([{ message: { body: 'poison' } }]);
});

it('a batch answers entry by entry', async () => {
  const { queue, url } = sqs.create('work');
  const entries = [
    { Id: 'good', MessageBody: 'a' },
    { Id: 'bad', MessageBody: 'b', DelaySeconds: 901 },
  ];
  const sent = await sqs.client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries: entries }));
  expect(sent.Successful?.map(({ Id }) => Id)).toEqual(['good']);
  expect(sent.Failed).toMatchObject([{ Id: 'bad', SenderFault: true }]);
  expect(queue.messages()).toHaveLength(1);
});

it.each([
  ['EmptyBatchRequest', []],
  ['TooManyEntriesInBatchRequest', Array.from({ length: 11 }, (_, id) => String(id))],
  ['BatchEntryIdsNotDistinct', ['same', 'same']],
])('a batch is refused whole: %s', async (name, ids) => {
  const { queue, url } = sqs.create('work');
  const Entries = ids.map((Id) => ({ Id, MessageBody: 'a' }));
  await expect(sqs.client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }))).rejects.toMatchObject({
    name,
  });
  expect(queue.messages()).toEqual([]);
});

it('counts visible, received and delayed messages apart', async () => {
  const { queue, url } = sqs.create('work');
  await sqs.send(url, 'a');
  await sqs.send(url, 'b');
  await sqs.send(url, 'c', 60);
  queue.receive(1);
  const counts = [
    'ApproximateNumberOfMessages',
    'ApproximateNumberOfMessagesNotVisible',
    'ApproximateNumberOfMessagesDelayed',
  ] as const;
  const command = new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: [...counts] });
  const { Attributes } = await sqs.client.send(command);
  expect(counts.map((name) => Attributes?.[name])).toEqual(['1', '1', '1']);
});

it('refusals reach the SDK as its typed errors', async () => {
  const { url } = sqs.create('work');
  await expect(sqs.client.send(new GetQueueUrlCommand({ QueueName: 'none' }))).rejects.toThrow(QueueDoesNotExist);
  const stale = { QueueUrl: url, ReceiptHandle: 'x.y', VisibilityTimeout: 1 };
  await expect(sqs.client.send(new ChangeMessageVisibilityCommand(stale))).rejects.toThrow(ReceiptHandleIsInvalid);
});

it('an operation that the service does not call is refused by its name', async () => {
  const { url } = sqs.create('work');
  await expect(sqs.client.send(new ReceiveMessageCommand({ QueueUrl: url }))).rejects.toThrow('no ReceiveMessage');
});

it.each([
  { error: 'throttle', name: 'RequestThrottled' },
  { error: '500', name: 'InternalFailure' },
  { error: 'timeout', name: 'TimeoutError' },
] as const)('an injected $error fails exactly the next matching calls', async ({ error, name }) => {
  const { queue, url } = sqs.create('work');
  sqs.faults.add({ target: 'sqs', operation: 'SendMessage', times: 2, error });
  expect(await sqs.client.send(new GetQueueUrlCommand({ QueueName: 'work' }))).toMatchObject({ QueueUrl: url });
  for (const _ of [1, 2]) await expect(sqs.send(url, 'a')).rejects.toMatchObject({ name });
  await sqs.send(url, 'b');
  expect(queue.messages()).toHaveLength(1);
});

it('what was accepted is there again after a restart, with its count, and is visible', async () => {
  const journal = await openJournal();
  const before = await startSqs(journal);
  const { queue, url } = before.create('work');
  await before.send(url, 'kept');
  await before.send(url, 'done');
  const [, done] = queue.receive(10);
  queue.delete(done?.handle ?? '');
  await before.close();

  const after = await startSqs(journal);
  const received = after.create('work').queue.receive(10);
  await after.close();
  expect(received).toMatchObject([{ message: { body: 'kept', receives: 2 } }]);
});
