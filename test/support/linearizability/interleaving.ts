import { AsyncResource } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import type { Around } from '../in-process-dynamo.ts';
import type { Random } from '../reminders/simulation.ts';

/** Carries the calls of concurrent processes out one by one, in an order that the seed decides. */
export const interleaving = (upTo: Random): Around => {
  const waiting: (() => Promise<unknown>)[] = [];
  let isRunning = false;

  const run = async (): Promise<void> => {
    isRunning = true;
    // Every process gets as far as its next call before one of them is chosen.
    for (await turn(); waiting.length > 0; await turn()) {
      const [chosen] = waiting.splice(upTo(waiting.length), 1);
      await chosen?.();
    }
    isRunning = false;
  };

  return (call) =>
    new Promise((resolve, reject) => {
      // As a call of its own process, whoever carries it out.
      waiting.push(AsyncResource.bind(() => call().then(resolve, reject)));
      if (!isRunning) void run();
    });
};
