import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type AccessRecords, type Profile, readAccessRecords } from '../access/access-records.ts';
import { newKeyId } from '../access/credential.ts';
import { isOpenGrant } from '../access/grants/grant-record.ts';
import { grantStore } from '../access/grants/grant-store.ts';
import { type Actor, eventItem } from '../access/history.ts';
import { hasKeyEnded } from '../access/key-record.ts';
import { keyStore } from '../access/key-store.ts';
import { recoveryWrites } from '../access/recovery-codes.ts';
import { isOpenSession, type SessionRecord } from '../access/session-record.ts';
import { movedSession, type OpenedSession, sessionStore } from '../access/session-store.ts';
import { isOpenLink, linkStore } from '../connections/link-store.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import type { SecurityNotices } from '../notifications/notices/security-notice.ts';
import { codeStore } from '../oauth/code-store.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { heldChanges } from '../sign-in/held-changes.ts';
import { passkeyStore } from '../sign-in/passkey-store.ts';
import { criticalNotices } from '../sign-in/sign-in-services.ts';
import { byCreation, type Instant } from '../time/instant.ts';
import { endpointStore } from '../webhooks/endpoint-store.ts';

const storesOf = (table: Table) => ({
  sessions: sessionStore(table),
  keys: keyStore(table),
  grants: grantStore(table),
  codes: codeStore(table),
  links: linkStore(table),
  webhooks: endpointStore(table),
  passkeys: passkeyStore(table),
  held: heldChanges(table),
});

export const protectServices = (table: Table, measure: Measure) => ({
  table,
  measure,
  stores: storesOf(table),
  notices: criticalNotices(table),
});
export type ProtectServices = Omit<ReturnType<typeof protectServices>, 'notices'> & {
  notices: Pick<SecurityNotices, 'make'>;
};

/** `session`: the caller's, as it was read: it stays, and so does the passkey that proved it. */
export type Protection = { userId: string; now: Instant; by: Actor; session: SessionRecord };

type Ended = {
  sessions: number;
  keys: string[];
  assistants: string[];
  webhooks: string[];
  links: number;
  codes: number;
  passkeys: string[];
};
type Kind = keyof Ended;

/** One thing that has access. `told`: its name; null: it had ended by itself, and is only removed. */
type Part = { kind: Kind; told: string | null; writes: readonly WriteItem[] };

/** Most writes of parts in one transaction, which may have 100 with all others. */
const MOST_WRITES = 90;

/** Parts of the user's quota record that move with what is made or ended. */
const COUNTERS = ['sessionRevision', 'grantRevision', 'apiKeys', 'passkeys', 'webhooks'] as const;
const counter = z.optional(stored.integer);
const quota = z.object({
  ...{ sessionRevision: counter, grantRevision: counter, apiKeys: counter, passkeys: counter, webhooks: counter },
});
type Quota = z.output<typeof quota>;

/** `keeps`: passkeys that stay. */
type Seen = { counts: Quota; access: AccessRecords; keeps: number; parts: Part[] };

const partsIn = <One>(
  kind: Kind,
  all: readonly One[],
  toldOf: (one: One) => string | null,
  writesOf: (one: One) => readonly WriteItem[],
): Part[] => all.map((one) => ({ kind, told: toldOf(one), writes: writesOf(one) }));

/** Who can call: first what could make or take anything else. */
const credentialsOf = (
  { stores }: ProtectServices,
  access: AccessRecords,
  { session: kept, ...change }: Protection,
) => {
  const { now } = change;
  const sessions = access.sessions.filter(({ sessionId }) => sessionId !== kept.sessionId);
  const [apiKeys, grants] = [access.keys.toSorted(byCreation), access.grants.toSorted(byCreation)];
  const told = (isOpen: boolean, name: string) => (isOpen ? name : null);
  return [
    ...partsIn(
      'sessions',
      sessions,
      (one) => told(isOpenSession(one, now), one.device),
      (one) => stores.sessions.ended(change, one),
    ),
    ...partsIn(
      'keys',
      apiKeys,
      (one) => told(!hasKeyEnded(one, now), one.label),
      (one) => stores.keys.ended(change, one, 'key.revoked'),
    ),
    ...partsIn(
      'assistants',
      grants,
      (one) => told(isOpenGrant(one, now), one.client.name),
      (one) => stores.grants.ended(change, 'grant.revoked', one),
    ),
  ];
};

/** What else opens the account, or is sent its events; expired records too, for a call that began before they expired. */
const othersOf = async ({ stores }: ProtectServices, { session: kept, ...change }: Protection) => {
  const { userId, now } = change;
  const [passkeys, webhooks, links, codes, held] = await Promise.all([
    stores.passkeys.list(userId),
    stores.webhooks.list(userId),
    stores.links.list(userId),
    stores.codes.unused(userId),
    stores.held.list(userId),
  ]);
  const { provedAt, provedBy } = kept;
  // A session that was proved in an older release does not name its passkey.
  const isProof = (one: (typeof passkeys)[number]) =>
    provedBy === null ? one.usedAt !== null && one.usedAt === provedAt : one.passkeyId === provedBy;
  const gone = passkeys.filter((one) => !isProof(one));
  const parts = [
    // Nothing that has access yet, so it is not told.
    ...partsIn(
      'links',
      held,
      () => null,
      (one) => [stores.held.gone(userId, one)],
    ),
    ...partsIn(
      'passkeys',
      gone,
      ({ name }) => name,
      (one) => stores.passkeys.removed(change, one),
    ),
    ...partsIn(
      'codes',
      codes,
      ({ validUntil, client }) => (now < validUntil ? client.name : null),
      ({ end }) => [end],
    ),
    ...partsIn(
      'webhooks',
      webhooks,
      ({ url }) => new URL(url).origin,
      (one) => [stores.webhooks.removed(one)],
    ),
    ...partsIn(
      'links',
      links,
      (one) => (isOpenLink(one, now) ? '' : null),
      ({ end }) => [end],
    ),
  ];
  return { parts, keeps: passkeys.length - gone.length };
};

/** Without a passkey nobody could open an account that a passkey alone opens. Before the last passkey goes, a code opens it again. */
const openedByCode = ({ table }: ProtectServices, access: AccessRecords, { userId, now: at, by }: Protection): Part => {
  const { off, isOff } = recoveryWrites(table, userId);
  const Item = eventItem(userId, { event: 'passkey_only.off', at, by, id: newKeyId() }, {});
  const writes = access.recovery ? [off(), { Put: { TableName: table.name, Item } }] : [isOff()];
  return { kind: 'links', told: null, writes };
};

/** The counters first: what is made while the rest is read has moved one of them by the time of the write. */
const look = async (services: ProtectServices, asked: Protection): Promise<Seen> => {
  const { userId } = asked;
  const { client, name: TableName } = services.table;
  const { Item } = await client.send(new GetCommand({ TableName, Key: keys.quota(userId), ConsistentRead: true }));
  const [records, others] = await Promise.all([
    queryPrefix(services.table, keys.accessOf(userId)),
    othersOf(services, asked),
  ]);
  const access = readAccessRecords(records);
  const opened = others.keeps === 0 ? [openedByCode(services, access, asked)] : [];
  const parts = [...credentialsOf(services, access, asked), ...opened, ...others.parts];
  return { counts: quota.parse(Item ?? {}), access, keeps: others.keeps, parts };
};

/** The first parts that fit a transaction. */
const fitting = (parts: readonly Part[]): Part[] => {
  let room = MOST_WRITES;
  const first = parts.findIndex(({ writes }) => {
    room -= writes.length;
    return room < 0;
  });
  return first < 0 ? [...parts] : parts.slice(0, first);
};

/** Its condition fails when a counter or revision is not as it was seen. */
const recounted = (
  { name: TableName }: Table,
  userId: string,
  { counts, keeps, parts }: Seen,
  ending: readonly Part[],
): WriteItem => {
  const left = (kind: Kind) => parts.filter((one) => one.kind === kind && !ending.includes(one)).length;
  const to: Required<Quota> = {
    sessionRevision: (counts.sessionRevision ?? 0) + 1,
    grantRevision: (counts.grantRevision ?? 0) + 1,
    apiKeys: left('keys'),
    passkeys: left('passkeys') + keeps,
    webhooks: left('webhooks'),
  };
  const isAsSeen = COUNTERS.map((name) =>
    counts[name] === undefined ? `attribute_not_exists(${name})` : `${name} = :seen_${name}`,
  );
  const values = COUNTERS.flatMap((name) => [
    [`:${name}`, to[name]],
    ...(counts[name] === undefined ? [] : [[`:seen_${name}`, counts[name]]]),
  ]);
  return {
    Update: {
      TableName,
      Key: keys.quota(userId),
      UpdateExpression: `SET ${COUNTERS.map((name) => `${name} = :${name}`).join(', ')}`,
      ConditionExpression: ['attribute_not_exists(erasedAt)', ...isAsSeen].join(' AND '),
      ExpressionAttributeValues: Object.fromEntries(values),
    },
  };
};

/** What comes with the last transaction, and what follows it. `result`: null where more transactions are to come. */
export type LastStep<Result> = { writes: WriteItem[]; result: Result; send(): Promise<void> };
export type LastOf<Result> = (own: SessionRecord, profile: Profile) => LastStep<Result>;
type Step<Result> = { ending: Part[]; last: LastStep<Result> | null };

/** The session under its new secret, with the entry in the history and the notice. */
const lastWrites = (
  { table, stores, notices }: ProtectServices,
  { userId, now: at, by, session }: Protection,
  old: SessionRecord,
  profile: Profile,
): LastStep<OpenedSession> => {
  const { provedAt, provedBy, device: what } = session;
  const opened = movedSession(userId, { ...old, provedAt, provedBy });
  const id = newKeyId();
  const about = { kind: 'account', event: 'account-protected', what, at } as const;
  const notice = notices.make(userId, profile, { id, occurrence: 'protected', notice: about });
  const Item = eventItem(userId, { event: 'account.protected', at, by, id }, { device: what });
  const entry = { Put: { TableName: table.name, Item } };
  const writes = [...stores.sessions.moved(userId, old, opened), entry, ...notice.writes];
  return { writes, result: opened, send: notice.send };
};

/** One transaction: all that is left, or as much as fits. Null where the session has ended, or the user is being erased. */
const step = <Result>(
  services: ProtectServices,
  asked: Protection,
  lastOf: LastOf<Result>,
): Promise<Step<Result> | null> =>
  untilWritten(async () => {
    const { table, stores } = services;
    const { userId, now, session } = asked;
    const seen = await look(services, asked);
    const { access, parts } = seen;
    const own = access.sessions.find((one) => one.sessionId === session.sessionId && isOpenSession(one, now));
    if (!own || !access.profile || access.erased) return null;
    const ending = fitting(parts);
    const isLast = ending.length === parts.length;
    const last = isLast ? lastOf(own, access.profile) : null;
    const writes = last?.writes ?? [stores.sessions.unlessEnded(userId, own)];
    const ends = ending.flatMap((one) => one.writes);
    const counts = recounted(table, userId, seen, ending);
    const failed = await writeAll(table, [counts, unlessErased(table, userId), ...writes, ...ends]);
    if (failed.length > 0) throw new StaleError();
    return { ending, last };
  });

const endedOf = (parts: readonly Part[]): Ended => {
  const told = (kind: Kind) => parts.flatMap((one) => (one.kind === kind && one.told !== null ? one.told : []));
  return {
    ...{ sessions: told('sessions').length, keys: told('keys'), assistants: told('assistants') },
    ...{ webhooks: told('webhooks'), links: told('links').length, codes: told('codes').length },
    passkeys: told('passkeys'),
  };
};

/**
 * Ends everything that has access to the account but the calling session and the passkey of its proof, and at the end what `lastOf`
 * says of that session.
 * @returns null where the session has ended, and nothing else by this call
 */
export const endAccess = async <Result>(
  services: ProtectServices,
  asked: Protection,
  lastOf: LastOf<Result>,
): Promise<{ ended: Ended; last: LastStep<Result> } | null> => {
  const { measure } = services;
  const done: Part[] = [];
  for (;;) {
    const made = await step(services, asked, lastOf);
    if (!made) return null;
    done.push(...made.ending);
    if (!made.last) continue;
    const ended = endedOf(done);
    measure(metrics.keysRevoked, ended.keys.length);
    measure(metrics.grantsRevoked, ended.assistants.length);
    measure(metrics.passkeysRemoved, ended.passkeys.length);
    return { ended, last: made.last };
  }
};

/**
 * Ends everything that has access to the account but the calling session and the passkey that proved it; bank connections stay. One
 * transaction, unless it has too much for one: then the session keeps its secret until the last, so the call can be
 * repeated after a failure. A session that gets a new secret meanwhile is the same one: of both secrets none stays.
 * @returns null where the session has ended, and nothing else by this call
 */
export const protectAccount = async (
  services: ProtectServices,
  asked: Protection,
): Promise<{ ended: Ended; session: OpenedSession } | null> => {
  const done = await endAccess(services, asked, (own, profile) => lastWrites(services, asked, own, profile));
  if (!done) return null;
  await done.last.send();
  return { ended: done.ended, session: done.last.result };
};
