// Before any client of the SDK is made.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { peers } from './frame/peers.ts';
import type { BenchContext, Row, RunPart } from './frame/row.ts';
import { table } from './frame/table.ts';

const HERE = import.meta.dirname;
const LEAST_REPETITIONS = 7;

const parts = (): string[] => readdirSync(HERE).filter((folder) => existsSync(join(HERE, folder, 'index.ts')));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string', default: join(HERE, 'results', 'latest.json') },
    'no-fail': { type: 'boolean', default: false },
    repetitions: { type: 'string', default: '9' },
    only: { type: 'string' },
  },
});

const progress = (line: string): void => console.error(`bench: ${line}`);

const only = values.only?.split(',');

const context: BenchContext = {
  progress,
  isAsked: (subject) => only?.includes(subject) ?? true,
  repetitions: Math.max(LEAST_REPETITIONS, Number(values.repetitions) || 0),
  peers: peers(progress),
};

const runPart = async (part: string): Promise<Row[]> => {
  progress(part);
  const { run }: { run: RunPart } = await import(`./${part}/index.ts`);
  return run(context);
};

const unknown = positionals.filter((part) => !parts().includes(part));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}; there are ${parts().join(', ')}`);

const rows: Row[] = [];
const broken: string[] = [];
for (const part of positionals.length > 0 ? positionals : parts()) {
  // The parts before it took minutes.
  const measured = await runPart(part).catch((error: unknown) => {
    console.error(error);
    broken.push(part);
    return [];
  });
  rows.push(...measured);
}

const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
mkdirSync(dirname(values.json), { recursive: true });
const { repetitions } = context;
writeFileSync(
  values.json,
  `${JSON.stringify({ at: new Date().toISOString(), machine, repetitions, rows }, null, 2)}\n`,
);

const failed = rows.filter(({ holds }) => holds === false);
console.log(table(rows));
console.log(`\n${rows.length} rows, ${failed.length} goals missed; ${relative(process.cwd(), values.json)}`);
if (broken.length > 0) console.log(`Not measured, with the errors above: ${broken.join(', ')}`);
process.exit(broken.length > 0 || (failed.length > 0 && !values['no-fail']) ? 1 : 0);
