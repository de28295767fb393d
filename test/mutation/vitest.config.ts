import { defineConfig } from 'vitest/config';

const folder = process.env.MUTATION_FOLDER ?? 'money';

/** The unit tests of one mutated folder, in the environment of the unit project (`.vitest.config.ts`). */
export default defineConfig({
  test: {
    env: { TZ: 'America/New_York' },
    setupFiles: ['test/mutation/setup.ts'],
    include: [folder === 'money' ? 'test/shared/money.test.ts' : `test/shared/${folder}/*.test.ts`],
    testTimeout: 60_000,
    // Each mutant has a worker of its own anyway; its files share the modules, which halves the time.
    isolate: false,
    // Simulated months of imports and measured costs take too long to repeat for each mutant.
    exclude: ['**/*.integration.test.ts', '**/*-cost.test.ts', 'test/shared/ledger/replay.test.ts'],
  },
});
