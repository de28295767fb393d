import * as z from 'zod/mini';
import { documentPaths, edgeHeaders, notFoundBody } from '../../shared/contract/inbound.ts';
import { oauthPaths } from '../../shared/contract/oauth.ts';
import { operations } from '../../shared/contract/registry.ts';
import { ask, jsonOf, must, mustHave, parsed, Unmet } from './ask.ts';

const read = async (base: URL, path: string, status = 200): Promise<unknown> =>
  jsonOf(path, await ask(new URL(path, base)), status);

/** A call without a key is refused in JSON, and the refusal is kept by nobody. */
export const apiRefuses = async (base: URL): Promise<void> => {
  const path = '/tools/api/get-balance';
  const answer = await ask(new URL(path, base));
  const schema = z.object({ error: z.string(), message: z.string(), type: z.literal('invalid_api_key') });
  parsed(path, schema, jsonOf(path, answer, 401));
  mustHave(path, answer, { 'cache-control': 'no-store' });
};

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

const callMcp = (base: URL, headers: Record<string, string> = {}) =>
  ask(new URL('/mcp', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: LIST,
  });

/** The refusal leads an assistant to the metadata, by a header that gateways are known to rename. */
export const mcpRefuses = async (base: URL): Promise<void> => {
  const answer = await callMcp(base);
  jsonOf('/mcp', answer, 401);
  const header = answer.headers.get('www-authenticate');
  const renamed = answer.headers.has('x-amzn-remapped-www-authenticate');
  if (!header) throw new Unmet(`/mcp has ${renamed ? 'only a renamed' : 'no'} www-authenticate`);
  const documentUrl = `resource_metadata="${base.origin}${oauthPaths.resourceMetadata}"`;
  must(header.startsWith('Bearer ') && header.includes(documentUrl), '/mcp has another www-authenticate');
};

/** The tools of this key's user. */
export const toolsAreListed = async (base: URL, key: string): Promise<void> => {
  const schema = z.object({ result: z.object({ tools: z.array(z.object({ name: z.string() })) }) });
  const answer = await callMcp(base, { authorization: `Bearer ${key}` });
  const { tools } = parsed('/mcp', schema, jsonOf('/mcp', answer, 200)).result;
  must(tools.length > 0, '/mcp lists no tool');
};

/** Who protects `/mcp`, for its one resource. */
export const resourceIsDescribed = async (base: URL): Promise<void> => {
  const schema = z.object({ resource: z.string(), authorization_servers: z.array(z.string()) });
  for (const path of [oauthPaths.resourceMetadata, oauthPaths.resourceMetadataAtRoot]) {
    const { resource, authorization_servers } = parsed(path, schema, await read(base, path));
    must(resource === `${base.origin}/mcp`, `${path} is about another resource`);
    must(authorization_servers.join() === base.origin, `${path} names another server`);
  }
};

/** The authorization server is this origin, byte for byte, and so are its endpoints. */
export const serverIsDescribed = async (base: URL): Promise<void> => {
  const path = oauthPaths.serverMetadata;
  const schema = z.object({ issuer: z.string(), authorization_endpoint: z.string(), token_endpoint: z.string() });
  const { issuer, authorization_endpoint, token_endpoint } = parsed(path, schema, await read(base, path));
  must(issuer === base.origin, `${path} has another issuer`);
  must(authorization_endpoint === base.origin + oauthPaths.authorize, `${path} has another authorization_endpoint`);
  must(token_endpoint === base.origin + oauthPaths.token, `${path} has another token_endpoint`);
};

/** The API reference is of this origin, and has every operation of this checkout. */
export const referenceIsServed = async (base: URL): Promise<void> => {
  const path = '/openapi.json';
  const schema = z.object({
    openapi: z.string().check(z.startsWith('3.')),
    servers: z.array(z.object({ url: z.string() })).check(z.minLength(1)),
    paths: z.record(z.string(), z.unknown()),
  });
  const { servers, paths } = parsed(path, schema, await read(base, path));
  must(servers[0]?.url === base.origin, `${path} has another server`);
  const missing = operations.find((operation) => !(operation.path in paths));
  must(!missing, `${path} lacks ${missing?.path}`);
};

/** What programs look for is there without a key, and is about this origin. */
export const documentsAreServed = async (base: URL): Promise<void> => {
  for (const path of documentPaths) {
    const { status, text } = await ask(new URL(path, base));
    must(status === 200, `${path} answers ${status}`);
    must(path === '/robots.txt' || text.includes(`${base.origin}/`), `${path} is about another origin`);
  }
};

/** Edge and API answer alike where nothing is. */
export const unknownIsNotFound = async (base: URL): Promise<void> => {
  for (const path of ['/nada', '/tools/api/nada']) {
    const schema = z.object({ error: z.literal(notFoundBody.error), type: z.literal('not_found') });
    parsed(path, schema, await read(base, path, 404));
  }
};

/** What API Gateway itself answers at an address that is disabled. */
const DISABLED = JSON.stringify({ message: 'Not Found' });

/** Who calls the API past the edge is refused, with an invented proof too. @param api the address behind the edge */
export const directCallIsRefused = async (api: URL): Promise<void> => {
  const path = '/openapi.json';
  const invented = { headers: { [edgeHeaders.secret]: 'x' } };
  for (const init of [{}, invented]) {
    const { status, text } = await ask(new URL(path, api), init);
    must(status === 403 || (status === 404 && text === DISABLED), `${path} answers ${status} behind the edge`);
  }
};
