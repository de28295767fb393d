import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reminderDates } from '../../../shared/forecast/match-reminders.ts';
import type { RecurrencePattern, ReminderStatus } from '../../../shared/reminders/reminder.ts';
import { nextDueDate } from '../../../shared/reminders/reminder-occurrence.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { day } from '../ledger/a-transaction.ts';
import { aReminder } from '../reminders/builders.ts';

const datesOf = (given: {
  status: ReminderStatus;
  recurs: RecurrencePattern | null;
  due: string;
  today: string;
  last: string;
  anchor?: number;
}) =>
  reminderDates(
    [
      aReminder({
        status: given.status,
        recurrencePattern: given.recurs,
        dueDate: day(given.due),
        ...(given.anchor && { anchorDay: given.anchor }),
      }),
    ],
    { today: day(given.today), last: day(given.last) },
  ).map(({ dueDate }) => dueDate);

describe('completing a reminder', () => {
  it.each([
    ['weekly, before its day', 'weekly', '2026-08-24', '2026-08-20', '2026-09-10', ['2026-08-31', '2026-09-07']],
    ['weekly, on its day', 'weekly', '2026-08-20', '2026-08-20', '2026-09-05', ['2026-08-27', '2026-09-03']],
    ['daily', 'daily', '2026-08-20', '2026-08-20', '2026-08-22', ['2026-08-21', '2026-08-22']],
    [
      'monthly, at the end of January',
      'monthly',
      '2026-01-31',
      '2026-01-28',
      '2026-04-01',
      ['2026-02-28', '2026-03-31'],
    ],
    ['monthly, in a leap year', 'monthly', '2028-01-31', '2028-01-28', '2028-03-31', ['2028-02-29', '2028-03-31']],
    ['yearly, on 29 February', 'yearly', '2028-02-29', '2028-02-20', '2029-03-01', ['2029-02-28']],
    ['after its day, not yet renewed', 'monthly', '2026-08-19', '2026-08-20', '2026-10-01', ['2026-09-19']],
  ] as const)('%s, ends that occurrence alone', (_name, recurs, due, today, last, expected) => {
    expect(datesOf({ status: 'completed', recurs, due, today, last })).toEqual(expected);
  });

  it('ends one that does not recur', () => {
    const given = { due: '2026-08-24', today: '2026-08-20', last: '2026-12-31' };
    expect(datesOf({ ...given, status: 'completed', recurs: null })).toEqual([]);
    expect(datesOf({ ...given, status: 'active', recurs: null })).toEqual(['2026-08-24']);
  });

  it('leaves the later dates as they are when the reminder is not completed; an inactive one has none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<RecurrencePattern>('daily', 'weekly', 'monthly', 'yearly'),
        fc.integer({ min: -3, max: 40 }),
        fc.integer({ min: 0, max: 400 }),
        (recurs, after, days) => {
          const today = day('2028-02-26');
          const due = addDays(today, after);
          const given = { recurs, due, today, last: addDays(today, days) };
          const active = datesOf({ ...given, status: 'active' });
          const later = active.filter((date) => date > due);
          expect(datesOf({ ...given, status: 'completed' })).toEqual(later);
          expect(datesOf({ ...given, status: 'inactive' })).toEqual([]);
          // What renewal makes of it shows the same dates.
          const renewed: IsoDate = nextDueDate(recurs, { dueDate: due, anchorDay: Number(due.slice(8)) }, today);
          if (renewed >= today && due >= today)
            expect(datesOf({ ...given, due: renewed, status: 'active', anchor: Number(due.slice(8)) })).toEqual(later);
        },
      ),
    );
  });
});
