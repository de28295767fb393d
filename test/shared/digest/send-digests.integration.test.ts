import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Digest,
  digestStore,
  missedDigests,
  nextDigestAt,
  stillChosen,
} from '../../../shared/digest/digest-store.ts';
import {
  type DigestMessage,
  digestMessage,
  MOST_WAITING,
  sendDigests,
  startDigests,
  WAIT_SECONDS,
} from '../../../shared/digest/send-digests.ts';
import type { ForecastStores } from '../../../shared/forecast/forecast-store.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import type { Delivery } from '../../../shared/notifications/delivery.ts';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import type { Channel, Recipient } from '../../../shared/notifications/recipient.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { signalStore } from '../../../shared/signals/signal-store.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import { writeUnitsOf } from '../../bench/imports/write-units.ts';
import { runs } from '../../support/histories.ts';
import { type Around, inProcessTable } from '../../support/in-process-dynamo.ts';
import { storedDeliveries } from '../../support/stored-deliveries.ts';
import { aBankAccount } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { aConnection } from '../signals/some-signals.ts';

const FIRST = day('2026-11-23');
const WEEKS = 104;
const eightOf = (monday: IsoDate): Instant => `${monday}T11:00:00.000Z` as Instant;
const mondays = Array.from({ length: WEEKS }, (_, week) => addDays(FIRST, 7 * week));
const ANA: Recipient = { name: 'Ana', email: 'ana@example.com', phone: '+5511999990001' };
const everyWeek: Transaction[] = Array.from({ length: WEEKS + 10 }, (_, week) =>
  aTransaction({ id: `row-${week}`, date: addDays(FIRST, 7 * (week - 9)), reais: -10 - week, category: 'Lazer' }),
);

type State = {
  now: Instant;
  recipient: Recipient | null;
  rows: readonly Transaction[];
  /** Null: just now. */
  lastUpdatedAt: Instant | null;
  waitingMails: number;
  queued: { body: object; delaySeconds: number }[];
  enqueued: string[];
};

const servicesOf = (table: Table, state: State) => {
  const forecast: ForecastStores = {
    snapshots: { read: async () => ({ accounts: [aBankAccount({ id: 'acc-1' })], bills: [], closingDates: [] }) },
    ledger: { range: async (_user, from, to) => state.rows.filter(({ date }) => from <= date && date <= to) },
    streamRecords: { read: async () => ({ streams: [], found: null, yearly: null }) },
    reminders: { listAmongActive: async () => [] },
    connections: async () => [aConnection({ lastUpdatedAt: state.lastUpdatedAt ?? state.now })],
  };
  const channel = {
    sendBatch: async (entries: readonly { body: object }[]) => {
      state.enqueued.push(...entries.map(({ body }) => JSON.stringify(body)));
    },
  };
  return {
    ...{ table, forecast, digests: digestStore(table), signals: signalStore(table) },
    deliveries: deliveryStore(table, () => state.now),
    findRecipient: async () => state.recipient,
    channelQueues: { email: channel, whatsapp: channel },
    queue: {
      send: async (body: object, { delaySeconds = 0 } = {}) => {
        state.queued.push({ body, delaySeconds });
      },
    },
    waitingMails: async () => state.waitingMails,
  };
};

/** One user's world: what fails, what the clock says, and the messages that wait. */
const aWorld = async (around: Around = (call) => call()) => {
  const table = await inProcessTable(around);
  const state: State = {
    ...{ now: eightOf(FIRST), recipient: ANA, rows: everyWeek, lastUpdatedAt: null, waitingMails: 0 },
    ...{ queued: [], enqueued: [] },
  };
  const services = servicesOf(table, state);
  const { digests } = services;
  const work = (message: DigestMessage): Promise<void> => sendDigests(services)(message, state.now);
  return Object.assign(state, {
    ...{ table, digests, work, stillChosen: stillChosen(table) },
    choose: (channel: Channel, on = true, at = state.now) => digests.choose('ana', { channel, on }, at),
    find: (): Promise<Digest | null> => digests.find('ana'),
    deliveries: (): Promise<Delivery[]> => storedDeliveries(table, 'ana'),
    told: async () =>
      (await storedDeliveries(table, 'ana')).map(({ occurrence, channel }) => `${occurrence} ${channel}`),
    /** What the job hands over to the user's shard. */
    start: async (): Promise<DigestMessage> => {
      const sent: DigestMessage[] = [];
      const sendBatch = async (entries: readonly { body: object }[]) => {
        sent.push(...entries.map(({ body }) => digestMessage.parse(body)));
      };
      await startDigests({ sendBatch }, state.now);
      expect(sent).toHaveLength(32);
      const mine = sent.find(({ shard }) => keys.dueShard('DIGEST', shard) === keys.due('DIGEST', 'ana'));
      if (!mine) throw new Error('No message for the shard');
      return mine;
    },
    /** The message and all that follow from it, each again while it fails. */
    settle: async (message: DigestMessage): Promise<void> => {
      let left = [message];
      for (let turn = 0; left.length > 0; turn += 1) {
        if (turn > 40) throw new Error('The messages do not end');
        const [first, ...others] = left;
        const again = first
          ? await work(first).then(
              () => [],
              () => [first],
            )
          : [];
        left = [...others, ...state.queued.splice(0).map(({ body }) => digestMessage.parse(body)), ...again];
      }
    },
  });
};

const both = (all: readonly IsoDate[]) => all.flatMap((monday) => [`${monday} email`, `${monday} whatsapp`]);
const throttled = () => Object.assign(new Error('Throttled'), { name: 'ThrottlingException' });

describe('two years', () => {
  it('have one digest a week and channel, whatever fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat(99)), async (chance) => {
        const roll = (): number => Number(chance.next().value);
        let broken = 0;
        const world = await aWorld(async (call) => {
          const luck = broken > 0 ? roll() : 99;
          if (luck < 15) {
            broken -= 1;
            if (luck < 5) throw throttled();
            if (luck < 10) throw new Error('The process died');
            await call();
            throw new Error('The answer was lost');
          }
          return call();
        });
        world.now = addSeconds(eightOf(FIRST), -3600);
        await world.choose('email');
        await world.choose('whatsapp');
        for (const monday of mondays) {
          // A run before its time, of a clock that is behind, sends nothing.
          world.now = addSeconds(eightOf(monday), -1 - roll() * 60);
          if (roll() < 20) await world.settle(await world.start());
          world.now = eightOf(monday);
          const message = await world.start();
          world.now = addSeconds(world.now, roll() < 80 ? roll() : 3600 * roll() * 0.4);
          broken = roll() < 50 ? 1 + (roll() % 4) : 0;
          if (roll() < 30) await Promise.allSettled([world.work(message), world.work(message)]);
          await world.settle(message);
          broken = 0;
          if (roll() < 30) await world.settle(await world.start());
          if (roll() < 10) await world.choose('email', false).then(() => world.choose('email'));
        }
        expect(await world.told()).toEqual(both(mondays).toSorted());
        for (const { occurrence, createdAt } of await world.deliveries()) {
          expect(createdAt >= eightOf(occurrence as IsoDate)).toBe(true);
          expect(createdAt <= addSeconds(eightOf(occurrence as IsoDate), 2 * 86_400)).toBe(true);
        }
      }),
      { numRuns: runs({ usual: 1, all: 30 }) },
    );
  }, 120_000);
});

describe('one Monday', () => {
  it('sends once where the worker dies at any of its calls', async () => {
    for (let dies = 0, ended = false; !ended && dies < 40; dies += 1) {
      let left = Number.POSITIVE_INFINITY;
      const world = await aWorld(async (call) => {
        if (left <= 0) throw new Error('The process died');
        left -= 1;
        return call();
      });
      world.now = addSeconds(eightOf(FIRST), -60);
      await world.choose('email');
      await world.choose('whatsapp');
      world.now = eightOf(FIRST);
      const message = await world.start();
      left = dies;
      await world.work(message).catch(() => undefined);
      ended = left > 0;
      left = Number.POSITIVE_INFINITY;
      await world.settle(message);
      expect(await world.told()).toEqual(both([FIRST]));
      expect((await world.find())?.nextAt).toBe(eightOf(addDays(FIRST, 7)));
    }
  });

  it('sends the missed weeks of a stopped service never, and that of now', async () => {
    const world = await aWorld();
    await world.choose('email', true, addSeconds(eightOf(FIRST), -60));
    world.now = eightOf(addDays(FIRST, 21));
    await world.settle(await world.start());
    expect(await world.told()).toEqual([`${addDays(FIRST, 21)} email`]);
    world.now = addSeconds(eightOf(addDays(FIRST, 28)), 3 * 86_400);
    await world.settle(await world.start());
    expect(await world.told()).toHaveLength(1);
    expect((await world.find())?.nextAt).toBe(eightOf(addDays(FIRST, 35)));
  });

  it('writes the figures with the delivery', async () => {
    const world = await aWorld();
    await world.choose('email', true, addSeconds(eightOf(FIRST), -60));
    await world.settle(await world.start());
    const [sent] = await world.deliveries();
    expect(sent).toMatchObject({ kind: 'digest', id: 'week', occurrence: FIRST, status: 'pending' });
    expect(sent?.notice).toMatchObject({ from: '2026-11-16', out: { amount: 1800, usual: 1350 } });
    expect(world.enqueued).toHaveLength(1);
  });

  it.each<[string, Partial<Pick<Awaited<ReturnType<typeof aWorld>>, 'recipient' | 'rows' | 'lastUpdatedAt'>>]>([
    ['without access', { recipient: null }],
    ['without an address', { recipient: { name: 'Ana', email: null, phone: null } }],
    ['without anything to say', { rows: [] }],
    ['where no bank said anything for a week', { lastUpdatedAt: addSeconds(eightOf(FIRST), -7 * 86_400 - 1) }],
  ])('sends nothing %s, and looks again a week later', async (_, given) => {
    const world = await aWorld();
    await world.choose('email', true, addSeconds(eightOf(FIRST), -60));
    Object.assign(world, given);
    await world.settle(await world.start());
    expect(await world.told()).toEqual([]);
    expect((await world.find())?.nextAt).toBe(eightOf(addDays(FIRST, 7)));
  });

  it('sends by the channels that are chosen and have an address', async () => {
    const world = await aWorld();
    await world.choose('whatsapp', true, addSeconds(eightOf(FIRST), -60));
    await world.settle(await world.start());
    expect(await world.told()).toEqual([`${FIRST} whatsapp`]);
  });

  it.each<[Channel[], number]>([
    [['email'], 9],
    [['email', 'whatsapp'], 12],
    // Nothing to say.
    [[], 3],
  ])('by %j costs so many write units: %i', async (sent, units) => {
    const world = await aWorld();
    const channels: Channel[] = sent.length === 0 ? ['email'] : sent;
    if (sent.length === 0) world.rows = [];
    for (const [at, channel] of channels.entries())
      await world.choose(channel, true, addSeconds(eightOf(FIRST), -60 + at));
    const message = await world.start();
    expect(await world.told()).toEqual([]);
    expect((await writeUnitsOf(world.table, () => world.work(message))).units).toBe(units);
    expect(await world.told()).toHaveLength(sent.length);
  });

  it('are missed where the run of the week was, from the day after on', async () => {
    const world = await aWorld();
    await world.choose('email', true, addSeconds(eightOf(FIRST), -60));
    const missed = async (hours: number) => missedDigests(world.table, addSeconds(eightOf(FIRST), hours * 3600));
    expect([await missed(0.5), await missed(11.9), await missed(12), await missed(24.5)]).toEqual([0, 0, 1, 1]);
    await world.settle(await world.start());
    expect(await missed(24.5)).toBe(0);
    // Whose next one is due in a week.
    expect([await missed(7 * 24 + 11), await missed(7 * 24 + 12)]).toEqual([0, 1]);
  });

  it('waits while many mails do', async () => {
    const world = await aWorld();
    await world.choose('email', true, addSeconds(eightOf(FIRST), -60));
    world.waitingMails = MOST_WAITING + 1;
    const message = await world.start();
    await world.work(message);
    expect(world.queued.splice(0)).toEqual([{ body: message, delaySeconds: WAIT_SECONDS }]);
    expect(await world.told()).toEqual([]);
    world.waitingMails = MOST_WAITING;
    await world.settle(message);
    expect(await world.told()).toHaveLength(1);
  });

  it('hands the people after the fiftieth over', async () => {
    const world = await aWorld();
    const shard = keys.due('DIGEST', 'ana');
    const people = Array.from({ length: 2500 }, (_, n) => `user-${n}`).filter((id) => keys.due('DIGEST', id) === shard);
    expect(people.length).toBeGreaterThan(50);
    for (const id of people) await world.digests.choose(id, { channel: 'email', on: true }, addSeconds(world.now, -60));
    const message = await world.start();
    await world.work(message);
    expect(world.enqueued).toHaveLength(50);
    expect(world.queued).toHaveLength(1);
    await world.settle(digestMessage.parse(world.queued.splice(0)[0]?.body));
    expect(new Set(world.enqueued).size).toBe(people.length);
    await world.settle(message);
    expect(world.enqueued).toHaveLength(people.length);
  });

  it('fails in the end where somebody’s digest cannot be sent, and only then', async () => {
    const world = await aWorld();
    await world.choose('email', true, addSeconds(eightOf(FIRST), -60));
    const rows = world.rows;
    Object.defineProperty(world, 'rows', {
      configurable: true,
      get: () => {
        throw new Error('unreadable');
      },
    });
    let message = await world.start();
    for (let round = 1; round < 5; round += 1) {
      await world.work(message);
      const [next] = world.queued.splice(0);
      expect(next?.delaySeconds).toBe(WAIT_SECONDS);
      message = digestMessage.parse(next?.body);
    }
    await expect(world.work(message)).rejects.toThrow('could not be sent');
    Object.defineProperty(world, 'rows', { value: rows });
    await world.settle(message);
    expect(await world.told()).toHaveLength(1);
  });
});

describe('a choice', () => {
  it('is a record while one channel is on, and due on the next Monday', async () => {
    const world = await aWorld();
    expect(await world.find()).toBeNull();
    expect(await world.choose('whatsapp')).toEqual(['whatsapp']);
    expect(await world.choose('email', true, addSeconds(world.now, 1))).toEqual(['email', 'whatsapp']);
    expect(await world.find()).toMatchObject({ channels: ['email', 'whatsapp'], nextAt: nextDigestAt(world.now) });
    expect(await world.choose('email', true, addSeconds(world.now, 2))).toEqual(['email', 'whatsapp']);
    expect(await world.choose('email', false, addSeconds(world.now, 3))).toEqual(['whatsapp']);
    expect(await world.choose('whatsapp', false, addSeconds(world.now, 4))).toEqual([]);
    expect(await world.choose('whatsapp', false, addSeconds(world.now, 5))).toEqual([]);
    expect(await world.find()).toBeNull();
  });

  it('is read again before a digest goes out', async () => {
    const world = await aWorld();
    const wanted = (channel: Channel) => world.stillChosen({ userId: 'ana', channel });
    expect(await wanted('email')).toBe(false);
    await world.choose('email');
    expect([await wanted('email'), await wanted('whatsapp')]).toEqual([true, false]);
    await world.choose('email', false);
    expect(await wanted('email')).toBe(false);
  });

  it('is lost by no other one at the same time', async () => {
    const world = await aWorld();
    await Promise.all([world.choose('email'), world.choose('whatsapp', true, addSeconds(world.now, 1))]);
    expect((await world.find())?.channels).toEqual(['email', 'whatsapp']);
  });
});
