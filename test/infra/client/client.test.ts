import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import {
  SaldoConnectionError,
  SaldoError,
  saldoClient,
  verifyWebhook,
  WebhookVerificationError,
} from '../../../infra/client/client.ts';
import { clientRoutes } from '../../../infra/client/generate.ts';
import { monthsOf } from '../../../infra/client/paging.ts';

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
type Seen = { method: string; url: string; key: string | null; body: string };

/** A client of a service that answers so, one after the other; an error is a network that fails. */
const clientOf = (answers: (Answer | Error)[], options = {}) => {
  const seen: Seen[] = [];
  const waits: number[] = [];
  const saldo = saldoClient({
    url: 'https://saldo.example/',
    apiKey: 'sk-1',
    fetch: async (request) => {
      const { method, url, headers } = request;
      seen.push({ method, url, key: headers.get('idempotency-key'), body: await request.text() });
      const answer = answers.shift() ?? new Error('called once more');
      if (answer instanceof Error) throw answer;
      return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status, headers: answer.headers ?? {} });
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  });
  return { saldo, seen, waits };
};
const busy = (status: number, headers = {}): Answer => ({ status, headers, body: { error: 'Busy' } });
const reminder = { title: 'Aluguel', dueDate: '2026-02-05' };
const refused = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('a call', () => {
  it('of a read sends its input as a query, lists with commas, and leaves out what is undefined', async () => {
    const { saldo, seen } = clientOf([{ status: 200 }]);
    await saldo.getTransactions({
      includeStatus: ['POSTED', 'PENDING'],
      categories: 'Saúde & Cia',
      startDate: undefined,
    });
    expect(seen).toEqual([
      {
        method: 'GET',
        url: 'https://saldo.example/tools/api/get-transactions?includeStatus=POSTED%2CPENDING&categories=Sa%C3%BAde+%26+Cia',
        key: null,
        body: '',
      },
    ]);
  });

  it('of a write sends JSON, of a deletion the query, each under a key of its own', async () => {
    const { saldo, seen } = clientOf([{ status: 200 }, { status: 200 }, { status: 200 }]);
    await saldo.createPaymentReminder(reminder);
    await saldo.deletePaymentReminder({ reminderId: 'r', hardDelete: true });
    await saldo.createPaymentReminder(reminder, { idempotencyKey: 'mine' });
    expect(seen.map(({ method, body }) => [method, body])).toEqual([
      ['POST', JSON.stringify(reminder)],
      ['DELETE', ''],
      ['POST', JSON.stringify(reminder)],
    ]);
    expect(seen[1]?.url).toMatch(/\?reminderId=r&hardDelete=true$/);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(3);
    expect(seen[2]?.key).toBe('mine');
  });
});

describe('a call that fails in passing', () => {
  it.each([
    ['429 with seconds', busy(429, { 'retry-after': '7' }), [7000]],
    ['503 with seconds', busy(503, { 'retry-after': '1' }), [1000]],
    ['503 with a date that is over', busy(503, { 'retry-after': 'Thu, 01 Jan 2026 00:00:00 GMT' }), [0]],
    ['a conflict that says when to come again', busy(409, { 'retry-after': '1' }), [1000]],
  ])('%s is repeated after its wait', async (_what, answer, expected) => {
    const { saldo, seen, waits } = clientOf([answer, { status: 200, body: { count: 1 } }]);
    expect(await saldo.getBalance()).toEqual({ count: 1 });
    expect([seen.length, waits]).toEqual([2, expected]);
  });

  it('waits longer each time where nothing is said, and gives up after the last attempt', async () => {
    const { saldo, seen, waits } = clientOf([busy(503), new Error('reset'), busy(429), busy(503)]);
    expect(await refused(saldo.getBalance())).toMatchObject({ name: 'SaldoError', status: 503 });
    expect(seen.length).toBe(4);
    expect(waits.map((wait, at) => wait >= 250 * 2 ** at && wait <= 500 * 2 ** at)).toEqual([true, true, true]);
  });

  it('keeps one key over the attempts of a write', async () => {
    const { saldo, seen } = clientOf([new Error('reset'), busy(503), { status: 200 }]);
    await saldo.createPaymentReminder(reminder);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
    expect(seen.map(({ body }) => body)).toEqual(Array(3).fill(JSON.stringify(reminder)));
  });

  it('does not wait longer than it may', async () => {
    const { saldo, waits } = clientOf([busy(503, { 'retry-after': '300' })]);
    expect(await refused(saldo.getBalance())).toMatchObject({ status: 503, retryAfter: 300 });
    expect(waits).toEqual([]);
  });

  it('without an answer ends in an error that is none of the service', async () => {
    const { saldo, seen } = clientOf([new Error('reset')], { retries: 0 });
    expect(await refused(saldo.getBalance())).toBeInstanceOf(SaldoConnectionError);
    expect(seen.length).toBe(1);
  });
});

describe('a call is not repeated', () => {
  it.each([400, 401, 403, 404, 409, 410, 422, 500])('after %i', async (status) => {
    const { saldo, seen } = clientOf([busy(status)]);
    expect(await refused(saldo.createPaymentReminder(reminder))).toMatchObject({ status });
    expect(seen.length).toBe(1);
  });

  it('where it may have an effect and takes no key', async () => {
    const { saldo, seen } = clientOf([busy(503, { 'retry-after': '1' })]);
    expect(await refused(saldo.getMemories({ message: 'sou vegetariano' }))).toMatchObject({ status: 503 });
    expect(seen.length).toBe(1);
    const neither = Object.entries(clientRoutes()).filter(([, { safe, key }]) => !safe && !key);
    expect(neither.map(([name]) => name)).toEqual(['getMemories']);
  });

  it('once its signal says so, also between attempts', async () => {
    const stop = new AbortController();
    const { saldo, seen } = clientOf([busy(503, { 'retry-after': '1' })], { wait: async () => stop.abort() });
    expect(await refused(saldo.getBalance({}, { signal: stop.signal }))).toMatchObject({ name: 'AbortError' });
    expect(seen.length).toBe(1);
  });
});

describe('an error', () => {
  it('has the fields of the answer', async () => {
    const body = {
      error: 'Invalid days',
      message: 'days is not valid',
      type: 'invalid_request',
      param: 'days',
      docs: 'https://saldo.example/docs#x',
      details: [{ param: 'days', message: 'no', received: 'x' }],
    };
    const { saldo } = clientOf([{ status: 400, body, headers: { 'x-request-id': 'req-1' } }]);
    const error = await refused(saldo.getUpcoming());
    expect(error).toBeInstanceOf(SaldoError);
    expect(error).toMatchObject({ ...body, message: 'Invalid days: days is not valid', requestId: 'req-1', body });
  });

  it.each(['<html>502</html>', '[]', 'null', '"x"'])('is one too where the answer is %s', async (text) => {
    const fetch = async () => new Response(text, { status: 502 });
    const saldo = saldoClient({ url: 'https://saldo.example', apiKey: 'k', fetch });
    expect(await refused(saldo.getBalance())).toMatchObject({
      status: 502,
      error: 'HTTP 502',
      type: null,
      details: [],
    });
  });
});

describe('pages', () => {
  it('of changes go on from their cursor until there is no more', async () => {
    const page = (next_cursor: string, has_more: boolean) => ({
      status: 200,
      body: { added: [], next_cursor, has_more },
    });
    const { saldo, seen } = clientOf([page('a', true), page('b', true), page('c', false)]);
    const cursors: string[] = [];
    for await (const { next_cursor } of saldo.changes({ limit: 2 })) cursors.push(next_cursor);
    expect(cursors).toEqual(['a', 'b', 'c']);
    expect(seen.map(({ url }) => url.split('?')[1])).toEqual(['limit=2', 'limit=2&cursor=a', 'limit=2&cursor=b']);
  });

  it('of transactions are months', async () => {
    const { saldo, seen } = clientOf(['a', 'b'].map((id) => ({ status: 200, body: { data: [{ id }] } })));
    const ids: string[] = [];
    for await (const { id } of saldo.transactions({
      startDate: '2026-01-31',
      endDate: '2026-02-01',
      accountType: 'BANK',
    }))
      ids.push(id);
    expect(ids).toEqual(['a', 'b']);
    expect(seen.map(({ url }) => new URL(url).searchParams.get('endDate'))).toEqual(['2026-02-01', '2026-01-31']);
  });

  it.each([
    [{ startDate: '2026-01-15', endDate: '2026-01-15' }, ['2026-01-15/2026-01-15']],
    [{ startDate: '2028-02-29', endDate: '2028-03-01' }, ['2028-03-01/2028-03-01', '2028-02-29/2028-02-29']],
    [
      { startDate: '2025-12-31', endDate: '2026-02-02' },
      ['2026-02-01/2026-02-02', '2026-01-01/2026-01-31', '2025-12-31/2025-12-31'],
    ],
    [{ startDate: '2026-02-02', endDate: '2026-02-01' }, []],
  ])('of %o are %j', (period, expected) => {
    expect(monthsOf(period).map(({ startDate, endDate }) => `${startDate}/${endDate}`)).toEqual(expected);
  });
});

describe('a webhook', () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  const now = Date.UTC(2026, 0, 20, 12);
  const body = JSON.stringify({
    type: 'limit.reached',
    timestamp: '2026-01-20T12:00:00.000Z',
    data: { category: 'Saúde' },
  });
  const signed = (by = secret, at = now, text = body) => ({
    'webhook-id': 'd-1',
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': new Webhook(by).sign('d-1', new Date(at), text),
  });

  it.each([
    ['of Node', signed()],
    [
      'in other cases',
      {
        'Webhook-Id': 'd-1',
        'Webhook-Timestamp': signed()['webhook-timestamp'],
        'Webhook-Signature': signed()['webhook-signature'],
      },
    ],
    ['of fetch', new Headers(signed())],
    [
      'while the secret is rotated',
      { ...signed(), 'webhook-signature': `${signed(other)['webhook-signature']} ${signed()['webhook-signature']}` },
    ],
    ['of another clock, five minutes off', signed(secret, now - 300_000)],
  ])('is its event: headers %s', (_what, headers) => {
    expect(verifyWebhook(body, headers, secret, { now })).toEqual(JSON.parse(body));
    expect(verifyWebhook(Buffer.from(body), headers, secret, { now })).toEqual(JSON.parse(body));
  });

  const { 'webhook-id': _id, ...without } = signed();
  it.each([
    ['of another secret', body, signed(other)],
    ['that was changed', body.replace('limit', 'limits'), signed()],
    ['that was written again', JSON.stringify(JSON.parse(body), null, 1), signed()],
    ['that is old', body, signed(secret, now - 301_000)],
    ['from ahead', body, signed(secret, now + 301_000)],
    ['without an id', body, without],
    ['of no time', body, { ...signed(), 'webhook-timestamp': 'NaN' }],
    ['of an empty time', body, { ...signed(), 'webhook-timestamp': '' }],
    [
      'of another version',
      body,
      { ...signed(), 'webhook-signature': signed()['webhook-signature'].replace('v1,', 'v2,') },
    ],
    ['of a cut signature', body, { ...signed(), 'webhook-signature': 'v1,AAAA' }],
    ['with a header twice', body, { ...signed(), 'webhook-id': ['d-1', 'd-1'] }],
  ])('%s is refused', (_what, text, headers) => {
    expect(() => verifyWebhook(text, headers, secret, { now })).toThrow(WebhookVerificationError);
  });

  it.each(['', 'whsec_'])('is never verified with the secret "%s"', (empty) => {
    expect(() => verifyWebhook(body, signed(), empty, { now })).toThrow(WebhookVerificationError);
  });
});

it('both packages have the version of the service', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(JSON.parse(readFileSync('infra/client/package.json', 'utf8')).version).toBe(version);
  expect(readFileSync('infra/client-python/pyproject.toml', 'utf8')).toContain(`\nversion = "${version}"\n`);
  const [released] = /^## \d+\.\d+\.\d+/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [`## ${version}`];
  expect(released).toBe(`## ${version}`);
});
