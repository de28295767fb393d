import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { epochSeconds, type Instant } from '../../time/instant.ts';
import { ifConditionFailed, writeOne } from './condition.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

/**
 * At most `most` per window; windows start at multiples of their length.
 * @param subject whom it counts: a user's id, or a keyed hash of an address
 */
export type Rate = { name: string; subject: string; most: number; windowSeconds: number };

/** `resetSeconds`: until the next window, at least 1. */
export type Taken = { granted: boolean; remaining: number; resetSeconds: number };

const counted = z.object({ taken: z.number() });

/** A hash, because an expired counter may outlive the user until the TTL deletes it. */
export const rateSubject = (subject: string): string => createHash('sha256').update(subject).digest('hex');

const startOf = (windowSeconds: number, now: Instant): number => {
  const at = epochSeconds(now);
  return at - (at % windowSeconds);
};

/** The bound is a condition of the write, so concurrent calls cannot exceed it together. */
export const rateCounter = ({ client, name: TableName }: Table) => ({
  async take({ name, subject, most, windowSeconds }: Rate, now: Instant): Promise<Taken> {
    const at = epochSeconds(now);
    const start = startOf(windowSeconds, now);
    const end = start + windowSeconds;
    const command = new UpdateCommand({
      TableName,
      Key: keys.rate(rateSubject(subject), name, start),
      UpdateExpression: 'SET expiresAt = :end ADD taken :one',
      ConditionExpression: 'attribute_not_exists(taken) OR taken < :most',
      ExpressionAttributeValues: { ':end': end, ':one': 1, ':most': most },
      ReturnValues: 'ALL_NEW',
    });
    const output = await writeOne(() => client.send(command)).catch(ifConditionFailed(null));
    const resetSeconds = end - at;
    if (!output) return { granted: false, remaining: 0, resetSeconds };
    return { granted: true, remaining: most - counted.parse(output.Attributes).taken, resetSeconds };
  },

  /** One that was taken at `now` does not count after all. */
  async giveBack({ name, subject, windowSeconds }: Omit<Rate, 'most'>, now: Instant): Promise<void> {
    const command = new UpdateCommand({
      TableName,
      Key: keys.rate(rateSubject(subject), name, startOf(windowSeconds, now)),
      UpdateExpression: 'ADD taken :less',
      ConditionExpression: 'taken > :none',
      ExpressionAttributeValues: { ':less': -1, ':none': 0 },
    });
    await writeOne(() => client.send(command)).catch(ifConditionFailed(null));
  },
});

export type RateCounter = ReturnType<typeof rateCounter>;
