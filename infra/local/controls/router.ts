import type { IncomingMessage } from 'node:http';
import type { Answer } from '../../emulators/http/answer.ts';
import { readBody } from '../../emulators/http/body.ts';
import { ControlProblem, controlRefusal, type LocalRequest, type LocalRoute, notFound } from './control.ts';

type Match = { route: LocalRoute; params: Record<string, string> };

/** The parameters of `path` in the route's pattern; null if it does not match. */
const paramsOf = (pattern: string, path: string): Record<string, string> | null => {
  const expected = pattern.split('/');
  const given = path.split('/');
  if (expected.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of expected.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const value = given[i] ?? '';
    if (name && value) params[name] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
};

const matchesOf = (routes: readonly LocalRoute[], path: string): Match[] =>
  routes.flatMap((route) => {
    const params = paramsOf(route.path, path);
    return params ? [{ route, params }] : [];
  });

const jsonOf = (text: string): unknown => {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlProblem(400, 'The body is not JSON');
  }
};

const run = async (matches: readonly Match[], request: IncomingMessage, url: URL): Promise<Answer> => {
  const match = matches.find(({ route }) => route.method === (request.method === 'HEAD' ? 'GET' : request.method));
  if (!match) throw notFound(`There is no ${request.method} ${url.pathname}`);
  const text = (await readBody(request))?.toString() ?? '';
  const { headers } = request;
  const local: LocalRequest = { params: match.params, query: url.searchParams, headers, body: jsonOf(text), text };
  return match.route.run(local);
};

/** Handles requests to the local stack itself; returns null for requests to the service. */
export const createLocalRouter =
  (routes: readonly LocalRoute[]) =>
  (request: IncomingMessage): Promise<Answer> | null => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isControl = url.pathname.startsWith('/_local/');
    try {
      const matches = matchesOf(routes, url.pathname);
      return matches.length > 0 || isControl ? run(matches, request, url).catch(controlRefusal) : null;
    } catch (error) {
      return isControl ? Promise.resolve(controlRefusal(error)) : null;
    }
  };
