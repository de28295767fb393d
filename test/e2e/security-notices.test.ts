import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACTS } from '../../shared/runtime/count-acts.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { mailsTo } from './door-world.ts';
import { byHand, person } from './oauth-world.ts';

const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({
    users: [
      { id: 'ana', subscription },
      { id: 'bia', subscription },
      { id: 'carla', subscription },
    ],
  });
});
afterAll(() => stack.close());

const subjectsTo = async (who: string) => (await mailsTo(stack, `${who}@example.com`)).map(({ subject }) => subject);

/** A key that may manage keys. */
const accountKeyOf = async (who: string): Promise<string> => {
  const { key } = await stack.control<{ key: string }>('POST', `users/${who}/keys`, {
    label: 'gestora',
    scopes: ['account', 'read'],
  });
  return key;
};

/** Rotates the key again and again; the status of each call. */
const rotations = async (key: string, times: number) => {
  const list = await stack.call<{ data: { keyId: string; isCurrent: boolean }[] }>('GET', '/tools/api/list-api-keys', {
    key,
  });
  let keyId = list.body.data.find(({ isCurrent }) => isCurrent)?.keyId ?? '';
  let used = key;
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const { status, body } = await stack.call<{ data: { keyId: string; key: string } }>(
      'POST',
      '/tools/api/rotate-api-key',
      {
        key: used,
        body: { keyId },
      },
    );
    statuses.push(status);
    if (status !== 200) continue;
    keyId = body.data.keyId;
    used = body.data.key;
  }
  return { statuses, used };
};

it('a thief who makes noise first cannot hide what follows: every act sends its mail', async () => {
  const before = (await subjectsTo('ana')).length;
  const { statuses } = await rotations(await accountKeyOf('ana'), 35);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const hand = byHand(stack);
  await hand.tokens(await person(stack, 'ana'), { id: await hand.clientId() });
  const subjects = await subjectsTo('ana');
  expect(subjects.length).toBeGreaterThanOrEqual(before + 36);
  expect(subjects).toContain('Um assistente tem acesso à sua conta');
});

it('acts that give access end at forty a day, those that take it away go on', async () => {
  process.env.RATE_LIMITS = '1';
  try {
    // Few enough writes a minute: of three clock minutes.
    const { at } = await stack.control<{ at: string }>('GET', 'clock');
    let used = await accountKeyOf('bia');
    const statuses: number[] = [];
    for (const minute of [1, 2]) {
      await stack.control('PUT', 'clock', {
        at: new Date(Date.parse(at) + minute * 60_000).toISOString(),
        jobs: false,
      });
      const turn = await rotations(used, 25);
      statuses.push(...turn.statuses);
      used = turn.used;
    }
    expect(statuses).toEqual([...Array(ACTS.most).fill(200), ...Array(50 - ACTS.most).fill(429)]);
    const keys = await stack.call<{ data: { keyId: string; isCurrent: boolean }[] }>(
      'GET',
      '/tools/api/list-api-keys',
      {
        key: used,
      },
    );
    const keyId = keys.body.data.find(({ isCurrent }) => isCurrent)?.keyId;
    await stack.control('PUT', 'clock', { at: new Date(Date.parse(at) + 180_000).toISOString(), jobs: false });
    expect((await stack.call('DELETE', '/tools/api/revoke-api-key', { key: used, query: { keyId } })).status).toBe(200);
  } finally {
    process.env.RATE_LIMITS = '0';
    await stack.control('DELETE', 'clock');
  }
});
