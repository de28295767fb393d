import { type AccessRecords, hasActiveKey, type Profile } from '../access/access-records.ts';
import type { AccessStore } from '../access/access-store.ts';
import { parseApiKey } from '../access/api-key.ts';
import { type Plan, planOf } from '../access/plans.ts';
import { accessAt, type Subscription } from '../access/subscription.ts';
import type { Operation } from '../contract/operation.ts';
import type { Instant } from '../time/instant.ts';
import { authenticationFailed, invalidApiKey, noAccess } from './access-errors.ts';

/** Who calls: the owner of the key, with what the plan allows. */
export type Caller = {
  userId: string;
  /** Names the key without telling it. */
  keyHash: string;
  profile: Profile;
  subscription: Subscription | null;
  plan: Plan;
};

/**
 * The owner of an active key, in one round trip.
 * @throws RefusalError 401; a store that fails throws its own error, which is a 500 and never a 401 (design 6)
 */
export const authenticate = async (
  key: string | null,
  access: Pick<AccessStore, 'read'>,
  operation?: Pick<Operation, 'missingUser'>,
): Promise<Caller> => {
  const parsed = key === null ? null : parseApiKey(key);
  if (!parsed) throw invalidApiKey();
  const records = await access.read(parsed.userId);
  if (!hasActiveKey(records, parsed.hash)) throw invalidApiKey();
  if (!records.profile) throw operation?.missingUser ? authenticationFailed() : invalidApiKey();
  return callerOf(parsed, records, records.profile);
};

const callerOf = (
  { userId, hash }: { userId: string; hash: string },
  records: AccessRecords,
  profile: Profile,
): Caller => ({
  userId,
  keyHash: hash,
  profile,
  subscription: records.subscription,
  plan: planOf(records.subscription?.plan ?? 'free'),
});

/** @throws RefusalError 401 when the caller's subscription gives no access at `now` */
export const requireAccess = ({ subscription }: Caller, now: Instant): void => {
  const decision = accessAt(subscription, now);
  if (decision !== 'granted') throw noAccess(decision, subscription);
};
