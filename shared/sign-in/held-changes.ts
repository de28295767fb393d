import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Profile } from '../access/access-records.ts';
import { newKeyId } from '../access/credential.ts';
import { type Actor, eventItem } from '../access/history.ts';
import type { SessionRecord } from '../access/session-record.ts';
import type { SecurityNotices } from '../notifications/notices/security-notice.ts';
import { randomBytes } from '../platform/bytes.ts';
import { publicLink } from '../platform/environment.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { type PasskeyRecord, readPasskey } from './passkey-record.ts';

const DAY_SECONDS = 86_400;
const KINDS = ['email', 'passkey'] as const;
type HeldKind = (typeof KINDS)[number];

const schema = z.object({
  kind: z.enum(KINDS),
  heldId: stored.text,
  effectiveAt: stored.instant,
  stopHash: stored.text,
  by: stored.text,
  sessionId: stored.text,
  address: z.optional(stored.text),
  passkey: z.optional(z.unknown()),
});
type Stored = z.output<typeof schema>;

/** A change of a user's account that waits for a day, so that its owner can stop it. */
export type HeldChange = Omit<Stored, 'passkey'> & { passkey: PasskeyRecord | null };

const read = (record: unknown): HeldChange => {
  const { passkey, ...held } = schema.parse(record);
  return { ...held, passkey: passkey === undefined ? null : readPasskey(passkey) };
};

/**
 * Whether a change of the session waits: its browser was not known when it signed in, so it may be somebody's who got into the
 * mailbox. Not in an account's first day, which no browser knows.
 */
export const isOnHold = (session: SessionRecord, { createdAt }: Profile, now: Instant): boolean =>
  !session.known && (createdAt === undefined || addSeconds(createdAt, DAY_SECONDS) <= now);

const hashOf = (secret: string): string => createHash('sha256').update(`stop ${secret}`).digest('hex');
const TOKEN = /^([0-9A-Za-z]{1,64})\.(email|passkey)\.([\w-]{43})$/;

type Wanted = {
  userId: string;
  profile: Profile;
  session: SessionRecord;
  by: Actor;
  now: Instant;
  /** For its owner: the masked address, or the passkey's name. */
  what: string;
  /** What consumes the proof. */
  claims?: readonly WriteItem[];
} & ({ kind: 'email'; address: string } | { kind: 'passkey'; passkey: PasskeyRecord });

export const heldChanges = (table: Table) => {
  const { client, name: TableName } = table;
  const gone = (userId: string, { kind, heldId }: Pick<HeldChange, 'kind' | 'heldId'>): WriteItem => ({
    Delete: {
      TableName,
      Key: keys.held(userId, kind),
      ConditionExpression: 'heldId = :seen',
      ExpressionAttributeValues: { ':seen': heldId },
    },
  });
  const entry = (
    userId: string,
    event: string,
    held: Pick<HeldChange, 'heldId'>,
    by: Actor,
    at: Instant,
  ): WriteItem => ({
    Put: { TableName, Item: eventItem(userId, { event, at, by, id: held.heldId }, {}) },
  });

  return {
    /** The removal of one as it was seen, for the transaction that applies it, or of something else. */
    gone,

    list: async (userId: string): Promise<HeldChange[]> => (await queryPrefix(table, keys.heldOf(userId))).map(read),

    async find(userId: string, kind: string): Promise<HeldChange | null> {
      const get = new GetCommand({ TableName, Key: keys.held(userId, kind), ConsistentRead: true });
      const { Item } = await client.send(get);
      return Item ? read(Item) : null;
    },

    /** In place of an earlier one of its kind, which was for less than a day. @returns null where the proof was used, or the session has ended */
    async hold(
      { notices, unlessEnded }: { notices: Pick<SecurityNotices, 'make'>; unlessEnded: WriteItem },
      { userId, profile, session, by, now, what, claims = [], ...change }: Wanted,
    ): Promise<Instant | null> {
      const heldId = newKeyId();
      const secret = randomBytes(32).toString('base64url');
      const effectiveAt = addSeconds(now, DAY_SECONDS);
      const { sessionId } = session;
      const Item = {
        ...{ ...keys.held(userId, change.kind), ...change, heldId, effectiveAt, by, sessionId },
        ...{ stopHash: hashOf(secret), duePk: keys.due('HELD', userId), dueAt: effectiveAt },
      };
      const link = publicLink(`/conta#parar=${userId}.${change.kind}.${secret}`) ?? undefined;
      const about = { kind: 'account', event: 'change-held', what, at: effectiveAt, link } as const;
      const notice = notices.make(userId, profile, { id: heldId, occurrence: 'held', notice: about });
      const failed = await writeAll(table, [
        ...claims,
        { Put: { TableName, Item } },
        unlessEnded,
        unlessErased(table, userId),
        entry(userId, 'change.held', { heldId }, by, now),
        ...notice.writes,
      ]);
      if (failed.length > 0) return null;
      await notice.send();
      return effectiveAt;
    },

    /** By the link of its mail, without a session. @returns false where there is nothing (any more) to stop */
    async stop(token: string, now: Instant): Promise<boolean> {
      const [, userId = '', kind = '', secret = ''] = TOKEN.exec(token) ?? [];
      if (!userId) return false;
      const held = await this.find(userId, kind);
      if (!held || held.stopHash !== hashOf(secret)) return false;
      const writes = [gone(userId, held), entry(userId, 'change.stopped', held, 'link', now)];
      return (await writeAll(table, writes)).length === 0;
    },
  };
};

export type HeldChanges = ReturnType<typeof heldChanges>;
export const presentHeld = (all: readonly HeldChange[]): { kind: HeldKind; effective_at: Instant }[] =>
  all.map(({ kind, effectiveAt }) => ({ kind, effective_at: effectiveAt }));
