import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { postponeMessage, queueDepth, queueSender } from '../../../shared/platform/queue.ts';
import { type RunningSqs, startSqs } from '../../infra/emulators/sqs/sqs-server.ts';
import { takeAll } from '../../support/stand-ins.ts';

const queue = { urlVariable: 'QUEUE_TEST_QUEUE_URL' } as const;
const sender = queueSender(queue);
let sqs: RunningSqs;

beforeAll(async () => {
  sqs = await startSqs();
  const { url } = sqs.create('test');
  process.env[queue.urlVariable] = url;
  process.env.AWS_ENDPOINT_URL_SQS = new URL(url).origin;
});
afterEach(() => sqs.faults.clear());
afterAll(() => sqs.close());

const waiting = () => sqs.queues.find('test');
const bodies = () => takeAll(waiting());

it('sends one message, after its delay', async () => {
  await sender.send({ id: 1 }, { delaySeconds: 59.5 });
  expect(bodies()).toEqual([]);
  sqs.pass(60);
  expect(bodies()).toEqual([{ id: 1 }]);
});

it('cuts a delay at the longest that a queue takes', async () => {
  await sender.send({ id: 2 }, { delaySeconds: 5_000 });
  sqs.pass(900);
  expect(bodies()).toEqual([{ id: 2 }]);
});

it('sends any number of messages, each once', async () => {
  await sender.sendBatch(Array.from({ length: 23 }, (_, id) => ({ body: { id } })));
  const ids = bodies().map((body) => (body instanceof Object && 'id' in body ? Number(body.id) : -1));
  expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, id) => id));
});

it('continues after a throttled call', async () => {
  sqs.faults.add({ target: 'sqs', operation: 'SendMessageBatch', times: 1, error: 'throttle' });
  await sender.sendBatch([{ body: { id: 3 } }]);
  expect(bodies()).toEqual([{ id: 3 }]);
});

it('throws when a message was not accepted', async () => {
  sqs.faults.add({ target: 'sqs', operation: 'SendMessage', times: 9, error: '500' });
  await expect(sender.send({ id: 4 })).rejects.toThrow();
});

it('makes a postponed message visible again', async () => {
  await sender.send({ id: 5 });
  const [message] = waiting().receive(10);
  await postponeMessage(queue, message?.handle ?? '', 100);
  sqs.pass(99);
  expect(bodies()).toEqual([]);
  sqs.pass(1);
  expect(bodies()).toEqual([{ id: 5 }]);
});

it('names the variable that a deployment forgot', async () => {
  await expect(queueSender({ urlVariable: 'NO_QUEUE_URL' }).send({})).rejects.toThrow('NO_QUEUE_URL');
});

it('counts waiting and in-flight messages, without delayed ones', async () => {
  expect(await queueDepth(queue)).toBe(0);
  await sender.sendBatch(Array.from({ length: 12 }, (_, id) => ({ body: { id } })));
  await sender.send({ id: 12 }, { delaySeconds: 60 });
  waiting().receive(10);
  expect(await queueDepth(queue)).toBe(12);
});

it('throws when the queue reports no count', async () => {
  sqs.faults.add({ target: 'sqs', operation: 'GetQueueAttributes', times: 9, error: '500' });
  await expect(queueDepth(queue)).rejects.toThrow();
});
