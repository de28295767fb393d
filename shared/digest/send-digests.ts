import * as z from 'zod/mini';
import { rowsAndBills } from '../cards/card-reader.ts';
import { datesOfCashFlow } from '../cash-flow/flow-dates.ts';
import { plansBefore } from '../cash-flow/spending-period.ts';
import { balancesOf, dailyBalances } from '../forecast/balances.ts';
import { type ForecastStores, readForecast } from '../forecast/forecast-store.ts';
import { upcomingItems } from '../forecast/upcoming-items.ts';
import { type ChannelQueues, type DeliveryId, enqueueDeliveries } from '../notifications/delivery.ts';
import type { DeliveryStore } from '../notifications/delivery-store.ts';
import type { DigestFigures } from '../notifications/notices/digest-notice.ts';
import { channelsOf, type Recipient } from '../notifications/recipient.ts';
import type { FindRecipient } from '../notifications/send-delivery.ts';
import { log } from '../platform/log.ts';
import type { QueueSender } from '../platform/queue.ts';
import { type DueRecord, firstDue, ofEachShard } from '../platform/table/due.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import type { SignalStore } from '../signals/signal-store.ts';
import type { Item } from '../sync/item.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { type Digest, type DigestStore, mondayOfDigest, nextDigestAt } from './digest-store.ts';
import { figuresOfWeek, isWorthSending } from './week.ts';

const dueRecord = z.object({ userId: z.string(), pk: z.string(), sk: z.string(), dueAt: stored.instant });

/** Body of the queue `sendDigests`: people of one shard whose digest is due until `until`. */
export const digestMessage = z.object({
  shard: stored.integer,
  until: stored.instant,
  /** The last person of the message before; absent in the first one of a round. */
  after: z.optional(dueRecord),
  /** Whether earlier people of this round failed. */
  hasFailed: z.optional(stored.flag),
  /** How many rounds there were; those who failed are due in the next one. */
  round: z.optional(stored.integer),
});
export type DigestMessage = z.output<typeof digestMessage>;

export type DigestServices = {
  table: Table;
  digests: DigestStore;
  deliveries: DeliveryStore;
  findRecipient: FindRecipient;
  forecast: ForecastStores;
  signals: Pick<SignalStore, 'list'>;
  channelQueues: ChannelQueues;
  queue: Pick<QueueSender, 'send'>;
  /** Mails that wait to be sent. */
  waitingMails(): Promise<number>;
};

export const BATCH = 50;
const AT_ONCE = 5;
/** Reminders go first: above this many mails a message waits. */
export const MOST_WAITING = 600;
export const WAIT_SECONDS = 60;
const ROUNDS = 5;
/** Of the bank data that a digest is made from. */
const FRESH_SECONDS = 7 * 86_400;
const FORECAST_DAYS = 7;

/** A message for each shard. */
export const startDigests = (queue: Pick<QueueSender, 'sendBatch'>, until: Instant): Promise<void> =>
  queue.sendBatch(ofEachShard((shard) => ({ body: { shard, until } })));

const isCrowded = async ({ waitingMails }: DigestServices): Promise<boolean> => {
  try {
    return (await waitingMails()) > MOST_WAITING;
  } catch (error) {
    // Without a depth nothing waits: mails go out at their rate in any case.
    log.failure(error);
    return false;
  }
};

/**
 * Sends the digests of at most 50 people, then leaves the next ones to another message. Whose digest is sent is no longer due, so a
 * repeated message sends none again. @throws when some still fail after all rounds
 */
export const sendDigests =
  (services: DigestServices) =>
  async (message: DigestMessage, now: Instant): Promise<void> => {
    const { table, queue } = services;
    if (await isCrowded(services)) return queue.send(message, { delaySeconds: WAIT_SECONDS });
    const { shard, until, after, round = 0 } = message;
    const due = await firstDue(table, { kind: 'DIGEST', shard, until, after }, BATCH);
    const failed = await failuresIn(services, due, now);
    const hasFailed = message.hasFailed || failed > 0;
    if (due.length === BATCH) return queue.send({ shard, until, after: due.at(-1), hasFailed, round });
    if (!hasFailed) return;
    if (round + 1 < ROUNDS) return queue.send({ shard, until, round: round + 1 }, { delaySeconds: WAIT_SECONDS });
    throw new Error('Digests of the shard could not be sent');
  };

const failuresIn = async (services: DigestServices, due: readonly DueRecord[], now: Instant): Promise<number> => {
  let failed = 0;
  for (let start = 0; start < due.length; start += AT_ONCE) {
    const some = due.slice(start, start + AT_ONCE);
    await Promise.all(
      some.map(({ userId }) =>
        sendDigest(services, userId, now).catch((error: unknown) => {
          failed += 1;
          log.failure(error, { userId });
        }),
      ),
    );
  }
  return failed;
};

/** Moves the person's digest to the next Monday and writes that of this one, in one transaction. */
const sendDigest = async (services: DigestServices, userId: string, now: Instant): Promise<void> => {
  const { digests, findRecipient } = services;
  const [digest, recipient] = await Promise.all([digests.find(userId), findRecipient(userId, now)]);
  if (!digest || digest.nextAt > now) return;
  const monday = mondayOfDigest(now);
  const figures = monday && recipient ? await readFigures(services, { userId, monday, now }) : null;
  const ids = monday && recipient && figures ? idsFor(userId, monday, digest, recipient) : [];
  await write(services, { userId, digest, ids, figures, now });
};

const idsFor = (userId: string, monday: IsoDate, { channels }: Digest, recipient: Recipient): DeliveryId[] =>
  channelsOf(recipient)
    .filter((channel) => channels.includes(channel))
    .map((channel) => ({ userId, kind: 'digest', id: 'week', occurrence: monday, channel }));

type Sending = {
  userId: string;
  digest: Digest;
  ids: readonly DeliveryId[];
  figures: DigestFigures | null;
  now: Instant;
};

/** A week that was sent before, by a choice that was made anew since then, is left out. */
const write = async (services: DigestServices, sending: Sending): Promise<void> => {
  const { table, digests, deliveries, channelQueues } = services;
  const { userId, digest, ids, figures, now } = sending;
  if (!figures || ids.length === 0) return digests.skip(userId, digest, nextDigestAt(now));
  const own = [digests.move(userId, digest, nextDigestAt(now)), unlessErased(table, userId)];
  const about = { kind: 'digest' as const, ...figures };
  const failed = await writeAll(table, [...own, ...ids.map((id) => deliveries.pending(id, about))]);
  if (failed.length === 0) return enqueueDeliveries(channelQueues, ids);
  if (failed.some((index) => index < own.length)) return;
  await write(services, { ...sending, ids: await deliveries.unknownOf(ids) });
};

const isFresh = ({ lastUpdatedAt }: Pick<Item, 'lastUpdatedAt'>, now: Instant): boolean =>
  lastUpdatedAt !== null && lastUpdatedAt >= addSeconds(now, -FRESH_SECONDS);

const all = Promise.resolve(() => true);

/** Reads all rows that get-cash-flow reads: those of bank accounts, too. */
const withWholeFlow = (stores: ForecastStores, first: IsoDate): ForecastStores => ({
  ...stores,
  ledger: {
    range: (userId, from, to, options) =>
      stores.ledger.range(userId, from < first ? from : first, to, { ...options, wanted: all }),
  },
});

/** Null where there is nothing to say, or where no bank has said anything for a week. */
const readFigures = async (
  { forecast, signals }: DigestServices,
  { userId, monday, now }: { userId: string; monday: IsoDate; now: Instant },
): Promise<DigestFigures | null> => {
  const today = dateInSaoPaulo(now);
  const reads = datesOfCashFlow(1, today);
  const [{ sources, connected }, found] = await Promise.all([
    readForecast(withWholeFlow(forecast, reads.first), userId, today),
    signals.list(userId),
  ]);
  if (!connected.some((item) => isFresh(item, now))) return null;
  const horizon = { today, last: addDays(today, FORECAST_DAYS) };
  const items = upcomingItems(sources, horizon);
  const days = dailyBalances(items, balancesOf(sources.accounts).total, horizon);
  const before = await plansBefore(sources, reads, rowsAndBills(forecast, userId, today));
  const flow = { ...sources, ...before };
  const figures = figuresOfWeek(monday, { flow, items, days, signals: found }, now);
  return isWorthSending(figures) ? figures : null;
};
