import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CreateQueueCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { postponeMessage, queueDepth, queueSender } from '../../../shared/platform/queue.ts';
import type { Step } from '../engines/steps.ts';

const WITHIN_MS = 30_000;

/** A new queue that the product's own client writes to. @param attributes of SQS */
const newQueue = async (client: SQSClient, name: string, attributes: Record<string, string> = {}) => {
  const { QueueUrl = '' } = await client.send(new CreateQueueCommand({ QueueName: name, Attributes: attributes }));
  const urlVariable = `PROOF_${name.toUpperCase().replaceAll('-', '_')}_QUEUE_URL` as const;
  process.env[urlVariable] = QueueUrl;
  return { url: QueueUrl, spec: { urlVariable }, sender: queueSender({ urlVariable }) };
};

const receive = async (client: SQSClient, QueueUrl: string): Promise<Message[]> =>
  (await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: 0 }))).Messages ??
  [];

/** Receives and deletes until so many messages were there. @throws when they do not come in time */
const take = async (client: SQSClient, QueueUrl: string, count: number): Promise<object[]> => {
  const taken: object[] = [];
  for (const end = Date.now() + WITHIN_MS; taken.length < count; await pause(100)) {
    assert.ok(Date.now() < end, `${taken.length} of ${count} messages came`);
    for (const { Body = '', ReceiptHandle } of await receive(client, QueueUrl)) {
      taken.push(JSON.parse(Body));
      await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    }
  }
  return taken;
};

/** The queue code of the product on an implementation that is not ours. Each step has a queue of its own. */
export const queueSteps = (client: SQSClient): Step[] => [
  {
    does: 'one message, text and numbers unchanged',
    run: async () => {
      const { url, sender } = await newQueue(client, 'one');
      const body = { text: 'Água & luz "à vista" 💡\n', amount: -12_345, list: [1, null] };
      await sender.send(body);
      assert.deepEqual(await take(client, url, 1), [body]);
    },
  },
  {
    does: 'twenty-three messages in batches, each once',
    run: async () => {
      const { url, sender } = await newQueue(client, 'batch');
      await sender.sendBatch(Array.from({ length: 23 }, (_, id) => ({ body: { id } })));
      const ids = (await take(client, url, 23)).map((body) => Number(Object(body).id));
      assert.deepEqual(
        ids.sort((a, b) => a - b),
        Array.from({ length: 23 }, (_, id) => id),
      );
      assert.deepEqual(await receive(client, url), []);
    },
  },
  {
    does: 'a delayed message is not there at once, and comes',
    run: async () => {
      const { url, sender } = await newQueue(client, 'delayed');
      const sentAt = Date.now();
      await sender.send({ id: 1 }, { delaySeconds: 2.5 });
      assert.deepEqual(await receive(client, url), []);
      await take(client, url, 1);
      // Delays are whole seconds, rounded up.
      assert.ok(Date.now() - sentAt >= 2_500, 'it came too early');
    },
  },
  {
    does: 'delays in a batch are those of each message',
    run: async () => {
      const { url, sender } = await newQueue(client, 'delays');
      await sender.sendBatch([{ body: { id: 'late' }, delaySeconds: 900 }, { body: { id: 'now' } }]);
      assert.deepEqual(await take(client, url, 1), [{ id: 'now' }]);
      assert.deepEqual(await receive(client, url), []);
    },
  },
  {
    does: 'a delay over the longest is cut and accepted',
    run: async () => {
      const { url, sender } = await newQueue(client, 'longest');
      await sender.send({ id: 1 }, { delaySeconds: 90_000 });
      assert.deepEqual(await receive(client, url), []);
    },
  },
  {
    does: 'a received message is hidden for the visibility timeout and comes back with another receipt',
    run: async () => {
      const { url, sender } = await newQueue(client, 'visibility', { VisibilityTimeout: '2' });
      await sender.send({ id: 1 });
      const [first] = await receive(client, url);
      assert.ok(first);
      assert.deepEqual(await receive(client, url), []);
      assert.deepEqual(await take(client, url, 1), [{ id: 1 }]);
    },
  },
  {
    does: 'a postponed message comes after its seconds, not after the visibility timeout',
    run: async () => {
      const { url, sender, spec } = await newQueue(client, 'postponed', { VisibilityTimeout: '600' });
      await sender.send({ id: 1 });
      const [first] = await receive(client, url);
      await postponeMessage(spec, first?.ReceiptHandle ?? '', 1.2);
      assert.deepEqual(await receive(client, url), []);
      assert.deepEqual(await take(client, url, 1), [{ id: 1 }]);
    },
  },
  {
    does: 'a message that fails is moved to the dead letters',
    run: async () => {
      const dead = await newQueue(client, 'dead');
      const { Attributes } = await client.send(
        new GetQueueAttributesCommand({ QueueUrl: dead.url, AttributeNames: ['QueueArn'] }),
      );
      const deadLetterTargetArn = Attributes?.QueueArn;
      const RedrivePolicy = JSON.stringify({ deadLetterTargetArn, maxReceiveCount: 2 });
      const { url, sender, spec } = await newQueue(client, 'failing', { RedrivePolicy });
      await sender.send({ id: 1 });
      for (const _ of [1, 2]) {
        const [received] = await receive(client, url);
        await postponeMessage(spec, received?.ReceiptHandle ?? '', 0);
      }
      assert.deepEqual(await receive(client, url), []);
      assert.deepEqual(await take(client, dead.url, 1), [{ id: 1 }]);
    },
  },
  {
    does: 'the depth counts waiting and received messages, not delayed ones',
    run: async () => {
      const { url, sender, spec } = await newQueue(client, 'depth');
      assert.equal(await queueDepth(spec), 0);
      await sender.sendBatch(Array.from({ length: 12 }, (_, id) => ({ body: { id } })));
      await sender.send({ id: 12 }, { delaySeconds: 600 });
      await receive(client, url);
      assert.equal(await queueDepth(spec), 12);
    },
  },
  {
    does: 'a queue that is not there is an error',
    run: async () => {
      const { url, spec, sender } = await newQueue(client, 'gone');
      process.env[spec.urlVariable] = `${url}-other`;
      await assert.rejects(sender.send({}));
    },
  },
];
