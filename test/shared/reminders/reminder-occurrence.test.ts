import { describe, expect, it } from 'vitest';
import { centavos } from '../../../shared/money.ts';
import { type Reminder, reminderQuotaUnits } from '../../../shared/reminders/reminder.ts';
import { type NewReminder, newReminder } from '../../../shared/reminders/reminder-change.ts';
import {
  hasSameNextStep,
  isDueAtOnce,
  lateBefore,
  nextStep,
  notificationInstant,
  reminderOccurrenceOf,
  wasDispatchedFor,
} from '../../../shared/reminders/reminder-occurrence.ts';
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
  expect(reminderOccurrenceOf(aReminder({ title: 'Luz', status: 'inactive', version: 9 }))).toBe(
    reminderOccurrenceOf(reminder),
  );
  expect(reminderOccurrenceOf(aReminder({ dueDate: date('2026-04-10') }))).not.toBe(reminderOccurrenceOf(reminder));
  expect(reminderOccurrenceOf(aReminder({ reminderTime: instant('2026-03-09T13:00:00.000Z') }))).not.toBe(
    reminderOccurrenceOf(reminder),
  );
});

it('a new reminder is active, notifies by default the day before, and keeps its day of the month', () => {
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

describe('a new reminder', () => {
  const now = instant('2026-03-01T10:00:00.000Z');
  const input = { title: 'Luz', amount: centavos(9_950), dueDate: date('2026-03-10'), recurrencePattern: null };
  const create = (given: Partial<NewReminder>) => newReminder({ ...input, ...given }, { userId: 'ana', id: 'r' }, now);

  it('has the given fields and no notification yet', () => {
    expect(create({})).toEqual({
      ...input,
      userId: 'ana',
      id: 'r',
      reminderTime: '2026-03-09T12:00:00.000Z',
      status: 'active',
      anchorDay: 10,
      leadDays: 1,
      notifyAt: '2026-03-09T12:00:00.000Z',
      isImmediate: false,
      dispatchedOccurrence: null,
      notification: null,
      createdAt: now,
      updatedAt: now,
      completedAt: null,
      version: 1,
    });
  });

  it.each([
    {
      name: 'a time long past, due today or later',
      reminderTime: '2026-01-01T12:00:00.000Z',
      at: now,
      isImmediate: true,
    },
    { name: 'within a minute', reminderTime: '2026-03-01T10:00:59.999Z', isImmediate: true },
    { name: 'in a minute', reminderTime: '2026-03-01T10:01:00.000Z', isImmediate: false },
  ])('is provoked by its creation when it notifies at once: $name', ({ reminderTime, at, isImmediate }) => {
    expect(create({ reminderTime: instant(reminderTime) })).toMatchObject({
      notifyAt: at ?? reminderTime,
      isImmediate,
    });
  });

  it('that is overdue and past its time notifies never', () => {
    const overdue = create({ dueDate: date('2026-02-28'), reminderTime: instant('2026-02-27T12:00:00.000Z') });
    expect(overdue).toMatchObject({ notifyAt: null, isImmediate: false });
  });
});

it.each([
  { status: 'active', units: 1 },
  { status: 'completed', units: 0 },
  { status: 'inactive', units: 0 },
] as const)('a reminder that is $status counts $units toward the quota', ({ status, units }) => {
  expect(reminderQuotaUnits({ status })).toBe(units);
});

describe('two states of a reminder have the same next step', () => {
  const reminder = aReminder({ recurrencePattern: 'monthly' });
  it.each<{ name: string; other: Partial<Reminder>; isSame: boolean }>([
    { name: 'with another title', other: { title: 'Luz', version: 9 }, isSame: true },
    { name: 'not at another moment', other: { notifyAt: instant('2026-03-09T12:00:00.001Z') }, isSame: false },
    { name: 'not with a step of another kind', other: { notifyAt: null }, isSame: false },
    { name: 'not without a step', other: { status: 'inactive' }, isSame: false },
    { name: 'not for another due date', other: { dueDate: date('2026-03-11') }, isSame: false },
    { name: 'not for another time', other: { reminderTime: instant('2026-03-09T13:00:00.000Z') }, isSame: false },
  ])('$name', ({ other, isSame }) => {
    expect(hasSameNextStep(reminder, { ...reminder, ...other })).toBe(isSame);
    expect(hasSameNextStep({ ...reminder, ...other }, reminder)).toBe(isSame);
  });

  it('of one moment, but one notifies and the other renews: not the same', () => {
    const renewal = { ...reminder, notifyAt: null };
    const at = nextStep(renewal)?.at ?? null;
    expect(hasSameNextStep(renewal, { ...reminder, notifyAt: at })).toBe(false);
  });

  it('when neither has one', () => {
    const inactive = aReminder({ status: 'inactive' });
    expect(hasSameNextStep(inactive, { ...inactive, title: 'Luz' })).toBe(true);
  });
});

it.each([
  { occurrence: '2026-03-10@2026-03-09T12:00:00.000Z', expected: true },
  { occurrence: '2026-04-10@2026-04-09T12:00:00.000Z', expected: false },
  { occurrence: '2026-04-10@2026-03-10@', expected: false },
  { occurrence: null, expected: false },
])('$occurrence was dispatched for 10 March: $expected', ({ occurrence, expected }) => {
  expect(wasDispatchedFor(aReminder({ dispatchedOccurrence: occurrence }), date('2026-03-10'))).toBe(expected);
});

it('a notification less than a minute ahead is due at once', () => {
  const now = instant('2026-03-09T12:00:00.000Z');
  expect(isDueAtOnce(instant('2026-03-09T12:00:59.999Z'), now)).toBe(true);
  expect(isDueAtOnce(instant('2026-03-09T12:01:00.000Z'), now)).toBe(false);
  expect(isDueAtOnce(null, now)).toBe(false);
});

it('the sweep takes up what is late by two minutes', () => {
  expect(lateBefore(instant('2026-03-09T12:00:00.000Z'))).toBe('2026-03-09T11:58:00.000Z');
});

it.each([
  { due: '9989-12-31', step: { kind: 'renew', at: '9990-01-01T03:00:00.000Z' } },
  { due: '9990-01-01', step: null },
])('renewal ends with the year 9990: due $due', ({ due, step }) => {
  expect(nextStep(aReminder({ dueDate: date(due), notifyAt: null, recurrencePattern: 'daily' }))).toEqual(step);
});
