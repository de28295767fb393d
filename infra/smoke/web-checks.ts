import { askedPageHeaders, askedPages, connectPageHeaders, pageHeaders } from '../web/headers.ts';
import { ASSETS, MANIFEST, type Page, pages } from '../web/pages.ts';
import { type Answer, ask, must, mustHave } from './ask.ts';

const paths = Object.keys(pages) as Page[];

/** The simulated widget of a local stack has a port of its own, so its policy is that of a stage but for this origin. */
const localWidget = ({ headers }: Answer): string | undefined =>
  /frame-src (http:\/\/127\.0\.0\.1:\d+)$/.exec(headers.get('content-security-policy') ?? '')?.[1];

export const isOfThisMachine = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const headersOf = (base: URL, path: Page, answer: Answer): Record<string, string> => {
  if (path === '/conectar') return connectPageHeaders(isOfThisMachine(base) ? localWidget(answer) : undefined);
  return askedPages.some((asked) => asked === path) ? askedPageHeaders : pageHeaders;
};

/** Every page is there, is looked for again at each visit, and has its headers. */
export const pagesHold = async (base: URL): Promise<void> => {
  await Promise.all(
    paths.map(async (path) => {
      const answer = await ask(new URL(path, base));
      must(answer.status === 200, `${path} answers ${answer.status}, not 200`);
      must(/^text\/html\b/.test(answer.headers.get('content-type') ?? ''), `${path} is no HTML`);
      mustHave(path, answer, { ...headersOf(base, path, answer), 'cache-control': 'no-cache' });
    }),
  );
};

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  svg: /^image\/svg\+xml\b/,
  png: /^image\/png\b/,
};

/** More than a build has: an answer that names ever more files must not keep the check busy. */
const MOST_ASSETS = 500;

/** Files with a hash in their names that a document, a script or a style names. */
const named = (text: string): string[] =>
  [...text.matchAll(/(?:\/a\/|\.\/)([\w-]+-[A-Z0-9]{8}\.(?:js|css|svg|png))\b/g)].map(
    ([, file = '']) => `${ASSETS}${file}`,
  );

const assetNames = async (base: URL, path: string): Promise<string[]> => {
  const answer = await ask(new URL(path, base));
  must(answer.status === 200, `${path} answers ${answer.status}, not 200`);
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  must(type?.test(answer.headers.get('content-type') ?? '') ?? false, `${path} has another content-type`);
  mustHave(path, answer, { ...pageHeaders, 'cache-control': 'public, max-age=31536000, immutable' });
  must(answer.text.length > 0, `${path} is empty`);
  return named(answer.text);
};

const linkedBy = async (base: URL, path: Page): Promise<string[]> => {
  const files = named((await ask(new URL(path, base))).text);
  must(
    files.some((file) => file.endsWith('.js')),
    `${path} names no script`,
  );
  return files;
};

/** A phone reads it as what it is, and finds the icons in it. */
export const manifestHolds = async (base: URL): Promise<void> => {
  const answer = await ask(new URL(MANIFEST, base));
  must(answer.status === 200, `${MANIFEST} answers ${answer.status}, not 200`);
  must(
    /^application\/manifest\+json\b/.test(answer.headers.get('content-type') ?? ''),
    `${MANIFEST} has another content-type`,
  );
  await Promise.all(named(answer.text).map((path) => assetNames(base, path)));
};

const UNKNOWN = '/nada/aqui';

/** People who mistype an address get a page, and nothing of the API does. */
export const peopleGetAPage = async (base: URL): Promise<void> => {
  const headers = { accept: 'text/html,application/xhtml+xml' };
  const page = await ask(new URL(UNKNOWN, base), { headers });
  must(page.status === 404, `${UNKNOWN} answers ${page.status}, not 404`);
  must(/^text\/html\b/.test(page.headers.get('content-type') ?? ''), `${UNKNOWN} is no HTML for people`);
  mustHave(UNKNOWN, page, pageHeaders);
  const api = await ask(new URL('/tools/api/nada', base), { headers });
  must(/^application\/json\b/.test(api.headers.get('content-type') ?? ''), '/tools/api/nada is no JSON');
};

/** Every file that a page names is there, and every file that such a file names. */
export const assetsHold = async (base: URL): Promise<void> => {
  const seen = new Set<string>();
  let next = (await Promise.all(paths.map((path) => linkedBy(base, path)))).flat();
  while (next.length > 0) {
    const fresh = [...new Set(next)].filter((path) => !seen.has(path));
    for (const path of fresh) seen.add(path);
    must(seen.size <= MOST_ASSETS, `there are more than ${MOST_ASSETS} files`);
    next = (await Promise.all(fresh.map((path) => assetNames(base, path)))).flat();
  }
};
