import { ALL_POWERS } from '../access/key-rules.ts';
import type { Maker } from '../access/key-store.ts';
import type { KeyRequest } from '../api-keys/key-change.ts';
import type { Instant } from '../time/instant.ts';
import type { Caller } from './authenticate.ts';

/** The caller's powers for changes of keys; a session has those of its owner, independent of its own scopes. */
export const askedBy = ({ caller, now }: { caller: Caller; now: Instant }): KeyRequest => {
  const { userId, profile, scopes, credential } = caller;
  const { kind, id, validUntil, actor, hash } = credential;
  const powers = kind === 'session' ? ALL_POWERS : { scopes, validUntil };
  const maker: Maker =
    kind === 'session' ? { kind, hash } : { kind: 'key', hash, key: { keyId: id, descent: caller.descent ?? [] } };
  return { userId, profile, now, powers, by: actor, maker };
};
