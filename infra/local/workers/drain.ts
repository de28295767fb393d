import { setTimeout as pause } from 'node:timers/promises';
import type { Queue } from '../sqs/queue.ts';

/** A message that waits longer than this from now on counts as not there: it is planned, not under way. */
const HORIZON_MS = 60_000;
const LOOK_EVERY_MS = 10;

type Work = {
  /** The service's queues, without their dead-letter queues. */
  queues: readonly Queue[];
  /** Handlers, batches and jobs in hand. */
  busy(): number;
};

/**
 * Whether nothing is under way: no handler, no batch, no job, and on the queues no message that is visible, in
 * somebody's hands, delayed or waiting to be tried again, except beyond the horizon.
 */
export const isIdle = ({ queues, busy }: Work, now: number): boolean =>
  busy() === 0 && queues.every((queue) => [...queue.visibleTimes()].every((at) => at > now + HORIZON_MS));

/** Waits for that. @returns false when it did not come within `timeoutMs` */
export const drain = async (work: Work, timeoutMs: number): Promise<boolean> => {
  const deadline = Date.now() + timeoutMs;
  while (!isIdle(work, Date.now())) {
    if (Date.now() >= deadline) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
};
