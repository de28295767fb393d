import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCredential } from '../../shared/access/credential.ts';
import { operations } from '../../shared/contract/registry.ts';
import { webOperations } from '../../shared/contract/web-registry.ts';
import { variables } from '../../shared/platform/environment.ts';
import { keys } from '../../shared/platform/table/keys.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { type Browser, browser } from '../support/browser.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { addressOf, codeSentTo, forgetRates, mailsTo, otherThan, people, signIn } from './door-world.ts';
import { scopedInputs } from './scope-inputs.ts';
import { tableRecords } from './table-records.ts';

let stack: TestStack;
beforeAll(async () => {
  vi.stubEnv(variables.signUp, 'closed'); // sign-up.test.ts has the other modes
  stack = await startStack(people);
});
afterAll(async () => {
  await stack.close();
  vi.unstubAllEnvs();
});
// Every browser here has one address: its share of codes is for each test anew.
beforeEach(() => forgetRates(stack));

const fresh = (agent?: string): Browser => browser(stack.url, agent === undefined ? {} : { agent });
const expectations = new Map(webOperations.map(({ method, path, response }) => [`${method} ${path}`, response]));
const userIdOf = async (who: string): Promise<string> => (await stack.user(who)).userId;
const secretOf = ({ jar }: Browser): string => jar.get('__Host-saldo') ?? '';

/** Sets a field of the session that a browser shows, as if time had passed. */
const change = async (shown: Browser, field: string, value: unknown): Promise<void> => {
  const parsed = parseCredential(secretOf(shown));
  if (!parsed) throw new Error('The browser shows no session');
  const { client, name } = openTable();
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: keys.session(parsed.userId, parsed.hash),
      UpdateExpression: 'SET #field = :value',
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':value': value },
    }),
  );
};

describe('a code by e-mail', () => {
  it('opens a session in the browser that asked for it, and shows whose', async () => {
    const ana = fresh();
    const asked = await ana.post('sign-in-code', { email: ' Ana@Example.com ' });
    expect([asked.status, asked.body]).toEqual([202, { sent: true, wait_until: null }]);
    const verified = await ana.post('sign-in-verify', { code: await codeSentTo(stack, 'ana@example.com') });
    expect(verified.status).toBe(200);
    expect(expectations.get('POST /app/api/sign-in-verify')?.().parse(verified.body)).toBeTruthy();
    expect(verified.body.me).toMatchObject({
      name: 'ana',
      email: 'a•••@example.com',
      method: 'code',
      passkeys: 0,
      step_up: 'code',
    });
    for (const cookie of verified.cookies) expect(cookie).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
    expect((await ana.get('me')).body).toEqual(verified.body.me);
    expect((await ana.request('GET', '/tools/api/get-balance')).status).toBe(200);
  });

  it('is written about in Portuguese, with a link that only fills it in, and comes from no operation that reads', async () => {
    const bia = fresh();
    await bia.post('sign-in-code', { email: addressOf('bia') });
    const code = await codeSentTo(stack, addressOf('bia'));
    const [mail] = await mailsTo(stack, addressOf('bia'));
    expect(mail?.subject).toBe('Seu código para entrar no Saldo');
    expect(mail?.text).toContain(`${stack.url}/entrar#${code}`);
    // A scanner follows the link, with all that a browser would send; the code still works, in the browser that asked.
    for (const method of ['GET', 'HEAD']) await fetch(`${stack.url}/entrar?${code}`, { method });
    expect((await fresh().post('sign-in-verify', { code })).body.error).toBe('Code asked for elsewhere');
    expect((await bia.post('sign-in-verify', { code })).status).toBe(200);
  });

  it('is answered alike whether anybody has the address or not', async () => {
    const [known, unknown] = [fresh(), fresh()];
    const [yes, no] = [
      await known.post('sign-in-code', { email: addressOf('caio') }),
      await unknown.post('sign-in-code', { email: 'nobody@example.com' }),
    ];
    const shape = ({ status, body, headers, cookies }: typeof yes) => ({
      status,
      body,
      headers: [...headers.keys()].toSorted(),
      cookies: cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=token;')),
    });
    expect(shape(yes)).toEqual(shape(no));
    expect(await mailsTo(stack, 'nobody@example.com')).toEqual([]);
    const wrong = otherThan(await codeSentTo(stack, addressOf('caio')));
    const [tried, guessed] = [
      await known.post('sign-in-verify', { code: wrong }),
      await unknown.post('sign-in-verify', { code: wrong }),
    ];
    expect([tried.status, tried.body]).toMatchObject([
      401,
      { error: 'Invalid code', message: expect.any(String), attempts_left: 4 },
    ]);
    expect(shape(guessed)).toEqual(shape(tried));
  });

  it('can be tried five times, also at the same time, and then not even rightly', async () => {
    const caio = fresh();
    await caio.post('sign-in-code', { email: addressOf('caio') });
    const code = await codeSentTo(stack, addressOf('caio'));
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => caio.post('sign-in-verify', { code: otherThan(code) })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(410)]);
    expect((await caio.post('sign-in-verify', { code })).status).toBe(410);
  });

  it('opens one session, also when it is sent twice at the same time', async () => {
    const davi = fresh();
    await davi.post('sign-in-code', { email: addressOf('davi') });
    const code = await codeSentTo(stack, addressOf('davi'));
    const token = davi.jar.get('__Host-saldo-entry') ?? '';
    const again = () => {
      const copy = fresh();
      copy.jar.set('__Host-saldo-entry', token);
      return copy.post('sign-in-verify', { code });
    };
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    expect((await again()).status).toBe(410);
  });

  it('that is no code is refused before it counts', async () => {
    const one = fresh();
    await one.post('sign-in-code', { email: addressOf('fabi') });
    for (const code of ['', '1234567', 'abcdefgh', null, 12_345_678]) {
      expect((await one.post('sign-in-verify', { code })).status, String(code)).toBe(400);
    }
    const { body } = await one.post('sign-in-verify', { code: otherThan(await codeSentTo(stack, addressOf('fabi'))) });
    expect(body.attempts_left).toBe(4);
  });
});

describe('strangers', () => {
  it('cannot make a proof of a known browser for another address', async () => {
    const ana = await signIn(stack, 'ana');
    for (let time = 0; time < 3; time += 1) await fresh().post('sign-in-code', { email: addressOf('edu') });
    const before = (await mailsTo(stack, addressOf('edu'))).length;
    const copy = fresh();
    copy.jar.set('__Host-saldo-device', ana.jar.get('__Host-saldo-device') ?? '');
    await copy.post('sign-in-code', { email: addressOf('edu') }); // whose share is used up
    expect((await mailsTo(stack, addressOf('edu'))).length).toBe(before);
  });
});

describe('what no page of this origin asked for', () => {
  const everywhere = [...webOperations, ...operations];
  const inputOf = (name: string, path: string) =>
    path.startsWith('/tools') ? (scopedInputs[name]?.[0]?.input ?? {}) : {};

  it.each([
    ['says nothing of its origin', { 'sec-fetch-site': '' }],
    ['comes from another site', { 'sec-fetch-site': 'cross-site' }],
    ['comes from another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['was typed by a person', { 'sec-fetch-site': 'none' }],
  ])('is refused everywhere with a session when it %s', async (_, headers) => {
    const ana = fresh();
    await ana.signInLocally('ana');
    for (const { name, method, path } of everywhere) {
      const { body } = inputOf(name, path) as { body?: unknown };
      const { status } = await ana.request(method, path, {
        headers,
        ...(method === 'GET' ? {} : { body: body ?? {} }),
      });
      expect([401, 403], `${method} ${path} answered ${status}`).toContain(status);
    }
    expect((await ana.get('me')).status).toBe(200);
  });

  it('changes nothing without the header that only its own pages send, whatever the method', async () => {
    const ana = fresh();
    await ana.signInLocally('ana');
    const changes = [
      ...webOperations
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path }) => ({ method, path, query: '', body: {} as unknown })),
      ...operations.flatMap(({ name, method, path }) =>
        (scopedInputs[name] ?? [])
          .filter(({ needs }) => method !== 'GET' || !['read', 'account', null].includes(needs))
          .map(({ input }) => {
            const { query = {}, body = {} } = input as { query?: Record<string, string>; body?: unknown };
            return { method, path, query: `?${new URLSearchParams(query)}`, body };
          }),
      ),
    ];
    expect(changes.length).toBeGreaterThan(25);
    for (const { method, path, query, body } of changes) {
      const { status, body: answer } = await ana.request(method, `${path}${query}`, {
        headers: { 'x-saldo': '' },
        ...(method === 'GET' ? {} : { body }),
      });
      expect([status, answer.error], `${method} ${path}`).toEqual([403, 'Missing header']);
    }
  });

  it('is no JSON of a simple form either', async () => {
    const ana = fresh();
    await ana.signInLocally('ana');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type };
      const { status } = await ana.request('POST', '/app/api/sign-out', { body: '{"which":"all"}', headers });
      expect(status).toBe(415);
    }
  });
});

describe('the cookie', () => {
  it('opens nothing at /mcp, and a session is no Bearer anywhere', async () => {
    const ana = fresh();
    await ana.signInLocally('ana');
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    expect((await ana.request('POST', '/mcp', { body: list })).status).toBe(401);
    const bearer = { authorization: `Bearer ${secretOf(ana)}` };
    expect((await stack.call('GET', '/tools/api/get-balance', { headers: bearer })).status).toBe(401);
    expect(
      (await fetch(`${stack.url}/mcp`, { method: 'POST', headers: bearer, body: JSON.stringify(list) })).status,
    ).toBe(401);
  });

  it('does not stand in for an Authorization that is wrong', async () => {
    const ana = fresh();
    await ana.signInLocally('ana');
    for (const authorization of ['Bearer sk-nonsense', 'Basic YTpi', 'Bearer', '']) {
      const { status } = await ana.request('GET', '/tools/api/get-balance', { headers: { authorization } });
      expect(status, authorization).toBe(401);
    }
  });

  it('that was tampered with, planted or doubled opens nothing', async () => {
    const [ana, bia] = [fresh(), fresh()];
    await ana.signInLocally('ana');
    await bia.signInLocally('bia');
    const good = secretOf(ana);
    const last = good.endsWith('A') ? 'B' : 'A';
    const wrong = [
      `${good.slice(0, -1)}${last}`,
      good.replace(await userIdOf('ana'), await userIdOf('bia')),
      good.replace('ses-', 'sk-'),
      good.slice(4),
      `${good}.`,
      `${good}; __Host-saldo=${secretOf(bia)}`,
    ];
    for (const value of wrong) {
      const copy = fresh();
      copy.jar.set('__Host-saldo', value);
      expect((await copy.get('me')).status, value.slice(0, 8)).toBe(401);
    }
  });

  it('is another one after each sign-in and each proof, and what was planted before opens nothing', async () => {
    const davi = fresh();
    await davi.signInLocally('davi');
    const planted = secretOf(davi);
    await signIn(stack, 'davi', davi);
    expect(secretOf(davi)).not.toBe(planted);
    const attacker = fresh();
    attacker.jar.set('__Host-saldo', planted);
    expect((await attacker.get('me')).status).toBe(401);
    const before = secretOf(davi);
    await davi.post('step-up-code');
    const { status, body } = await davi.post('step-up-verify', { code: await codeSentTo(stack, addressOf('davi')) });
    expect([status, body]).toEqual([200, { proved_until: expect.any(String) }]);
    expect(secretOf(davi)).not.toBe(before);
    attacker.jar.set('__Host-saldo', before);
    expect((await attacker.get('me')).status).toBe(401);
    expect((await davi.get('me')).status).toBe(200);
  });
});

describe('an entry cookie', () => {
  it('that an attacker has planted signs the victim in as nobody else: the code went to the attacker', async () => {
    const [attacker, victim] = [fresh(), fresh()];
    await attacker.post('sign-in-code', { email: 'nobody-else@example.com' });
    const planted = attacker.jar.get('__Host-saldo-entry') ?? '';
    await victim.post('sign-in-code', { email: addressOf('bia') });
    expect(victim.jar.get('__Host-saldo-entry')).not.toBe(planted);
    const code = await codeSentTo(stack, addressOf('bia'));
    victim.jar.set('__Host-saldo-entry', planted);
    expect((await victim.post('sign-in-verify', { code })).status).toBe(401);
  });

  it('of a proof opens no session, and the other way round', async () => {
    const edu = fresh();
    await edu.signInLocally('edu');
    await edu.post('step-up-code');
    const code = await codeSentTo(stack, addressOf('edu'));
    expect((await edu.post('sign-in-verify', { code })).status).toBe(410);
    const other = fresh();
    await other.signInLocally('ana');
    other.jar.set('__Host-saldo-entry', edu.jar.get('__Host-saldo-entry') ?? '');
    expect((await other.post('step-up-verify', { code })).status).toBe(410);
  });
});

describe('a table that was read by a stranger', () => {
  it('holds no secret, code, token or address of a sign-in, nor a hash of any that can be searched', async () => {
    const caio = fresh();
    await caio.signInLocally('caio');
    await caio.post('step-up-code');
    const code = await codeSentTo(stack, addressOf('caio'));
    const stored = (await tableRecords(stack)).filter(({ pk }) => /^(ENTRY|RATE|EMAIL)#/.test(String(pk)));
    const text = JSON.stringify([stored, (await tableRecords(stack)).filter(({ sk }) => /SESSION/.test(String(sk)))]);
    for (const secret of [
      code,
      secretOf(caio),
      caio.jar.get('__Host-saldo-entry') ?? '',
      'caio@example.com',
      '127.0.0.1',
    ])
      expect(text).not.toContain(secret);
    const { createHash } = await import('node:crypto');
    const plain = (value: string) => createHash('sha256').update(value).digest('hex');
    for (const guess of [code, `code ${code}`, 'caio@example.com', 'email:caio@example.com', '127.0.0.1', '::1'])
      expect(text).not.toContain(plain(guess));
  });
});

describe('sessions', () => {
  it('are listed with their device, and one ends, others, or all, from the next request on', async () => {
    const phone = fresh();
    const desk = fresh('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/132.0');
    const tablet = fresh();
    await phone.signInLocally('fabi');
    await phone.post('sign-out', { which: 'others' });
    await desk.signInLocally('fabi');
    await tablet.signInLocally('fabi');
    const { body } = await phone.get('sessions');
    expect(expectations.get('GET /app/api/sessions')?.().parse(body)).toBeTruthy();
    expect(body.sessions.map(({ current }: { current: boolean }) => current)).toEqual([false, false, true]);
    const [newest] = body.sessions;
    expect((await phone.remove(`session?sessionId=${newest.session_id}`)).body).toEqual({ ended: 1 });
    expect((await tablet.get('me')).status).toBe(401);
    expect((await phone.remove(`session?sessionId=${newest.session_id}`)).status).toBe(404);
    expect((await phone.post('sign-out', { which: 'others' })).body).toEqual({ ended: 1 });
    expect((await desk.get('me')).status).toBe(401);
    const kept = secretOf(phone);
    const out = await phone.post('sign-out', { which: 'this' });
    expect(out.body).toEqual({ ended: 1 });
    expect(phone.jar.has('__Host-saldo')).toBe(false);
    phone.jar.set('__Host-saldo', kept);
    expect((await phone.get('me')).status).toBe(401);
  });

  it("of another user are nobody's to end", async () => {
    const [ana, bia] = [fresh(), fresh()];
    await ana.signInLocally('ana');
    await bia.signInLocally('bia');
    const { body } = await bia.get('sessions');
    const { session_id } = body.sessions.find(({ current }: { current: boolean }) => current);
    expect((await ana.remove(`session?sessionId=${session_id}`)).status).toBe(404);
    expect((await bia.get('me')).status).toBe(200);
  });

  it('are ten at most: the oldest leaves, also when many come at the same time', async () => {
    const first = fresh();
    await first.signInLocally('edu');
    const next = Array.from({ length: 10 }, () => fresh());
    await Promise.all(next.map((one) => one.signInLocally('edu')));
    expect((await first.get('me')).status).toBe(401);
    const alive = await Promise.all(next.map(async (one) => (await one.get('me')).status));
    expect(alive).toEqual(Array(10).fill(200));
  });

  it('end after thirty days however used, and when nobody has used them for more than seven', async () => {
    const [old, idle] = [fresh(), fresh()];
    await old.signInLocally('caio');
    await idle.signInLocally('caio');
    await change(old, 'validUntil', new Date(Date.now() - 1000).toISOString());
    const before = new Date(Date.now() - 9 * 86_400_000).toISOString();
    await change(idle, 'createdAt', before);
    expect((await old.get('me')).status).toBe(401);
    expect((await idle.get('me')).status).toBe(401);
  });

  it('tell their owner of a browser that is new, and of none that is known', async () => {
    const count = async () =>
      (await mailsTo(stack, addressOf('bia'))).filter(({ subject }) => subject === 'Novo acesso à sua conta').length;
    const before = await count();
    const bia = await signIn(stack, 'bia');
    expect(await count()).toBe(before + 1);
    const [mail] = (await mailsTo(stack, addressOf('bia'))).filter(
      ({ subject }) => subject === 'Novo acesso à sua conta',
    );
    expect(mail?.text).toContain('Chrome, Android');
    await signIn(stack, 'bia', bia);
    expect(await count()).toBe(before + 1);
  });
});

describe('what is dangerous', () => {
  it('needs a proof of the last ten minutes, and is as before once there is one', async () => {
    const ana = fresh();
    await ana.signInLocally('ana');
    const make = () => ana.request('POST', '/tools/api/create-api-key', { body: { name: 'Planilha' } });
    const made = await make();
    expect(made.status).toBe(200);
    // Made by a session it may do what is asked for, and outlives the session.
    expect(made.body.data).toMatchObject({ scopes: ['read', 'write', 'sync', 'memories'] });
    expect(made.body.data.validUntil > new Date(Date.now() + 364 * 86_400_000).toISOString()).toBe(true);
    await change(ana, 'provedAt', new Date(Date.now() - 601_000).toISOString());
    const refused = await make();
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { error: 'Step-up required', message: expect.any(String), step_up: 'code' },
    ]);
    const rotate = { body: { keyId: made.body.data.keyId } };
    expect((await ana.request('POST', '/tools/api/rotate-api-key', rotate)).body.error).toBe('Step-up required');
    expect((await ana.post('passkey-options')).body.error).toBe('Step-up required');
    expect((await ana.get('me')).body.proved_until).toBeNull();
    await ana.post('step-up-code');
    await ana.post('step-up-verify', { code: await codeSentTo(stack, addressOf('ana')) });
    expect((await make()).status).toBe(200);
    // Taking away is no danger: it needs none.
    await change(ana, 'provedAt', null);
    const { keyId } = made.body.data;
    expect((await ana.request('DELETE', `/tools/api/revoke-api-key?keyId=${keyId}`)).status).toBe(200);
  });

  it('is not made by a session that has ended meanwhile', async () => {
    const ana = fresh();
    await ana.signInLocally('ana');
    const before = (await ana.request('GET', '/tools/api/list-api-keys')).body.count;
    await Promise.all([
      ana.post('sign-out', { which: 'all' }),
      ana.request('POST', '/tools/api/create-api-key', { body: { name: 'late' } }),
    ]);
    expect((await ana.request('POST', '/tools/api/create-api-key', { body: { name: 'later' } })).status).toBe(401);
    await ana.signInLocally('ana');
    expect((await ana.request('GET', '/tools/api/list-api-keys')).body.count).toBeLessThanOrEqual(before + 1);
  });
});

it('operations ask of a session no scope that it lacks', async () => {
  const ana = fresh();
  await ana.signInLocally('ana');
  for (const { name, method, path } of operations) {
    for (const { input } of scopedInputs[name] ?? []) {
      const { query = {}, body } = input as { query?: Record<string, string>; body?: unknown };
      const { status, body: answer } = await ana.request(method, `${path}?${new URLSearchParams(query)}`, {
        body,
        headers: { 'x-saldo': '1' },
      });
      expect(
        [401, 403].includes(status) && answer.error !== 'Quota exceeded',
        `${name}: ${status} ${answer.error}`,
      ).toBe(false);
    }
  }
}, 60_000);
