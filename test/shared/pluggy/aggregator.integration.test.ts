import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { RunningSandbox, SandboxOptions } from '../../../infra/sandbox/aggregator/start.ts';
import { EndlessListError } from '../../../shared/pluggy/pages.ts';
import { AggregatorError, isTooSoon } from '../../../shared/pluggy/send.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { addSeconds, instantFromMilliseconds } from '../../../shared/time/instant.ts';
import {
  anAccount,
  anItem,
  aRow,
  clientFor,
  faultsFor,
  itemEntries,
  onTestEnd,
  runningSandbox,
} from '../sync/support.ts';

const day = (date: string) => date as IsoDate;

const rowsOnDays = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aRow({ id: `tx-${index}`, date: `2026-03-${String(index + 1).padStart(2, '0')}T15:00:00.000Z` }),
  );

const withRows = async (rows: unknown[], options: SandboxOptions = {}): Promise<RunningSandbox> => {
  const sandbox = await runningSandbox(options);
  sandbox.putUser('ana', 'user-1', itemEntries(anItem({}, { accounts: [anAccount({}, { transactions: rows })] })));
  return sandbox;
};

const idsOf = (rows: unknown[]): string[] =>
  rows.map((row) => (row instanceof Object && 'id' in row ? String(row.id) : '')).sort();

const refusal = async (call: Promise<unknown>): Promise<AggregatorError> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AggregatorError)) throw new Error(`expected an AggregatorError, got ${error}`);
  return error;
};

/** A server that answers every request the same way, counting them. */
const answering = async (
  respond: (path: string, count: number) => { status?: number; body?: unknown; headers?: object },
) => {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    const path = request.url ?? '';
    const {
      status = 200,
      body = {},
      headers = {},
    } = path === '/auth' ? { body: { apiKey: 'key' } } : respond(path, count);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestEnd(async () => server.close());
  const address = server.address();
  const port = address instanceof Object ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, keys: { clientId: 'c', clientSecret: 's' }, calls: () => count };
};

describe('signing in', () => {
  it('signs in once for many calls at the same time', async () => {
    const sandbox = await withRows([]);
    const client = clientFor(sandbox);
    await Promise.all([client.item('item-1'), client.accounts('item-1'), client.bills('acc-1')]);
    expect(sandbox.counters['POST /auth']).toBe(1);
  });

  it('signs in again shortly before the key runs out', async () => {
    let now = instantFromMilliseconds(Date.UTC(2026, 2, 10));
    const sandbox = await withRows([], { clock: () => now });
    const client = clientFor(sandbox, { clock: () => now });
    await client.item('item-1');
    now = addSeconds(now, 100 * 60);
    await client.item('item-1');
    expect(sandbox.counters['POST /auth']).toBe(1);
    now = addSeconds(now, 15 * 60);
    await client.item('item-1');
    expect(sandbox.counters['POST /auth']).toBe(2);
  });

  it('reads a rotated secret once when its keys are refused', async () => {
    const sandbox = await withRows([]);
    let current = { clientId: 'old', clientSecret: 'old' };
    const credentials = {
      read: async () => current,
      forget: () => {
        current = sandbox.keys;
      },
    };
    expect((await clientFor(sandbox, { credentials }).item('item-1')).id).toBe('item-1');
  });

  it('signs in again when a key was revoked early', async () => {
    let now = instantFromMilliseconds(Date.UTC(2026, 2, 10));
    const sandbox = await withRows([], { clock: () => now });
    const client = clientFor(sandbox, { clock: () => instantFromMilliseconds(0) });
    await client.item('item-1');
    now = addSeconds(now, 3 * 3600);
    await Promise.all([client.item('item-1'), client.accounts('item-1')]);
    expect(sandbox.counters['POST /auth']).toBe(2);
  });
});

describe('deadlines and retries', () => {
  it.each(['500', 'timeout', 'throttle'] as const)('repeats a read after a passing %s', async (error) => {
    const faults = faultsFor({ operation: 'GET /items', error });
    const sandbox = await withRows([], { faults });
    expect((await clientFor(sandbox, { timeoutMs: 300 }).item('item-1')).id).toBe('item-1');
  });

  it('gives up a read after three attempts and names route and status only', async () => {
    const server = await answering(() => ({ status: 503, body: { message: 'cpf 123.456.789-00' } }));
    const error = await refusal(clientFor(server).item('item-1'));
    expect(error.status).toBe(503);
    expect(error.message).toBe('Aggregator: GET /items/{id} answered 503');
    expect(server.calls()).toBe(1 + 3);
  });

  it('does not sleep through a long Retry-After, but reports it', async () => {
    const server = await answering(() => ({ status: 429, headers: { 'retry-after': '60' } }));
    const error = await refusal(clientFor(server).item('item-1'));
    expect(error).toMatchObject({ status: 429, retryAfterSeconds: 60 });
    expect(server.calls()).toBe(1 + 1);
  });

  it('repeats an update only when the connection broke', async () => {
    const sandbox = await withRows([], { faults: faultsFor({ operation: 'PATCH /items', error: 'timeout' }) });
    expect((await clientFor(sandbox).requestUpdate('item-1')).id).toBe('item-1');
  });

  it('never repeats an update that was answered', async () => {
    const sandbox = await withRows([], { faults: faultsFor({ operation: 'PATCH /items', error: '500' }) });
    const client = clientFor(sandbox);
    expect((await refusal(client.requestUpdate('item-1'))).status).toBe(500);
    expect(sandbox.counters['PATCH /items/{id}']).toBe(1);
  });

  it('ends at the deadline of the caller', async () => {
    const sandbox = await withRows([], {
      faults: faultsFor({ operation: 'GET /items', error: 'timeout', times: 9 }),
    });
    const error = await refusal(clientFor(sandbox).item('item-1', { signal: AbortSignal.timeout(50) }));
    expect(error.status).toBeNull();
  });

  it('distinguishes an update that came too soon from a failure', async () => {
    const sandbox = await runningSandbox();
    sandbox.putUser('ana', 'user-1', itemEntries(anItem({}, { onUpdate: { tooSoon: true } })));
    const error = await refusal(clientFor(sandbox).requestUpdate('item-1'));
    expect(isTooSoon(error)).toBe(true);
    expect(error.code).toBe('CLIENT_IS_UPDATING_BEFORE_ALLOWED_FREQUENCY');
  });
});

describe('reading transactions', () => {
  it('follows every cursor page', async () => {
    const sandbox = await withRows(rowsOnDays(7));
    sandbox.script.cursorPageSize = 2;
    const rows = await clientFor(sandbox).transactions('acc-1', null);
    expect(idsOf(rows)).toEqual(['tx-0', 'tx-1', 'tx-2', 'tx-3', 'tx-4', 'tx-5', 'tx-6']);
    expect(sandbox.counters['GET /v2/transactions']).toBe(4);
  });

  it('asks from a date on', async () => {
    const sandbox = await withRows(rowsOnDays(5));
    expect(idsOf(await clientFor(sandbox).transactions('acc-1', day('2026-03-04')))).toEqual(['tx-3', 'tx-4']);
  });

  it('reads everything where the cursor list takes no date', async () => {
    const sandbox = await withRows(rowsOnDays(5));
    sandbox.script.cursorDateFilters = 'refused';
    expect(await clientFor(sandbox).transactions('acc-1', day('2026-03-04'))).toHaveLength(5);
  });

  it('falls back to numbered pages where the cursor list is gone', async () => {
    const sandbox = await withRows(
      Array.from({ length: 501 }, (_, index) => aRow({ id: `tx-${index}` })).concat(
        aRow({ id: 'old', date: '2026-01-01T15:00:00.000Z' }),
      ),
    );
    sandbox.script.cursorTransactions = 404;
    const client = clientFor(sandbox);
    expect(await client.transactions('acc-1', null)).toHaveLength(502);
    expect(await client.transactions('acc-1', day('2026-03-01'))).toHaveLength(501);
  });

  it('reports an unknown account', async () => {
    const sandbox = await withRows([]);
    expect((await refusal(clientFor(sandbox).transactions('nobody', null))).status).toBe(404);
  });

  it.each([
    { name: 'stands still', next: () => '?accountId=acc-1&after=a' },
    { name: 'runs in a circle', next: (count: number) => `?after=${count % 3}` },
    { name: 'never ends', next: (count: number) => `?after=${count}` },
  ])('stops when the cursor $name', async ({ next }) => {
    const server = await answering((_path, count) => ({ body: { results: [], next: next(count) } }));
    await expect(clientFor(server).transactions('acc-1', null)).rejects.toThrow(EndlessListError);
    expect(server.calls()).toBeLessThan(1_010);
  });

  it('never follows a cursor to another host', async () => {
    const server = await answering((path) => ({
      body: { results: [{ id: path }], next: path.includes('after') ? null : 'https://elsewhere.example/x?after=1' },
    }));
    expect(await clientFor(server).transactions('acc-1', null)).toEqual([
      { id: '/v2/transactions?accountId=acc-1' },
      { id: '/v2/transactions?after=1' },
    ]);
  });
});

describe('bills', () => {
  it('reads every page', async () => {
    const bills = Array.from({ length: 3 }, (_, index) => ({
      id: `bill-${index}`,
      dueDate: `2026-0${index + 1}-17T00:00:00.000Z`,
      totalAmount: 10,
    }));
    const sandbox = await runningSandbox();
    sandbox.putUser('ana', 'user-1', itemEntries(anItem({}, { accounts: [anAccount({ type: 'CREDIT' }, { bills })] })));
    expect(await clientFor(sandbox).bills('acc-1')).toHaveLength(3);
  });

  it('distinguishes an institution without bills from one with none yet', async () => {
    const sandbox = await withRows([]);
    expect(await clientFor(sandbox).bills('acc-1')).toEqual([]);
    expect(await clientFor(sandbox).bills('nobody')).toBeNull();
  });
});

it('deletes an item once or twice', async () => {
  const sandbox = await withRows([]);
  const client = clientFor(sandbox);
  await client.deleteItem('item-1');
  await client.deleteItem('item-1');
  expect((await refusal(client.item('item-1'))).status).toBe(404);
});
