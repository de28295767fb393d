import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { userIdOfHandle } from './passkey-options.ts';
import type { PasskeyStore } from './passkey-store.ts';
import { provenBy } from './verify-passkey.ts';

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
