import { execFileSync } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinned } from '../cold/cores.ts';
import { alternating } from '../frame/median.ts';
import { lambdaNode } from '../frame/peers.ts';
import { type BenchContext, compared, type Row } from '../frame/row.ts';
import { bundleVariant, type Variant } from './variants.ts';

/** A function with a synchronous caller and one without, each compared with its alternative. */
const COMPARED: readonly { file: string; other: Variant }[] = [
  { file: 'api/get-balance.ts', other: 'with Powertools' },
  { file: 'jobs/sync-item.ts', other: 'without Powertools' },
  { file: 'jobs/send-email.ts', other: 'without Powertools' },
];

const SCRIPT = `
const start = performance.now();
await import(process.argv.at(-1));
console.log(performance.now() - start);
process.exit(0);`;

const environment = {
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  AWS_LAMBDA_FUNCTION_NAME: 'bench',
  METRICS_NAMESPACE: 'Saldo/bench',
};

/** Milliseconds that a fresh process takes to load a bundle. */
const importMs = (node: string, bundle: string): number => {
  const [command, args] = pinned(1, node, ['--input-type=module', '--eval', SCRIPT, bundle]);
  return Number(execFileSync(command, args, { env: environment, encoding: 'utf8' }));
};

/** What Powertools costs a cold start: the reason why it logs in jobs and not on the API path. */
export const run = async ({ progress, isAsked, repetitions }: BenchContext): Promise<Row[]> => {
  const node = (await lambdaNode(progress)) ?? process.execPath;
  const folder = mkdtempSync(join(tmpdir(), 'saldo-telemetry-'));
  const rows: Row[] = [];
  for (const { file, other } of COMPARED.filter((one) => isAsked(one.file))) {
    progress(`loading ${file}, ${other}`);
    const [deployed, instead] = await Promise.all([
      bundleVariant(file, 'as deployed', folder),
      bundleVariant(file, other, folder),
    ]);
    const sides = { ours: () => importMs(node, deployed), peer: () => importMs(node, instead) };
    const { ours, peer } = await alternating(sides, repetitions);
    // The minimum of each: the rest is noise of the machine.
    const name = `${file}, loading / ${other}`;
    rows.push(
      compared({ part: 'telemetry', name, unit: 'ms', ours: Math.min(...ours), peer: Math.min(...peer) }),
      compared({
        part: 'telemetry',
        name: `${file}, size / ${other}`,
        unit: 'bytes',
        ours: statSync(deployed).size,
        peer: statSync(instead).size,
      }),
    );
  }
  return rows;
};
