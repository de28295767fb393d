import type { Runtime } from '../lambda/runtime.ts';
import { keepTime } from '../scheduler/fire.ts';
import type { Schedules } from '../scheduler/schedules.ts';
import type { Queues } from '../sqs/queues.ts';
import { deliverTo } from './deliver.ts';
import { drain } from './drain.ts';
import { createJobs, type Jobs, scheduleJobs } from './jobs.ts';
import { specs, startWorkers } from './workers.ts';

/** Everything that runs without being called. */
export type Work = {
  jobs: Jobs;
  /** Waits until nothing is under way; false when that took longer. */
  drained(timeoutMs: number): Promise<boolean>;
  /** Takes nothing new on, and gives what runs `graceMs` to end. */
  stop(graceMs: number): Promise<void>;
};

/** Starts the workers, the recurring jobs and the clock of the schedules. */
export const startWork = ({ queues, schedules }: { queues: Queues; schedules: Schedules }, runtime: Runtime): Work => {
  const jobs = createJobs(runtime);
  const workers = startWorkers(queues, runtime);
  scheduleJobs(schedules);
  const stopTime = keepTime(schedules, deliverTo(queues, jobs));
  const busy = () => runtime.running() + workers.busy() + jobs.busy();
  const underWay = { queues: specs.map(({ name }) => queues.find(name)), busy };
  return {
    jobs,
    drained: (timeoutMs) => drain(underWay, timeoutMs),
    async stop(graceMs) {
      stopTime();
      workers.stop();
      await drain({ queues: [], busy }, graceMs);
    },
  };
};
