import {
  ConflictException,
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import { awsClientConfig } from '../platform/aws.ts';
import { setting, variables } from '../platform/environment.ts';
import { expiring } from '../time/host.ts';
import { epochMilliseconds, type Instant, instantFromMilliseconds } from '../time/instant.ts';

/** One schedule per reminder, named by its id. */
export type ReminderSchedule = { id: string; at: Instant; message: object };

export type ReminderSchedules = {
  /** Creates or replaces the schedule. */
  put(schedule: ReminderSchedule): Promise<void>;
  /** Succeeds when the schedule does not exist. */
  remove(id: string): Promise<void>;
};

const DEADLINE_MILLISECONDS = 5000;

const client = new SchedulerClient(awsClientConfig('SCHEDULER'));

// The scheduler has whole seconds; rounded up, so no message is early.
const expressionAt = (at: Instant): string =>
  `at(${instantFromMilliseconds(Math.ceil(epochMilliseconds(at) / 1000) * 1000).slice(0, 19)})`;

const request = ({ id, at, message }: ReminderSchedule): CreateScheduleCommandInput => ({
  Name: id,
  GroupName: setting(variables.scheduleGroup),
  ScheduleExpression: expressionAt(at),
  ScheduleExpressionTimezone: 'UTC',
  FlexibleTimeWindow: { Mode: 'OFF' },
  ActionAfterCompletion: 'DELETE',
  Target: {
    Arn: setting(variables.reminderDispatchQueueArn),
    RoleArn: setting(variables.scheduleRoleArn),
    Input: JSON.stringify(message),
    DeadLetterConfig: { Arn: setting(variables.scheduleDeadLetterArn) },
  },
});

const options = () => ({ abortSignal: expiring(DEADLINE_MILLISECONDS) });

export const eventBridgeSchedules: ReminderSchedules = {
  async put(schedule: ReminderSchedule): Promise<void> {
    const input = request(schedule);
    const create = () => client.send(new CreateScheduleCommand(input), options());
    const update = () => client.send(new UpdateScheduleCommand(input), options());
    try {
      await create();
    } catch (error) {
      if (!(error instanceof ConflictException)) throw error;
      // A schedule may fire, and so disappear, between the two calls.
      await update().catch((failure: unknown) => {
        if (failure instanceof ResourceNotFoundException) return create();
        throw failure;
      });
    }
  },
  async remove(id: string): Promise<void> {
    const command = new DeleteScheduleCommand({ Name: id, GroupName: setting(variables.scheduleGroup) });
    await client.send(command, options()).catch((error: unknown) => {
      if (!(error instanceof ResourceNotFoundException)) throw error;
    });
  },
};
