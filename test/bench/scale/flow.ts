/** Something that bounds a stage: how many messages a second it lets through, at a second of the run. */
export type Bound = { by: string; perSecond: (second: number) => number };

/** One queue with its workers. Messages come from another stage, or from outside. */
export type Stage = {
  name: string;
  /** The stage whose output arrives here; absent: `arrivals`. */
  from?: string;
  /** All apply; the tightest decides. */
  bounds: Bound[];
};

export type StageResult = {
  name: string;
  arrived: number;
  done: number;
  /** Messages that waited at the end of the worst second. */
  peakBacklog: number;
  /** From the first arrival to the end of the last message's second. */
  seconds: number;
  /** Seconds at whose end messages were waiting. */
  backloggedSeconds: number;
  /** What held messages back longest; null where none ever waited. */
  heldBy: string | null;
  /** The second in which the n-th message arrived and the one in which it was done, as runs. */
  arrivals: readonly number[];
  completions: readonly number[];
};

type Running = Stage & {
  waiting: number;
  credit: number;
  arrivals: number[];
  completions: number[];
  held: Map<string, number>;
  peak: number;
};

const tightest = (bounds: readonly Bound[], second: number): { by: string | null; perSecond: number } =>
  bounds.reduce<{ by: string | null; perSecond: number }>(
    (least, { by, perSecond }) => {
      const allowed = perSecond(second);
      return allowed < least.perSecond ? { by, perSecond: allowed } : least;
    },
    { by: null, perSecond: Number.POSITIVE_INFINITY },
  );

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

// Whole messages only: a second's unused rate is carried over to the next while there is work.
const step = (stage: Running, arriving: number, second: number): number => {
  stage.waiting += arriving;
  const { by, perSecond } = tightest(stage.bounds, second);
  const allowed = perSecond + stage.credit;
  const done = Math.min(stage.waiting, Math.floor(allowed));
  stage.waiting -= done;
  stage.credit = stage.waiting > 0 && Number.isFinite(allowed) ? allowed - done : 0;
  stage.arrivals.push(arriving);
  stage.completions.push(done);
  stage.peak = Math.max(stage.peak, stage.waiting);
  if (stage.waiting > 0 && by) stage.held.set(by, (stage.held.get(by) ?? 0) + 1);
  return done;
};

const resultOf = ({ name, arrivals, completions, held, peak }: Running): StageResult => {
  const first = arrivals.findIndex((count) => count > 0);
  const last = completions.findLastIndex((count) => count > 0);
  const longest = [...held].sort(([, a], [, b]) => b - a)[0];
  return {
    name,
    arrived: sum(arrivals),
    done: sum(completions),
    peakBacklog: peak,
    seconds: first < 0 ? 0 : last - first + 1,
    backloggedSeconds: sum([...held.values()]),
    heldBy: longest?.[0] ?? null,
    arrivals,
    completions,
  };
};

export type Run = {
  /** In an order in which a stage comes after the one that it takes from. */
  stages: Stage[];
  /** Messages from outside by second; nothing comes after its end. */
  arrivals: readonly number[];
  /** Where to stop when more comes in than ever gets out. */
  mostSeconds?: number;
};

const A_WEEK = 7 * 86_400;

/**
 * Queues in seconds: what arrives waits until every bound of its stage lets it through, first come, first served, and then
 * arrives at the stages that take from there. Runs until nothing waits.
 */
export const flow = ({ stages, arrivals, mostSeconds = A_WEEK }: Run): StageResult[] => {
  const running: Running[] = stages.map((stage) => ({
    ...stage,
    waiting: 0,
    credit: 0,
    arrivals: [],
    completions: [],
    held: new Map(),
    peak: 0,
  }));
  for (let second = 0; second < mostSeconds; second += 1) {
    if (second >= arrivals.length && running.every(({ waiting }) => waiting === 0)) break;
    const done = new Map<string, number>();
    for (const stage of running) {
      const arriving = stage.from === undefined ? (arrivals[second] ?? 0) : (done.get(stage.from) ?? 0);
      done.set(stage.name, step(stage, arriving, second));
    }
  }
  return running.map(resultOf);
};
