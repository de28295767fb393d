import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, browser } from '../support/browser.ts';
import { runs } from '../support/histories.ts';
import { softwarePasskey } from '../support/software-authenticator.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { addressOf, codeSentTo, forgetRates, people, signIn } from './door-world.ts';

const RUNS = runs({ usual: 30, all: 300 });
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack(people);
});
afterAll(() => stack.close());

const fresh = (): Browser => browser(stack.url);
const entered = async (who: string): Promise<Browser> => {
  const one = fresh();
  await one.signInLocally(who);
  return one;
};
const secretOf = ({ jar }: Browser): string => jar.get('__Host-saldo') ?? '';
const copyOf = (secret: string): Browser => {
  const copy = fresh();
  copy.jar.set('__Host-saldo', secret);
  return copy;
};
const isAlive = async (secret: string): Promise<boolean> => (await copyOf(secret).get('me')).status === 200;

const withPasskey = async (who: string) => {
  const owner = await entered(who);
  const passkey = softwarePasskey(stack.url);
  const { body } = await owner.post('passkey-options');
  const made = await owner.post('passkey', { credential: passkey.create(body.options), name: 'x' });
  if (made.status !== 200) throw new Error(`passkey answered ${made.status}`);
  return { passkey, passkeyId: made.body.passkey.passkey_id as string };
};

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

describe('signing out', () => {
  it(`leaves no secret of the sessions that it names, however they move meanwhile (seed ${SEED})`, async () => {
    console.log(`SEED=${SEED}`);
    const { passkey } = await withPasskey('ana');
    const next = numbers(SEED);
    const survived: string[] = [];
    const moves: Record<string, number> = {};
    for (let run = 0; run < RUNS; run += 1) {
      const [owner, thief] = [await entered('ana'), await entered('ana')];
      const before = secretOf(thief);
      const { session_id } = (await thief.get('sessions')).body.sessions.find(
        (one: { current: boolean }) => one.current,
      );
      // The first two runs are no race: each kind of move is through before the sign-out, however busy the machine is.
      const alone = run < 2;
      const kind = ['step-up', 'renewal'][alone ? run : next(2)] ?? '';
      const options = (await thief.post(kind === 'step-up' ? 'step-up-passkey-options' : 'sign-in-passkey-options'))
        .body;
      const move = () =>
        thief.post(kind === 'step-up' ? 'step-up-passkey' : 'sign-in-passkey', {
          credential: passkey.get(options.options),
        });
      const ways = {
        all: () => owner.post('sign-out', { which: 'all' }),
        others: () => owner.post('sign-out', { which: 'others' }),
        one: () => owner.remove(`session?sessionId=${session_id}`),
      };
      const way = (['all', 'others', 'one'] as const)[next(3)] ?? 'all';
      const [first, second] = alone || next(2) === 0 ? [move, ways[way]] : [ways[way], move];
      const apart = next(12);
      const answers = alone ? [await first(), await second()] : await Promise.all([first(), turns(apart).then(second)]);
      const [ended, moved] = first === move ? answers.toReversed() : answers;
      // The session may have ended by its renewal, which opens another one.
      expect(kind === 'renewal' && way === 'one' ? [200, 404] : [200], `run ${run}`).toContain(ended?.status);
      if (moved?.status === 200) moves[kind] = (moves[kind] ?? 0) + 1;
      const after = kind === 'step-up' ? secretOf(thief) : before;
      for (const secret of new Set([before, after]))
        if (await isAlive(secret)) survived.push(`run ${run}: ${kind} beside ${way}`);
    }
    expect(survived).toEqual([]);
    // Moves work where nothing ends their session.
    expect(moves['step-up']).toBeGreaterThan(0);
    expect(moves.renewal).toBeGreaterThan(0);
  }, 300_000);

  it('everywhere holds for step-ups of several sessions at the same time', async () => {
    const { passkey } = await withPasskey('bia');
    for (let run = 0; run < 10; run += 1) {
      const owner = await entered('bia');
      const others = await Promise.all(Array.from({ length: 5 }, () => entered('bia')));
      const ready = await Promise.all(
        others.map(async (one) => ({
          one,
          credential: passkey.get((await one.post('step-up-passkey-options')).body.options),
        })),
      );
      const [out] = await Promise.all([
        owner.post('sign-out', { which: 'all' }),
        ...ready.map(({ one, credential }) => one.post('step-up-passkey', { credential })),
      ]);
      expect(out?.status).toBe(200);
      const alive = await Promise.all([owner, ...others].map(async (one) => (await one.get('me')).status));
      expect(alive).toEqual(Array(6).fill(401));
    }
  });

  it('clears what the browser has stored, where it ends this browser’s session', async () => {
    const cleared = ({ headers }: { headers: Headers }) => headers.get('clear-site-data');
    const [one, other] = [await entered('caio'), await entered('caio')];
    expect(cleared(await one.post('sign-out', { which: 'others' }))).toBeNull();
    expect((await other.get('me')).status).toBe(401);
    expect(cleared(await one.post('sign-out', { which: 'this' }))).toBe('"cache", "storage"');
    const again = await entered('caio');
    const { sessions } = (await again.get('sessions')).body;
    expect(cleared(await again.remove(`session?sessionId=${sessions[0].session_id}`))).toBe('"cache", "storage"');
    const all = await entered('caio');
    expect(cleared(await all.post('sign-out', { which: 'all' }))).toBe('"cache", "storage"');
    const gone = await entered('caio');
    expect(cleared(await gone.post('erase', { confirmation: 'apagar minha conta' }))).toBe('"cache", "storage"');
  });
});

describe('all other sessions end', () => {
  it('with a changed e-mail, also those that move meanwhile', async () => {
    const { passkey } = await withPasskey('davi');
    const ana = await entered('davi');
    const others = await Promise.all(Array.from({ length: 4 }, () => entered('davi')));
    const ready = await Promise.all(
      others.slice(0, 2).map(async (one) => ({
        one,
        credential: passkey.get((await one.post('step-up-passkey-options')).body.options),
      })),
    );
    const email = 'davi.novo@example.com';
    await ana.post('change-address', { email });
    const code = await codeSentTo(stack, email);
    const [changed] = await Promise.all([
      ana.post('confirm-address', { email, code }),
      ...ready.map(({ one, credential }) => one.post('step-up-passkey', { credential })),
    ]);
    expect(changed?.status).toBe(200);
    expect((await ana.get('me')).status).toBe(200);
    const alive = await Promise.all(others.map(async (one) => (await one.get('me')).status));
    expect(alive).toEqual([401, 401, 401, 401]);
  });

  it('with a removed passkey, also those that move meanwhile', async () => {
    const { passkey } = await withPasskey('edu');
    const { passkeyId } = await withPasskey('edu');
    const owner = await entered('edu');
    const others = await Promise.all(Array.from({ length: 4 }, () => entered('edu')));
    const ready = await Promise.all(
      others.slice(0, 2).map(async (one) => ({
        one,
        credential: passkey.get((await one.post('step-up-passkey-options')).body.options),
      })),
    );
    const [removed] = await Promise.all([
      owner.remove(`passkey?passkeyId=${passkeyId}`),
      ...ready.map(({ one, credential }) => one.post('step-up-passkey', { credential })),
    ]);
    expect(removed?.status).toBe(200);
    expect((await owner.get('me')).status).toBe(200);
    const alive = await Promise.all(others.map(async (one) => (await one.get('me')).status));
    expect(alive).toEqual([401, 401, 401, 401]);
  });

  it('but not with a new phone or name, nor with an e-mail that was not taken', async () => {
    await forgetRates(stack);
    const [one, other] = [await signIn(stack, 'fabi'), await entered('fabi')];
    await one.post('profile', { name: 'Fabi' });
    const taken = addressOf('bia');
    await one.post('change-address', { email: taken });
    expect((await one.post('confirm-address', { email: taken, code: '12345678' })).status).toBe(401);
    expect((await other.get('me')).status).toBe(200);
  });
});
