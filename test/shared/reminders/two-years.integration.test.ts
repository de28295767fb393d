import { expect, it } from 'vitest';
import { keys } from '../../../shared/platform/table/keys.ts';
import { changedReminder, newReminder, type ReminderChange } from '../../../shared/reminders/reminder-change.ts';
import { addSeconds, instantFromMilliseconds } from '../../../shared/time/instant.ts';
import { quotaCounters } from '../../support/quota-counters.ts';
import { type Action, ringAt, ringingDueDates, type Story } from '../../support/reminders/oracle.ts';
import {
  nightOf,
  type Random,
  randomOf,
  renewalOf,
  type Span,
  startOf,
  storiesOf,
} from '../../support/reminders/simulation.ts';
import { countByOccurrence, type ReminderWorld, reminderWorld, type Trouble } from '../../support/reminders/world.ts';
import { date, instant } from './builders.ts';

const TWO_YEARS: Span = {
  name: 'two years, the leap day of 2028 among them',
  start: '2027-03-01',
  days: 731,
  reminders: [
    ['daily', 1],
    ['weekly', 6],
    ['monthly', 45],
    ['yearly', 148],
    [null, 300],
  ],
  troubles: 1000,
  seed: 1,
};

const WINDOW: Pick<Span, 'days' | 'reminders' | 'troubles' | 'seed'> = {
  days: 36,
  reminders: [
    ['daily', 1],
    ['weekly', 3],
    ['monthly', 12],
    ['yearly', 10],
    [null, 12],
  ],
  troubles: 25,
  seed: 1,
};
/** Where calendars go wrong: the end of a month into a shorter or longer one, the leap day, the turn of the year. */
const WINDOWS: Span[] = [
  { ...WINDOW, name: 'the ends of January and February', start: '2027-01-28' },
  { ...WINDOW, name: 'the ends of July and August', start: '2027-07-28' },
  { ...WINDOW, name: 'the turn of the year', start: '2027-11-28' },
  { ...WINDOW, name: 'the leap day', start: '2028-01-28' },
];

/** Another stretch of the two years every time; `SIMULATION_SEED` repeats one. */
const anyDays = (): Span => {
  const seed = Number(process.env.SIMULATION_SEED ?? Date.now() % 1_000_000);
  const first = Date.parse('2027-03-01') + randomOf(seed)(TWO_YEARS.days - 45) * 86_400_000;
  const start = instantFromMilliseconds(first).slice(0, 10);
  const reminders: Span['reminders'] = [
    ['daily', 1],
    ['weekly', 6],
    ['monthly', 15],
    ['yearly', 20],
    [null, 20],
  ];
  return { name: `45 days from ${start}, SIMULATION_SEED=${seed}`, start, days: 45, reminders, troubles: 40, seed };
};

/** Of two shards of the `due` index: queries of the others find nothing, and there are 64 of them a day and job. */
const users = Array.from({ length: 1000 }, (_, number) => `user-${number}`)
  .filter((id) => ['REMINDER#0', 'REMINDER#1'].includes(keys.due('REMINDER', id)))
  .slice(0, 25);
const userOf = (id: string): string => users[Number(id.split('-')[1]) % users.length] ?? '';
const hasPhone = (userId: string): boolean => userId.endsWith('7');

const changes: Record<Exclude<Action['does'], 'delete'>, ReminderChange> = {
  complete: { newStatus: 'completed' },
  pause: { newStatus: 'inactive' },
  cancel: { newStatus: 'inactive' },
  resume: { newStatus: 'active' },
};

const act = async (world: ReminderWorld, id: string, { does }: Action): Promise<void> => {
  if (does === 'delete') return world.remove(userOf(id), id);
  await world.change(userOf(id), id, (reminder) => changedReminder(reminder, changes[does], world.clock()));
};

/** Up to so many duplicates and deaths, on every second day, or every sixth of two years, one around each message. */
const troublesOf = (world: ReminderWorld, { troubles, days }: Span, upTo: Random) => {
  const every = days > 365 ? 6 : 2;
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
      if (day % every !== 0 || injected >= troubles) return {};
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

const createAll = async (world: ReminderWorld, stories: readonly Story[]): Promise<void> => {
  for (const { id, dueDate, pattern, leadDays, hour } of stories) {
    const userId = userOf(id);
    const phone = hasPhone(userId) ? '5511999990001' : null;
    world.people.set(userId, { name: null, email: `${userId}@example.com`, phone });
    const reminderTime = instantFromMilliseconds(ringAt(dueDate, leadDays, hour));
    const input = { title: id, amount: null, dueDate: date(dueDate), recurrencePattern: pattern, reminderTime };
    await world.create(newReminder(input, { userId, id }, world.clock()));
  }
};

const live = async (world: ReminderWorld, span: Span, stories: readonly Story[], upTo: Random): Promise<number> => {
  const trouble = troublesOf(world, span, upTo);
  const actions = stories.flatMap(({ id, actions: own }) => own.map((action) => ({ id, action })));
  for (let day = 0; day < span.days; day += 1) {
    const inDay = () => trouble.next(day);
    const tonight = actions.filter(({ action: { at } }) => at === nightOf(span, day));
    for (const { id, action } of tonight) {
      await world.runUntil(instant(action.at), inDay);
      await act(world, id, action);
    }
    // A resumed reminder may be due for renewal, and its new date may be today.
    if (tonight.some(({ action: { does } }) => does === 'resume')) {
      await world.runUntil(addSeconds(world.clock(), 900), inDay);
      await world.job('renew');
    }
    // Renewal at 00:05 in São Paulo, and again as its job is every 15 minutes; the sweep where there was trouble.
    const night = renewalOf(span, day + 1);
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
  return trouble.injected();
};

const expectedOf = (span: Span, stories: readonly Story[]): Map<string, number> => {
  const expected = new Map<string, number>();
  for (const story of stories)
    for (const due of ringingDueDates(story, startOf(span), renewalOf(span, span.days)))
      for (const channel of hasPhone(userOf(story.id)) ? ['email', 'whatsapp'] : ['email'])
        expected.set(`${story.id} ${due} ${channel}`, 1);
  return expected;
};

// All 731 days are simulated by `npm run proof`.
const spans = [...WINDOWS, anyDays(), ...(process.env.PROOF ? [TWO_YEARS] : [])];

it.each(spans.map((span) => [span.name, span] as const))(
  'reminders with duplicates and deaths deliver every occurrence exactly once: %s',
  async (_, span) => {
    const upTo = randomOf(span.seed);
    const world = await reminderWorld(startOf(span));
    const stories = storiesOf(span, upTo);
    await createAll(world, stories);
    const injected = await live(world, span, stories, upTo);

    const expected = expectedOf(span, stories);
    expect(expected.size).toBeGreaterThan(stories.length / 2);
    // A death between a vendor's acceptance and its record allows one duplicate.
    for (const [name, times] of countByOccurrence(world.unrecorded))
      expected.set(name, (expected.get(name) ?? 0) + times);
    expect(injected).toBe(span.troubles);
    expect(world.unrecorded.length).toBeLessThan(span.troubles / 5);
    expect([...world.counts()].sort()).toEqual([...expected].sort());
    for (const userId of world.people.keys()) {
      const active = (await world.reminders.list(userId)).filter(({ status }) => status === 'active');
      expect((await quotaCounters(world.table, userId)).activeReminders).toBe(active.length);
    }
  },
  // Generous: a busy machine simulates two years in half an hour.
  3_600_000,
);
