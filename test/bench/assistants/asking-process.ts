import { timed } from '../frame/timed.ts';
import type { Asked } from '../reads/question.ts';
import { useTable } from '../reads/sides/environment.ts';
import type { SideSettings } from '../reads/sides/side.ts';
import { type Bundles, openDoors } from './doors.ts';

export type Job = { settings: SideSettings; question: Asked; bundles: Bundles; turns: number };
/** CPU milliseconds of a call, a value for each turn, and the bytes of its body. */
export type Reply = Record<string, { cpuMs: number[]; bytes: number }>;

/** A whole collection of garbage takes as long as 15 calls, and falls to the door whose turn it is: a turn has several. */
const CALLS = 400;
/** As many until a call's time no longer falls: the functions have V8 optimize late. */
const WARM_UP_CALLS = 600;

/** The doors take turns, so what disturbs the machine disturbs all of them. */
const measure = async ({ settings, question, bundles, turns }: Job): Promise<Reply> => {
  useTable(settings);
  const doors = Object.entries(await openDoors(settings, question, bundles));
  const reply: Reply = {};
  for (const [name, ask] of doors) {
    await timed(ask, WARM_UP_CALLS);
    reply[name] = { cpuMs: [], bytes: await ask() };
  }
  for (let turn = 0; turn < turns; turn += 1)
    for (const [name, ask] of doors) reply[name]?.cpuMs.push((await timed(ask, CALLS)).cpu);
  return reply;
};

process.on('message', (job: Job) => {
  measure(job).then(
    (reply) => process.send?.(reply),
    (error: unknown) => process.send?.({ failure: error instanceof Error ? `${error.stack}` : `${error}` }),
  );
});
// Kept connections would hold the process for minutes.
process.on('disconnect', () => process.exit(0));
