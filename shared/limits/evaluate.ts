import { type Measure, metrics } from '../contract/metrics.ts';
import { announce, type ChannelQueues, enqueueDeliveries } from '../notifications/announce.ts';
import type { DeliveryStore } from '../notifications/delivery-store.ts';
import type { LimitNotice } from '../notifications/limit-notice.ts';
import type { Recipient } from '../notifications/recipient.ts';
import type { FindRecipient } from '../notifications/send-delivery.ts';
import type { Instant } from '../time/instant.ts';
import type { SpendingLimit, Watermark } from './limit.ts';
import type { LimitStore } from './limit-store.ts';
import { type LimitUsage, readUsage } from './list-usage.ts';
import { occurrenceOf } from './occurrence.ts';
import type { SpendingSources } from './spending.ts';
import { thresholdReached } from './usage.ts';
import { datesOf, isUnderWay, windowAt } from './windows.ts';

export type EvaluationServices = {
  limits: Pick<LimitStore, 'list' | 'find' | 'replace'>;
  sources: SpendingSources;
  deliveries: DeliveryStore;
  channelQueues: ChannelQueues;
  findRecipient: FindRecipient;
  measure: Measure;
};

/** One limit of a user, or without `limitId` all of them. */
export type Evaluation = { userId: string; limitId?: string | undefined };

/** An owner's change, a renewal or another evaluation may come in between; each makes it start over. */
const ATTEMPTS = 5;

/**
 * Notifies the highest newly reached threshold of a user's limits. The watermark and its pending deliveries are one
 * transaction on the limit as it was read, so a repeated, late or concurrent evaluation finds nothing new (design 7).
 * Nothing is marked for a user whom nobody can notify.
 */
export const evaluateLimits =
  (services: EvaluationServices) =>
  async ({ userId, limitId }: Evaluation, now: Instant): Promise<void> => {
    const recipient = await services.findRecipient(userId, now);
    if (!recipient) return;
    let pending = await limitsToEvaluate(services, userId, limitId, now);
    for (let attempt = 0; pending.length > 0 && attempt < ATTEMPTS; attempt += 1) {
      const usage = await readUsage(services.sources, userId, Promise.resolve(pending), now);
      const outcomes = await Promise.all(usage.map((one) => notifyReached(services, one, recipient, now)));
      const stale = new Set(outcomes.flatMap((id) => id ?? []));
      if (stale.size === 0) return;
      pending = (await limitsToEvaluate(services, userId, limitId, now)).filter(({ id }) => stale.has(id));
    }
    if (pending.length > 0) throw new Error('A limit kept changing while it was evaluated');
  };

const limitsToEvaluate = async (
  { limits }: EvaluationServices,
  userId: string,
  limitId: string | undefined,
  now: Instant,
): Promise<SpendingLimit[]> => {
  const found = limitId === undefined ? await limits.list(userId) : [await limits.find(userId, limitId)];
  return found.flatMap((limit) => (limit?.isActive && isUnderWay(windowAt(limit, now), now) ? [limit] : []));
};

/** What is to be marked and told of a usage; null when its threshold was notified in this period, or none is reached. */
const newWatermark = ({ limit, window, spent }: LimitUsage): Watermark | null => {
  const threshold = thresholdReached(spent, limit.limitAmount);
  if (threshold === null) return null;
  const { watermark } = limit;
  const isNew = watermark?.periodStart !== window.start || watermark.threshold < threshold;
  return isNew ? { periodStart: window.start, threshold } : null;
};

const noticeOf = ({ limit, window, spent }: LimitUsage, { threshold }: Watermark): LimitNotice => ({
  kind: 'limit',
  category: limit.category,
  threshold,
  spent,
  limitAmount: limit.limitAmount,
  lastDate: datesOf(window).last,
});

/** @returns the limit's id when somebody else wrote it since it was read */
const notifyReached = async (
  { limits, deliveries, channelQueues, measure }: EvaluationServices,
  usage: LimitUsage,
  recipient: Recipient,
  now: Instant,
): Promise<string | null> => {
  const watermark = newWatermark(usage);
  if (!watermark) return null;
  const { limit } = usage;
  const occasion = { userId: limit.userId, id: limit.id, occurrence: occurrenceOf(limit, watermark) };
  const announced = announce(deliveries, occasion, noticeOf(usage, watermark), recipient);
  if (announced.deliveries.length === 0) return null;
  const marked = { ...limit, watermark };
  const outcome = await limits.replace(limit, marked, { deliveries: announced.writes });
  if (outcome === 'saved') measure(metrics.limitNotices, 1);
  if (outcome === 'saved') await enqueueDeliveries(channelQueues, announced.deliveries, now);
  // A period that was left and entered again within one edition: its deliveries exist, only the record moves on.
  if (outcome === 'refused') return (await limits.replace(limit, marked)) === 'saved' ? null : limit.id;
  return outcome === 'saved' ? null : limit.id;
};
