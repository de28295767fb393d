import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import { documentPaths } from '../../../shared/contract/inbound.ts';
import { readSite } from '../../../shared/contract/web/site.ts';
import { optionalSetting, variables } from '../../../shared/platform/environment.ts';
import type { Answer } from '../../emulators/http/answer.ts';
import { askedPageHeaders, askedPages, connectPageHeaders, pageHeaders } from '../../web/headers.ts';
import { elsewhere, withText } from '../../web/legal.ts';
import { ASSETS, MANIFEST, NOT_FOUND, type Page, pages, type TextPage, textPages, wantsPage } from '../../web/pages.ts';
import type { Site } from '../../web/site.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const isPage = (path: string): path is Page => Object.hasOwn(pages, path);
const isText = (path: string): path is TextPage => Object.hasOwn(textPages, path);

const policiesOf = (path: string, widgetOrigin?: string): OutgoingHttpHeaders => {
  if (path === '/conectar') return connectPageHeaders(widgetOrigin);
  return askedPages.some((page) => page === path) ? askedPageHeaders : pageHeaders;
};

/** The headers of the edge: documents are revalidated at each request, assets are cached permanently. */
const headersOf = (path: string, file: string, widgetOrigin?: string): OutgoingHttpHeaders => ({
  ...policiesOf(path, widgetOrigin),
  'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
  'cache-control':
    isPage(path) || isText(path) || path === MANIFEST ? 'no-cache' : 'public, max-age=31536000, immutable',
});

export type LocalSite = {
  /** Null for paths of neither a page nor an asset. */
  respond(request: IncomingMessage): Promise<Answer> | null;
  /** For people at an address that nobody serves; null for programs. */
  respondToUnknown(request: IncomingMessage): Promise<Answer> | null;
  prepare(): void;
};

/** The dashboard, built in memory at the first request. @param widgetOrigin of the stand-in for the aggregator's widget */
export const createSite = (widgetOrigin?: string): LocalSite => {
  let building: Promise<Site> | undefined;
  const site = () => {
    building ??= import('../../web/site.ts').then(({ buildSite }) => buildSite());
    return building;
  };
  const answer = async (path: string): Promise<Answer | null> => {
    const file = isPage(path) ? `/${pages[path]}` : path;
    const body = (await site()).get(file);
    return body ? { status: 200, headers: headersOf(path, file, widgetOrigin), body: Buffer.from(body) } : null;
  };
  const text = async (path: TextPage): Promise<Answer> => {
    const settings = readSite(optionalSetting(variables.site));
    const location = elsewhere(settings)[path];
    if (location) return { status: 302, headers: { ...pageHeaders, location, 'cache-control': 'no-store' }, body: '' };
    const template = new TextDecoder().decode((await site()).get(`/${textPages[path]}`));
    const body = Buffer.from(withText(template, path, settings));
    return { status: 200, headers: headersOf(path, textPages[path]), body };
  };
  const missing = async (): Promise<Answer> => ({
    status: 404,
    headers: { ...pageHeaders, 'content-type': TYPES['.html'], 'cache-control': 'no-store' },
    body: Buffer.from((await site()).get(`/${NOT_FOUND}`) ?? ''),
  });
  const absent: Answer = { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
  return {
    respond: ({ method, url = '/' }) => {
      const path = url.split('?')[0] ?? '/';
      if (method !== 'GET' && method !== 'HEAD') return null;
      if (isText(path)) return text(path);
      if (!isPage(path) && path !== MANIFEST && !path.startsWith(ASSETS)) return null;
      return answer(path).then((found) => found ?? absent);
    },
    respondToUnknown: ({ method, url = '/', headers }) => {
      const path = url.split('?')[0] ?? '/';
      const isRead = method === 'GET' || method === 'HEAD';
      const isDocument = documentPaths.some((one) => one === path);
      return isRead && !isDocument && wantsPage(path, headers.accept) ? missing() : null;
    },
    // The first request of a page reports a failure.
    prepare: () => void site().catch(() => undefined),
  };
};
