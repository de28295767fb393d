import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorBody } from '../../../shared/contract/error-types.ts';
import { notFoundBody } from '../../../shared/contract/inbound.ts';
import { pageHeaders } from '../../web/headers.ts';
import { API_PATHS, ASSETS, MANIFEST, pages, textPages } from '../../web/pages.ts';

// A name of a built file: no folder, no dot at either end, nothing encoded.
const asset = new RegExp(`^${ASSETS}[\\w-]+(\\.[\\w-]+)+$`);

const notFound = {
  body: JSON.stringify(errorBody(404, { ...notFoundBody, message: `${notFoundBody.message} All paths are at /docs` })),
  headers: {
    'content-type': { value: 'application/json; charset=utf-8' },
    'cache-control': { value: 'no-store' },
    'strict-transport-security': { value: 'max-age=63072000; includeSubDomains' },
    'x-content-type-options': { value: 'nosniff' },
  },
};

/** For people. The function answers it itself: as an object of the bucket it would be a 200. */
const missing = (html: string) => ({
  body: html,
  headers: {
    ...Object.fromEntries(Object.entries(pageHeaders).map(([name, value]) => [name, { value }])),
    'content-type': { value: 'text/html; charset=utf-8' },
    'cache-control': { value: 'no-store' },
  },
});

/** Code of the function that runs before the bucket. @param html the document of an unknown address @param moved addresses of pages that are elsewhere */
export const pagesFunction = (html: string, moved: Readonly<Record<string, string>> = {}): string =>
  [
    `const PAGES = ${JSON.stringify({ ...pages, ...textPages, [MANIFEST]: MANIFEST.slice(1) })};`,
    `const ASSET = ${asset};`,
    `const MOVED = ${JSON.stringify(moved)};`,
    `const NOT_FOUND = ${JSON.stringify(notFound)};`,
    `const API_PATHS = ${API_PATHS};`,
    `const MISSING = ${JSON.stringify(missing(html))};`,
    readFileSync(join(import.meta.dirname, 'pages.js'), 'utf8'),
  ].join('\n');
