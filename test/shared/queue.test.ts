import { DeleteMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { postponeMessage, queueDepth, queueSender } from '../../shared/queue.ts';
import { type RunningSqs, startSqs } from '../infra/local/sqs/sqs-server.ts';

const queue = { urlVariable: 'QUEUE_TEST_QUEUE_URL' } as const;
const sender = queueSender(queue);
let sqs: RunningSqs;
let url = '';

beforeAll(async () => {
  sqs = await startSqs();
  url = await sqs.create('test');
  process.env[queue.urlVariable] = url;
  process.env.AWS_ENDPOINT_URL_SQS = new URL(url).origin;
});
afterEach(() => sqs.faults.clear());
afterAll(() => sqs.close());

const bodies = async (): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (;;) {
    const messages = await sqs.receive(url);
    if (messages.length === 0) return found;
    for (const { ReceiptHandle } of messages) {
      await sqs.client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle }));
    }
    found.push(...messages.map(({ Body = '' }) => JSON.parse(Body)));
  }
};

it('sends one message, after its delay', async () => {
  await sender.send({ id: 1 }, { delaySeconds: 59.5 });
  expect(await bodies()).toEqual([]);
  sqs.pass(60);
  expect(await bodies()).toEqual([{ id: 1 }]);
});

it('cuts a delay at the longest that a queue takes', async () => {
  await sender.send({ id: 2 }, { delaySeconds: 5_000 });
  sqs.pass(900);
  expect(await bodies()).toEqual([{ id: 2 }]);
});

it('sends any number of messages, each once', async () => {
  await sender.sendBatch(Array.from({ length: 23 }, (_, id) => ({ body: { id } })));
  const ids = (await bodies()).map((body) => (body instanceof Object && 'id' in body ? Number(body.id) : -1));
  expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, id) => id));
});

it('goes on after a throttled call', async () => {
  sqs.faults.add({ target: 'sqs', operation: 'SendMessageBatch', times: 1, error: 'throttle' });
  await sender.sendBatch([{ body: { id: 3 } }]);
  expect(await bodies()).toEqual([{ id: 3 }]);
});

it('says so when a message was not accepted', async () => {
  sqs.faults.add({ target: 'sqs', operation: 'SendMessage', times: 9, error: '500' });
  await expect(sender.send({ id: 4 })).rejects.toThrow();
});

it('brings a message back when it is told to', async () => {
  await sender.send({ id: 5 });
  const [message] = await sqs.receive(url);
  await postponeMessage(queue, message?.ReceiptHandle ?? '', 100);
  sqs.pass(99);
  expect(await bodies()).toEqual([]);
  sqs.pass(1);
  expect(await bodies()).toEqual([{ id: 5 }]);
});

it('names the variable that a deployment forgot', async () => {
  await expect(queueSender({ urlVariable: 'NO_QUEUE_URL' }).send({})).rejects.toThrow('NO_QUEUE_URL');
});

it('tells how many messages wait or are in hand, delayed ones aside', async () => {
  expect(await queueDepth(queue)).toBe(0);
  await sender.sendBatch(Array.from({ length: 12 }, (_, id) => ({ body: { id } })));
  await sender.send({ id: 12 }, { delaySeconds: 60 });
  await sqs.receive(url);
  expect(await queueDepth(queue)).toBe(12);
});

it('says so when the queue does not tell how many', async () => {
  sqs.faults.add({ target: 'sqs', operation: 'GetQueueAttributes', times: 9, error: '500' });
  await expect(queueDepth(queue)).rejects.toThrow();
});
