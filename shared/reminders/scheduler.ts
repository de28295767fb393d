import {
  ConflictException,
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
  UpdateScheduleCommand,
} from '@aws-sdk/client-scheduler';
import { awsClientConfig } from '../aws.ts';
import { setting, variables } from '../environment.ts';
import { epochMilliseconds, type Instant, instantFromMilliseconds } from '../time/instant.ts';

/** Sends `message` to the dispatch queue at `at`; one schedule per reminder, named by its id. */
export type ReminderSchedule = { id: string; at: Instant; message: object };

export type ReminderSchedules = {
  /** Creates the schedule or replaces it, whichever it takes. */
  put(schedule: ReminderSchedule): Promise<void>;
  /** Removes the schedule; one that fired or never was is removed already. */
  remove(id: string): Promise<void>;
};

const DEADLINE_MILLISECONDS = 5000;

const client = new SchedulerClient({ ...awsClientConfig('SCHEDULER'), maxAttempts: 3 });

// The scheduler knows whole seconds; rounded up, so that a message is never early.
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

const options = () => ({ abortSignal: AbortSignal.timeout(DEADLINE_MILLISECONDS) });

/** Schedules of the environment's group. */
export const eventBridgeSchedules: ReminderSchedules = {
  async put(schedule: ReminderSchedule): Promise<void> {
    const input = request(schedule);
    const create = () => client.send(new CreateScheduleCommand(input), options());
    const update = () => client.send(new UpdateScheduleCommand(input), options());
    try {
      await create();
    } catch (error) {
      if (!(error instanceof ConflictException)) throw error;
      // It may fire, and so vanish, between the two calls.
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
