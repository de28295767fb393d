import { defineConfig } from 'vitest/config';

/** One browser and one stack for all files: they share the modules of one worker. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', TZ: 'America/New_York' },
    setupFiles: ['test/support/quiet.ts'],
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
