import { expect, it } from 'vitest';
import { changed, type ReminderChange } from '../../../shared/reminders/change.ts';
import { newReminder } from '../../../shared/reminders/new-reminder.ts';
import type { RecurrencePattern } from '../../../shared/reminders/reminder.ts';
import { addSeconds, instantFromMilliseconds } from '../../../shared/time/instant.ts';
import { quotaCounters } from '../../support/quota-counters.ts';
import { type Action, ringAt, ringingDueDates, type Story } from '../../support/reminders/oracle.ts';
import { countByOccurrence, type ReminderWorld, reminderWorld, type Trouble } from '../../support/reminders/world.ts';
import { date, instant } from './builders.ts';

const START = '2027-03-01T12:00:00.000Z';
const END = '2029-03-01T12:00:00.000Z';
const DAY = 86_400;
const DAYS = 731;
const TROUBLES = 1000;
const REMINDERS: [RecurrencePattern | null, number][] = [
  ['daily', 1],
  ['weekly', 6],
  ['monthly', 45],
  ['yearly', 148],
  [null, 300],
];

// Mulberry32: the same run every time, and a seed to try another.
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};
const random = randomFrom(Number(process.env.SIMULATION_SEED ?? 1));
const upTo = (count: number) => Math.floor(random() * count);
const dayAfterStart = (days: number) => instantFromMilliseconds(Date.parse(START) + days * DAY * 1000).slice(0, 10);

/** Owners act at 02:30 in São Paulo: hours away from anything that rings, so that a late ring changes nothing. */
const nightOf = (days: number) => `${dayAfterStart(days)}T05:30:00.000Z`;

const fate = (): Action[] => {
  const first = 2 + upTo(DAYS - 40);
  const kind = upTo(10);
  if (kind === 0) return [{ at: nightOf(first), does: 'complete' }];
  if (kind === 1) return [{ at: nightOf(first), does: 'cancel' }];
  if (kind === 2) return [{ at: nightOf(first), does: 'delete' }];
  if (kind === 3)
    return [
      { at: nightOf(first), does: 'pause' },
      { at: nightOf(first + 1 + upTo(90)), does: 'resume' },
    ];
  return [];
};

const dueDateOf = (pattern: RecurrencePattern | null): string => {
  if (pattern === 'monthly') return `2027-03-${28 + upTo(4)}`;
  if (pattern === 'yearly' && upTo(4) === 0) return '2028-02-29';
  return dayAfterStart(4 + upTo(pattern === null ? DAYS - 10 : pattern === 'yearly' ? 365 : 30));
};

const storyOf = (pattern: RecurrencePattern | null, id: string): Story => {
  const lead = upTo(8);
  return {
    id,
    dueDate: dueDateOf(pattern),
    pattern,
    leadDays: lead === 0 ? -1 : lead < 5 ? 1 : lead - 5,
    hour: lead < 5 ? 9 : 6 + upTo(16),
    actions: fate(),
  };
};

const userOf = (id: string): string => `user-${Number(id.split('-')[1]) % 25}`;
const hasPhone = (userId: string): boolean => userId.endsWith('7');

const changes: Record<Exclude<Action['does'], 'delete'>, ReminderChange> = {
  complete: { newStatus: 'completed' },
  pause: { newStatus: 'inactive' },
  cancel: { newStatus: 'inactive' },
  resume: { newStatus: 'active' },
};

const act = async (world: ReminderWorld, id: string, { does }: Action): Promise<void> => {
  if (does === 'delete') return world.remove(userOf(id), id);
  await world.change(userOf(id), id, (reminder) => changed(reminder, changes[does], world.clock()));
};

/** Up to `TROUBLES` duplicates and deaths, on every sixth day, one around each message. */
const troubles = (world: ReminderWorld) => {
  let injected = 0;
  let today = 0;
  return {
    injected: () => injected,
    /** Deaths and duplicates of the day so far, and forgets them. */
    takeToday: () => {
      const count = today;
      today = 0;
      return count;
    },
    next(day: number): Trouble {
      if (day % 6 !== 0 || injected >= TROUBLES) return {};
      injected += 1;
      today += 1;
      const last = world.queues.lastTaken();
      const kind = upTo(10);
      if (kind < 5) return { death: { call: 1 + upTo(7), afterwards: upTo(2) === 0 } };
      if (kind < 8) return { twin: true };
      if (last) world.queues.put(last.queue, last.body, upTo(7200));
      return {};
    },
  };
};

it('two years of 500 reminders with 1,000 duplicates and deaths deliver every occurrence exactly once', async () => {
  const world = await reminderWorld(instant(START));
  let number = 0;
  const stories = REMINDERS.flatMap(([pattern, count]) =>
    Array.from({ length: count }, () => storyOf(pattern, `r-${number++}`)),
  );
  for (const { id, dueDate, pattern, leadDays, hour } of stories) {
    const userId = userOf(id);
    world.people.set(userId, {
      name: null,
      email: `${userId}@example.com`,
      phone: hasPhone(userId) ? '5511999990001' : null,
    });
    const reminderTime = instantFromMilliseconds(ringAt(dueDate, leadDays, hour));
    const input = { title: id, amount: null, dueDate: date(dueDate), recurrencePattern: pattern, reminderTime };
    await world.create(newReminder(input, { userId, id }, world.clock()));
  }

  const trouble = troubles(world);
  const actions = stories.flatMap(({ id, actions: own }) => own.map((action) => ({ id, action })));
  for (let day = 0; day < DAYS; day += 1) {
    const inDay = () => trouble.next(day);
    for (const { id, action } of actions.filter(({ action: { at } }) => at === nightOf(day))) {
      await world.runUntil(instant(action.at), inDay);
      await act(world, id, action);
    }
    // Renewal at 00:05 in São Paulo, and again as its job is every 15 minutes; the sweep where there was trouble.
    const night = instant(`${dayAfterStart(day + 1)}T03:05:00.000Z`);
    await world.runUntil(addSeconds(night, -1), inDay);
    if (trouble.takeToday() > 0) await world.sweepFor(2400, 1200);
    world.moveTo(night);
    await world.job('renew', inDay());
    await world.work(inDay);
    if (trouble.takeToday() > 0) {
      await world.runUntil(addSeconds(world.clock(), 900));
      await world.job('renew');
      await world.sweepFor(2400, 1200);
    }
  }

  const expected = new Map<string, number>();
  for (const story of stories)
    for (const due of ringingDueDates(story, START, END))
      for (const channel of hasPhone(userOf(story.id)) ? ['email', 'whatsapp'] : ['email'])
        expected.set(`${story.id} ${due} ${channel}`, 1);
  for (const [name, times] of countByOccurrence(world.unrecorded))
    expected.set(name, (expected.get(name) ?? 0) + times);

  expect(trouble.injected()).toBe(TROUBLES);
  expect(world.unrecorded.length).toBeLessThan(TROUBLES / 20);
  expect([...world.counts()].sort()).toEqual([...expected].sort());
  for (const userId of world.people.keys()) {
    const active = (await world.reminders.list(userId)).filter(({ status }) => status === 'active');
    expect((await quotaCounters(world.table, userId)).activeReminders).toBe(active.length);
  }
}, 300_000);
