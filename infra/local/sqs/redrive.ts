import type { Queues } from './queues.ts';

/** Sends every dead letter back to where it came from, or to `destination`, with a fresh receive count. */
export const moveDeadLetters = (queues: Queues, source: string, destination?: string): void => {
  const dead = queues.find(source);
  const letters = dead.messages();
  dead.purge();
  for (const letter of letters) {
    const target = destination ?? letter.deadFrom ?? source;
    queues.find(target).add({ ...letter, receives: 0, firstReceivedAt: null, deadFrom: null });
  }
};
