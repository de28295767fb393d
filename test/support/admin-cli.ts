import { fileURLToPath } from 'node:url';

const { ADMIN_BUNDLE } = process.env;

/** What Node runs for `npm run admin`: the bundle of the global setup, where there is one (bundle-stack.mjs). */
export const adminCli: readonly string[] = ADMIN_BUNDLE
  ? [fileURLToPath(ADMIN_BUNDLE)]
  : ['--import', 'tsx', 'infra/admin/main.ts'];
