import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeBlocks, codeSamplesIn, packClient } from '../support/packed-client.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { household, today } from './a-household.ts';

const EXAMPLES = 'infra/client/examples';
const run = promisify(execFile);

let stack: TestStack;
let key: string;
/** Empty but for the package, as a stranger's. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saldo-package-'));
  [stack] = await Promise.all([startStack(household), packClient(folder)]);
  key = await stack.keyOf('ana');
});
afterAll(async () => {
  await stack.close();
  await rm(folder, { recursive: true });
});

/** Runs a program in the folder, with nothing of this repository. @returns what it prints */
const output = async (file: string, ...args: string[]): Promise<string> => {
  const env = { PATH: process.env.PATH, SALDO_KEY: key, KEY: key };
  return (await run(process.execPath, [file, ...args], { cwd: folder, env })).stdout;
};

type Summary = { data: { groups: { name: string; amount: number }[]; totals: { spending: number } } };
const summary = async (): Promise<Summary['data']> => {
  const query = { groupBy: 'category' };
  return (await stack.call<Summary>('GET', '/tools/api/summarize-spending', { key, query })).body.data;
};
type Rows = { data: Record<string, unknown>[] };

describe('the packed client, in an empty folder', () => {
  it('holds JavaScript, types, licence and README, and needs nothing', async () => {
    const home = join(folder, 'node_modules', 'saldo-client');
    const files = (await readdir(home, { recursive: true })).filter((file) => file !== 'dist').toSorted();
    expect(files.filter((file) => !file.startsWith('dist/'))).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(files.filter((file) => !/\.(d\.ts|js)$/.test(file))).toEqual(['LICENSE', 'README.md', 'package.json']);
    const { dependencies, engines, license } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
    expect([dependencies, engines, license]).toEqual([undefined, { node: '>=20' }, 'MIT']);
  });

  it('runs the program of twelve lines', async () => {
    await cp(join(EXAMPLES, 'month.mjs'), join(folder, 'month.mjs'));
    const { groups, totals } = await summary();
    const lines = groups.map(({ name, amount }) => `${amount.toFixed(2)} ${name}`);
    expect(await output('month.mjs', stack.url)).toBe(
      `${[...lines, `${totals.spending.toFixed(2)} in all`].join('\n')}\n`,
    );
    expect(groups.length).toBeGreaterThan(0);
  });

  it('writes once, pages through everything and throws refusals', async () => {
    await writeFile(
      join(folder, 'all.mjs'),
      `import { saldoClient, SaldoError } from 'saldo-client';
      const saldo = saldoClient({ url: process.argv[2] });
      const { data } = await saldo.createPaymentReminder({ title: 'Aluguel', dueDate: '${today}' });
      const rows = [];
      for await (const row of saldo.transactions({ startDate: '${Number(today.slice(0, 4)) - 1}-01-01' })) rows.push(row);
      const fed = [];
      for await (const { added } of saldo.changes({ limit: 2 })) fed.push(...added.map(({ id }) => id));
      const refused = await saldo.getBalanceByAccount({ accountId: 'none' }).catch((error) => error);
      console.log(JSON.stringify({ title: data.title, rows, fed, refused: [refused instanceof SaldoError, refused.status, refused.type] }));`,
    );
    const { title, rows, fed, refused } = JSON.parse(await output('all.mjs', stack.url));
    expect([title, refused]).toEqual(['Aluguel', [true, 404, 'not_found']]);
    const days = rows.map(({ date }: { date: string }) => date);
    expect(days).toEqual(days.toSorted().reverse());
    expect(rows.map(({ id }: { id: string }) => id).toSorted()).toEqual(fed.toSorted());
    expect(rows.length).toBeGreaterThan(5);
  });

  it('runs the calls of the READMEs as shown, and types hold for them and for every sample of the reference', async () => {
    const reference = Object(await (await fetch(`${stack.url}/openapi.json`)).json());
    const samples = codeSamplesIn(reference, 'TypeScript');
    const programs = [...(await codeBlocks('README.md', 'js')), ...(await codeBlocks('infra/client/README.md', 'js'))];
    const shown = [...programs, ...(await codeBlocks('infra/client/README.md', 'ts'))];
    expect([samples.length > 50, programs.length, shown.length]).toEqual([true, 4, 5]);
    await mkdir(join(folder, 'typed'));
    for (const [at, source] of [...samples, ...shown].entries())
      await writeFile(join(folder, 'typed', `${at}.mts`), `${source}\nexport {};\n`);
    const compilerOptions = {
      ...{ target: 'ES2022', module: 'NodeNext', lib: ['ES2023', 'DOM'], strict: true, noEmit: true },
      ...{ types: ['node'], typeRoots: [join(process.cwd(), 'node_modules/@types')] },
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['typed'] }));
    const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch(({ stdout: said }) => ({ stdout: said }));
    expect(stdout).toBe('');
    for (const [at, program] of programs.entries()) {
      await writeFile(join(folder, `readme-${at}.mjs`), program.replace('http://localhost:3000', stack.url));
      expect(await output(`readme-${at}.mjs`)).not.toBe('');
    }
  });
});

describe('a program without a package, of twelve lines', () => {
  it.each(['month.mjs', 'n8n.json', 'google-sheets.gs', 'excel.pq', '../../client-python/examples/month.py'])(
    '%s is no longer',
    async (file) => {
      expect((await readFile(join(EXAMPLES, file), 'utf8')).trimEnd().split('\n').length).toBeLessThanOrEqual(12);
    },
  );

  it('is a node of n8n', async () => {
    const { nodes } = JSON.parse(await readFile(join(EXAMPLES, 'n8n.json'), 'utf8'));
    const [{ type, parameters }] = nodes;
    const { method, url, authentication, genericAuthType, sendQuery, queryParameters } = parameters;
    expect([type, authentication, genericAuthType, sendQuery]).toEqual([
      'n8n-nodes-base.httpRequest',
      'genericCredentialType',
      'httpBearerAuth',
      true,
    ]);
    const called = new URL(url.replace('http://localhost:3000', stack.url));
    for (const { name, value } of queryParameters.parameters) called.searchParams.append(name, value);
    const response = await fetch(called, { method, headers: { Authorization: `Bearer ${key}` } });
    expect([response.status, Object(await response.json()).data]).toEqual([200, await summary()]);
  });

  it('is a function of a spreadsheet: Apps Script reads while it waits, so what it asks for is fetched between two runs', async () => {
    const source = await readFile(join(EXAMPLES, 'google-sheets.gs'), 'utf8');
    const [, call = '', columns = ''] = /=SALDO\("([^"]+)"; "([^"]+)"\)/.exec(source) ?? [];
    const properties: Record<string, string> = { SALDO_URL: stack.url, SALDO_KEY: key };
    const asked: { url: string; headers: Record<string, string> }[] = [];
    const cells = (text: string): unknown => {
      const UrlFetchApp = {
        fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
          asked.push({ url, headers });
          return { getContentText: () => text };
        },
      };
      const PropertiesService = { getScriptProperties: () => ({ getProperty: (name: string) => properties[name] }) };
      const context = { UrlFetchApp, PropertiesService };
      return JSON.parse(
        JSON.stringify(runInNewContext(`${source}\nSALDO(${JSON.stringify(call)}, '${columns}')`, context)),
      );
    };
    cells('{ "data": [] }');
    const [{ url, headers } = { url: '', headers: {} }] = asked;
    const text = await (await fetch(url, { headers })).text();
    const { data }: Rows = JSON.parse(text);
    expect(data.length).toBeGreaterThan(0);
    expect(cells(text)).toEqual([
      ['date', 'description', 'amount', 'category'],
      ...data.map(({ date, description, amount, category }) => [date, description, amount, category]),
    ]);
  });

  it('is a query of Excel: its address, query and columns are those of an answer', async () => {
    const source = await readFile(join(EXAMPLES, 'excel.pq'), 'utf8');
    const part = (form: RegExp): string => form.exec(source)?.[1] ?? '';
    const url = new URL(part(/RelativePath = "([^"]+)"/), `${stack.url}/`);
    for (const [, name = '', value = ''] of part(/Query = \[([^\]]*)\]/).matchAll(/(\w+) = "([^"]*)"/g))
      url.searchParams.append(name, value);
    expect([part(/Web\.Contents\("([^"]+)"/), part(/Headers = \[Authorization = ("Bearer " & \w+)\]/)]).toEqual([
      'http://localhost:3000',
      '"Bearer " & SaldoKey',
    ]);
    const response = await fetch(url, { headers: { Authorization: `Bearer ${key}` } });
    const { data, filters, ignored } = Object(await response.json());
    expect([response.status, filters.startDate, ignored]).toEqual([200, '2026-01-01', undefined]);
    const columns = [...part(/Answer\[data\], \{([^}]*)\}/).matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
    expect(columns.filter((name) => !(name in data[0]))).toEqual([]);
  });
});
