import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between tries: six seconds in all, beside the SDK's own retries. */
export const PERSISTENT_PAUSES = [200, 400, 800, 1600, 3200];

/**
 * Does `work` again while it fails, for what must not be forgotten: that a vendor has taken a message.
 * @param pauses milliseconds between tries
 * @throws the last failure
 */
export const persistently = async (work: () => Promise<void>, pauses: readonly number[]): Promise<void> => {
  const [next, ...rest] = pauses;
  try {
    await work();
  } catch (error) {
    if (next === undefined) throw error;
    await pause(next * (0.5 + Math.random() / 2));
    await persistently(work, rest);
  }
};
