import { alternating, median, ratioByRound } from '../frame/median.ts';
import { compared, type Row } from '../frame/row.ts';
import type { Job } from './asking-process.ts';
import { isDense } from './household-rows.ts';
import { askedAfresh, type Household, SAMPLE_MS, type World } from './measure-household.ts';
import { isReading, type Question } from './question.ts';

/** Of the same rows alone. */
const GOAL = 1.25;
const NAME = '90 days of 1,500 rows behind 48,500 / alone';

const readingOf = ({ measured }: Household) => measured.find(({ question }) => isReading(question));

const unitsOf = (household: Household): number => readingOf(household)?.units.months?.transactions ?? Number.NaN;

/** CPU milliseconds of one answer in a fresh process. */
const cpuOf = async (world: World, { settings }: Household, question: Question): Promise<number> => {
  const samples = world.context.repetitions;
  const job: Job = { kind: 'measure', question, sides: ['months'], samples, sampleMs: SAMPLE_MS };
  const { timings } = await askedAfresh(world, settings, 'months', job);
  return median(timings?.months?.cpuMs ?? []);
};

/**
 * Cost of the same 90 days with a long history, relative to a short one. A process keeps the speed that its compiler's
 * decisions gave it, and the machine's speed changes within minutes: so fresh processes of both take turns.
 */
export const growthRows = async (world: World, households: readonly Household[]): Promise<Row[]> => {
  const [short, long] = households.filter(({ layout }) => isDense(layout));
  const question = short && readingOf(short)?.question;
  if (!short || !long || !question) return [];
  world.context.progress(`reads: ${NAME}`);
  const { alone, behind } = await alternating(
    { alone: () => cpuOf(world, short, question), behind: () => cpuOf(world, long, question) },
    world.context.repetitions,
  );
  const row = { part: 'reads', goal: GOAL };
  return [
    compared({ ...row, name: `${NAME}: read units`, unit: 'read units', ours: unitsOf(long), peer: unitsOf(short) }),
    compared({
      ...row,
      name: `${NAME}: CPU`,
      unit: 'CPU ms',
      ours: median(behind),
      peer: median(alone),
      ratio: ratioByRound(behind, alone),
    }),
  ];
};
