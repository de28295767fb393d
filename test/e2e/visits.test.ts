import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute } from '../../infra/admin/execute.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { browser } from '../support/browser.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';
import { codeSentTo } from './door-world.ts';
import { byHand, person } from './oauth-world.ts';

type Visit = { at: string; credential: string; address: string; port: number | null };

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack(household);
  process.env.PORT = new URL(stack.url).port;
});
afterAll(() => stack.close());

const records = async (): Promise<Record<string, unknown>[]> => {
  const { client, name: TableName } = openTable();
  const { Items = [] } = await client.send(new ScanCommand({ TableName }));
  return Items.filter(({ pk }) => String(pk).startsWith('VISITS#'));
};
const opened = async (userId: string): Promise<{ inHistory: boolean; visits: Visit[] }> => {
  const { code, out, err } = await execute(['visits', userId, '--reason', 'Ofício 12/2026']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
};
const signIn = async () => {
  const { email = '' } = await stack.user('ana');
  const one = browser(stack.url);
  await one.post('sign-in-code', { email });
  await stack.drain();
  expect((await one.post('sign-in-verify', { code: await codeSentTo(stack, email ?? '') })).status).toBe(200);
  return one;
};

describe('access records', () => {
  it('are left by a sign-in and by the first use of a day of a key, once, sealed and in their own partition', async () => {
    const { userId } = await stack.user('ana');
    const key = await stack.keyOf('ana');
    await stack.call('GET', '/tools/api/get-balance', { key });
    await stack.call('GET', '/tools/api/get-balance', { key });
    await signIn();
    const all = await records();
    expect(all).toHaveLength(2);
    for (const record of all) {
      expect(Object.keys(record).toSorted()).toEqual(['expiresAt', 'pk', 'sealed', 'sk']);
      expect(JSON.stringify(record)).not.toContain('127.0.0.1');
      const written = Date.parse(String(record.sk).split('#')[1] ?? '') / 1000;
      expect(Math.abs(Number(record.expiresAt) - written - 183 * 86_400)).toBeLessThanOrEqual(1);
    }
    const { inHistory, visits } = await opened(userId);
    expect(inHistory).toBe(true);
    expect(visits.map(({ address }) => address)).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(new Set(visits.map(({ credential }) => credential)).size).toBe(2);
  });

  it('are left by a token, by each refresh, also one that is repeated, and by a proof', async () => {
    const { userId, email } = await stack.user('ana');
    const at = await person(stack, 'ana');
    await at.get('me');
    const seen = new Set((await opened(userId)).visits.map(({ at: instant }) => instant));
    const fresh = async () => (await opened(userId)).visits.filter(({ at: instant }) => !seen.has(instant));
    const hand = byHand(stack);
    const { id, code, verifier } = await hand.code(at);
    const { body } = await hand.exchange(id, code, verifier);
    const [token, ...others] = await fresh();
    expect(others).toEqual([]);
    const refreshes = [1, 2].map(() => hand.refresh(id, body.refresh_token ?? ''));
    expect((await Promise.all(refreshes)).map(({ status }) => status)).toEqual([200, 200]);
    const ofGrant = (await fresh()).map(({ credential }) => credential);
    expect(ofGrant).toEqual([token, token, token].map((one) => one?.credential));
    await at.post('step-up-code');
    await stack.drain();
    const proof = { code: await codeSentTo(stack, email ?? '') };
    expect((await at.post('step-up-verify', proof)).status).toBe(200);
    const proved = (await fresh()).filter(({ credential }) => credential !== token?.credential);
    expect(proved).toHaveLength(1);
  });

  it('are opened only with a reason, which the history of the account keeps', async () => {
    const { userId } = await stack.user('ana');
    expect((await execute(['visits', userId])).err).toBe('--reason is missing\n');
    const one = await signIn();
    const { body } = await one.get('history');
    expect(JSON.stringify(body)).toContain('visits.read');
    expect(JSON.stringify(body)).not.toContain('Ofício');
  });

  it('are instants only in the export, and outlive the erasure', async () => {
    const { userId } = await stack.user('bia');
    await stack.call('GET', '/tools/api/get-balance', { key: await stack.keyOf('bia') });
    const shown = JSON.parse((await execute(['users', 'export', userId])).out);
    expect(shown.visit).toEqual([{ at: expect.any(String) }]);
    expect((await execute(['users', 'erase', userId, '--yes'])).code).toBe(0);
    await stack.drain();
    const { inHistory, visits } = await opened(userId);
    expect(inHistory).toBe(false);
    expect(visits).toHaveLength(1);
  });
});
