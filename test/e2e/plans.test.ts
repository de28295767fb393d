import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { webOperations } from '../../shared/contract/web-registry.ts';
import { variables } from '../../shared/platform/environment.ts';
import { type Browser, browser, type Seen } from '../support/browser.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { tableRecords } from './table-records.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({ users: [{ id: 'lapsed', name: 'Lia' }] });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await stack.control('DELETE', 'faults');
});
afterAll(() => stack.close());

const active = (plan: string) => ({ plan, status: 'active', currentPeriodEnd: null });
const another = async (id: string): Promise<Browser> => {
  const at = browser(stack.url);
  await at.signInLocally(id);
  return at;
};
let made = 0;
const somebody = async (fields: Record<string, unknown> = { subscription: active('free') }) => {
  made += 1;
  const id = `q${made}`;
  await stack.control('POST', 'users', { id, name: 'Ana Souza', email: `${id}@example.com`, ...fields });
  return { id, at: await another(id), userId: (await stack.user(id)).userId };
};

const answers = new Map(webOperations.map(({ name, response }) => [name, response]));
/** The answer of a success, which must be exactly what its schema describes. */
const good = <Body>(name: string, { status, body }: Seen<Body>): Body => {
  expect([status, body]).toEqual([200, body]);
  expect(answers.get(name)?.().safeParse(body).error?.issues ?? []).toEqual([]);
  return body;
};
const refusal = ({ status, body }: Seen<Record<string, unknown>>) => [status, body.error];
const SITE = {
  controller: { name: 'Saldo Ltda.', cnpj: '1', address: 'Rua 1' },
  terms_version: '2',
  privacy_version: '5',
};
const V2 = { terms: '2', privacy: '5' };

describe('the legal texts', () => {
  it('that are in force are told beside those that the user has accepted, and accepting them is written with its instant', async () => {
    const { at, userId } = await somebody();
    const before = good('me', await at.get('me')).terms;
    expect(before).toEqual({ accepted: { terms: '1', privacy: '1' }, current: { terms: '1', privacy: '1' } });
    vi.stubEnv(variables.site, JSON.stringify(SITE));
    expect(good('me', await at.get('me')).terms).toEqual({ ...before, current: V2 });
    expect(good('terms', await at.post('terms', V2))).toEqual({ terms: { accepted: V2, current: V2 } });
    expect(good('me', await at.get('me')).terms).toEqual({ accepted: V2, current: V2 });
    const profile = (await tableRecords(stack)).find(
      ({ pk, sk }) => pk === `USER#${userId}` && sk === 'ACCESS#PROFILE',
    );
    expect(profile).toMatchObject({ name: 'Ana Souza', terms: { ...V2, at: expect.stringMatching(/Z$/) } });
    // A second device, which still shows the strip.
    expect((await at.post('terms', V2)).status).toBe(200);
  });

  it('are none where nobody says who runs the service', async () => {
    const { at } = await somebody();
    vi.stubEnv(variables.site, JSON.stringify({ terms_version: '3' }));
    expect((await at.get('me')).body.terms).toEqual({ accepted: { terms: '1', privacy: '1' }, current: null });
    expect(refusal(await at.post('terms', { terms: '3', privacy: '1' }))).toEqual([400, 'Invalid version']);
  });

  it.each([{ terms: '1', privacy: '5' }, { terms: '2', privacy: '1' }, { terms: '2' }, { terms: 2, privacy: 5 }, {}])(
    '%j is not what is in force',
    async (body) => {
      vi.stubEnv(variables.site, JSON.stringify(SITE));
      const at = await another('lapsed');
      expect(refusal(await at.post('terms', body))).toEqual([400, 'Invalid version']);
      expect((await at.get('me')).body.terms.accepted).toEqual({ terms: '1', privacy: '1' });
    },
  );

  it('are accepted by who is signed in, at a page of the service, and a failing store says no more', async () => {
    expect((await browser(stack.url).post('terms', V2)).status).toBe(401);
    const at = await another('lapsed');
    const foreign = await at.request('POST', '/app/api/terms', {
      body: V2,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    await stack.control('POST', 'faults', {
      target: 'dynamodb',
      operation: 'TransactWriteItems',
      times: 20,
      error: '500',
    });
    const failed = await at.post('terms', { terms: '1', privacy: '1' });
    expect([failed.status, failed.body]).toEqual([500, { error: 'Internal server error' }]);
  });
});
