/** The middle value; the mean of the two middle ones of an even number. @throws when there is none */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('No value, no median');
  return (low + high) / 2;
};

/** The median of the ratios of each round, in which both sides ran one after the other; a missing peer makes it infinite. */
export const ratioByRound = (ours: readonly number[], peer: readonly number[]): number =>
  median(ours.map((value, round) => value / (peer[round] ?? 0)));

/**
 * Runs every side once per round, in turns, so a slow minute of the machine hits all alike; the first round warms.
 * @returns the measured values of each side, in the order of its rounds
 */
export const alternating = async <Name extends string, Value>(
  sides: Readonly<Record<Name, () => Promise<Value> | Value>>,
  repetitions: number,
): Promise<Record<Name, Value[]>> => {
  const names = Object.keys(sides) as Name[]; // Object.keys forgets the names it was given
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Value[]>;
  for (let round = 0; round <= repetitions; round += 1) {
    // Who goes first changes by round: the second finds warmer caches.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const value = await sides[name]();
      if (round > 0) measured[name].push(value);
    }
  }
  return measured;
};
