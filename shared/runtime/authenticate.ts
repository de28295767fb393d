import type { AccessRecords, Profile } from '../access/access-records.ts';
import type { AccessStore } from '../access/access-store.ts';
import { fingerprintOf, type ParsedCredential, parseCredential } from '../access/credential.ts';
import { type ApiKeyRecord, activeKey, type LastUse } from '../access/key-record.ts';
import { type Plan, planOf } from '../access/plans.ts';
import { accessAt, type Subscription } from '../access/subscription.ts';
import type { AccessScope } from '../contract/access.ts';
import type { Operation } from '../contract/operation.ts';
import type { Instant } from '../time/instant.ts';
import { authenticationFailed, invalidApiKey, missingApiKey, noAccess } from './access-errors.ts';

/** What the caller showed. `id` names it to its owner, `fingerprint` in logs. */
export type Credential = {
  kind: ParsedCredential['kind'];
  id: string;
  name: string;
  hash: string;
  fingerprint: string;
  createdAt: Instant;
  validUntil: Instant | null;
  lastUse: LastUse | null;
};

/** Who calls and what they may do, by whatever credential. */
export type Caller = {
  userId: string;
  scopes: readonly AccessScope[];
  credential: Credential;
  profile: Profile;
  subscription: Subscription | null;
  plan: Plan;
};

type Shown = { access: Pick<AccessStore, 'read'>; now: Instant };

/**
 * The owner of an active credential, in one round trip. Nothing else of a user is read or counted before this has ended.
 * @throws RefusalError 401; a store that fails throws its own error, which is a 500 and never a 401
 */
export const authenticate = async (
  text: string | null,
  { access, now }: Shown,
  operation?: Pick<Operation, 'missingUser'>,
): Promise<Caller> => {
  if (text === null) throw missingApiKey();
  const parsed = parseCredential(text);
  if (parsed?.kind !== 'key') throw invalidApiKey();
  const records = await access.read(parsed.userId);
  const key = records.erased ? null : activeKey(records.keys, parsed.hash, now);
  if (!key) throw invalidApiKey();
  if (!records.profile) throw operation?.missingUser ? authenticationFailed() : invalidApiKey();
  return callerOf(parsed, key, records, records.profile);
};

const credentialOf = (parsed: ParsedCredential, key: ApiKeyRecord): Credential => {
  const { keyId, label, createdAt, validUntil, lastUse } = key;
  const { kind, hash } = parsed;
  return { kind, id: keyId, name: label, hash, fingerprint: fingerprintOf(parsed), createdAt, validUntil, lastUse };
};

const callerOf = (
  parsed: ParsedCredential,
  key: ApiKeyRecord,
  { subscription }: AccessRecords,
  profile: Profile,
): Caller => ({
  userId: parsed.userId,
  scopes: key.scopes,
  credential: credentialOf(parsed, key),
  profile,
  subscription,
  plan: planOf(subscription?.plan ?? 'free'),
});

/** Whether the caller's subscription gives access at `now`. */
export const hasAccess = ({ subscription }: Caller, now: Instant): boolean => accessAt(subscription, now) === 'granted';

/** @throws RefusalError 401 when the caller's subscription gives no access at `now` */
export const requireAccess = ({ subscription }: Caller, now: Instant): void => {
  const decision = accessAt(subscription, now);
  if (decision !== 'granted') throw noAccess(decision, subscription);
};
