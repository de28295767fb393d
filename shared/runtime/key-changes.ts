import type { Asked } from '../api-keys/change.ts';
import type { Instant } from '../time/instant.ts';
import type { Caller } from './authenticate.ts';

/** What the caller's credential may do with keys. */
export const askedBy = ({ caller, now }: { caller: Caller; now: Instant }): Asked => {
  const { userId, profile, scopes, credential } = caller;
  const { validUntil, fingerprint, hash } = credential;
  return { userId, profile, now, powers: { scopes, validUntil }, by: fingerprint, makerHash: hash };
};
