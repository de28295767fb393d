import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfCredential } from '../../shared/access/credential.ts';
import { keys } from '../../shared/platform/table/keys.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import type { Browser } from '../support/browser.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { mailsTo } from './door-world.ts';
import { approve, byHand, decide, look, person, pkce, REDIRECT, requestIdIn, site } from './oauth-world.ts';
import { tableRecords } from './table-records.ts';

const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const CHALLENGE = 'c'.repeat(43);

let stack: TestStack;
let hand: ReturnType<typeof byHand>;
let id: string;
let [ana, bia]: Browser[] = [];

const at = (who: Browser | undefined): Browser => {
  if (!who) throw new Error('nobody is there yet');
  return who;
};

beforeAll(async () => {
  stack = await startStack({
    users: [
      { id: 'ana', subscription },
      { id: 'bia', subscription },
    ],
  });
  hand = byHand(stack);
  id = await hand.clientId();
  [ana, bia] = [await person(stack, 'ana'), await person(stack, 'bia')];
});
afterAll(() => stack.close());

/** A request that waits. */
const waiting = async (): Promise<string> => {
  const { location } = await hand.authorize(hand.request(id, CHALLENGE));
  return requestIdIn(location ?? '');
};

/** Sets a field of a record, as if time had passed. */
const change = (Key: { pk: string; sk: string }, field: string, value: unknown) => {
  const { client, name: TableName } = openTable();
  return client.send(
    new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: 'SET #field = :value',
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':value': value },
    }),
  );
};

const longAgo = '2026-01-01T00:00:00.000Z';

describe('a request whose client or redirect is not known', () => {
  it.each([
    ['no client', { client_id: '' }],
    ['no redirect', { redirect_uri: '' }],
    ['an unknown client', { client_id: 'reg-aaaaaaaaaaaaaaaaaaaaaa' }],
    ['a client of no form', { client_id: '<script>' }],
    ['a client on another machine, over http', { client_id: 'http://10.0.0.1/client.json' }],
    ['a longer path', { redirect_uri: `${REDIRECT}/more` }],
    ['a user before another host', { redirect_uri: 'http://localhost:8787@evil.example/callback' }],
    ['another host', { redirect_uri: 'https://evil.example/callback' }],
    ['a fragment', { redirect_uri: `${REDIRECT}#x` }],
    ['another scheme', { redirect_uri: 'javascript:alert(1)' }],
  ])('with %s is told to the person and sent nowhere', async (_, fields) => {
    const { status, location, headers, text } = await hand.authorize({ ...hand.request(id, CHALLENGE), ...fields });
    expect([status, location, headers.get('content-type')]).toEqual([400, null, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/script|evil|the-state/);
  });

  it('may not come twice, so that no two readers take different ones', async () => {
    const fields = new URLSearchParams(hand.request(id, CHALLENGE));
    fields.append('redirect_uri', 'https://evil.example/');
    expect((await hand.authorize(fields)).status).toBe(400);
  });

  it('by a document that leads elsewhere, or is another site’s, is refused', async () => {
    let calls = 0;
    const served = await site(({ url, headers: { host } }, response) => {
      calls += 1;
      if (url === '/moved.json') {
        response.writeHead(302, { location: '/client.json' }).end();
        return;
      }
      const body = { client_id: `http://${host}/client.json`, client_name: 'x', redirect_uris: [REDIRECT] };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const ask = async (path: string) => (await hand.authorize(hand.request(`${served.url}${path}`, CHALLENGE))).status;
    expect([await ask('/client.json'), await ask('/moved.json'), await ask('/other.json')]).toEqual([302, 400, 400]);
    expect(calls).toBe(3);
    await served.close();
  });
});

describe('a request that is wrong otherwise', () => {
  it.each([
    ['no response type', { response_type: '' }, 'invalid_request'],
    ['tokens in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['no challenge', { code_challenge: '' }, 'invalid_request'],
    ['a short challenge', { code_challenge: 'c'.repeat(42) }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a challenge without a method', { code_challenge_method: '' }, 'invalid_request'],
    ['an unknown scope', { scope: 'saldo.read saldo.admin' }, 'invalid_scope'],
    ['another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['a resource beside ours', { resource: 'http://localhost/mcp/' }, 'invalid_target'],
    ['an answer by form', { response_mode: 'form_post' }, 'invalid_request'],
  ])('by %s is told to the client, with its state and who answers', async (_, fields, error) => {
    const { status, location } = await hand.authorize({ ...hand.request(id, CHALLENGE), ...fields });
    const answer = new URL(location ?? '').searchParams;
    expect([status, answer.get('error'), answer.get('state')]).toEqual([302, error, 'the-state']);
    expect([answer.get('iss'), answer.get('code')]).toEqual([stack.url, null]);
    expect(location?.startsWith(`${REDIRECT}?`)).toBe(true);
  });

  describe('by a client that registered itself', () => {
    const register = async (redirect: string) =>
      (await hand.register({ client_name: 'Banco Seguro', redirect_uris: [redirect] })).body.client_id as string;
    const wrong = { code_challenge: '' };

    it.each([
      ['https://client.example/back?to=1&x="', null],
      ['https://client.example/back?to=1', 'client.example'],
      ['https://client.example:8443/back', 'client.example:8443'],
      ['https://client.example/back', 'client.example'],
    ])('for %s is told to the person, who may go back there', async (redirect_uri, host) => {
      const clientId = await register(redirect_uri);
      if (host === null) return expect(clientId).toBeUndefined();
      const fields = { ...hand.request(clientId, CHALLENGE), redirect_uri };
      for (const bad of [
        wrong,
        { scope: 'saldo.admin' },
        { resource: 'https://other.example/mcp' },
        { state: 'x'.repeat(2001) },
      ]) {
        const { status, location, headers, text } = await hand.authorize(
          new URLSearchParams({ ...fields, ...bad } as Record<string, string>),
        );
        expect([status, location, headers.get('refresh')]).toEqual([400, null, null]);
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
        const [, link = '', shown] = /<a href="([^"]*)"[^>]*>([^<]*)<\/a>/.exec(text) ?? [];
        expect(shown).toBe(`Voltar para ${host}`);
        const back = new URL(link.replaceAll('&amp;', '&'));
        expect([back.host, back.searchParams.get('iss'), back.searchParams.get('code')]).toEqual([
          host,
          stack.url,
          null,
        ]);
        expect(back.searchParams.get('error')).toMatch(/^invalid_/);
        expect(text).not.toMatch(/Banco Seguro|<script|http-equiv/);
      }
      // A right request leads to the person, not to the client.
      const right = await hand.authorize(fields);
      expect(right.location?.startsWith(`${stack.url}/autorizar#`)).toBe(true);
    });

    it('brings no markup of its state into the page', async () => {
      const redirect_uri = 'https://client.example/back';
      const fields = { ...hand.request(await register(redirect_uri), CHALLENGE), redirect_uri, ...wrong };
      const { text } = await hand.authorize({ ...fields, state: '"><script>alert(1)</script>' });
      expect(text).not.toContain('<script');
      expect(text.match(/<a /g)).toHaveLength(1);
    });

    it.each(['cursor://anysphere.cursor/callback', REDIRECT])(
      'for %s, a program, is told to it',
      async (redirect_uri) => {
        const fields = { ...hand.request(await register(redirect_uri), CHALLENGE), redirect_uri, ...wrong };
        const { status, location } = await hand.authorize(fields);
        expect([status, location?.startsWith(redirect_uri)]).toEqual([302, true]);
      },
    );
  });

  it('by a client that its own site describes is told to that site', async () => {
    const redirect_uri = 'https://client.example/back';
    const served = await site(({ headers: { host } }, response) => {
      const body = { client_id: `http://${host}/client.json`, client_name: 'x', redirect_uris: [redirect_uri] };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const fields = { ...hand.request(`${served.url}/client.json`, ''), redirect_uri };
    const { status, location } = await hand.authorize(fields);
    expect([status, location?.startsWith(`${redirect_uri}?error=`)]).toEqual([302, true]);
    await served.close();
  });

  it('asks for reading where it names no scope, and `offline_access` is none', async () => {
    for (const scope of ['', 'offline_access']) {
      const { location } = await hand.authorize({ ...hand.request(id, CHALLENGE), scope, resource: '' });
      const { body } = await look(at(ana), requestIdIn(location ?? ''));
      expect(body.request.scopes).toEqual(['saldo.read']);
    }
  });
});

describe('consent', () => {
  it('shows who asks for what, and where the answer goes', async () => {
    const requestId = await waiting();
    const { status, body, headers } = await look(at(ana), requestId);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.request).toEqual({
      request_id: requestId,
      client: { host: null, name: 'Robô' },
      redirect: { kind: 'loopback', host: 'localhost', scheme: 'http' },
      scopes: ['saldo.read'],
      replaces: expect.any(Boolean),
      expires_at: expect.any(String),
    });
  });

  it('is of whoever looked first: nobody else sees or decides it, and nobody decides unseen', async () => {
    const requestId = await waiting();
    expect((await decide(at(ana), requestId, 'approve')).status).toBe(404);
    expect((await look(at(ana), requestId)).status).toBe(200);
    expect((await look(at(bia), requestId)).status).toBe(404);
    for (const decision of ['approve', 'deny']) expect((await decide(at(bia), requestId, decision)).status).toBe(404);
    expect((await decide(at(ana), requestId, 'approve')).status).toBe(200);
  });

  it('of a request that there is not is a 404', async () => {
    for (const forged of ['x', 'a'.repeat(43), '%2e%2e', '%00']) {
      expect((await look(at(ana), forged)).status).toBe(404);
      expect((await decide(at(ana), forged, 'approve')).status).toBe(404);
    }
  });

  it('is given once, also to two at the same time', async () => {
    const requestId = await waiting();
    await look(at(ana), requestId);
    const both = await Promise.all([decide(at(ana), requestId, 'approve'), decide(at(ana), requestId, 'approve')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    for (const decision of ['approve', 'deny']) expect((await decide(at(ana), requestId, decision)).status).toBe(410);
    expect((await look(at(ana), requestId)).status).toBe(410);
  });

  it('that is refused gives no code, and is over', async () => {
    const requestId = await waiting();
    await look(at(ana), requestId);
    const { status, body } = await decide(at(ana), requestId, 'deny');
    const answer = new URL(body.location).searchParams;
    expect([status, answer.get('error'), answer.get('code')]).toEqual([200, 'access_denied', null]);
    expect([answer.get('state'), answer.get('iss')]).toEqual(['the-state', stack.url]);
    expect((await decide(at(ana), requestId, 'approve')).status).toBe(410);
  });

  it('comes too late after ten minutes', async () => {
    const requestId = await waiting();
    await look(at(ana), requestId);
    const waitingOnes = (await tableRecords(stack)).filter(
      ({ pk, decidedAt, viewer }) => String(pk).startsWith('OAUTH_REQUEST#') && decidedAt === null && viewer !== null,
    );
    expect(waitingOnes.length).toBeGreaterThan(0);
    for (const { pk, sk } of waitingOnes) await change({ pk: String(pk), sk: String(sk) }, 'validUntil', longAgo);
    expect((await look(at(ana), requestId)).status).toBe(410);
    for (const decision of ['approve', 'deny']) expect((await decide(at(ana), requestId, decision)).status).toBe(410);
  });

  it('needs a page of this origin, a session, and a decision that there is', async () => {
    const requestId = await waiting();
    await look(at(ana), requestId);
    const path = `/app/api/oauth/requests/${requestId}`;
    const body = { decision: 'approve' };
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'x-saldo': '' },
    ];
    for (const headers of foreign) {
      expect((await at(ana).request('POST', path, { body, headers })).status).toBe(403);
    }
    expect((await at(ana).request('POST', path, { body, headers: { cookie: '' } })).status).toBe(401);
    expect((await decide(at(ana), requestId, 'yes')).body.error).toBe('Invalid decision');
    expect((await decide(at(ana), requestId, 'approve')).status).toBe(200);
  });

  it('needs a proof of the last ten minutes, a refusal does not', async () => {
    const late = await person(stack, 'ana');
    const [first, second] = [await waiting(), await waiting()];
    for (const requestId of [first, second]) await look(late, requestId);
    const { userId } = await stack.user('ana');
    const secret = late.jar.get('__Host-saldo') ?? '';
    await change(keys.session(userId, hashOfCredential(secret)), 'provedAt', longAgo);
    const approved = await decide(late, first, 'approve');
    expect([approved.status, approved.body.error, approved.body.step_up]).toEqual([403, 'Step-up required', 'code']);
    expect((await decide(late, second, 'deny')).status).toBe(200);
  });
});

describe('a code', () => {
  it.each([
    ['another verifier', { code_verifier: 'v'.repeat(43) }, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 'invalid_request'],
    ['a verifier of no form', { code_verifier: 'short' }, 'invalid_request'],
    ['another redirect', { redirect_uri: 'http://localhost:8788/callback' }, 'invalid_grant'],
    ['no client', { client_id: '' }, 'invalid_request'],
    ['another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['another grant type', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('with %s gives nothing, and is not used up', async (_, more, error) => {
    const { verifier, code } = await hand.code(at(ana), { id });
    const wrong = await hand.exchange(id, code, verifier, more);
    expect([wrong.status, wrong.body.error, wrong.headers.get('cache-control')]).toEqual([400, error, 'no-store']);
    expect((await hand.exchange(id, code, verifier)).status).toBe(200);
  });

  it('is for the client that asked', async () => {
    const other = await hand.clientId();
    const { verifier, code } = await hand.code(at(ana), { id });
    expect((await hand.exchange(other, code, verifier)).body.error).toBe('invalid_grant');
    const forgotten = await hand.exchange('reg-aaaaaaaaaaaaaaaaaaaaaa', code, verifier);
    expect([forgotten.status, forgotten.body.error]).toEqual([401, 'invalid_client']);
  });

  it('that comes twice ends what it gave, and its owner hears of it', async () => {
    const { verifier, code } = await hand.code(at(ana), { id });
    const { body } = await hand.exchange(id, code, verifier);
    expect((await hand.mcp(body.access_token ?? '')).status).toBe(200);
    const again = await hand.exchange(id, code, verifier);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
    expect((await hand.mcp(body.access_token ?? '')).status).toBe(401);
    expect((await hand.refresh(id, body.refresh_token ?? '')).body.error).toBe('invalid_grant');
    const [mail] = await mailsTo(stack, 'ana@example.com');
    expect(mail?.subject).toBe('Acesso de um assistente encerrado por segurança');
  });

  it('that comes twice at once gives tokens to one at most, which then open nothing', async () => {
    const { verifier, code } = await hand.code(at(ana), { id });
    const both = await Promise.all([hand.exchange(id, code, verifier), hand.exchange(id, code, verifier)]);
    const given = both.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    expect((await hand.mcp(given[0]?.body.access_token ?? '')).status).toBe(401);
  });

  it('ends after a minute', async () => {
    const { verifier, code } = await hand.code(at(ana), { id });
    const { userId } = await stack.user('ana');
    await change(keys.oauthCode(userId, hashOfCredential(code)), 'validUntil', longAgo);
    expect((await hand.exchange(id, code, verifier)).body.error).toBe('invalid_grant');
  });

  it('is none where it was never one', async () => {
    const { access, refresh, verifier } = await hand.tokens(at(ana), { id });
    for (const text of [access, refresh, 'sac-x', 'x']) {
      expect((await hand.exchange(id, text, verifier)).body.error).toBe('invalid_grant');
    }
  });

  it('comes with the name of who gave it, so that no other server’s code is taken for ours', async () => {
    const { answer } = await hand.code(at(ana), { id });
    expect(answer.get('iss')).toBe(stack.url);
  });
});

describe('a refresh', () => {
  const grantOf = async () => {
    const { userId } = await stack.user('ana');
    const grants = (await tableRecords(stack)).filter(
      ({ pk, sk, clientId }) =>
        String(sk).startsWith('ACCESS#GRANT#') && String(pk).endsWith(userId) && clientId === id,
    );
    return grants[0] as { pk: string; sk: string; tokens: { recent: { supersededAt: string | null }[] } };
  };

  /** As if the successors of all retired tokens had been used long ago. */
  const age = async () => {
    const { pk, sk, tokens } = await grantOf();
    const recent = tokens.recent.map((token) => ({ ...token, supersededAt: token.supersededAt && longAgo }));
    await change({ pk, sk }, 'tokens', { ...tokens, recent });
  };

  it('gives one new pair however often it is asked, and the old token holds until two minutes after its use', async () => {
    const { refresh } = await hand.tokens(at(ana), { id });
    const first = await hand.refresh(id, refresh);
    const second = await hand.refresh(id, refresh);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect([second.body.refresh_token, second.body.access_token]).toEqual([
      first.body.refresh_token,
      first.body.access_token,
    ]);
    expect((await hand.mcp(first.body.access_token ?? '')).status).toBe(200);
    expect((await hand.refresh(id, refresh)).status).toBe(200);
    await age();
    const late = await hand.refresh(id, refresh);
    expect([late.status, late.body.error]).toEqual([400, 'invalid_grant']);
    expect((await hand.mcp(first.body.access_token ?? '')).status).toBe(401);
    expect((await hand.refresh(id, first.body.refresh_token ?? '')).body.error).toBe('invalid_grant');
  });

  it('from ten workers at once gives all of them one pair', async () => {
    const { refresh } = await hand.tokens(at(ana), { id });
    const all = await Promise.all(Array.from({ length: 10 }, () => hand.refresh(id, refresh)));
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(all.map(({ body }) => body.refresh_token)).size).toBe(1);
    for (const token of new Set(all.map(({ body }) => body.access_token)))
      expect((await hand.mcp(token ?? '')).status).toBe(200);
    expect((await hand.refresh(id, all[0]?.body.refresh_token ?? '')).status).toBe(200);
  });

  it('with a token that a thief has rotated away ends the grant, however often he did, and its owner reads so', async () => {
    const { access, refresh } = await hand.tokens(at(ana), { id });
    let text = refresh;
    for (let turn = 0; turn < 12; turn += 1) {
      const { status, body } = await hand.refresh(id, text);
      expect(status).toBe(200);
      text = body.refresh_token ?? '';
      await age();
    }
    const late = await hand.refresh(id, refresh);
    expect([late.status, late.body.error]).toEqual([400, 'invalid_grant']);
    expect((await hand.mcp(access)).status).toBe(401);
    expect((await hand.refresh(id, text)).body.error).toBe('invalid_grant');
    const mails = await mailsTo(stack, 'ana@example.com');
    expect(mails[0]?.subject).toBe('Acesso de um assistente encerrado por segurança');
  });

  it('with a token of another client’s grant ends nothing', async () => {
    const { refresh } = await hand.tokens(at(ana), { id });
    const next = await hand.refresh(id, refresh);
    await hand.mcp(next.body.access_token ?? '');
    await age();
    expect((await hand.refresh(await hand.clientId(), refresh)).body.error).toBe('invalid_grant');
    expect((await hand.mcp(next.body.access_token ?? '')).status).toBe(200);
  });

  it('ends with the grant 12 months after the consent, and its owner is reminded 7 days before', async () => {
    await hand.tokens(at(ana), { id });
    const { pk, sk } = await grantOf();
    const soon = new Date(Date.now() + 6 * 86_400_000).toISOString();
    await change({ pk, sk }, 'endsAt', soon);
    await change({ pk, sk }, 'dueAt', new Date(Date.now() - 86_400_000).toISOString());
    const subjects = async () => {
      await stack.runJob('end-keys');
      return (await mailsTo(stack, 'ana@example.com')).filter(({ subject }) =>
        subject.startsWith('O acesso de um assistente'),
      );
    };
    expect([await subjects(), await subjects()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('gives no more than was allowed, and may give less', async () => {
    const { refresh } = await hand.tokens(at(ana), { id, scope: 'saldo.read saldo.write' });
    const less = await hand.refresh(id, refresh, { scope: 'saldo.read' });
    expect(less.body.scope).toBe('saldo.read');
    const call = { name: 'manualUpdate', arguments: {} };
    expect((await hand.mcp(less.body.access_token ?? '', 'tools/call', call)).status).toBe(403);
    expect((await hand.refresh(id, less.body.refresh_token ?? '')).body.scope).toBe('saldo.read saldo.write');
    const read = await hand.tokens(at(ana), { id });
    expect((await hand.refresh(id, read.refresh, { scope: 'saldo.write' })).body.error).toBe('invalid_scope');
  });

  it('is for its own client and resource, by its own kind of token', async () => {
    const { access, refresh } = await hand.tokens(at(ana), { id });
    expect((await hand.refresh(await hand.clientId(), refresh)).body.error).toBe('invalid_grant');
    expect((await hand.refresh(id, access)).body.error).toBe('invalid_grant');
    const elsewhere = await hand.refresh(id, refresh, { resource: 'https://other.example/mcp' });
    expect(elsewhere.body.error).toBe('invalid_target');
    expect((await hand.refresh(id, refresh)).status).toBe(200);
  });

  it('ends after 90 days without one, and each one moves the end', async () => {
    const { access, refresh } = await hand.tokens(at(ana), { id });
    const { pk, sk } = await grantOf();
    await change({ pk, sk }, 'validUntil', longAgo);
    expect((await hand.mcp(access)).status).toBe(401);
    expect((await hand.refresh(id, refresh)).body.error).toBe('invalid_grant');
  });

  it('of a token that was for another address opens nothing here', async () => {
    const { access } = await hand.tokens(at(ana), { id });
    const { pk, sk } = await grantOf();
    await change({ pk, sk }, 'resource', 'https://other.example/mcp');
    expect((await hand.mcp(access)).status).toBe(401);
  });
});

describe('a registration', () => {
  it('says what the client is from now on, whatever it asked for', async () => {
    const { status, body, headers } = await hand.register({
      client_name: 'Robô\u202e do bem',
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['authorization_code', 'implicit'],
      software_id: 'x',
    });
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      client_id: expect.stringMatching(/^reg-[\w-]{22}$/),
      client_id_issued_at: expect.any(Number),
      client_name: 'Robô do bem',
      redirect_uris: [REDIRECT],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    });
  });

  it.each([
    ['no redirect', { client_name: 'x' }, 'invalid_redirect_uri'],
    ['a script as redirect', { redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    ['one wrong redirect of two', { redirect_uris: [REDIRECT, 'http://evil.example/'] }, 'invalid_redirect_uri'],
    ['too many redirects', { redirect_uris: Array(11).fill(REDIRECT) }, 'invalid_redirect_uri'],
    ['no code', { redirect_uris: [REDIRECT], grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    ['no JSON', '{', 'invalid_client_metadata'],
    ['a body of 17 kB', { redirect_uris: [REDIRECT], x: 'x'.repeat(17_000) }, 'invalid_request'],
  ])('with %s is refused', async (_, metadata, error) => {
    const { status, body } = await hand.register(metadata);
    expect([status, body.error]).toEqual([400, error]);
  });

  it('that nobody has let in is forgotten after a day, one that somebody has is kept', async () => {
    const [unused, used] = [await hand.clientId(), await hand.clientId()];
    await hand.tokens(at(ana), { id: used });
    const validUntil = async (clientId: string) => {
      const { pk } = keys.oauthClient(clientId);
      return String((await tableRecords(stack)).find((record) => record.pk === pk)?.validUntil);
    };
    const days = async (clientId: string) =>
      Math.round((Date.parse(await validUntil(clientId)) - Date.now()) / 86_400_000);
    expect([await days(unused), await days(used)]).toEqual([1, 400]);
    await change(keys.oauthClient(unused), 'validUntil', longAgo);
    expect((await hand.authorize(hand.request(unused, CHALLENGE))).status).toBe(400);
  });

  it('is counted by the network: the twenty-first of an hour is refused', async () => {
    process.env.RATE_LIMITS = '1';
    try {
      const answers = [];
      for (let count = 0; count < 21; count += 1) answers.push(await hand.register());
      const last = answers.at(-1);
      expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(201), 429]);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(
        JSON.stringify((await tableRecords(stack)).filter(({ pk }) => String(pk).startsWith('RATE#'))),
      ).not.toContain('127.0.0.1');
    } finally {
      process.env.RATE_LIMITS = '0';
    }
  });
});

it('no record holds a code, a token or the id of a request', async () => {
  const { verifier, challenge } = pkce();
  const { location } = await hand.authorize(hand.request(id, challenge));
  const requestId = requestIdIn(location ?? '');
  const code = (await approve(at(ana), requestId)).get('code') ?? '';
  const { body } = await hand.exchange(id, code, verifier);
  const { userId } = await stack.user('ana');
  const written = JSON.stringify(await tableRecords(stack));
  for (const secret of [requestId, code, verifier, body.access_token ?? '-', body.refresh_token ?? '-']) {
    expect(written).not.toContain(secret);
  }
  const request = (await tableRecords(stack)).filter(({ pk }) => String(pk).startsWith('OAUTH_REQUEST#'));
  expect(JSON.stringify(request)).not.toContain(userId);
});
