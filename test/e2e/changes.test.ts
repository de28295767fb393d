import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addSeconds, systemClock } from '../../shared/time/instant.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { card, daysFrom, person, row, today } from './cards-world.ts';

type Row = { id: string };
type Answer = {
  added: Row[];
  modified: Row[];
  removed: { id: string; account_id: string }[];
  next_cursor: string;
  has_more: boolean;
  error?: string;
  message?: string;
};

const bankRow = (id: string, days: number, amount = -10) =>
  row(daysFrom(today, -days), amount, { id, status: 'POSTED' });
const bank = (...transactions: object[]) =>
  card({ id: 'bank', type: 'BANK', transactions: [...transactions] as never });

let stack: TestStack;
let folder: string;
const keys: Record<string, string> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saldo-changes-'));
  const ana = person('ana', bank(bankRow('a', 0), bankRow('b', 1), bankRow('c', 400)), card({ id: 'card' }));
  stack = await startStack({ users: [ana, person('bia', card({ id: 'b-bank', type: 'BANK' }))] });
  for (const user of ['ana', 'bia']) keys[user] = await stack.keyOf(user);
});
afterAll(() => stack.close());
afterEach(() => stack.control('DELETE', 'faults'));

const changes = async (query: Record<string, string | number> = {}, user = 'ana') =>
  stack.call<Answer>('GET', '/tools/api/get-changes', { key: keys[user] ?? '', query });
const give = (...accounts: unknown[]) =>
  stack.control('PUT', 'sandbox/users/ana/items', {
    items: [{ item: { id: 'item-ana', connector: { id: 612, name: 'Nubank' } }, accounts }],
  });
const synchronize = async () => stack.call('POST', '/tools/api/manual-update', { key: await stack.keyOf('ana') });

const shown = async (): Promise<Row[]> => {
  const query = { startDate: '2000-01-01', endDate: daysFrom(today, 4000) };
  const key = await stack.keyOf('ana');
  const { body } = await stack.call<{ data: Row[] }>('GET', '/tools/api/get-transactions', { key, query });
  return body.data.toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

/** Runs the example of the README as its reader does, and returns the copy that it keeps. */
const follow = async (file: string): Promise<Row[]> => {
  const path = join(folder, file);
  await promisify(execFile)(process.execPath, [
    'infra/client/examples/follow-changes.mjs',
    stack.url,
    await stack.keyOf('ana'),
    path,
  ]);
  const { rows } = JSON.parse(await readFile(path, 'utf8'));
  return (Object.values(rows) as Row[]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
};

describe('the example that follows changes', () => {
  it('holds what get-transactions says, after synchronizations, edits, renumberings and accounts that the bank lists no more', async () => {
    expect(await follow('copy.json')).toEqual(await shown());
    await give(
      bank(bankRow('a', 0, -11), bankRow('d', 2), bankRow('c', 400)),
      card({ id: 'card', transactions: [row(today, 70)] }),
    );
    await synchronize();
    expect(await follow('copy.json')).toEqual(await shown());
    const key = await stack.keyOf('ana');
    await stack.call('PUT', '/tools/api/update-transaction', { key, body: { transactionId: 'd', note: 'presente' } });
    await stack.call('PUT', '/tools/api/update-account', { key, body: { accountId: 'bank', customName: 'Casa' } });
    expect(await follow('copy.json')).toEqual(await shown());
    await give(bank(bankRow('e', 2), bankRow('c', 400)));
    await synchronize();
    await stack.drain();
    // The rows of a closed account stay.
    expect((await shown()).map(({ id }) => id)).toEqual(['c', 'e', expect.stringMatching(/^row-/)]);
    expect(await follow('copy.json')).toEqual(await shown());
  });
});

describe('get-changes', () => {
  it('bounds the three lists together by the limit', async () => {
    const first = await changes({ limit: 1 });
    expect([first.status, first.body.added.length, first.body.has_more]).toEqual([200, 1, true]);
    expect((await changes({ limit: 500 })).body.has_more).toBe(false);
  });

  it.each([0, 501, -1, 1.5])('refuses the limit %s', async (limit) => {
    expect((await changes({ limit })).status).toBe(400);
  });

  it("refuses a cursor that is garbled, another user's or longer than any of ours", async () => {
    const { next_cursor: cursor } = (await changes()).body;
    for (const wrong of [cursor.slice(1), `${cursor}x`, 'x', 'x'.repeat(6_001)]) {
      expect(await changes({ cursor: wrong })).toMatchObject({ status: 400, body: { error: 'Invalid cursor' } });
    }
    expect(await changes({ cursor }, 'bia')).toMatchObject({ status: 400, body: { error: 'Invalid cursor' } });
    expect((await changes({ cursor })).status).toBe(200);
  });

  it('answers 500 without internals while the table fails, and then goes on from the same cursor', async () => {
    const { next_cursor: cursor } = (await changes()).body;
    await stack.control('POST', 'faults', { target: 'dynamodb', operation: 'Query', times: 40, error: '500' });
    const failed = await changes({ cursor });
    expect([failed.status, failed.body]).toMatchObject([500, { error: 'Internal server error' }]);
    await stack.control('DELETE', 'faults');
    expect((await changes({ cursor })).status).toBe(200);
  });

  it('answers 410 once what came after the cursor is kept no longer; without a cursor everything is told anew', async () => {
    const { next_cursor: cursor } = (await changes()).body;
    await stack.control('POST', 'jobs/expire-feed', { scheduledTime: addSeconds(systemClock(), 91 * 24 * 3600) });
    await stack.drain();
    expect(await changes({ cursor })).toMatchObject({ status: 410, body: { error: 'Cursor expired' } });
    expect((await changes({ limit: 500 })).body.added).toHaveLength((await shown()).length);
  });
});
