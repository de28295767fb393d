const ROUNDS = 5;

const cpuMicroseconds = (call: () => unknown): number => {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

const cheapestOf = new WeakMap<() => unknown, number>();

/** The cheapest of all runs so far: compilation, collection and a busy machine only add. */
const cheapest = (call: () => unknown, runs = 1): number => {
  let least = cheapestOf.get(call) ?? Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) least = Math.min(least, cpuMicroseconds(call));
  cheapestOf.set(call, least);
  return least;
};

/**
 * How many times the processor time of `ordinary` the call `worst` takes. `ordinary` runs several times at its first use;
 * more rounds of both follow only while the ratio is not below `limit`, since more runs can only lower `worst`.
 */
export const costRatio = (worst: () => unknown, ordinary: () => unknown, limit: number): number => {
  if (!cheapestOf.has(ordinary)) cheapest(ordinary, ROUNDS);
  const ratio = () => cheapest(worst) / Math.max(1, cheapest(ordinary, 0));
  let measured = ratio();
  for (let round = 1; round < ROUNDS && measured >= limit; round += 1) {
    cheapest(ordinary);
    measured = ratio();
  }
  return measured;
};
