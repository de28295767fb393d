import type { PlanName } from '../access/plans.ts';
import type { SendOutcome } from '../notifications/outcome.ts';
import type { WhatsappMessage } from '../notifications/whatsapp.ts';
import { connectionMessage, upgradeMessage } from './connection-message.ts';

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
  send(message: WhatsappMessage): Promise<SendOutcome>;
};

type Addressee = { userId: string; plan: PlanName; phone: string; name: string | null };

/**
 * Sends the bank connection flow to a premium user, and to anyone else the notice of limited access (specification,
 * get-open-finance-connection-flow). Nothing is tried twice: a message that was perhaps taken would come twice.
 * @returns which of the two was taken by the messaging network
 * @throws AggregatorError, MessageNotSentError
 */
export const sendConnectionFlow = async (
  { userId, plan, phone, name }: Addressee,
  { connectToken, send }: ConnectionServices,
): Promise<'connection' | 'upgrade'> => {
  const kind = plan === 'premium' ? 'connection' : 'upgrade';
  const person = { phone, name };
  const message =
    kind === 'connection' ? connectionMessage(person, await connectToken(userId)) : upgradeMessage(person);
  const outcome = await send(message);
  if (outcome.kind !== 'accepted') throw new MessageNotSentError(outcome.reason);
  return kind;
};
