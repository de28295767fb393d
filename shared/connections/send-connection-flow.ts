import type { PlanName } from '../access/subscription.ts';
import type { SendOutcome } from '../notifications/channels/channel.ts';
import { isWindowOpen } from '../notifications/channels/customer-service-window-store.ts';
import type { WhatsappMessage } from '../notifications/channels/whatsapp.ts';
import type { Instant } from '../time/instant.ts';
import type { ConnectionButton } from './connection-message.ts';
import { connectionMessage, connectionTemplate, upgradeMessage } from './connection-message.ts';

/** Meta refused the message, or its answer was lost. */
export class MessageNotSentError extends Error {
  override readonly name = 'MessageNotSentError';
  /** @param reason the channel's code, without addresses */
  constructor(reason: string) {
    super(`The message was not taken: ${reason}`);
  }
}

export type ConnectionServices = {
  /** The button's payload: the aggregator's token for a flow, otherwise the token of a link. */
  buttonToken(userId: string): Promise<string>;
  /** Null: no inbound message within a day. */
  lastInboundAt(phone: string): Promise<Instant | null>;
  send(message: WhatsappMessage): Promise<SendOutcome>;
  button: ConnectionButton | null;
};

const FLOW_KINDS = ['connection', 'upgrade'] as const;
export type FlowKind = (typeof FLOW_KINDS)[number];

export const flowKindOf = (plan: PlanName): FlowKind => (plan === 'premium' ? 'connection' : 'upgrade');

export type Addressee = { userId: string; plan: PlanName; phone: string; name: string | null };

/** When Meta counts the 24 hours differently it did not accept the message, so the template follows at once. */
const sendConnection = async (
  { userId, ...person }: Addressee,
  { buttonToken, lastInboundAt, send, button }: ConnectionServices,
  now: Instant,
): Promise<SendOutcome> => {
  const [token, wroteAt] = await Promise.all([buttonToken(userId), button ? lastInboundAt(person.phone) : null]);
  const asTemplate = () => send(connectionTemplate(person, { token, button }));
  if (!button || !isWindowOpen(wroteAt, now)) return asTemplate();
  const outcome = await send(connectionMessage(person, { token, button }));
  return outcome.kind === 'refused' && outcome.windowIsClosed ? asTemplate() : outcome;
};

/**
 * No other failure is retried: a lost answer could mean a second message.
 * @throws AggregatorError, MessageNotSentError, errors of the store
 */
export const sendConnectionFlow = async (
  addressee: Addressee,
  services: ConnectionServices,
  now: Instant,
): Promise<FlowKind> => {
  const kind = flowKindOf(addressee.plan);
  const outcome = await (kind === 'connection'
    ? sendConnection(addressee, services, now)
    : services.send(upgradeMessage(addressee)));
  if (outcome.kind !== 'accepted') throw new MessageNotSentError(outcome.reason);
  return kind;
};
