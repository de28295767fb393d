import { buildClient } from '../client/build.mjs';
import { bundleStack, MAIN } from './bundle.mjs';

// At the end of `npm ci`, so that the first start is as fast as the later ones. Where development packages are left out, nothing can be
// bundled; `npm start` says so.
await Promise.all([bundleStack(MAIN), buildClient()]).catch(() => undefined);
