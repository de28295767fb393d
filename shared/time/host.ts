/**
 * The only source of time, timers, ids and randomness of the service; `npm run lint` holds it. Whoever replaces it decides
 * the whole history of a run: `test/proof/simulation` does.
 */
export type Host = {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /** Milliseconds of any origin, never backwards. */
  stopwatch(): number;
  /** @returns stops the timer */
  after(milliseconds: number, run: () => void): () => void;
  /** Aborted after a time; keeps no process running. */
  expiring(milliseconds: number): AbortSignal;
  /** From 0, below 1; for pauses and spreads, never for secrets. */
  random(): number;
  /** Unpredictable bytes. */
  fill(bytes: Uint8Array<ArrayBuffer>): void;
};

const machine: Host = {
  now: () => Date.now(),
  stopwatch: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  expiring: (milliseconds) => AbortSignal.timeout(milliseconds),
  random: () => Math.random(),
  fill: (bytes) => void crypto.getRandomValues(bytes),
};

let host = machine;
let generation = 0;

/** For a run in one process, before anything of the service is called; without an argument the machine's own. */
export const useHost = (other: Host = machine): void => {
  host = other;
  generation += 1;
};

export const machineMilliseconds = (): number => host.now();
export const stopwatch = (): number => host.stopwatch();
export const startTimer = (milliseconds: number, run: () => void): (() => void) => host.after(milliseconds, run);
export const expiring = (milliseconds: number): AbortSignal => host.expiring(milliseconds);
export const random = (): number => host.random();
export const fillRandom = (bytes: Uint8Array<ArrayBuffer>): void => host.fill(bytes);
/** Another after each `useHost`. */
export const hostGeneration = (): number => generation;

/** Rejects with the signal's reason as soon as it is aborted. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = host.after(milliseconds, () => {
      signal?.removeEventListener('abort', ended);
      resolve();
    });
    const ended = (): void => {
      stop();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', ended, { once: true });
  });
