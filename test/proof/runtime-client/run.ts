import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFolder, bundleFunctions } from '../../../infra/build/bundle.ts';
import { openWorld } from '../../bench/cold/cases.ts';
import { lambdaNode } from '../../bench/frame/peers.ts';
import { MissingError } from '../engines/missing.ts';
import { proofPackages } from '../engines/packages.ts';
import type { Outcome } from '../engines/process.ts';
import { runSteps } from '../engines/steps.ts';
import { type Task, tasksOf } from './events.ts';
import { type Invoked, serveRuntimeApi } from './runtime-api.ts';

const WITHIN_MS = 60_000;
const AT_ONCE = 3;

/** Node and AWS's client as they are in Lambda. */
type Runtime = { node: string; client: string };

const LAMBDA = {
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024',
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
  AWS_LAMBDA_LOG_GROUP_NAME: '/aws/lambda/proof',
  AWS_LAMBDA_LOG_STREAM_NAME: 'proof',
  _HANDLER: 'index.handler',
  TZ: ':UTC',
};

/** Starts an execution environment for one event, as Lambda does, and ends it with its answer. */
const invoke = async ({ node, client }: Runtime, bundle: string, { name, event }: Task): Promise<Invoked> => {
  const api = await serveRuntimeApi(name, event);
  const child = spawn(node, ['--require', join(import.meta.dirname, 'transport.cjs'), client], {
    env: {
      ...process.env,
      ...LAMBDA,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_RUNTIME_API: api.address,
      LAMBDA_TASK_ROOT: bundle,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const exited = once(child, 'exit').then(([code]) => api.fail(`ended with ${code}: ${said.slice(-1_000)}`));
  const timer = setTimeout(() => api.fail(`no answer within ${WITHIN_MS / 1000} s: ${said.slice(-1_000)}`), WITHIN_MS);
  try {
    const invoked = await api.invoked;
    // V8 reports an unknown flag on standard error and ignores it.
    return said.includes('unrecognized flag') ? { error: said.slice(0, 1_000) } : invoked;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    await exited;
    api.close();
  }
};

/** Every bundle, invoked by AWS's own runtime client on Lambda's Node, against the local stack. */
export const runtimeClient = async (): Promise<Outcome> => {
  const require = await proofPackages();
  const node = await lambdaNode((line) => console.error(`proof: ${line}`));
  if (!node) throw new MissingError('no Node 24 for this machine on npm');
  const runtime = { node, client: require.resolve('aws-lambda-ric') };
  const folder = await mkdtemp(join(tmpdir(), 'saldo-bundles-'));
  await bundleFunctions(folder);
  const world = await openWorld();
  try {
    const tasks = tasksOf(world.cases);
    const { held, failed } = await runSteps(
      tasks.map((task) => ({
        does: task.name,
        run: async () => {
          const invoked = await invoke(runtime, bundleFolder(task.file, folder), task);
          const problem = 'error' in invoked ? invoked.error : task.problem(invoked.result);
          if (problem !== null) throw new Error(problem);
        },
      })),
      AT_ONCE,
    );
    const bundles = new Set(tasks.map(({ file }) => file)).size;
    return { holds: failed === 0, ran: `${bundles} bundles, ${held} of ${held + failed} invocations` };
  } finally {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  }
};
