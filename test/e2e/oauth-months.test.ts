import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs } from '../support/histories.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { mailsTo } from './door-world.ts';
import { byHand, person } from './oauth-world.ts';

const DAY = 86_400;
const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({ users: [{ id: 'ana', subscription }] });
});
afterAll(() => stack.close());

/** Moves the stack's clock on. Of the recurring jobs only `end-keys` looks at grants, and tests call it. */
const wait = async (seconds: number): Promise<void> => {
  if (seconds === 0) return;
  const { at } = await stack.control<{ at: string }>('GET', 'clock');
  await stack.control('PUT', 'clock', { at: new Date(Date.parse(at) + seconds * 1000).toISOString(), jobs: false });
};

/** A new grant: the client's calls and its first tokens. */
const granted = async () => {
  const hand = byHand(stack);
  const id = await hand.clientId();
  const tokens = await hand.tokens(await person(stack, 'ana'), { id });
  return { hand, ...tokens, id };
};

// Ten workers share what one of them got, answers get lost, and the client is away for up to 89 days.
const step = fc.record({
  away: fc.constantFrom(0, 60, 130, 3700, 30 * DAY, 89 * DAY),
  does: fc.constantFrom('refresh', 'call', 'lost', 'workers'),
});

it('an honest client never loses its grant within a year', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const { hand, id, ...first } = await granted();
      let held = { access: first.access, refresh: first.refresh };
      let [days, idle] = [0, 0];
      for (const { away, does } of steps) {
        days += away / DAY;
        idle += away / DAY;
        // Then it ends rightly: 90 days without a refresh, or a year.
        if (days > 360 || idle > 89.5) break;
        await wait(away);
        if (away === 89 * DAY) await stack.runJob('end-keys');
        if (does === 'call') {
          await hand.mcp(held.access);
          continue;
        }
        idle = 0;
        const many = Array.from({ length: does === 'workers' ? 10 : 1 }, () => hand.refresh(id, held.refresh));
        const answers = await Promise.all(many);
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
        expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
        const { access_token: access = '', refresh_token: refresh = '' } = answers[0]?.body ?? {};
        if (does === 'lost') continue;
        held = { access, refresh };
        expect((await hand.mcp(access)).status).toBe(200);
      }
    }),
    { numRuns: runs({ usual: 6, all: 300 }) },
  );
});

it('a thief of any rotation ends the grant when one of the two comes late, and the owner reads so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(4), fc.integer({ min: 2, max: 6 }), async (before, stolenFor) => {
      const { hand, id, ...first } = await granted();
      const rotate = async (refresh: string) => {
        const { body } = await hand.refresh(id, refresh);
        await hand.mcp(body.access_token ?? '');
        await wait(130);
        return { access: body.access_token ?? '', refresh: body.refresh_token ?? '' };
      };
      let victim = { access: first.access, refresh: first.refresh };
      for (let turn = 0; turn < before; turn += 1) victim = await rotate(victim.refresh);
      let thief = victim;
      for (let turn = 0; turn < stolenFor; turn += 1) thief = await rotate(thief.refresh);
      expect((await hand.refresh(id, victim.refresh)).body.error).toBe('invalid_grant');
      expect((await hand.mcp(thief.access)).status).toBe(401);
      expect((await hand.refresh(id, thief.refresh)).body.error).toBe('invalid_grant');
      const [mail] = await mailsTo(stack, 'ana@example.com');
      expect(mail?.subject).toBe('Acesso de um assistente encerrado por segurança');
    }),
    { numRuns: runs({ usual: 4, all: 300 }) },
  );
});

it('a grant ends 90 days after its last refresh, and 12 months after the consent at the latest', async () => {
  const idle = await granted();
  await wait(91 * DAY);
  expect((await idle.hand.refresh(idle.id, idle.refresh)).body.error).toBe('invalid_grant');

  const used = await granted();
  let refresh = used.refresh;
  for (let turn = 0; turn < 4; turn += 1) {
    await wait(89 * DAY);
    refresh = (await used.hand.refresh(used.id, refresh)).body.refresh_token ?? '';
  }
  await wait(3 * DAY);
  await stack.runJob('end-keys');
  const endings = (await mailsTo(stack, 'ana@example.com')).filter(({ subject }) =>
    subject.includes('assistente termina em 7 dias'),
  );
  expect(endings).toHaveLength(1);
  await wait(7 * DAY);
  expect((await used.hand.refresh(used.id, refresh)).body.error).toBe('invalid_grant');
});
