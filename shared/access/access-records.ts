import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { stored } from '../storage/stored.ts';
import type { Instant } from '../time/instant.ts';
import { SUBSCRIPTION_STATUSES, type Subscription } from './subscription.ts';

export type Profile = { name: string; email: string | null; phone: string | null };
export type ApiKeyRecord = {
  hash: string;
  label: string;
  status: 'active' | 'revoked';
  createdAt: Instant;
  revokedAt: Instant | null;
};

/** All that says who a user is and what they may do. */
export type AccessRecords = {
  profile: Profile | null;
  subscription: Subscription | null;
  keys: ApiKeyRecord[];
  /** Set as soon as `erase` has begun. */
  erased: boolean;
};

const profile = z.object({ name: stored.text, email: stored.maybeText, phone: stored.maybeText });
const subscription = z.object({
  plan: stored.text,
  status: z.enum(SUBSCRIPTION_STATUSES),
  currentPeriodEnd: stored.maybeInstant,
});
const apiKey = z.object({
  hash: stored.text,
  label: stored.text,
  status: z.enum(['active', 'revoked']),
  createdAt: stored.instant,
  revokedAt: stored.maybeInstant,
});

/** Sorts the records of one user's `ACCESS#` query. */
export const readAccessRecords = (records: readonly Record<string, unknown>[]): AccessRecords => {
  const at = (sortKey: string) => records.find(({ sk }) => sk === `ACCESS#${sortKey}`);
  const [itsProfile, itsSubscription] = [at('PROFILE'), at('SUBSCRIPTION')];
  return {
    profile: itsProfile ? profile.parse(itsProfile) : null,
    subscription: itsSubscription ? subscription.parse(itsSubscription) : null,
    keys: records.filter(({ sk }) => String(sk).startsWith('ACCESS#KEY#')).map((record) => apiKey.parse(record)),
    erased: at('TOMBSTONE') !== undefined,
  };
};

/** Whether an active key has this hash; compares in constant time, and every key. */
export const hasActiveKey = ({ keys, erased }: AccessRecords, hash: string): boolean => {
  const given = Buffer.from(hash, 'hex');
  const matches = keys.filter((key) => {
    const known = Buffer.from(key.hash, 'hex');
    return known.length === given.length && timingSafeEqual(known, given) && key.status === 'active';
  });
  return matches.length > 0 && !erased;
};
