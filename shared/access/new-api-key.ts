import type { Instant } from '../time/instant.ts';
import { hashOfCredential, mintCredential, newKeyId } from './credential.ts';
import type { ApiKeyRecord } from './key-record.ts';
import type { Powers } from './key-rules.ts';

/** A new key, to be shown once, and its stored record. */
export const newApiKey = (
  userId: string,
  { label, scopes, validUntil }: Powers & { label: string },
  now: Instant,
): { key: string; record: ApiKeyRecord } => {
  const key = mintCredential('key', userId);
  const hash = hashOfCredential(key);
  const record = {
    hash,
    keyId: newKeyId(),
    label,
    scopes,
    createdAt: now,
    validUntil,
    lastUse: null,
    successorId: null,
  };
  return { key, record };
};
