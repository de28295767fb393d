import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { variables } from '../../shared/platform/environment.ts';
import { addDays } from '../../shared/time/calendar.ts';
import { addSeconds, type Instant } from '../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import { browser } from '../support/browser.ts';
import { people } from '../support/reminders/people.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { switchesOf } from './switch-caller.ts';
import { tableRecords } from './table-records.ts';

const MINUTE = 60;
const HOUR = 3600;
const ANA = { emails: ['ana@example.com'], messages: ['5511999990001'] };
const NOBODY = { emails: [], messages: [] };

type Outbox = { emails: { to: string; text: string }[]; messages: { to: string }[] };

let stack: TestStack;
const switches = switchesOf(() => stack);
beforeAll(async () => {
  stack = await startStack(people);
});
afterAll(() => stack.close());
beforeEach(() => stack.control('DELETE', 'outbox'));
afterEach(async () => {
  vi.unstubAllEnvs();
  await stack.control('DELETE', 'faults');
  await switches.write({});
  // What a test left waiting comes before the next one.
  await later(HOUR);
});

const outbox = () => stack.control<Outbox>('GET', 'outbox');
const sent = async () => {
  await stack.drain();
  const { emails, messages } = await outbox();
  return { emails: emails.map(({ to }) => to), messages: messages.map(({ to }) => to) };
};
const clock = async () => (await stack.control<{ at: Instant }>('GET', 'clock')).at;
const later = async (seconds: number): Promise<void> => {
  // Each test runs the sweep where it is about it: the jobs of an hour send a hundred messages to the shards.
  await stack.control('PUT', 'clock', { at: addSeconds(await clock(), seconds), jobs: false });
  await stack.drain();
};
const deadLetters = () => stack.control<unknown[]>('GET', 'dead-letters');
/** Makes a notice that is due at once. */
const remind = async (who: string, title = 'Aluguel'): Promise<void> => {
  const now = await clock();
  const body = { title, dueDate: addDays(dateInSaoPaulo(now), 3), reminderTime: addSeconds(now, 1) };
  const { status } = await stack.call('POST', '/tools/api/create-payment-reminder', {
    key: await stack.keyOf(who),
    body,
  });
  expect(status).toBe(200);
  await later(2);
};
const deliveries = async () =>
  (await tableRecords(stack)).filter(({ sk }) => String(sk).startsWith('DELIVERY#reminder#'));

describe('a stopped channel', () => {
  it('keeps its notices, and sends each once when it goes on', async () => {
    await switches.on('email');
    await remind('ana');
    expect(await sent()).toEqual({ ...NOBODY, messages: ANA.messages });
    // Long enough for as many receives as would end in the dead letters.
    for (let turn = 0; turn < 8; turn += 1) await later(2 * HOUR);
    expect(await sent()).toEqual({ ...NOBODY, messages: ANA.messages });
    expect(await deadLetters()).toEqual([]);
    await switches.off('email');
    await later(15 * MINUTE);
    expect(await sent()).toEqual(ANA);
    await later(HOUR);
    await stack.runJob('sweep-reminders');
    expect(await sent()).toEqual(ANA);
    expect(await deadLetters()).toEqual([]);
  });

  it('goes on within minutes after a short stop', async () => {
    await switches.on('whatsapp');
    await remind('ana');
    expect(await sent()).toEqual({ ...NOBODY, emails: ANA.emails });
    await later(3 * MINUTE);
    await switches.off('whatsapp');
    await later(2 * MINUTE);
    expect(await sent()).toEqual(ANA);
  });

  it('gives a notice up after a day', async () => {
    await switches.on('email');
    await remind('bia');
    expect((await deliveries()).some(({ heldSince }) => heldSince !== undefined)).toBe(true);
    for (let turn = 0; turn < 6; turn += 1) await later(4 * HOUR);
    await later(HOUR);
    await switches.off('email');
    await later(HOUR);
    await stack.runJob('sweep-reminders');
    expect(await sent()).toEqual(NOBODY);
    expect(await deadLetters()).toEqual([]);
    expect((await deliveries()).filter(({ reason }) => reason === 'gave-up:stopped')).toMatchObject([
      { status: 'refused' },
    ]);
  });

  it('sends once what came several times while it was stopped: repeated messages, the sweep, and both after it', async () => {
    await switches.on('email');
    await remind('bia');
    await stack.drain();
    const [{ userId, kind, id, occurrence, channel } = {}] = (await deliveries()).filter(
      ({ status }) => status === 'pending',
    );
    const message = { body: { userId, kind, id, occurrence, channel } };
    for (let copy = 0; copy < 3; copy += 1) await stack.control('POST', 'queues/send-email', message);
    await later(5 * MINUTE);
    await stack.runJob('sweep-reminders');
    await switches.off('email');
    await Promise.all([
      stack.control('POST', 'queues/send-email', message),
      stack.control('POST', 'queues/send-email', message),
    ]);
    await later(15 * MINUTE);
    await stack.runJob('sweep-reminders');
    expect(await sent()).toEqual({ emails: ['bia@example.com'], messages: [] });
    expect(await deadLetters()).toEqual([]);
  });

  it('lets a notice be taken back meanwhile', async () => {
    await switches.on('email');
    await remind('bia', 'Pago');
    await stack.drain();
    const key = await stack.keyOf('bia');
    const { body } = await stack.call<{ data: { id: string; title: string }[] }>(
      'GET',
      '/tools/api/list-payment-reminders',
      { key },
    );
    const reminderId = body.data.find(({ title }) => title === 'Pago')?.id;
    await stack.call('DELETE', '/tools/api/delete-payment-reminder', { key, query: { reminderId } });
    await switches.off('email');
    await later(15 * MINUTE);
    expect(await sent()).toEqual(NOBODY);
  });

  it.each(['throttle', 'timeout'])('sends and loses nothing when its switch cannot be read: %s', async (error) => {
    await switches.on('email');
    await remind('bia');
    await stack.drain();
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'GetItem', times: 9, error });
    await later(5 * MINUTE);
    expect(await sent()).toEqual(NOBODY);
    await stack.control('DELETE', 'faults');
    await switches.off('email');
    await later(15 * MINUTE);
    await stack.runJob('sweep-reminders');
    expect(await sent()).toEqual({ emails: ['bia@example.com'], messages: [] });
    expect(await deadLetters()).toEqual([]);
  });

  it('is stopped by an entry that cannot be read', async () => {
    await switches.write({ email: 'please' });
    await remind('bia');
    expect(await sent()).toEqual(NOBODY);
    await switches.off('email');
    await later(5 * MINUTE);
    expect((await sent()).emails).toEqual(['bia@example.com']);
  });
});

describe('WhatsApp', () => {
  const flow = async () =>
    stack.call('GET', '/tools/api/get-open-finance-connection-flow', { key: await stack.keyOf('caio') });

  it('that is stopped sends no connection flow, and says so', async () => {
    await switches.on('whatsapp');
    const { status, body, headers } = await flow();
    expect([status, headers.get('retry-after')]).toEqual([503, '300']);
    expect(body).toMatchObject({ error: 'WhatsApp is stopped', message: 'Try again later.' });
    await later(HOUR);
    expect(await sent()).toEqual(NOBODY);
    await switches.off('whatsapp');
    expect((await flow()).status).toBe(200);
    expect((await sent()).messages).toEqual(['5511999990003']);
  });

  it('that an environment does without behaves so, without a switch', async () => {
    vi.stubEnv(variables.whatsappEnabled, '0');
    await remind('ana');
    expect(await sent()).toEqual({ ...NOBODY, emails: ANA.emails });
    expect((await flow()).status).toBe(503);
    const listed: { state: string }[] = await switches.json('list');
    expect(listed.map(({ state }) => state)).not.toContain('on');
    vi.unstubAllEnvs();
    await later(5 * MINUTE);
    expect(await sent()).toEqual(ANA);
  });
});

describe('a code of sign-in', () => {
  const codes = async () =>
    (await outbox()).emails.flatMap(({ text }) => /\b(\d{4}) (\d{4})\b/.exec(text)?.slice(1).join('') ?? []);

  it('waits for its channel, and signs in when it comes', async () => {
    const used = browser(stack.url);
    await switches.on('email');
    await used.post('sign-in-code', { email: 'caio@example.com' });
    for (let turn = 0; turn < 5; turn += 1) await later(90);
    expect(await codes()).toEqual([]);
    await switches.off('email');
    await later(95);
    const [code, ...others] = await codes();
    expect(others).toEqual([]);
    expect((await used.post('sign-in-verify', { code })).status).toBe(200);
  });

  it('is dropped with its ten minutes, and is no dead letter', async () => {
    await switches.on('email');
    await browser(stack.url).post('sign-in-code', { email: 'caio@example.com' });
    for (let turn = 0; turn < 8; turn += 1) await later(90);
    await switches.off('email');
    await later(10 * MINUTE);
    expect([await codes(), await deadLetters()]).toEqual([[], []]);
  });

  it('of WhatsApp is not stopped by the switch of e-mail', async () => {
    await switches.on('whatsapp');
    await browser(stack.url).post('sign-in-code', { email: 'ana@example.com' });
    await stack.drain();
    expect(await codes()).toHaveLength(1);
  });
});
