import { bundleStack } from '../../infra/local/bundle.mjs';

/** Scripts of package.json that tests start as processes: compiling one takes a second. */
const SCRIPTS = [
  'infra/local/own/backup.ts',
  'infra/local/own/link.ts',
  'infra/local/own/restore.ts',
  'infra/sandbox/alone/main.ts',
];

/**
 * Global setup of the end-to-end tests: bundles the stack once, as `npm start` does, so that a file loads it in a tenth of the
 * time that compiling its 600 modules takes. Tests import rules and names from the sources, and reach the service over HTTP.
 */
export const setup = async () => {
  const [stack, fixtures, main, admin, ...own] = await bundleStack(
    'infra/local/stack.ts',
    'infra/sandbox/fixture/read.ts',
    'infra/local/main.ts',
    'infra/admin/main.ts',
    ...SCRIPTS,
  );
  process.env.STACK_BUNDLE = stack;
  process.env.FIXTURES_BUNDLE = fixtures;
  process.env.MAIN_BUNDLE = main;
  process.env.ADMIN_BUNDLE = admin;
  process.env.SCRIPT_BUNDLES = JSON.stringify(Object.fromEntries(SCRIPTS.map((file, index) => [file, own[index]])));
};
