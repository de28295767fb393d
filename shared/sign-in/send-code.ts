import type { AccessStore } from '../access/access-store.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import type { Sender } from '../notifications/channel.ts';
import { addressOn, type Channel } from '../notifications/recipient.ts';
import type { SuppressionListStore } from '../notifications/suppression-list.ts';
import type { Instant } from '../time/instant.ts';
import { codeContent } from './code-mail.ts';
import type { CodeMessage } from './code-message.ts';

export type CodeSending = {
  access: Pick<AccessStore, 'read'>;
  suppressionList: Pick<SuppressionListStore, 'has'>;
  addressHashes(): Promise<AddressHashes>;
  senders: Record<Channel, Sender>;
  measure: Measure;
};

/** Returns in the vendor's feedback; it names no delivery, since codes are recorded nowhere. */
const REFERENCE = 'sign-in-code';

/** @throws Error when the vendor may take it later; an expired code is dropped */
export const sendCode = async (services: CodeSending, message: CodeMessage, now: Instant): Promise<void> => {
  const { userId, validUntil } = message;
  if (userId === null || validUntil <= now) return;
  const { profile, erased } = await services.access.read(userId);
  if (!profile || erased) return;
  const { channel, address: written } = message.to ?? { channel: 'email', address: profile.email };
  const address = addressOn(channel, { name: null, email: written, phone: written });
  if (!address) return;
  const hashes = await services.addressHashes();
  if (await services.suppressionList.has(hashes.all(channel, address))) return;
  const content = codeContent(message, profile.name);
  const { kind } = await services.senders[channel].send({ address, content, reference: REFERENCE });
  if (kind === 'failed' || kind === 'throttled') throw new Error('The code was not sent');
  if (kind === 'accepted') services.measure(metrics.codesSent, 1);
};
