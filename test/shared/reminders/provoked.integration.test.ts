import { beforeEach, describe, expect, it } from 'vitest';
import type { Reminder } from '../../../shared/reminders/reminder.ts';
import {
  changedReminder,
  listedReminderBody,
  type NewReminder,
  newReminder,
} from '../../../shared/reminders/reminder-change.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { type ReminderWorld, reminderWorld } from '../../support/reminders/world.ts';
import { storedDeliveries } from '../../support/stored-deliveries.ts';
import { date, instant } from './builders.ts';

const start = instant('2026-03-09T12:00:00.000Z');
const past = (seconds: number) => addSeconds(start, -seconds);

let world: ReminderWorld;
beforeEach(async () => {
  world = await reminderWorld(start);
  world.people.set('ana', { name: 'Ana', email: 'ana@example.com', phone: '+5511999990001' });
});

const rent = (id: string, fields: Partial<NewReminder> = {}): Reminder =>
  newReminder(
    { title: 'Aluguel', amount: null, dueDate: date('2026-03-10'), recurrencePattern: null, ...fields },
    { userId: 'ana', id },
    world.clock(),
  );
const shown = async (id: string) => {
  const reminder = await world.reminders.find('ana', id);
  return reminder ? listedReminderBody(reminder) : null;
};
const sentOn = (channel: string) => world.sent.filter(({ id }) => id.channel === channel).length;

describe('notices that calls provoke', () => {
  it('of one reminder that is changed fifty times are twenty an hour on each channel', async () => {
    await world.create(rent('r', { reminderTime: past(1) }));
    await world.work();
    expect(await shown('r')).toMatchObject({ notification: { status: 'dispatched', reason: null } });
    for (let count = 2; count <= 50; count += 1) {
      const dueDate = addDays(date('2026-03-10'), count);
      await world.change('ana', 'r', (one) =>
        changedReminder(one, { dueDate, reminderTime: past(count) }, world.clock()),
      );
      await world.work();
    }
    expect([sentOn('email'), sentOn('whatsapp')]).toEqual([20, 20]);
    expect(await shown('r')).toMatchObject({ notification: { status: 'not_sent', reason: 'too_many_notices' } });
    const withheld = (await storedDeliveries(world.table, 'ana')).filter(({ status }) => status === 'refused');
    expect(new Set(withheld.map(({ reason }) => reason))).toEqual(new Set(['too-many-notices']));
    await world.sweepFor(3 * 86_400, 86_400);
    expect([sentOn('email'), sentOn('whatsapp')]).toEqual([20, 20]);
  });

  it('of reminders that are made and removed again and again are twenty an hour and sixty a day', async () => {
    for (let hour = 0; hour < 5; hour += 1) {
      for (let count = 0; count < 25; count += 1) {
        const id = `r-${hour}-${count}`;
        await world.create(rent(id, { reminderTime: past(count), dueDate: date('2026-03-20') }));
        await world.work();
        await world.remove('ana', id);
      }
      await world.runUntil(addSeconds(world.clock(), 3600));
    }
    expect([sentOn('email'), sentOn('whatsapp')]).toEqual([60, 60]);
  });

  it('are counted once each where many workers dispatch at the same time', async () => {
    for (let count = 0; count < 30; count += 1) await world.create(rent(`r-${count}`, { reminderTime: past(count) }));
    await world.work(() => ({ twin: true }));
    expect([sentOn('email'), sentOn('whatsapp')]).toEqual([20, 20]);
  });

  it('are those due within the minute in which a schedule would come too late', async () => {
    for (let count = 0; count < 30; count += 1)
      await world.create(rent(`r-${count}`, { reminderTime: addSeconds(start, 30 + count) }));
    await world.runUntil(addSeconds(start, 600));
    expect(sentOn('email')).toBe(20);
  });

  it('do not lose their place for a new title, nor is a notice that waits made a provoked one', async () => {
    const late = { ...rent('late', { reminderTime: addSeconds(start, 3600) }) };
    await world.create(late);
    world.schedules.clear();
    world.moveTo(addSeconds(start, 3700));
    await world.change('ana', 'late', (one) => changedReminder(one, { title: 'Outro' }, world.clock()));
    expect(await world.reminders.find('ana', 'late')).toMatchObject({ isImmediate: false });
    await world.create(rent('now', { reminderTime: past(1) }));
    await world.reminders.replace(
      rent('now', { reminderTime: past(1) }),
      changedReminder(rent('now', { reminderTime: past(1) }), { title: 'Outro' }, world.clock()),
    );
    expect(await world.reminders.find('ana', 'now')).toMatchObject({ isImmediate: true });
  });
});

describe('scheduled occurrences', () => {
  it('count against no budget, however many fall on one moment, and after the budget is spent', async () => {
    for (let count = 0; count < 25; count += 1) await world.create(rent(`now-${count}`, { reminderTime: past(count) }));
    const ninth = addSeconds(start, 3600);
    for (let count = 0; count < 50; count += 1) await world.create(rent(`then-${count}`, { reminderTime: ninth }));
    await world.runUntil(addSeconds(start, 7200));
    expect([sentOn('email'), sentOn('whatsapp')]).toEqual([70, 70]);
    await world.create(rent('after', { reminderTime: past(99) }));
    await world.work();
    expect(await shown('after')).toMatchObject({ notification: { status: 'dispatched' } });
  });

  it('of a late renewal are sent at once, and are not provoked', async () => {
    for (let count = 0; count < 25; count += 1)
      await world.create(rent(`r-${count}`, { dueDate: date('2026-03-11'), recurrencePattern: 'daily' }));
    world.schedules.clear();
    world.moveTo(instant('2026-03-13T15:00:00.000Z'));
    await world.job('renew');
    await world.work();
    // The missed occurrence and the one of the day, each.
    expect([sentOn('email'), sentOn('whatsapp')]).toEqual([50, 50]);
  });
});

it('a channel that was added since the first delivery of an occurrence gets it, and no other gets it again', async () => {
  world.people.set('ana', { name: 'Ana', email: 'ana@example.com', phone: null });
  const reminderTime = past(1);
  await world.create(rent('r', { reminderTime }));
  await world.work();
  world.people.set('ana', { name: 'Ana', email: 'ana@example.com', phone: '+5511999990001' });
  const toAndFro = async () => {
    await world.change('ana', 'r', (one) =>
      changedReminder(one, { dueDate: date('2026-03-12'), reminderTime: past(7) }, world.clock()),
    );
    await world.work();
    await world.change('ana', 'r', (one) =>
      changedReminder(one, { dueDate: date('2026-03-10'), reminderTime }, world.clock()),
    );
    await world.work();
  };
  await toAndFro();
  await toAndFro();
  const counts = [...world.counts()].filter(([name]) => name.startsWith('r 2026-03-10')).sort();
  expect(counts).toEqual([
    ['r 2026-03-10 email', 1],
    ['r 2026-03-10 whatsapp', 1],
  ]);
});

describe('a notice that waits', () => {
  const down = () => world.vendorsAnswer(() => ({ kind: 'failed' as const, reason: 'ses:Down' }));
  const up = () => world.vendorsAnswer(() => ({ kind: 'accepted' as const, messageId: `m-${world.sent.length}` }));
  const subjects = () => world.sent.map(({ message }) => message.content.subject);

  it.each([
    { until: '2026-03-10T02:30:00.000Z', words: 'vence amanhã (10/03/2026)', when: 'before midnight in São Paulo' },
    { until: '2026-03-10T04:00:00.000Z', words: 'vence hoje (10/03/2026)', when: 'past midnight in São Paulo' },
    { until: '2026-03-11T12:00:00.000Z', words: 'venceu em 10/03/2026', when: 'for two days' },
  ])('$when says "$words"', async ({ until, words }) => {
    down();
    await world.create(rent('r', { reminderTime: past(1) }));
    await world.work();
    world.moveTo(instant(until));
    up();
    await world.work();
    expect(subjects()).toEqual([`Lembrete: Aluguel ${words}`, `Lembrete: Aluguel ${words}`]);
  });

  it('past the end of the subscription is not sent', async () => {
    down();
    world.accessEnds.set('ana', addSeconds(start, 7200));
    await world.create(rent('r', { reminderTime: past(1) }));
    await world.work();
    up();
    world.moveTo(addSeconds(start, 86_400));
    await world.work();
    expect(world.sent).toEqual([]);
    const stored = await storedDeliveries(world.table, 'ana');
    expect(stored.map(({ status, reason }) => [status, reason])).toEqual([
      ['refused', 'no-access'],
      ['refused', 'no-access'],
    ]);
  });
});
