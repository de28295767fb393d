import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliveryStore } from '../../../shared/notifications/delivery-store.ts';
import {
  BACKLOG,
  type DueDelivery,
  sweepDeliveries,
  type UnsentDeliveries,
  unsentDeliveries,
} from '../../../shared/notifications/sweep-deliveries.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { measured } from '../../support/measured.ts';
import { at } from '../limits/builders.ts';

const written = at('2026-03-09T12:00:00Z');
const PERIOD = 300;
const HOURS = 3_600 / PERIOD;
/** Sweeps until a delivery has been due for six hours, which it was two minutes after it was written. */
const TRUSTED = 6 * HOURS + 1;

type Channel = 'email' | 'whatsapp';
/** The reported length of a queue; null: the queue does not respond. */
type Told = number | null;

const idOn = (channel: Channel) => ({ userId: 'ana', kind: 'reminder', id: 'r', occurrence: 'o', channel });
const notice = { kind: 'reminder' as const, title: 'Aluguel', amount: null, dueDate: '2026-03-10' };

/** The sweep around deliveries written at `written`; `told` returns the reported length in the n-th sweep. */
const sweeping = (unsent: UnsentDeliveries, told: (sweep: number, channel: Channel) => Told) => {
  const enqueued: { sweep: number; channel: Channel }[] = [];
  let sweep = 0;
  const queueOf = (channel: Channel) => ({
    sendBatch: async (entries: readonly object[]) => {
      for (const _ of entries) enqueued.push({ sweep, channel });
    },
  });
  const depthOf = (channel: Channel) => async () => {
    const depth = told(sweep, channel);
    if (depth === null) throw new Error('The queue does not answer');
    return depth;
  };
  return {
    enqueued,
    async run(sweeps: number): Promise<void> {
      for (let left = sweeps; left > 0; left -= 1) {
        sweep += 1;
        const now = addSeconds(written, sweep * PERIOD);
        const queues = { email: queueOf('email'), whatsapp: queueOf('whatsapp') };
        const depths = { email: depthOf('email'), whatsapp: depthOf('whatsapp') };
        await sweepDeliveries({ unsent, queues, depths, clock: () => now, measure: measured().measure }, now);
      }
    },
  };
};

/** Both deliveries in a table, without a worker. */
const stored = async () => {
  const table = await inProcessTable();
  const store = deliveryStore(table, () => written);
  await writeAll(table, [store.pending(idOn('email'), notice), store.pending(idOn('whatsapp'), notice)]);
  return unsentDeliveries(table);
};

it('leaves what waits in a backlog on its queue, and enqueues what another channel lost', async () => {
  const world = sweeping(await stored(), (_, channel) => (channel === 'email' ? BACKLOG + 1 : 0));
  await world.run(3);
  expect(world.enqueued).toEqual([{ sweep: 1, channel: 'whatsapp' }]);
});

it('enqueues a lost delivery with the first sweep after the backlog', async () => {
  const world = sweeping(await stored(), (sweep) => (sweep <= 10 ? 50_000 : BACKLOG));
  await world.run(10);
  expect(world.enqueued).toEqual([]);
  await world.run(1);
  expect(world.enqueued.map(({ channel }) => channel).toSorted()).toEqual(['email', 'whatsapp']);
});

it('enqueues a lost delivery once it has been due for six hours, however long the queue is', async () => {
  const world = sweeping(await stored(), () => 1_000_000);
  await world.run(TRUSTED - 1);
  expect(world.enqueued).toEqual([]);
  await world.run(1);
  expect(world.enqueued).toHaveLength(2);
});

it('enqueues at once what is due on a queue that does not answer', async () => {
  const world = sweeping(await stored(), (_, channel) => (channel === 'email' ? null : 50_000));
  await world.run(1);
  expect(world.enqueued).toEqual([{ sweep: 1, channel: 'email' }]);
});

/** One delivery on e-mail, due as the table has it. */
const single = (): UnsentDeliveries => {
  let due: DueDelivery = { id: idOn('email'), dueAt: addSeconds(written, 120) };
  return {
    each: async (until, take) => (due.dueAt <= until ? take([due]) : undefined),
    lease: async (_, until) => {
      due = { ...due, dueAt: until };
      return true;
    },
  };
};

it('finds a lost delivery as soon as the backlog is gone, and after six hours at the latest, whatever the queue reports', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.nat(3_000_000), fc.nat(2 * BACKLOG)), { minLength: 1, maxLength: TRUSTED }),
      async (told) => {
        const world = sweeping(single(), (sweep) => told[sweep - 1] ?? 3_000_000);
        await world.run(TRUSTED);
        const gone = told.findIndex((depth) => depth <= BACKLOG);
        expect(world.enqueued[0]?.sweep).toBe(gone < 0 ? TRUSTED : gone + 1);
      },
    ),
  ));
