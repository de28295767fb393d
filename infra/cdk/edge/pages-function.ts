import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundBody } from '../../../shared/contract/inbound.ts';
import { ASSETS, pages } from '../../web/pages.ts';

// A name of a built file: no folder, no dot at either end, nothing encoded.
const asset = new RegExp(`^${ASSETS}[\\w-]+(\\.[\\w-]+)+$`);

const notFound = {
  body: JSON.stringify(notFoundBody),
  headers: {
    'content-type': { value: 'application/json; charset=utf-8' },
    'cache-control': { value: 'no-store' },
    'strict-transport-security': { value: 'max-age=63072000; includeSubDomains' },
    'x-content-type-options': { value: 'nosniff' },
  },
};

/** Code of the function that runs before the bucket. */
export const pagesFunction = (): string =>
  [
    `const PAGES = ${JSON.stringify(pages)};`,
    `const ASSET = ${asset};`,
    `const NOT_FOUND = ${JSON.stringify(notFound)};`,
    readFileSync(join(import.meta.dirname, 'pages.js'), 'utf8'),
  ].join('\n');
