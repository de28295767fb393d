import { setTimeout as pause } from 'node:timers/promises';
import { clockMilliseconds } from '../../../shared/time/instant.ts';
import type { Queue } from '../../emulators/sqs/queue.ts';

/** A message that becomes visible later than this does not count: it is planned work, not current work. */
const HORIZON_MS = 60_000;
/** For a first synchronization, which does not wait for slower institutions. */
export const FIRST_SYNC_HORIZON_MS = 5_000;
const LOOK_EVERY_MS = 10;

type Work = {
  /** The service's queues, without their dead-letter queues. */
  queues: readonly Queue[];
  /** Number of running handlers, batches and jobs. */
  busy(): number;
};

/**
 * Whether no work is left: no running handler, batch or job, and no message that is visible, received, delayed or waiting
 * for a retry within the horizon.
 */
export const isIdle = ({ queues, busy }: Work, now: number, horizonMs = HORIZON_MS): boolean =>
  busy() === 0 && queues.every((queue) => [...queue.visibleTimes()].every((at) => at > now + horizonMs));

/** Waits until idle. @returns false after `timeoutMs` */
export const drain = async (work: Work, timeoutMs: number, horizonMs = HORIZON_MS): Promise<boolean> => {
  const deadline = Date.now() + timeoutMs;
  while (!isIdle(work, clockMilliseconds(), horizonMs)) {
    if (Date.now() >= deadline) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
};
