import type { EventType } from '../../../shared/contract/event-types.ts';
import { metrics } from '../../../shared/contract/metrics.ts';
import { outbox } from '../../../shared/events/outbox.ts';
import type { OutgoingFetch, OutgoingRequest } from '../../../shared/platform/outgoing/outgoing-fetch.ts';
import type { QueueEntry, SendOptions } from '../../../shared/platform/queue.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { queryPartition } from '../../../shared/platform/table/query-pages.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import type { Endpoint } from '../../../shared/webhooks/endpoint.ts';
import { endpointStore } from '../../../shared/webhooks/endpoint-store.ts';
import { hookDeliveryStore } from '../../../shared/webhooks/hook-delivery-store.ts';
import { fanOut, sendDue, sweepHooks } from '../../../shared/webhooks/send-due.ts';
import { measured } from '../../support/measured.ts';

type Message = { userId: string; webhookId?: string };
type Answer = number | Error | Promise<number>;

export const MASTER = 'the master secret of the tests';
const START = '2026-03-01T12:00:00.000Z' as Instant;

/** The service's webhooks over a table, with a controllable clock and scripted endpoints. */
export const hookWorld = (table: Table, realFetch?: OutgoingFetch) => {
  let now = START;
  const calls: (OutgoingRequest & { at: Instant })[] = [];
  const answers = new Map<string, (request: OutgoingRequest) => Answer>();
  const messages: (Message & SendOptions)[] = [];
  const emails: string[] = [];
  const counting = measured();
  let inFlight = 0;
  let mostInFlight = 0;

  const fetch: OutgoingFetch = async (request) => {
    calls.push({ ...request, at: now });
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    try {
      const answer = await (answers.get(request.url) ?? (() => 204))(request);
      if (answer instanceof Error) throw answer;
      return { status: answer, headers: {}, body: '', truncated: false };
    } finally {
      inFlight -= 1;
    }
  };

  const queue = {
    send: async (body: object, options: SendOptions = {}) => void messages.push({ ...(body as Message), ...options }),
    sendBatch: async (entries: readonly QueueEntry[]) => {
      for (const { body } of entries) messages.push(body as Message);
    },
  };
  const endpoints = endpointStore(table);
  const deliveries = hookDeliveryStore(table);
  const services = {
    table,
    endpoints,
    deliveries,
    queue,
    fetch: realFetch ?? fetch,
    master: async () => MASTER,
    clock: () => now,
    moment: () => now,
    stopwatch: () => performance.now(),
    random: () => 0,
    measure: counting.measure,
    cursorBefore: async (_: string, { itemId, version }: { itemId: string; version: number }) => `${itemId}@${version}`,
    disabledNotice: async ({ webhookId }: Endpoint) => ({
      writes: [
        {
          Put: {
            TableName: table.name,
            Item: { ...keys.delivery('ana', 'webhook', webhookId, 'disabled', 'email') },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ],
      send: async () => void emails.push(webhookId),
    }),
  };

  const work = async ({ userId, webhookId }: Message): Promise<void> => {
    if (webhookId) await sendDue(services)({ userId, webhookId });
    else await fanOut(services)(userId, now);
  };

  return {
    table,
    services,
    endpoints,
    deliveries,
    calls,
    messages,
    emails,
    counted: counting.of,
    metrics,
    work,
    mostInFlight: () => mostInFlight,
    now: () => now,
    pass: (seconds: number) => {
      now = addSeconds(now, seconds);
    },
    answer: (url: string, answer: (request: OutgoingRequest) => Answer) => void answers.set(url, answer),

    async endpoint(fields: Partial<Endpoint> = {}): Promise<Endpoint> {
      const made: Endpoint = {
        userId: 'ana',
        webhookId: `hook${'0'.repeat(18)}`,
        url: 'https://hooks.example/a',
        events: ['limit.reached'],
        status: 'active',
        createdAt: now,
        updatedAt: now,
        version: 0,
        secretRevision: 1,
        previousSecretUntil: null,
        failingSince: null,
        disabledAt: null,
        ...fields,
      };
      const outcome = await endpoints.create(made);
      if (outcome !== 'saved') throw new Error(outcome);
      return made;
    },

    /** A change with its event. @param isSent false: the process dies after its transaction */
    async change(
      type: EventType = 'limit.reached',
      { isSent = true, data = {} }: { isSent?: boolean; data?: object } = {},
    ) {
      const preparedEvents = await outbox(table, queue).prepare('ana', now);
      const writes = preparedEvents.writes({ type, data: { limitId: 'limit-1', ...data } });
      if (writes.length > 0) await writeAll(table, writes);
      if (isSent) await preparedEvents.send();
      return writes.length;
    },

    /** Processes all messages of the queue, also new ones, except delayed messages. */
    async drain(): Promise<void> {
      for (;;) {
        const at = messages.findIndex(({ delaySeconds }) => !delaySeconds);
        if (at < 0) return;
        const [message] = messages.splice(at, 1);
        if (message) await work(message);
      }
    },

    /** Drops delayed messages: only the sweep finds due deliveries. */
    async sweep(): Promise<void> {
      messages.length = 0;
      await sweepHooks({ table, queue, depth: async () => messages.length }, now);
      await this.drain();
    },

    log: (webhookId = `hook${'0'.repeat(18)}`) =>
      deliveries.page({ userId: 'ana', webhookId }, { limit: 50, before: undefined, now }),

    async sortKeys(prefix: string): Promise<string[]> {
      const all = await queryPartition(table, keys.everythingOf('ana'));
      return all.map(({ sk }) => String(sk)).filter((sk) => sk.startsWith(prefix));
    },
  };
};

export type HookWorld = ReturnType<typeof hookWorld>;
