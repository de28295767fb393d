import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFolder, bundleFunctions } from '../../../infra/bundle.ts';
import { alternating } from '../frame/median.ts';
import { lambdaNode } from '../frame/peers.ts';
import type { BenchContext, Row } from '../frame/row.ts';
import { makeCertificate } from './certificate.ts';
import type { ColdCase } from './cases.ts';
import { caseRows } from './rows.ts';
import { bundleBare } from './sides/bundles.ts';
import { coldStart, lambdaEnvironment, type Runtime } from './sides/sample.ts';
import { startStub, type Stub } from './stub/stub.ts';

type Prepared = { stub: Stub; runtime: Runtime; bare: string };

/** One call against the local stack: writes down what the services answer, and shows that the function serves it. */
const recordCase = async ({ stub, runtime }: Prepared, { name, file, event, status }: ColdCase): Promise<void> => {
  await stub.record(name);
  await coldStart(runtime, { bundle: join(bundleFolder(file), 'index.mjs'), event, status });
};

const measureCase = async (prepared: Prepared, asked: ColdCase, repetitions: number): Promise<Row[]> => {
  const { stub, runtime, bare } = prepared;
  await recordCase(prepared, asked);
  const waves = await stub.waves(asked.name);
  const start = async (task: Parameters<typeof coldStart>[1]) => {
    await stub.replay(asked.name);
    return coldStart(runtime, task);
  };
  const ours = { bundle: join(bundleFolder(asked.file), 'index.mjs'), event: asked.event, status: asked.status };
  const peer = { bundle: bare, event: asked.event, waves, status: 200 };
  return caseRows(asked, waves, await alternating({ ours: () => start(ours), bare: () => start(peer) }, repetitions));
};

const prepare = async ({ progress, peers }: BenchContext): Promise<Prepared | null> => {
  if (!(await peers('selfsigned'))) return null;
  const node = (await lambdaNode(progress)) ?? process.execPath;
  await bundleFunctions();
  const bare = await bundleBare(mkdtempSync(join(tmpdir(), 'saldo-bare-')));
  const tls = await makeCertificate();
  const stub = await startStub(tls);
  return { stub, bare, runtime: { node, environment: { ...stub.environment, ...lambdaEnvironment(tls.certFile) } } };
};

/** Cold starts of every function of the API next to a bare handler with the same calls of the table. */
export const run = async (context: BenchContext): Promise<Row[]> => {
  const prepared = await prepare(context);
  if (!prepared) return [];
  const rows: Row[] = [];
  for (const asked of prepared.stub.cases) {
    context.progress(`cold start of ${asked.name}`);
    rows.push(...(await measureCase(prepared, asked, context.repetitions)));
  }
  prepared.stub.close();
  return rows;
};
