import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { execute } from '../../infra/admin/execute.ts';
import { webOperations } from '../../shared/contract/web-registry.ts';
import { variables } from '../../shared/platform/environment.ts';
import { type Browser, browser } from '../support/browser.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { addressOf, codeSentTo, forgetRates, mailsTo, otherThan, people, signIn } from './door-world.ts';
import { switchesOf } from './switch-caller.ts';
import { tableRecords } from './table-records.ts';

let stack: TestStack;
const switches = switchesOf(() => stack);
beforeAll(async () => {
  stack = await startStack(people);
});
beforeEach(() => forgetRates(stack));
afterEach(async () => {
  vi.unstubAllEnvs();
  await switches.write({});
});
afterAll(() => stack.close());

const fresh = (from?: string): Browser => browser(stack.url, from === undefined ? {} : { from });
const mode = (name: 'open' | 'invite' | 'closed') => vi.stubEnv(variables.signUp, name);
const ACCEPTED = { terms: '1', privacy: '1' };
let people_ = 0;
const stranger = (): string => {
  people_ += 1;
  return `nova.pessoa${people_}@example.com`;
};
const ask = (one: Browser, email: string, invite?: string) =>
  one.post('sign-in-code', { email, ...(invite !== undefined && { invite }) });
const asked = async (email: string, invite?: string): Promise<{ one: Browser; code: string }> => {
  const one = fresh();
  expect((await ask(one, email, invite)).status).toBe(202);
  return { one, code: await codeSentTo(stack, email.trim().toLowerCase()) };
};
const usersWith = async (email: string) =>
  (await tableRecords(stack)).filter(({ sk, email: its }) => sk === 'ACCESS#PROFILE' && its === email);
const verifyAnswer = webOperations.find(({ name }) => name === 'sign-in-verify')?.response();

/** An invite of the command line. */
const invited = async (...options: string[]): Promise<string> => {
  const { out, err } = await execute(['invites', 'create', ...options]);
  const [, token = ''] = /\/entrar#convite=([\w-]+)/.exec(JSON.parse(out || '{}').link ?? '') ?? [];
  if (!token) throw new Error(err);
  return token;
};

describe('where anybody may create an account', () => {
  it('a stranger gets a code and, with it and the terms, an account with the free plan and a session', async () => {
    const email = 'ana.souza+saldo@example.com';
    const { one, code } = await asked('  Ana.Souza+Saldo@Example.com');
    const [mail] = await mailsTo(stack, email);
    expect(mail?.subject).toBe('Seu código para criar sua conta no Saldo');
    expect(mail?.text).toContain('Para criar sua conta no Saldo');
    expect(mail?.text).not.toContain('/entrar#');
    const made = await one.post('sign-in-verify', { code, email: ' Ana.Souza+saldo@example.com', accepted: ACCEPTED });
    expect([made.status, made.body.created]).toEqual([200, true]);
    expect(verifyAnswer?.parse(made.body)).toBeTruthy();
    expect(made.body.me).toMatchObject({
      name: 'Ana',
      email: 'a•••@example.com',
      plan: 'free',
      subscription: { status: 'active', until: null },
      method: 'code',
      step_up: 'code',
    });
    expect((await one.get('me')).body).toEqual(made.body.me);
    // Free is a subscription: what the bank reports is open.
    expect((await one.get('overview')).status).toBe(200);
    const [user] = await usersWith(email);
    expect(user?.terms).toEqual({ ...ACCEPTED, at: expect.any(String) });
    const [history] = [await one.get('history')];
    expect(history.body.events.map(({ event }: { event: string }) => event).toSorted()).toEqual([
      'session.opened',
      'subscription.changed',
    ]);
    // From then on it is an address that is known.
    await one.post('sign-out', { which: 'this' });
    await one.post('sign-in-code', { email });
    const again = await one.post('sign-in-verify', { code: await codeSentTo(stack, email) });
    expect([again.status, again.body.created, again.body.me.user_id]).toEqual([200, undefined, made.body.me.user_id]);
  });

  it.each([
    ['ana@example.com', undefined],
    ['ÉRICA_lima@example.org', 'Érica'],
    ['joão99@example.org', 'João'],
    ['42@example.org', '42'],
    ['_x@example.org', '_x'],
    [`${'x'.repeat(64)}@example.org`, 'X'],
  ])('%s gets a name of its address', async (email, name) => {
    const { one, code } = await asked(email);
    const { body } = await one.post('sign-in-verify', { code, email, accepted: ACCEPTED });
    if (name === undefined) expect(body.created).toBeUndefined();
    else expect(body.me.name.slice(0, name.length)).toBe(name);
  });

  it('two browsers at once make one user and are both signed in', async () => {
    for (let round = 0; round < 3; round += 1) {
      await forgetRates(stack);
      const email = stranger();
      const both = [await asked(email), await asked(email)];
      const answers = await Promise.all(
        both.map(({ one, code }) => one.post('sign-in-verify', { code, email, accepted: ACCEPTED })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.filter(({ body }) => body.created)).toHaveLength(1);
      expect(new Set(answers.map(({ body }) => body.me.user_id)).size).toBe(1);
      expect(await usersWith(email)).toHaveLength(1);
      for (const { one } of both) expect((await one.get('me')).status).toBe(200);
      expect((await both[0]?.one.get('sessions'))?.body.sessions).toHaveLength(2);
    }
  });

  it('a code that is sent twice at once creates and opens one', async () => {
    const email = stranger();
    const { one, code } = await asked(email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => {
        const copy = fresh();
        copy.jar.set('__Host-saldo-entry', one.jar.get('__Host-saldo-entry') ?? '');
        return copy.post('sign-in-verify', { code, email, accepted: ACCEPTED });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    expect(await usersWith(email)).toHaveLength(1);
  });

  it('terms that are not accepted use up neither the code nor a try', async () => {
    const email = stranger();
    const { one, code } = await asked(email);
    const wrong = [undefined, { terms: '0', privacy: '1' }, { terms: '1', privacy: '' }];
    for (let time = 0; time < 7; time += 1) {
      const { status, body } = await one.post('sign-in-verify', { code, email, accepted: wrong[time % 3] });
      expect([status, body]).toMatchObject([
        409,
        { error: 'Terms not accepted', message: expect.any(String), terms_version: '1', privacy_version: '1' },
      ]);
    }
    expect(await usersWith(email)).toEqual([]);
    const { body } = await one.post('sign-in-verify', { code: otherThan(code), email });
    expect([body.error, body.attempts_left]).toEqual(['Invalid code', 4]);
    expect((await one.post('sign-in-verify', { code, email, accepted: ACCEPTED })).status).toBe(200);
  });

  it('an address that is not that of the code is answered as a wrong code, and counts', async () => {
    const email = stranger();
    const { one, code } = await asked(email);
    const others = [stranger(), undefined, addressOf('ana')];
    for (const [at, other] of others.entries()) {
      const { status, body } = await one.post('sign-in-verify', { code, email: other, accepted: ACCEPTED });
      expect([status, body.error, body.attempts_left]).toEqual([401, 'Invalid code', 4 - at]);
    }
    expect((await one.post('sign-in-verify', { code, email, accepted: ACCEPTED })).status).toBe(200);
  });

  it.each([{ accepted: 1 }, { accepted: { terms: 1, privacy: '1' } }, { invite: 5 }, { email: 'no address' }])(
    '%j is refused before it counts',
    async (more) => {
      const { one, code } = await asked(addressOf('edu'));
      expect((await one.post('sign-in-verify', { code, ...more })).status).toBe(400);
      expect((await one.post('sign-in-verify', { code })).status).toBe(200);
    },
  );

  it('the switch sign-up mails no code to strangers and stops a code that was mailed; known users sign in', async () => {
    const email = stranger();
    const { one, code } = await asked(email);
    await switches.on('sign-up');
    const stopped = await one.post('sign-in-verify', { code, email, accepted: ACCEPTED });
    expect([stopped.status, stopped.body.error]).toEqual([503, 'Sign-up stopped']);
    expect(await usersWith(email)).toEqual([]);
    const other = stranger();
    await ask(fresh(), other);
    expect(await mailsTo(stack, other)).toEqual([]);
    await signIn(stack, 'bia');
    await switches.off('sign-up');
    expect((await one.post('sign-in-verify', { code, email, accepted: ACCEPTED })).body.created).toBe(true);
  });

  it('a known address is as before, whatever the page sends with the code', async () => {
    const { one, code } = await asked(addressOf('caio'));
    const { status, body } = await one.post('sign-in-verify', {
      code,
      email: stranger(),
      accepted: { terms: '', privacy: '' },
    });
    expect([status, body.created, body.me.name]).toEqual([200, undefined, 'caio']);
  });
});

describe('mails to addresses that nobody has', () => {
  it('are ten a day for a network, and known addresses have theirs', async () => {
    const answers: unknown[] = [];
    const emails = Array.from({ length: 12 }, stranger);
    for (const email of emails) {
      const { status, body } = await ask(fresh('127.9.9.9'), email);
      answers.push([status, body]);
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    const sent = await Promise.all(emails.map(async (email) => (await mailsTo(stack, email)).length));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(10);
    const before = (await mailsTo(stack, addressOf('fabi'))).length;
    await ask(fresh('127.9.9.9'), addressOf('fabi'));
    expect((await mailsTo(stack, addressOf('fabi'))).length).toBe(before + 1);
    const other = stranger();
    await ask(fresh('127.9.9.10'), other);
    expect(await mailsTo(stack, other)).toHaveLength(1);
  });

  it.each([0, 3])('are %i an hour in all where SIGN_UP_MAILS_PER_HOUR says so', async (most) => {
    vi.stubEnv(variables.signUpMailsPerHour, String(most));
    const emails = Array.from({ length: 5 }, stranger);
    for (const [at, email] of emails.entries()) await ask(fresh(`127.8.${most}.${1 + at}`), email);
    const sent = await Promise.all(emails.map(async (email) => (await mailsTo(stack, email)).length));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(most);
  });

  it('share the three an hour of each address', async () => {
    const email = stranger();
    for (let time = 0; time < 3; time += 1) await ask(fresh(), email);
    expect((await ask(fresh(), email)).body.wait_until).not.toBeNull();
    expect(await mailsTo(stack, email)).toHaveLength(3);
  });
});

describe('an answer', () => {
  const shape = ({ status, body, headers, cookies }: Awaited<ReturnType<typeof ask>>) => ({
    status,
    body,
    headers: [...headers.keys()].toSorted(),
    cookies: cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=token;')),
  });
  type Metrics = Record<string, { dynamodb: { sequentialRounds: number; requests?: number } }>;
  const measured = async (one: Browser, email: string, invite?: string) => {
    await stack.control('DELETE', 'metrics');
    const answer = shape(await ask(one, email, invite));
    const metrics = await stack.control<Metrics>('GET', 'metrics');
    return { answer, steps: metrics['web-sign-in-code']?.dynamodb };
  };

  it.each(['open', 'invite', 'closed'] as const)('is alike for known and unknown addresses: %s', async (name) => {
    mode('invite');
    const token = await invited('--uses', '9');
    const own = await invited('--email', 'somebody.else@example.com');
    mode(name);
    for (const invite of [undefined, token, own, 'nonsense', '']) {
      await forgetRates(stack);
      const [known, unknown] = [
        await measured(fresh(), addressOf('davi'), invite),
        await measured(fresh(), stranger(), invite),
      ];
      expect(unknown).toEqual(known);
      const isValid = invite === undefined || (invite === token && name !== 'closed');
      expect([known.answer.status, known.answer.body.error]).toEqual(
        isValid ? [202, undefined] : [410, 'Invite not valid'],
      );
    }
  });
});

describe('where accounts need an invite', () => {
  beforeEach(() => mode('invite'));

  it('none is mailed a code without one, and a code of before opens nothing without one', async () => {
    const email = stranger();
    expect((await ask(fresh(), email)).status).toBe(202);
    expect(await mailsTo(stack, email)).toEqual([]);
    mode('open');
    const { one, code } = await asked(email);
    mode('invite');
    const refused = await one.post('sign-in-verify', { code, email, accepted: ACCEPTED });
    expect([refused.status, refused.body.error]).toEqual([410, 'Invite not valid']);
    expect(await usersWith(email)).toEqual([]);
  });

  it('an invite makes one account, and a second time none', async () => {
    const invite = await invited();
    const [first, second] = [stranger(), stranger()];
    const both = [await asked(first, invite), await asked(second, invite)];
    const made = await both[0]?.one.post('sign-in-verify', {
      code: both[0].code,
      email: first,
      accepted: ACCEPTED,
      invite,
    });
    expect([made?.status, made?.body.created]).toEqual([200, true]);
    const late = await both[1]?.one.post('sign-in-verify', {
      code: both[1].code,
      email: second,
      accepted: ACCEPTED,
      invite,
    });
    expect([late?.status, late?.body.error]).toEqual([410, 'Invite not valid']);
    expect(await usersWith(second)).toEqual([]);
    expect((await ask(fresh(), stranger(), invite)).body.error).toBe('Invite not valid');
  });

  it('two people at once make one account by an invite of one use', async () => {
    const invite = await invited();
    const emails = [stranger(), stranger()];
    const both = [];
    for (const email of emails) both.push({ email, ...(await asked(email, invite)) });
    const answers = await Promise.all(
      both.map(({ one, code, email }) => one.post('sign-in-verify', { code, email, accepted: ACCEPTED, invite })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('two browsers of one person at once are both signed in by an invite of one use', async () => {
    const invite = await invited();
    const email = stranger();
    const both = [await asked(email, invite), await asked(email, invite)];
    const answers = await Promise.all(
      both.map(({ one, code }) => one.post('sign-in-verify', { code, email, accepted: ACCEPTED, invite })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await usersWith(email)).toHaveLength(1);
  });

  it('one for an address admits nobody else', async () => {
    const email = stranger();
    const invite = await invited('--email', email.toUpperCase());
    expect((await ask(fresh(), stranger(), invite)).body.error).toBe('Invite not valid');
    const { one, code } = await asked(email, invite);
    expect((await one.post('sign-in-verify', { code, email, accepted: ACCEPTED, invite })).body.created).toBe(true);
  });

  it('one that has ended or was revoked admits nobody, and is listed until 30 days later', async () => {
    const token = await invited('--days', '2', '--uses', '3');
    const list = async () => JSON.parse((await execute(['invites', 'list'])).out);
    const [{ id }] = await list();
    expect((await list())[0]).toMatchObject({ state: 'valid', uses: 3, usesLeft: 3, forAddress: false });
    expect(JSON.stringify(await list())).not.toContain(token);
    expect((await execute(['invites', 'revoke', id])).code).toBe(0);
    expect((await list())[0]).toMatchObject({ state: 'revoked', usesLeft: 0 });
    expect((await ask(fresh(), stranger(), token)).status).toBe(410);
    expect((await execute(['invites', 'revoke', 'nothing'])).code).toBe(1);
    for (const options of [
      ['--email', 'a@example.com', '--uses', '2'],
      ['--uses', '0'],
      ['--uses', 'x'],
      ['--days', '1.5'],
      ['--days', '-1'],
      ['--email', 'x'],
    ])
      expect((await execute(['invites', 'create', ...options])).code, options.join(' ')).toBe(1);
    const ending = await invited('--days', '2');
    await stack.control('PUT', 'clock', {
      at: new Date(Date.now() + 2 * 86_400_000 + 60_000).toISOString(),
      jobs: false,
    });
    expect((await ask(fresh(), stranger(), ending)).status).toBe(410);
    await stack.control('DELETE', 'clock');
    const stored = (await tableRecords(stack)).filter(({ pk }) => pk === 'INVITES');
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe('where no account can be created', () => {
  it('a stranger gets no code, and one of before is no good', async () => {
    const email = stranger();
    const { one, code } = await asked(email);
    mode('closed');
    const other = stranger();
    expect((await ask(fresh(), other)).status).toBe(202);
    expect(await mailsTo(stack, other)).toEqual([]);
    const late = await one.post('sign-in-verify', { code, email, accepted: ACCEPTED });
    expect([late.status, late.body.error]).toEqual([410, 'Code expired']);
    await signIn(stack, 'edu');
  });
});

it('the door hears the mode and the versions without a session', async () => {
  for (const name of ['open', 'invite', 'closed', 'anything else'] as const) {
    vi.stubEnv(variables.signUp, name);
    const { status, body, headers } = await fresh().get('site');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    expect(body).toMatchObject({
      sign_up: name === 'anything else' ? 'closed' : name,
      terms_version: '1',
      privacy_version: '1',
      help: { email: 'ajuda@example.com', url: null },
    });
  }
});
