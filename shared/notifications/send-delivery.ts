import { log } from '../log.ts';
import type { QueueSender } from '../queue.ts';
import type { Instant } from '../time/instant.ts';
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
const attemptSafely = async (services: SendingServices, delivery: Delivery, now: Instant): Promise<SendOutcome> => {
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

const refusal = (reason: string): SendOutcome => ({ kind: 'refused', reason });

const attempt = async (services: SendingServices, delivery: Delivery, now: Instant): Promise<SendOutcome> => {
  const [recipient, wanted] = await Promise.all([
    services.findRecipient(delivery.userId, now),
    services.stillWanted[delivery.notice.kind](delivery),
  ]);
  if (!recipient) return refusal('no-access');
  if (!wanted) return refusal('no-longer-wanted');
  const address = addressOn(delivery.channel, recipient);
  if (!address) return refusal('no-address');
  if (await services.badAddresses.has(addressHash(delivery.channel, address))) return refusal('bad-address');
  await services.pace();
  const content = contentOf(delivery.notice, recipient, dateInSaoPaulo(now));
  const outcome = await services.sender.send({ address, content, reference: referenceOf(delivery) });
  if (outcome.kind === 'refused' && outcome.addressIsBad) {
    const hash = addressHash(delivery.channel, address);
    await persistently(() => services.badAddresses.add(hash, outcome.reason), services.recordPauses);
  }
  return outcome;
};

const settle = async (
  { deliveries, queue, clock, random, recordPauses }: SendingServices,
  delivery: Delivery,
  now: Instant,
  outcome: SendOutcome,
): Promise<void> => {
  const about = nameOf(delivery);
  if (outcome.kind === 'accepted') return persistently(() => deliveries.sent(about, outcome.messageId), recordPauses);
  log.info('not sent', { ...about, outcome: outcome.kind, reason: outcome.reason });
  if (outcome.kind === 'refused') return deliveries.refused(about, outcome.reason);
  if (isGivenUp(delivery, clock())) return deliveries.refused(about, `gave-up:${outcome.reason}`);
  const delaySeconds = retryDelaySeconds(delivery.tries, random());
  await deliveries.release(delivery, delaySeconds);
  return queue.send({ ...about, now }, { delaySeconds });
};
