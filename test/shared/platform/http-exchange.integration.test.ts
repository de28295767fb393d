import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { httpExchange } from '../../../shared/platform/http-exchange.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const serve = (listener: RequestListener): Promise<URL> =>
  new Promise((done) => {
    const server = createServer(listener).listen(0, '127.0.0.1', () => {
      done(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/path?a=1`));
    });
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
  });

const post = { method: 'POST', headers: { 'x-one': '1' }, body: '{"nome":"José"}' } as const;
const options = () => ({ signal: AbortSignal.timeout(5_000), maxBytes: 10 });

it('sends method, path, headers and body, with its length in bytes, and returns the whole answer', async () => {
  const url = await serve((request, response) => {
    request.setEncoding('utf8').on('data', (body) => {
      const { method, url, headers } = request;
      const asExpected = method === 'POST' && url === '/path?a=1' && headers['x-one'] === '1' && body === post.body;
      const length = Buffer.byteLength(post.body);
      response.writeHead(asExpected && headers['content-length'] === String(length) ? 201 : 500, { 'x-two': '2' });
      response.end('açúcar');
    });
  });
  const answer = await httpExchange(url, post, options());
  expect(answer).toMatchObject({ status: 201, headers: { 'x-two': '2' }, body: 'açúcar', truncated: false });
});

it('reads no more of an answer than it was given', async () => {
  const url = await serve((_, response) => response.end('0123456789+'));
  expect(await httpExchange(url, post, options())).toMatchObject({ body: '0123456789', truncated: true });
});

it('returns a redirect instead of following it', async () => {
  const url = await serve((_, response) => response.writeHead(307, { location: '/other' }).end());
  expect(await httpExchange(url, post, options())).toMatchObject({ status: 307 });
});

it.each<[string, RequestListener]>([
  ['does not come', () => undefined],
  ['does not end', (_, response) => void response.write('0')],
])('fails at the signal when the answer %s', async (_, listener) => {
  const url = await serve(listener);
  const signal = AbortSignal.timeout(100);
  await expect(httpExchange(url, post, { signal, maxBytes: 10 })).rejects.toThrow();
  expect(signal.aborted).toBe(true);
});

it('fails when nobody listens, and when the connection ends early', async () => {
  const url = await serve(
    (_, response) => void response.writeHead(200, { 'content-length': '5' }).write('01', () => response.destroy()),
  );
  await expect(httpExchange(url, post, options())).rejects.toThrow();
  for (const close of closing.splice(0)) close();
  await expect(httpExchange(url, post, options())).rejects.toThrow();
});
