import { describe, expect, it } from 'vitest';
import { renewed } from '../../../shared/reminders/reminder-occurrence.ts';
import { aReminder, date, instant } from './builders.ts';

describe('a renewed reminder', () => {
  const monthly = aReminder({ recurrencePattern: 'monthly', notifyAt: null });
  const dayAfter = instant('2026-03-11T03:00:00.000Z');

  it('keeps its distance in days and its time of day', () => {
    expect(renewed(monthly, dayAfter)).toMatchObject({
      dueDate: '2026-04-10',
      reminderTime: '2026-04-09T12:00:00.000Z',
      notifyAt: '2026-04-09T12:00:00.000Z',
      updatedAt: dayAfter,
    });
  });

  it('is active again after it was completed', () => {
    const completed = { ...monthly, status: 'completed' as const, completedAt: instant('2026-03-10T10:00:00.000Z') };
    expect(renewed(completed, dayAfter)).toMatchObject({ status: 'active', completedAt: null });
  });

  it('notifies on the new due date where its own distance is already past', () => {
    const daily = aReminder({ recurrencePattern: 'daily', notifyAt: null });
    const second = renewed(daily, dayAfter);
    expect(second).toMatchObject({ dueDate: '2026-03-11', reminderTime: '2026-03-11T12:00:00.000Z' });
    const third = renewed({ ...second, notifyAt: null }, instant('2026-03-12T03:00:00.000Z'));
    expect(third).toMatchObject({ dueDate: '2026-03-12', reminderTime: '2026-03-12T12:00:00.000Z' });
  });

  it('notifies at once when it is renewed on its due date after its time of day', () => {
    const now = instant('2026-04-10T20:00:00.000Z');
    expect(renewed(monthly, now)).toMatchObject({
      dueDate: '2026-04-10',
      reminderTime: '2026-04-10T12:00:00.000Z',
      notifyAt: now,
    });
  });

  it('goes back to the distance its owner chose after a late renewal', () => {
    const late = renewed(monthly, instant('2026-04-10T10:00:00.000Z'));
    expect(late.reminderTime).toBe('2026-04-10T12:00:00.000Z');
    expect(renewed(late, instant('2026-04-11T03:00:00.000Z')).reminderTime).toBe('2026-05-09T12:00:00.000Z');
  });

  it('catches up after ten days with one step', () => {
    const daily = aReminder({ recurrencePattern: 'daily', dueDate: date('2026-03-01'), notifyAt: null });
    expect(renewed(daily, instant('2026-03-11T12:30:00.000Z')).dueDate).toBe('2026-03-11');
  });

  it('keeps the 31st through shorter months', () => {
    let reminder = aReminder({ recurrencePattern: 'monthly', dueDate: date('2026-01-31'), notifyAt: null });
    const dates = ['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'].map((today) => {
      reminder = renewed(reminder, instant(`${today}T03:00:00.000Z`));
      return reminder.dueDate;
    });
    expect(dates).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  it('does not count its notification as provoked by a call', () => {
    expect(renewed({ ...monthly, isImmediate: true }, dayAfter).isImmediate).toBe(false);
  });

  it('that does not recur stays as it is', () => {
    const once = aReminder();
    expect(renewed(once, dayAfter)).toEqual(once);
  });
});
