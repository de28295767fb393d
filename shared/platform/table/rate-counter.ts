import { createHash } from 'node:crypto';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { epochSeconds, type Instant } from '../../time/instant.ts';
import { ifConditionFailed, writeOne } from './condition.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

/**
 * At most `most` per window; windows start at multiples of their length.
 * @param subject whom it counts: a user's id, or a keyed hash of an address
 * @param within a shorter window with a bound of its own, in the same record: one write keeps both bounds, or takes nothing
 */
export type Rate = {
  name: string;
  subject: string;
  most: number;
  windowSeconds: number;
  within?: { most: number; windowSeconds: number };
};

/** `resetSeconds`: until the next window, at least 1. */
export type Taken = { granted: boolean; remaining: number; resetSeconds: number };

const counted = z.catchall(z.object({ taken: z._default(z.number(), 0) }), z.unknown());

/** The attribute that counts the shorter window. */
const innerName = (start: number): string => `since${start}`;

/** The record that refused one more. */
const foundBy = (error: unknown): Record<string, unknown> | null => {
  if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
  const { Item } = error as { Item?: Record<string, AttributeValue> };
  return Item ? unmarshall(Item) : null;
};

/** A hash, because an expired counter may outlive the user until the TTL deletes it. */
export const rateSubject = (subject: string): string => createHash('sha256').update(subject).digest('hex');

const startOf = (windowSeconds: number, now: Instant): number => {
  const at = epochSeconds(now);
  return at - (at % windowSeconds);
};

/** Names, conditions and additions of the shorter window, where there is one. */
const innerParts = (within: Rate['within'], now: Instant) => {
  if (!within) return null;
  const start = startOf(within.windowSeconds, now);
  return { ...within, name: innerName(start), end: start + within.windowSeconds };
};

/** The bounds are conditions of the write, so concurrent calls cannot exceed them together. */
export const rateCounter = ({ client, name: TableName }: Table) => ({
  async take({ name, subject, most, windowSeconds, within }: Rate, now: Instant): Promise<Taken> {
    const at = epochSeconds(now);
    const start = startOf(windowSeconds, now);
    const end = start + windowSeconds;
    const inner = innerParts(within, now);
    const command = new UpdateCommand({
      TableName,
      Key: keys.rate(rateSubject(subject), name, start),
      UpdateExpression: `SET expiresAt = :end ADD taken :one${inner ? ', #inner :one' : ''}`,
      ConditionExpression: `(attribute_not_exists(taken) OR taken < :most)${
        inner ? ' AND (attribute_not_exists(#inner) OR #inner < :mostInner)' : ''
      }`,
      ...(inner && { ExpressionAttributeNames: { '#inner': inner.name } }),
      ExpressionAttributeValues: { ':end': end, ':one': 1, ':most': most, ...(inner && { ':mostInner': inner.most }) },
      ReturnValues: 'ALL_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    const written = await writeOne(() => client.send(command)).then(
      ({ Attributes }) => ({ granted: true, record: counted.parse(Attributes) }),
      (error: unknown) => ({ granted: false, record: counted.parse(foundBy(error) ?? { taken: most }) }),
    );
    const left = most - written.record.taken;
    const leftInner = inner ? inner.most - Number(written.record[inner.name] ?? 0) : left;
    // Beyond both bounds the longer window decides.
    const resetSeconds = (inner && left > 0 ? inner.end : end) - at;
    return { granted: written.granted, remaining: written.granted ? Math.min(left, leftInner) : 0, resetSeconds };
  },

  /** One that was taken at `now` does not count after all. */
  async giveBack({ name, subject, windowSeconds, within }: Omit<Rate, 'most'>, now: Instant): Promise<void> {
    const inner = innerParts(within, now);
    const command = new UpdateCommand({
      TableName,
      Key: keys.rate(rateSubject(subject), name, startOf(windowSeconds, now)),
      UpdateExpression: `ADD taken :less${inner ? ', #inner :less' : ''}`,
      ConditionExpression: 'taken > :none',
      ...(inner && { ExpressionAttributeNames: { '#inner': inner.name } }),
      ExpressionAttributeValues: { ':less': -1, ':none': 0 },
    });
    await writeOne(() => client.send(command)).catch(ifConditionFailed(null));
  },
});

export type RateCounter = ReturnType<typeof rateCounter>;
