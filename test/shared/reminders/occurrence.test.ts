import { describe, expect, it } from 'vitest';
import { newReminder } from '../../../shared/reminders/new-reminder.ts';
import { nextStep, notificationInstant, occurrenceOf } from '../../../shared/reminders/occurrence.ts';
import type { Reminder } from '../../../shared/reminders/reminder.ts';
import { aReminder, date, instant } from './builders.ts';

describe('an occurrence that was not dispatched notifies', () => {
  const reminderTime = instant('2026-03-09T12:00:00.000Z');
  it.each([
    { name: 'at its time when that is to come', now: '2026-03-09T11:59:59.999Z', at: '2026-03-09T12:00:00.000Z' },
    { name: 'at once when its time is past', now: '2026-03-09T12:00:01.000Z', at: '2026-03-09T12:00:01.000Z' },
    { name: 'at once on the due date', now: '2026-03-11T02:59:59.999Z', at: '2026-03-11T02:59:59.999Z' },
    { name: 'not at all after the due date in São Paulo', now: '2026-03-11T03:00:00.000Z', at: null },
  ])('$name', ({ now, at }) => {
    expect(notificationInstant({ dueDate: date('2026-03-10'), reminderTime }, instant(now))).toBe(at);
  });

  it('at a time after the due date when its owner chose one', () => {
    const late = { dueDate: date('2026-03-10'), reminderTime: instant('2026-03-12T12:00:00.000Z') };
    expect(notificationInstant(late, instant('2026-03-11T12:00:00.000Z'))).toBe(late.reminderTime);
  });
});

describe('next comes', () => {
  const due = date('2026-03-10');
  const renewal = { kind: 'renew', at: '2026-03-11T03:00:00.000Z' };
  it.each<{ name: string; reminder: Partial<Reminder>; next: object | null }>([
    { name: 'the pending notification', reminder: {}, next: { kind: 'notify', at: '2026-03-09T12:00:00.000Z' } },
    { name: 'nothing once it went out', reminder: { notifyAt: null }, next: null },
    { name: 'the renewal once it went out', reminder: { notifyAt: null, recurrencePattern: 'monthly' }, next: renewal },
    {
      name: 'the notification even after the due date, and renewal waits',
      reminder: { recurrencePattern: 'daily', notifyAt: instant('2026-03-12T12:00:00.000Z') },
      next: { kind: 'notify', at: '2026-03-12T12:00:00.000Z' },
    },
    {
      name: 'the renewal of a completed one',
      reminder: { status: 'completed', recurrencePattern: 'weekly' },
      next: renewal,
    },
    { name: 'nothing for a completed one that does not recur', reminder: { status: 'completed' }, next: null },
    { name: 'nothing for an inactive one', reminder: { status: 'inactive', recurrencePattern: 'daily' }, next: null },
    {
      name: 'nothing beyond the years that text can order',
      reminder: { dueDate: date('9999-12-31'), notifyAt: null, recurrencePattern: 'daily' },
      next: null,
    },
  ])('$name', ({ reminder, next }) => {
    expect(nextStep(aReminder({ dueDate: due, ...reminder }))).toEqual(next);
  });
});

it('an occurrence has one name, which changes with its due date or its moment', () => {
  const reminder = aReminder();
  expect(occurrenceOf(aReminder({ title: 'Luz', status: 'inactive', version: 9 }))).toBe(occurrenceOf(reminder));
  expect(occurrenceOf(aReminder({ dueDate: date('2026-04-10') }))).not.toBe(occurrenceOf(reminder));
  expect(occurrenceOf(aReminder({ reminderTime: instant('2026-03-09T13:00:00.000Z') }))).not.toBe(
    occurrenceOf(reminder),
  );
});

it('a new reminder is active, rings by default the day before, and keeps its day of the month', () => {
  const input = { title: 'Aluguel', amount: null, dueDate: date('2026-03-31'), recurrencePattern: 'monthly' as const };
  expect(newReminder(input, { userId: 'ana', id: 'r' }, instant('2026-03-01T10:00:00.000Z'))).toMatchObject({
    status: 'active',
    reminderTime: '2026-03-30T12:00:00.000Z',
    notifyAt: '2026-03-30T12:00:00.000Z',
    anchorDay: 31,
    leadDays: 1,
    completedAt: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    updatedAt: '2026-03-01T10:00:00.000Z',
  });
});
