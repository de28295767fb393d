import { setTimeout as pause } from 'node:timers/promises';
import { type ScheduledJobName, scheduledJobs } from '../../../shared/contract/jobs.ts';
import { arnOf, resourceOf } from '../../emulators/http/arn.ts';
import { scheduleRequest } from '../../emulators/scheduler/schedule.ts';
import type { Schedules } from '../../emulators/scheduler/schedules.ts';
import { reportFailure } from '../lambda/report.ts';
import type { Runtime } from '../lambda/runtime.ts';

/** The group of the service's recurring schedules, separate from those of user records. */
export const JOB_GROUP = 'jobs';

const TIMEOUT_SECONDS = 900;
// Lambda repeats a failed asynchronous invocation twice, after one and two minutes.
const RETRY_AFTER_MS = [100, 200];

export const jobNames = Object.keys(scheduledJobs).toSorted();

export const isJob = (name: string): name is ScheduledJobName => Object.hasOwn(scheduledJobs, name);

export type Jobs = {
  /**
   * Runs a job for `scheduledTime` (an ISO instant); rejects after the third failure.
   * @param simulated whether everything that follows also runs as of that instant
   */
  run(name: ScheduledJobName, scheduledTime: string, simulated?: boolean): Promise<void>;
  /** Number of jobs that run or wait for a retry. */
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
    async run(name, scheduledTime, simulated = false) {
      busy += 1;
      try {
        await attempt(name, simulated ? { scheduledTime, simulated } : { scheduledTime }, RETRY_AFTER_MS);
      } finally {
        busy -= 1;
      }
    },
  };
};

/** Creates the recurring schedule of every job, starting now: runs missed while the stack was down are not repeated. */
export const scheduleJobs = (schedules: Schedules): void => {
  for (const { view } of schedules.list()) if (view.GroupName === JOB_GROUP) schedules.delete(JOB_GROUP, view.Name);
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

/** Starts the job that a schedule's target names, in the background. @throws for an unknown ARN */
export const startScheduledJob = (jobs: Jobs, functionArn: string, input: string): void => {
  const name = resourceOf(functionArn);
  if (!isJob(name)) throw new Error(`${name} is no job`);
  const { scheduledTime } = JSON.parse(input);
  jobs.run(name, String(scheduledTime)).catch((error: unknown) => reportFailure(name, error));
};
