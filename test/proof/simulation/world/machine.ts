const realImmediate = setImmediate;
const RealDate = Date;

type Event = { at: number; order: number; timer: Timer; run(): void };

/** From 0, below 1 (sfc32): the same numbers for the same seed. */
export const seededRandom = (seed: number): (() => number) => {
  let [a, b, c, d] = [seed >>> 0, 0x9e3779b9, 0x243f6a88, 1];
  const next = (): number => {
    const t = (a + b + d) >>> 0;
    d = (d + 1) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + t) >>> 0;
    return t / 2 ** 32;
  };
  for (let skipped = 0; skipped < 12; skipped += 1) next();
  return next;
};

export type Random = ReturnType<typeof seededRandom>;

/** Work of the machine that is not an event of the simulation: the engine's immediates, files that are read. */
const UNDER_WAY = new Set(['Immediate', 'FSReqCallback', 'FSReqPromise']);

/** Until no promise, immediate or file is under way. */
const settle = async (): Promise<void> => {
  do {
    await new Promise<void>((done) => void realImmediate(done));
  } while (process.getActiveResourcesInfo().some((kind) => UNDER_WAY.has(kind)));
};

const isBefore = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** The earliest event first. */
const eventHeap = () => {
  const heap: Event[] = [];
  const swap = (a: number, b: number): void => {
    [heap[a], heap[b]] = [heap[b] as Event, heap[a] as Event];
  };
  const rise = (start: number): void => {
    for (let at = start; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!isBefore(heap[at] as Event, heap[parent] as Event)) return;
      swap(at, parent);
      at = parent;
    }
  };
  const sink = (): void => {
    for (let at = 0; ; ) {
      let first = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < heap.length && isBefore(heap[child] as Event, heap[first] as Event)) first = child;
      if (first === at) return;
      swap(at, first);
      at = first;
    }
  };
  return {
    add(event: Event): void {
      heap.push(event);
      rise(heap.length - 1);
    },
    first: (): Event | undefined => heap[0],
    take(): Event | undefined {
      const first = heap[0];
      const last = heap.pop();
      if (first !== last && last) {
        heap[0] = last;
        sink();
      }
      return first;
    },
  };
};

/** A handle of a timer, as Node's. */
export class Timer {
  stopped = false;
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
}

/** Time that passes from event to event: nothing waits, and nothing happens at once. */
export const createMachine = (seed: number, start: number) => {
  const random = seededRandom(seed);
  const events = eventHeap();
  let [now, order, ran] = [start, 0, 0];

  const later = (milliseconds: number, run: () => void): Timer => {
    const timer = new Timer();
    order += 1;
    events.add({ at: now + Math.max(0, Number.isFinite(milliseconds) ? milliseconds : 0), order, timer, run });
    return timer;
  };
  const first = (): Event | undefined => {
    while (events.first()?.timer.stopped) events.take();
    return events.first();
  };
  const next = (): void => {
    const event = first();
    if (!event) throw new Error('Nothing is left to happen');
    events.take();
    now = Math.max(now, event.at);
    ran += 1;
    event.run();
  };

  return {
    random,
    now: (): number => now,
    events: (): number => ran,
    later,
    /** As when a machine sleeps: what was due meanwhile comes late. */
    jump(milliseconds: number): void {
      now += milliseconds;
    },
    /** Lets events happen until the work has ended. */
    async run<Result>(work: Promise<Result>): Promise<Result> {
      let ended = false;
      const end = (): void => {
        ended = true;
      };
      work.then(end, end);
      for (await settle(); !ended; await settle()) next();
      return work;
    },
    async pass(milliseconds: number): Promise<void> {
      const until = now + milliseconds;
      for (await settle(); (first()?.at ?? until) < until; await settle()) next();
      now = Math.max(now, until);
    },
    fill(bytes: Uint8Array): void {
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(random() * 256);
    },
  };
};

export type Machine = ReturnType<typeof createMachine>;

/** `Date` by the machine's clock. */
export const dateOf = (machine: Machine): DateConstructor =>
  class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [machine.now()] : given) as [number]));
    }
    static override now(): number {
      return machine.now();
    }
  } as DateConstructor;
