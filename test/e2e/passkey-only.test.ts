import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, browser } from '../support/browser.ts';
import { softwarePasskey } from '../support/software-authenticator.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { codeSentTo, forgetRates, mailsTo, otherThan, signIn } from './door-world.ts';
import { tableRecords } from './table-records.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({ users: [] });
});
beforeEach(() => forgetRates(stack));
afterAll(() => stack.close());

let made = 0;
const somebody = async () => {
  made += 1;
  const id = `s${made}`;
  const email = `${id}@example.com`;
  await stack.control('POST', 'users', { id, name: 'Ana', email, phone: `+55119999000${10 + made}` });
  const at = browser(stack.url);
  await at.signInLocally(id);
  return { id, email, at, userId: (await stack.user(id)).userId };
};
const later = async (hours: number) => {
  const { at } = await stack.control<{ at: string }>('GET', 'clock');
  await stack.control('PUT', 'clock', {
    at: new Date(Date.parse(at) + hours * 3_600_000).toISOString(),
    // Those of a day beside each other take longer than a drain waits.
    jobs: false,
  });
};
const addPasskey = async (at: Browser, name = 'Celular') => {
  const passkey = softwarePasskey(stack.url);
  const { body } = await at.post('passkey-options');
  return { passkey, reply: await at.post('passkey', { credential: passkey.create(body.options), name }) };
};
const prove = async (at: Browser, passkey: ReturnType<typeof softwarePasskey>) => {
  const { options } = (await at.post('step-up-passkey-options')).body;
  expect((await at.post('step-up-passkey', { credential: passkey.get(options) })).status).toBe(200);
};
const asked = async (email: string) => {
  const one = browser(stack.url);
  await one.post('sign-in-code', { email });
  return { one, code: await codeSentTo(stack, email) };
};

/** Somebody whose account a passkey alone opens. */
const on = async () => {
  const ana = await somebody();
  const { passkey } = await addPasskey(ana.at);
  await prove(ana.at, passkey);
  const { status, body } = await ana.at.post('passkey-only', { on: true });
  expect({ status, on: body.on }).toEqual({ status: 200, on: true });
  return { ...ana, passkey, codes: body.recovery_codes as string[] };
};

describe('passkey only', () => {
  it('gives ten codes of 80 bits, of which the table has hashes alone', async () => {
    const { at, codes } = await on();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await at.get('me')).body).toMatchObject({ passkey_only: true, recovery_codes_left: 10 });
    const stored = JSON.stringify(await tableRecords(stack));
    for (const code of codes) expect(stored).not.toContain(code);
  });

  it('does not let the code of the mailbox alone in, which uses no try', async () => {
    const { email, codes } = await on();
    const { one, code } = await asked(email);
    for (let again = 0; again < 7; again += 1) {
      const { status, body } = await one.post('sign-in-verify', { code });
      expect([status, body.error]).toEqual([409, 'Recovery code needed']);
    }
    // Whoever has not the mailbox does not hear of it.
    const wrong = await one.post('sign-in-verify', { code: otherThan(code), recovery_code: codes[0] });
    expect([wrong.status, wrong.body.error]).toEqual([401, 'Invalid code']);
    const good = { code, recovery_code: ` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} ` };
    const { status, body } = await one.post('sign-in-verify', good);
    expect({ status, left: body.me.recovery_codes_left }).toEqual({ status: 200, left: 9 });
    expect((await mailsTo(stack, email)).map(({ subject }) => subject)).toContain('Um código de recuperação foi usado');
  });

  it('takes each recovery code once, and a wrong one is a failed try', async () => {
    const { email, codes } = await on();
    const [first, second] = [await asked(email), await asked(email)];
    const both = [first, second].map(({ one, code }) => one.post('sign-in-verify', { code, recovery_code: codes[3] }));
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 401]);
    await forgetRates(stack);
    const { one, code } = await asked(email);
    for (let left = 4; left >= 0; left -= 1) {
      const { status, body } = await one.post('sign-in-verify', { code, recovery_code: 'AAAA-AAAA-AAAA-AAAA' });
      expect([status, body.attempts_left]).toEqual([401, left]);
    }
    expect((await one.post('sign-in-verify', { code, recovery_code: codes[4] })).status).toBe(410);
  });

  it('needs a proof by passkey, and keeps the last passkey, of two removed at once one', async () => {
    const ana = await somebody();
    expect((await ana.at.post('passkey-only', { on: true })).body).toMatchObject({ error: 'Step-up required' });
    const owner = await on();
    const { passkeys } = (await owner.at.get('passkeys')).body;
    const remove = (id: string) => owner.at.request('DELETE', `/app/api/passkey?passkeyId=${id}`, {});
    const last = await remove(passkeys[0].passkey_id);
    expect([last.status, last.body.error]).toEqual([409, 'Passkey only']);
    await addPasskey(owner.at, 'Notebook');
    const all = (await owner.at.get('passkeys')).body.passkeys as { passkey_id: string }[];
    const answers = await Promise.all(all.map(({ passkey_id }) => remove(passkey_id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await owner.at.post('passkey-only', { on: false })).body).toEqual({ on: false });
    const { one, code } = await asked(owner.email);
    expect((await one.post('sign-in-verify', { code })).status).toBe(200);
  });
});

describe('protecting an account that a passkey alone opens', () => {
  const events = async (at: Browser) =>
    ((await at.get('history')).body.events as { event: string }[]).map(({ event }) => event);

  it('keeps the passkey of the proof, and that it alone opens the account', async () => {
    const { at, passkey, email } = await on();
    await addPasskey(at, 'Notebook');
    await prove(at, passkey);
    expect((await at.post('protect', {})).body.ended.passkeys).toEqual(['Notebook']);
    expect((await at.get('me')).body).toMatchObject({ passkey_only: true, passkeys: 1, recovery_codes_left: 10 });
    const { one, code } = await asked(email);
    expect((await one.post('sign-in-verify', { code })).body.error).toBe('Recovery code needed');
    expect(await events(at)).not.toContain('passkey_only.off');
  });

  it.each(['protect', 'erase'])('lets a code open it again where no passkey stays: %s', async (act) => {
    const { email, codes, at } = await on();
    const { one, code } = await asked(email);
    expect((await one.post('sign-in-verify', { code, recovery_code: codes[0] })).status).toBe(200);
    const body = act === 'erase' ? { confirmation: 'apagar minha conta' } : {};
    expect((await one.post(act, body)).status).toBe(act === 'erase' ? 202 : 200);
    expect((await at.get('me')).status).toBe(401);
    await forgetRates(stack);
    const next = await asked(email);
    const { status, body: answer } = await next.one.post('sign-in-verify', { code: next.code });
    expect({ status, me: answer.me }).toMatchObject({ status: 200, me: { passkey_only: false, passkeys: 0 } });
    expect(await events(next.one)).toContain('passkey_only.off');
    // No code of before is left to be used up.
    expect(answer.me.recovery_codes_left).toBe(0);
  });

  it('does not leave it on beside a call that switches it on', async () => {
    const { id, at } = await somebody();
    const { passkey } = await addPasskey(at);
    await prove(at, passkey);
    const other = browser(stack.url);
    await other.signInLocally(id);
    const [switched, done] = await Promise.all([at.post('passkey-only', { on: true }), other.post('protect', {})]);
    expect([200, 401, 409]).toContain(switched.status);
    expect(done.status).toBe(200);
    expect((await other.get('me')).body).toMatchObject({ passkey_only: false, passkeys: 0 });
  });
});

describe('a browser that is not known', () => {
  const stranger = async () => {
    const ana = await somebody();
    await later(25);
    const at = await signIn(stack, ana.id);
    return { ...ana, at };
  };
  const tokenIn = async (email: string) => {
    const [mail] = (await mailsTo(stack, email)).filter(({ subject }) => /espera 24 horas/.test(subject));
    return /#parar=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const change = async (at: Browser, email: string) => {
    await at.post('change-address', { email });
    return at.post('confirm-address', { email, code: await codeSentTo(stack, email) });
  };

  it('changes the e-mail a day later', async () => {
    const { at, id } = await stranger();
    const email = `new-${id}@example.com`;
    const { status, body } = await change(at, email);
    expect({ status, body }).toEqual({ status: 202, body: { effective_at: expect.any(String) } });
    expect((await at.get('me')).body.held).toEqual([{ kind: 'email', effective_at: body.effective_at }]);
    await later(23.9);
    await stack.control('POST', 'jobs/apply-held');
    expect((await at.get('me')).body.held).toHaveLength(1);
    await later(0.2);
    await stack.control('POST', 'jobs/apply-held');
    await stack.drain();
    expect((await at.get('me')).body.held).toEqual([]);
    const { one, code } = await asked(email);
    expect((await one.post('sign-in-verify', { code })).status).toBe(200);
  });

  it('adds the first passkey a day later', async () => {
    const { at } = await stranger();
    const { reply } = await addPasskey(at);
    expect(reply.status).toBe(202);
    expect((await at.get('passkeys')).body.passkeys).toEqual([]);
    await later(24.1);
    await stack.control('POST', 'jobs/apply-held');
    expect((await at.get('passkeys')).body.passkeys).toMatchObject([{ name: 'Celular' }]);
  });

  it('is stopped by the link of the mail, once, also beside the job', async () => {
    const { at, id, email } = await stranger();
    await change(at, `thief-${id}@example.com`);
    const token = await tokenIn(email);
    const link = browser(stack.url);
    const foreign = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const bad of ['', 'x', foreign]) expect((await link.post('stop-change', { token: bad })).status).toBe(410);
    await later(24.1);
    const [stopped] = await Promise.all([
      link.post('stop-change', { token }),
      stack.control('POST', 'jobs/apply-held'),
    ]);
    const { body } = await at.get('me');
    expect(body.held).toEqual([]);
    expect([200, 410]).toContain(stopped.status);
    if (stopped.status === 200) expect(body.email[0]).toBe('s');
    expect((await link.post('stop-change', { token })).status).toBe(410);
  });

  it('is not held in the first day of an account, nor in a known browser; protecting the account ends what waits', async () => {
    const young = await somebody();
    expect((await addPasskey(await signIn(stack, young.id))).reply.status).toBe(200);
    const { at, id } = await stranger();
    expect((await change(at, `thief-${id}@example.com`)).status).toBe(202);
    const known = browser(stack.url);
    await known.signInLocally(id);
    expect((await known.post('protect', {})).status).toBe(200);
    expect((await known.get('me')).body.held).toEqual([]);
    expect((await addPasskey(known)).reply.status).toBe(200);
  });
});
