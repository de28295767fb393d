import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFolder, bundleFunctions } from '../../../infra/build/bundle.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { median, ratioByRound } from '../frame/median.ts';
import { lambdaNode } from '../frame/peers.ts';
import { type BenchContext, compared, type Row } from '../frame/row.ts';
import { bundle } from '../reads/bundle-sides.ts';
import { settingsFor } from '../reads/measure-household.ts';
import { startEngine } from '../reads/processes.ts';
import type { Asked } from '../reads/question.ts';
import type { Job, Reply } from './asking-process.ts';

/** CPU of a warm tool call, over the same call of REST. */
const GOAL = 1.2;
const PRESENTATIONS = { mcp: 'before 2026-07-28', compact: 'since 2026-07-28' };

const asked = async (file: string, execPath: string, job: Job): Promise<Reply> => {
  const child = fork(file, {
    execPath,
    execArgv: [],
    env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send(job);
  const [reply]: (Reply & { failure?: string })[] = await once(child, 'message');
  child.disconnect();
  if (!reply || reply.failure) throw new Error(reply?.failure ?? 'No reply');
  return reply;
};

/** Turns of the doors in a process. */
const TURNS = 2;

/** What an assistant's warm call costs beside the same call over REST: four days of transactions, one page of both. */
export const run = async ({ progress, repetitions }: BenchContext): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'saldo-assistants-'));
  const engine = await startEngine();
  try {
    const today = dateInSaoPaulo(systemClock());
    const settings = await settingsFor(
      { engine, folder, peersFolder: '', today, sides: [] },
      { rows: 1_500, spread: 'even' },
    );
    const file = await bundle(join(import.meta.dirname, 'asking-process.ts'), join(folder, 'asking-process.mjs'));
    await bundleFunctions(folder);
    const bundleOf = (name: string): string => join(bundleFolder(name, folder), 'index.mjs');
    const bundles = { rest: bundleOf('api/get-transactions.ts'), mcp: bundleOf('mcp.ts') };
    const node = (await lambdaNode(progress)) ?? process.execPath;
    progress('assistants: asking');
    const question: Asked = {
      name: 'four days',
      kind: 'list',
      format: 'raw',
      first: addDays(today, -3),
      last: today,
    };
    // A process keeps the speed that its compiler's decisions gave each door.
    const processes: Reply[] = [];
    for (let one = 0; one < repetitions; one += 1) {
      processes.push(await asked(file, node, { settings, question, bundles, turns: TURNS }));
    }
    const cpuMsOf = (door: string) => processes.flatMap((reply) => reply[door]?.cpuMs ?? []);
    const bytesOf = (door: string) => processes[0]?.[door]?.bytes;
    return Object.entries(PRESENTATIONS).map(([name, since]) =>
      compared({
        part: 'assistants',
        name: `get-transactions of four days, warm call of MCP ${since} / REST`,
        unit: 'CPU ms',
        ours: median(cpuMsOf(name)),
        peer: median(cpuMsOf('rest')),
        ratio: ratioByRound(cpuMsOf(name), cpuMsOf('rest')),
        goal: GOAL,
        note: `bodies of ${bytesOf(name)} and ${bytesOf('rest')} bytes`,
      }),
    );
  } finally {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
};
