import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { newKeyId } from '../access/credential.ts';
import type { Instant } from '../time/instant.ts';
import { ALGORITHMS, relyingParty } from './passkey-options.ts';
import type { PasskeyRecord } from './passkey-record.ts';

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
export const provenBy = async (
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
