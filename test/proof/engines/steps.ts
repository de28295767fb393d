/** One thing that must be so. It fails by throwing, with what was found instead. */
export type Step = { does: string; run(): Promise<void> };

/**
 * Runs every step, whatever the others did, and prints those that failed.
 * @param atOnce of steps that do not depend on each other
 * @returns how many held, and how many did not
 */
export const runSteps = async (steps: readonly Step[], atOnce = 1): Promise<{ held: number; failed: number }> => {
  const left = steps.values();
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (const { does, run } of left) {
      try {
        await run();
      } catch (error) {
        failed += 1;
        console.log(`proof: ${does}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { held: steps.length - failed, failed };
};
