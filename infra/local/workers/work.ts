import { runScheduler } from '../../emulators/scheduler/fire.ts';
import type { Schedules } from '../../emulators/scheduler/schedules.ts';
import type { Queues } from '../../emulators/sqs/queues.ts';
import type { Runtime } from '../lambda/runtime.ts';
import { deliverTo } from './deliver.ts';
import { drain } from './drain.ts';
import { createJobs, type Jobs, scheduleJobs } from './jobs.ts';
import { specs, startWorkers } from './workers.ts';

/** Background work. */
export type Work = {
  jobs: Jobs;
  /** Waits until no work is queued or running; false after `timeoutMs`. @see drain */
  drained(timeoutMs: number, horizonMs?: number): Promise<boolean>;
  /** Waits until no batch and no job runs, whatever is queued; false after `timeoutMs`. */
  paused(timeoutMs: number): Promise<boolean>;
  /** Starts no further work, and waits up to `graceMs` for running work. */
  stop(graceMs: number): Promise<void>;
};

/** Starts the workers, the recurring jobs and the clock of the schedules. @param isPatient each worker has one batch at a time */
export const startWork = (
  { queues, schedules }: { queues: Queues; schedules: Schedules },
  runtime: Runtime,
  isPatient = false,
): Work => {
  const jobs = createJobs(runtime);
  const workers = startWorkers(queues, runtime, isPatient ? 1 : undefined);
  scheduleJobs(schedules);
  const stopTime = runScheduler(schedules, deliverTo(queues, jobs));
  const background = () => workers.busy() + jobs.busy();
  const busy = () => runtime.running() + background();
  const underWay = { queues: specs.map(({ name }) => queues.find(name)), busy };
  return {
    jobs,
    drained: (timeoutMs, horizonMs) => drain(underWay, timeoutMs, horizonMs),
    paused: (timeoutMs) => drain({ queues: [], busy: background }, timeoutMs),
    async stop(graceMs) {
      stopTime();
      workers.stop();
      await drain({ queues: [], busy }, graceMs);
    },
  };
};
