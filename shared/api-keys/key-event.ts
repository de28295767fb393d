import type { ApiKeyRecord } from '../access/key-record.ts';
import type { NewEvent } from '../events/event.ts';

/** The webhook event of a new key. */
export const keyCreated = ({ keyId, validUntil }: ApiKeyRecord): NewEvent => ({
  type: 'key.created',
  data: { keyId, validUntil },
});

/** @param reason `rotated`: at once, so its successor takes its place */
export const keyRevoked = ({ keyId }: ApiKeyRecord, reason: 'revoked' | 'rotated' | 'ended'): NewEvent => ({
  type: 'key.revoked',
  data: { keyId, reason },
});
