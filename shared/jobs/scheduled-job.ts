import * as z from 'zod/mini';
import { log } from '../log.ts';
import { type Instant, parseInstant } from '../time/instant.ts';

/** What EventBridge Scheduler sends: the instant that the run stands for, however late it starts. */
export type ScheduledEvent = { scheduledTime: string };

const eventSchema = z.object({ scheduledTime: z.string() });

/**
 * The handler of a scheduled job. `now` is the scheduled time, never the clock, and travels as `now`
 * in every message that the run sends, so that a run can be repeated or rehearsed.
 * A failure is thrown, so that the scheduler tries again.
 */
export const scheduledJob =
  ({ name, run }: { name: string; run(context: { now: Instant }): Promise<void> }) =>
  async (event: ScheduledEvent): Promise<void> => {
    const now = parseInstant(eventSchema.parse(event).scheduledTime);
    if (!now) throw new Error('scheduledTime is not an ISO 8601 date-time');
    try {
      await run({ now });
      log.info('job done', { job: name, scheduledTime: now });
    } catch (error) {
      log.failure(error, { job: name, scheduledTime: now });
      throw error;
    }
  };
