import { request as rawRequest } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Listening, listen } from '../../../../infra/emulators/http/listen.ts';
import { answering } from '../../../../infra/emulators/http/serve.ts';
import { createGateway } from '../../../../infra/local/gateway/gateway.ts';
import type { Handler } from '../../../../infra/local/lambda/load.ts';
import { createRuntime } from '../../../../infra/local/lambda/runtime.ts';

const handlers: Record<string, (event: APIGatewayProxyEventV2) => Promise<unknown>> = {
  'echo.ts': async (event) => ({
    statusCode: 200,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  }),
  'plain.ts': async () => ({ hello: 'world' }),
  'cookies.ts': async () => ({ statusCode: 204, cookies: ['a=1', 'b=2'] }),
  'binary.ts': async () => ({
    statusCode: '200',
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.from([0, 255, 16]).toString('base64'),
    isBase64Encoded: true,
  }),
  'sized.ts': async ({ queryStringParameters }) => ({
    statusCode: 200,
    body: 'x'.repeat(Number(queryStringParameters?.size)),
  }),
  'broken.ts': async () => {
    throw new Error('secret 123.456.789-00');
  },
  'hangs.ts': () => new Promise(() => undefined),
  'not-found.ts': async ({ routeKey, rawPath }) => ({ statusCode: 404, body: JSON.stringify({ routeKey, rawPath }) }),
};

const load = async (file: string): Promise<Handler> => {
  const found = handlers[file];
  if (!found) throw new Error(`no handler ${file}`);
  return found as unknown as Handler;
};

const fn = (name: string, timeoutSeconds = 30) => ({ name, file: `${name}.ts`, timeoutSeconds });
const routes = new Map(
  [fn('echo'), fn('plain'), fn('cookies'), fn('binary'), fn('sized'), fn('broken'), fn('hangs', 0.05)].flatMap(
    (one) => [
      [`GET /${one.name}`, one],
      [`POST /${one.name}`, one],
    ],
  ) as [string, ReturnType<typeof fn>][],
);

const invoked: string[] = [];
const runtime = createRuntime(
  {
    invocation: (name, run) => {
      invoked.push(name);
      return run();
    },
  },
  load,
);
const find = (method: string, path: string) => {
  const key = `${method} ${path}`;
  const found = routes.get(key);
  return found && { fn: found, key, parts: {} };
};
const gateway = createGateway(runtime, { find, default: fn('not-found') });

let server: Listening;
beforeAll(async () => {
  server = await listen(answering(gateway, () => 'timeout'));
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
  invoked.length = 0;
});

const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);
const eventFor = async (path: string, init?: RequestInit): Promise<APIGatewayProxyEventV2> =>
  JSON.parse(await (await get(path, init)).text());

it('hands a request over in payload format 2.0', async () => {
  const before = Date.now();
  const event = await eventFor('/echo?a=1&b=x%20y&a=2&empty=', {
    method: 'POST',
    headers: { 'X-Custom': 'One', cookie: 'session=1; theme=dark', 'content-type': 'application/json' },
    body: '{"á":1}',
  });
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'POST /echo',
    rawPath: '/echo',
    rawQueryString: 'a=1&b=x%20y&a=2&empty=',
    queryStringParameters: { a: '1,2', b: 'x y', empty: '' },
    headers: { 'x-custom': 'One' },
    cookies: ['session=1', 'theme=dark'],
    body: '{"á":1}',
    isBase64Encoded: false,
    requestContext: { routeKey: 'POST /echo', stage: '$default', http: { method: 'POST', path: '/echo' } },
  });
  expect(event.headers).not.toHaveProperty('cookie');
  expect(event.requestContext.timeEpoch).toBeGreaterThanOrEqual(before);
  expect(event.requestContext.timeEpoch).toBeLessThanOrEqual(Date.now());
  expect(event.requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
  expect(invoked).toEqual(['echo']);
});

it('leaves out what a request does not have', async () => {
  const event = await eventFor('/echo');
  expect(event).not.toHaveProperty('body');
  expect(event).not.toHaveProperty('queryStringParameters');
  expect(event).not.toHaveProperty('cookies');
});

it('joins a repeated header with commas', async () => {
  const body = await new Promise<string>((resolve) => {
    const sent = rawRequest(`${server.url}/echo`, { headers: { 'X-Many': ['a', 'b'] } }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    sent.end();
  });
  expect(JSON.parse(body).headers['x-many']).toBe('a,b');
});

it('carries bytes as base64, both ways', async () => {
  const bytes = new Uint8Array([0, 255, 1]);
  const event = await eventFor('/echo', { method: 'POST', headers: { 'content-type': 'image/png' }, body: bytes });
  expect(event).toMatchObject({ isBase64Encoded: true, body: Buffer.from(bytes).toString('base64') });
  expect(new Uint8Array(await (await get('/binary')).arrayBuffer())).toEqual(new Uint8Array([0, 255, 16]));
});

it('reads a result without a status code as a JSON body', async () => {
  const response = await get('/plain');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await response.json()).toEqual({ hello: 'world' });
});

it('sets each cookie separately and returns the request id', async () => {
  const response = await get('/cookies');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.headers.get('apigw-requestid')).toMatch(/.+/);
});

it.each(['/nowhere', '/echo/', '/ECHO'])('%s goes to the default route', async (path) => {
  expect(await (await get(path)).json()).toEqual({ routeKey: '$default', rawPath: path });
});

it('a known path with another method goes to the default route', async () => {
  expect((await get('/echo', { method: 'PUT' })).status).toBe(404);
});

it('a path that cannot be decoded is a bad request', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400);
});

it('a body of 10 MB passes, a longer one does not', async () => {
  const limit = 10 * 1024 * 1024;
  const post = (length: number) => get('/plain', { method: 'POST', body: 'x'.repeat(length) });
  expect((await post(limit)).status).toBe(200);
  const refused = await post(limit + 1);
  expect([refused.status, await refused.json()]).toEqual([413, { message: 'Request Entity Too Large' }]);
});

it("a result beyond Lambda's 6 MB fails as it would when deployed", async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  expect((await get('/sized?size=6291000')).status).toBe(200);
  expect((await get('/sized?size=6291556')).status).toBe(500);
  expect(errors).toHaveBeenCalledOnce();
});

it("a handler's own error is a bare 500, and its message is not logged", async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const response = await get('/broken');
  expect([response.status, await response.json()]).toEqual([500, { message: 'Internal Server Error' }]);
  expect(errors.mock.calls.join('\n')).toContain('broken failed: Error');
  expect(errors.mock.calls.join('\n')).not.toContain('123.456');
});

it('a handler that does not end in time is a 503', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const response = await get('/hangs');
  expect([response.status, await response.json()]).toEqual([503, { message: 'Service Unavailable' }]);
});
