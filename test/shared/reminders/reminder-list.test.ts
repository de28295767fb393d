import { describe, expect, it } from 'vitest';
import {
  describeFilter,
  filteredReminders,
  listedReminderBody,
  type ReminderFilter,
} from '../../../shared/reminders/reminder-change.ts';
import { aReminder, date, instant } from './builders.ts';

const today = date('2026-03-10');
const reminders = [
  aReminder({ id: 'far', dueDate: date('2026-04-30') }),
  aReminder({ id: 'week', dueDate: date('2026-03-17') }),
  aReminder({ id: 'late', dueDate: date('2026-03-09') }),
  aReminder({ id: 'b-today', dueDate: today }),
  aReminder({ id: 'a-today', dueDate: today }),
  aReminder({ id: 'done', dueDate: date('2026-03-08'), status: 'completed' }),
  aReminder({ id: 'paused', dueDate: date('2026-03-11'), status: 'inactive' }),
];

describe('a listing, by due date', () => {
  it.each<{ filter: ReminderFilter; ids: string[] }>([
    { filter: { name: 'active', days: 7 }, ids: ['late', 'a-today', 'b-today', 'week', 'far'] },
    { filter: { name: 'all', days: 7 }, ids: ['done', 'late', 'a-today', 'b-today', 'paused', 'week', 'far'] },
    { filter: { name: 'upcoming', days: 7 }, ids: ['a-today', 'b-today', 'week'] },
    { filter: { name: 'upcoming', days: 6 }, ids: ['a-today', 'b-today'] },
    { filter: { name: 'upcoming', days: 0 }, ids: ['a-today', 'b-today'] },
    { filter: { name: 'overdue', days: 7 }, ids: ['late'] },
  ])('$filter.name, $filter.days days', ({ filter, ids }) => {
    expect(filteredReminders(reminders, filter, today).map(({ id }) => id)).toEqual(ids);
    expect(filteredReminders(reminders.toReversed(), filter, today).map(({ id }) => id)).toEqual(ids);
  });

  it.each<{ filter: ReminderFilter; text: string }>([
    { filter: { name: 'upcoming', days: 1 }, text: 'Reminders due within the next 1 day' },
    { filter: { name: 'upcoming', days: 7 }, text: 'Reminders due within the next 7 days' },
    { filter: { name: 'active', days: 7 }, text: 'Active reminders' },
    { filter: { name: 'all', days: 7 }, text: 'All reminders' },
    { filter: { name: 'overdue', days: 7 }, text: 'Overdue reminders' },
  ])('describes its filter: $text', ({ filter, text }) => expect(describeFilter(filter)).toBe(text));

  it('leaves out completed and inactive reminders that were due', () => {
    const closed = reminders.filter(({ status }) => status !== 'active').map((one) => ({ ...one, dueDate: today }));
    for (const name of ['active', 'upcoming', 'overdue'] as const) {
      expect(filteredReminders(closed, { name, days: 7 }, date('2026-03-10'))).toEqual([]);
    }
    expect(filteredReminders(closed, { name: 'overdue', days: 7 }, date('2026-03-12'))).toEqual([]);
  });
});

it('completedAt shows only while the status is completed', () => {
  const completedAt = instant('2026-03-10T10:00:00.000Z');
  expect(listedReminderBody(aReminder({ status: 'completed', completedAt }))).toHaveProperty(
    'completedAt',
    completedAt,
  );
  expect(listedReminderBody(aReminder({ completedAt }))).not.toHaveProperty('completedAt');
  expect(listedReminderBody(aReminder()).amount).toBe(1250.75);
});
