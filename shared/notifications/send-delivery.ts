import { type Measure, type MetricSpec, metrics } from '../contract/metrics.ts';
import { log } from '../log.ts';
import type { QueueSender } from '../queue.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { addressHash, type BadAddressStore } from './bad-addresses.ts';
import type { Sender } from './channel.ts';
import { type Delivery, type DeliveryId, isGivenUp, referenceOf } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { contentOf, type NoticeKind } from './notice.ts';
import { retryDelaySeconds, type SendOutcome } from './outcome.ts';
import { persistently } from './persistently.ts';
import { addressOn, type Recipient } from './recipient.ts';

/** Finds who is to be notified; null without access at `now` (design 6) or once the user is being erased. */
export type FindRecipient = (userId: string, now: Instant) => Promise<Recipient | null>;

/** Whether what a delivery tells of still stands, read again: a paused or completed reminder sends none. */
export type StillWanted = Record<NoticeKind, (delivery: DeliveryId) => Promise<boolean>>;

export type SendingServices = {
  deliveries: DeliveryStore;
  badAddresses: BadAddressStore;
  findRecipient: FindRecipient;
  stillWanted: StillWanted;
  /** The channel, held back to its rate. */
  sender: Sender;
  pace(): Promise<void>;
  /** The channel's own queue, for another try. */
  queue: Pick<QueueSender, 'send'>;
  clock(): Instant;
  random(): number;
  measure: Measure;
  /** Milliseconds between tries to record what the vendor said. */
  recordPauses: readonly number[];
};

/**
 * Sends one delivery, at most once for each time that it can be claimed: whoever comes second finds it claimed or
 * sent and leaves it. What fails for now goes back to the queue as a new message, so it uses up no receives.
 */
export const sendDelivery =
  (services: SendingServices) =>
  async (id: DeliveryId, now: Instant): Promise<void> => {
    const claimed = await services.deliveries.claim(id);
    if (claimed) await settle(services, claimed, now, await attemptSafely(services, claimed, now));
  };

// What fails before the vendor was asked is put off like a failure of the vendor's: the claim would block a plain retry.
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

/** `withdrawn`: we do not send it, and the vendor was not asked. */
type Attempt = SendOutcome | { kind: 'withdrawn'; reason: string };

const withdrawn = (reason: string): Attempt => ({ kind: 'withdrawn', reason });

const attempt = async (services: SendingServices, delivery: Delivery, now: Instant): Promise<Attempt> => {
  const [recipient, wanted] = await Promise.all([
    services.findRecipient(delivery.userId, now),
    services.stillWanted[delivery.notice.kind](delivery),
  ]);
  if (!recipient) return withdrawn('no-access');
  if (!wanted) return withdrawn('no-longer-wanted');
  const address = addressOn(delivery.channel, recipient);
  if (!address) return withdrawn('no-address');
  if (await services.badAddresses.has(addressHash(delivery.channel, address))) return withdrawn('bad-address');
  await services.pace();
  const content = contentOf(delivery.notice, recipient, dateInSaoPaulo(now));
  const outcome = await services.sender.send({ address, content, reference: referenceOf(delivery) });
  if (outcome.kind === 'refused' && outcome.addressIsBad) {
    const hash = addressHash(delivery.channel, address);
    await persistently(() => services.badAddresses.add(hash, outcome.reason), services.recordPauses);
  }
  return outcome;
};

const counters: Record<SendOutcome['kind'], MetricSpec> = {
  accepted: metrics.deliveriesSent,
  refused: metrics.deliveriesRefused,
  failed: metrics.deliveriesFailed,
  throttled: metrics.deliveriesThrottled,
};

// Zeros as well: an alarm that compares two counts needs both.
const count = ({ measure, clock }: SendingServices, { createdAt }: Delivery, { kind }: Attempt): void => {
  if (kind === 'withdrawn') return;
  for (const [counted, metric] of Object.entries(counters)) measure(metric, counted === kind ? 1 : 0);
  if (kind === 'accepted') measure(metrics.deliveryDelay, secondsBetween(createdAt, clock()));
};

const settle = async (services: SendingServices, delivery: Delivery, now: Instant, outcome: Attempt): Promise<void> => {
  const { deliveries, queue, clock, random, recordPauses } = services;
  const about = nameOf(delivery);
  count(services, delivery, outcome);
  if (outcome.kind === 'accepted') return persistently(() => deliveries.sent(about, outcome.messageId), recordPauses);
  log.info('not sent', { ...about, outcome: outcome.kind, reason: outcome.reason });
  if (outcome.kind === 'refused' || outcome.kind === 'withdrawn') return deliveries.refused(about, outcome.reason);
  if (isGivenUp(delivery, clock())) return deliveries.refused(about, `gave-up:${outcome.reason}`);
  const delaySeconds = retryDelaySeconds(delivery.tries, random());
  await deliveries.release(delivery, delaySeconds);
  return queue.send({ ...about, now }, { delaySeconds });
};
