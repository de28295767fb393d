import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { mcpAnswerCode } from '../../../infra/cdk/edge/mcp-function.ts';
import { pagesFunction } from '../../../infra/cdk/edge/pages-function.ts';
import { viewerFunction } from '../../../infra/cdk/edge/viewer-function.ts';
import { pageHeaders } from '../../../infra/web/headers.ts';
import { NOT_FOUND, pages } from '../../../infra/web/pages.ts';
import { buildSite } from '../../../infra/web/site.ts';
import { servedPath } from '../../../shared/contract/inbound.ts';

const script = (path: string): string => `${path}.js`;

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

const NOT_FOUND_BODY = { error: 'Not found', type: 'not_found', docs: '/docs#not_found' };

const HTML = '<!doctype html><title>“Não” $& \u2028</title>';
const code = pagesFunction(HTML);
const ask = (uri: string, method = 'GET', accept = '*/*') =>
  run(code, { uri, method, headers: { accept: { value: accept } } });

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
    '/a/%2e%2e/',
    script('/%61/main'),
    '/a/b/main.js',
    '/a/main',
    '/a/main..js',
    '/a/main.js/',
    '/a/main.js%20',
    script('/a/ação'),
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
    expect(JSON.parse(answer.body?.data ?? '')).toMatchObject(NOT_FOUND_BODY);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('lets no %s reach the bucket', (method) => {
    for (const uri of ['/', '/entrar', '/a/main-1A2B3C4D.js']) expect(ask(uri, method).statusCode).toBe(404);
  });

  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  it.each([
    '/nada',
    '/nada/',
    '/index.html',
    '/Entrar',
    '/a/',
    '/a/main',
    '/toolsx',
    '/appx/api',
    '/gastos/x',
    '//tools/api',
  ])('answers people with a page, and still 404: %s', (uri) => {
    for (const method of ['GET', 'HEAD'])
      expect(ask(uri, method, BROWSER)).toMatchObject({
        statusCode: 404,
        body: { data: HTML },
        headers: {
          'content-type': { value: 'text/html; charset=utf-8' },
          'cache-control': { value: 'no-store' },
          'content-security-policy': { value: pageHeaders['content-security-policy'] },
          'x-request-id': { value: 'r-1' },
        },
      });
  });

  it.each([
    ...['/tools', '/tools/', '/tools/api/nada', '/mcp', '/mcp/x', '/oauth', '/oauth/x', '/app/api', '/app/api/x'],
    ...['/webhooks', '/webhooks/x', '/.well-known', '/.well-known/x'],
  ])('answers as the API does below %s, whoever asks', (uri) => {
    const answer = ask(uri, 'GET', BROWSER);
    expect(answer.statusCode).toBe(404);
    expect(JSON.parse(answer.body?.data ?? '')).toMatchObject(NOT_FOUND_BODY);
  });

  it.each(['*/*', 'application/json', '', 'text/plain'])('answers programs as the API does: accept %j', (accept) => {
    expect(JSON.parse(ask('/nada', 'GET', accept).body?.data ?? '')).toMatchObject(NOT_FOUND_BODY);
    expect(JSON.parse(run(code, { uri: '/nada' }).body?.data ?? '')).toMatchObject(NOT_FOUND_BODY);
  });

  it('writes nothing for people', () => expect(ask('/nada', 'POST', BROWSER).body?.data).not.toBe(HTML));

  it('serves the texts, and sends on to those that the operator has elsewhere', () => {
    for (const page of ['/privacidade', '/termos', '/ajuda']) expect(ask(page)).toMatchObject({ uri: `${page}.html` });
    const moved = pagesFunction(HTML, { '/termos': 'https://a.example/t?x=1' });
    expect(run(moved, { uri: '/termos' })).toMatchObject({
      statusCode: 302,
      headers: { location: { value: 'https://a.example/t?x=1' }, 'cache-control': { value: 'no-store' } },
    });
    expect(run(moved, { uri: '/privacidade' })).toMatchObject({ uri: '/privacidade.html' });
    expect(run(moved, { uri: '/termos', method: 'POST' })).toMatchObject({ statusCode: 404 });
  });

  it('serves the manifest', () => expect(ask('/manifest.webmanifest')).toMatchObject({ uri: '/manifest.webmanifest' }));

  it('is small enough for CloudFront, with the document of the build', async () => {
    const document = new TextDecoder().decode((await buildSite()).get(`/${NOT_FOUND}`));
    expect(document).toContain('Página não encontrada');
    expect(Buffer.byteLength(pagesFunction(document))).toBeLessThan(10_240);
  });
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

// The local stack takes the slash off as the edge does.
describe('one slash at the end', () => {
  it.each([
    ['/tools/api/get-balance/', '/tools/api/get-balance'],
    ['/mcp/', '/mcp'],
    ['/.well-known/oauth-protected-resource/mcp/', '/.well-known/oauth-protected-resource/mcp'],
    ['/oauth/token/', '/oauth/token'],
    ['/tools/api/get-balance//', '/tools/api/get-balance//'],
    ['/tools/api/get-balance', '/tools/api/get-balance'],
    ['/app/api/me/', '/app/api/me/'],
    ['/webhooks/pluggy/', '/webhooks/pluggy/'],
    ['/', '/'],
    ['//', '//'],
    ['/mcp//', '/mcp//'],
  ])('of %s leads to %s', (uri, served) => {
    expect(run(viewerFunction(), { uri }).uri).toBe(served);
    expect(servedPath(uri)).toBe(served);
  });
});

describe('the function behind the API, of /mcp', () => {
  type Headers = Record<string, { key?: string; value: string }[]>;
  type Origin = { status: string; statusDescription: string; headers: Headers };

  const CHALLENGE = 'Bearer scope="saldo.read", resource_metadata="https://app.saldo.example/.well-known/x"';
  const usual: Headers = {
    'content-type': [{ key: 'Content-Type', value: 'application/json' }],
    'cache-control': [{ key: 'Cache-Control', value: 'no-store' }],
    'apigw-requestid': [{ key: 'Apigw-Requestid', value: 'aBcDeFgHiJkLmNo=' }],
  };
  const named = (key: string, ...values: string[]): Headers => ({
    [key.toLowerCase()]: values.map((value) => ({ key, value })),
  });
  const origin = (status: string, headers: Headers): Origin => ({
    status,
    statusDescription: 'as it came',
    headers: { ...usual, ...headers },
  });

  /** The event of CloudFront at origin response, and what the function gives back; only the language is there. */
  const answer = async (response: Origin): Promise<Origin> => {
    const config = {
      distributionDomainName: 'd111111abcdef8.cloudfront.net',
      distributionId: 'EDFDVBD6EXAMPLE',
      eventType: 'origin-response',
      requestId: '4TyzHTaYWb1GX1qTfsHhEqV6HUDd_BzoBZnwfnvQc_1oF26ClkoUSEQ==',
    };
    const request = {
      clientIp: '198.51.100.10',
      method: 'POST',
      uri: '/mcp',
      querystring: '',
      headers: { authorization: [{ key: 'Authorization', value: 'Bearer sat-x' }] },
      origin: { custom: { domainName: 'api.saldo.example', port: 443, protocol: 'https', path: '' } },
    };
    const code = `const exports = {}; ${mcpAnswerCode()}; exports.handler(${JSON.stringify({ Records: [{ cf: { config, request, response } }] })})`;
    return JSON.parse(JSON.stringify(await runInNewContext(code)));
  };

  it('gives a refusal its header back under its name', async () => {
    const came = origin('401', named('x-amzn-Remapped-WWW-Authenticate', CHALLENGE));
    expect(await answer(came)).toEqual({
      ...came,
      headers: { ...came.headers, 'www-authenticate': [{ key: 'WWW-Authenticate', value: CHALLENGE }] },
    });
  });

  it('of several values gives each', async () => {
    const { headers } = await answer(origin('401', named('x-amzn-Remapped-WWW-Authenticate', CHALLENGE, 'Basic')));
    expect(headers['www-authenticate']).toEqual([
      { key: 'WWW-Authenticate', value: CHALLENGE },
      { key: 'WWW-Authenticate', value: 'Basic' },
    ]);
  });

  it('leaves the header of a gateway that does not rename it', async () => {
    const both = origin('401', {
      ...named('WWW-Authenticate', CHALLENGE),
      ...named('x-amzn-Remapped-WWW-Authenticate', 'Basic'),
    });
    expect(await answer(both)).toEqual(both);
    const own = origin('401', named('WWW-Authenticate', CHALLENGE));
    expect(await answer(own)).toEqual(own);
  });

  it.each(['200', '202', '403', '405', '429', '502', '503'])('changes nothing of a %s without one', async (status) => {
    const came = origin(status, {});
    expect(await answer(came)).toEqual(came);
  });

  it('gives it back whatever the status: a scope that is lacking is a 403', async () => {
    const { headers } = await answer(origin('403', named('X-Amzn-Remapped-Www-Authenticate', CHALLENGE)));
    expect(headers['www-authenticate']?.[0]?.value).toBe(CHALLENGE);
  });

  it('fits into a template', () => expect(mcpAnswerCode().length).toBeLessThan(4096));
});
