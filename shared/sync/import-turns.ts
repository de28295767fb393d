import pLimit from 'p-limit';

/** Side by side: more would use up the function's share of a core, and none would be done in time. */
const AT_ONCE = 3;
/**
 * In one call. A user's rows are in one partition, which gives 3,000 read units a second, and an import of 60 months reads up to
 * 2,000.
 */
const MOST = 8;

/** @returns null when the import was not begun, so the worker must make it */
export type ImportTurns = <Outcome>(importIt: () => Promise<Outcome>) => Promise<Outcome | null>;

/** The imports that one call makes itself, in the order in which institutions are ready. @param signal ends the call's time */
export const importTurns = (signal: AbortSignal): ImportTurns => {
  const inTurn = pLimit(AT_ONCE);
  let asked = 0;
  return async (importIt) => {
    asked += 1;
    return asked > MOST ? null : inTurn(async () => (signal.aborted ? null : importIt()));
  };
};
