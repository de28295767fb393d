import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { generateApiKey } from '../../shared/access/key-rules.ts';
import { keyStore } from '../../shared/access/key-store.ts';
import { linkStore } from '../../shared/connections/link-store.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { type Browser, browser } from '../support/browser.ts';
import { runs } from '../support/histories.ts';
import { beforeRequests } from '../support/places.ts';
import { softwarePasskey } from '../support/software-authenticator.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { addressOf, codeSentTo, forgetRates, mailsTo, people } from './door-world.ts';
import { byHand, decide, look, pkce, requestIdIn } from './oauth-world.ts';

type SoftwarePasskey = ReturnType<typeof softwarePasskey>;

const RUNS = runs({ usual: 30, all: 300 });
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

const more = Array.from({ length: 12 }, (_, index) => ({
  id: `p${index}`,
  subscription: people.users[0]?.subscription,
}));

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({ users: [...people.users, ...more] } as typeof people);
});
afterEach(async () => {
  beforeRequests(undefined);
  await stack.control('DELETE', 'faults');
});
afterAll(() => stack.close());

const later = async (seconds: number) => {
  const { at } = await stack.control<{ at: string }>('GET', 'clock');
  await stack.control('PUT', 'clock', { at: new Date(Date.parse(at) + seconds * 1000).toISOString(), jobs: false });
};

const NOTHING = { sessions: 0, keys: [], assistants: [], webhooks: [], links: 0, codes: 0, passkeys: [] };

const fresh = (): Browser => browser(stack.url);
const entered = async (who: string): Promise<Browser> => {
  const one = fresh();
  await one.signInLocally(who);
  return one;
};
const secretOf = ({ jar }: Browser): string => jar.get('__Host-saldo') ?? '';
const isAlive = async (secret: string): Promise<boolean> => {
  const copy = fresh();
  copy.jar.set('__Host-saldo', secret);
  return (await copy.get('me')).status === 200;
};
const userIdOf = async (one: Browser): Promise<string> => (await one.get('me')).body.user_id;

const withPasskey = async (owner: Browser, name: string): Promise<SoftwarePasskey> => {
  const passkey = softwarePasskey(stack.url);
  const { body } = await owner.post('passkey-options');
  const made = await owner.post('passkey', { credential: passkey.create(body.options), name });
  if (made.status !== 200) throw new Error(`passkey answered ${made.status} ${JSON.stringify(made.body)}`);
  return passkey;
};
const proofBy = async (one: Browser, passkey: SoftwarePasskey) => ({
  credential: passkey.get((await one.post('step-up-passkey-options')).body.options),
});
const stepUp = async (one: Browser, passkey: SoftwarePasskey) =>
  one.post('step-up-passkey', await proofBy(one, passkey));

/** A call of the API in a session, as the dashboard makes it. */
const inSession = (one: Browser, method: string, operation: string, body?: object) =>
  one.request(method, `/tools/api/${operation}`, body === undefined ? {} : { body });
const byKey = (key: string, method: string, operation: string, body?: object) =>
  stack.call<Record<string, ReturnType<typeof JSON.parse>>>(method as 'GET', `/tools/api/${operation}`, {
    key,
    ...(body !== undefined && { body }),
  });
const ALL = ['read', 'write', 'sync', 'memories', 'account'];
const hook = () => ({ url: `${stack.url}/_local/hooks/thief`, events: ['key.created'] });

/** Everything that can have access to an account, besides the browser `owner`, whose proof is of the passkey `Celular`. */
const household = async (who: string) => {
  const owner = await entered(who);
  const userId = await userIdOf(owner);
  const passkey = await withPasskey(owner, 'Celular');
  const other = await entered(who);
  await withPasskey(other, 'iPhone');
  const made = await inSession(other, 'POST', 'create-api-key', { name: 'planilha', scopes: ALL });
  const key = made.body.data.key as string;
  const byIt = await byKey(key, 'POST', 'create-api-key', { name: 'script' });
  const hand = byHand(stack);
  const assistant = await hand.tokens(other);
  const code = await hand.code(other);
  const webhook = await byKey(key, 'POST', 'create-webhook', hook());
  expect([made.status, byIt.status, webhook.status]).toEqual([200, 200, 200]);
  const link = await linkStore(openTable()).create(userId, null, systemClock());
  expect((await stepUp(owner, passkey)).status).toBe(200);
  return { owner, userId, passkey, other, key, second: byIt.body.data.key as string, hand, assistant, code, link };
};

const fail = (operation: string, times: number) =>
  stack.control('POST', 'faults', { target: 'dynamodb', operation, times, error: 'stall' });

describe('protecting an account', () => {
  it('ends everything that has access, but this session and the passkey of its proof', async () => {
    const { owner, other, key, second, hand, assistant, code, link } = await household('ana');
    const before = secretOf(owner);
    const { status, body } = await owner.post('protect', {});
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        ended: {
          sessions: 1,
          keys: expect.toSatisfy((all: string[]) => all.includes('planilha') && all.includes('script')),
          assistants: ['Robô'],
          webhooks: [stack.url],
          links: 1,
          codes: 1,
          passkeys: ['iPhone'],
        },
      },
    });
    expect(secretOf(owner)).not.toBe(before);
    expect(await isAlive(before)).toBe(false);
    expect((await owner.get('me')).body).toMatchObject({ passkeys: 1 });
    expect((await other.get('me')).status).toBe(401);
    for (const one of [key, second]) expect((await byKey(one, 'GET', 'get-balance')).status).toBe(401);
    expect((await hand.mcp(assistant.access)).status).toBe(401);
    expect((await hand.refresh(assistant.id, assistant.refresh)).body.error).toBe('invalid_grant');
    expect((await hand.exchange(code.id, code.code, code.verifier)).body.error).toBe('invalid_grant');
    expect((await fresh().post('connect-link', { token: link })).status).not.toBe(200);
    expect((await inSession(owner, 'GET', 'list-webhooks')).body).toMatchObject({ count: 0 });
    expect((await owner.get('passkeys')).body.passkeys).toMatchObject([{ name: 'Celular' }]);
    expect((await owner.get('oauth/grants')).body).toEqual({ grants: [] });
    // The counts are right: there is room for as many as before.
    const info = await inSession(owner, 'GET', 'list-api-keys');
    expect(info.body).toMatchObject({ count: 0 });
    const again = await inSession(owner, 'POST', 'create-api-key', { name: 'nova' });
    expect(again.status).toBe(200);
    const quotas = await byKey(again.body.data.key, 'GET', 'get-api-key-info');
    expect(quotas.body.data.quotas.apiKeys).toMatchObject({ currentCount: 1 });
    const { events } = (await owner.get('history')).body;
    expect(events.map(({ event }: { event: string }) => event)).toContain('account.protected');
  });

  it('sends the owner one notice, which says how to do it again', async () => {
    const owner = await entered('bia');
    expect((await owner.post('protect', {})).status).toBe(200);
    const mails = (await mailsTo(stack, addressOf('bia'))).filter(({ subject }) => /protegida/.test(subject));
    expect(mails).toHaveLength(1);
    const lines = (mails[0]?.text ?? '').split('\n\n');
    expect(lines.at(-2)).toBe(`Se não foi você, proteja sua conta: ${stack.url}/conta#proteger`);
  });

  it('can be repeated: the second time nothing is left', async () => {
    const { owner } = await household('caio');
    await owner.post('protect', {});
    const { status, body } = await owner.post('protect', {});
    expect({ status, body }).toEqual({ status: 200, body: { ended: NOTHING } });
    expect((await owner.get('me')).status).toBe(200);
  });

  it('keeps its proof, and makes no new one', async () => {
    const owner = await entered('davi');
    const { proved_until } = (await owner.get('me')).body;
    await owner.post('protect', {});
    expect((await owner.get('me')).body.proved_until).toBe(proved_until);
  });

  it('needs a proof of the last ten minutes, and without it ends nothing', async () => {
    const { owner, other, key, passkey } = await household('davi');
    await later(601);
    for (const one of [owner, other]) {
      const { status, body } = await one.post('protect', {});
      expect({ status, error: body.error, by: body.step_up }).toEqual({
        status: 403,
        error: 'Step-up required',
        by: 'passkey',
      });
    }
    expect((await other.get('me')).status).toBe(200);
    expect((await byKey(key, 'GET', 'get-balance')).status).toBe(200);
    expect((await stepUp(owner, passkey)).status).toBe(200);
    expect((await owner.post('protect', {})).body.ended.keys).toHaveLength(2);
  });

  it('is not for keys, assistants or another origin', async () => {
    const { owner, key, assistant } = await household('edu');
    for (const text of [key, assistant.access]) {
      const headers = { authorization: `Bearer ${text}` };
      expect((await owner.request('POST', '/app/api/protect', { body: {}, headers })).status).toBe(401);
    }
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await owner.request('POST', '/app/api/protect', { body: {}, headers: foreign })).status).toBe(403);
    expect((await byKey(key, 'GET', 'get-balance')).status).toBe(200);
  });

  it('ends nothing where its transaction fails, and is repeated with the same secret', async () => {
    const { owner, other, key } = await household('fabi');
    const secret = secretOf(owner);
    await fail('TransactWriteItems', 100);
    expect((await owner.post('protect', {})).status).toBe(503);
    await stack.control('DELETE', 'faults');
    expect(secretOf(owner)).toBe(secret);
    expect((await other.get('me')).status).toBe(200);
    expect((await byKey(key, 'GET', 'get-balance')).status).toBe(200);
    expect((await owner.post('protect', {})).body.ended).toMatchObject({ sessions: 1, codes: 1, passkeys: ['iPhone'] });
    expect((await other.get('me')).status).toBe(401);
  });

  it('of more than fits one transaction is repeated where it stopped', async () => {
    const { owner, userId } = await household('p0');
    const others = await Promise.all(Array.from({ length: 6 }, () => entered('p0')));
    const hand = byHand(stack);
    for (let one = 0; one < 15; one += 1) {
      const { record } = generateApiKey(
        userId,
        { label: `k${one}`, scopes: ['read'], validUntil: null },
        systemClock(),
      );
      await keyStore(openTable()).create({ userId, now: systemClock(), by: 'operator' }, record);
    }
    const approver = others[0] ?? owner;
    for (let one = 0; one < 18; one += 1) await hand.tokens(approver, { id: await hand.clientId() });
    const secret = secretOf(owner);
    let writes = 0;
    beforeRequests(({ headers }) => {
      if (!/\.TransactWriteItems$/.test(String(headers['x-amz-target']))) return undefined;
      writes += 1;
      // The second one meets a table that does not answer.
      return writes === 2 ? fail('TransactWriteItems', 100).then(() => undefined) : undefined;
    });
    expect((await owner.post('protect', {})).status).toBe(503);
    beforeRequests(undefined);
    await stack.control('DELETE', 'faults');
    expect(secretOf(owner)).toBe(secret);
    // What could act in the owner's name went first.
    for (const one of others) expect((await one.get('me')).status).toBe(401);
    const { status, body } = await owner.post('protect', {});
    expect(status).toBe(200);
    expect(body.ended).toMatchObject({ webhooks: [stack.url], links: 1, codes: 1 });
    expect((await owner.get('oauth/grants')).body).toEqual({ grants: [] });
    expect((await owner.post('protect', {})).body).toEqual({ ended: NOTHING });
  }, 60_000);
});

describe('a thief whose call is under way', () => {
  /** Sends the thief's call, holds its transaction until the owner has protected the account, and lets it go. */
  const during = async (owner: Browser, call: () => Promise<{ status: number }>) => {
    let [reach, release] = [() => {}, () => {}];
    const reached = new Promise<void>((done) => {
      reach = done;
    });
    const released = new Promise<void>((done) => {
      release = done;
    });
    beforeRequests(({ headers }) => {
      if (!/\.TransactWriteItems$/.test(String(headers['x-amz-target']))) return undefined;
      beforeRequests(undefined);
      reach();
      return released;
    });
    const sent = call();
    await reached;
    expect((await owner.post('protect', {})).status).toBe(200);
    release();
    return (await sent).status;
  };

  it('makes no webhook, by a key or in a session', async () => {
    const { owner, other, key } = await household('p1');
    expect(await during(owner, () => byKey(key, 'POST', 'create-webhook', hook()))).toBe(401);
    expect((await inSession(owner, 'GET', 'list-webhooks')).body).toMatchObject({ count: 0 });
    const thief = await entered('p1');
    expect((await other.get('me')).status).toBe(401);
    expect(await during(owner, () => inSession(thief, 'POST', 'create-webhook', hook()))).toBe(401);
    expect((await inSession(owner, 'GET', 'list-webhooks')).body).toMatchObject({ count: 0 });
  });

  it('makes no key', async () => {
    const { owner, other } = await household('p2');
    const make = () => inSession(other, 'POST', 'create-api-key', { name: 'x' });
    expect(await during(owner, make)).toBe(401);
    expect((await inSession(owner, 'GET', 'list-api-keys')).body).toMatchObject({ count: 0 });
  });

  it('adds no passkey', async () => {
    const { owner, other } = await household('p3');
    const { body } = await other.post('passkey-options');
    const credential = softwarePasskey(stack.url).create(body.options);
    expect(await during(owner, () => other.post('passkey', { credential, name: 'do ladrão' }))).toBe(401);
    expect((await owner.get('passkeys')).body.passkeys).toMatchObject([{ name: 'Celular' }]);
  });

  it('allows no assistant, with the approval or with its code', async () => {
    const { owner, other, hand } = await household('p4');
    const id = await hand.clientId();
    const { challenge } = pkce();
    const { location } = await hand.authorize(hand.request(id, challenge));
    const requestId = requestIdIn(location ?? '');
    await look(other, requestId);
    expect(await during(owner, () => decide(other, requestId, 'approve'))).toBe(401);
    const thief = await entered('p4');
    const given = await hand.code(thief, { id });
    expect(await during(owner, () => hand.exchange(id, given.code, given.verifier))).toBe(400);
    expect((await owner.get('oauth/grants')).body).toEqual({ grants: [] });
  });

  it('changes no address', async () => {
    await forgetRates(stack);
    const { owner, other } = await household('p5');
    const email = 'ladrao@example.com';
    await other.post('change-address', { email });
    const code = await codeSentTo(stack, email);
    expect(await during(owner, () => other.post('confirm-address', { email, code }))).toBe(410);
    const { body } = await owner.get('me');
    expect(body.email[0]).toBe('p');
  });

  it('who holds a copy of this very session loses it, also by a step-up', async () => {
    const { owner, passkey } = await household('p6');
    const thief = fresh();
    thief.jar.set('__Host-saldo', secretOf(owner));
    const proof = await proofBy(thief, passkey);
    const [done, stepped] = await Promise.all([owner.post('protect', {}), thief.post('step-up-passkey', proof)]);
    expect([200, 401]).toContain(done.status);
    if (done.status === 200) {
      expect((await owner.get('me')).status).toBe(200);
      expect(await isAlive(secretOf(thief))).toBe(false);
    } else expect(stepped.status).toBe(200);
  });
});

/** Numbers below `below`, in an order that the seed decides. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
};

const KINDS = ['step-up', 'refresh', 'key', 'webhook'] as const;
describe('a race', () => {
  it(`with step-ups, sign-ins, refreshes and new keys leaves no access that it names (seed ${SEED}, ${RUNS} runs)`, async () => {
    console.log(`SEED=${SEED}`);
    const { owner, passkey, hand } = await household('p7');
    const id = await hand.clientId();
    const next = numbers(SEED);
    const survived: string[] = [];
    const won: Record<string, number> = {};
    for (let run = 0; run < RUNS; run += 1) {
      if (run % 30 === 0) await forgetRates(stack);
      await stepUp(owner, passkey);
      const thief = await entered('p7');
      const kind = KINDS[run % KINDS.length] ?? 'key';
      const tokens = kind === 'refresh' ? await hand.tokens(thief, { id }) : null;
      const proof = kind === 'step-up' ? await proofBy(thief, passkey) : null;
      const moves: Record<string, () => Promise<unknown>> = {
        'step-up': () => thief.post('step-up-passkey', proof ?? {}),
        refresh: () => hand.refresh(id, tokens?.refresh ?? ''),
        key: () => inSession(thief, 'POST', 'create-api-key', { name: 'x' }),
        webhook: () => inSession(thief, 'POST', 'create-webhook', hook()),
      };
      const apart = next(14);
      const protect = () => owner.post('protect', {});
      const isFirst = next(2) === 0;
      const answers = await Promise.all(
        isFirst ? [protect(), turns(apart).then(() => moves[kind]?.())] : [turns(apart).then(protect), moves[kind]?.()],
      );
      expect((answers[0] as { status: number }).status, `run ${run}`).toBe(200);
      const moved = answers[1] as { status: number; body: ReturnType<typeof JSON.parse> };
      if (moved.status === 200) won[kind] = (won[kind] ?? 0) + 1;
      if (await isAlive(secretOf(thief))) survived.push(`run ${run}: the session, beside ${kind}`);
      if (kind === 'refresh' && moved.status === 200 && (await hand.mcp(moved.body.access_token)).status !== 401)
        survived.push(`run ${run}: the token`);
      if (
        kind === 'key' &&
        moved.status === 200 &&
        (await byKey(moved.body.data.key, 'GET', 'get-balance')).status !== 401
      )
        survived.push(`run ${run}: the key`);
      if (kind === 'webhook' && (await inSession(owner, 'GET', 'list-webhooks')).body.count !== 0)
        survived.push(`run ${run}: the webhook`);
      if ((await owner.get('me')).status !== 200) survived.push(`run ${run}: the owner is out`);
    }
    expect(survived).toEqual([]);
    // The race was one: calls of the thief went through, too; of each kind only in many runs.
    const through = RUNS < 300 ? Object.keys(won).slice(0, 1) : KINDS;
    expect(through).not.toEqual([]);
    for (const kind of through) expect(won[kind], kind).toBeGreaterThan(0);
  }, 600_000);
});

it('a session of more than seven days stays open under a new secret', async () => {
  const owner = await entered('p8');
  for (let day = 0; day < 9; day += 1) {
    await later(86_400);
    expect((await owner.get('me')).status).toBe(200);
  }
  await owner.post('step-up-code', {});
  const { status } = await owner.post('step-up-verify', { code: await codeSentTo(stack, addressOf('p8')) });
  expect([status, (await owner.get('me')).status]).toEqual([200, 200]);
  expect([(await owner.post('protect', {})).status, (await owner.get('me')).status]).toEqual([200, 200]);
});
