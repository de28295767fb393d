import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import type { EntryStore, Purpose } from './entry-store.ts';
import { userIdOfHandle } from './passkey-options.ts';
import type { PasskeyStore } from './passkey-store.ts';
import { provenBy } from './verify-passkey.ts';

type Signed = Pick<AuthenticationResponseJSON, 'id' | 'rawId' | 'type'> & {
  response: Omit<AuthenticationResponseJSON['response'], 'userHandle'> & { userHandle?: string | null | undefined };
};

export type SigningServices = { entries: Pick<EntryStore, 'take'>; passkeys: Pick<PasskeyStore, 'find' | 'used'> };

const plain = ({ response: { userHandle, ...response }, ...signed }: Signed): AuthenticationResponseJSON => ({
  ...signed,
  response: { ...response, ...(userHandle ? { userHandle } : {}) },
  clientExtensionResults: {},
});

/**
 * The user whose passkey signed this browser's challenge, and the write that records the use. The challenge is consumed first: it is
 * valid for one response, correct or not.
 * @param expectedUser null: the passkey's owner
 */
export const signedBy = async (
  { entries, passkeys }: SigningServices,
  signed: Signed,
  { token, purpose, expectedUser }: { token: string; purpose: Purpose; expectedUser: string | null },
  now: Instant,
): Promise<{ userId: string; claim: WriteItem } | null> => {
  const entry = await entries.take(token, purpose, now);
  if (!entry?.challenge || (expectedUser !== null && entry.userId !== expectedUser)) return null;
  const { userHandle } = signed.response;
  const handled = userHandle ? userIdOfHandle(userHandle) : null;
  const userId = expectedUser ?? handled;
  if (userId === null || (handled !== null && handled !== userId)) return null;
  const passkey = await passkeys.find(userId, signed.id);
  const proof = passkey && (await provenBy(plain(signed), passkey, entry.challenge));
  if (!passkey || !proof) return null;
  return { userId, claim: passkeys.used(userId, passkey, proof.counter, proof.backedUp, now) };
};
