import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { byCreation, type Instant } from '../time/instant.ts';
import { type AccessRecords, readAccessRecords } from './access-records.ts';
import { fingerprintOf, hashOfCredential, mintCredential, newKeyId } from './credential.ts';
import { type ErasureRecord, erasureWrites } from './erasure-record.ts';
import { type Actor, eventItem } from './history.ts';
import {
  endOfSession,
  isOpenSession,
  MOST_SESSIONS,
  type SessionRecord,
  type SignInMethod,
  sessionItem,
} from './session-record.ts';
import { visitWrites } from './visits.ts';

/** Owner of the session, and time and author of the change. */
export type SessionChange = { userId: string; now: Instant; by: Actor };

export type WantedSession = {
  method: SignInMethod;
  device: string;
  provedAt: Instant | null;
  provedBy?: string | null;
  undidErasure?: boolean;
  known?: boolean;
};

/** A new session, or an old one with a new secret. `secret` is the cookie's value, shown this one time. */
export type OpenedSession = { secret: string; record: SessionRecord };

/** `refused`: a condition of `claims` failed. Nothing was written but with `saved`. */
export type SessionOutcome = 'saved' | 'stale' | 'refused';

/** Writes of the same transaction: the consumption of the proof (`claims`), and notices with their budget. */
export type SessionExtras = { claims?: readonly WriteItem[]; notices?: readonly WriteItem[] };

/** The user's access records with their revision, read before a session is opened. */
export type SeenSessions = { access: AccessRecords; revision: number | undefined };

/** The erasure that the next opening of a session cancels: signing in until the final step undoes it. */
export const undoneBy = ({ access }: SeenSessions): ErasureRecord | null =>
  access.erasure?.state === 'begun' ? access.erasure : null;

type IsNamed = (session: SessionRecord) => boolean;

/** A change of the revision, as parts of an update of the quota record. */
export type RevisionMove = { set: string; condition: string; values: Record<string, number> };

/**
 * The end of `count` sessions. `writes`: all of it; a transaction that updates the quota record itself takes `records` and puts
 * `move` into its update, for it may write a record once.
 */
export type Ending = { count: number; writes: WriteItem[]; records: WriteItem[]; move: RevisionMove };

const counted = z.object({ sessionRevision: z.optional(stored.integer) });

/** A new secret for the session, and the record that is stored for it. */
const withSecret = (userId: string, session: Omit<SessionRecord, 'hash'>): OpenedSession => {
  const secret = mintCredential('session', userId);
  return { secret, record: { ...session, hash: hashOfCredential(secret) } };
};

export const newSession = (userId: string, wanted: WantedSession, now: Instant): OpenedSession =>
  withSecret(userId, {
    provedBy: null,
    undidErasure: false,
    known: true,
    ...wanted,
    sessionId: newKeyId(),
    createdAt: now,
    validUntil: endOfSession(now),
    lastUse: null,
  });

/** The same session under a new secret; the former secret is invalid from then on. */
export const movedSession = (userId: string, session: SessionRecord): OpenedSession => withSecret(userId, session);

/** The same, proved at `now`. @param provedBy the passkey's id; null: by a code */
export const provedSession = (
  userId: string,
  session: SessionRecord,
  now: Instant,
  provedBy: string | null = null,
): OpenedSession => movedSession(userId, { ...session, provedAt: now, provedBy });

/** Sessions of users, each change with its entry in the history. */
export const sessionStore = (table: Table) => {
  const { client, name: TableName } = table;
  const exists = 'attribute_exists(pk)';

  const accessOf = async (userId: string) => readAccessRecords(await queryPrefix(table, keys.accessOf(userId)));
  const list = async (userId: string): Promise<SessionRecord[]> => (await accessOf(userId)).sessions;

  const put = (userId: string, session: SessionRecord): WriteItem => ({
    Put: { TableName, Item: sessionItem(userId, session), ConditionExpression: 'attribute_not_exists(pk)' },
  });
  const remove = (userId: string, { hash }: SessionRecord): WriteItem => ({
    Delete: { TableName, Key: keys.session(userId, hash), ConditionExpression: exists },
  });
  const entry = (
    change: SessionChange,
    event: 'session.opened' | 'session.ended',
    session: SessionRecord,
  ): WriteItem => {
    const { hash, sessionId, ...about } = session;
    const credential = fingerprintOf({ kind: 'session', hash });
    const { userId, now: at, by } = change;
    return {
      Put: {
        TableName,
        Item: eventItem(userId, { event, at, by, id: sessionId }, { ...about, sessionId, credential }),
      },
    };
  };
  const ended = (change: SessionChange, session: SessionRecord): WriteItem[] => [
    remove(change.userId, session),
    entry(change, 'session.ended', session),
  ];

  /** Puts a session under its new secret; the condition of the first write fails when the old one is gone. */
  const moved = (userId: string, old: SessionRecord, { record }: OpenedSession): WriteItem[] => [
    remove(userId, old),
    put(userId, record),
  ];

  /** Condition for a transaction of what ends with the session; also false once the session has another secret. */
  const unlessEnded = (userId: string, { hash }: SessionRecord): WriteItem => ({
    ConditionCheck: { TableName, Key: keys.session(userId, hash), ConditionExpression: exists },
  });

  /**
   * Every change of a user's sessions moves one revision in its transaction, so of two at a time the later one finds it moved and
   * looks again: openings cannot both count the same sessions, and no session survives its end under another secret.
   */
  const moveFrom = (revision: number | undefined): RevisionMove => ({
    set: 'sessionRevision = :nextRevision',
    condition: revision === undefined ? 'attribute_not_exists(sessionRevision)' : 'sessionRevision = :seenRevision',
    values: { ':nextRevision': (revision ?? 0) + 1, ...(revision !== undefined && { ':seenRevision': revision }) },
  });
  const ofQuota = (userId: string, update: string, condition: string, values: Record<string, number>): WriteItem => ({
    Update: {
      TableName,
      Key: keys.quota(userId),
      UpdateExpression: update,
      ConditionExpression: `attribute_not_exists(erasedAt)${condition}`,
      ExpressionAttributeValues: values,
    },
  });
  const next = (userId: string, revision: number | undefined): WriteItem => {
    const { set, condition, values } = moveFrom(revision);
    return ofQuota(userId, `SET ${set}`, ` AND ${condition}`, values);
  };
  /** For a move of one session, whose own record shows whether it is there: it need not have seen the revision. */
  const anyNext = (userId: string): WriteItem => ofQuota(userId, 'ADD sessionRevision :one', '', { ':one': 1 });

  const visit = (userId: string, { sessionId }: SessionRecord, at: Instant): WriteItem[] =>
    visitWrites(table, { userId, id: sessionId, at });

  const undoing = ({ userId, now: at, by }: SessionChange, seen: SeenSessions): WriteItem[] => {
    const erasure = undoneBy(seen);
    if (!erasure) return [];
    const Item = eventItem(userId, { event: 'account.erasure_canceled', at, by, id: erasure.erasureId }, {});
    return [erasureWrites(table, userId).canceled(erasure, at), { Put: { TableName, Item } }];
  };

  /** Sessions that a new one replaces: expired ones, and the oldest beyond the maximum. */
  const leaving = (sessions: readonly SessionRecord[], now: Instant): SessionRecord[] => {
    const open = sessions.filter((session) => isOpenSession(session, now));
    const oldest = open.toSorted(byCreation).slice(MOST_SESSIONS - 1);
    return [...sessions.filter((session) => !open.includes(session)), ...oldest];
  };

  const revisionOf = async (userId: string): Promise<number | undefined> => {
    const get = new GetCommand({ TableName, Key: keys.quota(userId), ConsistentRead: true });
    return counted.parse((await client.send(get)).Item ?? {}).sessionRevision;
  };

  /** The revision first: a session that opens between the two reads is in the list, or has moved the revision that was seen. */
  const see = async (userId: string): Promise<SeenSessions> => {
    const revision = await revisionOf(userId);
    return { access: await accessOf(userId), revision };
  };

  const ending = (change: SessionChange, { access, revision }: SeenSessions, isNamed: IsNamed): Ending => {
    const named = access.sessions.filter(isNamed);
    const records = named.flatMap((session) => ended(change, session));
    const writes = [next(change.userId, revision), ...records];
    return { count: named.length, writes, records, move: moveFrom(revision) };
  };

  return {
    list,
    moved,
    unlessEnded,
    /** The first session of a user who is created in the same transaction, and what the quota record counts with it. */
    first: (change: SessionChange, { record }: OpenedSession) => ({
      records: [
        put(change.userId, record),
        entry(change, 'session.opened', record),
        ...visit(change.userId, record, change.now),
      ],
      counts: { sessionRevision: 1 },
    }),
    /** The input of `ending`. */
    see,
    /**
     * The input of `open`, in one round trip. It may miss a session that opens meanwhile, so the user may have one too many until the
     * next opening; what ends sessions must not miss one.
     */
    async seeToOpen(userId: string): Promise<SeenSessions> {
      const [access, revision] = await Promise.all([accessOf(userId), revisionOf(userId)]);
      return { access, revision };
    },
    /** Ends those of the sessions as they were seen that are named, as a part of the transaction of something else. */
    ending,
    /** The end of one, for a transaction that moves the revision itself. */
    ended,

    /**
     * Opens a session, ends those that it replaces, and cancels an erasure that waits: of this and of its final step one wins.
     * @param replaced an earlier session of the same browser, which ends too */
    async open(
      change: SessionChange,
      { record }: OpenedSession,
      seen: SeenSessions,
      { claims = [], notices = [], replaced }: SessionExtras & { replaced?: string | undefined } = {},
    ): Promise<SessionOutcome> {
      const { userId, now } = change;
      const { access, revision } = seen;
      const old = access.sessions.filter(({ hash }) => hash === replaced);
      const rest = access.sessions.filter(({ hash }) => hash !== replaced);
      const gone = [...old, ...leaving(rest, now)].flatMap((session) => ended(change, session));
      const own = [
        put(userId, record),
        entry(change, 'session.opened', record),
        next(userId, revision),
        ...gone,
        ...undoing(change, seen),
        ...visit(userId, record, now),
      ];
      const failed = await writeAll(table, [...claims, ...own, unlessErased(table, userId), ...notices]);
      if (failed.length === 0) return 'saved';
      return failed.some((index) => index < claims.length) ? 'refused' : 'stale';
    },

    /** Puts a session that was proved under its new secret; `stale` when the old one is gone. */
    async replace(
      { userId, now }: Pick<SessionChange, 'userId' | 'now'>,
      old: SessionRecord,
      opened: OpenedSession,
      { claims = [] }: SessionExtras = {},
    ): Promise<SessionOutcome> {
      const beside = [anyNext(userId), unlessErased(table, userId), ...visit(userId, opened.record, now)];
      const own = [...moved(userId, old, opened), ...beside];
      const failed = await writeAll(table, [...claims, ...own]);
      if (failed.length === 0) return 'saved';
      return failed.some((index) => index < claims.length) ? 'refused' : 'stale';
    },

    /**
     * Ends those of the user's sessions that are named, from the next request on, whatever secret they get meanwhile.
     * @param isNamed by what stays when a secret changes @returns how many it ended
     */
    end: (change: SessionChange, isNamed: IsNamed): Promise<number> =>
      untilWritten(async () => {
        const seen = await see(change.userId);
        // Their credentials open nothing any more, and are being removed.
        if (seen.access.erased) return 0;
        const { count, writes } = ending(change, seen, isNamed);
        const failed = await writeAll(table, writes);
        if (failed.length > 0) throw new StaleError();
        return count;
      }),
  };
};

export type SessionStore = ReturnType<typeof sessionStore>;
