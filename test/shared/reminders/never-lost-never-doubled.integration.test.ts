import { beforeEach, describe, expect, it } from 'vitest';
import { countRecords } from '../../../shared/access/record-totals.ts';
import type { Reminder, ReminderStatus } from '../../../shared/reminders/reminder.ts';
import { changedReminder, type NewReminder, newReminder } from '../../../shared/reminders/reminder-change.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { addressHash } from '../../support/address-hashes.ts';
import { quotaCounters } from '../../support/quota-counters.ts';
import type { Death } from '../../support/reminders/virtual-process.ts';
import { type ReminderWorld, reminderWorld } from '../../support/reminders/world.ts';
import { storedDelivery } from '../../support/stored-deliveries.ts';
import { date, instant } from './builders.ts';

const start = instant('2026-03-01T12:00:00.000Z');
const rings = instant('2026-03-09T12:00:00.000Z');
const ana = { name: 'Ana', email: 'ana@example.com', phone: '+5511999990001' };
const onBoth = [
  ['r 2026-03-10 email', 1],
  ['r 2026-03-10 whatsapp', 1],
];

let world: ReminderWorld;
beforeEach(async () => {
  world = await reminderWorld(start);
  // As of every user who was created by this service.
  await countRecords(world.table, 'ana');
  world.people.set('ana', ana);
});

/** Due 10 March, rings on 9 March at 09:00 in São Paulo. */
const rent = (fields: Partial<NewReminder> = {}): Reminder =>
  newReminder(
    { title: 'Aluguel', amount: null, dueDate: date('2026-03-10'), recurrencePattern: null, ...fields },
    { userId: 'ana', id: 'r' },
    world.clock(),
  );
const counts = () => [...world.counts()].sort();
const later = (seconds: number) => world.runUntil(addSeconds(world.clock(), seconds));

describe('a reminder that nothing disturbs', () => {
  it('is sent at its time, once on each channel', async () => {
    await world.create(rent());
    await world.runUntil(addSeconds(rings, -1));
    expect(world.sent).toEqual([]);
    await later(3600);
    expect(counts()).toEqual(onBoth);
    expect(world.sent.map(({ at }) => at)).toEqual([rings, rings]);
  });

  it('is sent by e-mail only without a phone, and not at all without access', async () => {
    world.people.set('ana', { ...ana, phone: null });
    await world.create(rent());
    await later(10 * 86_400);
    expect(counts()).toEqual([['r 2026-03-10 email', 1]]);
    world.people.set('ana', null);
    await world.create({ ...rent({ dueDate: date('2026-03-20') }), id: 'r2' });
    await later(10 * 86_400);
    expect(counts()).toEqual([['r 2026-03-10 email', 1]]);
  });

  it('less than a minute ahead it goes by the queue, still at its moment', async () => {
    world.moveTo(addSeconds(rings, -59));
    await world.create(rent());
    expect(world.schedules.size).toBe(0);
    await later(3600);
    expect(world.sent.map(({ at }) => at)).toEqual([rings, rings]);
  });
});

describe('a reminder that no longer applies sends nothing even though its schedule still fires', () => {
  it.each<ReminderStatus>(['inactive', 'completed'])('%s', async (status) => {
    const reminder = rent();
    await world.create(reminder);
    await world.reminders.replace(reminder, changedReminder(reminder, { newStatus: status }, world.clock()));
    expect(world.schedules.size).toBe(1);
    await later(20 * 86_400);
    await world.sweepFor(1200);
    expect(counts()).toEqual([]);
  });

  it('removed', async () => {
    const reminder = rent();
    await world.create(reminder);
    await world.reminders.remove(reminder);
    await later(20 * 86_400);
    expect(counts()).toEqual([]);
  });

  it('of a user who is being erased, and nothing is written either', async () => {
    await world.create(rent({ recurrencePattern: 'monthly' }));
    world.erased.add('ana');
    await later(20 * 86_400);
    await world.job('renew');
    await world.work();
    expect(counts()).toEqual([]);
    expect(await world.reminders.find('ana', 'r')).toMatchObject({ version: 1, dueDate: '2026-03-10' });
  });

  it('paused after it was dispatched and before it was sent', async () => {
    await world.create(rent());
    world.vendorsAnswer(() => ({ kind: 'failed', reason: 'down' }));
    world.moveTo(rings);
    await world.work();
    await world.change('ana', 'r', (reminder) => changedReminder(reminder, { newStatus: 'inactive' }, world.clock()));
    world.vendorsAnswer(() => ({ kind: 'accepted', messageId: 'late' }));
    await later(7200);
    await world.sweepFor(1200);
    expect(counts()).toEqual([]);
  });

  it('moved: a remaining earlier schedule sends nothing, and the new time sends', async () => {
    await world.create(rent());
    const stale = world.schedules.get('r');
    const tenth = instant('2026-03-10T11:00:00.000Z');
    await world.change('ana', 'r', (reminder) => changedReminder(reminder, { reminderTime: tenth }, world.clock()));
    if (stale) world.schedules.set('stale', stale);
    await later(20 * 86_400);
    expect(counts()).toEqual(onBoth);
    expect(world.sent.every(({ at }) => at === tenth)).toBe(true);
  });
});

it('a message about a reminder that is gone removes the schedule that a call under way may have left', async () => {
  await world.create(rent());
  const left = world.schedules.get('r');
  await world.remove('ana', 'r');
  if (left) world.schedules.set('r', left);
  world.queues.put('dispatch', { userId: 'ana', reminderId: 'r' });
  await world.work();
  expect(world.schedules.size).toBe(0);
});

describe('whichever step dies, each channel gets the occurrence once', () => {
  it('the scheduler is down when the reminder is created', async () => {
    await world.create(rent(), { call: 2, afterwards: false });
    expect(world.schedules.size).toBe(0);
    world.moveTo(rings);
    await world.sweepFor(1200);
    expect(counts()).toEqual(onBoth);
  });

  it('the schedule is lost', async () => {
    await world.create(rent());
    world.schedules.clear();
    world.moveTo(rings);
    await world.sweepFor(1200);
    expect(counts()).toEqual(onBoth);
  });

  it('the queue delivers every message twice, in sequence or at the same time', async () => {
    await world.create(rent());
    await world.runUntil(addSeconds(rings, 600), () => ({ twin: true }));
    world.queues.put('dispatch', { userId: 'ana', reminderId: 'r' });
    for (const { id } of [...world.sent]) world.queues.put(id.channel, id);
    await later(600);
    expect(counts()).toEqual(onBoth);
  });

  it('sweep and schedule race, and two sweeps race each other', async () => {
    await world.create(rent());
    world.moveTo(addSeconds(rings, 180));
    await Promise.all([world.job('sweep', { twin: true }), world.work()]);
    await world.sweepFor(1800);
    expect(counts()).toEqual(onBoth);
  });

  // A dispatch makes fewer than 10 calls to the outside, and so does a send.
  const deaths = Array.from({ length: 10 }, (_, call) =>
    [false, true].map((afterwards) => ({ call: call + 1, afterwards })),
  ).flat();

  it.each(deaths)('the dispatch dies at call $call, afterwards: $afterwards', async (death: Death) => {
    await world.create(rent());
    let left = 1;
    await world.runUntil(addSeconds(rings, 60), (queue) => (queue === 'dispatch' && left-- > 0 ? { death } : {}));
    await world.sweepFor(2400);
    expect(counts()).toEqual(onBoth);
  });

  it.each(deaths)('the e-mail worker dies at call $call, afterwards: $afterwards', async (death: Death) => {
    await world.create(rent());
    let left = 1;
    await world.runUntil(addSeconds(rings, 60), (queue) => (queue === 'email' && left-- > 0 ? { death } : {}));
    await world.sweepFor(2400);
    // The vendor accepted it before our record was written: one duplicate, on this channel only.
    expect(counts()).toEqual([['r 2026-03-10 email', diedBetweenVendorAndRecord(death) ? 2 : 1], onBoth[1]]);
  });

  it.each(deaths)('the sweep dies at call $call, afterwards: $afterwards', async (death: Death) => {
    await world.create(rent());
    world.schedules.clear();
    world.moveTo(addSeconds(rings, 300));
    // The sweep first reads all shards: crash among the later calls, too.
    await world.job('sweep', { death: { ...death, call: death.call + 30 } });
    await world.sweepFor(2400);
    expect(counts()).toEqual(onBoth);
  });
});

// Calls of a send: claim, reminder, switches, webhooks, bad address, vendor, record.
const diedBetweenVendorAndRecord = ({ call, afterwards }: Death): boolean =>
  (call === 8 && afterwards) || (call === 9 && !afterwards);

describe('vendors', () => {
  it('a failure is tried again with growing pauses, each channel on its own', async () => {
    let failures = 3;
    world.vendorsAnswer(({ channel }) =>
      channel === 'email' && failures-- > 0 ? { kind: 'failed', reason: '500' } : { kind: 'accepted', messageId: 'm' },
    );
    await world.create(rent());
    await world.runUntil(addSeconds(rings, 60));
    expect(counts()).toEqual(onBoth);
    const [whatsapp, email] = [...world.sent].sort((a, b) => (a.at < b.at ? -1 : 1));
    expect([whatsapp?.id.channel, whatsapp?.at]).toEqual(['whatsapp', rings]);
    expect([email?.id.channel, email?.at]).toEqual(['email', addSeconds(rings, 1 + 1 + 1)]);
  });

  it('throttling for hours uses up no receives', async () => {
    const until = addSeconds(rings, 6 * 3600);
    world.vendorsAnswer(() =>
      world.clock() < until ? { kind: 'throttled', reason: '429' } : { kind: 'accepted', messageId: 'm' },
    );
    await world.create(rent());
    let receives = 0;
    await world.runUntil(addSeconds(until, 3600), () => {
      receives = Math.max(receives, ...world.queues.held.map((message) => message.receives));
      return {};
    });
    expect(counts()).toEqual(onBoth);
    expect(receives).toBe(0);
  });

  it('a permanent refusal is recorded and not tried again', async () => {
    world.vendorsAnswer(({ channel }) =>
      channel === 'whatsapp'
        ? { kind: 'refused', reason: 'whatsapp:131026', addressIsBad: true }
        : { kind: 'accepted', messageId: 'm' },
    );
    await world.create(rent());
    await later(20 * 86_400);
    await world.sweepFor(1200);
    expect(counts()).toEqual([['r 2026-03-10 email', 1]]);
    const id = {
      userId: 'ana',
      kind: 'reminder',
      id: 'r',
      occurrence: `2026-03-10@${rings}`,
      channel: 'whatsapp' as const,
    };
    expect(await storedDelivery(world.table, id)).toMatchObject({ status: 'refused', reason: 'whatsapp:131026' });
    expect(await world.suppressionList.find([addressHash('whatsapp', ana.phone)])).toBe('bounce');
  });

  it('a delivery that a vendor does not take for three days is given up and recorded so, and not before', async () => {
    const givenUp = addSeconds(rings, 3 * 86_400);
    const id = {
      userId: 'ana',
      kind: 'reminder',
      id: 'r',
      occurrence: `2026-03-10@${rings}`,
      channel: 'email' as const,
    };
    world.vendorsAnswer(() => ({ kind: 'failed', reason: 'ses:Down' }));
    await world.create(rent());
    await world.runUntil(addSeconds(rings, 2 * 3600));
    // The tries in between, one every 450 seconds, differ in nothing.
    world.moveTo(addSeconds(givenUp, -3600));
    await world.runUntil(addSeconds(givenUp, -1));
    expect(await storedDelivery(world.table, id)).toMatchObject({ status: 'pending' });
    expect(world.queues.held).toHaveLength(2);
    await later(30 * 86_400);
    expect(world.queues.held).toEqual([]);
    expect(await storedDelivery(world.table, id)).toMatchObject({ status: 'refused', reason: 'gave-up:ses:Down' });
  });
});

describe('renewal', () => {
  const renewDaily = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      await world.runUntil(addSeconds(world.clock(), 86_400));
      await world.job('renew', { twin: true });
      await world.work();
    }
  };

  it('a service that was down for ten days catches up with one renewal', async () => {
    await world.create(rent({ dueDate: date('2026-03-03'), recurrencePattern: 'daily' }));
    world.schedules.clear();
    world.moveTo(instant('2026-03-13T03:00:00.000Z'));
    await world.job('renew');
    await world.work();
    expect(await world.reminders.find('ana', 'r')).toMatchObject({ dueDate: '2026-03-13', version: 3 });
    // The due occurrence is still notified, late; the skipped ones never are.
    expect(counts().map(([name]) => name)).toEqual(['r 2026-03-03 email', 'r 2026-03-03 whatsapp']);
  });

  it('a daily reminder notifies once every day, and an inactive one neither notifies nor moves', async () => {
    await world.create(rent({ dueDate: date('2026-03-02'), recurrencePattern: 'daily' }));
    world.moveTo(instant('2026-03-02T03:10:00.000Z'));
    await renewDaily(5);
    const emails = counts().filter(([name]) => String(name).endsWith('email'));
    expect(emails).toEqual(['02', '03', '04', '05', '06'].map((day) => [`r 2026-03-${day} email`, 1]));
    await world.change('ana', 'r', (reminder) => changedReminder(reminder, { newStatus: 'inactive' }, world.clock()));
    await renewDaily(3);
    expect((await world.reminders.find('ana', 'r'))?.dueDate).toBe('2026-03-07');
    expect(counts().filter(([name]) => String(name).endsWith('email'))).toEqual(emails);
  });

  it('a completed one becomes active again, counts again, and may exceed the plan', async () => {
    await world.create(rent({ recurrencePattern: 'monthly' }));
    await world.change('ana', 'r', (reminder) => changedReminder(reminder, { newStatus: 'completed' }, world.clock()));
    expect((await quotaCounters(world.table, 'ana')).activeReminders).toBe(0);
    world.moveTo(instant('2026-03-11T03:10:00.000Z'));
    await world.job('renew');
    await world.work();
    const renewed = await world.reminders.find('ana', 'r');
    expect(renewed).toMatchObject({ status: 'active', dueDate: '2026-04-10', completedAt: null });
    expect((await quotaCounters(world.table, 'ana')).activeReminders).toBe(1);
    expect(world.schedules.get('r')?.at).toBe('2026-04-09T12:00:00.000Z');
    expect(counts()).toEqual([]);
  });
});
