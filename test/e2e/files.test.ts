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

it('is hidden from another user, with its account', async () => {
  const [mine, other] = [
    await imported({ file: csvOf([['01/10/2026', 'SÓ DA ANA', '-1,00']]), account: { name: 'Dela', type: 'BANK' } }),
    await stack.keyOf('bia'),
  ];
  const query = { importId: String(mine.importId) };
  const body = { file: csvOf([['02/10/2026', 'DE FORA', '-2,00']]), account: { id: mine.accountId } };
  const refused = [
    await stack.call('DELETE', '/tools/api/delete-import', { key: other, query }),
    await stack.call('POST', '/tools/api/import-transactions', { key: other, body }),
  ];
  expect(refused.map(({ status, body }) => [status, (body as { error: string }).error])).toEqual([
    [404, 'Import not found'],
    [404, 'Account not found'],
  ]);
  const listed = async (of: string) =>
    JSON.stringify((await stack.call('GET', '/tools/api/list-imports', { key: of })).body);
  expect(await listed(key)).toContain(mine.importId);
  expect(await listed(other)).not.toContain(mine.importId);
  expect(await listed(key)).toContain('"finished":true');
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

const csvOf = (rows: readonly (readonly [string, string, string])[]): string =>
  ['Data;Descrição;Valor', ...rows.map((row) => row.join(';'))].join('\n');

it('imports 20,000 rows within ten seconds, and one more is refused', async () => {
  const days = Array.from({ length: 20_000 }, (_, at) => {
    const day = String((at % 28) + 1).padStart(2, '0');
    const month = String((at % 12) + 1).padStart(2, '0');
    return [`${day}/${month}/${2024 + (at % 2)}`, `LOJA ${at}`, `-${at + 1},10`] as const;
  });
  const account = { name: 'Histórico', type: 'BANK' };
  // Of the processor: other programs of this machine do not count.
  const before = process.cpuUsage();
  const { counts, accountId } = await imported({ file: csvOf(days), account });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(10_000);
  expect(counts).toEqual({ new: 20_000, known: 0, doubtful: 0, left_out: 0 });
  const large = await send({ file: csvOf([...days, ['01/01/2026', 'A', '-1,00']]), account: { id: accountId } });
  expect(large).toMatchObject({ status: 400, body: { error: 'File too large', limit: 20_000 } });
});

it('gives a card without a bank no bills', async () => {
  const { accountId } = await imported({
    file: text('nubank-cartao.csv'),
    account: { name: 'Cartão antigo', type: 'CREDIT' },
  });
  for (const path of [
    '/tools/api/get-bills',
    '/tools/api/get-bill-summary',
    '/tools/api/get-upcoming',
    '/tools/api/get-installments',
  ]) {
    const { status, body } = await stack.call('GET', path, { key });
    expect([path, status]).toEqual([path, 200]);
    if (path !== '/tools/api/get-installments')
      expect([path, JSON.stringify(body).includes(String(accountId))]).toEqual([path, false]);
  }
});

describe('a file for an account of a bank', () => {
  it('finds the rows that the bank has, adds the others, and a sync keeps them', async () => {
    const bank = (await accounts()).find(({ source }) => source === 'bank');
    const listed = await stack.call<{ data: Row[] }>('GET', '/tools/api/get-transactions', {
      key,
      query: { startDate: '2020-01-01', endDate: '2030-01-01', accountId: String(bank?.id) },
    });
    const known = listed.body.data.find((row) => row.account_id === bank?.id);
    if (!bank || !known) throw new Error('The household has no row');
    const dated = (date: string): string => date.split('-').reverse().join('/');
    const file = csvOf([
      [dated(known.date), known.description.toUpperCase(), known.amount.toFixed(2).replace('.', ',')],
      ['05/03/2001', 'SÓ NO ARQUIVO', '-7,77'],
    ]);
    const { counts } = await imported({ file, account: { id: bank.id } });
    expect(counts).toMatchObject({ new: 1, known: 1 });
    await stack.call('POST', '/tools/api/manual-update', { key, body: {} });
    const { body } = await stack.call<{ data: Row[] }>('GET', '/tools/api/get-transactions', {
      key,
      query: { startDate: '2001-01-01', endDate: '2001-12-31' },
    });
    expect(body.data.map(({ description, source }) => [description, source])).toEqual([['SÓ NO ARQUIVO', 'file']]);
  });
});
