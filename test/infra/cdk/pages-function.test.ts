import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { pagesFunction } from '../../../infra/cdk/edge/pages-function.ts';
import { viewerFunction } from '../../../infra/cdk/edge/viewer-function.ts';
import { pages } from '../../../infra/web/pages.ts';
import { notFoundBody } from '../../../shared/contract/inbound.ts';

type Request = { method: string; uri: string; headers: Record<string, { value: string }> };
type Answer = Request & { statusCode?: number; body?: { data: string } };

/** Runs the code as CloudFront does: nothing but the language is there. */
const run = (code: string, request: Partial<Request>): Answer => {
  const event = {
    context: { requestId: 'r-1' },
    viewer: { ip: '198.51.100.10' },
    request: { method: 'GET', uri: '/', querystring: {}, headers: {}, ...request },
  };
  return JSON.parse(runInNewContext(`${code}; JSON.stringify(handler(${JSON.stringify(event)}))`));
};

const ask = (uri: string, method = 'GET') => run(pagesFunction(), { uri, method });

describe('the function before the bucket', () => {
  it.each(Object.entries(pages))('serves %s from %s', (uri, document) => {
    for (const method of ['GET', 'HEAD']) expect(ask(uri, method)).toMatchObject({ method, uri: `/${document}` });
  });

  it.each(['/a/main-1A2B3C4D.js', '/a/app-XYZ.css', '/a/main-1A2B3C4D.js.map', '/a/a_b-c.svg'])(
    'leaves an asset as it is: %s',
    (uri) => expect(ask(uri)).toMatchObject({ uri }),
  );

  it.each([
    '/nada',
    '/index.html',
    '/conectar.html',
    '/entrar/',
    '/Entrar',
    '/ENTRAR',
    '//',
    '//entrar',
    '/entrar//',
    '/./entrar',
    '/%65ntrar',
    '/entrar%2f',
    '/entrar%00',
    '/entrar.',
    '/entrar;x',
    '/conta\u0301',
    '/cont\u0430',
    '/início',
    '/in%C3%ADcio',
    '/constructor',
    '/__proto__',
    '/toString',
    '',
    '*',
    '/a',
    '/a/',
    '/A/main-1A2B3C4D.js',
    '/a//main.js',
    '/a/../index.html',
    '/a/..',
    '/a/.',
    '/a/.hidden',
    '/a/%2e%2e/index.html',
    '/%61/main.js',
    '/a/b/main.js',
    '/a/main',
    '/a/main..js',
    '/a/main.js/',
    '/a/main.js%20',
    '/a/ação.js',
    '/a/main.js\n',
    '//tools/api/get-balance',
    '/Tools/api/get-balance',
    '/toolsx',
    '/app/api',
  ])('answers as the API does where nothing is: %j', (uri) => {
    const answer = ask(uri);
    expect(answer).toMatchObject({
      statusCode: 404,
      headers: {
        'content-type': { value: 'application/json; charset=utf-8' },
        'cache-control': { value: 'no-store' },
        'x-request-id': { value: 'r-1' },
      },
    });
    expect(JSON.parse(answer.body?.data ?? '')).toEqual(notFoundBody);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('lets no %s reach the bucket', (method) => {
    for (const uri of ['/', '/entrar', '/a/main-1A2B3C4D.js']) expect(ask(uri, method).statusCode).toBe(404);
  });

  it('is small enough for CloudFront', () => expect(Buffer.byteLength(pagesFunction())).toBeLessThan(10_240));
});

describe('the function before the API', () => {
  it('says who calls, over what the caller says, and changes nothing else', () => {
    const headers = { authorization: { value: 'Bearer x' }, 'x-viewer-address': { value: '192.0.2.1' } };
    expect(run(viewerFunction(), { method: 'POST', uri: '/mcp', headers })).toEqual({
      method: 'POST',
      uri: '/mcp',
      querystring: {},
      headers: { authorization: { value: 'Bearer x' }, 'x-viewer-address': { value: '198.51.100.10' } },
    });
  });
});
