import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ifConditionFailed } from '../storage/condition.ts';
import { keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import { epochMilliseconds, type Instant } from '../time/instant.ts';

const MINUTE_MS = 60_000;
const TRIES = 8;

/** Instants in epoch milliseconds. */
const budgetRecord = z.object({ version: z.int(), taken: z.array(z.number()) });

export type Token = { granted: true } | { granted: false; retryAfterSeconds: number };

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));

/**
 * The fleet's allowance of aggregator updates, which counts them per address and minute (field notes 3.1). A bucket of
 * `perMinute` tokens, each of which comes back a minute after it was taken: no span of 60 seconds sees more.
 * @param perMinute null: no limit, and nothing is read or written
 */
export const updateBudget = ({ client, name }: Table, perMinute: number | null) => {
  const read = async () => {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.updateBudget(), ConsistentRead: true }),
    );
    return Item ? budgetRecord.parse(Item) : { version: 0, taken: [] };
  };

  const write = (version: number, taken: number[]): Promise<boolean> =>
    client
      .send(
        new PutCommand({
          TableName: name,
          Item: { ...keys.updateBudget(), version: version + 1, taken },
          ConditionExpression: 'attribute_not_exists(pk) OR version = :read',
          ExpressionAttributeValues: { ':read': version },
        }),
      )
      .then(() => true, ifConditionFailed(false));

  return {
    /** @param now the real clock's, also in a simulated run: the aggregator counts in real minutes */
    take: async (now: Instant): Promise<Token> => {
      if (perMinute === null) return { granted: true };
      const at = epochMilliseconds(now);
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const { version, taken } = await read();
        const inUse = taken.filter((time) => time > at - MINUTE_MS).sort((a, b) => a - b);
        const oldest = inUse[inUse.length - perMinute];
        if (inUse.length >= perMinute) {
          return { granted: false, retryAfterSeconds: ((oldest ?? at) + MINUTE_MS - at) / 1000 };
        }
        if (await write(version, [...inUse, at])) return { granted: true };
        await pause(attempt);
      }
      return { granted: false, retryAfterSeconds: 1 };
    },
  };
};

export type UpdateBudget = ReturnType<typeof updateBudget>;
