import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { NoAnswerError, UnsafeUrlError } from '../../../../shared/platform/outgoing/destination.ts';
import { outgoingFetch } from '../../../../shared/platform/outgoing/outgoing-fetch.ts';

type Seen = { method: string | undefined; host: string | undefined; headers: Record<string, unknown>; body: string };

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

const listen = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
};

const echo = async () => {
  const seen: Seen[] = [];
  const port = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      seen.push({ method: request.method, host: request.headers.host, headers: request.headers, body });
      response.writeHead(201, { 'x-answer': 'yes', 'set-cookie': 'a=1' }).end('done');
    });
  });
  return { port, seen };
};

const names = (answers: Record<string, readonly string[]>) => async (name: string) => answers[name] ?? [];
const HERE = names({ 'hooks.example': ['127.0.0.1'] });
const local = outgoingFetch({ loopback: true }, HERE);

it('posts to the checked address under the name of the URL', async () => {
  const { port, seen } = await echo();
  const request = {
    url: `http://hooks.example:${port}/in?a=1`,
    method: 'POST',
    body: 'olá',
    headers: { 'x-a': 'b' },
  } as const;
  const answer = await local(request);
  expect(answer).toMatchObject({ status: 201, body: 'done', truncated: false, headers: { 'x-answer': 'yes' } });
  expect(seen).toMatchObject([
    { method: 'POST', host: `hooks.example:${port}`, body: 'olá', headers: { 'x-a': 'b', 'content-length': '4' } },
  ]);
});

it('gets, and keeps no cookie for the next call', async () => {
  const { port, seen } = await echo();
  await local({ url: `http://127.0.0.1:${port}/` });
  await local({ url: `http://127.0.0.1:${port}/` });
  expect(seen.map(({ method, headers }) => [method, headers.cookie])).toEqual([
    ['GET', undefined],
    ['GET', undefined],
  ]);
});

it.each([
  ['a private address', ['10.0.0.1']],
  ['the metadata service', ['169.254.169.254']],
  ['loopback', ['127.0.0.1']],
  ['a mapped address', ['::ffff:127.0.0.1']],
  ['one private address among public ones', ['8.8.8.8', '2606:4700:4700::1111', '192.168.0.1']],
])('does not call a name with %s', async (_, addresses) => {
  const deployed = outgoingFetch({ loopback: false }, names({ 'hooks.example': addresses }));
  await expect(deployed({ url: 'https://hooks.example/' })).rejects.toThrow(UnsafeUrlError);
});

it('does not call a public address over http, also where loopback is permitted', async () => {
  const fetch = outgoingFetch({ loopback: true }, names({ 'hooks.example': ['8.8.8.8'] }));
  await expect(fetch({ url: 'http://hooks.example/' })).rejects.toThrow(UnsafeUrlError);
});

it('calls no address by number that is not public, without asking for names', async () => {
  const deployed = outgoingFetch({ loopback: false }, () => Promise.reject(new Error('must not be asked')));
  for (const host of ['127.0.0.1', '2130706433', '0177.1', '0x7f.1', '[::1]', '[::ffff:7f00:1]', '[fd00:ec2::254]']) {
    await expect(deployed({ url: `https://${host}/` })).rejects.toThrow(UnsafeUrlError);
  }
});

it('asks for a name once: an answer that changes after the check is not used', async () => {
  const { port, seen } = await echo();
  const answers = [['127.0.0.1'], ['10.0.0.1'], ['169.254.169.254']];
  let asked = 0;
  const fetch = outgoingFetch({ loopback: true }, async () => answers[asked++] ?? []);
  expect((await fetch({ url: `http://hooks.example:${port}/` })).status).toBe(201);
  expect({ asked, calls: seen.length }).toEqual({ asked: 1, calls: 1 });
  await expect(fetch({ url: `http://hooks.example:${port}/` })).rejects.toThrow(UnsafeUrlError);
  expect(seen).toHaveLength(1);
});

it('goes on to the next checked address when one cannot be connected', async () => {
  const { port, seen } = await echo();
  const fetch = outgoingFetch({ loopback: true }, names({ 'hooks.example': ['127.9.9.9', '127.0.0.1'] }));
  expect((await fetch({ url: `http://hooks.example:${port}/` })).status).toBe(201);
  expect(seen).toHaveLength(1);
});

it('does not follow a redirect', async () => {
  const inside = await echo();
  const port = await listen((_, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end();
  });
  expect(await local({ url: `http://hooks.example:${port}/` })).toMatchObject({ status: 302, body: '' });
  expect(inside.seen).toEqual([]);
});

it.each([
  ['no answer', () => {}],
  ['an answer without an end', (_: unknown, response: { write(text: string): void }) => response.write('a')],
] as [string, RequestListener][])('ends after its time: %s', async (_, listener) => {
  const port = await listen(listener);
  const call = local({ url: `http://hooks.example:${port}/`, timeoutMs: 50 });
  await expect(call).rejects.toMatchObject({ name: 'NoAnswerError', reason: 'timeout' });
});

it('ends after its time while a name is not answered', async () => {
  const fetch = outgoingFetch({ loopback: true }, () => new Promise(() => {}));
  await expect(fetch({ url: 'https://hooks.example/', timeoutMs: 50 })).rejects.toMatchObject({ reason: 'timeout' });
});

it('reads no more of a huge answer than it may, and ends the connection', async () => {
  let closed: () => void = () => {};
  const ended = new Promise<void>((done) => {
    closed = done;
  });
  const port = await listen((_, response) => {
    const write = (): void => {
      while (response.writable && response.write('x'.repeat(16_384)));
    };
    response.on('drain', write).on('close', closed);
    write();
  });
  const answer = await local({ url: `http://hooks.example:${port}/`, maxBytes: 5_000 });
  expect(answer).toMatchObject({ status: 200, truncated: true, body: 'x'.repeat(5_000) });
  await ended;
});

it('an answer of just the permitted size is whole', async () => {
  const port = await listen((_, response) => response.end('x'.repeat(5_000)));
  const answer = await local({ url: `http://hooks.example:${port}/`, maxBytes: 5_000 });
  expect(answer).toMatchObject({ truncated: false, body: 'x'.repeat(5_000) });
});

it('a broken answer is no answer', async () => {
  const port = await listen((request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => request.socket.destroy());
  });
  const call = local({ url: `http://hooks.example:${port}/` });
  await expect(call).rejects.toMatchObject({ name: 'NoAnswerError', reason: 'unreachable' });
});

it('a name without address is unresolved', async () => {
  await expect(local({ url: 'https://elsewhere.example/' })).rejects.toThrow(new NoAnswerError('unresolved'));
  const failing = outgoingFetch({ loopback: false }, () => Promise.reject(new Error('ENOTFOUND')));
  await expect(failing({ url: 'https://hooks.example/' })).rejects.toMatchObject({ reason: 'unresolved' });
});

it('names the host of the URL to TLS, and accepts no unknown certificate', async () => {
  const asked: string[] = [];
  const server = createTlsServer({
    SNICallback: (name, done) => {
      asked.push(name);
      done(new Error('no certificate'));
    },
  });
  server.on('tlsClientError', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const call = local({ url: `https://hooks.example:${port}/` });
  await expect(call).rejects.toMatchObject({ name: 'NoAnswerError', reason: 'unreachable' });
  expect(asked).toEqual(['hooks.example']);
  await new Promise((done) => server.close(done));
});
