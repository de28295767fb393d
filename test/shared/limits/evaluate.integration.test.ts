import type { SQSEvent } from 'aws-lambda';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { metrics } from '../../../shared/contract/metrics.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { outbox } from '../../../shared/events/outbox.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { evaluateLimits } from '../../../shared/limits/evaluate.ts';
import type { SpendingLimit } from '../../../shared/limits/limit.ts';
import { listedLimitBody } from '../../../shared/limits/limit-body.ts';
import { type LimitStore, limitStore } from '../../../shared/limits/limit-store.ts';
import { renewLimit } from '../../../shared/limits/renew.ts';
import { deliveryId } from '../../../shared/notifications/delivery.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import { noticeBudgetStore } from '../../../shared/notifications/notices/notice-budget.ts';
import type { Recipient } from '../../../shared/notifications/recipient.ts';
import { unsentDeliveries } from '../../../shared/notifications/sweep-deliveries.ts';
import type { QueueEntry } from '../../../shared/platform/queue.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import { queryPrefix } from '../../../shared/platform/table/query-pages.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { queueWorker } from '../../../shared/runtime/jobs/queue-worker.ts';
import { scheduledJob } from '../../../shared/runtime/jobs/scheduled-job.ts';
import { dispatchSyncs } from '../../../shared/sync/dispatch-syncs.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { endpointStore } from '../../../shared/webhooks/endpoint-store.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { measured } from '../../support/measured.ts';
import { storedDeliveries } from '../../support/stored-deliveries.ts';
import { aTransaction } from '../ledger/a-transaction.ts';
import { aLimit, at, reais } from './builders.ts';

const march = at('2026-03-20T12:00:00Z');
const ana: Recipient = { name: 'Ana', email: 'ana@example.com', phone: '+5511999990001' };

let rows: Transaction[];
let recipient: Recipient | null;
let enqueued: string[];
let failNext: 'before' | 'after' | null;
let table: Table;
let limits: LimitStore;

let counting = measured();
beforeEach(async () => {
  counting = measured();
  failNext = null;
  table = await inProcessTable(async (call) => {
    const [failing] = [failNext];
    if (failing === null) return call();
    failNext = null;
    if (failing === 'after') await call();
    throw new Error('The connection broke');
  });
  limits = limitStore(table);
  [rows, recipient, enqueued] = [[], ana, []];
});

const sources = {
  readLedger: async () => rows,
  snapshots: { read: async () => ({ accounts: [], bills: [], closingDates: [] }) },
};
const queue = {
  sendBatch: async (entries: readonly QueueEntry[]) => {
    for (const { body } of entries) enqueued.push(deliveryId.parse(body).channel);
  },
};
const evaluate = (now = march, userId = 'ana', limitId?: string) =>
  evaluateLimits({
    limits,
    sources,
    deliveries: deliveryStore(table, () => now),
    budgets: noticeBudgetStore(table),
    channelQueues: { email: queue, whatsapp: queue },
    findRecipient: async () => recipient,
    events: outbox(table, { send: async () => undefined }),
    measure: counting.measure,
  })({ userId, limitId }, now);
const spend = (amount: number, date = '2026-03-15') =>
  void rows.push(aTransaction({ id: `t-${rows.length}`, date, reais: -amount, category: 'Supermercado' }));
const keep = async (fields: Partial<SpendingLimit> = {}) => limits.create(aLimit(fields), { limit: 30 });
const told = async (): Promise<string[]> =>
  (await storedDeliveries(table, 'ana')).map(({ occurrence, channel }) => `${occurrence} ${channel}`);
const webhook = () =>
  endpointStore(table).create({
    userId: 'ana',
    webhookId: `hook${'0'.repeat(18)}`,
    url: 'https://hooks.example/a',
    events: ['limit.reached'],
    status: 'active',
    createdAt: march,
    updatedAt: march,
    version: 0,
    secretRevision: 1,
    previousSecretUntil: null,
    failingSince: null,
    disabledAt: null,
  });
const body = z.object({ data: z.object({ threshold: z.number() }) });
/** Thresholds of the events that wait for the user's webhooks. */
const reached = async (): Promise<number[]> =>
  (await queryPrefix(table, keys.hookEventsOf('ana'))).map(
    (event) => body.parse(JSON.parse(String(event.body))).data.threshold,
  );
const of = (threshold: number, period = '2026-03-01', notificationRevision = 1) =>
  ['email', 'whatsapp'].map((channel) => `${notificationRevision}@${period}T00:00:00.000Z@${threshold} ${channel}`);

describe('evaluating limits', () => {
  it('notifies only the highest newly reached threshold, once on each channel', async () => {
    await keep();
    spend(499.99);
    await evaluate();
    expect(await told()).toEqual([]);
    spend(300);
    await evaluate();
    await evaluate();
    expect(await told()).toEqual(of(75));
    expect(enqueued).toEqual(['email', 'whatsapp']);
    spend(200.01);
    await evaluate();
    expect(await told()).toEqual([...of(100), ...of(75)]);
    expect(counting.of(metrics.limitNotices)).toEqual([1, 1]);
  });

  it('notifies once under twenty concurrent evaluations', async () => {
    await keep();
    spend(600);
    await Promise.all(Array.from({ length: 20 }, () => evaluate()));
    expect(await told()).toEqual(of(50));
    expect(enqueued).toHaveLength(2);
  });

  it('does not notify again after a refund reduced the usage and it rose once more', async () => {
    await keep();
    spend(800);
    await evaluate();
    rows = [];
    await evaluate();
    spend(760);
    await evaluate();
    expect(await told()).toEqual(of(75));
  });

  it('starts each period fresh', async () => {
    await keep({ isRecurring: true });
    spend(600);
    await evaluate();
    await renewLimit({ limits, sources }, { userId: 'ana', id: 'limit-1' }, at('2026-04-01T00:00:00Z'));
    await evaluate(at('2026-04-02T00:00:00Z'));
    expect(await told()).toEqual(of(50));
    spend(550, '2026-04-03');
    await evaluate(at('2026-04-03T12:00:00Z'));
    expect(await told()).toEqual([...of(50), ...of(50, '2026-04-01')]);
  });

  it('notifies again after an owner chose another amount', async () => {
    await keep();
    spend(600);
    await evaluate();
    const before = await limits.find('ana', 'limit-1');
    if (!before) throw new Error('The limit is gone');
    await limits.replace(before, { ...before, limitAmount: reais(700), watermark: null, notificationRevision: 2 });
    await evaluate(march, 'ana', 'limit-1');
    expect(await told()).toEqual([...of(50), ...of(75, '2026-03-01', 2)]);
  });

  it.each([
    ['inactive', { isActive: false }],
    ['not begun', { periodStart: at('2026-04-01T00:00:00Z') }],
    ['over', { anchorAt: at('2026-02-10T00:00:00Z') }],
  ])('does not notify a limit that is %s', async (_, fields) => {
    await keep(fields);
    for (const date of ['2026-02-11', '2026-03-11', '2026-04-11']) spend(5000, date);
    await evaluate();
    expect(await told()).toEqual([]);
  });

  it('marks nothing for a user without access, and notifies once access is restored', async () => {
    await keep();
    spend(900);
    recipient = null;
    await evaluate();
    expect((await limits.find('ana', 'limit-1'))?.watermark).toBeNull();
    recipient = { ...ana, phone: null };
    await evaluate();
    expect(await told()).toEqual(of(75).slice(0, 1));
  });

  it.each([
    ['no e-mail and no phone', { ...ana, email: null, phone: null }],
    ['blank addresses', { ...ana, email: ' ', phone: '+' }],
  ])('records limit.reached once and shows no_address for a user with %s', async (_, unreachable) => {
    await webhook();
    await keep();
    spend(900);
    recipient = unreachable;
    await evaluate();
    await evaluate();
    expect(await reached()).toEqual([75]);
    const limit = await limits.find('ana', 'limit-1');
    if (!limit) throw new Error('The limit is gone');
    const notification = { status: 'not_sent', reason: 'no_address' };
    expect(listedLimitBody(limit, reais(900), march)).toMatchObject({ notification });
    expect(await told()).toEqual([]);
    expect(counting.of(metrics.limitNotices)).toEqual([]);
    recipient = ana;
    spend(200);
    await evaluate();
    expect(await told()).toEqual(of(100));
    expect(await reached()).toEqual([75, 100]);
  });

  it.each(['before', 'after'] as const)('notifies once when the write fails %s it took effect', async (moment) => {
    await keep();
    spend(900);
    const broken = {
      ...limits,
      replace: async (...given: Parameters<LimitStore['replace']>) => {
        failNext = moment;
        return limits.replace(...given);
      },
    };
    const services = {
      limits: broken,
      sources,
      deliveries: deliveryStore(table, () => march),
      budgets: noticeBudgetStore(table),
      channelQueues: { email: queue, whatsapp: queue },
      findRecipient: async () => recipient,
      events: outbox(table, { send: async () => undefined }),
      measure: counting.measure,
    };
    await expect(evaluateLimits(services)({ userId: 'ana' }, march)).rejects.toThrow();
    await evaluate();
    expect(await told()).toEqual(of(75));
    // The sweep finds deliveries that were written but not enqueued.
    const unsent: string[] = [];
    await unsentDeliveries(table).each(at('2026-03-20T13:00:00Z'), async (due) => {
      unsent.push(...due.map(({ id }) => id.channel));
    });
    expect(unsent.sort()).toEqual(['email', 'whatsapp']);
  });
});

describe('notices of limits that calls provoke', () => {
  const change = async (notificationRevision: number) => {
    const before = await limits.find('ana', 'limit-1');
    if (!before) throw new Error('The limit is gone');
    await limits.replace(before, {
      ...before,
      limitAmount: reais(1000 - notificationRevision),
      watermark: null,
      notificationRevision,
    });
    await evaluate(march, 'ana', 'limit-1');
  };

  it('are twenty an hour on each channel; the rest is recorded as not sent, and shown', async () => {
    await keep();
    spend(900);
    for (let notificationRevision = 2; notificationRevision <= 81; notificationRevision += 1)
      await change(notificationRevision);
    expect(enqueued).toHaveLength(40);
    const stored = await storedDeliveries(table, 'ana');
    expect(stored.filter(({ status }) => status === 'pending')).toHaveLength(40);
    expect(stored.filter(({ reason }) => reason === 'too-many-notices')).toHaveLength(120);
    const limit = await limits.find('ana', 'limit-1');
    if (!limit) throw new Error('The limit is gone');
    const notification = { status: 'not_sent', reason: 'too_many_notices' };
    expect(listedLimitBody(limit, reais(900), march)).toMatchObject({ notification });
    expect(listedLimitBody({ ...limit, isRecurring: true }, reais(0), at('2026-04-01T00:00:00Z'))).not.toHaveProperty(
      'notification',
    );
    expect(counting.of(metrics.limitNotices)).toHaveLength(20);
  });

  it('hold back nothing that an import brings', async () => {
    await keep();
    spend(900);
    for (let notificationRevision = 2; notificationRevision <= 31; notificationRevision += 1)
      await change(notificationRevision);
    await limits.create(aLimit({ id: 'limit-2', limitAmount: reais(900) }), { limit: 30 });
    enqueued = [];
    await evaluate();
    expect(enqueued).toEqual(['email', 'whatsapp']);
  });
});

it('an import that is asked for at 23:55 UTC and done at 00:20 counts in the new day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-15T23:55:00Z') });
  const bodies: object[] = [];
  const parts = {
    table,
    items: itemStore(table),
    queue: {
      sendBatch: async (entries: readonly QueueEntry[]) => void bodies.push(...entries.map(({ body }) => body)),
    },
    spreadSeconds: 240,
    random: () => 0,
  };
  const moment = { now: at('2026-03-15T20:00:00Z'), dueAt: at('2026-03-15T23:00:00Z') };
  await parts.items.link('ana', 'item-1', moment);
  const job = scheduledJob({ name: 'dispatch-syncs', run: ({ now }) => dispatchSyncs(parts, { until: now }) });
  await job({ scheduledTime: '2026-03-15T23:55:00Z' });

  vi.setSystemTime('2026-03-16T00:20:00Z');
  await keep({ period: 'daily', isRecurring: true });
  spend(900, '2026-03-15');
  const worker = queueWorker({
    queue: queues.evaluateLimits,
    schema: z.object({ userId: z.string() }),
    work: ({ userId }, { now }) => evaluate(now, userId),
  });
  const attributes = { ApproximateReceiveCount: '1', SentTimestamp: '0', SenderId: 's' };
  const record = (body: object) => ({ body: JSON.stringify(body), messageId: 'm', receiptHandle: 'r', attributes });
  const work = () => worker({ Records: bodies.map(record) } as SQSEvent);
  expect(await work()).toEqual({ batchItemFailures: [] });
  expect(await told()).toEqual([]);
  spend(600, '2026-03-16');
  await work();
  vi.useRealTimers();
  expect(bodies).toHaveLength(1);
  expect(await told()).toEqual(of(50, '2026-03-16'));
});
