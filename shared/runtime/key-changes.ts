import { ALL_POWERS } from '../access/key-rules.ts';
import type { Asked } from '../api-keys/change.ts';
import type { Instant } from '../time/instant.ts';
import type { Caller } from './authenticate.ts';

/** What the caller's credential may do with keys; a session, as its owner at the dashboard, whatever it may itself. */
export const askedBy = ({ caller, now }: { caller: Caller; now: Instant }): Asked => {
  const { userId, profile, scopes, credential } = caller;
  const { kind, validUntil, fingerprint, hash } = credential;
  const powers = kind === 'session' ? ALL_POWERS : { scopes, validUntil };
  const maker = { kind: kind === 'session' ? kind : 'key', hash } as const;
  return { userId, profile, now, powers, by: fingerprint, maker };
};
