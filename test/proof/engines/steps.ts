/** One thing that must be so. It fails by throwing, with what was found instead. */
export type Step = { does: string; run(): Promise<void> };

/** Runs every step, whatever the others did, and prints those that failed. @returns how many held, and how many did not */
export const runSteps = async (steps: readonly Step[]): Promise<{ held: number; failed: number }> => {
  let failed = 0;
  for (const { does, run } of steps) {
    try {
      await run();
    } catch (error) {
      failed += 1;
      console.log(`proof: ${does}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { held: steps.length - failed, failed };
};
