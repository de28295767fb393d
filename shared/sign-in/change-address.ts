import type { AccessRecords, Profile } from '../access/access-records.ts';
import type { AccessStore } from '../access/access-store.ts';
import { newKeyId } from '../access/credential.ts';
import type { Actor } from '../access/history.ts';
import type { ProfileStore } from '../access/profile-store.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { emailClaim } from '../notifications/email-claim.ts';
import { replacedAddresses } from '../notifications/replaced-addresses.ts';
import type { SecurityNotices } from '../notifications/security-notice.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import type { NewAddress } from './ask-address.ts';
import { maskedEmail, maskedPhone } from './masked.ts';

export type AddressChanging = {
  access: Pick<AccessStore, 'read'>;
  profiles: Pick<ProfileStore, 'change'>;
  notices: Pick<SecurityNotices, 'prepare'>;
  addressHashes(): Promise<AddressHashes>;
};

/** @param claims writes that consume the proof of the address */
export type AddressChange = NewAddress & { userId: string; by: Actor; now: Instant; claims: readonly WriteItem[] };

/** `refused`: the code was used, the address is another user's, or the user is being erased; the result does not reveal which. */
export type AddressChanged = 'changed' | 'refused';

const EVENTS = { email: 'email-changed', whatsapp: 'phone-changed' } as const;

const presentOf = ({ profile, erased }: AccessRecords): Profile | null => (erased ? null : profile);

/**
 * Sets the user's address, in one transaction with the ownership of the address, the retained hash of the former one, and a notice. For
 * an e-mail address the notice goes to the former address.
 */
export const changeAddress = (
  { access, profiles, notices, addressHashes }: AddressChanging,
  { channel, address, userId, by, now, claims }: AddressChange,
): Promise<AddressChanged> =>
  untilWritten(async () => {
    const [records, hashes] = await Promise.all([access.read(userId), addressHashes()]);
    const profile = presentOf(records);
    if (!profile) return 'refused';
    const fields = channel === 'email' ? { email: address } : { phone: address };
    const prepared = await notices.prepare(userId, { ...profile, email: profile.email ?? address }, now);
    const event = EVENTS[channel];
    const id = newKeyId();
    const what = channel === 'email' ? maskedEmail(address) : maskedPhone(address);
    const about = { id, occurrence: event, notice: { kind: 'account', event, what, at: now } } as const;
    const notice = prepared({ ...about, to: profile.email ?? address });
    const outcome = await profiles.change(userId, {
      seen: profile,
      fields,
      former: replacedAddresses(profile, { ...profile, ...fields }, hashes),
      taken: channel === 'email' ? emailClaim(address, hashes) : [],
      freed: channel === 'email' ? emailClaim(profile.email, hashes) : [],
      history: { event: channel === 'email' ? 'email.changed' : 'phone.changed', at: now, by, id },
      claims,
      notices: notice.writes,
    });
    if (outcome === 'stale') throw new StaleError();
    if (outcome !== 'saved') return 'refused';
    await notice.send();
    return 'changed';
  });
