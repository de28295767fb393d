import { type Measure, metrics } from '../contract/metrics.ts';
import type { NewEvent } from '../events/event.ts';
import type { Outbox, PreparedEvents } from '../events/outbox.ts';
import { type AnnouncingServices, announce } from '../notifications/announce.ts';
import type { LimitNotice } from '../notifications/notices/limit-notice.ts';
import type { Recipient } from '../notifications/recipient.ts';
import type { FindRecipient } from '../notifications/send-delivery.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { Instant } from '../time/instant.ts';
import { datesOf, isUnderWay, limitOccurrenceOf, type SpendingLimit, type Watermark, windowAt } from './limit.ts';
import type { LimitStore } from './limit-store.ts';
import { readUsage } from './list-usage.ts';
import type { SpendingSources } from './spending.ts';
import { type LimitUsage, thresholdReached } from './usage.ts';

export type EvaluationServices = AnnouncingServices & {
  limits: Pick<LimitStore, 'listActive' | 'find' | 'replace'>;
  sources: SpendingSources;
  findRecipient: FindRecipient;
  events: Outbox;
  measure: Measure;
};

/** One changed limit; all of the user's limits, after an import, when `limitId` is absent. */
export type Evaluation = { userId: string; limitId?: string | undefined };

/**
 * Watermark, deliveries and events are one transaction on the limit as it was read, so a repeated, late or concurrent
 * evaluation changes nothing. Without access nothing is recorded; without an address the event and `no_address` are.
 */
export const evaluateLimits =
  (services: EvaluationServices) =>
  async ({ userId, limitId }: Evaluation, now: Instant): Promise<void> => {
    const [recipient, preparedEvents] = await Promise.all([
      services.findRecipient(userId, now),
      services.events.prepare(userId, now),
    ]);
    if (!recipient) return;
    const about = { recipient, preparedEvents, provoked: limitId !== undefined, now };
    let left: ReadonlySet<string> | null = null;
    // An owner's change, a renewal or a concurrent evaluation restarts the work.
    await untilWritten(async () => {
      const found = await limitsToEvaluate(services, userId, limitId, now);
      const pending = found.filter(({ id }) => left?.has(id) ?? true);
      if (pending.length === 0) return;
      const usage = await readUsage(services.sources, userId, Promise.resolve(pending), now);
      const outcomes = await Promise.all(usage.map((one) => notifyReached(services, one, about)));
      left = new Set(outcomes.flatMap((id) => id ?? []));
      if (left.size > 0) throw new StaleError('A limit kept changing while it was evaluated');
    });
  };

const limitsToEvaluate = async (
  { limits }: EvaluationServices,
  userId: string,
  limitId: string | undefined,
  now: Instant,
): Promise<SpendingLimit[]> => {
  const found = limitId === undefined ? await limits.listActive(userId) : [await limits.find(userId, limitId)];
  return found.flatMap((limit) => (limit?.isActive && isUnderWay(windowAt(limit, now), now) ? [limit] : []));
};

/** Null when no threshold is reached, or its notification exists for this period. */
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

const eventOf = ({ limit, window }: LimitUsage, { threshold }: Watermark): NewEvent => {
  const { first, last } = datesOf(window);
  const { id, category, period } = limit;
  return {
    type: 'limit.reached',
    data: { limitId: id, category, threshold, period, firstDate: first, lastDate: last },
  };
};

/** @returns the limit's id when the limit or the notice budget changed since it was read */
const notifyReached = async (
  services: EvaluationServices,
  usage: LimitUsage,
  {
    recipient,
    preparedEvents,
    provoked,
    now,
  }: { recipient: Recipient; preparedEvents: PreparedEvents; provoked: boolean; now: Instant },
): Promise<string | null> => {
  const { limit } = usage;
  const { userId, id } = limit;
  const watermark = newWatermark(usage);
  if (!watermark) return null;
  const occasion = { userId, id, occurrence: limitOccurrenceOf(limit, watermark), provoked, now };
  const notice = noticeOf(usage, watermark);
  const { outcome, sent } = await announce(services, occasion, { notice, recipient }, (notification, writes) =>
    services.limits.replace(
      limit,
      { ...limit, watermark: { ...watermark, notification } },
      {
        ...writes,
        deliveries: [...writes.deliveries, ...preparedEvents.writes(eventOf(usage, watermark))],
      },
    ),
  );
  if (outcome !== 'saved') return id;
  await preparedEvents.send();
  if (sent > 0) services.measure(metrics.limitNotices, 1);
  return null;
};
