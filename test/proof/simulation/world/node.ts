import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import crypto from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import http from 'node:http';
import https from 'node:https';
import { createRequire } from 'node:module';
import { dateOf, type Machine, Timer } from './machine.ts';
import type { Network } from './network.ts';

type Context = { key: object; value: unknown; outer: Context | undefined };

// One for all histories and all of their stores: an AsyncLocalStorage is never given back, and each costs at every promise.
const contexts = new AsyncLocalStorage<Context>();

/** As Node's, of what the service uses. */
class SharedStorage {
  run<Result>(value: unknown, work: (...given: unknown[]) => Result, ...given: unknown[]): Result {
    return contexts.run({ key: this, value, outer: contexts.getStore() }, work, ...given);
  }
  getStore(): unknown {
    for (let context = contexts.getStore(); context; context = context.outer)
      if (context.key === this) return context.value;
    return undefined;
  }
}

const invocations = new SharedStorage();
const invocation = () => invocations.getStore() as Record<PropertyKey, unknown> | undefined;
const REQUEST_ID = Symbol.for('_AWS_LAMBDA_REQUEST_ID');
const TRACE_ID = Symbol.for('_AWS_LAMBDA_X_RAY_TRACE_ID');

/** The store of the SDK's trace ids. */
const invokeStore = {
  run: <Result>(context: Record<string, unknown>, work: () => Result): Result => invocations.run(context, work),
  get: (key: PropertyKey) => invocation()?.[key],
  getRequestId: () => invocation()?.[REQUEST_ID] ?? '-',
  getXRayTraceId: () => invocation()?.[TRACE_ID],
  hasContext: () => invocation() !== undefined,
};

const timersOf = (machine: Machine) => {
  const stop = (timer: unknown): void => {
    if (timer instanceof Timer) timer.stopped = true;
  };
  const setInterval = (run: (...given: unknown[]) => void, milliseconds: number, ...given: unknown[]): Timer => {
    const timer = new Timer();
    const again = (): void =>
      void machine.later(Math.max(1, milliseconds), () => {
        if (timer.stopped) return;
        again();
        run(...given);
      });
    again();
    return timer;
  };
  const after = (run: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]): Timer =>
    machine.later(milliseconds, () => run(...given));
  return {
    setTimeout: after,
    clearTimeout: stop,
    setInterval,
    clearInterval: stop,
    setImmediate: (run: (...given: unknown[]) => void, ...given: unknown[]) => after(run, 0, ...given),
    clearImmediate: stop,
  };
};

const pauseOf =
  (machine: Machine) =>
  (milliseconds: number, value?: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const fail = (): void => reject(signal?.reason);
      if (signal?.aborted) return fail();
      signal?.addEventListener('abort', fail, { once: true });
      machine.later(milliseconds, () => resolve(value));
    });

const expiringOf =
  (machine: Machine) =>
  (milliseconds: number): AbortSignal => {
    const ending = new AbortController();
    machine.later(milliseconds, () => ending.abort(new DOMException('The time is over', 'TimeoutError')));
    return ending.signal;
  };

const chanceOf = (machine: Machine) => {
  const randomBytes = (length: number, done?: (error: null, bytes: Buffer) => void): Buffer => {
    const bytes = Buffer.alloc(length);
    machine.fill(bytes);
    done?.(null, bytes);
    return bytes;
  };
  const randomUUID = (): string => {
    const bytes = randomBytes(16);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };
  const randomInt = (from: number, to?: number): number =>
    to === undefined ? Math.floor(machine.random() * from) : from + Math.floor(machine.random() * (to - from));
  const getRandomValues = <Bytes extends Uint8Array>(bytes: Bytes): Bytes => {
    machine.fill(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return bytes;
  };
  // Its padding is random. Nobody reads an access record here.
  const publicEncrypt = (_key: unknown, bytes: Buffer): Buffer => crypto.createHash('sha256').update(bytes).digest();
  return { randomBytes, randomUUID, randomInt, getRandomValues, randomFillSync: getRandomValues, publicEncrypt };
};

const withName = (name: string): string => name.replace(/^node:/, '');

/** What the bundle finds in place of Node's modules and globals. */
export const nodeOf = (machine: Machine, network: Network) => {
  const outer = createRequire(import.meta.url);
  const timers = timersOf(machine);
  const chance = chanceOf(machine);
  const pause = pauseOf(machine);
  const performance = { now: () => machine.now(), timeOrigin: 0, mark: () => undefined, measure: () => undefined };
  const { fetch, request, createServer } = network;
  const get = (...given: Parameters<typeof request>) => {
    const call = request(...given);
    call.end();
    return call;
  };
  const modules: Record<string, unknown> = {
    http: { ...http, request, get, createServer },
    https: { ...https, request, get },
    crypto: { ...crypto, ...chance },
    timers: { ...timers },
    'timers/promises': { setTimeout: pause, setImmediate: (value: unknown) => pause(0, value) },
    'dns/promises': { lookup: async () => [{ address: '127.0.0.1', family: 4 }] },
    perf_hooks: { performance },
    async_hooks: { AsyncLocalStorage: SharedStorage, AsyncResource },
    // Node's clients announce there what they send, and none of them sends anything here. A subscriber would keep its history for ever.
    diagnostics_channel: { ...diagnostics, subscribe: () => undefined },
  };
  const require = (name: string): unknown => modules[withName(name)] ?? outer(name);
  const globals = {
    ...timers,
    fetch,
    performance,
    Date: dateOf(machine),
    Math: Object.create(Math, { random: { value: machine.random } }),
    crypto: Object.create(globalThis.crypto, {
      randomUUID: { value: chance.randomUUID },
      getRandomValues: { value: chance.getRandomValues },
      subtle: { value: globalThis.crypto.subtle },
    }),
    AbortSignal: new Proxy(AbortSignal, {
      get: (real, name) => (name === 'timeout' ? expiringOf(machine) : Reflect.get(real, name)),
    }),
  };
  const everything = { ...globals, awslambda: { InvokeStore: invokeStore, wire: network.wire } };
  const values = Object.entries(everything).map(([name, value]) => [name, { value, configurable: true }]);
  return {
    require,
    globals: { ...globals, globalThis: Object.create(globalThis, Object.fromEntries(values)) },
    host: {
      now: machine.now,
      stopwatch: machine.now,
      after: (milliseconds: number, run: () => void) => {
        const timer = machine.later(milliseconds, run);
        return () => timers.clearTimeout(timer);
      },
      expiring: expiringOf(machine),
      random: machine.random,
      fill: machine.fill,
    },
  };
};
