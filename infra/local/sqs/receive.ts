import type { Queue, Received } from './queue.ts';

const change = (queue: Queue, withinMs: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, withinMs);
    const stop = queue.changes.listen(done);
  });

// A message also becomes visible by mere passing of time; nobody tells a long poll about that.
const LOOK_AGAIN_MS = 100;

/** A long poll: the first messages that are visible, or none after `waitSeconds` of real time. */
export const receiveWithin = async (
  queue: Queue,
  waitSeconds: number,
  max: number,
  visibilitySeconds?: number,
): Promise<Received[]> => {
  const deadline = performance.now() + waitSeconds * 1000;
  for (;;) {
    const received = queue.receive(max, visibilitySeconds);
    const left = deadline - performance.now();
    if (received.length > 0 || left <= 0) return received;
    await change(queue, Math.min(left, LOOK_AGAIN_MS));
  }
};
