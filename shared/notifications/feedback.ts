import * as z from 'zod/mini';
import { log } from '../platform/log.ts';
import type { RateCounter } from '../platform/table/rate-counter.ts';
import { stored } from '../platform/table/stored.ts';
import type { Instant } from '../time/instant.ts';
import type { SendOutcome } from './channels/channel.ts';
import type { WhatsappMessage } from './channels/whatsapp.ts';
import { type DeliveryId, readReference } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { SuppressionListStore } from './suppression-list.ts';

/** `reached`: the message left the vendor; `refused`: it will not arrive. */
export const feedback = z.object({
  event: z.enum(['reached', 'refused']),
  messageId: z.string(),
  /** Present when the vendor returned our reference. */
  reference: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Hashes of the addresses to suppress. */
  suppressionList: z.optional(z.array(z.string())),
});
export type Feedback = z.infer<typeof feedback>;

type Services = { deliveries: DeliveryStore; suppressionList: SuppressionListStore };

/** Idempotent and independent of order. `reached` also completes a delivery whose worker died before recording it. */
export const recordFeedback =
  ({ deliveries, suppressionList }: Services) =>
  async ({
    event,
    messageId,
    reference,
    reason = 'unknown',
    suppressionList: hashes = [],
  }: Feedback): Promise<void> => {
    const id = await deliveryOf(deliveries, messageId, reference);
    if (!id) log.info('feedback on an unknown message', { messageId, outcome: event, reason });
    if (id && event === 'reached') await deliveries.sent(id, messageId);
    if (id && event === 'refused') await deliveries.refused(id, reason);
    await Promise.all(hashes.map((hash) => suppressionList.add(hash, reason)));
  };

const deliveryOf = async (
  deliveries: DeliveryStore,
  messageId: string,
  reference: string | undefined,
): Promise<DeliveryId | null> =>
  (reference ? readReference(reference) : null) ?? (await deliveries.findByMessageId(messageId));

/** `stop`: no more notices to a number; `resume`: again. `to`: whom to answer; only this message contains the number. */
export const wordNews = z.object({
  event: z.enum(['stop', 'resume']),
  addressHash: stored.text,
  at: stored.instant,
  to: z.optional(z.string()),
});
export type WordNews = z.output<typeof wordNews>;

const STOPPED = 'Pronto: não enviamos mais lembretes nem avisos por aqui. Para voltar, responda VOLTAR.';
const ANSWERS = { name: 'stop-answers', windowSeconds: 86_400 };

type WordServices = {
  suppressionList: Pick<SuppressionListStore, 'word'>;
  rates: RateCounter;
  send(message: WhatsappMessage): Promise<SendOutcome>;
};

/**
 * Takes a person's word, and answers the first `stop` of a day. A number of nobody is stopped, too: somebody may have it later, and no
 * answer tells whether anybody has it.
 * @throws Error when the vendor may take the answer later
 */
export const recordWord =
  ({ suppressionList, rates, send }: WordServices) =>
  async ({ event, addressHash, at, to }: WordNews, now: Instant): Promise<void> => {
    const isLatest = await suppressionList.word(addressHash, event, at);
    if (event !== 'stop' || to === undefined || !isLatest) return;
    const answers = { ...ANSWERS, subject: addressHash };
    if (!(await rates.take({ ...answers, most: 1 }, now)).granted) return;
    const outcome = await send({ to, type: 'text', text: { body: STOPPED } });
    if (outcome.kind === 'accepted') return;
    log.info('stop not answered', { outcome: outcome.kind, reason: outcome.reason });
    if (outcome.kind === 'refused') return;
    await rates.giveBack(answers, now);
    throw new Error('The answer was not sent');
  };
