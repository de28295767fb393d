import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createSite } from '../../../../infra/local/pages/site.ts';
import { pageHeaders } from '../../../../infra/web/headers.ts';
import { type Page, pages } from '../../../../infra/web/pages.ts';

const WIDGET = 'http://127.0.0.1:4000';
const site = createSite(WIDGET);
const get = async (url: string, method = 'GET') => {
  const answer = await site.respond({ method, url } as IncomingMessage);
  if (!answer || typeof answer === 'string') throw new Error(`${url} is not the site's`);
  return { ...answer, headers: answer.headers ?? {}, text: String(answer.body) };
};

describe('the dashboard on the local stack', () => {
  it.each(Object.keys(pages) as Page[])(
    'serves %s, whatever its query, to be asked for anew each time',
    async (page) => {
      const { status, headers, text } = await get(`${page}?volta=/bancos`);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(text).toContain('<html lang="pt-BR">');
    },
  );

  it('serves assets for good, and tells of one that is not there', async () => {
    const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec((await get('/')).text) ?? [];
    expect((await get(style)).headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/a/main-00000000.js')).status).toBe(404);
  });

  it('lets the stand-in of the widget into the page that shows it, and into no other', async () => {
    expect((await get('/conectar')).headers['content-security-policy']).toContain(`frame-src ${WIDGET}`);
    expect((await get('/')).headers['content-security-policy']).not.toContain(WIDGET);
  });

  it('serves the texts with who runs the service, and sends on to those that are elsewhere', async () => {
    vi.stubEnv('SITE', JSON.stringify({ help: { email: 'ajuda@a.example' }, terms_url: 'https://a.example/t' }));
    const { status, headers, text } = await get('/ajuda?x=1');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(text).toContain('mailto:ajuda@a.example');
    expect(await get('/termos')).toMatchObject({ status: 302, headers: { location: 'https://a.example/t' } });
    expect((await get('/privacidade')).status).toBe(200);
    vi.unstubAllEnvs();
  });

  it('serves the manifest, and what it names', async () => {
    const { headers, text } = await get('/manifest.webmanifest');
    expect(headers).toMatchObject({ 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' });
    const { icons, ...manifest } = JSON.parse(text);
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', lang: 'pt-BR' });
    for (const { src } of icons) expect((await get(src)).headers['content-type']).toBe('image/png');
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
  });

  const unknown = (url: string, accept?: string, method = 'GET') =>
    site.respondToUnknown({ method, url, headers: accept === undefined ? {} : { accept } } as IncomingMessage);

  it('has a page for people at an unknown address', async () => {
    const answer = await unknown('/nada?x=1', 'text/html,*/*;q=0.8');
    if (!answer || typeof answer === 'string') throw new Error('there is no page');
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject({ ...pageHeaders, 'content-type': 'text/html; charset=utf-8' });
    expect(String(answer.body)).toContain('<h1 class="shown">Página não encontrada</h1>');
  });

  it('leaves programs, writes and the paths of the API to the service', () => {
    expect(unknown('/nada')).toBeNull();
    expect(unknown('/nada', '*/*')).toBeNull();
    expect(unknown('/nada', 'text/html', 'POST')).toBeNull();
    for (const path of ['/tools', '/tools/api/x', '/mcp', '/oauth/x', '/app/api/x', '/webhooks/x', '/.well-known/x'])
      expect(unknown(path, 'text/html'), path).toBeNull();
  });

  it.each([
    ['GET', '/tools/api/get-balance'],
    ['GET', '/bancos/x'],
    ['GET', '/index.html'],
    ['POST', '/'],
    ['GET', '/constructor'],
  ])('leaves %s %s to the service', (method, url) => {
    expect(site.respond({ method, url } as IncomingMessage)).toBeNull();
  });
});
