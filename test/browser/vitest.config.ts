import { defineConfig } from 'vitest/config';

const shared = {
  // Clients of AWS reach the stand-ins without a socket (test/support/short-wire.ts): the browser's own calls go over sockets.
  env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', TZ: 'America/New_York', WIRE: 'short' },
  globalSetup: 'test/support/bundle-stack.mjs',
  server: { deps: { external: [/\/dist\/local\//] } },
  setupFiles: ['test/support/quiet.ts'],
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // It runs beside types, lint and the build, on two cores: a page may be drawn later than a test waits.
  retry: 1,
};

/**
 * The files of a worker share its process, stack and browser (support/stack.ts); two workers run at a time, since a browser test
 * mostly waits.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'pages',
          include: ['test/browser/**/*.test.ts'],
          exclude: ['test/browser/speed.test.ts', '**/node_modules/**'],
          sequence: { groupOrder: 0 },
          maxWorkers: 2,
        },
      },
      // It measures time, so nothing of the suite runs beside it.
      {
        test: {
          ...shared,
          name: 'speed',
          include: ['test/browser/speed.test.ts'],
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
    ],
  },
});
