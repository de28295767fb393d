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
 * Who has signed what was begun in this browser, and the write that takes note of it. The challenge is taken first: it is good for
 * one answer, right or wrong.
 * @param expectedUser null: whoever the passkey says
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
