import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { execute } from '../../infra/admin/execute.ts';
import { operations } from '../../shared/contract/registry.ts';
import { webOperations } from '../../shared/contract/web-registry.ts';
import { toolName } from '../../shared/runtime/mcp/tool-traits.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { codeSentTo, signIn } from './door-world.ts';
import { mcpCaller } from './mcp-caller.ts';
import { byHand, person } from './oauth-world.ts';
import { scopedInputs } from './scope-inputs.ts';
import { switchesOf } from './switch-caller.ts';
import { tableRecords } from './table-records.ts';

const subscription = { plan: 'premium', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const READ_ONLY = { error: 'Read-only', message: 'Try again later.' };
const ALL = ['read', 'write', 'sync', 'memories', 'account'];

let stack: TestStack;
let key: string;
const switches = switchesOf(() => stack);
const { rpc, refusal, answer } = mcpCaller(() => stack);
const newKey = async (): Promise<{ key: string }> =>
  stack.control('POST', 'users/ana/keys', { label: 'all', scopes: ALL });

beforeAll(async () => {
  stack = await startStack({ users: [{ id: 'ana', subscription, phone: '+5511999990001' }] });
  key = (await newKey()).key;
});
afterEach(async () => {
  await stack.control('DELETE', 'faults');
  await switches.write({});
});
afterAll(() => stack.close());

const create = (headers: Record<string, string> = {}) =>
  stack.call('POST', '/tools/api/create-payment-reminder', {
    key,
    headers,
    body: { title: 'Luz', dueDate: '2099-01-01' },
  });
const records = async () =>
  (await tableRecords(stack))
    .filter(({ pk }) => !/^(?:RATE|VISITS)#|^SWITCHES$/.test(String(pk)))
    .map(({ lastUse: _, ...record }) => JSON.stringify(record))
    .toSorted();

describe('the command line', () => {
  it('lists every switch, with what it stops, when, by whom and why', async () => {
    const names = ['email', 'whatsapp', 'registration', 'sign-up', 'read-only'];
    const off = { state: 'off', since: null, by: null, reason: null, stops: expect.any(String) };
    expect(await switches.json('list')).toEqual(names.map((name) => ({ name, ...off })));
    await switches.json('set', 'email', 'on', '--reason', 'bounces');
    const [email, ...others] = await switches.json('list');
    expect(email).toMatchObject({
      name: 'email',
      state: 'on',
      by: expect.stringMatching(/^operator/),
      reason: 'bounces',
    });
    expect(others.map(({ state }: { state: string }) => state)).toEqual(['off', 'off', 'off', 'off']);
  });

  it('keeps a history of who changed what, the newest first', async () => {
    await switches.on('sign-up');
    await switches.off('sign-up');
    expect((await switches.json('history')).slice(0, 2)).toMatchObject([
      { name: 'sign-up', state: 'off', by: expect.stringMatching(/^operator/), reason: null },
      { name: 'sign-up', state: 'on', by: expect.stringMatching(/^operator/), reason: 'a test' },
    ]);
  });

  it('changes two switches at once without losing one', async () => {
    await Promise.all(['email', 'whatsapp', 'sign-up', 'registration'].map(switches.on));
    const listed: { state: string }[] = await switches.json('list');
    expect(listed.map(({ state }) => state)).toEqual(['on', 'on', 'on', 'on', 'off']);
  });

  it.each([
    [['set', 'mail', 'on'], /There is no switch mail: NAME is one of email, whatsapp, /],
    [['set', '__proto__', 'on'], /There is no switch/],
    [['set', 'email'], /on or off is missing/],
    [['set'], /NAME is missing/],
    [['set', 'email', 'true'], /on or off, not true/],
    [['set', 'email', 'on', '--reason', 'x'.repeat(301)], /300/],
  ])('refuses %j, and changes nothing', async (args, problem) => {
    const { code, err } = await switches.run(...args);
    expect([code, err]).toEqual([1, expect.stringMatching(problem)]);
    expect((await switches.json('list')).every(({ state }: { state: string }) => state === 'off')).toBe(true);
  });
});

describe('read-only', () => {
  const TAKES_AWAY = new Set(['revoke-api-key', 'delete-webhook']);

  it('refuses every change over REST and MCP, answers every read, and writes nothing', async () => {
    const inputs = operations.flatMap(({ name, method, path }) =>
      (scopedInputs[name] ?? []).map(({ needs, input }) => ({ name, method, path, needs, input })),
    );
    const stops = ({ name, method, needs }: (typeof inputs)[number]) =>
      !TAKES_AWAY.has(name) && needs !== 'read' && (method !== 'GET' || needs === 'sync' || needs === 'memories');
    await switches.on('read-only');
    const before = await records();
    for (const call of inputs) {
      const { name, method, path, input } = call;
      const reply = await stack.call(method, path, { key, ...input });
      const seen = [name, reply.status === 503, reply.headers.get('retry-after')];
      expect(seen, JSON.stringify(input)).toEqual([name, stops(call), stops(call) ? '300' : null]);
      if (stops(call)) expect(reply.body).toMatchObject(READ_ONLY);
    }
    for (const call of inputs.filter(stops)) {
      const tool = operations.find(({ name, restOnly }) => name === call.name && !restOnly);
      if (tool)
        expect(await refusal(toolName(tool), { ...call.input.query, ...Object(call.input.body) }, key)).toMatchObject(
          READ_ONLY,
        );
    }
    expect(await answer('listPaymentReminders', {}, key)).toMatchObject({ success: true });
    expect(await records()).toEqual(before);
  });

  it('holds from the next call on, and ends with the next one', async () => {
    expect((await create()).status).toBe(200);
    await switches.on('read-only');
    expect((await create()).status).toBe(503);
    await switches.off('read-only');
    expect((await create()).status).toBe(200);
  });

  it('uses up no Idempotency-Key, so that the same call succeeds later', async () => {
    const headers = { 'idempotency-key': 'one-and-the-same' };
    await switches.on('read-only');
    expect((await create(headers)).status).toBe(503);
    await switches.off('read-only');
    expect((await create(headers)).status).toBe(200);
  });

  it('tells a caller without a valid key nothing', async () => {
    await switches.on('read-only');
    const reply = await stack.call('POST', '/tools/api/create-payment-reminder', { key: 'sk-wrong', body: {} });
    expect(reply.status).toBe(401);
  });

  it('refuses a change before it asks for a confirmation', async () => {
    await switches.on('read-only');
    const args = { reminderId: 'nowhere', hardDelete: true };
    expect(await refusal('deletePaymentReminder', args, key)).toMatchObject(READ_ONLY);
  });

  it('refuses a batch message by message', async () => {
    await switches.on('read-only');
    const call = (id: number, name: string, args: object = {}) => ({
      ...{ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } },
    });
    const batch = [call(1, 'listPaymentReminders'), call(2, 'manualUpdate')];
    const { body } = await stack.call<ReturnType<typeof JSON.parse>>('POST', '/mcp', { key, body: batch });
    expect(body.map(({ result }: { result: { isError?: true } }) => result.isError ?? false)).toEqual([false, true]);
    expect((await rpc('tools/list', {}, key)).status).toBe(200);
  });

  it('lets a key be revoked, at once', async () => {
    const { key: made } = await newKey();
    const { body } = await stack.call<{ data: { keyId: string } }>('GET', '/tools/api/get-api-key-info', { key: made });
    const id = body.data.keyId;
    await switches.on('read-only');
    expect((await stack.call('DELETE', '/tools/api/revoke-api-key', { key, query: { keyId: id } })).status).toBe(200);
    expect((await stack.call('GET', '/tools/api/get-balance', { key: made })).status).toBe(401);
  });

  it('at the dashboard lets people read, sign in, prove who they are and take access away, and nothing else', async () => {
    const answered = new Set<string>();
    const ana = await person(stack, 'ana');
    await switches.on('read-only');
    for (const { name, method, path, session } of webOperations) {
      if (method === 'GET' || session === 'none') continue;
      const { status, body, headers } = await ana.request(method, path.replace(/\{\w+\}/, 'nowhere'), { body: {} });
      if (status !== 503) answered.add(name);
      else expect([body, headers.get('retry-after')], name).toMatchObject([READ_ONLY, '300']);
      if (name === 'sign-out') await ana.signInLocally('ana');
    }
    expect([...answered].toSorted()).toEqual(
      [
        ...['end-session', 'export', 'protect', 'remove-passkey', 'revoke-grant', 'sign-out'],
        ...['step-up-code', 'step-up-passkey', 'step-up-passkey-options', 'step-up-verify'],
      ].toSorted(),
    );
    const again = await signIn(stack, 'ana');
    expect((await again.get('me')).status).toBe(200);
    await again.post('step-up-code');
    expect((await again.post('step-up-verify', { code: await codeSentTo(stack, 'ana@example.com') })).status).toBe(200);
    expect((await again.post('sign-out', { which: 'all' })).status).toBe(200);
    // The protection has ended the key.
    await switches.off('read-only');
    key = (await stack.control<{ key: string }>('POST', 'users/ana/keys', { label: 'next' })).key;
  });

  it('refuses a link to the connection of a bank that is opened without a session', async () => {
    await switches.on('read-only');
    const { status, body } = await stack.call('POST', '/app/api/connect-link', {
      headers: { 'sec-fetch-site': 'same-origin', 'x-saldo': '1' },
      body: { token: 'x' },
    });
    expect([status, body]).toMatchObject([503, READ_ONLY]);
  });

  it('gives an assistant no new access; what it has it keeps, refreshes and loses', async () => {
    const hand = byHand(stack);
    const ana = await person(stack, 'ana');
    const had = await hand.tokens(ana);
    const approved = await hand.code(ana, { id: had.id });
    await switches.on('read-only');
    const exchanged = await hand.exchange(approved.id, approved.code, approved.verifier);
    expect([exchanged.status, exchanged.body, exchanged.headers.get('retry-after')]).toEqual([503, READ_ONLY, '300']);
    const refreshed = await hand.refresh(had.id, had.refresh);
    expect(refreshed.status).toBe(200);
    expect((await hand.mcp(refreshed.body.access_token ?? '')).status).toBe(200);
    await switches.off('read-only');
    // The code was not used up.
    expect((await hand.exchange(approved.id, approved.code, approved.verifier)).status).toBe(200);
    await switches.on('read-only');
    expect((await hand.form('/oauth/revoke', { token: refreshed.body.refresh_token ?? '' })).status).toBe(200);
    expect((await hand.mcp(refreshed.body.access_token ?? '')).status).toBe(401);
  });

  it('is not in the way when its record alone cannot be read', async () => {
    await switches.on('read-only');
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'GetItem', times: 3, error: 'throttle' });
    expect((await create()).status).toBe(200);
  });

  it('leaves the failure of a table what it is', async () => {
    await switches.on('read-only');
    await stack.control('POST', 'faults', { target: 'dynamodb', times: 50, error: '500' });
    expect((await create()).status).toBe(500);
  });

  it.each([
    ['a text', 'yes', 503],
    ['a flag', true, 503],
    ['a flag that is off', false, 503],
    ['an entry without its state', { reason: 'x' }, 503],
    ['an entry with another state', { on: 'off' }, 503],
    ['an entry of a later release', { on: false, until: '2099-01-01' }, 200],
    ['an entry of another switch', undefined, 200],
  ])('that holds %s is on unless it says that it is off', async (_, entry, status) => {
    await switches.write({ ...(entry !== undefined && { 'read-only': entry }), other: { on: true } });
    expect((await create()).status).toBe(status);
    const listed: { name: string; state: string }[] = await switches.json('list');
    expect(listed.at(-1)?.state).toBe(status === 503 ? 'on' : 'off');
  });
});

describe('registration', () => {
  it('registers nobody while it is on; who is registered goes on', async () => {
    const hand = byHand(stack);
    const ana = await person(stack, 'ana');
    const id = await hand.clientId();
    await switches.on('registration');
    const before = await records();
    const { status, body, headers } = await hand.register();
    expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'temporarily_unavailable', '300']);
    expect(await records()).toEqual(before);
    expect((await hand.tokens(ana, { id })).access).toMatch(/^sat-/);
    await switches.off('registration');
    expect((await hand.register()).status).toBe(201);
  });

  it('registers nobody when the switch cannot be read', async () => {
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'GetItem', times: 3, error: 'throttle' });
    expect((await byHand(stack).register()).status).toBe(500);
  });
});

describe('sign-up', () => {
  const signUp = (email: string) => execute(['users', 'create', '--name', 'Zé', '--email', email]);

  it('makes no user while it is on, and says why', async () => {
    await switches.on('sign-up');
    const before = await records();
    expect(await signUp('ze@example.com')).toEqual({ code: 1, out: '', err: expect.stringContaining('sign-up is on') });
    expect(await records()).toEqual(before);
    await switches.off('sign-up');
    expect((await signUp('ze@example.com')).code).toBe(0);
    expect(await signUp('ze@example.com')).toMatchObject({ code: 1, err: expect.stringContaining('another user') });
  });

  it('lets in who has an account', async () => {
    await switches.on('sign-up');
    expect((await (await signIn(stack, 'ana')).get('me')).status).toBe(200);
  });

  it('that holds rubbish makes no user', async () => {
    await switches.write({ 'sign-up': 'yes' });
    expect((await signUp('lia@example.com')).code).toBe(1);
    await switches.write({ 'sign-up': { on: true } });
    expect((await signUp('lia@example.com')).code).toBe(1);
  });
});
