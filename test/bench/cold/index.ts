import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFolder, bundleFunctions } from '../../../infra/build/bundle.ts';
import { functionBytes } from '../../../infra/build/size-budgets.ts';
import { alternating } from '../frame/median.ts';
import { lambdaNode } from '../frame/peers.ts';
import type { BenchContext, Row } from '../frame/row.ts';
import type { ColdCase } from './cases.ts';
import { makeCertificate } from './certificate.ts';
import { caseRows, OURS, peerRows } from './rows.ts';
import { bareBytes, bundleBare, bundlePeer, bytesOf } from './sides/bundles.ts';
import { coldStart, lambdaEnvironment, type Runtime, type Sample } from './sides/sample.ts';
import { sizeRows } from './sizes.ts';
import { type Stub, startStub } from './stub/stub.ts';

const PEER_OPERATION = 'get-balance';
/** Packages of each framework with its Lambda adapter. */
const PEERS = {
  powertools: ['@aws-lambda-powertools/event-handler'],
  express: ['express', 'serverless-http'],
  nest: ['@nestjs/core', '@nestjs/common', '@nestjs/platform-express', 'serverless-http'],
};

type Prepared = { stub: Stub; runtime: Runtime; bare: string; dist: string };

const preload = join(import.meta.dirname, 'sides', 'side-by-side.cjs');

/** One call against the local stack: records the services' responses and verifies that the function serves it. */
const recordCase = async (
  { stub, runtime, dist }: Prepared,
  { name, file, event, status, says }: ColdCase,
): Promise<void> => {
  await stub.record(name);
  await coldStart(runtime, { bundle: join(bundleFolder(file, dist), 'index.mjs'), event, status, says, preload });
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

/** The peers' endpoint is get-balance: the same caller, calls and answer on each of the frameworks. */
const measurePeers = async (prepared: Prepared, context: BenchContext): Promise<Row[]> => {
  const { stub, runtime, dist } = prepared;
  const asked = stub.cases.find(({ name }) => name === PEER_OPERATION);
  const peers = await context.peers(...Object.values(PEERS).flat());
  if (!asked || !peers || !context.isAsked('peers')) return [];
  await recordCase(prepared, asked);
  const { event, status } = asked;
  const start = (bundle: string) => async () => {
    await stub.replay(asked.name);
    return coldStart(runtime, { bundle, event, status, says: 'total_balance' });
  };
  const all = Object.keys(PEERS);
  const files = Object.fromEntries(
    await Promise.all(all.map(async (name) => [name, await bundlePeer(name, peers, dist)] as const)),
  );
  // One that fails is left out: the rows that were measured are worth more than it is.
  const names: string[] = [];
  for (const name of all) {
    try {
      await start(files[name] ?? '')();
      names.push(name);
    } catch (error) {
      context.progress(`peer ${name} is left out: ${error instanceof Error ? error.message : error}`);
    }
  }
  const sides = Object.fromEntries(names.map((name) => [name, start(files[name] ?? '')]));
  const ours = start(join(bundleFolder(asked.file, dist), 'index.mjs'));
  const samples = await alternating<string, Sample>({ ...sides, [OURS]: ours }, context.repetitions);
  const ourBytes = functionBytes(asked.file, dist).start;
  return names.flatMap((name) => {
    const bytes = { ours: ourBytes, peer: bytesOf(files[name] ?? '') };
    return peerRows(name, bytes, samples);
  });
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
    rows.push(...(await measureCase(prepared, asked, 2 * context.repetitions + 1)));
  }
  rows.push(...(await measurePeers(prepared, context)));
  prepared.stub.close();
  const bare = { asIs: bytesOf(prepared.bare), minified: await bareBytes() };
  return [...rows, ...sizeRows(prepared.dist, bare)];
};
