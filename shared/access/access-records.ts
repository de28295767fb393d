import * as z from 'zod/mini';
import type { Versions } from '../contract/web/site.ts';
import { isApiKey, isGrant, isSession } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Instant } from '../time/instant.ts';
import { type ErasureRecord, isErasing, readErasure } from './erasure-record.ts';
import { type GrantRecord, readGrant } from './grants/grant-record.ts';
import { type ApiKeyRecord, isLiveRecord, readApiKey } from './key-record.ts';
import { type RecoveryRecord, readRecovery } from './recovery-codes.ts';
import { readSession, type SessionRecord } from './session-record.ts';
import { SUBSCRIPTION_STATUSES, type Subscription } from './subscription.ts';

export type Profile = {
  name: string;
  email: string | null;
  phone: string | null;
  /** Kinds of notices that the user has switched off on a channel (`limit/email`), with blanks between; absent: none. */
  noticesOff?: string | undefined;
  /** Versions of the legal texts that the user has accepted, and when; absent: none. */
  terms?: (Versions & { at: Instant }) | undefined;
  /** Absent: before it was kept. */
  createdAt?: Instant | undefined;
};

/** The records that identify a user and define their permissions. */
export type AccessRecords = {
  profile: Profile | null;
  subscription: Subscription | null;
  /** Not revoked, but possibly expired. */
  keys: ApiKeyRecord[];
  /** Not ended by a call, but possibly expired. */
  sessions: SessionRecord[];
  /** Grants of assistants, not revoked, but possibly expired. */
  grants: GrantRecord[];
  /** Set as soon as `erase` has begun. */
  erased: boolean;
  /** An erasure that was asked for, or canceled a moment ago. */
  erasure: ErasureRecord | null;
  /** Set while a passkey alone opens the account. */
  recovery: RecoveryRecord | null;
};

const profile = z.object({
  name: stored.text,
  email: stored.maybeText,
  phone: stored.maybeText,
  noticesOff: z.optional(stored.text),
  createdAt: z.optional(stored.instant),
  terms: z.optional(z.object({ terms: stored.text, privacy: stored.text, at: stored.instant })),
});
const subscription = z.object({
  plan: stored.text,
  status: z.enum(SUBSCRIPTION_STATUSES),
  currentPeriodEnd: stored.maybeInstant,
});

/** Sorts the records of one user's `ACCESS#` query. */
export const readAccessRecords = (records: readonly Record<string, unknown>[]): AccessRecords => {
  const at = (sortKey: string) => records.find(({ sk }) => sk === `ACCESS#${sortKey}`);
  const [itsProfile, itsSubscription] = [at('PROFILE'), at('SUBSCRIPTION')];
  const [itsErasure, itsRecovery] = [at('ERASURE'), at('RECOVERY')];
  return {
    profile: itsProfile ? profile.parse(itsProfile) : null,
    subscription: itsSubscription ? subscription.parse(itsSubscription) : null,
    keys: records
      .filter(({ sk }) => isApiKey(sk))
      .flatMap((record) => (isLiveRecord(record) ? readApiKey(record) : [])),
    sessions: records.filter(({ sk }) => isSession(sk)).map(readSession),
    grants: records.filter(({ sk }) => isGrant(sk)).map(readGrant),
    erased: at('TOMBSTONE') !== undefined,
    erasure: itsErasure ? readErasure(itsErasure) : null,
    recovery: itsRecovery ? readRecovery(itsRecovery) : null,
  };
};

/** Whether nothing is to be done for the user: an erasure waits, or has begun. */
export const isLeaving = ({ erased, erasure }: Pick<AccessRecords, 'erased' | 'erasure'>): boolean =>
  erased || isErasing(erasure);
