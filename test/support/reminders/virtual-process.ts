import { AsyncLocalStorage } from 'node:async_hooks';
import type { Around } from '../in-process-dynamo.ts';

/** The end of a process: at its `call`-th external call, before or after its effect. */
export type Death = { call: number; afterwards: boolean };

type Run = { calls: number; death: Death | undefined; dead: boolean };

/** One for all worlds: each that is in use makes every promise of the worker dearer, and none is ever given back. */
const runs = new AsyncLocalStorage<Run>();

class KilledError extends Error {}

/** Processes that can be killed at any call to the outside; what they do after that does not happen. */
export const virtualProcesses = () => {
  const outside: Around = async (call) => {
    const run = runs.getStore();
    if (!run) return call();
    if (run.dead) throw new KilledError();
    run.calls += 1;
    if (run.calls !== run.death?.call) return call();
    run.dead = true;
    if (run.death.afterwards) await call();
    throw new KilledError();
  };

  return {
    /** Wraps every call to the outside. */
    outside,
    /** Runs `work` as a process. @returns whether it came to its end: alive, and without an error */
    async run(work: () => Promise<void>, death?: Death): Promise<boolean> {
      const run: Run = { calls: 0, death, dead: false };
      try {
        await runs.run(run, work);
      } catch (error) {
        if (!run.dead) throw error;
      }
      return !run.dead;
    },
  };
};
