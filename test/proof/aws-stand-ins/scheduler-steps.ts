import assert from 'node:assert/strict';
import {
  CreateScheduleGroupCommand,
  GetScheduleCommand,
  ListSchedulesCommand,
  type SchedulerClient,
} from '@aws-sdk/client-scheduler';
import { arnOf } from '../../../infra/emulators/http/arn.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { eventBridgeSchedules } from '../../../shared/reminders/scheduler-client.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import type { Step } from '../engines/steps.ts';

const GROUP = 'saldo-proof';
const at = '2027-03-10T11:59:59.250Z' as Instant;

/** The scheduler code of the product on an implementation that is not ours. */
export const schedulerSteps = (client: SchedulerClient): Step[] => {
  Object.assign(process.env, {
    [variables.scheduleGroup]: GROUP,
    [variables.scheduleRoleArn]: arnOf('iam', 'role/scheduler'),
    [variables.scheduleDeadLetterArn]: arnOf('sqs', 'dead'),
    [variables.reminderDispatchQueueArn]: arnOf('sqs', 'dispatch'),
  });
  const found = (Name: string) => client.send(new GetScheduleCommand({ Name, GroupName: GROUP }));
  const names = async () =>
    (await client.send(new ListSchedulesCommand({ GroupName: GROUP }))).Schedules?.map(({ Name }) => Name) ?? [];
  return [
    {
      does: 'a schedule with everything that the product sets, never early',
      run: async () => {
        await client.send(new CreateScheduleGroupCommand({ Name: GROUP }));
        await eventBridgeSchedules.put({ id: 'reminder-1', at, message: { reminderId: 'à' } });
        const schedule = await found('reminder-1');
        assert.equal(schedule.ScheduleExpression, 'at(2027-03-10T12:00:00)');
        assert.equal(schedule.ScheduleExpressionTimezone, 'UTC');
        assert.equal(schedule.ActionAfterCompletion, 'DELETE');
        assert.equal(schedule.Target?.Input, JSON.stringify({ reminderId: 'à' }));
        assert.equal(schedule.Target?.DeadLetterConfig?.Arn, arnOf('sqs', 'dead'));
      },
    },
    {
      does: 'the same schedule again replaces it',
      run: async () => {
        const later = '2027-04-01T09:00:00.000Z' as Instant;
        await eventBridgeSchedules.put({ id: 'reminder-1', at: later, message: { reminderId: 'b' } });
        const schedule = await found('reminder-1');
        assert.equal(schedule.ScheduleExpression, 'at(2027-04-01T09:00:00)');
        assert.equal(schedule.Target?.Input, JSON.stringify({ reminderId: 'b' }));
        assert.deepEqual(await names(), ['reminder-1']);
      },
    },
    {
      does: 'a removed schedule is gone, and removing it again succeeds',
      run: async () => {
        await eventBridgeSchedules.remove('reminder-1');
        assert.deepEqual(await names(), []);
        await eventBridgeSchedules.remove('reminder-1');
      },
    },
    {
      does: 'a schedule in a group that is not there is an error',
      run: async () => {
        process.env[variables.scheduleGroup] = 'none';
        await assert.rejects(eventBridgeSchedules.put({ id: 'reminder-2', at, message: {} }));
        process.env[variables.scheduleGroup] = GROUP;
      },
    },
  ];
};
