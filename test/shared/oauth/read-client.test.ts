import { describe, expect, it } from 'vitest';
import { clientOfDocument, isDocumentUrl } from '../../../shared/oauth/client-document.ts';
import { freshSeconds, readClient } from '../../../shared/oauth/read-client.ts';
import { NoAnswerError } from '../../../shared/platform/outgoing/destination.ts';
import { type OutgoingAnswer, outgoingFetch } from '../../../shared/platform/outgoing/outgoing-fetch.ts';
import type { Instant } from '../../../shared/time/instant.ts';

const NOW = '2026-11-01T12:00:00.000Z' as Instant;
const URL_OF_CLIENT = 'https://robot.example/oauth/client.json';
const CLAUDE = 'https://claude.ai/oauth/mcp-oauth-client-metadata';

const described = (more: object = {}) =>
  JSON.stringify({
    client_id: URL_OF_CLIENT,
    client_name: 'Robô',
    redirect_uris: ['https://robot.example/callback'],
    ...more,
  });
const answer = (more: Partial<OutgoingAnswer> = {}): OutgoingAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: described(),
  truncated: false,
  ...more,
});

/** The reader over a site that answers so, and what was kept. */
const reading = (given: OutgoingAnswer | Error) => {
  const kept: [string, number][] = [];
  const services = {
    reach: { loopback: false },
    clients: { find: async () => null },
    documents: {
      find: async () => null,
      keep: async ({ clientId }: { clientId: string }, seconds: number) => {
        kept.push([clientId, seconds]);
      },
    },
    fetch: async () => {
      if (given instanceof Error) throw given;
      return given;
    },
  };
  return { kept, read: (clientId = URL_OF_CLIENT) => readClient(clientId, services, NOW) };
};

const empty = {
  reach: { loopback: false },
  clients: { find: async () => null },
  documents: { find: async () => null, keep: async () => undefined },
};

describe('the address of a description', () => {
  it.each([URL_OF_CLIENT, 'https://a.example/c', 'https://a.example/c?v=1'])('%s', (id) =>
    expect(isDocumentUrl(id, { loopback: false })).toBe(true),
  );

  it.each([
    'https://a.example/',
    'https://a.example',
    'http://a.example/c',
    'https://a.example:8443/c',
    'https://a.example:443/c',
    'https://user@a.example/c',
    'https://a.example/c#x',
    'https://a.example/c#',
    'https://a.example/x/../c',
    'https://a.example/x/%2e%2e/c',
    'https://A.example/c',
    'http://localhost:3000/c',
    'http://127.0.0.1:3000/c',
    'ftp://a.example/c',
    'reg-abc',
    `https://a.example/${'c'.repeat(500)}`,
  ])('never %s', (id) => expect(isDocumentUrl(id, { loopback: false })).toBe(false));

  it('is of this machine where the service is', () => {
    expect(isDocumentUrl('http://localhost:3000/c', { loopback: true })).toBe(true);
    expect(isDocumentUrl('http://robot.example/c', { loopback: true })).toBe(false);
  });
});

describe('a description', () => {
  it('says who asks, and no more than its own site may say', () => {
    expect(
      clientOfDocument(URL_OF_CLIENT, described({ client_name: ' Robô\u202e \n do bem ', logo_uri: 'x' })),
    ).toEqual({
      clientId: URL_OF_CLIENT,
      host: 'robot.example',
      name: 'Robô do bem',
      redirectUris: ['https://robot.example/callback'],
    });
  });

  it.each([
    ['is of another client', { client_id: 'https://robot.example/oauth/other.json' }],
    ['has no name', { client_name: undefined }],
    ['has a name that nobody sees', { client_name: '\u200b \n' }],
    ['has no redirect', { redirect_uris: [] }],
    ['has no redirect that may be', { redirect_uris: ['javascript:alert(1)', 'http://robot.example/'] }],
    ['wants a secret', { token_endpoint_auth_method: 'client_secret_post' }],
    ['has a secret', { client_secret: 'x' }],
  ])('that %s is none', (_, more) => expect(clientOfDocument(URL_OF_CLIENT, described(more))).toBeNull());

  it.each(['', 'null', '[]', '<html>', '"x"', '{"client_id":1}'])('of %j is none', (body) =>
    expect(clientOfDocument(URL_OF_CLIENT, body)).toBeNull(),
  );

  it('may name a method that we have not, beside `none`', () => {
    const methods = {
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_methods_supported: ['private_key_jwt', 'none'],
    };
    expect(clientOfDocument(URL_OF_CLIENT, described(methods))).not.toBeNull();
  });
});

describe('reading a description', () => {
  it.each([
    ['max-age=600', 600],
    ['public, max-age=999999', 86_400],
    ['no-store', 0],
    ['no-cache, max-age=600', 0],
    [undefined, 0],
  ])('with Cache-Control %s keeps it %d s', (header, seconds) => {
    expect(freshSeconds(header)).toBe(seconds);
  });

  it('keeps what may be kept', async () => {
    const { read, kept } = reading(
      answer({ headers: { 'content-type': 'application/json', 'cache-control': 'max-age=60' } }),
    );
    expect(await read()).toMatchObject({ name: 'Robô' });
    expect(kept).toEqual([[URL_OF_CLIENT, 60]]);
  });

  it.each([
    ['a redirect', answer({ status: 302, headers: { location: 'https://elsewhere.example/' } })],
    ['a failure', answer({ status: 500 })],
    ['a page', answer({ headers: { 'content-type': 'text/html' } })],
    ['more than 5 kB', answer({ truncated: true })],
    ['nothing', answer({ status: 404 })],
  ])('that answers with %s finds none, and keeps nothing', async (_, given) => {
    const { read, kept } = reading(given);
    expect([await read(), kept]).toEqual([null, []]);
  });

  it.each([
    ['silent', new NoAnswerError('timeout')],
    ['failing', answer({ status: 500 })],
    ['unavailable', answer({ status: 503 })],
  ])('of a known assistant whose site is %s goes by our copy', async (_, given) => {
    const { read, kept } = reading(given);
    expect(await read(CLAUDE)).toMatchObject({
      host: 'claude.ai',
      name: 'Claude',
      redirectUris: expect.arrayContaining(['https://claude.ai/api/mcp/auth_callback']),
    });
    expect(kept).toEqual([]);
  });

  it.each([
    ['withdrawn', answer({ status: 404 })],
    ['gone', answer({ status: 410 })],
    ['refused', answer({ status: 403 })],
    ['moved', answer({ status: 302, headers: { location: 'https://elsewhere.example/' } })],
    ['a page', answer({ headers: { 'content-type': 'text/html' } })],
    ['too long', answer({ truncated: true })],
    ['no JSON', answer({ body: '{' })],
    ['of another client', answer()],
  ])('of a known assistant that is %s is refused: our copy does not overrule its site', async (_, given) => {
    expect(await reading(given).read(CLAUDE)).toBeNull();
  });

  it('rethrows a failure of ours', async () => {
    await expect(reading(new TypeError('ours')).read()).rejects.toThrow('ours');
  });

  it.each([
    ['a name of this network', ['10.0.0.7']],
    ['the metadata of the machine', ['169.254.169.254']],
    ['one that is public and one that is not', ['93.184.215.14', '127.0.0.1']],
    ['IPv6 of this machine', ['::1']],
    ['IPv6 of this network', ['fd00::1']],
    ['IPv4 inside IPv6', ['::ffff:10.0.0.7']],
    ['NAT64 of a private address', ['64:ff9b::a00:7']],
  ])('never calls %s', async (_, addresses) => {
    const fetch = outgoingFetch({ loopback: false }, async () => addresses);
    const found = await readClient(URL_OF_CLIENT, { ...empty, fetch }, NOW);
    expect(found).toBeNull();
  });

  it.each(['https://127.0.0.1/c', 'https://[::1]/c', 'https://169.254.169.254/c', 'https://[::ffff:10.0.0.7]/c'])(
    'never calls %s',
    async (clientId) => {
      const fetch = outgoingFetch({ loopback: false });
      const found = await readClient(clientId, { ...empty, fetch }, NOW);
      expect(found).toBeNull();
    },
  );
});
