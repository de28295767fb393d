import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webhookSecrets } from '../../infra/local/secret-values.ts';
import { type Browser, browser } from '../support/browser.ts';
import { runs } from '../support/histories.ts';
import { softwarePasskey } from '../support/software-authenticator.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { card, daysFrom, person, row, today } from './cards-world.ts';
import { codeSentTo, forgetRates, mailsTo, signIn } from './door-world.ts';
import { tableRecords } from './table-records.ts';

const RUNS = runs({ usual: 30, all: 300 });
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const CONFIRMED = { confirmation: 'apagar minha conta' };
const HOURS = 3_600_000;

let stack: TestStack;
beforeAll(async () => {
  stack = await startStack({ users: [] });
});
afterEach(async () => {
  await stack.control('DELETE', 'faults');
  await stack.control('DELETE', 'hooks/billing');
});
afterAll(() => stack.close());

let made = 0;
const somebody = async (fields: Record<string, unknown> = {}) => {
  made += 1;
  const id = `e${made}`;
  const email = `${id}@example.com`;
  const transactions = [row(today, 50, { id: `row-${id}` })];
  const user = { ...person(id, card({ id: `card-${id}`, transactions })), email, ...fields };
  await stack.control('POST', 'users', user);
  const at = browser(stack.url);
  await at.signInLocally(id);
  return { id, email, at, userId: (await stack.user(id)).userId };
};
const nowAt = async () => Date.parse((await stack.control<{ at: string }>('GET', 'clock')).at);
const later = async (milliseconds: number) => {
  await stack.control('PUT', 'clock', { at: new Date((await nowAt()) + milliseconds).toISOString() });
};
const job = async () => {
  await stack.control('POST', 'jobs/erase-due');
  await stack.drain();
};

type Hook = { answered: number; headers: Record<string, string>; body: Record<string, string>; text: string };
/** What the payment provider was told of a user, by signed calls that it took. */
const called = async () => {
  const calls = await stack.control<Hook[] | { received: Hook[] }>('GET', 'hooks/billing');
  return Array.isArray(calls) ? calls : calls.received;
};
const told = async (userId: string) => {
  await stack.drain();
  return (await called())
    .filter(({ answered, body }) => answered < 300 && body.user === userId)
    .map(({ headers, text, body }) => {
      const { 'webhook-id': id = '', 'webhook-timestamp': sentAt, 'webhook-signature': signature } = headers;
      // By the moved clock, so the library's own check of the time would refuse it.
      expect(new Webhook(webhookSecrets.billing).sign(id, new Date(Number(sentAt) * 1000), text)).toBe(signature);
      return { id, ...body };
    });
};
const subjects = async (email: string) => (await mailsTo(stack, email)).map(({ subject }) => subject);
const itsRecords = async (userId: string) =>
  (await tableRecords(stack)).filter(({ pk }) => pk === `USER#${userId}`).map(({ sk }) => String(sk));
const erase = (at: Browser) => at.post('erase', CONFIRMED);

/** Somebody whose erasure waits, with the code of a sign-in. */
const waiting = async (id: string) => {
  const email = `${id}@example.com`;
  await stack.control('POST', 'users', { id, name: 'Ana', email });
  const { userId } = await stack.user(id);
  const at = browser(stack.url);
  await at.signInLocally(id);
  expect((await erase(at)).status).toBe(202);
  const again = browser(stack.url);
  await again.post('sign-in-code', { email });
  return { index: Number(id.split('-')[1]), userId, again, code: await codeSentTo(stack, email) };
};

describe('an erasure', () => {
  it('ends all access at once, and the data 72 hours later, not before', async () => {
    const ana = await somebody();
    const key = await stack.keyOf(ana.id);
    const begun = await nowAt();
    const { status, body } = await erase(ana.at);
    expect({ status, body }).toEqual({ status: 202, body: { erasing: true, final_at: expect.any(String) } });
    const waits = Date.parse(body.final_at) - begun;
    expect(waits).toBeGreaterThanOrEqual(72 * HOURS);
    expect(waits).toBeLessThan(72 * HOURS + 60_000);
    expect((await stack.call('GET', '/tools/api/get-balance', { key })).status).toBe(401);
    expect((await ana.at.get('me')).status).toBe(401);
    await later(71.9 * HOURS);
    await job();
    expect(await itsRecords(ana.userId)).toContain('ACCESS#PROFILE');
    await later(0.2 * HOURS);
    await job();
    expect(await itsRecords(ana.userId)).toEqual(['ACCESS#TOMBSTONE']);
    expect(await subjects(ana.email)).toEqual(['Sua conta foi excluída', 'Sua conta será excluída em 3 dias']);
    const final_at = body.final_at;
    expect(await told(ana.userId)).toMatchObject([
      { type: 'account.erasing', final_at },
      { type: 'account.erased', final_at },
    ]);
  });

  it('takes accounts, rows and files of one’s own along, which an export had before', async () => {
    const ana = await somebody();
    const key = await stack.keyOf(ana.id);
    const post = async (operation: string, body: object) => {
      const reply = await stack.call<{ data: { id: string; importId: string } }>('POST', `/tools/api/${operation}`, {
        key,
        body,
      });
      expect([operation, reply.status]).toEqual([operation, 200]);
      return reply.body.data;
    };
    const account = await post('create-account', { name: 'Carteira', type: 'BANK', startingBalance: 10 });
    const written = await post('create-transaction', {
      accountId: account.id,
      date: today,
      amount: -12.34,
      description: 'Feira livre',
    });
    const file = `Data;Histórico;Valor\n${today.split('-').reverse().join('/')};PADARIA DO LIVRO;-5,00\n`;
    const { importId } = await post('import-transactions', { file, account: { name: 'Caderno', type: 'BANK' } });
    let text = '';
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { status, body } = await ana.at.post('export', cursor ? { cursor } : {});
      expect(status).toBe(200);
      text += JSON.stringify(body.records);
      cursor = body.next;
    }
    for (const part of [account.id, written.id, importId, 'Feira livre', 'PADARIA DO LIVRO', 'Caderno'])
      expect([part, text.includes(part)]).toEqual([part, true]);
    expect((await erase(ana.at)).status).toBe(202);
    await later(72.1 * HOURS);
    await job();
    expect(await itsRecords(ana.userId)).toEqual(['ACCESS#TOMBSTONE']);
    const left = JSON.stringify(await tableRecords(stack));
    for (const part of [account.id, written.id, importId, 'Feira livre', 'PADARIA DO LIVRO'])
      expect([part, left.includes(part)]).toEqual([part, false]);
  });

  it('is undone by a sign-in, whose code says so before', async () => {
    const ana = await somebody({ phone: '+5511999990001' });
    const { body } = await erase(ana.at);
    await later(71 * HOURS);
    await forgetRates(stack);
    const again = await signIn(stack, ana.id);
    const [code] = (await mailsTo(stack, ana.email)).filter(({ text }) => /\d{4} \d{4}/.test(text ?? ''));
    expect(code?.text).toContain('Entrar cancela a exclusão da sua conta.');
    const me = (await again.get('me')).body;
    expect(me.erasure_canceled).toBe(true);
    await later(2 * HOURS);
    await job();
    expect((await again.get('me')).status).toBe(200);
    expect(await itsRecords(ana.userId)).not.toContain('ACCESS#ERASURE');
    expect(await subjects(ana.email)).toContain('A exclusão da sua conta foi cancelada');
    const { final_at } = body;
    expect(await told(ana.userId)).toMatchObject([
      { type: 'account.erasing', final_at },
      { type: 'account.erasure_canceled', final_at },
    ]);
    // The next sign-in has undone nothing, and the next erasure is one of its own.
    await forgetRates(stack);
    const third = await signIn(stack, ana.id);
    expect((await third.get('me')).body.erasure_canceled).toBe(false);
    expect((await erase(third)).status).toBe(202);
    expect(new Set((await told(ana.userId)).map(({ id }) => id)).size).toBe(3);
  });

  it('is undone by the passkey of its proof', async () => {
    const ana = await somebody();
    const passkey = softwarePasskey(stack.url);
    const { body } = await ana.at.post('passkey-options');
    await ana.at.post('passkey', { credential: passkey.create(body.options), name: 'Celular' });
    const proof = (await ana.at.post('step-up-passkey-options')).body.options;
    expect((await ana.at.post('step-up-passkey', { credential: passkey.get(proof) })).status).toBe(200);
    expect((await erase(ana.at)).status).toBe(202);
    const again = browser(stack.url);
    const { options } = (await again.post('sign-in-passkey-options')).body;
    const entered = await again.post('sign-in-passkey', { credential: passkey.get(options) });
    expect(entered.body.me).toMatchObject({ erasure_canceled: true });
  });

  it('stops imports and reminders until then', async () => {
    const ana = await somebody();
    const key = await stack.keyOf(ana.id);
    const dueDate = daysFrom(today, 40);
    const reminder = { title: 'Luz', dueDate, notifyByEmail: true };
    await stack.call('POST', '/tools/api/create-payment-reminder', { key, body: reminder });
    await stack.drain();
    await erase(ana.at);
    const before = JSON.stringify((await tableRecords(stack)).filter(({ sk }) => String(sk).startsWith('LEDGER#')));
    await stack.control('POST', 'jobs/dispatch-syncs');
    await stack.control('POST', 'jobs/sweep-reminders', { scheduledTime: `${dueDate}T15:00:00.000Z` });
    await stack.drain();
    const after = JSON.stringify((await tableRecords(stack)).filter(({ sk }) => String(sk).startsWith('LEDGER#')));
    expect(after).toBe(before);
    expect(await subjects(ana.email)).toEqual(['Sua conta será excluída em 3 dias']);
  });

  it('tells the payment provider although it does not answer for a while', async () => {
    const ana = await somebody();
    await stack.control('PUT', 'hooks/billing', { status: 503, times: 1 });
    await erase(ana.at);
    await expect.poll(async () => (await called()).map(({ answered }) => answered)).toEqual([503]);
    await later(0.3 * HOURS);
    expect(await told(ana.userId)).toMatchObject([{ type: 'account.erasing' }]);
  });

  it('is told by the job where its own call could not, once or again with the same id', async () => {
    const ana = await somebody();
    for (const operation of ['SendMessage', 'SendMessageBatch'])
      await stack.control('POST', 'faults', { target: 'sqs', operation, times: 5, error: '500' });
    expect((await erase(ana.at)).status).toBe(202);
    await stack.control('DELETE', 'faults');
    expect(await told(ana.userId)).toEqual([]);
    await later(0.1 * HOURS);
    await job();
    await job();
    const events = await told(ana.userId);
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
    expect(events[0]).toMatchObject({ type: 'account.erasing' });
  });

  it('drops events of the payment provider about a user who is gone', async () => {
    const ana = await somebody();
    await erase(ana.at);
    await later(73 * HOURS);
    await job();
    const event = { user: ana.userId, plan: 'pro', status: 'active' };
    expect(await stack.control('POST', 'billing', event)).toMatchObject({ status: 200 });
    expect(await stack.control('POST', 'billing', { ...event, user: 'nobody' })).toMatchObject({ status: 404 });
    expect(await itsRecords(ana.userId)).toEqual(['ACCESS#TOMBSTONE']);
  });

  it('lets one of a sign-in and the final step win', async () => {
    console.log(`seed ${SEED}`);
    const outcomes = { undone: 0, erased: 0 };
    for (let round = 0; round < RUNS / 30; round += 1) {
      const all = await Promise.all(Array.from({ length: 30 }, (_, index) => waiting(`r${round}-${index}`)));
      const order = (index: number) => Math.imul(SEED + round * 30 + index, 2_654_435_761) >>> 0;
      const scheduledTime = new Date((await nowAt()) + 73 * HOURS).toISOString();
      const inOrder = all.toSorted((one, other) => order(one.index) - order(other.index));
      const enter = ({ again, code }: Awaited<ReturnType<typeof waiting>>) => again.post('sign-in-verify', { code });
      const early = inOrder.slice(0, 10).map(enter);
      const ended = stack.control('POST', 'jobs/erase-due', { scheduledTime });
      const answers: { status: number }[] = await Promise.all(early);
      // While the job goes through the others.
      for (const one of inOrder.slice(10)) answers.push(await enter(one));
      await ended;
      await stack.drain();
      for (const [index, { userId, again }] of inOrder.entries()) {
        const left = await itsRecords(userId);
        const status = answers[index]?.status;
        if (status === 200) {
          outcomes.undone += 1;
          expect((await again.get('me')).status).toBe(200);
          expect(left).toContain('ACCESS#PROFILE');
          expect(left).not.toContain('ACCESS#TOMBSTONE');
        } else {
          outcomes.erased += 1;
          expect([401, 410]).toContain(status);
          expect(left).toEqual(['ACCESS#TOMBSTONE']);
        }
      }
      await forgetRates(stack);
    }
    console.log(outcomes);
  }, 600_000);
});
