const ROUNDS = 5;

const cpuMicroseconds = (call: () => unknown): number => {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/**
 * How many times the processor time of `ordinary` the call `worst` takes. Both run in turn, so that a busy machine slows
 * both; of each the cheapest run counts, since compilation and collection only add.
 */
export const costRatio = (worst: () => unknown, ordinary: () => unknown): number => {
  const cheapest = { worst: Number.POSITIVE_INFINITY, ordinary: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round += 1) {
    cheapest.ordinary = Math.min(cheapest.ordinary, cpuMicroseconds(ordinary));
    cheapest.worst = Math.min(cheapest.worst, cpuMicroseconds(worst));
  }
  return cheapest.worst / Math.max(1, cheapest.ordinary);
};
