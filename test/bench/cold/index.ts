import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFolder, bundleFunctions } from '../../../infra/bundle.ts';
import { alternating } from '../frame/median.ts';
import { lambdaNode } from '../frame/peers.ts';
import type { BenchContext, Row } from '../frame/row.ts';
import type { ColdCase } from './cases.ts';
import { makeCertificate } from './certificate.ts';
import { caseRows } from './rows.ts';
import { bundleBare } from './sides/bundles.ts';
import { coldStart, lambdaEnvironment, type Runtime } from './sides/sample.ts';
import { type Stub, startStub } from './stub/stub.ts';

type Prepared = { stub: Stub; runtime: Runtime; bare: string; dist: string };

/** One call against the local stack: writes down what the services answer, and shows that the function serves it. */
const recordCase = async (
  { stub, runtime, dist }: Prepared,
  { name, file, event, status, says }: ColdCase,
): Promise<void> => {
  await stub.record(name);
  await coldStart(runtime, { bundle: join(bundleFolder(file, dist), 'index.mjs'), event, status, says });
};

const measureCase = async (prepared: Prepared, asked: ColdCase, repetitions: number): Promise<Row[]> => {
  const { stub, runtime, bare, dist } = prepared;
  await recordCase(prepared, asked);
  const waves = await stub.waves(asked.name);
  const start = async (task: Parameters<typeof coldStart>[1]) => {
    await stub.replay(asked.name);
    return coldStart(runtime, task);
  };
  const { event, status, says } = asked;
  const ours = { bundle: join(bundleFolder(asked.file, dist), 'index.mjs'), event, status, says };
  const peer = { bundle: bare, event, waves, status: 200 };
  return caseRows(asked, waves, await alternating({ ours: () => start(ours), bare: () => start(peer) }, repetitions));
};

const prepare = async ({ progress, peers }: BenchContext): Promise<Prepared | null> => {
  if (!(await peers('selfsigned'))) return null;
  const node = (await lambdaNode(progress)) ?? process.execPath;
  const dist = mkdtempSync(join(tmpdir(), 'saldo-bench-'));
  await bundleFunctions(dist);
  const bare = await bundleBare(dist);
  const tls = await makeCertificate();
  const stub = await startStub(tls);
  return {
    stub,
    bare,
    dist,
    runtime: { node, environment: { ...stub.environment, ...lambdaEnvironment(tls.certFile) } },
  };
};

/** Cold starts of every function of the API next to a bare handler with the same calls of the table. */
export const run = async (context: BenchContext): Promise<Row[]> => {
  const prepared = await prepare(context);
  if (!prepared) return [];
  const rows: Row[] = [];
  for (const asked of prepared.stub.cases.filter(({ name }) => context.isAsked(name))) {
    context.progress(`cold start of ${asked.name}`);
    rows.push(...(await measureCase(prepared, asked, context.repetitions)));
  }
  prepared.stub.close();
  return rows;
};
