import { setTimeout as pause } from 'node:timers/promises';
import { type ScheduledJobName, scheduledJobs } from '../../../shared/contract/jobs.ts';
import { reportFailure } from '../lambda/report.ts';
import type { Runtime } from '../lambda/runtime.ts';
import { scheduleRequest } from '../scheduler/schedule.ts';
import type { Schedules } from '../scheduler/schedules.ts';
import { arnOf, resourceOf } from '../wire/arn.ts';

/** The group of the service's own recurring schedules, apart from those that its users cause. */
export const JOB_GROUP = 'jobs';

const TIMEOUT_SECONDS = 900;
// Lambda runs a failed asynchronous invocation twice more, after one and two minutes.
const RETRY_AFTER_MS = [100, 200];

export const isJob = (name: string): name is ScheduledJobName => Object.hasOwn(scheduledJobs, name);

export type Jobs = {
  /** Runs a job as if at `scheduledTime` (an ISO instant); rejects when it has failed for the third time. */
  run(name: ScheduledJobName, scheduledTime: string): Promise<void>;
  /** Jobs that run or wait to be tried again. */
  busy(): number;
};

export const createJobs = (runtime: Pick<Runtime, 'invoke'>): Jobs => {
  let busy = 0;
  const attempt = async (name: ScheduledJobName, event: object, retries: readonly number[]): Promise<void> => {
    try {
      await runtime.invoke({ name, file: `jobs/${name}.ts`, timeoutSeconds: TIMEOUT_SECONDS }, event);
    } catch (error) {
      const [delay, ...rest] = retries;
      if (delay === undefined) throw error;
      await pause(delay);
      await attempt(name, event, rest);
    }
  };
  return {
    busy: () => busy,
    async run(name, scheduledTime) {
      busy += 1;
      try {
        await attempt(name, { scheduledTime }, RETRY_AFTER_MS);
      } finally {
        busy -= 1;
      }
    },
  };
};

/** Puts the recurring schedule of every job, counted from now: what was missed while nothing ran stays missed. */
export const scheduleJobs = (schedules: Schedules): void => {
  if (schedules.groups().some(({ Name }) => Name === JOB_GROUP)) schedules.deleteGroup(JOB_GROUP);
  schedules.createGroup(JOB_GROUP);
  for (const { name, schedule } of Object.values(scheduledJobs)) {
    const target = {
      Arn: arnOf('lambda', `function:${name}`),
      RoleArn: arnOf('iam', 'role/saldo-local-scheduler'),
      Input: JSON.stringify({ scheduledTime: '<aws.scheduler.scheduled-time>' }),
    };
    const window = { Mode: 'OFF' };
    schedules.create(
      name,
      scheduleRequest.parse({
        GroupName: JOB_GROUP,
        ScheduleExpression: schedule,
        FlexibleTimeWindow: window,
        Target: target,
      }),
    );
  }
};

/** Starts the job that a schedule's target names, in the background. @throws for an ARN of no job */
export const startScheduledJob = (jobs: Jobs, functionArn: string, input: string): void => {
  const name = resourceOf(functionArn);
  if (!isJob(name)) throw new Error(`${name} is no job`);
  const { scheduledTime } = JSON.parse(input);
  jobs.run(name, String(scheduledTime)).catch((error: unknown) => reportFailure(name, error));
};
