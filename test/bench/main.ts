// Before any client of the SDK is made.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { peers } from './frame/peers.ts';
import { currentCommit, writeResults } from './frame/results.ts';
import type { BenchContext, Row, RunPart } from './frame/row.ts';
import { sentence, table } from './frame/table.ts';

const HERE = import.meta.dirname;
const LEAST_REPETITIONS = 7;

const parts = (): string[] => readdirSync(HERE).filter((folder) => existsSync(join(HERE, folder, 'index.ts')));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string', default: join(HERE, 'results', 'latest.json') },
    results: { type: 'string', default: join(HERE, 'RESULTS.md') },
    'no-fail': { type: 'boolean', default: false },
    repetitions: { type: 'string', default: '9' },
    only: { type: 'string' },
  },
});

const progress = (line: string): void => console.error(`bench: ${line}`);

const only = values.only?.split(',');
const repetitions = Math.max(LEAST_REPETITIONS, Number(values.repetitions) || 0);
const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };

/** @returns when */
const writeJson = (rows: readonly Row[]): string => {
  const at = new Date().toISOString();
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, `${JSON.stringify({ at, machine, repetitions, rows }, null, 2)}\n`);
  return at;
};

const soFar: Row[] = [];

const context: BenchContext = {
  progress,
  measured: (row) => {
    soFar.push(row);
    progress(sentence(row));
    writeJson(soFar);
  },
  isAsked: (subject) => only?.includes(subject) ?? true,
  repetitions,
  peers: peers(progress),
};

const runPart = async (part: string): Promise<Row[]> => {
  progress(part);
  const { run }: { run: RunPart } = await import(`./${part}/index.ts`);
  return run(context);
};

/**
 * Each in a process of its own: functions keep the addresses of the first stack that they were loaded for, and a part that
 * breaks takes no other with it.
 * @returns null where it broke; its error is printed
 */
const runApart = (part: string, folder: string): Row[] | null => {
  const file = join(folder, `${part}.json`);
  const options = ['--json', file, '--results', '', '--no-fail', '--repetitions', values.repetitions];
  const { status } = spawnSync(
    process.execPath,
    [...process.execArgv, import.meta.filename, part, ...options, ...(values.only ? ['--only', values.only] : [])],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return status === 0 ? JSON.parse(readFileSync(file, 'utf8')).rows : null;
};

const runAll = (asked: readonly string[]): { rows: Row[]; broken: string[] } => {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-bench-'));
  const measured = asked.map((part) => ({ part, rows: runApart(part, folder) }));
  rmSync(folder, { recursive: true });
  return {
    rows: measured.flatMap(({ rows }) => rows ?? []),
    broken: measured.flatMap(({ part, rows }) => (rows ? [] : [part])),
  };
};

const unknown = positionals.filter((part) => !parts().includes(part));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}; there are ${parts().join(', ')}`);

const asked = positionals.length > 0 ? positionals : parts();
const [alone] = asked;
const { rows, broken } = alone && asked.length === 1 ? { rows: await runPart(alone), broken: [] } : runAll(asked);

const at = writeJson(rows);
// A few rows of a part are no result of it.
if (values.results && !only) {
  const where = `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}`;
  writeResults(values.results, rows, {
    commit: currentCommit(),
    at: `${at.slice(0, 16)}Z`,
    machine: where,
    repetitions,
  });
}

const failed = rows.filter(({ holds }) => holds === false);
console.log(table(rows));
console.log(`\n${rows.length} rows, ${failed.length} goals missed; ${relative(process.cwd(), values.json)}`);
if (broken.length > 0) console.log(`Not measured, with the errors above: ${broken.join(', ')}`);
process.exit(broken.length > 0 || (failed.length > 0 && !values['no-fail']) ? 1 : 0);
