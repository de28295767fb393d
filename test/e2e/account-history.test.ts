import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';
import { byHand, person } from './oauth-world.ts';
import { browserAt } from './web-caller.ts';

const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
type Page = {
  events: {
    event_id: string;
    at: string;
    event: string;
    what: string | null;
    by: { kind: string; name: string | null };
  }[];
  next_cursor: string | null;
};

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({ users: ['ana', 'bia', 'carla'].map((id) => ({ id, subscription })) });
});
afterAll(() => stack.close());

const browserOf = async (user: string) => {
  const browser = browserAt(stack);
  await browser.signIn(user);
  const page = async (cursor?: string) =>
    await browser.ask<Page>('history', cursor === undefined ? {} : { query: { cursor } });
  return { ...browser, page };
};

it('names what happened and who did it: a key, a browser, an assistant, an operator', async () => {
  const { key } = await stack.control<{ key: string }>('POST', 'users/ana/keys', {
    label: 'gestora',
    scopes: ['account', 'read'],
  });
  await stack.call('POST', '/tools/api/create-api-key', { key, body: { name: 'planilha', scopes: ['read'] } });
  const hand = byHand(stack);
  await hand.tokens(await person(stack, 'ana'), { id: await hand.clientId() });
  const { page } = await browserOf('ana');
  const { events, next_cursor } = (await page()).body;
  expect(next_cursor).toBeNull();
  expect(events.map(({ at }) => at)).toEqual(
    events
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const found = (event: string, what?: string) =>
    events.find((one) => one.event === event && (!what || one.what === what));
  expect(found('key.created', 'planilha')?.by).toEqual({ kind: 'key', name: 'gestora' });
  expect(found('key.created', 'gestora')?.by.kind).toBe('operator');
  expect(found('grant.created')?.by).toMatchObject({ kind: 'session', name: expect.any(String) });
  expect(JSON.stringify(events)).not.toMatch(/hash|[0-9a-f]{16}|tokens/);
});

it('keeps the name of who did it when that one is gone', async () => {
  const scopes = ['account', 'read'];
  const { key } = await stack.control<{ key: string }>('POST', 'users/carla/keys', { label: 'dois: nomes', scopes });
  await stack.call('POST', '/tools/api/create-api-key', { key, body: { name: 'filha', scopes: ['read'] } });
  const keys = await stack.call<{ data: { keyId: string; isCurrent: boolean }[] }>('GET', '/tools/api/list-api-keys', {
    key,
  });
  const keyId = keys.body.data.find(({ isCurrent }) => isCurrent)?.keyId;
  expect((await stack.call('DELETE', '/tools/api/revoke-api-key', { key, query: { keyId } })).status).toBe(200);
  const [phone, desk] = [await browserOf('carla'), await browserOf('carla')];
  await phone.ask('sign-out', { body: { which: 'others' } });
  expect((await desk.page()).status).toBe(401);
  const { events } = (await phone.page()).body;
  const by = (event: string, what: string) => events.find((one) => one.event === event && one.what === what)?.by;
  expect(by('key.created', 'filha')).toEqual({ kind: 'key', name: 'dois: nomes' });
  expect(by('key.revoked', 'dois: nomes')).toEqual({ kind: 'key', name: 'dois: nomes' });
  expect(by('session.ended', 'Navegador local')).toEqual({ kind: 'session', name: 'Navegador local' });
});

it('gives fifty a page, each event once, and takes no cursor of another user or of nobody', async () => {
  for (let turn = 0; turn < 60; turn += 1) await stack.control('POST', 'sign-in/bia').catch(() => undefined);
  const { page } = await browserOf('bia');
  const seen: string[] = [];
  const sizes: number[] = [];
  let cursor: string | undefined;
  let some = '';
  do {
    const { body } = await page(cursor);
    sizes.push(body.events.length);
    seen.push(...body.events.map(({ event_id }) => event_id));
    cursor = body.next_cursor ?? undefined;
    some ||= cursor ?? '';
  } while (cursor);
  expect(sizes.slice(0, -1).every((size) => size === 50)).toBe(true);
  expect(sizes.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(seen.length);
  const carla = await browserOf('carla');
  for (const wrong of [some, `${some}x`, some.split('.')[0] ?? '', 'x', '.']) {
    const { status, body } = await carla.page(wrong);
    expect([wrong, status, (body as unknown as { error: string }).error]).toEqual([wrong, 400, 'Invalid cursor']);
  }
});

it('keeps an event for 90 days and no longer', async () => {
  const { at } = await stack.control<{ at: string }>('GET', 'clock');
  const first = (await (await browserOf('carla')).page()).body.events.map(({ event_id }) => event_id);
  const after = async (days: number) => {
    await stack.control('PUT', 'clock', {
      at: new Date(Date.parse(at) + days * 86_400_000).toISOString(),
      jobs: false,
    });
    return (await (await browserOf('carla')).page()).body.events.map(({ event_id }) => event_id);
  };
  expect(await after(89)).toEqual(expect.arrayContaining(first));
  expect((await after(91)).filter((id) => first.includes(id))).toEqual([]);
});

it('needs a session', async () => {
  expect((await browserAt(stack).ask('history')).status).toBe(401);
});
