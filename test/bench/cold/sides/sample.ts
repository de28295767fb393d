import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { variables } from '../../../../shared/platform/environment.ts';
import { pinned } from '../cores.ts';
import { ORIGIN_SECRET } from '../event.ts';
import type { Waves } from '../stub/protocol.ts';

const run = promisify(execFile);

/** One cold start in ms: wall time of its two halves, CPU time of both. */
export type Sample = { importMs: number; firstMs: number; totalMs: number; cpuMs: number; nextCpuMs: number };
type Reported = Sample & { status?: number; served: boolean; body: string };

export type Runtime = {
  /** Lambda's Node, or this one where the package is not there. */
  node: string;
  environment: Record<string, string>;
};

export type Task = {
  bundle: string;
  event: object;
  /** Another call in the same process, `nextCpuMs`. */
  next?: object;
  waves?: Waves;
  status: number;
  says?: string;
  /** A script that is loaded before the bundle. */
  preload?: string;
};

/** What Lambda sets; nothing of the developer's shell reaches the measured process. */
export const lambdaEnvironment = (certFile: string): Record<string, string> => ({
  PATH: '/usr/bin:/bin',
  TZ: ':UTC',
  LANG: 'en_US.UTF-8',
  LAMBDA_TASK_ROOT: '/var/task',
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  AWS_LAMBDA_FUNCTION_NAME: 'bench',
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '512',
  AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
  _HANDLER: 'index.handler',
  NODE_EXTRA_CA_CERTS: certFile,
  [variables.originSecretDigests]: createHash('sha256').update(ORIGIN_SECRET).digest('hex'),
});

const folder = mkdtempSync(join(tmpdir(), 'saldo-cold-'));

/** Starts a fresh process for one invocation. @throws when it does not answer as expected */
export const coldStart = async (
  { node, environment }: Runtime,
  { status, preload, ...task }: Task,
): Promise<Sample> => {
  const file = join(folder, 'task.json');
  writeFileSync(file, JSON.stringify(task));
  const script = join(import.meta.dirname, 'measured-process.mjs');
  const [command, args] = pinned(1, node, [...(preload ? ['--require', preload] : []), script, file]);
  const { stdout, stderr } = await run(command, args, { env: environment, cwd: folder, timeout: 60_000 });
  const line = stdout.split('\n').find((text) => text.startsWith('BENCH '));
  if (!line) throw new Error(`${task.bundle} reported nothing: ${stderr}`);
  const { status: answered, served, body, ...sample }: Reported = JSON.parse(line.slice('BENCH '.length));
  if (answered !== status || !served) throw new Error(`${task.bundle} answered ${answered}, not ${status}: ${body}`);
  return sample;
};
