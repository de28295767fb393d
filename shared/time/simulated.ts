import { AsyncLocalStorage } from 'node:async_hooks';
import type { Instant } from './instant.ts';

const instants = new AsyncLocalStorage<Instant | undefined>();

/** Runs work as if at `instant`; undefined means the real clock. */
export const simulating = <Result>(instant: Instant | undefined, run: () => Result): Result =>
  instants.run(instant, run);

/** Undefined outside a simulated run. */
export const simulatedInstant = (): Instant | undefined => instants.getStore();
