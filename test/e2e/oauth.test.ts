import { UnauthorizedError } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';
import { mailsTo } from './door-world.ts';
import { approve, assistant, byHand, person, requestIdIn, site } from './oauth-world.ts';

let stack: TestStack;
let documents: Awaited<ReturnType<typeof site>>;
let served = 0;

beforeAll(async () => {
  stack = await startStack(household);
  documents = await site(({ url, headers: { host } }, response) => {
    served += 1;
    const client_id = `http://${host}${url}`;
    const cached = url?.includes('kept') ? { 'cache-control': 'max-age=600' } : {};
    response.writeHead(200, { 'content-type': 'application/json', ...cached });
    response.end(JSON.stringify({ client_id, client_name: 'Robô', redirect_uris: ['http://localhost/callback'] }));
  });
});
afterAll(async () => {
  await documents.close();
  await stack.close();
});

describe('the official client', () => {
  it.each([
    ['registers itself', () => ({}), null],
    [
      'is described by its site',
      () => ({ documentUrl: `${documents.url}/client.json` }),
      () => new URL(documents.url).host,
    ],
  ])('connects when it %s, and calls a tool', async (_, options, host) => {
    const ana = await person(stack, 'ana');
    const robot = assistant(stack, options());
    const client = await robot.letIn(ana);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('createSpendingLimit');
    const { content, isError } = await client.callTool({ name: 'getBalance', arguments: {} });
    expect([isError, Object(content)[0].type]).toEqual([undefined, 'text']);
    const { grants } = (await ana.get('oauth/grants')).body;
    expect(grants[0]).toMatchObject({
      client: { host: host?.() ?? null, name: 'Robô' },
      redirect: { kind: 'loopback', host: 'localhost', scheme: 'http' },
      scopes: ['saldo.read'],
      used_on: expect.any(String),
    });
    await client.close();
  });

  it('refreshes, from two places at once too, and goes on', async () => {
    const ana = await person(stack, 'ana');
    const robot = assistant(stack);
    await (await robot.letIn(ana)).close();
    const before = robot.tokens();
    robot.kept.tokens = { ...before, access_token: 'sat-over' };
    const [one, other] = await Promise.all([robot.open(), robot.open()]);
    expect(robot.tokens().refresh_token).not.toBe(before.refresh_token);
    for (const client of [one, other]) {
      expect((await client.listTools()).tools.length).toBeGreaterThan(20);
      await client.close();
    }
  });

  it('asks for more when a tool needs more, and is cut off when its person says so', async () => {
    const ana = await person(stack, 'ana');
    const robot = assistant(stack);
    const client = await robot.letIn(ana);
    const limit = { name: 'createSpendingLimit', arguments: { category: 'Viagem', limitAmount: 9, period: 'monthly' } };
    await expect(client.callTool(limit)).rejects.toBeInstanceOf(UnauthorizedError);
    expect(robot.asked()?.searchParams.get('scope')).toBe('saldo.read saldo.write');
    await robot.askAgain(ana);
    const stepped = await robot.open();
    expect((await stepped.callTool(limit)).isError).toBeUndefined();
    const { grants } = (await ana.get('oauth/grants')).body;
    expect(grants[0].scopes).toEqual(['saldo.read', 'saldo.write']);
    expect((await ana.remove(`oauth/grants/${grants[0].grant_id}`)).body).toEqual({ revoked: 1 });
    await expect(stepped.listTools()).rejects.toBeInstanceOf(UnauthorizedError);
    expect((await ana.remove(`oauth/grants/${grants[0].grant_id}`)).status).toBe(404);
    const about = (await mailsTo(stack, 'ana@example.com')).filter(({ subject }) => /assistente/.test(subject ?? ''));
    const [removed, allowed] = about;
    expect([removed?.subject, allowed?.subject]).toEqual([
      'Acesso de um assistente encerrado',
      'Um assistente tem acesso à sua conta',
    ]);
    expect(removed?.text).toContain('Robô (sem site confirmado)');
  });
});

describe('what the service says of itself', () => {
  it('names one issuer and one resource, where clients look for them', async () => {
    const resource = { resource: `${stack.url}/mcp`, authorization_servers: [stack.url] };
    for (const path of ['oauth-protected-resource', 'oauth-protected-resource/mcp']) {
      const { status, body, headers } = await stack.call('GET', `/.well-known/${path}`);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
      expect(body).toEqual({
        ...resource,
        scopes_supported: ['saldo.read', 'saldo.write'],
        bearer_methods_supported: ['header'],
        resource_name: 'Saldo',
      });
    }
    const { body } = await stack.call('GET', '/.well-known/oauth-authorization-server');
    expect(body).toMatchObject({
      issuer: stack.url,
      authorization_endpoint: `${stack.url}/oauth/authorize`,
      token_endpoint: `${stack.url}/oauth/token`,
      registration_endpoint: `${stack.url}/oauth/register`,
      revocation_endpoint: `${stack.url}/oauth/revoke`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    });
    expect((await stack.call('GET', '/.well-known/openid-configuration')).status).toBe(404);
  });

  it('is in the challenge of every refusal at /mcp, before a stream is refused too', async () => {
    const metadata = `resource_metadata="${stack.url}/.well-known/oauth-protected-resource/mcp"`;
    const asks = `Bearer scope="saldo.read", ${metadata}`;
    for (const method of ['GET', 'DELETE', 'POST']) {
      const { status, headers } = await stack.call(method, '/mcp', method === 'POST' ? { body: {} } : {});
      expect([method, status, headers.get('www-authenticate')]).toEqual([method, 401, asks]);
    }
    const wrong = await byHand(stack).mcp('sat-nothing');
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('www-authenticate')).toMatch(
      /^Bearer error="invalid_token", error_description="[^"]+", scope/,
    );
    expect((await stack.call('GET', '/mcp', { key: await stack.keyOf('ana') })).status).toBe(405);
  });
});

describe('a token', () => {
  it('is for /mcp alone, in the header alone', async () => {
    const { access } = await byHand(stack).tokens(await person(stack, 'ana'));
    expect((await byHand(stack).mcp(access)).status).toBe(200);
    expect((await stack.call('GET', '/tools/api/get-balance', { key: access })).status).toBe(401);
    expect(
      (await stack.call('GET', '/app/api/me', { key: access, headers: { 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(401);
    const inAddress = await stack.call('POST', '/mcp', {
      query: { apiKey: access },
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
    });
    expect(inAddress.status).toBe(401);
  });

  it('of a refresh or a code opens nothing by itself', async () => {
    const ana = await person(stack, 'ana');
    const { refresh } = await byHand(stack).tokens(ana);
    const { code } = await byHand(stack).code(ana);
    for (const text of [refresh, code]) expect((await byHand(stack).mcp(text)).status).toBe(401);
  });

  it('gets compact answers by whatever revision, and every tool that its person could allow', async () => {
    const { access } = await byHand(stack).tokens(await person(stack, 'ana'));
    const { body } = await byHand(stack).mcp(access, 'tools/call', { name: 'getTransactions', arguments: {} });
    expect(body.result.structuredContent).toBeUndefined();
    expect(JSON.parse(body.result.content[0].text)).toMatchObject({
      columns: expect.any(Array),
      rows: expect.any(Array),
    });
    const names = (await byHand(stack).mcp(access)).body.result.tools.map(({ name }: { name: string }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['manualUpdate', 'getMemories', 'forgetMemory', 'setClosingDate', 'getApiKeyInfo']),
    );
    expect(names).not.toContain('manageClosingDate');
    expect(names).not.toContain('createApiKey');
  });

  it('without the scope of a call is told in HTTP, with what it has and needs', async () => {
    const { access } = await byHand(stack).tokens(await person(stack, 'ana'));
    const { status, headers, body } = await byHand(stack).mcp(access, 'tools/call', {
      name: 'manualUpdate',
      arguments: {},
    });
    expect([status, body.id, body.error.message]).toEqual([403, 1, 'Insufficient scope']);
    expect(headers.get('www-authenticate')).toMatch(
      /^Bearer error="insufficient_scope", .*scope="saldo\.read saldo\.write"/,
    );
    // What needs more by its arguments alone is told so by them alone.
    const read = await byHand(stack).mcp(access, 'tools/call', { name: 'getMemories', arguments: {} });
    expect(read.status).toBe(200);
    const learn = await byHand(stack).mcp(access, 'tools/call', { name: 'getMemories', arguments: { message: 'Oi' } });
    expect(learn.status).toBe(403);
    // Tools of a single use have one scope.
    const uses: [string, object, number][] = [
      ['listClosingDates', {}, 200],
      ['setClosingDate', { accountId: 'a', closingDay: 1 }, 403],
      ['deleteClosingDate', { closingDateId: 'a' }, 403],
      ['learnMemory', { message: 'Oi' }, 403],
      ['forgetMemory', { text: 'tudo' }, 403],
    ];
    for (const [name, args, wanted] of uses) {
      const reply = await byHand(stack).mcp(access, 'tools/call', { name, arguments: args });
      expect(reply.status, name).toBe(wanted);
    }
  });

  it('of somebody without a subscription lists tools, and each call says why it is refused', async () => {
    const ana = await person(stack, 'ana');
    const { access } = await byHand(stack).tokens(ana);
    await stack.control('PATCH', 'users/ana', { subscription: null });
    const listed = await byHand(stack).mcp(access);
    const called = await byHand(stack).mcp(access, 'tools/call', { name: 'getBalance', arguments: {} });
    await stack.control('PATCH', 'users/ana', {
      subscription: { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' },
    });
    expect([listed.status, called.status, called.body.result.isError]).toEqual([200, 200, true]);
    expect(JSON.parse(called.body.result.content[0].text)).toMatchObject({ type: 'no_subscription' });
  });

  it('can be given back by its client, whichever of the two', async () => {
    const ana = await person(stack, 'ana');
    for (const which of ['access', 'refresh'] as const) {
      const given = await byHand(stack).tokens(ana);
      const foreign = await byHand(stack).form('/oauth/revoke', { token: given[which], client_id: 'reg-other' });
      expect([foreign.status, (await byHand(stack).mcp(given.access)).status]).toEqual([200, 200]);
      const { status, body } = await byHand(stack).form('/oauth/revoke', { token: given[which], client_id: given.id });
      expect([status, body]).toEqual([200, {}]);
      expect((await byHand(stack).mcp(given.access)).status).toBe(401);
      expect((await byHand(stack).refresh(given.id, given.refresh)).body.error).toBe('invalid_grant');
    }
    expect((await byHand(stack).form('/oauth/revoke', { token: 'anything' })).status).toBe(200);
    expect((await byHand(stack).form('/oauth/revoke', {})).body.error).toBe('invalid_request');
  });
});

describe('grants', () => {
  it('of one client are one: the second consent ends the first', async () => {
    const ana = await person(stack, 'ana');
    const first = await byHand(stack).tokens(ana);
    const { verifier, code } = await byHand(stack).code(ana, { id: first.id, scope: 'saldo.write saldo.read' });
    expect((await byHand(stack).mcp(first.access)).status).toBe(200);
    const { body } = await byHand(stack).exchange(first.id, code, verifier);
    expect(body.scope).toBe('saldo.read saldo.write');
    expect((await byHand(stack).mcp(first.access)).status).toBe(401);
    expect((await byHand(stack).mcp(body.access_token ?? '')).status).toBe(200);
  });

  it('are twenty at most: the oldest leaves', async () => {
    const bia = await person(stack, 'bia');
    const given = [];
    for (let count = 0; count < 21; count += 1) given.push(await byHand(stack).tokens(bia));
    expect((await bia.get('oauth/grants')).body.grants).toHaveLength(20);
    const statuses = await Promise.all(
      [given[0], given[1], given[20]].map((one) => byHand(stack).mcp(one?.access ?? '')),
    );
    expect(statuses.map(({ status }) => status)).toEqual([401, 200, 200]);
  }, 120_000);

  it('are seen and taken away by their own person alone', async () => {
    const [ana, bia] = [await person(stack, 'ana'), await person(stack, 'bia')];
    const { access } = await byHand(stack).tokens(ana);
    const [{ grant_id: id }] = (await ana.get('oauth/grants')).body.grants;
    expect((await bia.remove(`oauth/grants/${id}`)).status).toBe(404);
    expect((await byHand(stack).mcp(access)).status).toBe(200);
  });
});

describe('a document', () => {
  it('is read again each time, unless its site lets it be kept', async () => {
    const ana = await person(stack, 'ana');
    const hand = byHand(stack);
    const ask = async (id: string) => (await hand.authorize(hand.request(id, 'c'.repeat(43)))).status;
    const count = async (id: string) => {
      const before = served;
      expect([await ask(id), await ask(id)]).toEqual([302, 302]);
      return served - before;
    };
    expect([await count(`${documents.url}/fresh.json`), await count(`${documents.url}/kept.json`)]).toEqual([2, 1]);
    // The port of a program on the person's own computer is another one each time.
    const asked = {
      ...hand.request(`${documents.url}/kept.json`, 'c'.repeat(43)),
      redirect_uri: 'http://localhost:61234/callback',
    };
    const { location } = await hand.authorize(asked);
    const answer = await approve(ana, requestIdIn(location ?? ''));
    expect([...answer.keys()].toSorted()).toEqual(['code', 'iss', 'state']);
    expect([answer.get('iss'), answer.get('state')]).toEqual([stack.url, 'the-state']);
  });
});
