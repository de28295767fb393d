import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrowserContext, Page } from 'playwright-core';
import { ASSETS } from '../../../infra/web/pages.ts';
import { beforeRequests } from '../../support/places.ts';

/** A server response defined by a test; `never`: the request stays open, `offline`: the connection breaks. */
export type Designed = { status?: number; body?: unknown; headers?: Record<string, string> } | 'never' | 'offline';

/** Names the browser in each of its requests. */
export const VISIT = 'x-visit';

const nameOf = new WeakMap<BrowserContext, string>();
const designed = new Map<string, Record<string, Designed>>();

const answer = (response: ServerResponse, one: Designed): void => {
  if (one === 'never') return;
  if (one === 'offline') {
    response.socket?.destroy();
    return;
  }
  const { status = 200, body = {}, headers = {} } = one;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

const unanswered = new Promise<void>(() => undefined);

/** An answer that a browser keeps would be seen by its next visit. */
const keepNot = (response: ServerResponse): void => {
  const { writeHead } = response;
  response.writeHead = (status: number, headers?: unknown) =>
    writeHead.call(response, status, { ...Object(headers), 'cache-control': 'no-store' });
};

const hold = ({ headers, url = '' }: IncomingMessage, response: ServerResponse): Promise<void> | undefined => {
  if (headers[VISIT] === undefined) return undefined;
  if (!url.startsWith(ASSETS)) keepNot(response);
  const one = designed.get(String(headers[VISIT]))?.[url.split('?')[0] ?? ''];
  if (one === undefined) return undefined;
  answer(response, one);
  return unanswered;
};

/** From now on the browser may be told designed answers. @param visit what its requests say in the header */
export const mayBeAnswered = (context: BrowserContext, visit: string): void => {
  beforeRequests(hold);
  nameOf.set(context, visit);
};

const visitOf = (page: Page): string => {
  const visit = nameOf.get(page.context());
  if (visit === undefined) throw new Error('Only what openBrowser opened is told designed answers');
  return visit;
};

/**
 * Lets the browser of this page see designed answers at these paths, given in the stack's place: a route of Playwright's would
 * switch the browser's cache off. Everything else goes to the stack.
 */
export const answering = (page: Page, answers: Readonly<Record<string, Designed>>): void => {
  const visit = visitOf(page);
  designed.set(visit, { ...designed.get(visit), ...answers });
};

/** Everything goes to the stack again. */
export const answeringNoMore = (page: Page): void => void designed.delete(visitOf(page));

/** All paths with a success each. */
export const bodies = (values: Readonly<Record<string, unknown>>): Record<string, Designed> =>
  Object.fromEntries(Object.entries(values).map(([path, body]) => [path, { body }]));
