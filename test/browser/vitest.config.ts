import { defineConfig } from 'vitest/config';

/** One file after the other, each with a stack and a browser of its own: a stack keeps its process for itself. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', TZ: 'America/New_York' },
    setupFiles: ['test/support/quiet.ts'],
    fileParallelism: false,
    isolate: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // It runs beside types, lint and the build, on two cores: a page may be drawn later than a test waits.
    retry: 1,
  },
});
