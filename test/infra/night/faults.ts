import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { listen } from '../../../infra/emulators/http/listen.ts';
import { webhookSecrets } from '../../../infra/local/secret-values.ts';
import { deadLetterQueueOf } from '../../../infra/local/workers/workers.ts';
import { parseFixtureUser } from '../../../infra/sandbox/fixture/read.ts';
import { secrets } from '../../../shared/contract/secrets.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { addSeconds } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { card, person, row } from '../../e2e/cards-world.ts';
import type { Stage } from './stage.ts';

/** `lost`: how much of what was asked for is not there in the end. */
export type Played = { from: number; until: number; lost: number; asked: number };
/** `isLong`: played by `npm run proof night` alone. */
export type Fault = { name: string; isLong?: true; play(stage: Stage): Promise<Played> };

const ALWAYS = 1_000_000;
const ALL = ['read', 'write', 'sync', 'memories', 'account'] as const;
const HOURS = 60;

const join = async (stage: Stage, label: string, ...accounts: Parameters<typeof person>[1][]): Promise<string> => {
  const { items = [], ...profile } = person(label, ...accounts);
  const given = {
    ...profile,
    name: label,
    email: `${label}@example.com`,
    apiKeys: [{ label: 'all', scopes: [...ALL] }],
  };
  await stage.users.fill(parseFixtureUser({ ...given, items: accounts.length > 0 ? items : [] }));
  return stage.keyOf(label);
};

/** Begins at a full hour, when all periods begin. */
const aligned = async (stage: Stage): Promise<void> => {
  const past = (stage.now() / 60_000) % 60;
  if (past > 0) await stage.pass(60 - past);
};

const rowsOf = async (stage: Stage, key: string): Promise<number> => {
  const { body } = await stage.call('GET', '/tools/api/get-transactions?limit=100', { key });
  return body.data?.length ?? body.transactions?.length ?? 0;
};

const reminderAt = (stage: Stage, title: string, seconds: number) => ({
  title,
  dueDate: addDays(dateInSaoPaulo(stage.instant()), 3),
  reminderTime: addSeconds(stage.instant(), seconds),
});

const remind = (stage: Stage, key: string, title: string, seconds = 61) =>
  stage.call('POST', '/tools/api/create-payment-reminder', { key, body: reminderAt(stage, title, seconds) });

const titlesOf = async (stage: Stage, key: string): Promise<string[]> => {
  const { body } = await stage.call('GET', '/tools/api/list-payment-reminders', { key });
  return body.data.map(({ title }: { title: string }) => title);
};

/** Each of a list that is not there exactly once. */
const missing = (asked: readonly string[], found: readonly string[]): number =>
  asked.filter((one) => found.filter((other) => other === one).length !== 1).length;

const aggregatorDown: Fault = {
  name: 'the aggregator is down for six hours',
  isLong: true,
  async play(stage) {
    const people = ['ana', 'bia', 'caio'];
    const keys: string[] = [];
    for (const [at, label] of people.entries()) {
      const rows = Array.from({ length: 4 }, () => row(dateInSaoPaulo(stage.instant()), 10 + at));
      keys.push(await join(stage, label, card({ id: `card-${label}`, transactions: rows })));
    }
    await aligned(stage);
    const from = stage.now();
    stage.faults.add({ target: 'pluggy', times: ALWAYS, error: '500' });
    // Each of them asks for an update, as people do whose bank shows nothing new.
    for (const key of keys) await stage.call('POST', '/tools/api/manual-update', { key, body: {} });
    await stage.pass(6 * HOURS, { 'dispatch-syncs': HOURS });
    const until = stage.now();
    stage.faults.clear();
    stage.sendBack('sync-item');
    await stage.pass(7 * HOURS, { 'dispatch-syncs': HOURS });
    const read = await Promise.all(keys.map((key) => rowsOf(stage, key)));
    return { from, until, asked: 12, lost: 12 - read.reduce((sum, count) => sum + count, 0) };
  },
};

const throttledMail: Fault = {
  name: 'SES throttles all mail for two hours',
  isLong: true,
  async play(stage) {
    const key = await join(stage, 'dora');
    await aligned(stage);
    const from = stage.now();
    stage.faults.add({ target: 'ses', times: ALWAYS, error: 'throttle' });
    const titles = Array.from({ length: 6 }, (_, at) => `Conta ${at}`);
    for (const title of titles) {
      await remind(stage, key, title);
      await stage.pass(5);
    }
    await stage.pass(90, { 'sweep-reminders': 15 });
    stage.faults.clear();
    await stage.pass(2 * HOURS, { 'sweep-reminders': 15 });
    const found = stage.outbox.list().flatMap(({ subject }) => titles.filter((title) => subject.includes(title)));
    return { from, until: stage.now(), asked: titles.length, lost: missing(titles, found) };
  },
};

const missingSecret: Fault = {
  name: 'the secret `billing-webhook` has no value for an hour',
  async play(stage) {
    await join(stage, 'eva');
    await aligned(stage);
    const from = stage.now();
    const { variable } = secrets.billingWebhook;
    const given = process.env[variable];
    const send = () => {
      const payload = JSON.stringify({
        user: stage.users.userIdOf('eva'),
        plan: 'premium',
        status: 'active',
        current_period_end: null,
        effective_at: addSeconds(stage.instant(), -60),
      });
      // Its age is measured by the machine's clock.
      const at = new Date();
      return stage.call('POST', '/webhooks/billing', {
        body: JSON.parse(payload),
        headers: {
          'webhook-id': 'msg_night',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(webhookSecrets.billing).sign('msg_night', at, payload),
        },
      });
    };
    process.env[variable] = 'not-there';
    // The provider sends a refused event again.
    for (let turn = 0; turn < 12; turn += 1) {
      await send();
      await stage.pass(5);
    }
    process.env[variable] = given;
    const { status } = await send();
    const { subscription } = await stage.users.show('eva');
    return { from, until: stage.now(), asked: 1, lost: status === 200 && subscription?.plan === 'premium' ? 0 : 1 };
  },
};

const badDeploy: Fault = {
  name: 'a deploy breaks one tool, `createPaymentReminder`, for half an hour',
  async play(stage) {
    const key = await join(stage, 'fabio');
    await aligned(stage);
    const from = stage.now();
    const ask = async (title: string): Promise<boolean> => {
      const params = { name: 'createPaymentReminder', arguments: reminderAt(stage, title, 86_400) };
      const headers = { accept: 'application/json, text/event-stream' };
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
      const { body } = await stage.call('POST', '/mcp', { key, headers, body: message });
      return body.result !== undefined && body.result.isError !== true;
    };
    const titles = Array.from({ length: 10 }, (_, at) => `Boleto ${at}`);
    const again: string[] = [];
    // As under a role that has lost its grant to write: every write of the tool fails, while reads go on.
    stage.faults.add({ target: 'dynamodb', operation: 'TransactWriteItems', times: ALWAYS, error: '500' });
    for (const title of titles) {
      if (!(await ask(title))) again.push(title);
      await stage.call('GET', '/tools/api/get-balance', { key });
      await stage.pass(3);
    }
    stage.faults.clear();
    for (const title of again) await ask(title);
    return { from, until: stage.now(), asked: titles.length, lost: missing(titles, await titlesOf(stage, key)) };
  },
};

const hotPartition: Fault = {
  name: 'a hot partition refuses writes for a quarter of an hour',
  async play(stage) {
    const key = await join(stage, 'gil');
    await aligned(stage);
    const from = stage.now();
    stage.faults.add({ target: 'dynamodb', operation: 'TransactWriteItems', times: ALWAYS, error: 'throttle' });
    const titles = Array.from({ length: 10 }, (_, at) => `Parcela ${at}`);
    const again: string[] = [];
    for (const title of titles) {
      if ((await remind(stage, key, title, 86_400)).status !== 200) again.push(title);
      await stage.pass(1);
    }
    stage.faults.clear();
    await stage.pass(15);
    for (const title of again) await remind(stage, key, title, 86_400);
    return { from, until: stage.now(), asked: titles.length, lost: missing(titles, await titlesOf(stage, key)) };
  },
};

/** Seconds that a call of an endpoint takes that does not answer. */
const SILENT_SECONDS = 10;
const ENDPOINTS_OF_EACH = 5;
const OWNERS = 20;

/** One worker here stands for fifty: 100 endpoints for 5,000 of one platform. */
const hangingPlatform: Fault = {
  name: 'a platform with 5,000 webhooks hangs for an hour',
  isLong: true,
  async play(stage) {
    let hangs = true;
    const taken: string[] = [];
    const platform = createServer((request, response) => {
      if (hangs) {
        stage.wait(SILENT_SECONDS);
        request.socket.destroy();
        return;
      }
      taken.push(`${request.url} ${request.headers['webhook-id']}`);
      request.resume().on('end', () => response.writeHead(204).end());
    });
    const { port, close } = await listen((request, response) => void platform.emit('request', request, response));
    const owners: string[] = [];
    for (let at = 0; at < OWNERS; at += 1) owners.push(await join(stage, `owner-${at}`));
    const made: string[] = [];
    for (const [at, key] of owners.entries())
      for (let hook = 0; hook < ENDPOINTS_OF_EACH; hook += 1) {
        const body = { url: `http://localhost:${port}/${at}/${hook}`, events: ['reminder.sent'] };
        await stage.call('POST', '/tools/api/create-webhook', { key, body });
        made.push(`/${at}/${hook}`);
      }
    await aligned(stage);
    const from = stage.now();
    for (const key of owners) await remind(stage, key, 'Luz');
    await stage.pass(HOURS, { 'sweep-webhooks': 5 });
    hangs = false;
    const until = stage.now();
    await stage.pass(3 * HOURS, { 'sweep-webhooks': 15 });
    await close();
    const dead = stage.queues.find(deadLetterQueueOf('send-webhook')).messages().length;
    const found = [...new Set(taken)].map((one) => one.split(' ')[0] ?? '');
    return { from, until, asked: made.length, lost: missing(made, found) + dead };
  },
};

export const faultsOfANight: readonly Fault[] = [
  aggregatorDown,
  throttledMail,
  missingSecret,
  badDeploy,
  hotPartition,
  hangingPlatform,
];
