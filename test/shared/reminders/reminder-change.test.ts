import { describe, expect, it } from 'vitest';
import type { Reminder, ReminderStatus } from '../../../shared/reminders/reminder.ts';
import { changedReminder, type ReminderChange } from '../../../shared/reminders/reminder-change.ts';
import { reminderOccurrenceOf } from '../../../shared/reminders/reminder-occurrence.ts';
import type { TimeOfDay } from '../../../shared/time/sao-paulo.ts';
import { aReminder, date, instant } from './builders.ts';

const before = instant('2026-03-05T10:00:00.000Z');
/** Aluguel, due 10 March, has rung on 9 March at 09:00. */
const rung = (fields: Partial<Reminder> = {}): Reminder => {
  const reminder = aReminder({ notifyAt: null, ...fields });
  return { ...reminder, dispatchedOccurrence: reminderOccurrenceOf(reminder) };
};

describe('status', () => {
  const statuses: ReminderStatus[] = ['active', 'completed', 'inactive'];
  it.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))('%s -> %s is allowed', (from, to) => {
    const completedAt = from === 'completed' ? instant('2026-03-02T10:00:00.000Z') : null;
    const next = changedReminder(aReminder({ status: from, completedAt }), { newStatus: to }, before);
    expect(next.status).toBe(to);
    expect(next.completedAt).toBe(to === 'completed' ? (completedAt ?? before) : null);
    expect(next.notifyAt).toBe(to === 'active' ? next.reminderTime : null);
  });

  it('a reactivated reminder that was already notified is not notified again', () => {
    expect(changedReminder(rung({ status: 'inactive' }), { newStatus: 'active' }, before).notifyAt).toBeNull();
  });

  it('a reactivated reminder whose time passed while it was paused notifies at once, up to its due date', () => {
    const paused = aReminder({ status: 'inactive', notifyAt: null });
    const onDueDate = instant('2026-03-10T15:00:00.000Z');
    const dayAfter = instant('2026-03-11T15:00:00.000Z');
    expect(changedReminder(paused, { newStatus: 'active' }, onDueDate).notifyAt).toBe(onDueDate);
    expect(changedReminder(paused, { newStatus: 'active' }, dayAfter).notifyAt).toBeNull();
  });
});

describe('fields', () => {
  it('absent ones stay, and updatedAt moves', () => {
    const reminder = aReminder();
    expect(changedReminder(reminder, { title: 'Condomínio' }, before)).toEqual({
      ...reminder,
      title: 'Condomínio',
      updatedAt: before,
    });
  });

  it('a null amount clears it', () => {
    expect(changedReminder(aReminder(), { amount: null }, before).amount).toBeNull();
  });

  it.each<{ name: string; change: ReminderChange; rings: string; lead: number }>([
    {
      name: 'a new due date takes the reminder along',
      change: { dueDate: date('2026-03-20') },
      rings: '2026-03-19T12:00:00.000Z',
      lead: 1,
    },
    {
      name: 'a given moment stays as given',
      change: { dueDate: date('2026-03-20'), reminderTime: instant('2026-03-15T18:00:00.000Z') },
      rings: '2026-03-15T18:00:00.000Z',
      lead: 5,
    },
    {
      name: 'another time of day',
      change: { recurrenceTime: '14:30' as TimeOfDay },
      rings: '2026-03-09T17:30:00.000Z',
      lead: 1,
    },
    {
      name: 'another day and time of day',
      change: { dueDate: date('2026-03-20'), recurrenceTime: '08:00' as TimeOfDay },
      rings: '2026-03-19T11:00:00.000Z',
      lead: 1,
    },
    {
      name: 'a moment and a time of day',
      change: { reminderTime: instant('2026-03-07T01:00:00.000Z'), recurrenceTime: '08:00' as TimeOfDay },
      rings: '2026-03-06T11:00:00.000Z',
      lead: 4,
    },
  ])('$name', ({ change, rings, lead }) => {
    expect(changedReminder(aReminder(), change, before)).toMatchObject({
      reminderTime: rings,
      notifyAt: rings,
      leadDays: lead,
    });
  });

  it('sending a clamped due date back keeps the anchor day; another date sets a new one', () => {
    const february = aReminder({ dueDate: date('2026-02-28'), anchorDay: 31 });
    expect(changedReminder(february, { dueDate: date('2026-02-28') }, before).anchorDay).toBe(31);
    expect(changedReminder(february, { dueDate: date('2026-03-15') }, before).anchorDay).toBe(15);
  });
});

describe('a change and the notification', () => {
  it('a late notification survives a change of title', () => {
    const late = aReminder({ notifyAt: instant('2026-03-09T12:00:00.000Z') });
    expect(changedReminder(late, { title: 'X' }, instant('2026-03-15T10:00:00.000Z')).notifyAt).toBe(
      '2026-03-09T12:00:00.000Z',
    );
  });

  it('a time in the past notifies at once while the due date is today or later', () => {
    const now = instant('2026-03-08T10:00:00.000Z');
    expect(changedReminder(aReminder(), { reminderTime: instant('2026-03-01T10:00:00.000Z') }, now).notifyAt).toBe(now);
  });

  it('a new due date notifies again, at its own time', () => {
    const now = instant('2026-03-09T15:00:00.000Z');
    expect(changedReminder(rung(), { dueDate: date('2026-03-20') }, now).notifyAt).toBe('2026-03-19T12:00:00.000Z');
  });

  it('an earlier time of day, set after this due date was notified, does not notify twice', () => {
    const now = instant('2026-03-09T15:00:00.000Z');
    expect(changedReminder(rung(), { recurrenceTime: '08:00' as TimeOfDay }, now).notifyAt).toBeNull();
  });

  it('a later time notifies again, because its owner chose it', () => {
    const now = instant('2026-03-09T15:00:00.000Z');
    const later = instant('2026-03-10T11:00:00.000Z');
    expect(changedReminder(rung(), { reminderTime: later }, now).notifyAt).toBe(later);
  });

  it('a title keeps a provoked notification that is late provoked', () => {
    const late = aReminder({ notifyAt: instant('2026-03-09T12:00:00.000Z'), isImmediate: true });
    expect(changedReminder(late, { title: 'X' }, instant('2026-03-15T10:00:00.000Z'))).toMatchObject({
      notifyAt: '2026-03-09T12:00:00.000Z',
      isImmediate: true,
    });
  });

  it.each(['completed', 'inactive'] as const)('a reminder that becomes %s has no notification left', (newStatus) => {
    const provoked = aReminder({ isImmediate: true });
    expect(changedReminder(provoked, { newStatus }, before)).toMatchObject({ notifyAt: null, isImmediate: false });
  });

  it('a time of this very moment, set after this due date was notified, does not notify twice', () => {
    const now = instant('2026-03-09T15:00:00.000Z');
    expect(changedReminder(rung(), { reminderTime: now }, now).notifyAt).toBeNull();
  });

  it('a late renewal keeps the chosen distance when a client sends its own dates back', () => {
    const late = aReminder({ reminderTime: instant('2026-03-10T12:00:00.000Z'), leadDays: 3 });
    const same = { dueDate: late.dueDate, reminderTime: late.reminderTime };
    expect(changedReminder(late, same, before).leadDays).toBe(3);
    const moved = changedReminder(late, { reminderTime: instant('2026-03-08T12:00:00.000Z') }, before);
    expect(moved.leadDays).toBe(2);
  });
});
