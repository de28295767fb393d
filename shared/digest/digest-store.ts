import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { DeliveryId } from '../notifications/delivery.ts';
import { CHANNELS, type Channel } from '../notifications/recipient.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { eachDue } from '../platform/table/due.ts';
import { keys } from '../platform/table/keys.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { type ItemChange, updateItem, updateOf } from '../platform/table/update.ts';
import { addDays, type IsoDate, weekdayOf } from '../time/calendar.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { dateInSaoPaulo, instantInSaoPaulo, timeOfDay } from '../time/sao-paulo.ts';

const HOUR = 8;
const DAYS = 7;
/** A digest that is later than this is of no use: the next one comes soon. */
const LATEST_SECONDS = 2 * 86_400;

/** The Monday whose eight o'clock in São Paulo was the last one. */
const mondayAt = (now: Instant): IsoDate => {
  const date = dateInSaoPaulo(addSeconds(now, -HOUR * 3600));
  return addDays(date, 1 - weekdayOf(date));
};

const hourOf = (monday: IsoDate): Instant => instantInSaoPaulo(monday, timeOfDay(HOUR, 0));

/** The first Monday at eight o'clock after `now`. */
export const nextDigestAt = (now: Instant): Instant => hourOf(addDays(mondayAt(now), DAYS));

/** The Monday whose digest is due; null where it would come too late. */
export const mondayOfDigest = (now: Instant): IsoDate | null => {
  const monday = mondayAt(now);
  return now <= addSeconds(hourOf(monday), LATEST_SECONDS) ? monday : null;
};

const record = z.object({
  channels: z.array(z.enum(CHANNELS)),
  nextAt: stored.instant,
  /** When the channels were last chosen. */
  chosenAt: stored.instant,
});

/** That a person has chosen the digest, on these channels; there is no record while there are none. */
export type Digest = z.output<typeof record>;

const AS_SEEN = '#chosenAt = :seen';

/** A person's choice, and when their next digest is due. */
export const digestStore = (table: Table) => {
  const { client, name: TableName } = table;

  const dueAt = (userId: string, nextAt: Instant) => ({ nextAt, duePk: keys.due('DIGEST', userId), dueAt: nextAt });

  const moved = (userId: string, { nextAt: seen }: Digest, nextAt: Instant): ItemChange => ({
    set: dueAt(userId, nextAt),
    condition: '#nextAt = :seen',
    values: { ':seen': seen },
  });

  const removal = (userId: string, seen: Digest): WriteItem => ({
    Delete: {
      TableName,
      Key: keys.digest(userId),
      ConditionExpression: AS_SEEN,
      ExpressionAttributeNames: { '#chosenAt': 'chosenAt' },
      ExpressionAttributeValues: { ':seen': seen.chosenAt },
    },
  });

  const change = (userId: string, seen: Digest | null, channels: readonly Channel[], now: Instant): WriteItem => {
    if (!seen) {
      const set = { channels, chosenAt: now, ...dueAt(userId, nextDigestAt(now)) };
      return updateOf(table, keys.digest(userId), { set, condition: 'attribute_not_exists(#pk)' });
    }
    if (channels.length === 0) return removal(userId, seen);
    return updateOf(table, keys.digest(userId), {
      set: { channels, chosenAt: now },
      condition: AS_SEEN,
      values: { ':seen': seen.chosenAt },
    });
  };

  const store = {
    async find(userId: string): Promise<Digest | null> {
      const Key = keys.digest(userId);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item ? record.parse(Item) : null;
    },

    channelsOf: async (userId: string): Promise<Channel[]> => (await store.find(userId))?.channels ?? [],

    /** Switches one channel on or off. @returns the channels that are on */
    choose: (userId: string, { channel, on }: { channel: Channel; on: boolean }, now: Instant): Promise<Channel[]> =>
      untilWritten(async () => {
        const seen = await store.find(userId);
        const before = seen?.channels ?? [];
        if (before.includes(channel) === on) return before;
        const channels = CHANNELS.filter((one) => (one === channel ? on : before.includes(one)));
        const failed = await writeAll(table, [change(userId, seen, channels, now), unlessErased(table, userId)]);
        if (failed.includes(0)) throw new StaleError();
        return failed.length === 0 ? channels : [];
      }),

    /** Its condition fails when the digest was moved, or switched off, since it was read. */
    move: (userId: string, seen: Digest, nextAt: Instant): WriteItem =>
      updateOf(table, keys.digest(userId), moved(userId, seen, nextAt)),

    /** The same where nothing is sent: no transaction. */
    async skip(userId: string, seen: Digest, nextAt: Instant): Promise<void> {
      await updateItem(table, keys.digest(userId), moved(userId, seen, nextAt), 'NONE');
    },
  };
  return store;
};

export type DigestStore = ReturnType<typeof digestStore>;

/** The index and all rounds take minutes. */
const MISSED_SECONDS = 12 * 3600;

/** People whose digest has been due for half a day: the run of the week was missed, or failed for them. */
export const missedDigests = async (table: Table, now: Instant): Promise<number> => {
  let missed = 0;
  await eachDue(table, { kind: 'DIGEST', until: addSeconds(now, -MISSED_SECONDS) }, async (records) => {
    missed += records.length;
  });
  return missed;
};

/** Whether the person still wants the digest there: it may have been switched off since the delivery was written. */
export const stillChosen =
  (table: Table) =>
  async ({ userId, channel }: Pick<DeliveryId, 'userId' | 'channel'>): Promise<boolean> =>
    (await digestStore(table).channelsOf(userId)).includes(channel);
