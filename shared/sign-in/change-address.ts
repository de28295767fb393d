import type { AccessRecords, Profile } from '../access/access-records.ts';
import { newKeyId } from '../access/credential.ts';
import type { Actor } from '../access/history.ts';
import type { ProfileStore } from '../access/profile-store.ts';
import type { SessionRecord } from '../access/session-record.ts';
import type { SessionStore } from '../access/session-store.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { emailClaim, replacedAddresses } from '../notifications/address-hashes.ts';
import type { SecurityNotices } from '../notifications/notices/security-notice.ts';
import type { Channel } from '../notifications/recipient.ts';
import { maskedEmail, maskedPhone } from '../notifications/recipient.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { Taken } from '../platform/table/rate-counter.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import type { AskingServices } from './ask-code.ts';
import { ENTRY_SECONDS, hashOfCode, newCode } from './entry-store.ts';
import type { CodeMessage } from './send-code.ts';
import type { SignInRates } from './sign-in-rates.ts';

/** The new address of a user: an e-mail address, or a phone number with `+` and country code. */
export type NewAddress = { channel: Channel; address: string };

/** The purpose of an entry for a new address, per channel. */
export const PURPOSE_OF = { email: 'new-email', whatsapp: 'new-phone' } as const;

export type AddressAsking = Omit<AskingServices, 'rates' | 'invites'> & {
  rates: Pick<SignInRates, 'mail' | 'sendNew' | 'sendToPhone'>;
};

/**
 * Requests a code for a user's new address. For another user's address, or one that has reached its limit of mails, all steps are the
 * same except the last: no code is sent, and the entry has none. The user is counted, not the network, which others share.
 */
export const askAddress = async (
  { entries, owners, rates, addressHashes, queue }: AddressAsking,
  { userId, channel, address }: NewAddress & { userId: string },
  now: Instant,
): Promise<{ token: string } | { tooMany: Taken }> => {
  const hashes = await addressHashes();
  const ofUser = await rates.sendNew(userId, now);
  if (!ofUser.granted) return { tooMany: ofUser };
  const ofDay = channel === 'whatsapp' ? await rates.sendToPhone(userId, now) : ofUser;
  if (!ofDay.granted) return { tooMany: ofDay };
  const addressHash = hashes.current(channel, address);
  const claim = channel === 'email' ? emailClaim(address, hashes) : [];
  const [owner, share] = await Promise.all([owners.find(claim), rates.mail(addressHash, [{ kind: 'change' }], now)]);
  const code = newCode();
  const purpose = PURPOSE_OF[channel];
  const isMailed = share.granted && (owner === null || owner.userId === userId);
  const token = await entries.begin({ purpose, addressHash, userId }, now, (made) =>
    isMailed ? hashOfCode(made, code) : null,
  );
  const message: CodeMessage = {
    userId: isMailed ? userId : null,
    code,
    purpose,
    page: null,
    validUntil: addSeconds(now, ENTRY_SECONDS),
    to: { channel, address },
  };
  await queue.send(message);
  return { token };
};

export type AddressChanging = {
  sessions: Pick<SessionStore, 'see' | 'ending' | 'unlessEnded'>;
  profiles: Pick<ProfileStore, 'change'>;
  notices: Pick<SecurityNotices, 'make'>;
  addressHashes(): Promise<AddressHashes>;
};

/** @param claims writes that consume the proof of the address @param sessionId the session that stays */
export type AddressChange = NewAddress & {
  userId: string;
  sessionId: string;
  by: Actor;
  now: Instant;
  claims: readonly WriteItem[];
};

/** `refused`: the code was used, the address is another user's, or the user is being erased; the result does not reveal which. */
export type AddressChanged = 'changed' | 'refused';

const EVENTS = { email: 'email-changed', whatsapp: 'phone-changed' } as const;

const presentOf = ({ profile, erased }: AccessRecords): Profile | null => (erased ? null : profile);

/**
 * Sets the user's address, in one transaction with the ownership of the address, the retained hash of the former one, and a notice. For
 * an e-mail address the notice goes to the former address, and all other sessions end: whoever had that mailbox may have opened them.
 */
export const changeAddress = (
  { sessions, profiles, notices, addressHashes }: AddressChanging,
  { channel, address, userId, sessionId, by, now, claims }: AddressChange,
): Promise<AddressChanged> =>
  untilWritten(async () => {
    const [seen, hashes] = await Promise.all([sessions.see(userId), addressHashes()]);
    const profile = presentOf(seen.access);
    if (!profile) return 'refused';
    const fields = channel === 'email' ? { email: address } : { phone: address };
    const event = EVENTS[channel];
    const id = newKeyId();
    const what = channel === 'email' ? maskedEmail(address) : maskedPhone(address);
    const about = { id, occurrence: event, notice: { kind: 'account', event, what, at: now } } as const;
    const notice = notices.make(
      userId,
      { ...profile, email: profile.email ?? address },
      { ...about, to: profile.email ?? address },
    );
    const isOther = (session: SessionRecord) => session.sessionId !== sessionId;
    const outcome = await profiles.change(userId, {
      seen: profile,
      fields,
      former: replacedAddresses(profile, { ...profile, ...fields }, hashes),
      taken: channel === 'email' ? emailClaim(address, hashes) : [],
      freed: channel === 'email' ? emailClaim(profile.email, hashes) : [],
      history: { event: channel === 'email' ? 'email.changed' : 'phone.changed', at: now, by, id },
      claims,
      sessions: channel === 'email' ? sessions.ending({ userId, by, now }, seen, isOther).writes : [],
      notices: notice.writes,
    });
    if (outcome === 'stale') throw new StaleError();
    if (outcome !== 'saved') return 'refused';
    await notice.send();
    return 'changed';
  });
