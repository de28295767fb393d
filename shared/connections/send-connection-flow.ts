import type { PlanName } from '../access/plans.ts';
import type { SendOutcome } from '../notifications/outcome.ts';
import { isWindowOpen } from '../notifications/service-window.ts';
import type { WhatsappMessage } from '../notifications/whatsapp.ts';
import type { Instant } from '../time/instant.ts';
import type { ConnectionButton } from './connection-button.ts';
import { connectionMessage, connectionTemplate, upgradeMessage } from './connection-message.ts';

/** The messaging network did not take the message, or did not say so. */
export class MessageNotSentError extends Error {
  override readonly name = 'MessageNotSentError';
  /** @param reason the channel's own code, without addresses */
  constructor(reason: string) {
    super(`The message was not taken: ${reason}`);
  }
}

export type ConnectionServices = {
  /** A connect token of the aggregator for this user of ours. */
  connectToken(userId: string): Promise<string>;
  /** When somebody last wrote to us from this number; null: not within a day. */
  lastInboundAt(phone: string): Promise<Instant | null>;
  send(message: WhatsappMessage): Promise<SendOutcome>;
  button: ConnectionButton | null;
};

type Addressee = { userId: string; plan: PlanName; phone: string; name: string | null };

/**
 * Free within 24 hours of the person's last message, else a template (design 10). What Meta refuses because it counts
 * the hours otherwise goes out as the template at once; it was certainly not taken.
 */
const sendConnection = async (
  { userId, ...person }: Addressee,
  { connectToken, lastInboundAt, send, button }: ConnectionServices,
  now: Instant,
): Promise<SendOutcome> => {
  const [token, wroteAt] = await Promise.all([connectToken(userId), button ? lastInboundAt(person.phone) : null]);
  const asTemplate = () => send(connectionTemplate(person, { token, button }));
  if (!button || !isWindowOpen(wroteAt, now)) return asTemplate();
  const outcome = await send(connectionMessage(person, { token, button }));
  return outcome.kind === 'refused' && outcome.windowIsClosed ? asTemplate() : outcome;
};

/**
 * Sends the bank connection flow to a premium user, and to anyone else the notice of limited access (specification,
 * get-open-finance-connection-flow). Nothing else is tried twice: a message that was perhaps taken would come twice.
 * @returns which of the two was taken by the messaging network
 * @throws AggregatorError, MessageNotSentError, what the store throws
 */
export const sendConnectionFlow = async (
  addressee: Addressee,
  services: ConnectionServices,
  now: Instant,
): Promise<'connection' | 'upgrade'> => {
  const kind = addressee.plan === 'premium' ? 'connection' : 'upgrade';
  const outcome = await (kind === 'connection'
    ? sendConnection(addressee, services, now)
    : services.send(upgradeMessage(addressee)));
  if (outcome.kind !== 'accepted') throw new MessageNotSentError(outcome.reason);
  return kind;
};
