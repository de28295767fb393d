import { afterEach, expect, it } from 'vitest';
import type { FaultKind } from '../../../infra/emulators/faults.ts';
import { reminderSchedules } from '../../../shared/reminders/schedule-notification.ts';
import { useStandIns } from '../../support/stand-ins.ts';
import { instant } from './builders.ts';

const { standIns, faults } = useStandIns();
const message = { userId: 'ana', reminderId: 'r', occurrence: 'o' };
const rent = { id: 'r', at: instant('2027-03-09T12:00:00.000Z'), message };

const kept = () =>
  standIns()
    .schedules.list()
    .map(({ view }) => view);
afterEach(() => reminderSchedules.remove('r'));

it('a schedule fires once, in UTC, at the dispatch queue, with a dead-letter queue, and is deleted after it', async () => {
  await reminderSchedules.put(rent);
  expect(kept()).toMatchObject([
    {
      Name: 'r',
      GroupName: process.env.SCHEDULE_GROUP,
      ScheduleExpression: 'at(2027-03-09T12:00:00)',
      ScheduleExpressionTimezone: 'UTC',
      ActionAfterCompletion: 'DELETE',
      Target: {
        Arn: process.env.REMINDER_DISPATCH_QUEUE_ARN,
        RoleArn: process.env.SCHEDULE_ROLE_ARN,
        DeadLetterConfig: { Arn: process.env.SCHEDULE_DEAD_LETTER_ARN },
        Input: JSON.stringify(message),
      },
    },
  ]);
});

it('a moment between two seconds is rounded up, never early', async () => {
  await reminderSchedules.put({ ...rent, at: instant('2027-03-09T12:00:00.001Z') });
  expect(kept()[0]?.ScheduleExpression).toBe('at(2027-03-09T12:00:01)');
});

it('putting it again moves it, and there is one', async () => {
  await reminderSchedules.put(rent);
  await reminderSchedules.put({ ...rent, at: instant('2027-05-01T09:30:00.000Z') });
  expect(kept().map(({ ScheduleExpression }) => ScheduleExpression)).toEqual(['at(2027-05-01T09:30:00)']);
});

it('one that vanishes between the two calls is created after all', async () => {
  faults.add({ target: 'scheduler', operation: 'CreateSchedule', times: 1, error: 'conflict' });
  await reminderSchedules.put(rent);
  expect(kept()).toHaveLength(1);
});

it('removing what is not there is no error', async () => {
  await reminderSchedules.put(rent);
  await reminderSchedules.remove('r');
  await reminderSchedules.remove('r');
  expect(kept()).toEqual([]);
});

it.each<FaultKind>(['throttle', '500', 'timeout'])('a passing %s is tried again at once', async (error) => {
  faults.add({ target: 'scheduler', times: 1, error });
  await reminderSchedules.put(rent);
  expect(kept()).toHaveLength(1);
});

it('a scheduler that stays down is the caller\u2019s to know', async () => {
  faults.add({ target: 'scheduler', times: 3, error: '500' });
  await expect(reminderSchedules.put(rent)).rejects.toThrow();
});
