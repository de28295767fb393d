import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkStore } from '../../shared/connections/link-store.ts';
import { webOperations } from '../../shared/contract/web-registry.ts';
import { variables } from '../../shared/platform/environment.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { systemClock } from '../../shared/time/instant.ts';
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
    expect([failed.status, failed.body]).toMatchObject([500, { error: 'Internal server error' }]);
  });
});

const OFFERS = [
  { plan: 'free', name: 'Gratuito', price: 0, period: 'month', max_connections: 2, features: ['2 bancos'] },
  { plan: 'pro', name: 'Pro', price: 1990, period: 'month', max_connections: null, features: ['Todos os bancos'] },
  { plan: 'pro', name: 'Pro', price: 19_900, period: 'year', max_connections: null, features: ['Todos os bancos'] },
];
const offered = (offers: unknown = OFFERS) => vi.stubEnv(variables.plans, JSON.stringify(offers));

describe('the plans', () => {
  it('are those that the operator offers, in order, each with its prices and where this user pays', async () => {
    offered();
    const { at, userId } = await somebody();
    const { plans, plan } = good('plan', await at.get('plan'));
    const url = `${stack.url}/_local/payment?user=${userId}&plan=pro`;
    expect([plan, plans.map(({ name }: { name: string }) => name)]).toEqual(['free', ['free', 'pro']]);
    expect(plans).toMatchObject([
      { title: 'Gratuito', max_connections: 2, features: ['2 bancos'], is_yours: true, spendingLimits: 3 },
      {
        title: 'Pro',
        max_connections: null,
        is_yours: false,
        offers: [
          { price: 1990, period: 'month', url: `${url}&period=month` },
          { price: 19_900, period: 'year', url: `${url}&period=year` },
        ],
      },
    ]);
    const site = good('site', await browser(stack.url).get('site'));
    expect(site.offers).toEqual(
      OFFERS.map(({ plan: of, name: title, price, period }) => ({ plan: of, title, price, period })),
    );
  });

  it('have no price anywhere where the operator tells none, and no page where there is none', async () => {
    const { at } = await somebody();
    vi.stubEnv(variables.plans, '');
    vi.stubEnv(variables.plansUrl, '');
    const { plans, plans_url } = good('plan', await at.get('plan'));
    expect(plans_url).toBeNull();
    expect(plans.map(({ name }: { name: string }) => name)).toEqual(['free', 'basic', 'pro', 'premium']);
    for (const one of plans)
      expect(one).toMatchObject({ title: null, offers: [], features: [], max_connections: null });
    expect((await browser(stack.url).get('site')).body.offers).toEqual([]);
    offered();
    expect((await at.get('plan')).body.plans[1].offers[0]).toEqual({ price: 1990, period: 'month', url: null });
  });

  it.each([
    ['nobody’s', null],
    ['an expired one', { plan: 'pro', status: 'expired', currentPeriodEnd: null }],
    [
      'a canceled one whose period has ended',
      { plan: 'pro', status: 'canceled', currentPeriodEnd: '2020-01-01T00:00:00.000Z' },
    ],
    ['a canceled one without an end', { plan: 'pro', status: 'canceled', currentPeriodEnd: null }],
  ])('the free one begins in the place of %s, once', async (_, subscription) => {
    offered();
    const { at } = await somebody({ subscription });
    expect((await at.request('GET', '/tools/api/get-balance')).status).toBe(401);
    const state = { status: 'active', until: null, has_access: true };
    const both = await Promise.all([at.post('plan/free'), at.post('plan/free')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const begun = both.find(({ status }) => status === 200);
    expect(begun && good('free-plan', begun)).toEqual({ plan: 'free', subscription: state });
    expect((await at.get('plan')).body).toMatchObject({ plan: 'free', subscription: state });
    expect((await at.request('GET', '/tools/api/get-balance')).status).toBe(200);
    const { events } = (await at.get('history')).body;
    expect(events[0]).toMatchObject({ event: 'subscription.changed' });
  });

  it.each([
    ['an active plan', { plan: 'pro', status: 'active', currentPeriodEnd: '2020-01-01T00:00:00.000Z' }],
    [
      'a canceled plan that still runs',
      { plan: 'pro', status: 'canceled', currentPeriodEnd: '2099-01-01T00:00:00.000Z' },
    ],
  ])('the free one does not replace %s', async (_, subscription) => {
    offered();
    const { at } = await somebody({ subscription });
    expect(refusal(await at.post('plan/free'))).toEqual([409, 'Subscription active']);
    expect((await at.get('plan')).body.plan).toBe('pro');
  });

  it('the free one does not begin where it is not offered', async () => {
    const at = await another('lapsed');
    for (const offers of [OFFERS.slice(1), []]) {
      offered(offers);
      expect(refusal(await at.post('plan/free'))).toEqual([409, 'Subscription active']);
    }
    expect((await at.get('plan')).body.subscription).toMatchObject({ status: 'none', has_access: false });
  });

  it('the free one begins for who is signed in, at a page of the service, and a failing store says no more', async () => {
    expect((await browser(stack.url).post('plan/free')).status).toBe(401);
    const at = await another('lapsed');
    const foreign = await at.request('POST', '/app/api/plan/free', {
      body: {},
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    await stack.control('POST', 'faults', {
      target: 'dynamodb',
      operation: 'TransactWriteItems',
      times: 20,
      error: '500',
    });
    const failed = await at.post('plan/free');
    expect([failed.status, failed.body]).toMatchObject([500, { error: 'Internal server error' }]);
  });
});

describe('a plan with a number of connections', () => {
  const aggregator = async () =>
    (await stack.control<Record<string, string>>('GET', 'environment')).PLUGGY_API_URL ?? '';
  /** What the widget does. */
  const connect = async (token: string): Promise<string> => {
    const response = await fetch(`${await aggregator()}/items`, {
      method: 'POST',
      headers: { 'x-api-key': token, 'content-type': 'application/json' },
      body: JSON.stringify({ connectorId: 612, parameters: { user: 'user-ok', password: 'password-ok' } }),
    });
    return ((await response.json()) as { id: string }).id;
  };
  const bodyOf = async (reply: Promise<Seen<Record<string, string>>>) => (await reply).body.connect_token ?? '';
  const banks = async (at: Browser) => (await at.get('connections')).body.connections as { item_id: string }[];

  it('holds when a bank is linked by page or event, at once too, and what is refused is left nowhere', async () => {
    const { at } = await somebody();
    const tokens = await Promise.all([1, 2, 3].map(() => bodyOf(at.post('connect-token'))));
    await connect(tokens[0] ?? '');
    await stack.drain();
    const items = await Promise.all(tokens.slice(1).map(connect));
    const linked = await Promise.all(items.map((itemId) => at.post('connection', { itemId })));
    await stack.drain();
    expect(await banks(at)).toHaveLength(2);
    const refused = linked.find(({ status }) => status !== 200);
    expect(refused && refusal(refused)).toEqual([403, 'Quota exceeded']);
    const kept = await banks(at);
    const left = await Promise.all(
      items.map(
        async (id) =>
          (await fetch(`${await aggregator()}/items/${id}`, { headers: { 'x-api-key': tokens[0] ?? '' } })).status,
      ),
    );
    expect(left.filter((status) => status === 404)).toHaveLength(1);
    const full = await at.post('connect-token');
    expect([full.status, full.body]).toMatchObject([
      403,
      {
        success: false,
        error: 'Quota exceeded',
        message:
          'O plano Gratuito permite até 2 bancos conectados. Desconecte um banco ou mude de plano para conectar outro.',
      },
    ]);
    // One's own may be renewed, and linked again; a place that is free again is taken.
    const itemId = kept[0]?.item_id;
    expect((await at.post('connect-token', { itemId })).status).toBe(200);
    expect((await at.post('connection', { itemId })).status).toBe(200);
    await at.request('DELETE', `/app/api/connection?itemId=${itemId}`);
    expect((await at.post('connect-token')).status).toBe(200);
    expect(await stack.control('GET', 'dead-letters')).toEqual([]);
  });

  it('holds for who has a link, and where the store fails nothing is linked', async () => {
    offered([{ ...OFFERS[0], max_connections: 1 }]);
    const { at, userId } = await somebody();
    const [first, second] = await Promise.all([1, 2].map(() => bodyOf(at.post('connect-token'))));
    const linkToken = await linkStore(openTable()).create(userId, null, systemClock());
    await connect(first ?? '');
    await stack.drain();
    const visitor = browser(stack.url);
    expect(refusal(await visitor.post('connect-token', { linkToken }))).toEqual([403, 'Quota exceeded']);
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'Query', times: 20, error: '500' });
    expect((await at.post('connect-token')).status).toBe(500);
    expect((await at.post('connection', { itemId: 'item-x' })).status).toBe(500);
    await stack.control('DELETE', 'faults');
    const itemId = await connect(second ?? '');
    expect(refusal(await at.post('connection', { itemId }))).toEqual([403, 'Quota exceeded']);
    await stack.drain();
    expect(await banks(at)).toHaveLength(1);
  });

  it('is no bound for a plan without one', async () => {
    const { at } = await somebody({ subscription: active('pro') });
    for (const token of [1, 2, 3]) {
      expect(token).toBeGreaterThan(0);
      await connect(await bodyOf(at.post('connect-token')));
    }
    await stack.drain();
    expect(await banks(at)).toHaveLength(3);
  });
});
