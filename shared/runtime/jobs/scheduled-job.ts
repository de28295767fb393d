import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import type { ScheduledJobName } from '../../contract/jobs.ts';
import type { Measure } from '../../contract/metrics.ts';
import { log } from '../../platform/log.ts';
import { type Instant, parseInstant } from '../../time/instant.ts';
import { simulating } from '../../time/simulated.ts';
import { runsSimulated } from './simulated-run.ts';
import { telemetry } from './telemetry.ts';

/**
 * The event of EventBridge Scheduler: the scheduled instant of the run, however late it starts. `simulated`: the messages of
 * the run are also processed as of that instant.
 */
export type ScheduledEvent = { scheduledTime: string; simulated?: boolean };

export type ScheduledRun = { now: Instant; measure: Measure };

/** A failed job, without the reason: Lambda logs a thrown error with its message and all fields. */
class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

const eventSchema = z.object({ scheduledTime: z.string(), simulated: z._default(z.boolean(), false) });

/**
 * The handler of a scheduled job. `now` is the scheduled time, never the clock: the run processes what was due by then. Only
 * messages of a simulated run carry it; workers of other runs use the clock.
 * A failure is logged and rethrown without its message; Lambda retries the asynchronous invocation.
 */
export const scheduledJob = ({ name, run }: { name: ScheduledJobName; run(given: ScheduledRun): Promise<void> }) => {
  const { measure, invocation, about } = telemetry(name);

  return (event: ScheduledEvent, context?: Context): Promise<void> =>
    invocation(context, async () => {
      const { scheduledTime, simulated } = eventSchema.parse(event);
      const now = parseInstant(scheduledTime);
      if (!now) throw new Error('scheduledTime is not an ISO 8601 date-time');
      await about({ scheduledTime: now }, async () => {
        try {
          await simulating(simulated && runsSimulated() ? now : undefined, () => run({ now, measure }));
          log.info('job done');
        } catch (error) {
          log.failure(error);
          throw new JobFailed(name);
        }
      });
    });
};
