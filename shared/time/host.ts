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

/** For a run in one process, before anything of the service is called; without an argument the machine's own. */
export const useHost = (other: Host = machine): void => {
  host = other;
  latest = { milliseconds: 0, count: 0 };
};

export const machineMilliseconds = (): number => host.now();
export const stopwatch = (): number => host.stopwatch();
export const startTimer = (milliseconds: number, run: () => void): (() => void) => host.after(milliseconds, run);
export const expiring = (milliseconds: number): AbortSignal => host.expiring(milliseconds);
export const random = (): number => host.random();

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

export const randomBytes = (length: number): Buffer<ArrayBuffer> => {
  const bytes = Buffer.alloc(length);
  host.fill(bytes);
  return bytes;
};

const INTEGERS = 2 ** 48;

/** From 0, below `end`, each as often. */
export const randomInt = (end: number): number => {
  const drawn = randomBytes(6).readUIntBE(0, 6);
  return drawn < INTEGERS - (INTEGERS % end) ? drawn % end : randomInt(end);
};

const asUuid = (bytes: Buffer, version: number): string => {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** UUID version 4. */
export const randomId = (): string => asUuid(randomBytes(16), 4);

let latest = { milliseconds: 0, count: 0 };

/** Further back than this the clock was set, and the order of ids follows it. */
const SET_BACK_MS = 10_000;
const COUNTS = 2 ** 42;

const nextCount = (): typeof latest => {
  const now = host.now();
  const isSame = now <= latest.milliseconds && now > latest.milliseconds - SET_BACK_MS;
  if (isSame && latest.count + 1 < COUNTS) return { ...latest, count: latest.count + 1 };
  // Half of the counts are left for ids of the same millisecond.
  return { milliseconds: isSame ? latest.milliseconds + 1 : now, count: randomInt(COUNTS / 2) };
};

/** UUID version 7: text order is the order in which this process made them. */
export const sortableId = (): string => {
  latest = nextCount();
  const bytes = randomBytes(16);
  bytes.writeUIntBE(latest.milliseconds, 0, 6);
  // 12 bits beside the version, 30 beside the variant.
  bytes.writeUInt16BE(Math.floor(latest.count / 2 ** 30), 6);
  bytes.writeUInt32BE(latest.count % 2 ** 30, 8);
  return asUuid(bytes, 7);
};
