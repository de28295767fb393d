import type { Profile } from '../access/access-records.ts';
import type { Actor } from '../access/history.ts';
import type { ApiKeyRecord } from '../access/key-record.ts';
import { ALL_POWERS, MOST_KEYS, type Powers } from '../access/key-rules.ts';
import type { KeyChange, KeyOutcome, Maker } from '../access/key-store.ts';
import { CredentialGoneError, ErasedUserError, NotFoundError, QuotaExceededError } from '../domain-errors.ts';
import { StaleError } from '../platform/retry.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';

/** Owner of the keys, and author and time of the change. */
export type KeyRequest = {
  userId: string;
  profile: Profile;
  now: Instant;
  /** Scopes and expiry of the caller's credential: it creates and revokes only keys that do not exceed them. */
  powers: Powers;
  by: Actor;
  maker?: Maker | undefined;
};

/** A request of an operator. */
export const byOperator = (owner: Pick<KeyRequest, 'userId' | 'profile' | 'now' | 'by'>): KeyRequest => ({
  ...owner,
  powers: ALL_POWERS,
});

/** The writes that record the response in the transaction of the change. */
export type KeyRecording<Result> = (result: Result) => Promise<readonly WriteItem[]>;

export const keyChange = ({ userId, now, by, maker }: KeyRequest): KeyChange => ({ userId, now, by, maker });

const KEYS_FULL = `Uma conta pode ter até ${MOST_KEYS} chaves de API e todas já estão em uso. Revogue uma delas para criar outra.`;

/** @throws the error of an outcome other than `saved` */
export const requireSaved = (outcome: KeyOutcome): void => {
  if (outcome === 'saved') return;
  if (outcome === 'full') throw new QuotaExceededError(KEYS_FULL);
  if (outcome === 'erased') throw new ErasedUserError();
  if (outcome === 'unmade') throw new CredentialGoneError();
  throw new StaleError();
};

/** The user's key with this id. @throws NotFoundError, also for another user's */
export const keyNamed = (live: readonly ApiKeyRecord[], keyId: string): ApiKeyRecord => {
  const found = live.find((key) => key.keyId === keyId);
  if (!found) throw new NotFoundError('API key not found', 'keyId must be an id that list-api-keys lists');
  return found;
};
