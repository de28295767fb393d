import * as z from 'zod/mini';
import { parseInstant, systemClock } from '../../../shared/time/instant.ts';
import { isJob, type Jobs, jobNames } from '../workers/jobs.ts';
import { ControlProblem, control, type LocalRoute, notFound, parseBody } from './control.ts';

const DRAIN_WITHIN_MS = 30_000;

const runRequest = z.strictObject({ scheduledTime: z.optional(z.string()) });

const instantOf = (text: string): string => {
  const instant = parseInstant(text);
  if (!instant)
    throw new ControlProblem(400, 'scheduledTime: expected an ISO 8601 date-time such as 2026-03-01T00:00:00Z');
  return instant;
};

/** Runs jobs as of any instant, and waits until no work is running. */
export const jobControls = (jobs: Jobs, drained: (timeoutMs: number) => Promise<boolean>): LocalRoute[] => {
  const drain = async () => {
    if (!(await drained(DRAIN_WITHIN_MS)))
      throw new ControlProblem(504, `Something is still under way after ${DRAIN_WITHIN_MS / 1000} s`);
  };
  return [
    control('GET', '/_local/jobs', () => jobNames),
    control('POST', '/_local/jobs/{job}', async ({ params, body }) => {
      const { job = '' } = params;
      if (!isJob(job)) throw notFound(`There is no job ${job}; the jobs are ${jobNames.join(', ')}`);
      const asked = parseBody(runRequest, body).scheduledTime;
      const scheduledTime = asked === undefined ? systemClock() : instantOf(asked);
      await jobs.run(job, scheduledTime, asked !== undefined).catch((error: unknown) => {
        throw new ControlProblem(500, `Job ${job} failed: ${error instanceof Error ? error.name : String(error)}`);
      });
      await drain();
      return { job, scheduledTime, drained: true };
    }),
    control('POST', '/_local/drain', async () => {
      await drain();
      return { drained: true };
    }),
  ];
};
