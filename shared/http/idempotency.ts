import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import { AnswerAlreadyRecordedError, type WriteItem, writeAll } from '../storage/transact.ts';
import { epochSeconds, type Instant } from '../time/instant.ts';
import { BadRequestError } from './errors.ts';

/** How long a repeated call gets the first answer again. */
const KEPT_SECONDS = 24 * 60 * 60;

const recorded = z.object({ requestHash: z.string(), answer: z.string(), expiresAt: z.number() });
export type RecordedAnswer = z.infer<typeof recorded>;

/** Hash of what was asked: the same key with another request is refused. */
export const requestHash = (operation: string, input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest('hex');

/** @throws BadRequestError when the header is not 1 to 255 printable characters */
export const checkIdempotencyKey = (key: string): string => {
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new BadRequestError('Invalid Idempotency-Key', {
    message: 'Idempotency-Key must be 1 to 255 printable characters',
  });
};

/** Answers of writes that carried an `Idempotency-Key`, per user. */
export const idempotencyStore = (table: Table) => ({
  /** The answer recorded for the key; expired ones may still be there, the TTL deletes late. */
  async find(userId: string, key: string): Promise<RecordedAnswer | null> {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.idempotency(userId, key), ConsistentRead: true }),
    );
    return Item ? recorded.parse(Item) : null;
  },

  /** Belongs in the transaction of the change that it answers. */
  recordItem: (userId: string, key: string, hash: string, answer: object, now: Instant): WriteItem => ({
    Put: {
      TableName: table.name,
      Item: {
        ...keys.idempotency(userId, key),
        requestHash: hash,
        answer: JSON.stringify(answer),
        expiresAt: epochSeconds(now) + KEPT_SECONDS,
      },
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': epochSeconds(now) },
    },
  }),

  write: (item: WriteItem): Promise<number[]> => writeAll(table, [], [item]),
});

export type IdempotencyStore = ReturnType<typeof idempotencyStore>;

/** One call under an idempotency key. `found` was read beside the key check, to cost no round trip of its own. */
export type KeyedCall = { userId: string; key: string; hash: string; now: Instant; found: RecordedAnswer | null };

const replay = ({ hash, now }: KeyedCall, found: RecordedAnswer | null): object | null => {
  if (!found || found.expiresAt <= epochSeconds(now)) return null;
  if (found.requestHash === hash) return JSON.parse(found.answer);
  throw new BadRequestError('Idempotency-Key already used', {
    message: 'This Idempotency-Key was already used with another request',
  });
};

/**
 * Runs a write at most once per key: the first answer is recorded with the change and given again to repetitions.
 * @param run gets the recorder that the operation's transaction takes along
 * @throws BadRequestError when the key was used with another request
 */
export const answerOnce = async (
  store: IdempotencyStore,
  call: KeyedCall,
  run: (record: (answer: object) => WriteItem[]) => Promise<object>,
): Promise<object> => {
  const before = replay(call, call.found);
  if (before) return before;
  let isRecorded = false;
  const record = (answer: object): WriteItem[] => {
    isRecorded = true;
    return [store.recordItem(call.userId, call.key, call.hash, answer, call.now)];
  };
  try {
    const answer = await run(record);
    if (!isRecorded) await store.write(store.recordItem(call.userId, call.key, call.hash, answer, call.now));
    return answer;
  } catch (error) {
    if (!(error instanceof AnswerAlreadyRecordedError)) throw error;
    const first = replay(call, await store.find(call.userId, call.key));
    if (first) return first;
    throw error;
  }
};
