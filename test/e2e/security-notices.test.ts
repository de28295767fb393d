import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTS } from '../../shared/runtime/count-acts.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { mailsTo } from './door-world.ts';
import { byHand, person } from './oauth-world.ts';
import { browserAt, signedIn } from './web-caller.ts';

const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

const ending = { status: 'canceled', currentPeriodEnd: '2030-06-15T12:00:00.000Z' } as const;
const bank = (who: string, name: string, consentExpiresAt: string | null) => ({
  item: { id: `item-${who}`, connector: { id: 612, name }, consentExpiresAt },
  accounts: [{ account: { id: `acc-${who}`, type: 'BANK' as const, name: 'Conta', balance: 1 }, transactions: [] }],
});

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({
    users: [
      { id: 'ana', subscription },
      { id: 'bia', subscription },
      { id: 'carla', subscription },
      { id: 'dora', subscription, items: [bank('dora', 'Bradesco', '2030-06-15T12:00:00.000Z')] },
      // In São Paulo it is still the 14th.
      { id: 'edu', subscription, items: [bank('edu', 'Itaú', '2030-06-15T02:00:00.000Z')] },
      { id: 'fabi', subscription: { ...ending, plan: 'pro' }, items: [bank('fabi', 'Nubank', null)] },
      { id: 'ivo', subscription: { ...ending, plan: 'pro' } },
      { id: 'gil', subscription: null, items: [bank('gil', 'Nubank', '2030-06-15T12:00:00.000Z')] },
      { id: 'hugo', subscription, items: [bank('hugo', 'Inter', '2030-06-15T12:00:00.000Z')] },
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

describe('an authorization or a plan that ends', () => {
  const CONSENT = 'A autorização do';
  const run = async (day: string) => {
    await stack.runJob('warn-ends', `2030-06-${day}T11:30:00.000Z`);
    await stack.drain();
  };
  const told = async (who: string) =>
    (await subjectsTo(who)).filter((subject) => /^(A autorização|Seu plano)/.test(subject));
  const off = (on: boolean) => ({ body: { kind: 'access_ends', channel: 'email', on } });

  it('is told of by mail in the week before and on the day, once each, by the days of São Paulo', async () => {
    const hugo = await signedIn(stack, 'hugo');
    expect((await hugo.ask('set-notice', off(false))).status).toBe(200);
    await run('06');
    expect([await told('dora'), await told('edu')]).toEqual([[], []]);
    await run('07');
    expect([await told('dora'), await told('edu')]).toEqual([[], [`${CONSENT} Itaú termina em 14/06/2030`]]);
    for (const day of ['08', '08', '09', '13']) await run(day);
    const week = `${CONSENT} Bradesco termina em 15/06/2030`;
    expect([await told('dora'), await told('fabi')]).toEqual([[week], ['Seu plano termina em 15/06/2030']]);
    for (const day of ['14', '15', '15', '16']) await run(day);
    expect(await told('dora')).toEqual([`${CONSENT} Bradesco termina hoje`, week]);
    expect([(await told('edu')).length, (await told('fabi')).length]).toEqual([2, 2]);
    // Without a bank, too.
    expect(await told('ivo')).toEqual(['Seu plano termina hoje', 'Seu plano termina em 15/06/2030']);
    // Without a plan nothing can be renewed; who has switched the kind off hears nothing.
    expect([await told('gil'), await told('hugo')]).toEqual([[], []]);
    const mail = (await mailsTo(stack, 'dora@example.com')).find(({ subject }) => subject === week);
    expect(mail?.text).toMatch(/Banco: Bradesco\nTermina em: 15\/06\/2030/);
    expect(mail?.text).toContain('/parar?t=');
  });

  it('is told of by the next run where the store failed, and not where it was renewed or unlinked meanwhile', async () => {
    const hugo = await signedIn(stack, 'hugo');
    await hugo.ask('set-notice', off(true));
    await stack.control('POST', 'faults', {
      target: 'dynamodb',
      operation: 'TransactWriteItems',
      times: 40,
      error: '500',
    });
    await expect(run('08')).rejects.toThrow();
    await stack.control('DELETE', 'faults');
    expect(await told('hugo')).toEqual([]);
    await run('09');
    expect(await told('hugo')).toEqual([`${CONSENT} Inter termina em 15/06/2030`]);
    await stack.runJob('warn-ends', '2030-06-15T11:30:00.000Z');
    expect((await hugo.ask('unlink-connection', { query: { itemId: 'item-hugo' } })).status).toBe(200);
    await stack.drain();
    expect((await told('hugo')).length).toBeLessThanOrEqual(2);
  });

  it('is a kind of its own among the notices: on, by e-mail alone', async () => {
    const dora = await signedIn(stack, 'dora');
    type Choices = { notices: { kind: string; email: boolean; whatsapp: boolean; changeable: boolean }[] };
    const listed = async () =>
      (await dora.ask<Choices>('notices')).body.notices.find(({ kind }) => kind === 'access_ends');
    const usual = { kind: 'access_ends', email: true, whatsapp: false, changeable: true };
    expect(await listed()).toEqual(usual);
    expect((await dora.ask('set-notice', off(false))).status).toBe(200);
    expect(await listed()).toEqual({ ...usual, email: false });
    const refused = await dora.ask('set-notice', { body: { kind: 'access_ends', channel: 'whatsapp', on: true } });
    expect([refused.status, refused.body.error]).toEqual([400, 'Invalid notice']);
    expect((await browserAt(stack).ask('set-notice', off(true))).status).toBe(401);
  });
});
