import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { accessStore } from '../access/access-store.ts';
import { newKeyId } from '../access/credential.ts';
import { writeOne } from '../platform/table/condition.ts';
import { keys } from '../platform/table/keys.ts';
import { sortKeysOf } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';

/** The tombstone outlives the erasure by this time, so late messages are dropped. */
const TOMBSTONE_SECONDS = 90 * 24 * 60 * 60;

const ended = z.object({
  erasureId: stored.text,
  at: stored.instant,
  finalAt: stored.instant,
  /** The address as it was; nowhere else after the erasure. */
  mailTo: stored.maybeText,
});

/** What is said of an erasure that is done. */
export type ErasureEnd = z.infer<typeof ended>;

/** An erasure that is to be done; with `ended`: whose last mail is to go. */
export const erasureMessage = z.object({ userId: stored.text, ended: z.optional(ended) });
export type ErasureMessage = z.infer<typeof erasureMessage>;

const tombstone = z.object({
  erasureId: z.optional(stored.text),
  finalAt: z.optional(stored.instant),
  mailTo: z.optional(stored.text),
  expiresAt: z.optional(stored.integer),
});

export const erasureMarks = (table: Table, userId: string, now: Instant) => ({
  /** First, so even an interrupted erasure has ended the access. */
  async removeCredentials(): Promise<void> {
    const lasting = [keys.profile, keys.subscription, keys.tombstone, keys.erasure].map((key) => key(userId).sk);
    const found = await sortKeysOf(table, keys.accessOf(userId));
    const { pk } = keys.profile(userId);
    for (const sk of found.filter((one) => !lasting.includes(one))) {
      await writeOne(() => table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } })));
    }
  },

  /**
   * Every write that creates a user's record checks one of the two marks, so the removal finds all earlier writes. The tombstone keeps
   * until the end what the last mail and event say. Where an erasure has ended meanwhile nothing is written: its tombstone lapses as it was to.
   * @param alongside what must hold for it
   * @returns whether it was written
   */
  async begin(alongside: readonly WriteItem[] = []): Promise<boolean> {
    const { profile, erasure } = await accessStore(table).read(userId);
    const about = {
      erasureId: erasure?.erasureId ?? newKeyId(),
      finalAt: erasure?.finalAt ?? now,
      ...(profile?.email && { mailTo: profile.email }),
    };
    const names = Object.keys(about);
    const Tombstone = {
      TableName: table.name,
      Key: keys.tombstone(userId),
      UpdateExpression: `SET ${['erasedAt = :now', ...names.map((name) => `${name} = if_not_exists(${name}, :${name})`)].join(', ')}`,
      ConditionExpression: 'attribute_not_exists(expiresAt)',
      ExpressionAttributeValues: {
        ':now': now,
        ...Object.fromEntries(Object.entries(about).map(([name, value]) => [`:${name}`, value])),
      },
    };
    const Update = {
      TableName: table.name,
      Key: keys.quota(userId),
      UpdateExpression: 'SET erasedAt = :now',
      ExpressionAttributeValues: { ':now': now },
    };
    return (await writeAll(table, [{ Update: Tombstone }, { Update }, ...alongside])).length === 0;
  },

  /** What is said once nothing is left; null where it has been said. */
  async ending(): Promise<Omit<ErasureEnd, 'at'> | null> {
    const get = new GetCommand({ TableName: table.name, Key: keys.tombstone(userId), ConsistentRead: true });
    const found = tombstone.parse((await table.client.send(get)).Item ?? {});
    if (found.expiresAt !== undefined || !found.erasureId || !found.finalAt) return null;
    return { erasureId: found.erasureId, finalAt: found.finalAt, mailTo: found.mailTo ?? null };
  },

  isMark: ({ sk }: Record<string, unknown>): boolean =>
    sk === keys.tombstone(userId).sk || sk === keys.quota(userId).sk,

  /** Only when nothing else is left. */
  async end(): Promise<void> {
    const TableName = table.name;
    await table.client.send(new DeleteCommand({ TableName, Key: keys.quota(userId) }));
    await table.client.send(
      new UpdateCommand({
        TableName,
        Key: keys.tombstone(userId),
        UpdateExpression: 'SET expiresAt = :end REMOVE mailTo, erasureId, finalAt',
        ExpressionAttributeValues: { ':end': epochSeconds(addSeconds(now, TOMBSTONE_SECONDS)) },
      }),
    );
  },
});
