import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { epochSeconds, type Instant } from '../../time/instant.ts';
import { ifConditionFailed } from './condition.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';
import { writeOne } from './write-one.ts';

/** At most `most` per window; windows start at multiples of their length. */
export type Rate = { name: string; userId: string; most: number; windowSeconds: number };

/** `resetSeconds`: until the next window, at least 1. */
export type Taken = { granted: boolean; remaining: number; resetSeconds: number };

const counted = z.object({ taken: z.number() });

/** A hash, because an expired counter may outlive the user until the TTL deletes it. */
export const rateSubject = (userId: string): string => createHash('sha256').update(userId).digest('hex');

/** The bound is a condition of the write, so concurrent calls cannot exceed it together. */
export const rateCounter = ({ client, name: TableName }: Table) => ({
  async take({ name, userId, most, windowSeconds }: Rate, now: Instant): Promise<Taken> {
    const at = epochSeconds(now);
    const start = at - (at % windowSeconds);
    const end = start + windowSeconds;
    const command = new UpdateCommand({
      TableName,
      Key: keys.rate(rateSubject(userId), name, start),
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
});

export type RateCounter = ReturnType<typeof rateCounter>;
