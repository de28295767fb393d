import { isLeaving } from '../access/access-records.ts';
import { accessStore } from '../access/access-store.ts';
import { accessAt } from '../access/subscription.ts';
import { type Measure, type MetricSpec, metrics } from '../contract/metrics.ts';
import type { NewEvent } from '../events/event.ts';
import { noEvents, type Outbox, type PreparedEvents } from '../events/outbox.ts';
import { log } from '../platform/log.ts';
import type { QueueSender } from '../platform/queue.ts';
import { type RetryPolicy, retry } from '../platform/retry.ts';
import type { Table } from '../platform/table/table.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { AddressHashes } from './address-hashes.ts';
import type { Sender } from './channels/channel.ts';
import { retryDelaySeconds, type SendOutcome } from './channels/channel.ts';
import { type Delivery, type DeliveryId, enqueueDeliveries, holdSeconds, isGivenUp, referenceOf } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { type Content, withButton, withUnsubscribe } from './notices/content.ts';
import { contentOf, type NoticeKind, needsAccess } from './notices/notice.ts';
import { isChosen, isSwitchedOff } from './preferences.ts';
import { addressOn, type Recipient } from './recipient.ts';
import type { Suppression, SuppressionListStore } from './suppression-list.ts';
import { unsubscribeLink } from './unsubscribe.ts';

/** Null when the user is being erased, and without access at `now`. @param always those without access, too */
export type FindRecipient = (userId: string, now: Instant, always?: 'always') => Promise<Recipient | null>;

/** Null without access, or when an erasure waits, unless `always` is given, and for a user who is being erased. */
export const recipientLookup =
  (table: Table): FindRecipient =>
  async (userId, now, always) => {
    const access = await accessStore(table).read(userId);
    const isGranted = always ? !access.erased : !isLeaving(access) && accessAt(access.subscription, now) === 'granted';
    return isGranted ? access.profile : null;
  };

/** Whether the delivery still applies, read again: a paused or completed reminder sends none. */
export type StillWanted = Record<
  NoticeKind,
  (delivery: Pick<Delivery, keyof DeliveryId | 'notice'>) => Promise<boolean>
>;

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
  /** For what a mailbox refuses, which goes to the phone, too. */
  phoneQueue: Pick<QueueSender, 'sendBatch'>;
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

// What concerns the account's security goes on, except by WhatsApp to a number whose owner has said stop.
const isSuppressed = ({ notice, channel }: Delivery, found: Suppression | null): boolean => {
  if (found === null || found === 'lifted') return false;
  return isChosen(notice.kind) || (channel === 'whatsapp' && found === 'stop');
};

/** The content with the way to end notices of its kind, and the link of it for mail programs. */
const stoppable = (
  { userId, notice: { kind }, channel }: Delivery,
  content: Content,
  hashes: AddressHashes,
): { content: Content; unsubscribe: string | null } => {
  if (!isChosen(kind)) return { content, unsubscribe: null };
  const { token, link } = unsubscribeLink({ userId, kind, channel }, hashes);
  if (channel === 'email') {
    const label = kind === 'digest' ? 'Parar' : undefined;
    return { content: withUnsubscribe(content, link, label), unsubscribe: link };
  }
  return { content: kind === 'digest' ? withButton(content, token) : content, unsubscribe: null };
};

/** While the mailbox refuses mail. What has gone to the phone is there already; a new number hears nothing of its own change. */
const copyToPhone = async (
  { deliveries, phoneQueue }: SendingServices,
  delivery: Delivery,
  recipient: Recipient,
): Promise<void> => {
  const { notice } = delivery;
  const isNewNumber = notice.kind === 'account' && notice.event === 'phone-changed';
  if (isNewNumber || !addressOn('whatsapp', recipient)) return;
  const copy: DeliveryId = { ...nameOf(delivery), channel: 'whatsapp' };
  if (await deliveries.add(copy, notice)) await enqueueDeliveries({ email: phoneQueue, whatsapp: phoneQueue }, [copy]);
};

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
  const found = await services.suppressionList.find(hashes.all(delivery.channel, address));
  if (isSuppressed(delivery, found)) return withdrawn(found === 'stop' ? 'stopped' : 'bad-address');
  if (isStopped) return { kind: 'stopped', reason: 'stopped' };
  if (!isChosen(delivery.notice.kind) && delivery.channel === 'email' && found === 'bounce')
    await copyToPhone(services, delivery, recipient);
  await services.pace();
  const { content, unsubscribe } = stoppable(
    delivery,
    contentOf(delivery.notice, recipient, dateInSaoPaulo(now)),
    hashes,
  );
  const reference = referenceOf(delivery);
  // The vendor's own list still holds an address that was lifted in ours.
  const unsuppressed = !isChosen(delivery.notice.kind) || found === 'lifted';
  const outcome = await services.sender.send({ address, content, reference, unsuppressed, unsubscribe });
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
  // Of what the vendor does not take yet, too: while it takes nothing, nothing else tells how long notices wait.
  if (kind !== 'refused') measure(metrics.deliveryDelay, secondsBetween(createdAt, clock()));
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
