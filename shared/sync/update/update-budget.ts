import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ContentionError, StaleError, untilWritten } from '../../platform/retry.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { updateItem } from '../../platform/table/update.ts';
import { epochMilliseconds, type Instant } from '../../time/instant.ts';

const MINUTE_MS = 60_000;

/** Epoch milliseconds. */
const moments = z.array(z.number());
const budgetRecord = z.object({
  version: z.int(),
  taken: moments,
  /** The part of `taken` that users requested. */
  requested: z._default(moments, []),
});

/** One token of this many is reserved for the schedule. */
const RESERVED_SHARE = 5;

export type Demand = 'requested' | 'scheduled';

export type Token = { granted: true } | { granted: false; retryAfterSeconds: number };

/** Persistent contention counts as no token, for a moment. */
const whenContended = (error: unknown): Token => {
  if (error instanceof ContentionError) return { granted: false, retryAfterSeconds: 1 };
  throw error;
};

const inUse = (taken: readonly number[], at: number): number[] =>
  taken.filter((time) => time > at - MINUTE_MS).sort((a, b) => a - b);

// When fewer than `most` are in use: now, or when the oldest excess token returns.
const freeAt = (taken: readonly number[], most: number, at: number): number =>
  taken.length < most ? at : (taken[taken.length - most] ?? at) + MINUTE_MS;

/**
 * A token returns a minute after use, so no span of 60 seconds exceeds `perMinute`. Users' requests get at most four of
 * five tokens, so they cannot starve the schedule.
 * @param perMinute null: no limit
 */
export const updateBudget = (table: Table, perMinute: number | null) => {
  const { client, name } = table;
  const read = async () => {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.updateBudget(), ConsistentRead: true }),
    );
    return Item ? budgetRecord.parse(Item) : { version: 0, taken: [], requested: [] };
  };

  const write = async (version: number, taken: number[], requested: number[]): Promise<boolean> => {
    const condition = 'attribute_not_exists(#version) OR #version = :read';
    const change = { set: { version: version + 1, taken, requested }, condition, values: { ':read': version } };
    return (await updateItem(table, keys.updateBudget(), change)) !== null;
  };

  return {
    /** @param now the real clock, even in a simulated run */
    take: async (now: Instant, demand: Demand = 'scheduled'): Promise<Token> => {
      if (perMinute === null) return { granted: true };
      const at = epochMilliseconds(now);
      const forRequests = perMinute - Math.floor(perMinute / RESERVED_SHARE);
      const isRequested = demand === 'requested';
      const takeOne = async (): Promise<Token> => {
        const { version, ...used } = await read();
        const [taken, requested] = [inUse(used.taken, at), inUse(used.requested, at)];
        const free = Math.max(freeAt(taken, perMinute, at), isRequested ? freeAt(requested, forRequests, at) : at);
        if (free > at) return { granted: false, retryAfterSeconds: (free - at) / 1000 };
        if (await write(version, [...taken, at], isRequested ? [...requested, at] : requested)) {
          return { granted: true };
        }
        throw new StaleError();
      };
      return untilWritten(takeOne).catch(whenContended);
    },
  };
};

export type UpdateBudget = ReturnType<typeof updateBudget>;
