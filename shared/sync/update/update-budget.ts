import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { ifConditionFailed } from '../../platform/table/condition.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Aggregator, CallOptions } from '../../pluggy/aggregator.ts';
import type { AggregatorItem } from '../../pluggy/aggregator-schemas.ts';
import { AggregatorError, isTooSoon, isTransient } from '../../pluggy/send.ts';
import { random as hostRandom } from '../../time/host.ts';
import { epochMilliseconds, epochSeconds, type Instant } from '../../time/instant.ts';

const MINUTE_SECONDS = 60;
/** A counter of this many is written less than once a second. */
const TOKENS_OF_SHARD = 50;
const MOST_SHARDS = 16;
const KEPT_SECONDS = 3600;

/** One token of this many is reserved for the schedule. */
const RESERVED_SHARE = 5;

export type Demand = 'requested' | 'scheduled';

type Refused = { granted: false; retryAfterSeconds: number };
export type Token = { granted: true } | Refused;

/** `used`: all tokens of the minute; `asked`: the part that users requested. Both also by second: `used07`. */
const counted = z.catchall(z.object({ sk: z.string() }), z.unknown());
const COUNTS = { requested: ['used', 'asked'], scheduled: ['used'] } as const;
type Count = 'used' | 'asked';

/** What a shard has given in its last minute: tokens by epoch second. */
type Given = Record<Count, ReadonlyMap<number, number>>;

const BY_SECOND = /^(used|asked)(\d\d)$/;
const atSecond = (count: Count, second: number): string =>
  `${count}${String(second % MINUTE_SECONDS).padStart(2, '0')}`;

/** The second that is a minute ago counts as a whole: when in it a token was given is not stored. */
const givenSince = (items: readonly unknown[], since: number): Given => {
  const given = { used: new Map<number, number>(), asked: new Map<number, number>() };
  for (const item of items) {
    const { sk, ...counts } = counted.parse(item);
    for (const [name, amount] of Object.entries(counts)) {
      const [, count, second] = BY_SECOND.exec(name) ?? [];
      const at = Number(sk.slice(sk.indexOf('#') + 1)) + Number(second);
      if (count && at >= since) given[count as Count].set(at, Number(amount));
    }
  }
  return given;
};

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0);

/** The first second in which fewer than `most` are in use; 0: now. */
const freeAt = (given: ReadonlyMap<number, number>, most: number, now: number): number => {
  let left = sumOf(given.values());
  if (left < most) return 0;
  for (const [second, amount] of [...given].sort(([one], [other]) => one - other)) {
    left -= amount;
    if (left < most) return second + MINUTE_SECONDS + 1;
  }
  return now + MINUTE_SECONDS;
};

const shareOf = (total: number, shards: number, shard: number): number =>
  Math.floor(total / shards) + (shard < total % shards ? 1 : 0);

const isThrottle = (error: unknown): boolean =>
  error instanceof Error && /^(ProvisionedThroughputExceeded|Throttling|RequestLimitExceeded)/.test(error.name);

/** Another shard may answer. */
const whenThrottled = (error: unknown): Refused => {
  if (isThrottle(error)) return { granted: false, retryAfterSeconds: 1 };
  throw error;
};

/**
 * Counters per minute and shard, whose bounds are conditions of the write: no span of 60 seconds exceeds `perMinute`, as far as a call
 * is not under way while the minute turns. Users' requests get at most four of five tokens, so they cannot starve the schedule.
 * @param perMinute null: no limit
 */
export const updateBudget = (table: Table, perMinute: number | null, random: () => number = hostRandom) => {
  const { client, name: TableName } = table;
  const total = Math.floor(perMinute ?? 0);
  const shards = Math.min(MOST_SHARDS, Math.max(1, Math.ceil(total / TOKENS_OF_SHARD)));

  const sharesOf = (shard: number): Record<Count, number> => {
    const used = shareOf(total, shards, shard);
    return { used, asked: used - shareOf(Math.floor(total / RESERVED_SHARE), shards, shard) };
  };

  const givenBy = async (shard: number, at: number): Promise<Given> => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: keys.updatesBetween(shard, at - MINUTE_SECONDS, at),
        ConsistentRead: true,
      }),
    );
    return givenSince(Items, at - MINUTE_SECONDS);
  };

  /** @param most of this minute; false: others were faster */
  const count = (shard: number, at: number, most: Partial<Record<Count, number>>): Promise<boolean> => {
    const counts = Object.entries(most) as [Count, number][];
    const update = new UpdateCommand({
      TableName,
      Key: keys.updates(shard, at),
      UpdateExpression: `SET expiresAt = :end ADD ${counts.map(([one]) => `${one} :one, ${atSecond(one, at)} :one`).join(', ')}`,
      ConditionExpression: counts.map(([one]) => `(attribute_not_exists(${one}) OR ${one} < :${one})`).join(' AND '),
      ExpressionAttributeValues: {
        ':end': at + KEPT_SECONDS,
        ':one': 1,
        ...Object.fromEntries(counts.map(([one, bound]) => [`:${one}`, bound])),
      },
    });
    return client
      .send(update)
      .then(() => true)
      .catch(ifConditionFailed(false));
  };

  const takeOf = async (shard: number, now: Instant, demand: Demand, looks = 2): Promise<Token> => {
    const at = epochSeconds(now);
    const minute = at - (at % MINUTE_SECONDS);
    const [given, shares] = [await givenBy(shard, at), sharesOf(shard)];
    const free = Math.max(...COUNTS[demand].map((one) => freeAt(given[one], shares[one], at)));
    if (free > 0) return { granted: false, retryAfterSeconds: free - epochMilliseconds(now) / 1000 };
    const before = (one: Count) => sumOf([...given[one]].map(([second, amount]) => (second < minute ? amount : 0)));
    const most = Object.fromEntries(COUNTS[demand].map((one) => [one, shares[one] - before(one)]));
    if (await count(shard, at, most)) return { granted: true };
    // Others took the last one after it was read: the second look says until when.
    return looks > 1 ? takeOf(shard, now, demand, looks - 1) : { granted: false, retryAfterSeconds: 1 };
  };

  return {
    /** Begins with any shard; one that is full, or throttled, leaves it to the next. @param now the real clock, even in a simulated run */
    take: async (now: Instant, demand: Demand = 'scheduled'): Promise<Token> => {
      if (perMinute === null) return { granted: true };
      const first = Math.floor(random() * shards);
      let soonest = Number.POSITIVE_INFINITY;
      for (let step = 0; step < shards; step += 1) {
        const token = await takeOf((first + step) % shards, now, demand).catch(whenThrottled);
        if (token.granted) return token;
        soonest = Math.min(soonest, token.retryAfterSeconds);
      }
      return { granted: false, retryAfterSeconds: soonest };
    },
  };
};

export type UpdateBudget = ReturnType<typeof updateBudget>;

export type UpdateAnswer =
  | { kind: 'requested'; item: AggregatorItem }
  /** The allowance, or the aggregator's own limit, is used up. */
  | { kind: 'no token'; retryAfterSeconds: number }
  /** The aggregator refuses an update of this item now; `item` is its current state. */
  | { kind: 'refused'; reason: 'too soon' | 'not offered'; item: AggregatorItem };

export type UpdateParts = { aggregator: Aggregator; budget: UpdateBudget; clock(): Instant };

const LONGEST_REFUSAL_SECONDS = 60;

/** @throws AggregatorError when the request fails, or the item is gone */
export const requestUpdate = async (
  { aggregator, budget, clock }: UpdateParts,
  itemId: string,
  demand: Demand,
  options: CallOptions = {},
): Promise<UpdateAnswer> => {
  const token = await budget.take(clock(), demand);
  if (!token.granted) return { kind: 'no token', retryAfterSeconds: token.retryAfterSeconds };
  try {
    return { kind: 'requested', item: await aggregator.requestUpdate(itemId, options) };
  } catch (error) {
    if (!(error instanceof AggregatorError)) throw error;
    if (error.status === 429) {
      return { kind: 'no token', retryAfterSeconds: error.retryAfterSeconds ?? LONGEST_REFUSAL_SECONDS };
    }
    if (isTransient(error) || error.status === 404) throw error;
    const reason = isTooSoon(error) ? 'too soon' : 'not offered';
    return { kind: 'refused', reason, item: await aggregator.item(itemId, options) };
  }
};
