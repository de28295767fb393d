import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStack, type TestStack } from '../support/stack.ts';
import { household } from './a-household.ts';

const corpus = join(import.meta.dirname, '../shared/files/corpus');
const text = (name: string): string => readFileSync(join(corpus, name), 'utf8');
const base64 = (name: string): string => readFileSync(join(corpus, name)).toString('base64');

type Imported = {
  importId: string | null;
  accountId: string | null;
  counts: { new: number; known: number; doubtful: number; left_out: number };
  rows: { status: string }[];
  repeated: boolean;
};

let stack: TestStack;
let key: string;
beforeAll(async () => {
  stack = await startStack(household);
  key = await stack.keyOf('ana');
});
afterAll(() => stack.close());

const send = async (body: object) =>
  stack.call<{ data: Imported; error?: string }>('POST', '/tools/api/import-transactions', { key, body });
const imported = async (body: object): Promise<Imported> => {
  const { status, body: answer } = await send(body);
  expect([status, answer.error]).toEqual([200, undefined]);
  return answer.data;
};
type Row = { id: string; date: string; description: string; amount: number; source: string; account_id: string };
const rowsOf = async (accountId: string | null): Promise<Row[]> => {
  const { body } = await stack.call<{ data: Row[] }>('GET', '/tools/api/get-transactions', {
    key,
    query: { startDate: '2026-09-01', endDate: '2026-11-30', accountId: String(accountId), limit: '500' },
  });
  return body.data.filter((row) => row.account_id === accountId);
};
const accounts = async () =>
  (
    await stack.call<{ data: { id: string; source: string; balance: number | null }[] }>(
      'GET',
      '/tools/api/get-accounts',
      {
        key,
      },
    )
  ).body.data;

describe('an OFX file', () => {
  const account = { name: 'Conta antiga', type: 'BANK' };

  it('is previewed without a write, imported, known the second time, and undone', async () => {
    const body = { file: text('nubank-conta.ofx'), name: 'nubank.ofx', account };
    const preview = await imported({ ...body, preview: true });
    expect(preview).toMatchObject({ importId: null, accountId: null, counts: { new: 2, known: 0 } });
    expect((await accounts()).every(({ source }) => source === 'bank')).toBe(true);

    const first = await imported(body);
    expect(first).toMatchObject({ counts: { new: 2, known: 0, doubtful: 0 }, repeated: false });
    const rows = await rowsOf(first.accountId);
    expect(rows.map(({ date, amount, source }) => [date, amount, source])).toEqual([
      ['2026-10-31', 3500, 'file'],
      ['2026-10-01', -12.5, 'file'],
    ]);
    expect((await accounts()).find(({ id }) => id === first.accountId)).toMatchObject({ source: 'hand' });

    const again = await imported(body);
    expect(again).toMatchObject({ importId: first.importId, repeated: true, counts: { new: 0, known: 2 } });
    const asCsv = await imported({ file: text('nubank-conta.csv'), account: { id: first.accountId } });
    expect(asCsv.counts).toMatchObject({ new: 0, known: 2, doubtful: 0 });
    expect(await rowsOf(first.accountId)).toEqual(rows);

    const undo = (importId: string | null) =>
      stack.call('DELETE', '/tools/api/delete-import', { key, query: { importId: String(importId) } });
    const listed = await stack.call<{ data: { importId: string }[] }>('GET', '/tools/api/list-imports', { key });
    expect(listed.body.data.map(({ importId }) => importId)).toEqual([asCsv.importId, first.importId]);
    expect((await undo(first.importId)).body).toMatchObject({ data: { removed: 0, kept: 2, accountRemoved: false } });
    expect(await rowsOf(first.accountId)).toEqual(rows);
    expect((await undo(asCsv.importId)).body).toMatchObject({ data: { removed: 2, kept: 0 } });
    expect(await rowsOf(first.accountId)).toEqual([]);
    expect((await undo(asCsv.importId)).status).toBe(404);
  });

  it('comes as base64, also of its gzip', async () => {
    const bytes = await imported({
      file: base64('itau-conta.ofx'),
      fileEncoding: 'base64',
      account: { name: 'Itaú', type: 'BANK' },
    });
    expect(bytes.counts.new).toBe(3);
    const zipped = gzipSync(readFileSync(join(corpus, 'itau-conta.ofx'))).toString('base64');
    const again = await imported({ file: zipped, fileEncoding: 'base64', account: { id: bytes.accountId } });
    expect(again).toMatchObject({ repeated: true, importId: bytes.importId });
  });
});

it('refuses what is no statement, and writes nothing', async () => {
  const before = (await accounts()).length;
  const file = (name: string) => ({
    file: base64(name),
    fileEncoding: 'base64',
    account: { name: 'Nova', type: 'BANK' },
  });
  expect((await send(file('extrato.pdf.ofx'))).body).toMatchObject({ error: 'Unknown file format', detected: 'pdf' });
  expect((await send(file('valor-errado.csv'))).body).toMatchObject({
    error: 'Invalid file',
    line: 3,
    column: 'Valor',
  });
  expect(await send({ file: '', account: { id: 'x' } })).toMatchObject({ status: 400 });
  expect((await send({ file: 'a;b', account: { id: 'x' } })).body).toMatchObject({ error: 'Account not found' });
  expect((await send({ file: 'a;b', account: {} })).body).toMatchObject({ error: 'Invalid account' });
  expect((await accounts()).length).toBe(before);
});
