import { timed } from '../frame/timed.ts';
import type { Question } from './question.ts';
import { unpacked } from './sides/endpoints.ts';
import type { OpenSide, ReadUnits, Side, SideSettings } from './sides/side.ts';
import { type Summary, summaryOf } from './summary.ts';

/** The process's messages: open the sides once, then run jobs in order. */
export type Job =
  | { kind: 'open'; settings: SideSettings; sides: Record<string, string> }
  | { kind: 'measure'; question: Question; sides: string[]; samples: number; sampleMs: number }
  | { kind: 'units'; question: Question; side: string }
  | { kind: 'memory'; question: Question; side: string };

/** Milliseconds of one answer, a value for each sample. */
export type Timing = { cpuMs: number[]; wallMs: number[]; bytes: number; summary: Summary };
export type Timings = Record<string, Timing>;
/** Bytes: the peak of the process's memory, and its memory before the question. */
export type Memory = { peak: number; before: number };
export type Reply = { failure?: string; timings?: Timings; units?: ReadUnits; memory?: Memory };

const sides = new Map<string, Side>();

const sideNamed = (name: string): Side => {
  const side = sides.get(name);
  if (!side) throw new Error(`Side ${name} is not open`);
  return side;
};

const open = async ({ settings, sides: files }: Extract<Job, { kind: 'open' }>): Promise<void> => {
  for (const [name, file] of Object.entries(files)) {
    const module: { open: OpenSide } = await import(file);
    sides.set(name, await module.open(settings));
  }
};

/** Warms a side up. @returns how many of its answers make up a sample */
const timesIn = async (side: Side, question: Question, sampleMs: number): Promise<number> => {
  const ask = () => side.ask(question);
  const first = await timed(ask, 2);
  if (first.wall >= sampleMs) return 1;
  const warm = await timed(ask, Math.max(3, Math.round(sampleMs / first.wall)));
  return Math.max(1, Math.round(sampleMs / warm.wall));
};

/** Sides take turns within each sample, so what disturbs the machine disturbs all of them. */
const measure = async ({ question, sides: names, samples, sampleMs }: Extract<Job, { kind: 'measure' }>) => {
  const timings: Timings = {};
  const times = new Map<string, number>();
  for (const name of names) {
    const side = sideNamed(name);
    const answer = unpacked(await side.ask(question));
    timings[name] = { cpuMs: [], wallMs: [], bytes: answer.length, summary: summaryOf(question, answer) };
    times.set(name, await timesIn(side, question, sampleMs));
  }
  for (let sample = 0; sample < samples; sample += 1) {
    for (const name of names) {
      const { cpu, wall } = await timed(() => sideNamed(name).ask(question), times.get(name) ?? 1);
      timings[name]?.cpuMs.push(cpu);
      timings[name]?.wallMs.push(wall);
    }
  }
  return timings;
};

// A container serves several calls: the third one includes the effects of the first two.
const measureMemory = async (side: Side, question: Question): Promise<Memory> => {
  const before = process.memoryUsage.rss();
  for (let time = 0; time < 3; time += 1) await side.ask(question);
  return { peak: process.resourceUsage().maxRSS * 1024, before };
};

const carryOut = async (job: Job): Promise<Reply> => {
  switch (job.kind) {
    case 'open':
      await open(job);
      return {};
    case 'measure':
      return { timings: await measure(job) };
    case 'units': {
      const units = await sideNamed(job.side).units?.(job.question);
      return units ? { units } : {};
    }
    case 'memory':
      return { memory: await measureMemory(sideNamed(job.side), job.question) };
  }
};

const reply = (answer: Reply): void => void (process.connected && process.send?.(answer));

process.on('message', (job: Job) => {
  carryOut(job).then(reply, (error: unknown) =>
    reply({ failure: error instanceof Error ? `${error.stack}` : `${error}` }),
  );
});

// Kept connections would hold the process for minutes.
process.on('disconnect', () => process.exit(0));
