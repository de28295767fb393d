import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Email } from '../../infra/emulators/ses/outbox.ts';
import { sandboxKeys } from '../../infra/sandbox/aggregator/start.ts';
import type { SentMessage } from '../../infra/sandbox/whatsapp/outbox.ts';
import { parseCredential } from '../../shared/access/credential.ts';
import { webOperations } from '../../shared/contract/web-registry.ts';
import { writeCursor } from '../../shared/personal-data/export-cursor.ts';
import { keys } from '../../shared/platform/table/keys.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { addressHash } from '../support/address-hashes.ts';
import { type Browser, browser, type Seen } from '../support/browser.ts';
import { softwarePasskey } from '../support/software-authenticator.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { card, daysFrom, person, row, today } from './cards-world.ts';
import { codeSentTo, forgetRates, mailsTo, otherThan } from './door-world.ts';
import { tableRecords } from './table-records.ts';

const active = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const PHONE = '+5511999990001';

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({ users: [{ id: 'lapsed', name: 'Lia' }] });
});
afterAll(() => stack.close());
// Every browser here has one address: its share of codes is for each test anew.
beforeEach(() => forgetRates(stack));
afterEach(() => stack.control('DELETE', 'faults'));

let made = 0;
/** Somebody new, at a browser that has just proved who is there. */
const somebody = async (fields: Record<string, unknown> = {}) => {
  made += 1;
  const id = `p${made}`;
  const email = `${id}@example.com`;
  await stack.control('POST', 'users', { id, name: 'Ana Souza', email, phone: PHONE, subscription: active, ...fields });
  const at = browser(stack.url);
  await at.signInLocally(id);
  return { id, email, at, userId: (await stack.user(id)).userId };
};
const another = async (id: string): Promise<Browser> => {
  const at = browser(stack.url);
  await at.signInLocally(id);
  return at;
};

/** As if the last proof were older than ten minutes, or there were none. */
const unproved = async ({ jar }: Browser): Promise<void> => {
  const parsed = parseCredential(jar.get('__Host-saldo') ?? '');
  if (!parsed) throw new Error('The browser shows no session');
  const { client, name } = openTable();
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: keys.session(parsed.userId, parsed.hash),
      UpdateExpression: 'SET provedAt = :at',
      ExpressionAttributeValues: { ':at': '2020-01-01T00:00:00.000Z' },
    }),
  );
};

const expectations = new Map(webOperations.map(({ name, response }) => [name, response]));
/** The answer of a success, which must be exactly what its schema in `shared/contract` describes. */
const good = <Body>(name: string, { status, body }: Seen<Body>, expected = 200): Body => {
  expect([status, body]).toEqual([expected, body]);
  const problem = expectations.get(name)?.().safeParse(body).error;
  expect(problem?.issues ?? []).toEqual([]);
  return body;
};
const refusal = ({ status, body }: Seen<Record<string, unknown>>) => [status, body.error];

const messages = async (): Promise<SentMessage[]> => {
  await stack.drain();
  return (await stack.control<{ messages: SentMessage[] }>('GET', 'outbox')).messages;
};
type Template = { template: { name: string; components: { parameters: { text: string }[] }[] } };
const codeOnPhone = async (digits: string): Promise<string> => {
  const to = (await messages()).filter((one) => one.to === digits).at(-1);
  const { template } = (to?.payload ?? {}) as Partial<Template>;
  expect(template?.name).toBe('confirmation_code');
  const [body, button] = template?.components ?? [];
  expect(button?.parameters[0]?.text).toBe(body?.parameters[0]?.text);
  return body?.parameters[0]?.text ?? '';
};
const profileOf = async (userId: string) =>
  (await tableRecords(stack)).find(({ pk, sk }) => pk === `USER#${userId}` && sk === 'ACCESS#PROFILE');
const ownersOf = async (email: string) =>
  (await tableRecords(stack))
    .filter(({ pk }) => pk === `EMAIL#${addressHash('email', email)}`)
    .map(({ userId }) => userId);

/** Asks for a new address, and gives the code that came there. */
const ask = async (at: Browser, email: string): Promise<string> => {
  good('change-address', await at.post('change-address', { email }), 202);
  return codeSentTo(stack, email.trim().toLowerCase());
};

describe('the name', () => {
  it('is changed, blanks around it aside', async () => {
    const ana = await somebody();
    expect(good('profile', await ana.at.post('profile', { name: '  Ana Lima ' }))).toEqual({ name: 'Ana Lima' });
    expect((await ana.at.get('me')).body.name).toBe('Ana Lima');
    expect(await profileOf(ana.userId)).toMatchObject({ email: ana.email, phone: PHONE });
  });

  it.each([[''], ['  '], ['x'.repeat(81)], [7], ['Ana\u202e'], ['A\nB'], [null]])('%j is refused', async (name) => {
    const ana = await another('p1');
    expect(refusal(await ana.post('profile', { name }))).toEqual([400, 'Invalid name']);
  });
});

describe('a new e-mail address', () => {
  it('is taken by the code that went there, frees the old one, and the old one hears of it', async () => {
    const ana = await somebody();
    const fresh = 'nova@other.example';
    expect(await mailsTo(stack, fresh)).toEqual([]);
    const code = await ask(ana.at, ' Nova@Other.example ');
    const [mail] = await mailsTo(stack, fresh);
    expect(mail).toMatchObject({ subject: 'Seu código para confirmar o novo endereço no Saldo' });
    expect(mail?.text).not.toContain('/entrar');
    expect(await ownersOf(fresh)).toEqual([]);
    const changed = await ana.at.post('confirm-address', {
      email: fresh,
      code: `${code.slice(0, 4)} ${code.slice(4)}`,
    });
    expect(good('confirm-address', changed)).toEqual({ email: 'n•••@other.example', phone: '•••• 0001' });
    expect([await ownersOf(fresh), await ownersOf(ana.email)]).toEqual([[ana.userId], []]);
    const [notice] = await mailsTo(stack, ana.email);
    expect(notice).toMatchObject({ subject: 'E-mail da sua conta alterado' });
    expect(notice?.text).toContain('n•••@other.example');
    const records = await tableRecords(stack);
    // The old address is kept by its hash alone, and its notice no longer names it.
    expect(JSON.stringify(records.filter(({ pk }) => pk === `USER#${ana.userId}`))).not.toContain(ana.email);
    expect(records).toContainEqual(
      expect.objectContaining({ sk: `FORMER_ADDRESS#${addressHash('email', ana.email)}` }),
    );
    expect(records.filter(({ event }) => event === 'email.changed')).toMatchObject([{ pk: `USER#${ana.userId}` }]);
    // It signs in from now on, in this browser with an allowance of its own; the old one signs nobody in.
    const door = browser(stack.url);
    await door.post('sign-in-code', { email: fresh });
    expect((await door.post('sign-in-verify', { code: await codeSentTo(stack, fresh) })).status).toBe(200);
    const before = new Set((await mailsTo(stack, ana.email)).map(({ subject }) => subject));
    await browser(stack.url).post('sign-in-code', { email: ana.email });
    // The address is nobody's: only a mail that offers a new account may go there.
    const since = (await mailsTo(stack, ana.email)).map(({ subject }) => subject).filter((one) => !before.has(one));
    expect(since.filter((subject) => !subject.includes('criar sua conta'))).toEqual([]);
  });

  it('ends a sign-in that has begun with the old one', async () => {
    const ana = await somebody();
    const thief = browser(stack.url);
    await thief.post('sign-in-code', { email: ana.email });
    const old = await codeSentTo(stack, ana.email);
    const code = await ask(ana.at, 'moved@example.com');
    await ana.at.post('confirm-address', { email: 'moved@example.com', code });
    expect(refusal(await thief.post('sign-in-verify', { code: old }))).toEqual([410, 'Code expired']);
  });

  it('of somebody else is answered as any other, gets no mail, and is never taken', async () => {
    const [ana, bia] = [await somebody(), await somebody()];
    const [free, taken] = [
      await ana.at.post('change-address', { email: 'free@example.com' }),
      await ana.at.post('change-address', { email: bia.email }),
    ];
    const shape = ({ status, body, headers, cookies }: typeof free) => ({
      status,
      body,
      headers: [...headers.keys()].toSorted(),
      cookies: cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=token;')),
    });
    expect(shape(taken)).toEqual(shape(free));
    expect(await mailsTo(stack, bia.email)).toEqual([]);
    const guessed = await ana.at.post('confirm-address', { email: bia.email, code: '00000000' });
    expect(refusal(guessed)).toEqual([401, 'Invalid code']);
    expect(await ownersOf(bia.email)).toEqual([bia.userId]);
  });

  it('that two ask for at the same time is one’s; the other is told no more than that the code is over', async () => {
    const [ana, bia] = [await somebody(), await somebody()];
    const email = 'both@example.com';
    const first = await ask(ana.at, email);
    const second = await ask(bia.at, email);
    const answers = await Promise.all([
      ana.at.post('confirm-address', { email, code: first }),
      bia.at.post('confirm-address', { email, code: second }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const winner = answers[0]?.status === 200 ? ana : bia;
    const loser = winner === ana ? bia : ana;
    expect(await ownersOf(email)).toEqual([winner.userId]);
    expect(await ownersOf(loser.email)).toEqual([loser.userId]);
    expect(await profileOf(loser.userId)).toMatchObject({ email: loser.email });
  });

  it('is one of two that a person takes in two browsers at once, and nothing else stays taken', async () => {
    const ana = await somebody();
    const other = await another(ana.id);
    const [one, two] = [await ask(ana.at, 'one@example.com'), await ask(other, 'two@example.com')];
    const answers = await Promise.all([
      ana.at.post('confirm-address', { email: 'one@example.com', code: one }),
      other.post('confirm-address', { email: 'two@example.com', code: two }),
      ana.at.post('profile', { name: 'Ana Nova' }),
    ]);
    const statuses = answers.map(({ status }) => status);
    // A changed address ends all other sessions: whoever is second may find theirs gone, and then changes nothing.
    expect(statuses.filter((status) => ![200, 401, 410].includes(status))).toEqual([]);
    expect(statuses.slice(0, 2)).toContain(200);
    const profile = await profileOf(ana.userId);
    if (statuses[2] === 200) expect(profile).toMatchObject({ name: 'Ana Nova' });
    const owned = (await tableRecords(stack)).filter(
      ({ pk, userId }) => String(pk).startsWith('EMAIL#') && userId === ana.userId,
    );
    expect(owned.map(({ pk }) => pk)).toEqual([`EMAIL#${addressHash('email', String(profile?.email))}`]);
  });

  it('takes a code once, for its address, its purpose, its person and its browser', async () => {
    const [ana, bia] = [await somebody(), await somebody()];
    const email = 'mine@example.com';
    const code = await ask(ana.at, email);
    const confirm = (at: Browser, body: object) => at.post('confirm-address', { email, code, ...body });
    expect(refusal(await confirm(await another(ana.id), {}))).toEqual([409, 'Code asked for elsewhere']);
    // Another person at the same browser, who has its cookie.
    bia.at.jar.set('__Host-saldo-entry', ana.at.jar.get('__Host-saldo-entry') ?? '');
    expect(refusal(await confirm(bia.at, {}))).toEqual([410, 'Code expired']);
    expect(refusal(await confirm(ana.at, { email: 'other@example.com' }))).toEqual([410, 'Code expired']);
    expect(refusal(await ana.at.post('step-up-verify', { code }))).toEqual([410, 'Code expired']);
    expect(refusal(await ana.at.post('confirm-address', { phone: '+5521988887777', code }))[0]).toBe(410);
    const wrong = await confirm(ana.at, { code: otherThan(code) });
    expect([wrong.status, wrong.body.attempts_left]).toEqual([401, 2]);
    const copy = browser(stack.url);
    for (const [name, value] of ana.at.jar) copy.jar.set(name, value);
    const twice = await Promise.all([confirm(ana.at, {}), confirm(copy, {})]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('can be guessed five times, also at the same time', async () => {
    const ana = await somebody();
    const email = 'guessed@example.com';
    const code = await ask(ana.at, email);
    const guess = () => ana.at.post('confirm-address', { email, code: otherThan(code) });
    const answers = await Promise.all(Array.from({ length: 8 }, guess));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(refusal(await ana.at.post('confirm-address', { email, code }))).toEqual([410, 'Code expired']);
    expect(await profileOf(ana.userId)).toMatchObject({ email: ana.email });
  });

  it('is sent five codes in a quarter of an hour, a single address two a day', async () => {
    const ana = await somebody();
    const send = (email: string) => ana.at.post('change-address', { email });
    for (let count = 0; count < 4; count += 1) good('change-address', await send('often@example.com'), 202);
    expect(await mailsTo(stack, 'often@example.com')).toHaveLength(2);
    good('change-address', await send('fifth@example.com'), 202);
    const over = await send('sixth@example.com');
    expect(refusal(over)).toEqual([429, 'Too many requests']);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    // The codes that prove who is there are counted apart.
    expect((await ana.at.post('step-up-code')).status).toBe(202);
  });

  it.each([
    [{ email: 'no address' }, 400, 'Invalid email'],
    [{ email: 'a@b.example', phone: PHONE }, 400, 'Invalid address'],
    [{}, 400, 'Invalid address'],
    [{ phone: '11999990001' }, 400, 'Invalid phone'],
    [{ phone: '+0511999990001' }, 400, 'Invalid phone'],
    [{ phone: '+55 (11) 99999-0001' }, 409, 'Address unchanged'],
  ])('%j is refused', async (body, status, error) => {
    const ana = await another('p1');
    expect(refusal(await ana.post('change-address', body))).toEqual([status, error]);
  });

  it('that is the present one is refused, however it is written', async () => {
    const ana = await somebody();
    const same = await ana.at.post('change-address', { email: ana.email.toUpperCase() });
    expect(refusal(same)).toEqual([409, 'Address unchanged']);
  });
});

describe('a new phone', () => {
  it('is taken by the code that came by WhatsApp, and the mailbox hears of it', async () => {
    const ana = await somebody();
    good('change-address', await ana.at.post('change-address', { phone: '+55 21 98888-7777' }), 202);
    const code = await codeOnPhone('5521988887777');
    const changed = await ana.at.post('confirm-address', { phone: '+5521988887777', code });
    expect(good('confirm-address', changed)).toMatchObject({ phone: '•••• 7777' });
    expect(await profileOf(ana.userId)).toMatchObject({ phone: '+5521988887777', email: ana.email });
    const [notice] = await mailsTo(stack, ana.email);
    expect(notice).toMatchObject({ subject: 'WhatsApp da sua conta alterado' });
    expect(notice?.text).not.toContain('98888');
  });
});

describe('notices', () => {
  const reminder = { title: 'Gás', dueDate: daysFrom(today, 1), reminderTime: `${daysFrom(today, -1)}T12:00:00.000Z` };
  const remind = async (id: string) => {
    const { body } = await stack.call<{ data: { id: string } }>('POST', '/tools/api/create-payment-reminder', {
      key: await stack.keyOf(id),
      body: reminder,
    });
    await stack.drain();
    const listed = await stack.call<{ data: { id: string; notification: unknown }[] }>(
      'GET',
      '/tools/api/list-payment-reminders',
      { key: await stack.keyOf(id) },
    );
    return listed.body.data.find((one) => one.id === body.data.id)?.notification;
  };
  const counts = async ({ email }: { email: string }) => {
    const mails = (await mailsTo(stack, email)).filter(({ subject }: Email) => subject.startsWith('Lembrete'));
    return [mails.length, (await messages()).filter(({ to }) => to === PHONE.slice(1)).length];
  };

  it('are all on at first; those of security cannot be switched off', async () => {
    const ana = await somebody();
    expect(good('notices', await ana.at.get('notices'))).toEqual({
      notices: [
        { kind: 'reminder', email: true, whatsapp: true, changeable: true },
        { kind: 'limit', email: true, whatsapp: true, changeable: true },
        { kind: 'access_ends', email: true, whatsapp: false, changeable: true },
        { kind: 'signal', email: true, whatsapp: true, changeable: true },
        { kind: 'digest', email: false, whatsapp: false, changeable: true },
        { kind: 'security', email: true, whatsapp: false, changeable: false },
      ],
      channels: { email: true, whatsapp: true },
      email_state: 'ok',
      whatsapp_state: 'ok',
    });
    for (const body of [
      { kind: 'security', channel: 'email', on: false },
      { kind: 'reminder', channel: 'sms', on: false },
      { kind: 'reminder', channel: 'email', on: 'no' },
    ])
      expect(refusal(await ana.at.post('notices', body))).toEqual([400, 'Invalid notice']);
  });

  it('that are switched off are recorded as not sent, with the reason, and use up no budget', async () => {
    const ana = await somebody();
    const before = (await counts(ana))[1] ?? 0;
    const off = await ana.at.post('notices', { kind: 'reminder', channel: 'whatsapp', on: false });
    expect(good('set-notice', off).notices[0]).toMatchObject({ email: true, whatsapp: false });
    expect(await remind(ana.id)).toEqual({ status: 'partly_dispatched', reason: 'switched_off' });
    expect(await counts(ana)).toEqual([1, before]);
    await ana.at.post('notices', { kind: 'reminder', channel: 'email', on: false });
    expect(await remind(ana.id)).toEqual({ status: 'not_sent', reason: 'switched_off' });
    expect(await counts(ana)).toEqual([1, before]);
    const kept = (await tableRecords(stack)).filter(({ pk }) => pk === `USER#${ana.userId}`);
    const deliveries = kept.filter(({ sk }) => String(sk).startsWith('DELIVERY#reminder'));
    expect(deliveries.map(({ status, reason }) => `${status} ${reason ?? ''}`).toSorted()).toEqual([
      'refused switched-off',
      'refused switched-off',
      'refused switched-off',
      'sent ',
    ]);
    expect(kept.filter(({ sk }) => sk === 'BUDGET#NOTICES#whatsapp')).toEqual([]);
    await ana.at.post('notices', { kind: 'reminder', channel: 'email', on: true });
    await ana.at.post('notices', { kind: 'reminder', channel: 'whatsapp', on: true });
    expect(await remind(ana.id)).toEqual({ status: 'dispatched', reason: null });
  });

  it('that wait when their channel is switched off are not sent', async () => {
    const ana = await somebody();
    await stack.control('POST', 'faults', { target: 'ses', operation: 'SendEmail', times: 1, error: '500' });
    const key = await stack.keyOf(ana.id);
    await stack.call('POST', '/tools/api/create-payment-reminder', { key, body: reminder });
    await ana.at.post('notices', { kind: 'reminder', channel: 'email', on: false });
    await stack.drain();
    const reasons = (await tableRecords(stack))
      .filter(({ pk, sk }) => pk === `USER#${ana.userId}` && /^DELIVERY#.*#email$/.test(String(sk)))
      .map(({ reason }) => reason);
    expect([(await counts(ana))[0], reasons]).toEqual([0, ['switched-off']]);
  });

  it('keeps every choice of those that are made at once', async () => {
    const ana = await somebody();
    const choices = ['reminder', 'limit'].flatMap((kind) =>
      ['email', 'whatsapp'].map((channel) => ({ kind, channel })),
    );
    await Promise.all(choices.map((choice) => ana.at.post('notices', { ...choice, on: false })));
    const { notices } = (await ana.at.get('notices')).body;
    expect(notices.slice(0, 2).flatMap(({ email, whatsapp }: Record<string, boolean>) => [email, whatsapp])).toEqual(
      Array(4).fill(false),
    );
  });
});

describe('the plan', () => {
  it('shows what is used of it, the plans that there are, and the way to them with no secret', async () => {
    const ana = await somebody();
    const key = await stack.keyOf(ana.id);
    await stack.call('POST', '/tools/api/create-payment-reminder', {
      key,
      body: { title: 'Luz', dueDate: '2099-01-01' },
    });
    const body = good('plan', await ana.at.get('plan'));
    expect(body).toMatchObject({
      plan: 'pro',
      subscription: { status: 'active', until: active.currentPeriodEnd, has_access: true },
      quotas: { paymentReminders: { currentCount: 1, limit: 10, remaining: 9, canCreate: true } },
      connections: 0,
      plans_url: `${stack.url}/_local/payment?user=${ana.userId}`,
    });
    const info = await stack.call<{ data: { quotas: unknown } }>('GET', '/tools/api/get-api-key-info', { key });
    expect(body.quotas).toEqual(info.body.data.quotas);
    expect(body.plans.map(({ name }: { name: string }) => name)).toEqual(['free', 'pro', 'premium']);
  });

  it('is shown without a subscription, and changes with what the payment provider sends', async () => {
    const lia = await another('lapsed');
    expect(good('plan', await lia.get('plan'))).toMatchObject({
      plan: 'free',
      subscription: { status: 'none', until: null, has_access: false },
    });
    const { userId: user } = await stack.user('lapsed');
    const event = { user, plan: 'premium', status: 'canceled', current_period_end: '2099-05-01T00:00:00Z' };
    expect(await stack.control('POST', 'billing', event)).toMatchObject({ status: 200, answer: { outcome: 'saved' } });
    expect((await lia.get('plan')).body.subscription).toEqual({
      status: 'canceled',
      until: '2099-05-01T00:00:00.000Z',
      has_access: true,
    });
    expect((await lia.request('GET', '/tools/api/get-balance')).status).toBe(200);
    await stack.control('POST', 'billing', { ...event, status: 'expired' });
    expect((await lia.request('GET', '/tools/api/get-balance')).status).toBe(401);
  });
});

type Page = { user_id: string; records: Record<string, Record<string, unknown>[]>; next: string | null };

/** Every page, put together as the dashboard does. */
const exported = async (at: Browser) => {
  const all: Page['records'] = {};
  let pages = 0;
  for (let cursor: string | null | undefined; cursor !== null; pages += 1) {
    const body = good('export', await at.post<Page>('export', cursor ? { cursor } : {}));
    for (const [kind, records] of Object.entries(body.records)) all[kind] = [...(all[kind] ?? []), ...records];
    cursor = body.next;
  }
  return { all, pages };
};

describe('an export', () => {
  it('is all that there is, in pages, and the owner hears of it once', async () => {
    const months = Array.from({ length: 30 }, (_, month) =>
      row(daysFrom(today, -30 * month), 10, { id: `row-${month}` }),
    );
    const id = `p${made + 1}`;
    await stack.control('POST', 'users', {
      ...person(id, card({ id: 'card-export', transactions: months })),
      email: `${id}@example.com`,
    });
    made += 1;
    await stack.drain();
    const at = await another(id);
    const key = await stack.keyOf(id);
    await stack.call('POST', '/tools/api/create-payment-reminder', {
      key,
      body: { title: 'Luz', dueDate: '2099-01-01' },
    });
    const { all, pages } = await exported(at);
    expect(pages).toBeGreaterThan(10);
    expect(new Set(all.transactions?.map((one) => one.id))).toEqual(new Set(months.map((one) => one.id)));
    expect(all.transactions).toHaveLength(months.length);
    for (const kind of ['profile', 'item', 'account', 'reminder', 'session', 'quota', 'key'])
      expect([kind, all[kind]?.length ?? 0]).toEqual([kind, expect.not.stringMatching(/^0$/)]);
    expect(JSON.stringify(all)).not.toMatch(/"(pk|sk|hash|idKey)":/);
    expect((await mailsTo(stack, `${id}@example.com`)).map(({ subject }) => subject)).toEqual([
      'Seus dados foram baixados',
    ]);
  });

  it('of one person names nobody else, whatever cursor is sent', async () => {
    const [ana, bia] = [await somebody(), await somebody()];
    for (const after of ['', `USER#${bia.userId}`, 'ACCESS#', 'LEDGER#2026-01#x#000', 'ZZZ', 'é', '']) {
      const cursor = writeCursor({ at: 'records', after });
      const { body } = await ana.at.post('export', { cursor });
      expect(JSON.stringify(body)).not.toContain(bia.userId);
    }
  });

  it.each([
    '?',
    'x'.repeat(2049),
    'AAAA',
    Buffer.from('t2026-13').toString('base64url'),
    Buffer.from('r\u0001').toString('base64url'),
    Buffer.from('r😀').toString('base64url'),
  ])('refuses %j as a cursor', async (cursor) => {
    const ana = await another('p1');
    expect(refusal(await ana.post('export', { cursor }))).toEqual([400, 'Invalid cursor']);
  });
});

const CONFIRMED = { confirmation: 'apagar minha conta' };
/** The final step, as of three days later. */
const threeDaysLater = async (): Promise<void> => {
  const scheduledTime = new Date(Date.now() + 72 * 3_600_000 + 60_000).toISOString();
  await stack.control('POST', 'jobs/erase-due', { scheduledTime });
  await stack.drain();
};

/** Records that name the user, or one of their addresses. */
const left = async (userId: string, email: string): Promise<unknown[]> => {
  const marks = [userId, email, addressHash('email', email)];
  const records = await tableRecords(stack);
  return (
    records
      // Records of access outlive the account, sealed (Marco Civil, art. 15).
      .filter(({ pk }) => !String(pk).startsWith('VISITS#'))
      .filter((record) => marks.some((mark) => JSON.stringify(record).includes(mark)))
      .map(({ sk, expiresAt }) => [sk, typeof expiresAt])
  );
};
const NOTHING = [['ACCESS#TOMBSTONE', 'number']];

/** What the aggregator answers to who asks for a connection. */
const atAggregator = async (itemId: string): Promise<number> => {
  const { PLUGGY_API_URL: url } = await stack.control<Record<string, string>>('GET', 'environment');
  const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sandboxKeys) };
  const { apiKey } = (await (await fetch(`${url}/auth`, login)).json()) as { apiKey: string };
  return (await fetch(`${url}/items/${itemId}`, { headers: { 'x-api-key': apiKey } })).status;
};

describe('an erasure', () => {
  const withBank = async () => {
    made += 1;
    const id = `p${made}`;
    const email = `${id}@example.com`;
    const cardId = `card-${id}`;
    const transactions = [row(today, 50, { id: `row-${id}` })];
    await stack.control('POST', 'users', { ...person(id, card({ id: cardId, transactions })), email });
    await stack.drain();
    const at = await another(id);
    const key = await stack.keyOf(id);
    return { id, email, at, key, userId: (await stack.user(id)).userId };
  };

  it('ends all access at once, and leaves nothing in the table or at the aggregator', async () => {
    const ana = await withBank();
    const other = await another(ana.id);
    await ana.at.post('sign-in-code', { email: ana.email });
    const { body } = await ana.at.post('passkey-options');
    await ana.at.post('passkey', { credential: softwarePasskey(stack.url).create(body.options), name: 'Celular' });
    await ana.at.post('change-address', { email: 'wanted@example.com' });
    await stack.call('POST', '/tools/api/create-payment-reminder', {
      key: ana.key,
      body: { title: 'Luz', dueDate: '2099-01-01' },
    });
    const items = async () =>
      (await tableRecords(stack)).filter(({ sk, userId }) => sk === 'OWNER' && userId === ana.userId);
    const [owner] = await items();
    const itemId = String(owner?.pk).replace('ITEM#', '');
    expect(await atAggregator(itemId)).toBe(200);
    const erased = await ana.at.post('erase', { confirmation: ' Apagar minha conta ' });
    expect(good('erase', erased, 202)).toEqual({ erasing: true, final_at: expect.any(String) });
    expect(ana.at.jar.has('__Host-saldo')).toBe(false);
    expect((await other.get('me')).status).toBe(401);
    expect((await stack.call('GET', '/tools/api/get-balance', { key: ana.key })).status).toBe(401);
    await threeDaysLater();
    expect(await left(ana.userId, ana.email)).toEqual(NOTHING);
    expect(await atAggregator(itemId)).toBe(404);
    // The address is free again.
    await stack.control('POST', 'users', { id: `${ana.id}-again`, name: 'Ana', email: ana.email });
    const again = await somebody({ email: `${ana.id}-third@example.com` });
    expect((await again.at.get('me')).status).toBe(200);
  });

  it.each([[{}], [{ confirmation: '' }], [{ confirmation: 'sim' }], [{ confirmation: true }]])(
    'is refused with %j, and nothing happens',
    async (body) => {
      const ana = await another('p1');
      expect(refusal(await ana.post('erase', body))).toEqual([400, 'Not confirmed']);
      expect((await ana.get('me')).status).toBe(200);
    },
  );

  it('that no queue takes has begun all the same: jobs do what the queues did not hear', async () => {
    const ana = await somebody();
    await stack.control('POST', 'faults', { target: 'sqs', operation: 'SendMessage', times: 5, error: '500' });
    await stack.control('POST', 'faults', { target: 'sqs', operation: 'SendMessageBatch', times: 5, error: '500' });
    expect((await ana.at.post('erase', CONFIRMED)).status).toBe(202);
    await stack.control('DELETE', 'faults');
    expect((await ana.at.get('me')).status).toBe(401);
    await threeDaysLater();
    expect(await left(ana.userId, ana.email)).toEqual(NOTHING);
  });

  it.each([
    ['dynamodb', 'TransactWriteItems'],
    ['dynamodb', 'DeleteItem'],
    ['pluggy', 'DELETE /items'],
  ])('is done although %s %s fails for a while', async (target, operation) => {
    const ana = await withBank();
    expect((await ana.at.post('erase', CONFIRMED)).status).toBe(202);
    await stack.drain();
    await stack.control('POST', 'faults', { target, operation, times: 4, error: '500' });
    await threeDaysLater().catch(() => undefined);
    await stack.control('DELETE', 'faults');
    await threeDaysLater();
    expect(await left(ana.userId, ana.email)).toEqual(NOTHING);
  });

  it('that is asked for many times at once, and repeated by the queue, is one', async () => {
    const ana = await withBank();
    const copies = await Promise.all(Array.from({ length: 4 }, () => another(ana.id)));
    const answers = await Promise.all(copies.map((copy) => copy.post('erase', CONFIRMED)));
    for (const { status } of answers) expect([202, 401]).toContain(status);
    await stack.control('POST', 'queues/erase-user', { body: JSON.stringify({ userId: ana.userId }) });
    await threeDaysLater();
    await stack.control('POST', 'queues/erase-user', { body: JSON.stringify({ userId: ana.userId }) });
    await threeDaysLater();
    expect(await left(ana.userId, ana.email)).toEqual(NOTHING);
    expect(await stack.control('GET', 'dead-letters')).toEqual([]);
  });

  it('beside changes of the account leaves nothing of them', async () => {
    const ana = await withBank();
    const at = await another(ana.id);
    const email = `race-${ana.id}@example.com`;
    const code = await ask(at, email);
    const [erased, ...others] = await Promise.all([
      ana.at.post('erase', CONFIRMED),
      at.post('confirm-address', { email, code }),
      at.post('profile', { name: 'Corrida' }),
      at.post('notices', { kind: 'limit', channel: 'email', on: false }),
      at.post('export'),
      stack.control('POST', 'billing', { user: ana.userId, plan: 'pro', status: 'active' }),
      stack.call('POST', '/tools/api/create-payment-reminder', {
        key: ana.key,
        body: { title: 'x', dueDate: '2099-01-01' },
      }),
    ]);
    expect(erased.status).toBe(202);
    for (const { status } of others as { status: number }[])
      expect([200, 401, 403, 404, 409, 410, 500]).toContain(status);
    await threeDaysLater();
    expect(await left(ana.userId, ana.email)).toEqual(NOTHING);
    expect(await left(ana.userId, email)).toEqual(NOTHING);
  });
});

describe('who may do it', () => {
  const calls: [string, (at: Browser) => Promise<Seen<Record<string, unknown>>>][] = [
    ['change-address', (at) => at.post('change-address', { email: 'x@example.com' })],
    ['export', (at) => at.post('export')],
    ['erase', (at) => at.post('erase', CONFIRMED)],
  ];
  const open: typeof calls = [
    ['plan', (at) => at.get('plan')],
    ['notices', (at) => at.get('notices')],
    ['set-notice', (at) => at.post('notices', { kind: 'limit', channel: 'email', on: true })],
    ['profile', (at) => at.post('profile', { name: 'Ana' })],
    ['confirm-address', (at) => at.post('confirm-address', { email: 'x@example.com', code: '12345678' })],
  ];

  it.each(calls)('%s needs a proof of the last ten minutes', async (_, call) => {
    const ana = await another('p1');
    await unproved(ana);
    const reply = await call(ana);
    expect([reply.status, reply.body]).toMatchObject([
      403,
      { error: 'Step-up required', message: expect.any(String), step_up: 'code' },
    ]);
    expect((await ana.get('me')).status).toBe(200);
  });

  it.each([...calls, ...open])('%s is for who is signed in, at a page of the service', async (_, call) => {
    expect((await call(browser(stack.url))).status).toBe(401);
    const ana = await another('p1');
    const foreign = { ...ana };
    foreign.get = (path) => ana.request('GET', `/app/api/${path}`, { headers: { 'sec-fetch-site': 'cross-site' } });
    foreign.post = (path, body) =>
      ana.request('POST', `/app/api/${path}`, { body: body ?? {}, headers: { 'sec-fetch-site': 'cross-site' } });
    expect((await call(foreign)).status).toBe(403);
  });

  it.each([
    ['change-address', 'PutItem', calls[0]?.[1]],
    ['export', 'TransactWriteItems', calls[1]?.[1]],
    ['profile', 'TransactWriteItems', open[3]?.[1]],
    ['set-notice', 'TransactWriteItems', open[2]?.[1]],
    ['plan', 'GetItem', open[0]?.[1]],
    ['notices', 'Query', open[1]?.[1]],
  ])('%s is a 500 where %s fails, and says no more', async (_, operation, call) => {
    const ana = await another('p1');
    await stack.control('POST', 'faults', { target: 'dynamodb', operation, times: 20, error: '500' });
    const reply = await call?.(ana);
    expect([reply?.status, reply?.body]).toEqual([
      500,
      {
        error: 'Internal server error',
        message: 'The service failed. Give the x-request-id of this answer when you report it.',
        type: 'internal_error',
        docs: `${stack.url}/docs#internal_error`,
      },
    ]);
  });
});
