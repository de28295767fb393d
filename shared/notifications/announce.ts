import { log } from '../platform/log.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { SaveOutcome } from '../platform/table/write-owned.ts';
import type { Instant } from '../time/instant.ts';
import type { DeliveryId } from './delivery.ts';
import { type ChannelQueues, enqueueDeliveries } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { Notice } from './notices/notice.ts';
import type { NoticeBudgetStore } from './notices/notice-budget.ts';
import { isSwitchedOff } from './preferences.ts';
import type { Notification } from './recipient.ts';
import { channelsOf, type Recipient } from './recipient.ts';

export type AnnouncingServices = {
  deliveries: DeliveryStore;
  budgets: NoticeBudgetStore;
  channelQueues: ChannelQueues;
};

/** `occurrence` contains no `#`; `provoked`: a call made it due at once, so it counts against the budget. */
export type Occasion = { userId: string; id: string; occurrence: string; provoked: boolean; now: Instant };

/** A budget's condition fails when another call used the same budget since it was read. */
type NoticeWrites = { deliveries: WriteItem[]; budgets: WriteItem[] };

export type Announced = { outcome: SaveOutcome; sent: number };

type Save = (notification: Notification, writes: NoticeWrites) => Promise<SaveOutcome>;

type Plan = { notification: Notification; pending: DeliveryId[]; writes: NoticeWrites };

/** Why a channel gets nothing, in the form that the delivery stores. */
type Withheld = 'too-many-notices' | 'switched-off';

// A reason of the service takes precedence over the user's own choice.
const notificationOf = (channels: number, sent: number, reasons: readonly Withheld[]): Notification => {
  if (sent === channels) return { status: 'dispatched', reason: null };
  const reason = reasons.includes('too-many-notices') ? 'too_many_notices' : 'switched_off';
  return { status: sent > 0 ? 'partly_dispatched' : 'not_sent', reason };
};

const planned = async (
  { deliveries, budgets }: AnnouncingServices,
  { userId, provoked, now }: Occasion,
  { notice, recipient }: { notice: Notice; recipient: Recipient },
  ids: readonly DeliveryId[],
): Promise<Plan> => {
  const isOff = ({ channel }: DeliveryId): boolean => isSwitchedOff(recipient, notice.kind, channel);
  const budgetOf = (id: DeliveryId) => (provoked && !isOff(id) ? budgets.read(userId, id.channel, now) : null);
  const all = await Promise.all(ids.map(async (id) => ({ id, budget: await budgetOf(id) })));
  const reasonOf = ({ id, budget }: (typeof all)[number]): Withheld | null => {
    if (isOff(id)) return 'switched-off';
    return budget !== null && budget.secondsUntilRoom > 0 ? 'too-many-notices' : null;
  };
  const pending = all.filter((one) => reasonOf(one) === null);
  const withheld = all.flatMap((one) => {
    const reason = reasonOf(one);
    return reason ? [{ id: one.id, reason }] : [];
  });
  return {
    notification: notificationOf(
      all.length,
      pending.length,
      withheld.map(({ reason }) => reason),
    ),
    pending: pending.map(({ id }) => id),
    writes: {
      deliveries: [
        ...pending.map(({ id }) => deliveries.pending(id, notice)),
        ...withheld.map(({ id, reason }) => deliveries.withheld(id, notice, reason)),
      ],
      budgets: pending.flatMap(({ budget }) => (budget ? [budget.take()] : [])),
    },
  };
};

/**
 * Writes one delivery per reachable channel in the record's transaction, then enqueues them. Skips channels that have
 * this notification already, because an owner moved back to an earlier time. A channel that the person has switched off is recorded
 * as not sent, as one whose budget is used up.
 */
export const announce = async (
  services: AnnouncingServices,
  occasion: Occasion,
  { notice, recipient }: { notice: Notice; recipient: Recipient },
  save: Save,
): Promise<Announced> => {
  const { userId, id, occurrence } = occasion;
  const ids = channelsOf(recipient).map((channel) => ({ userId, kind: notice.kind, id, occurrence, channel }));
  if (ids.length === 0) {
    const outcome = await save({ status: 'not_sent', reason: 'no_address' }, { deliveries: [], budgets: [] });
    return { outcome, sent: 0 };
  }
  const attempt = async (left: readonly DeliveryId[]): Promise<Announced> => {
    const { notification, pending, writes } = await planned(services, occasion, { notice, recipient }, left);
    const outcome = await save(notification, writes);
    if (outcome !== 'saved') return { outcome, sent: 0 };
    await enqueueDeliveries(services.channelQueues, pending);
    const { status, reason } = notification;
    if (reason) log.info('notice withheld', { userId, kind: notice.kind, id, occurrence, outcome: status, reason });
    return { outcome, sent: pending.length };
  };
  const first = await attempt(ids);
  return first.outcome === 'refused' ? attempt(await services.deliveries.unknownOf(ids)) : first;
};
