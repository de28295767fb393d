import type { Profile } from '../access/access-records.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { maskedEmail } from '../notifications/recipient.ts';
import { isSameText, randomBytes } from '../platform/bytes.ts';
import { setting, variables } from '../platform/environment.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { ENTRY_SECONDS } from './entry-store.ts';
import type { PasskeyRecord } from './passkey-record.ts';

/** The relying party of passkeys: the configured origin, never the request's. @throws MissingSettingError */
export const relyingParty = (): { id: string; origin: string } => {
  const { hostname, origin } = new URL(setting(variables.publicUrl));
  return { id: hostname, origin };
};

const TIMEOUT_MS = 300_000;
/** EdDSA, ES256, RS256, as COSE numbers them: what authenticators have. */
export const ALGORITHMS = [-8, -7, -257];

/** A challenge for one signature of a passkey. */
export const newChallenge = (): string => randomBytes(32).toString('base64url');

type Mac = Pick<AddressHashes, 'mac'>;

const sealOf = (challenge: string, end: string, { mac }: Mac): string => mac(`challenge ${challenge} ${end}`);

/** A challenge that the browser's cookie keeps, not the table: whoever begins a sign-in writes nothing, however often. */
export const sealedChallenge = (challenge: string, hashes: Mac, now: Instant): string => {
  const end = String(epochSeconds(addSeconds(now, ENTRY_SECONDS)));
  return `${challenge}.${end}.${sealOf(challenge, end, hashes)}`;
};

/** The challenge in a cookie; null for one that was not sealed here, or has ended. */
export const challengeIn = (cookie: string | null, hashes: Mac, now: Instant): string | null => {
  const [challenge = '', end = '', seal = ''] = cookie?.split('.', 3) ?? [];
  if (!/^[\w-]{43}$/.test(challenge) || !/^\d{1,11}$/.test(end) || epochSeconds(now) >= Number(end)) return null;
  return isSameText(sealOf(challenge, end, hashes), seal) ? challenge : null;
};

const named = ({ credentialId: id, transports }: PasskeyRecord) => ({ id, type: 'public-key' as const, transports });

/** The user handle that an authenticator returns with a passkey: the user's id, which contains no personal data. */
const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

/** The user's id in a handle; null for another form. */
export const userIdOfHandle = (handle: string): string | null => {
  const userId = Buffer.from(handle, 'base64url').toString();
  return /^[0-9A-Za-z]{22}$/.test(userId) ? userId : null;
};

/** `PublicKeyCredentialRequestOptionsJSON`. @param allowed empty: any passkey of this service */
export const requestOptions = (challenge: string, allowed: readonly PasskeyRecord[] = []) => ({
  challenge,
  rpId: relyingParty().id,
  userVerification: 'required' as const,
  timeout: TIMEOUT_MS,
  allowCredentials: allowed.map(named),
});

/** `PublicKeyCredentialCreationOptionsJSON`: kept by the authenticator, with the person verified, and without attestation. */
export const creationOptions = (
  challenge: string,
  { userId, profile, known }: { userId: string; profile: Profile; known: readonly PasskeyRecord[] },
) => ({
  challenge,
  rp: { id: relyingParty().id, name: 'Saldo' },
  user: {
    id: handleOf(userId),
    name: profile.email ? maskedEmail(profile.email) : profile.name,
    displayName: profile.name,
  },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
  timeout: TIMEOUT_MS,
  attestation: 'none' as const,
  excludeCredentials: known.map(named),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const,
  },
});
