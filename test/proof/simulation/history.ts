import { checkEnd, checkQuiet, leftBy } from './checks.ts';
import { openLife } from './life.ts';
import { FORMS, type Form, PEOPLE, type Step, stepsOf } from './steps.ts';
import { type Compiled, hashOf } from './world/world.ts';

export type History = {
  seed: number;
  hash: string;
  problems: string[];
  days: number;
  userDays: number;
  events: number;
  faults: number;
};

const DAY_MS = 86_400_000;

/** The clock jumps: what runs meanwhile would be cut off, as when a machine sleeps. */
const passesTime = ({ kind }: Step): boolean => ['time', 'due', 'fair days'].includes(kind);

const groupsOf = (steps: readonly Step[]): Step[][] => {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && step.together && !passesTime(step) && !last.some(passesTime)) last.push(step);
    else groups.push([step]);
  }
  return groups;
};

/** A promise left behind is a problem: in Lambda it ends the process, and with it whatever the container does. */
export const watchPromises = async (problems: string[], work: () => Promise<void>): Promise<void> => {
  const leftBehind = (error: unknown): void =>
    void problems.push(`a promise was left behind: ${error instanceof Error ? error.stack : String(error)}`);
  process.on('unhandledRejection', leftBehind);
  try {
    await work();
    // Node tells of the last ones after the microtasks.
    await new Promise((done) => setImmediate(done));
  } catch (error) {
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    process.off('unhandledRejection', leftBehind);
  }
};

/** Lives through the steps of a seed. Everything that it does and finds follows from `seed` and `steps`. */
export const liveThrough = async (
  compiled: Compiled,
  seed: number,
  form: Form = FORMS.usual,
  steps: readonly Step[] = stepsOf(seed, form),
): Promise<History> => {
  const life = await openLife(compiled, seed);
  const { world, problems } = life;
  const begun = world.machine.now();
  let end: unknown = null;
  await watchPromises(problems, async () => {
    for (const group of groupsOf(steps)) {
      await world.machine.run(Promise.all(group.map((step) => life.happen(step))));
      // Sometimes all that was due is done before the next step, sometimes it runs beside it.
      const [first] = group;
      if (first && passesTime(first)) await world.machine.pass(first.seed % 90_000);
      // The next import would put right what a late one did wrong.
      if (group.some(({ kind }) => kind === 'heal' || kind === 'late import')) await checkQuiet(life);
      if (problems.length > 0) break;
    }
    if (problems.length === 0) end = await (form.weekAtEnd ? checkEnd(life) : leftBy(life));
  });
  const now = world.machine.now();
  const days = (now - begun) / DAY_MS;
  const userDays = PEOPLE.reduce((sum, person) => sum + ((life.erased.get(person) ?? now) - begun) / DAY_MS, 0);
  const hash = hashOf(end, life.answers, problems);
  return { seed, hash, problems, days, userDays, events: world.machine.events(), faults: life.weather.faults() };
};

export const userYears = (histories: readonly History[]): number =>
  histories.reduce((sum, { userDays }) => sum + userDays / 365, 0);

/**
 * As few steps as fail as the whole history did (delta debugging): halves, quarters and so on are left out while it still
 * fails.
 */
export const shrink = async (compiled: Compiled, seed: number, form: Form, tries = 60): Promise<Step[]> => {
  let steps = stepsOf(seed, form);
  let left = tries;
  const fails = async (some: readonly Step[]): Promise<boolean> => {
    left -= 1;
    return (await liveThrough(compiled, seed, form, some)).problems.length > 0;
  };
  for (let size = Math.ceil(steps.length / 2); size >= 1 && left > 0; ) {
    let isShorter = false;
    for (let at = 0; at < steps.length && left > 0; ) {
      const without = [...steps.slice(0, at), ...steps.slice(at + size)];
      if (await fails(without)) {
        steps = without;
        isShorter = true;
      } else at += size;
    }
    if (!isShorter) {
      if (size === 1) break;
      size = Math.floor(size / 2);
    }
  }
  return steps;
};
