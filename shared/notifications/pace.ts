import { setTimeout as pause } from 'node:timers/promises';

export type Pacing = {
  /** Starts per second, all workers together. */
  perSecond: number;
  /** How many workers share that rate. */
  workers: number;
  /** Milliseconds, of any origin; for tests. */
  clock?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
};

/**
 * Holds callers back so that this worker starts no more than its share of the rate in any window: at once while
 * there is room, so that a batch goes side by side, then as the oldest start leaves the window.
 */
export const pacer = ({ perSecond, workers, clock = () => performance.now(), wait = pause }: Pacing) => {
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
