import type { AccessRecords, Profile } from '../access/access-records.ts';
import type { AccessStore } from '../access/access-store.ts';
import { type CredentialKind, fingerprintOf, type ParsedCredential, parseCredential } from '../access/credential.ts';
import { type OpenToken, openToken } from '../access/grants/grant-record.ts';
import { accessUntil } from '../access/grants/grant-tokens.ts';
import { type Actor, actorNamed } from '../access/history.ts';
import { activeKey, type LastUse } from '../access/key-record.ts';
import { ALL_POWERS } from '../access/key-rules.ts';
import type { Maker } from '../access/key-store.ts';
import { openSession, type SessionRecord } from '../access/session-record.ts';
import { accessAt, type Plan, planOf, type Subscription } from '../access/subscription.ts';
import type { KeyRequest } from '../api-keys/key-change.ts';
import { ACCESS_SCOPES, type AccessScope } from '../contract/access.ts';
import { allowedBy } from '../contract/oauth.ts';
import type { Operation } from '../contract/operation.ts';
import type { Instant } from '../time/instant.ts';
import { authenticationFailed, invalidApiKey, missingApiKey, noAccess } from './http-errors.ts';

/** The caller's credential. `id` identifies it for its owner, `fingerprint` in logs. */
export type Credential = {
  kind: CredentialKind;
  id: string;
  name: string;
  hash: string;
  fingerprint: string;
  /** Names it in the user's history. */
  actor: Actor;
  createdAt: Instant;
  validUntil: Instant | null;
  lastUse: LastUse | null;
};

/** The authenticated caller with its powers, by any kind of credential. */
export type Caller = {
  userId: string;
  scopes: readonly AccessScope[];
  credential: Credential;
  profile: Profile;
  subscription: Subscription | null;
  plan: Plan;
  /** Changes are stopped; only known of a call that may change something. */
  isReadOnly?: boolean;
  /** Of an API key: the keys that it descends from. */
  descent?: readonly string[];
  /** Of a caller at the dashboard. */
  session?: CallerSession;
  /** Of an assistant. */
  token?: OpenToken;
};

/** A session of the dashboard; `isDeliberate`: the request has the header that pages of other origins cannot send. */
export type CallerSession = { record: SessionRecord; isDeliberate: boolean };

/** An unparsed credential; the allowed kinds depend on its transport. */
export type Shown =
  | { text: string; kind: 'key' }
  /** `resource`: the request's address; the token's audience must equal it. */
  | { text: string; kind: 'token'; resource: string | null }
  | { text: string; kind: 'session'; isDeliberate: boolean };

export type Door = {
  access: Pick<AccessStore, 'read'>;
  now: Instant;
  /** Read in parallel with the credential; null for a call that changes nothing. */
  isReadOnly: (() => Promise<boolean>) | null;
};

/**
 * The owner of an active credential, in one round trip. Nothing else of a user is read or counted before this has ended.
 * @throws RefusalError 401; a store that fails throws its own error, which is a 500 and never a 401
 */
export const authenticate = async (
  shown: Shown | null,
  { access, now, isReadOnly }: Door,
  operation?: Pick<Operation, 'missingUser'>,
): Promise<Caller> => {
  if (shown === null) throw missingApiKey();
  const parsed = parseCredential(shown.text);
  if (parsed?.kind !== shown.kind) throw invalidApiKey();
  const [records, stopped] = await Promise.all([access.read(parsed.userId), isReadOnly?.() ?? false]);
  const admitted = records.erased ? null : admittedBy(shown, parsed, records, now);
  if (!admitted) throw invalidApiKey();
  if (!records.profile) throw operation?.missingUser ? authenticationFailed() : invalidApiKey();
  return { ...admitted, ...ownerOf(parsed, records, records.profile), isReadOnly: stopped };
};

type Admitted = Pick<Caller, 'scopes' | 'credential' | 'descent' | 'session' | 'token'>;

const admittedBy = (
  shown: Shown,
  parsed: ParsedCredential,
  { keys, sessions, grants }: AccessRecords,
  now: Instant,
): Admitted | null => {
  if (shown.kind === 'key') {
    const key = activeKey(keys, parsed.hash, now);
    return (
      key && {
        scopes: key.scopes,
        descent: key.descent,
        credential: credentialOf(parsed, { ...key, id: key.keyId, name: key.label }),
      }
    );
  }
  if (shown.kind === 'token') {
    const token = openToken(grants, parsed.hash, now);
    if (!token || token.grant.resource !== shown.resource) return null;
    const { grantId: id, client, createdAt, lastUse } = token.grant;
    const about = { id, name: client.name, createdAt, validUntil: accessUntil(token.token), lastUse };
    return { scopes: allowedBy(token.token.scopes), credential: credentialOf(parsed, about), token };
  }
  const record = openSession(sessions, parsed.hash, now);
  if (!record) return null;
  const credential = credentialOf(parsed, { ...record, id: record.sessionId, name: record.device });
  return { scopes: ACCESS_SCOPES, credential, session: { record, isDeliberate: shown.isDeliberate } };
};

const credentialOf = (
  parsed: ParsedCredential,
  {
    id,
    name,
    createdAt,
    validUntil,
    lastUse,
  }: Pick<Credential, 'id' | 'name' | 'createdAt' | 'validUntil' | 'lastUse'>,
): Credential => {
  const { kind, hash } = parsed;
  const fingerprint = fingerprintOf(parsed);
  const actor = actorNamed(fingerprint, name);
  return { kind, id, name, hash, fingerprint, actor, createdAt, validUntil, lastUse };
};

const ownerOf = ({ userId }: ParsedCredential, { subscription }: AccessRecords, profile: Profile) => ({
  userId,
  profile,
  subscription,
  plan: planOf(subscription?.plan ?? 'free'),
});

/** Whether the caller's subscription gives access at `now`. */
export const hasAccess = ({ subscription }: Caller, now: Instant): boolean => accessAt(subscription, now) === 'granted';

/** @throws RefusalError 401 when the caller's subscription gives no access at `now` */
export const requireAccess = ({ subscription }: Pick<Caller, 'subscription'>, now: Instant): void => {
  const decision = accessAt(subscription, now);
  if (decision !== 'granted') throw noAccess(decision, subscription);
};

/** The caller's powers for changes of keys; a session has those of its owner, independent of its own scopes. */
export const askedBy = ({ caller, now }: { caller: Caller; now: Instant }): KeyRequest => {
  const { userId, profile, scopes, credential } = caller;
  const { kind, id, validUntil, actor, hash } = credential;
  const powers = kind === 'session' ? ALL_POWERS : { scopes, validUntil };
  const maker: Maker =
    kind === 'session' ? { kind, hash } : { kind: 'key', hash, key: { keyId: id, descent: caller.descent ?? [] } };
  return { userId, profile, now, powers, by: actor, maker };
};
