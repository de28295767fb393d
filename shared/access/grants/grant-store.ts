import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ifConditionFailed, ifInConflict } from '../../platform/table/condition.ts';
import { keys } from '../../platform/table/keys.ts';
import { queryPrefix } from '../../platform/table/query-pages.ts';
import { stored } from '../../platform/table/stored.ts';
import type { Table } from '../../platform/table/table.ts';
import { type WriteItem, writeAll } from '../../platform/table/transact.ts';
import { unlessErased } from '../../platform/table/unless-erased.ts';
import { epochSeconds, type Instant } from '../../time/instant.ts';
import { type AccessRecords, readAccessRecords } from '../access-records.ts';
import { type Actor, eventItem } from '../history.ts';
import { visitWrites, writeVisit } from '../visits.ts';
import { endOfGrant, type GrantRecord, grantItem, isOpenGrant, MOST_GRANTS, reminderOfEnd } from './grant-record.ts';
import type { GrantTokens } from './grant-tokens.ts';

/** Owner of the grant, and time and author of the change. */
export type GrantChange = { userId: string; now: Instant; by: Actor };

/** `grant.replaced`: the same assistant was granted access again, or a new one replaced the oldest. */
export type GrantEvent = 'grant.created' | 'grant.replaced' | 'grant.revoked' | 'grant.replayed';

/** `refused`: a condition of `claims` failed. Nothing was written but with `saved`. */
export type GrantOutcome = 'saved' | 'stale' | 'refused';

/** The user's access records with their revision, read before a new grant. */
export type SeenGrants = { access: AccessRecords; revision: number | undefined };

type Extras = { claims?: readonly WriteItem[]; notices?: readonly WriteItem[] };

const counted = z.object({ grantRevision: z.optional(stored.integer) });

/** Grants of users, each change with its entry in the history. */
export const grantStore = (table: Table) => {
  const { client, name: TableName } = table;
  const exists = 'attribute_exists(pk)';

  const list = async (userId: string): Promise<GrantRecord[]> =>
    readAccessRecords(await queryPrefix(table, keys.accessOf(userId))).grants;

  const entry = (change: GrantChange, event: GrantEvent, grant: GrantRecord): WriteItem => {
    const { tokens: _, revision: __, ...about } = grant;
    const { userId, now: at, by } = change;
    return { Put: { TableName, Item: eventItem(userId, { event, at, by, id: grant.grantId }, about) } };
  };
  const ended = (change: GrantChange, event: GrantEvent, grant: GrantRecord): WriteItem[] => [
    { Delete: { TableName, Key: keys.grant(change.userId, grant.grantId), ConditionExpression: exists } },
    entry(change, event, grant),
  ];

  /** Makes consents follow each other, so two at a time cannot both count the same grants. */
  const next = (userId: string, revision: number | undefined): WriteItem => ({
    Update: {
      TableName,
      Key: keys.quota(userId),
      UpdateExpression: 'SET grantRevision = :next',
      ConditionExpression: `attribute_not_exists(erasedAt) AND ${
        revision === undefined ? 'attribute_not_exists(grantRevision)' : 'grantRevision = :seen'
      }`,
      ExpressionAttributeValues: { ':next': (revision ?? 0) + 1, ...(revision !== undefined && { ':seen': revision }) },
    },
  });

  /** Grants that a new one replaces: those of the same client, expired ones, and the oldest beyond the maximum. */
  const leaving = (grants: readonly GrantRecord[], { clientId }: GrantRecord, now: Instant): GrantRecord[] => {
    const stays = (grant: GrantRecord): boolean => grant.clientId !== clientId && isOpenGrant(grant, now);
    const newestFirst = grants.filter(stays).toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
    return [...grants.filter((grant) => !stays(grant)), ...newestFirst.slice(MOST_GRANTS - 1)];
  };

  return {
    list,
    /** The end of a grant, as a part of the transaction of something else. */
    ended,

    /** The input of `open`, from one read. */
    async see(userId: string): Promise<SeenGrants> {
      const [records, { Item }] = await Promise.all([
        queryPrefix(table, keys.accessOf(userId)),
        client.send(new GetCommand({ TableName, Key: keys.quota(userId), ConsistentRead: true })),
      ]);
      return { access: readAccessRecords(records), revision: counted.parse(Item ?? {}).grantRevision };
    },

    /** Creates a grant and ends those that it replaces. */
    async open(
      change: GrantChange,
      grant: GrantRecord,
      { access, revision }: SeenGrants,
      { claims = [], notices = [] }: Extras = {},
    ): Promise<GrantOutcome> {
      const { userId, now } = change;
      const gone = leaving(access.grants, grant, now).flatMap((old) => ended(change, 'grant.replaced', old));
      const put = {
        Put: { TableName, Item: grantItem(userId, grant), ConditionExpression: 'attribute_not_exists(pk)' },
      };
      const visit = visitWrites(table, { userId, id: grant.grantId, at: now });
      const own = [put, entry(change, 'grant.created', grant), next(userId, revision), ...gone, ...visit];
      const failed = await writeAll(table, [...claims, ...own, unlessErased(table, userId), ...notices]);
      if (failed.length === 0) return 'saved';
      return failed.some((index) => index < claims.length) ? 'refused' : 'stale';
    },

    /** Puts the tokens after a refresh; false if the grant changed since it was read, or is gone. */
    async refresh(
      userId: string,
      { grantId, revision, endsAt }: GrantRecord & { endsAt: Instant },
      tokens: GrantTokens,
      now: Instant,
    ): Promise<boolean> {
      const validUntil = endOfGrant(now, endsAt);
      const remindAt = reminderOfEnd(endsAt);
      const Update = {
        TableName,
        Key: keys.grant(userId, grantId),
        UpdateExpression: `SET #tokens = :tokens, revision = :next, validUntil = :valid, expiresAt = :expiresAt, endsAt = :end${
          remindAt > now ? ', duePk = :duePk, dueAt = :dueAt' : ''
        } REMOVE pairs`,
        ConditionExpression: 'revision = :seen',
        ExpressionAttributeNames: { '#tokens': 'tokens' },
        ExpressionAttributeValues: {
          ':tokens': tokens,
          ':seen': revision,
          ':next': revision + 1,
          ':valid': validUntil,
          ':expiresAt': epochSeconds(validUntil),
          ':end': endsAt,
          ...(remindAt > now && { ':duePk': keys.due('GRANT', userId), ':dueAt': remindAt }),
        },
      };
      const visit = visitWrites(table, { userId, id: grantId, at: now });
      return (await writeAll(table, [{ Update }, ...visit])).length === 0;
    },

    /** The access record of a refresh that changes nothing. */
    refreshedAgain: (userId: string, { grantId: id }: GrantRecord, at: Instant): Promise<void> =>
      writeVisit(table, { userId, id, at }),

    /** Ends the wait for the reminder of the grant's end, and writes its notice; false if that is done already. */
    async reminded(
      { userId, grantId, seen }: { userId: string; grantId: string; seen: Instant },
      notices: readonly WriteItem[],
    ) {
      const Update = {
        TableName,
        Key: keys.grant(userId, grantId),
        UpdateExpression: 'REMOVE duePk, dueAt',
        ConditionExpression: 'dueAt = :seen',
        ExpressionAttributeValues: { ':seen': seen },
      };
      return (await writeAll(table, [{ Update }, ...notices])).length === 0;
    },

    /** Revokes a grant from the next call on; false when it is revoked already. */
    async end(
      change: GrantChange,
      grant: GrantRecord,
      event: 'grant.revoked' | 'grant.replayed',
      notices: readonly WriteItem[] = [],
    ): Promise<GrantOutcome> {
      const failed = await writeAll(table, [...ended(change, event, grant), ...notices]);
      if (failed.length === 0) return 'saved';
      return failed.includes(0) ? 'refused' : 'stale';
    },

    /** Records the first use of a token. On a concurrent write nothing is recorded; the next call records it. */
    async noteFirstUse(userId: string, { grantId, revision }: GrantRecord, tokens: GrantTokens): Promise<void> {
      const command = new UpdateCommand({
        TableName,
        Key: keys.grant(userId, grantId),
        UpdateExpression: 'SET #tokens = :tokens, revision = :next REMOVE pairs',
        ConditionExpression: 'revision = :seen',
        ExpressionAttributeNames: { '#tokens': 'tokens' },
        ExpressionAttributeValues: { ':tokens': tokens, ':seen': revision, ':next': revision + 1 },
      });
      await client
        .send(command)
        .then(() => undefined)
        .catch(ifConditionFailed(undefined))
        .catch(ifInConflict(undefined));
    },
  };
};

export type GrantStore = ReturnType<typeof grantStore>;
