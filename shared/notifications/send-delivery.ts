import { type Measure, type MetricSpec, metrics } from '../contract/metrics.ts';
import type { NewEvent } from '../events/event.ts';
import { noEvents, type Outbox, type PreparedEvents } from '../events/outbox.ts';
import { log } from '../platform/log.ts';
import type { QueueSender } from '../platform/queue.ts';
import { type RetryPolicy, retry } from '../platform/retry.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { AddressHashes } from './address-hashes.ts';
import type { Sender } from './channels/channel.ts';
import { retryDelaySeconds, type SendOutcome } from './channels/channel.ts';
import { type Delivery, type DeliveryId, holdSeconds, isGivenUp, referenceOf } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { contentOf, type NoticeKind, needsAccess } from './notices/notice.ts';
import { isSwitchedOff } from './preferences.ts';
import { addressOn, type Recipient } from './recipient.ts';
import type { SuppressionListStore } from './suppression-list.ts';

/** Null when the user is being erased, and without access at `now`. @param always those without access, too */
export type FindRecipient = (userId: string, now: Instant, always?: 'always') => Promise<Recipient | null>;

/** Whether the delivery still applies, read again: a paused or completed reminder sends none. */
export type StillWanted = Record<NoticeKind, (delivery: DeliveryId) => Promise<boolean>>;

export type SendingServices = {
  deliveries: DeliveryStore;
  suppressionList: SuppressionListStore;
  addressHashes(): Promise<AddressHashes>;
  findRecipient: FindRecipient;
  stillWanted: StillWanted;
  /** Whether an operator has stopped the channel. */
  isStopped(): Promise<boolean>;
  /** The channel, limited to its rate. */
  sender: Sender;
  pace(): Promise<void>;
  /** The channel's queue, for retries. */
  queue: Pick<QueueSender, 'send'>;
  clock(): Instant;
  random(): number;
  measure: Measure;
  events: Outbox;
  /** Retries of recording the vendor's acceptance, without which the message would be sent again. */
  recording: RetryPolicy;
};

/** About six seconds in all, besides the SDK's retries. */
export const RECORDING: RetryPolicy = { attempts: 7, pauseMs: 400, longestPauseMs: 3_200 };

const recorded = ({ recording }: SendingServices, record: () => Promise<void>): Promise<void> =>
  retry(record, { ...recording, isRetriable: () => true });

/**
 * At most one sending per claim. A transient failure becomes a new message and uses up no receives. Access and texts
 * are those of `now`.
 */
export const sendDelivery =
  (services: SendingServices) =>
  async (id: DeliveryId, now: Instant): Promise<void> => {
    const claimed = await services.deliveries.claim(id);
    if (claimed) await settle(services, claimed, await attemptSafely(services, claimed, now));
  };

// A failure before the vendor call is postponed too, because the claim would block a plain retry.
const attemptSafely = async (services: SendingServices, delivery: Delivery, now: Instant): Promise<Attempt> => {
  try {
    return await attempt(services, delivery, now);
  } catch (error) {
    log.failure(error, nameOf(delivery));
    return { kind: 'failed', reason: 'not-attempted' };
  }
};

const nameOf = ({ userId, kind, id, occurrence, channel }: DeliveryId): DeliveryId => ({
  userId,
  kind,
  id,
  occurrence,
  channel,
});

type Accepted = Extract<SendOutcome, { kind: 'accepted' }> & { preparedEvents: PreparedEvents };
/** `withdrawn`: no longer applies; `stopped`: its channel is. The vendor was not called. */
type Attempt =
  | Accepted
  | Exclude<SendOutcome, { kind: 'accepted' }>
  | { kind: 'withdrawn' | 'stopped'; reason: string };

const withdrawn = (reason: string): Attempt => ({ kind: 'withdrawn', reason });

const attempt = async (services: SendingServices, delivery: Delivery, now: Instant): Promise<Attempt> => {
  const [recipient, wanted, isStopped, preparedEvents] = await Promise.all([
    services.findRecipient(delivery.userId, now, needsAccess(delivery.notice.kind) ? undefined : 'always'),
    services.stillWanted[delivery.notice.kind](delivery),
    services.isStopped(),
    // Now, since nothing may come between the vendor's acceptance and its record.
    eventsOf(delivery).length > 0 ? services.events.prepare(delivery.userId, services.clock()) : noEvents,
  ]);
  if (!recipient) return withdrawn('no-access');
  if (!wanted) return withdrawn('no-longer-wanted');
  const address = delivery.to ?? addressOn(delivery.channel, recipient);
  if (!address) return withdrawn('no-address');
  if (isSwitchedOff(recipient, delivery.notice.kind, delivery.channel)) return withdrawn('switched-off');
  const hashes = await services.addressHashes();
  if (await services.suppressionList.has(hashes.all(delivery.channel, address))) return withdrawn('bad-address');
  if (isStopped) return { kind: 'stopped', reason: 'stopped' };
  await services.pace();
  const content = contentOf(delivery.notice, recipient, dateInSaoPaulo(now));
  const outcome = await services.sender.send({ address, content, reference: referenceOf(delivery) });
  if (outcome.kind === 'refused' && outcome.addressIsBad) {
    const hash = hashes.current(delivery.channel, address);
    await recorded(services, () => services.suppressionList.add(hash, outcome.reason));
  }
  return outcome.kind === 'accepted' ? { ...outcome, preparedEvents } : outcome;
};

const counters: Record<SendOutcome['kind'], MetricSpec> = {
  accepted: metrics.deliveriesSent,
  refused: metrics.deliveriesRefused,
  failed: metrics.deliveriesFailed,
  throttled: metrics.deliveriesThrottled,
};

// Zeros too: an alarm that compares two counts needs both.
const count = ({ measure, clock }: SendingServices, { createdAt }: Delivery, { kind }: Attempt): void => {
  if (kind === 'withdrawn' || kind === 'stopped') return;
  for (const [counted, metric] of Object.entries(counters)) measure(metric, counted === kind ? 1 : 0);
  if (kind === 'accepted') measure(metrics.deliveryDelay, secondsBetween(createdAt, clock()));
};

/** The webhook events after a vendor has accepted it. */
const eventsOf = ({ notice, id, occurrence, channel }: Delivery): NewEvent[] =>
  notice.kind === 'reminder'
    ? [{ type: 'reminder.sent', data: { reminderId: id, dueDate: notice.dueDate, occurrence, channel } }]
    : [];

const recordSent = async (
  { deliveries }: SendingServices,
  delivery: Delivery,
  { messageId, preparedEvents }: Accepted,
) => {
  await deliveries.sent(nameOf(delivery), messageId, eventsOf(delivery).flatMap(preparedEvents.writes));
  await preparedEvents.send();
};

// A new message each time, so holding uses up no receives. The day over, the delivery is given up.
const hold = async ({ deliveries, queue, clock }: SendingServices, delivery: Delivery): Promise<void> => {
  const about = nameOf(delivery);
  const delaySeconds = holdSeconds(delivery, clock());
  if (delaySeconds === null) {
    log.info('not sent', { ...about, outcome: 'stopped', reason: 'gave-up:stopped' });
    return deliveries.refused(about, 'gave-up:stopped');
  }
  await deliveries.hold(delivery, delaySeconds);
  return queue.send(about, { delaySeconds });
};

const settle = async (services: SendingServices, delivery: Delivery, outcome: Attempt): Promise<void> => {
  const { deliveries, queue, clock, random } = services;
  const about = nameOf(delivery);
  count(services, delivery, outcome);
  if (outcome.kind === 'accepted') return recorded(services, () => recordSent(services, delivery, outcome));
  if (outcome.kind === 'stopped') return hold(services, delivery);
  log.info('not sent', { ...about, outcome: outcome.kind, reason: outcome.reason });
  if (outcome.kind === 'refused' || outcome.kind === 'withdrawn') return deliveries.refused(about, outcome.reason);
  if (isGivenUp(delivery, clock())) return deliveries.refused(about, `gave-up:${outcome.reason}`);
  const delaySeconds = retryDelaySeconds(delivery.tries, random());
  await deliveries.release(delivery, delaySeconds);
  return queue.send(about, { delaySeconds });
};
