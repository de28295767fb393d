import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { randomId } from '../platform/bytes.ts';
import { ifConditionFailed, writeOne } from '../platform/table/condition.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { updateItem } from '../platform/table/update.ts';
import { epochSeconds, type Instant } from '../time/instant.ts';

/** Retention of recorded responses. */
const RETENTION_SECONDS = 24 * 60 * 60;
/** Longer than the maximum duration of a call. */
const CLAIMED_SECONDS = 60;

const recorded = z.object({
  requestHash: z.string(),
  /** Absent while the call with the key is running. */
  answer: z.optional(z.string()),
  claim: z.optional(z.string()),
  expiresAt: z.number(),
});
export type RecordedCall = z.infer<typeof recorded>;

/** A call with an idempotency key. `hash`: of operation and input. */
export type KeyedCall = { userId: string; key: string; hash: string; now: Instant };

/** Records of calls with an `Idempotency-Key`, per user. */
export const idempotencyStore = (table: Table) => {
  const { client, name: TableName } = table;

  const find = async ({ userId, key, now }: KeyedCall): Promise<RecordedCall | null> => {
    const { Item } = await client.send(
      new GetCommand({ TableName, Key: keys.idempotency(userId, key), ConsistentRead: true }),
    );
    const found = Item ? recorded.parse(Item) : null;
    return found && found.expiresAt > epochSeconds(now) ? found : null; // the TTL deletes late
  };

  const unlessRecorded = ({ now }: KeyedCall) => ({
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
    ExpressionAttributeValues: { ':now': epochSeconds(now) },
  });

  const recordOf = ({ hash, now }: KeyedCall, answer: object) => ({
    requestHash: hash,
    answer: JSON.stringify(answer),
    expiresAt: epochSeconds(now) + RETENTION_SECONDS,
  });

  const recordItem = (call: KeyedCall, answer: object): WriteItem => ({
    Put: {
      TableName,
      Item: { ...keys.idempotency(call.userId, call.key), ...recordOf(call, answer) },
      ...unlessRecorded(call),
    },
  });

  const ofClaim = (claim: string) => ({
    ConditionExpression: 'claim = :claim',
    ExpressionAttributeValues: { ':claim': claim },
  });

  return {
    /** The unexpired record of the key. */
    find,
    /** Part of the transaction of the change that it answers. */
    recordItem,
    /** @throws IdempotencyConflictError when another call was first */
    record: async (call: KeyedCall, answer: object): Promise<void> => {
      await writeAll(table, [unlessErased(table, call.userId)], [recordItem(call, answer)]);
    },

    /** Claims the key before effects that do not fit one transaction; otherwise returns the record of another call. */
    claim: async (call: KeyedCall): Promise<{ claim: string } | { found: RecordedCall | null }> => {
      const { userId, key, hash, now } = call;
      const claim = randomId();
      const expiresAt = epochSeconds(now) + CLAIMED_SECONDS;
      const Item = { ...keys.idempotency(userId, key), requestHash: hash, claim, expiresAt };
      const Put = { TableName, Item, ...unlessRecorded(call) };
      const failed = await writeAll(table, [{ Put }, unlessErased(table, userId)]);
      return failed.length === 0 ? { claim } : { found: await find(call) };
    },
    /** Replaces a claim by the response, unless the claim has expired. */
    settle: async (call: KeyedCall, claim: string, answer: object): Promise<void> => {
      const change = {
        set: recordOf(call, answer),
        remove: ['claim'],
        condition: '#claim = :claim',
        values: { ':claim': claim },
      };
      await updateItem(table, keys.idempotency(call.userId, call.key), change, 'NONE');
    },
    /** Releases the key after a refusal without effects. */
    release: async ({ userId, key }: KeyedCall, claim: string): Promise<void> => {
      const command = new DeleteCommand({ TableName, Key: keys.idempotency(userId, key), ...ofClaim(claim) });
      await writeOne(() => client.send(command)).catch(ifConditionFailed(undefined));
    },
  };
};

export type IdempotencyStore = ReturnType<typeof idempotencyStore>;
