import { beforeEach, describe, expect, it } from 'vitest';
import { metrics } from '../../../shared/contract/metrics.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { evaluateLimits } from '../../../shared/limits/evaluate.ts';
import type { SpendingLimit } from '../../../shared/limits/limit.ts';
import { type LimitStore, limitStore } from '../../../shared/limits/limit-store.ts';
import { renewLimit } from '../../../shared/limits/renew.ts';
import { deliveryId } from '../../../shared/notifications/delivery.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import type { Recipient } from '../../../shared/notifications/recipient.ts';
import { unsentDeliveries } from '../../../shared/notifications/unsent-deliveries.ts';
import type { QueueEntry } from '../../../shared/queue.ts';
import type { Table } from '../../../shared/storage/table.ts';
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
  holdings: { read: async () => ({ accounts: [], bills: [], closingDates: [] }) },
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
    channelQueues: { email: queue, whatsapp: queue },
    findRecipient: async () => recipient,
    measure: counting.measure,
  })({ userId, limitId }, now);
const spend = (amount: number, date = '2026-03-15') =>
  void rows.push(aTransaction({ id: `t-${rows.length}`, date, reais: -amount, category: 'Supermercado' }));
const keep = async (fields: Partial<SpendingLimit> = {}) => limits.create(aLimit(fields), { limit: 30 });
const told = async (): Promise<string[]> =>
  (await storedDeliveries(table, 'ana')).map(({ occurrence, channel }) => `${occurrence} ${channel}`);
const of = (threshold: number, period = '2026-03-01', edition = 1) =>
  ['email', 'whatsapp'].map((channel) => `${edition}@${period}T00:00:00.000Z@${threshold} ${channel}`);

describe('evaluating limits', () => {
  it('tells the highest newly reached threshold only, once on each channel', async () => {
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

  it('tells once under twenty concurrent evaluations', async () => {
    await keep();
    spend(600);
    await Promise.all(Array.from({ length: 20 }, () => evaluate()));
    expect(await told()).toEqual(of(50));
    expect(enqueued).toHaveLength(2);
  });

  it('tells nothing again after a refund took the usage down and it rose once more', async () => {
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

  it('tells anew after an owner chose another amount', async () => {
    await keep();
    spend(600);
    await evaluate();
    const before = await limits.find('ana', 'limit-1');
    if (!before) throw new Error('The limit is gone');
    await limits.replace(before, { ...before, limitAmount: reais(700), watermark: null, edition: 2 });
    await evaluate(march, 'ana', 'limit-1');
    expect(await told()).toEqual([...of(50), ...of(75, '2026-03-01', 2)]);
  });

  it.each([
    ['inactive', { isActive: false }],
    ['not begun', { periodStart: at('2026-04-01T00:00:00Z') }],
    ['over', { anchorAt: at('2026-02-10T00:00:00Z') }],
  ])('tells nothing of a limit that is %s', async (_, fields) => {
    await keep(fields);
    for (const date of ['2026-02-11', '2026-03-11', '2026-04-11']) spend(5000, date);
    await evaluate();
    expect(await told()).toEqual([]);
  });

  it('marks nothing for a user without access, and tells once access is back', async () => {
    await keep();
    spend(900);
    recipient = null;
    await evaluate();
    expect((await limits.find('ana', 'limit-1'))?.watermark).toBeNull();
    recipient = { ...ana, phone: null };
    await evaluate();
    expect(await told()).toEqual(of(75).slice(0, 1));
  });

  it.each(['before', 'after'] as const)('tells once where the write breaks %s it took effect', async (moment) => {
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
      channelQueues: { email: queue, whatsapp: queue },
      findRecipient: async () => recipient,
      measure: counting.measure,
    };
    await expect(evaluateLimits(services)({ userId: 'ana' }, march)).rejects.toThrow();
    await evaluate();
    expect(await told()).toEqual(of(75));
    // What was written but not enqueued is found by the sweep.
    const unsent: string[] = [];
    await unsentDeliveries(table).each(at('2026-03-20T13:00:00Z'), async (due) => {
      unsent.push(...due.map(({ id }) => id.channel));
    });
    expect(unsent.sort()).toEqual(['email', 'whatsapp']);
  });
});
