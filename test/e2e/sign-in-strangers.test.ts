import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { variables } from '../../shared/platform/environment.ts';
import { type Browser, browser } from '../support/browser.ts';
import { runs } from '../support/histories.ts';
import { softwarePasskey } from '../support/software-authenticator.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { addressOf, codeSentTo, forgetRates, mailsTo, otherThan, people, signIn } from './door-world.ts';
import { tableRecords } from './table-records.ts';

let stack: TestStack;
beforeAll(async () => {
  vi.stubEnv(variables.signUp, 'closed'); // sign-up.test.ts has the other modes
  stack = await startStack(people);
  // Five past noon of tomorrow: windows of an hour and of a day do not end during a test.
  await moveTo(`${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T12:05:00.000Z`);
});
afterAll(async () => {
  await stack.control('DELETE', 'clock');
  await stack.close();
  vi.unstubAllEnvs();
});
beforeEach(() => forgetRates(stack));

const DAY_MS = 86_400_000;
const NOBODY = 'nobody@example.com';
const moveTo = (at: string) => stack.control('PUT', 'clock', { at, jobs: false });
const moveBy = async (milliseconds: number) => moveTo(new Date((await now()) + milliseconds).toISOString());
const now = async (): Promise<number> => Date.parse((await stack.control<{ at: string }>('GET', 'clock')).at);

/** A browser behind the network with this number. */
const behind = (network: number): Browser =>
  browser(stack.url, { from: `127.${1 + (network >> 14)}.${(network >> 7) & 127}.${1 + (network & 127)}` });
const fresh = (): Browser => browser(stack.url);
const ask = (one: Browser, email: string, pass?: string) =>
  one.post('sign-in-code', { email, ...(pass !== undefined && { pass }) });
const codesTo = async (email: string) =>
  (await mailsTo(stack, email)).filter(({ subject }) => subject === 'Seu código para entrar no Saldo');

/** The code and the pass of the latest mail's link. */
const linkIn = async (email: string): Promise<{ code: string; pass: string }> => {
  const [, code = '', pass = ''] = /\/entrar#(\d{8})\.(\S+)/.exec((await codesTo(email))[0]?.text ?? '') ?? [];
  return { code, pass };
};

const entries = async () => (await tableRecords(stack)).filter(({ pk }) => String(pk).startsWith('ENTRY#'));

describe('a thousand networks that ask and guess for one address', () => {
  it('cause three mails, and keep its owner out neither where they signed in before nor on a new device', async () => {
    const ana = await signIn(stack, 'ana');
    await ana.post('sign-out', { which: 'this' });
    await forgetRates(stack);
    const before = (await codesTo(addressOf('ana'))).length;
    const guessed: number[] = [];
    const attack = async (network: number): Promise<void> => {
      const one = behind(network);
      expect((await ask(one, addressOf('ana'))).status).toBe(202);
      if (network % 4 === 0) guessed.push((await one.post('sign-in-verify', { code: '00000000' })).status);
    };
    for (let first = 0; first < runs({ usual: 200, all: 1000 }); first += 25)
      await Promise.all(Array.from({ length: 25 }, (_, at) => attack(first + at)));
    // Always the answer to a wrong guess: nothing is locked.
    expect(new Set(guessed)).toEqual(new Set([401]));
    expect((await codesTo(addressOf('ana'))).length - before).toBe(3);

    // A new device, by the link of a mail that the flood itself caused.
    const phone = fresh();
    const { code, pass } = await linkIn(addressOf('ana'));
    expect((await phone.post('sign-in-verify', { code })).body.error).toBe('Code asked for elsewhere');
    expect((await ask(phone, addressOf('ana'), pass)).body).toEqual({ sent: true, wait_until: null });
    const own = await codeSentTo(stack, addressOf('ana'));
    expect(own).not.toBe(code);
    expect((await phone.post('sign-in-verify', { code: own })).status).toBe(200);
    // The known browser does not even need a mail of theirs.
    await signIn(stack, 'ana', ana);
    expect((await ana.get('me')).status).toBe(200);
  }, 240_000);
});

describe('a right code', () => {
  it('opens a session however many wrong ones came before for the same address', async () => {
    for (let guesser = 0; guesser < 12; guesser += 1) {
      const one = behind(2000 + guesser);
      await ask(one, addressOf('bia'));
      for (let guess = 0; guess < 5; guess += 1) await one.post('sign-in-verify', { code: '00000000' });
    }
    // Their mails come before the owner's.
    await stack.drain();
    await forgetRates(stack, /mails/);
    await signIn(stack, 'bia', fresh());
  });

  it('is not in an entry whose mail did not go: it is answered as a wrong one, five times', async () => {
    for (let time = 0; time < 3; time += 1) await ask(fresh(), addressOf('caio'));
    const known = new Set((await entries()).map(({ pk }) => pk));
    const one = fresh();
    await ask(one, addressOf('caio'));
    const nobody = fresh();
    await ask(nobody, NOBODY);
    const made = (await entries()).filter(({ pk }) => !known.has(pk));
    expect(made.map(({ codeHash }) => codeHash)).toEqual([null, null]);
    for (const left of [4, 3, 2, 1, 0])
      expect((await one.post('sign-in-verify', { code: '12345678' })).body).toMatchObject({
        error: 'Invalid code',
        attempts_left: left,
      });
    expect((await one.post('sign-in-verify', { code: '12345678' })).body.error).toBe('Code expired');
  });
});

describe('mails to an address', () => {
  it('are three an hour and eight a day for strangers, and who asks hears when the next one goes, known or not', async () => {
    const hours: number[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      const before = (await codesTo(addressOf('davi'))).length;
      for (let time = 0; time < 4; time += 1) {
        const [his, nobodys] = [await ask(fresh(), addressOf('davi')), await ask(fresh(), NOBODY)];
        expect([nobodys.status, nobodys.body]).toEqual([his.status, his.body]);
        const isSent = hour < 2 ? time < 3 : hour === 2 && time < 2;
        const at = new Date(await now()).toISOString();
        const next = new Date(Date.parse(`${at.slice(0, 13)}:00:00.000Z`) + 3_600_000).toISOString();
        const tomorrow = new Date(Date.parse(`${at.slice(0, 10)}T00:00:00.000Z`) + DAY_MS).toISOString();
        const isOver = hour > 2 || (hour === 2 && time >= 2);
        const waits = isSent ? null : isOver ? tomorrow : next;
        expect(his.body.wait_until).toBe(waits);
      }
      hours.push((await codesTo(addressOf('davi'))).length - before);
      await moveBy(3_600_000);
    }
    expect(hours).toEqual([3, 3, 2, 0]);
    expect(await codesTo(NOBODY)).toEqual([]);
    await moveBy(12 * 3_600_000); // the next UTC day
    const one = fresh();
    expect((await ask(one, addressOf('davi'))).body.wait_until).toBeNull();
  });

  it('are no more than that however many ask at the same time', async () => {
    const before = (await codesTo(addressOf('edu'))).length;
    const told = await Promise.all(Array.from({ length: 20 }, () => ask(fresh(), addressOf('edu'))));
    expect(told.filter(({ body }) => body.wait_until === null)).toHaveLength(3);
    expect((await codesTo(addressOf('edu'))).length - before).toBe(3);
  });

  it('are five an hour and twenty a day for a browser that it knows', async () => {
    const fabi = await signIn(stack, 'fabi');
    await forgetRates(stack);
    for (let time = 0; time < 4; time += 1) await ask(fresh(), addressOf('fabi'));
    const told: unknown[] = [];
    for (let time = 0; time < 6; time += 1) told.push((await ask(fabi, addressOf('fabi'))).body.wait_until);
    expect(told).toEqual([null, null, null, null, null, expect.any(String)]);
    for (let hour = 0; hour < 3; hour += 1) {
      await moveBy(3_600_000);
      for (let time = 0; time < 5; time += 1) expect((await ask(fabi, addressOf('fabi'))).body.wait_until).toBeNull();
    }
    await moveBy(3_600_000);
    expect((await ask(fabi, addressOf('fabi'))).body.wait_until).toMatch(/T00:00:00/);
  });

  it('by a pass are three an hour and ten a day of their own, and a mail that a pass asked for opens no further share', async () => {
    for (let time = 0; time < 4; time += 1) await ask(fresh(), addressOf('bia'));
    const first = await linkIn(addressOf('bia'));
    const told: unknown[] = [];
    for (let time = 0; time < 4; time += 1) {
      const { pass } = await linkIn(addressOf('bia'));
      told.push((await ask(fresh(), addressOf('bia'), pass)).body.wait_until);
    }
    expect(told).toEqual([null, null, null, expect.any(String)]);
    expect((await ask(fresh(), addressOf('bia'), first.pass)).body.wait_until).not.toBeNull();
  });

  it.each([
    ['for another address', async (pass: string) => ({ email: addressOf('edu'), pass })],
    [
      'with another end',
      async (pass: string) => ({ email: addressOf('caio'), pass: pass.replace(/\.\d+\./, '.99999999999.') }),
    ],
    [
      'with another share',
      async (pass: string) => ({ email: addressOf('caio'), pass: `${'A'.repeat(22)}${pass.slice(22)}` }),
    ],
    ['of nothing', async () => ({ email: addressOf('caio'), pass: '..' })],
    [
      'of more than two days ago',
      async (pass: string) => {
        await moveBy(2 * DAY_MS + 1000);
        return { email: addressOf('caio'), pass };
      },
    ],
  ])('by a pass %s are those of a stranger', async (_, made) => {
    await ask(fresh(), addressOf('caio'));
    const { email, pass } = await made((await linkIn(addressOf('caio'))).pass);
    await forgetRates(stack);
    for (let time = 0; time < 3; time += 1) await ask(fresh(), email);
    expect((await ask(fresh(), email, pass)).body.wait_until).not.toBeNull();
  });

  it('for a change to it are two a day', async () => {
    const email = 'wanted@other.example';
    for (let time = 0; time < 3; time += 1) {
      const one = fresh();
      await one.signInLocally(['ana', 'caio', 'edu'][time] ?? '');
      expect((await one.post('change-address', { email })).status).toBe(202);
    }
    expect(await mailsTo(stack, email)).toHaveLength(2);
  });
});

describe('a network', () => {
  it('of a carrier gets 600 codes in a quarter of an hour, and who is known or has a pass is not among them', async () => {
    const caio = browser(stack.url, { from: '127.9.9.9' });
    await signIn(stack, 'caio', caio);
    await forgetRates(stack);
    await ask(fresh(), addressOf('davi'));
    const { pass } = await linkIn(addressOf('davi'));
    const statuses: number[] = [];
    for (let first = 0; first < 620; first += 20) {
      const from = Array.from({ length: 20 }, (_, at) =>
        ask(browser(stack.url, { from: '127.9.9.9' }), `person-${first + at}@example.com`),
      );
      statuses.push(...(await Promise.all(from)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(600);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    await signIn(stack, 'caio', caio);
    expect((await ask(browser(stack.url, { from: '127.9.9.9' }), addressOf('davi'), pass)).status).toBe(202);
    expect((await ask(behind(3000), addressOf('edu'))).status).toBe(202);
    // A refusal costs the address nothing.
    for (let time = 0; time < 5; time += 1)
      expect((await ask(browser(stack.url, { from: '127.9.9.9' }), addressOf('fabi'))).status).toBe(429);
    expect((await ask(behind(3001), addressOf('fabi'))).body.wait_until).toBeNull();
  }, 60_000);

  it('of one subscriber, a /64, gets 60', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 62; time += 1)
      statuses.push((await ask(browser(stack.url, { from: '::1' }), `guest-${time}@example.com`)).status);
    expect(statuses).toEqual([...Array(60).fill(202), 429, 429]);
  });
});

describe('the start of a sign-in by passkey', () => {
  const owner = async (who: string) => {
    const one = fresh();
    await one.signInLocally(who);
    const passkey = softwarePasskey(stack.url);
    const { body } = await one.post('passkey-options');
    expect((await one.post('passkey', { credential: passkey.create(body.options), name: 'x' })).status).toBe(200);
    return passkey;
  };

  it('writes and counts nothing, so nobody behind the same address is shut out', async () => {
    const passkey = await owner('davi');
    await stack.drain();
    const before = await tableRecords(stack);
    for (let time = 0; time < 200; time += 1) expect((await fresh().post('sign-in-passkey-options')).status).toBe(200);
    expect(await tableRecords(stack)).toEqual(before);
    const used = fresh();
    const { body } = await used.post('sign-in-passkey-options');
    expect((await used.post('sign-in-passkey', { credential: passkey.get(body.options) })).status).toBe(200);
  });

  it('takes one answer to its challenge, right or wrong, also of many at the same time', async () => {
    const passkey = await owner('edu');
    const begin = async () => {
      const used = fresh();
      const { body } = await used.post('sign-in-passkey-options');
      return { cookie: used.jar.get('__Host-saldo-entry') ?? '', options: body.options };
    };
    const answer = (cookie: string, credential: unknown) => {
      const copy = fresh();
      copy.jar.set('__Host-saldo-entry', cookie);
      return copy.post('sign-in-passkey', { credential });
    };
    const first = await begin();
    const good = passkey.get(first.options);
    const answers = await Promise.all(Array.from({ length: 12 }, () => answer(first.cookie, good)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(401)]);
    const second = await begin();
    const bad = passkey.get(second.options, { origin: 'https://evil.example' });
    expect((await answer(second.cookie, bad)).status).toBe(401);
    expect((await answer(second.cookie, passkey.get(second.options))).status).toBe(401);
  });

  it('is good for ten minutes, and only as it was sealed', async () => {
    const passkey = await owner('fabi');
    const used = fresh();
    const begin = async () => (await used.post('sign-in-passkey-options')).body.options;
    const cookie = () => used.jar.get('__Host-saldo-entry') ?? '';
    const set = (value: string) => used.jar.set('__Host-saldo-entry', value);
    const enter = async (options: { challenge: string }) =>
      (await used.post('sign-in-passkey', { credential: passkey.get(options as never) })).status;
    const options = await begin();
    const [, end = '', seal = ''] = cookie().split('.');
    const mine = 'A'.repeat(43);
    set(`${mine}.${end}.${seal}`);
    expect(await enter({ ...options, challenge: mine })).toBe(401);
    const late = await begin();
    const kept = cookie();
    await moveBy(600_000);
    set(kept.replace(/\.\d+\./, '.99999999999.'));
    expect(await enter(late)).toBe(401);
    set(kept);
    expect(await enter(late)).toBe(401);
    const inTime = await begin();
    await moveBy(590_000);
    expect(await enter(inTime)).toBe(200);
  });

  it('is no entry of a code, nor the other way round', async () => {
    const one = fresh();
    await one.post('sign-in-passkey-options');
    expect((await one.post('sign-in-verify', { code: '12345678' })).body.error).toBe('Code expired');
    await ask(one, addressOf('ana'));
    const passkey = await owner('ana');
    const { options } = (await fresh().post('sign-in-passkey-options')).body;
    expect((await one.post('sign-in-passkey', { credential: passkey.get(options) })).status).toBe(401);
    const code = await codeSentTo(stack, addressOf('ana'));
    expect((await one.post('sign-in-verify', { code: otherThan(code) })).body.attempts_left).toBe(4);
  });
});

it('the local stack signs in without a proof, or in a browser that is not known, where that is asked for', async () => {
  const signedInAs = async (body: object) => {
    const one = fresh();
    expect((await one.request('POST', '/_local/sign-in/bia', { body })).status).toBe(303);
    return { proved: (await one.get('me')).body.proved_until !== null, known: one.jar.has('__Host-saldo-device') };
  };
  expect(await signedInAs({})).toEqual({ proved: true, known: true });
  expect(await signedInAs({ proved: false })).toEqual({ proved: false, known: true });
  expect(await signedInAs({ known: false })).toEqual({ proved: true, known: false });
  expect((await fresh().request('POST', '/_local/sign-in/bia', { body: { known: 'no' } })).status).toBe(400);
});
