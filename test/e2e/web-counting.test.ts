import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkStore } from '../../shared/connections/link-store.ts';
import { variables } from '../../shared/platform/environment.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { card, person } from './cards-world.ts';
import { type Browser, browserAt, signedIn } from './web-caller.ts';

const body = { category: 'Lazer', limitAmount: 10, period: 'monthly' };
const names = ['ana', 'bia', 'caio', 'davi', 'edu', 'fabi', 'gil'];

let stack: TestStack;
beforeAll(async () => {
  vi.stubEnv(variables.rateLimits, '1');
  stack = await startStack({ users: names.map((id) => person(id, card({ id: `card-${id}` }))) });
  // Within one minute and one hour, whatever the time of the test.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 3_600_000) * 3_600_000 + 617_000 });
});
afterAll(async () => {
  vi.useRealTimers();
  await stack.close();
  vi.unstubAllEnvs();
});
afterEach(() => stack.control('DELETE', 'faults'));

const userIdOf = async (who: string): Promise<string> => (await stack.user(who)).userId;
const linkOf = async (who: string, itemId: string | null = null) =>
  linkStore(openTable()).create(await userIdOf(who), itemId, systemClock());
const ratesIn = ({ headers }: { headers: Headers }) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];
const rename = (one: Browser, name = 'Ana') => one.ask('profile', { body: { name } });
/** The answer while every call of the aggregator fails: it is none of the aggregator's. */
const whileItFails = async (call: () => Promise<{ status: number }>): Promise<number> => {
  await stack.control('POST', 'faults', { target: 'pluggy', times: 100, error: '500' });
  const { status } = await call();
  await stack.control('DELETE', 'faults');
  return status;
};

describe('changes by a session', () => {
  it('count among the sixty writes of a minute, with those of the API, and say how many are left', async () => {
    const ana = await signedIn(stack, 'ana');
    const first = await rename(ana);
    expect([first.status, ...ratesIn(first)]).toEqual([200, '"writes";q=60;w=60', '"writes";r=59;t=43']);
    const key = await stack.keyOf('ana');
    const byKey = await stack.call('POST', '/tools/api/create-spending-limit', { key, body });
    expect(byKey.headers.get('ratelimit')).toBe('"writes";r=58;t=43');
    const rest = await Promise.all(
      Array.from({ length: 70 }, (_, at) => rename(ana, `Ana ${String.fromCharCode(65 + (at % 26))}`)),
    );
    expect(rest.filter(({ status }) => status === 200)).toHaveLength(58);
    const over = await rename(ana, 'Outra');
    expect([over.status, over.body.error, over.headers.get('retry-after')]).toEqual([429, 'Too many requests', '43']);
    expect(ratesIn(over)).toEqual(['"writes";q=60;w=60', '"writes";r=0;t=43']);
    expect((await ana.ask('me')).body.name).not.toBe('Outra');
    // Reads are not counted.
    expect(ratesIn(await ana.ask('me'))).toEqual([null, null]);
    expect((await stack.call('POST', '/tools/api/create-spending-limit', { key, body })).status).toBe(429);
  });

  it('that end access or prove who is there are counted, but not refused: whoever uses the writes up is cut off', async () => {
    const [owner, thief] = [await signedIn(stack, 'bia'), await signedIn(stack, 'bia')];
    await Promise.all(Array.from({ length: 61 }, () => rename(thief, 'Bia')));
    expect((await rename(owner)).status).toBe(429);
    expect((await owner.ask('step-up-code', { body: {} })).status).toBe(202);
    const out = await owner.ask('sign-out', { body: { which: 'others' } });
    expect([out.status, out.body, ...ratesIn(out)]).toEqual([
      200,
      { ended: 1 },
      '"writes";q=60;w=60',
      '"writes";r=0;t=43',
    ]);
    expect((await thief.ask('me')).status).toBe(401);
    const last = await owner.ask('sign-out', { body: { which: 'all' } });
    expect(last.status).toBe(200);
  });

  it('that are refused for their form, or without a session, do not count', async () => {
    const caio = await signedIn(stack, 'caio');
    const wrong = await caio.ask('profile', { body: { name: '' } });
    expect([wrong.status, ...ratesIn(wrong)]).toEqual([400, null, null]);
    expect((await browserAt(stack).ask('profile', { body: { name: 'x' } })).status).toBe(401);
    expect(ratesIn(await rename(caio))[1]).toBe('"writes";r=59;t=43');
  });
});

describe('an Authorization at an endpoint of the dashboard', () => {
  it.each(['Bearer sk-nonsense', 'Bearer', 'Basic YTpi', ''])(
    'is no credential there, and the cookie no fallback: %j',
    async (authorization) => {
      const caio = await signedIn(stack, 'caio');
      for (const [name, body] of [
        ['me', undefined],
        ['profile', { name: 'Stolen' }],
        ['connect-token', {}],
        ['sign-out', { which: 'all' }],
      ] as const) {
        const reply = await caio.ask(name, { headers: { authorization }, ...(body && { body }) });
        expect([name, reply.status, reply.body.error]).toEqual([name, 401, 'Not signed in']);
      }
      expect((await caio.ask('me')).body.name).not.toBe('Stolen');
    },
  );

  it('that is a good key is refused, too', async () => {
    const caio = await signedIn(stack, 'caio');
    const authorization = `Bearer ${await stack.keyOf('caio')}`;
    expect((await caio.ask('me', { headers: { authorization } })).status).toBe(401);
  });
});

describe('calls that ask the aggregator', () => {
  it('are ten a link, of whatever kind, and the next is refused before the aggregator is asked', async () => {
    const linkToken = await linkOf('davi');
    const holder = browserAt(stack);
    expect((await holder.ask('connect-token', { body: { linkToken } })).status).toBe(200);
    for (let call = 0; call < 4; call += 1)
      expect((await holder.ask('connect-token', { body: { linkToken } })).status).toBe(200);
    for (let call = 0; call < 5; call += 1)
      expect((await holder.ask('link-connection', { body: { linkToken, itemId: `none-${call}` } })).status).toBe(404);
    const calls = [
      () => holder.ask('connect-token', { body: { linkToken } }),
      () => holder.ask('link-connection', { body: { linkToken, itemId: 'none' } }),
    ];
    for (const call of calls) {
      const over = await call();
      expect([over.status, over.body.error]).toEqual([429, 'Too many requests']);
      expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await whileItFails(call)).toBe(429);
    }
    // Another link of the same user has its own.
    const other = await linkOf('davi');
    expect((await browserAt(stack).ask('connect-token', { body: { linkToken: other } })).status).toBe(200);
  });

  it('are ten a link also at the same time, and with the other limits switched off', async () => {
    vi.stubEnv(variables.rateLimits, '0');
    try {
      const linkToken = await linkOf('edu');
      const holder = browserAt(stack);
      await holder.ask('connect-link', { body: { token: linkToken } });
      const replies = await Promise.all(
        Array.from({ length: 15 }, () => holder.ask('connect-token', { body: { linkToken } })),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
    } finally {
      vi.stubEnv(variables.rateLimits, '1');
    }
  });

  it('are thirty an hour a user, of both kinds and by links, too', async () => {
    const fabi = await signedIn(stack, 'fabi');
    const linkToken = await linkOf('fabi');
    const holder = browserAt(stack);
    for (let call = 0; call < 5; call += 1) await holder.ask('connect-token', { body: { linkToken } });
    for (let call = 0; call < 15; call += 1) expect((await fabi.ask('connect-token', { body: {} })).status).toBe(200);
    for (let call = 0; call < 10; call += 1)
      expect((await fabi.ask('link-connection', { body: { itemId: 'item-fabi' } })).status).toBe(200);
    const calls = [
      () => fabi.ask('connect-token', { body: {} }),
      () => fabi.ask('link-connection', { body: { itemId: 'item-fabi' } }),
      () => holder.ask('connect-token', { body: { linkToken } }),
    ];
    for (const call of calls) {
      expect((await call()).status).toBe(429);
      expect(await whileItFails(call)).toBe(429);
    }
  });

  it.each(['../connectors', 'a/b', 'item-edu?x=1', 'x'.repeat(65), 'ité', '%2e%2e', 'a b'])(
    'are not made for what cannot be an item: %j',
    async (itemId) => {
      const edu = await signedIn(stack, 'edu');
      for (const name of ['link-connection', 'connect-token']) {
        const reply = await edu.ask(name, { body: { itemId } });
        expect([name, reply.status, reply.body.error]).toEqual([name, 404, 'Connection not found']);
      }
      expect(await whileItFails(() => edu.ask('link-connection', { body: { itemId } }))).toBe(404);
    },
  );
});
