import { emailClaim } from '../notifications/email-claim.ts';
import type { Channel } from '../notifications/recipient.ts';
import type { Taken } from '../platform/table/rate-counter.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import type { AskingServices } from './ask-code.ts';
import type { CodeMessage } from './code-message.ts';
import { ENTRY_SECONDS } from './entry-store.ts';
import type { SignInRates } from './rates.ts';
import { hashOfCode, newCode } from './tokens.ts';

/** The new address of a user: an e-mail address, or a phone number with `+` and country code. */
export type NewAddress = { channel: Channel; address: string };

/** The purpose of an entry for a new address, per channel. */
export const PURPOSE_OF = { email: 'new-email', whatsapp: 'new-phone' } as const;

export type AddressAsking = AskingServices & { rates: Pick<SignInRates, 'sendNew'> };

/**
 * Requests a code for a user's new address. For another user's address, or one that has reached its limit of codes, all steps are the
 * same except the last: no code is sent.
 * @param network address of the caller's network
 */
export const askAddress = async (
  { entries, owners, rates, addressHashes, queue }: AddressAsking,
  { userId, network, channel, address }: NewAddress & { userId: string; network: string },
  now: Instant,
): Promise<{ token: string } | { tooMany: Taken }> => {
  const hashes = await addressHashes();
  const ofNetwork = await rates.sendFor(hashes.seal(`network ${network}`), now);
  if (!ofNetwork.granted) return { tooMany: ofNetwork };
  const ofUser = await rates.sendNew(userId, now);
  if (!ofUser.granted) return { tooMany: ofUser };
  const addressHash = hashes.current(channel, address);
  const claim = channel === 'email' ? emailClaim(address, hashes) : [];
  const [owner, share] = await Promise.all([
    owners.find(claim),
    rates.send({ subject: addressHash, browser: null }, now),
  ]);
  const code = newCode();
  const purpose = PURPOSE_OF[channel];
  const token = await entries.begin({ purpose, addressHash, userId }, now, (made) => hashOfCode(made, code));
  const isFree = owner === null || owner.userId === userId;
  const message: CodeMessage = {
    userId: isFree && share.granted ? userId : null,
    code,
    purpose,
    page: null,
    validUntil: addSeconds(now, ENTRY_SECONDS),
    to: { channel, address },
  };
  await queue.send(message);
  return { token };
};
