import { pause, stopwatch } from '../../time/host.ts';

export type Pacing = {
  /** Of all workers together. */
  perSecond: number;
  /** Number of workers that share the rate. */
  workers: number;
  /** Milliseconds of any origin. */
  clock?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
};

/** Starts run at once while the window has room, then as the oldest start leaves it. */
export const rateLimiter = ({ perSecond, workers, clock = stopwatch, wait = pause }: Pacing) => {
  const share = perSecond / workers;
  const perWindow = Math.max(1, Math.floor(share));
  const windowMilliseconds = (perWindow / share) * 1000;
  const starts: number[] = [];

  /** Resolves when the caller may start. */
  return async (): Promise<void> => {
    const now = clock();
    const oldest = starts.length < perWindow ? undefined : starts.shift();
    const at = oldest === undefined ? now : Math.max(now, oldest + windowMilliseconds);
    starts.push(at);
    if (at > now) await wait(at - now);
  };
};

/**
 * The part of what SES takes that notices may use. The rest is for sign-in codes, which a person waits for: when a code meets a
 * full second, it comes with the queue's next try, minutes later.
 */
export const NOTICE_SHARE = 0.8;
