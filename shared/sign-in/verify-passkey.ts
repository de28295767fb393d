import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { newKeyId } from '../access/credential.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { ALGORITHMS, relyingParty, userIdOfHandle } from './passkey-options.ts';
import type { PasskeyRecord } from './passkey-record.ts';
import type { PasskeyStore } from './passkey-store.ts';

// The library throws for every invalid response: all of them count as an invalid passkey.
const orNull = <Result>(work: Promise<Result>): Promise<Result | null> => work.catch(() => null);

const expected = (challenge: string) => {
  const { id, origin } = relyingParty();
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
};

/** The passkey that an authenticator created for this challenge; null for an invalid response. */
export const madePasskey = async (
  response: RegistrationResponseJSON,
  { challenge, name, now }: { challenge: string; name: string; now: Instant },
): Promise<PasskeyRecord | null> => {
  const checked = await orNull(
    verifyRegistrationResponse({ response, ...expected(challenge), supportedAlgorithmIDs: ALGORITHMS }),
  );
  if (!checked?.verified) return null;
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return {
    passkeyId: newKeyId(),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
    name,
    createdAt: now,
    usedAt: null,
    claimed: false,
  };
};

/** The passkey's counter after it signed this challenge; null for an invalid response. */
const provenBy = async (
  response: AuthenticationResponseJSON,
  { credentialId: id, publicKey, counter }: PasskeyRecord,
  challenge: string,
): Promise<{ counter: number; backedUp: boolean } | null> => {
  const credential = { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter };
  const checked = await orNull(verifyAuthenticationResponse({ response, credential, ...expected(challenge) }));
  if (!checked?.verified) return null;
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  return { counter: newCounter, backedUp: credentialBackedUp };
};

type Signed = Pick<AuthenticationResponseJSON, 'id' | 'rawId' | 'type'> & {
  response: Omit<AuthenticationResponseJSON['response'], 'userHandle'> & { userHandle?: string | null | undefined };
};

export type SigningServices = { passkeys: Pick<PasskeyStore, 'find' | 'used'> };

/** @param challenge as it was used up for this response, or null @param expectedUser null: the passkey's owner */
export type Expected = { challenge: Promise<string | null>; expectedUser: string | null };

const plain = ({ response: { userHandle, ...response }, ...signed }: Signed): AuthenticationResponseJSON => ({
  ...signed,
  response: { ...response, ...(userHandle ? { userHandle } : {}) },
  clientExtensionResults: {},
});

/**
 * The user and the passkey that signed this browser's challenge, and the writes that record the use. The challenge is used up before the
 * response is checked: it is valid for one response, correct or not. Meanwhile the passkey is read.
 */
export const signedBy = async (
  { passkeys }: SigningServices,
  signed: Signed,
  { challenge: used, expectedUser }: Expected,
  now: Instant,
): Promise<{ userId: string; passkeyId: string; claims: WriteItem[] } | null> => {
  const { userHandle } = signed.response;
  const handled = userHandle ? userIdOfHandle(userHandle) : null;
  const userId = expectedUser ?? handled;
  const [challenge, passkey] = await Promise.all([used, userId === null ? null : passkeys.find(userId, signed.id)]);
  if (challenge === null || userId === null || (handled !== null && handled !== userId)) return null;
  const proof = passkey && (await provenBy(plain(signed), passkey, challenge));
  if (!passkey || !proof) return null;
  return { userId, passkeyId: passkey.passkeyId, claims: passkeys.used(userId, passkey, proof, now) };
};
