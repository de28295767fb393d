import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';
import { codeSentTo } from './door-world.ts';
import { byHand, person } from './oauth-world.ts';

const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({ users: [{ id: 'ana', subscription }] });
});
afterAll(() => stack.close());

const approved = async () => {
  const hand = byHand(stack);
  const browser = await person(stack, 'ana');
  const given = await hand.code(browser, { id: await hand.clientId() });
  const exchange = () => hand.exchange(given.id, given.code, given.verifier);
  return { browser, exchange };
};

it.each([
  ['signs out', 'this'],
  ['signs out everywhere', 'all'],
])('a code ends with the session that approved it, when that one %s', async (_, which) => {
  const { browser, exchange } = await approved();
  expect((await browser.post('sign-out', { which })).status).toBe(200);
  const { status, body } = await exchange();
  expect([status, body.error]).toEqual([400, 'invalid_grant']);
  const again = await person(stack, 'ana');
  expect((await again.get('oauth/grants')).body).toEqual({ grants: [] });
});

it('a code ends when another browser ends the session that approved it', async () => {
  const { exchange } = await approved();
  const other = await person(stack, 'ana');
  expect((await other.post('sign-out', { which: 'others' })).status).toBe(200);
  expect((await exchange()).body.error).toBe('invalid_grant');
});

it('a code stays good when another session ends', async () => {
  const { exchange } = await approved();
  const other = await person(stack, 'ana');
  expect((await other.post('sign-out', { which: 'this' })).status).toBe(200);
  expect((await exchange()).status).toBe(200);
});

it('a code stays good when its session gets another secret', async () => {
  const { browser, exchange } = await approved();
  const before = browser.jar.get('__Host-saldo');
  await browser.post('step-up-code', {});
  const { status } = await browser.post('step-up-verify', { code: await codeSentTo(stack, 'ana@example.com') });
  expect([status, browser.jar.get('__Host-saldo') === before]).toEqual([200, false]);
  expect((await exchange()).status).toBe(200);
});

it('of a sign-out and an exchange at the same moment, no grant is left that neither of them saw', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const { browser, exchange } = await approved();
    const [out, given] = await Promise.all([browser.post('sign-out', { which: 'all' }), exchange()]);
    expect(out.status).toBe(200);
    expect([200, 400]).toContain(given.status);
    expect((await exchange()).body.error).toBe('invalid_grant');
  }
});
