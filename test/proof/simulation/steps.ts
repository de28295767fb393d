import { type Random, seededRandom } from './world/machine.ts';

export const PEOPLE = ['ana', 'bia', 'caio'] as const;
export type Person = (typeof PEOPLE)[number];

const KINDS = {
  reminders: 5,
  'change reminder': 2,
  limits: 2,
  bank: 6,
  import: 6,
  word: 4,
  follow: 5,
  time: 8,
  'slow receiver': 2,
  keys: 2,
  erase: 0.3,
  weather: 5,
  heal: 3,
} as const;
export type StepKind = keyof typeof KINDS;

/** One thing that happens. What it does follows from it alone, so that a history without some of its steps makes sense, too. */
export type Step = { kind: StepKind; person: Person; number: number; seed: number; together: boolean };

const total = Object.values(KINDS).reduce((sum, weight) => sum + weight, 0);

const kindAt = (random: Random): StepKind => {
  let left = random() * total;
  for (const [kind, weight] of Object.entries(KINDS)) {
    left -= weight;
    if (left <= 0) return kind as StepKind;
  }
  return 'time';
};

export const pick = <One>(random: Random, all: readonly One[]): One => all[Math.floor(random() * all.length)] as One;

/** The history of a seed. `together`: it begins while the step before it runs. */
export const stepsOf = (seed: number, count: number): Step[] => {
  const random = seededRandom(seed ^ 0x51ed270b);
  return Array.from({ length: count }, (_, number) => ({
    kind: kindAt(random),
    person: pick(random, PEOPLE),
    number,
    seed: Math.floor(random() * 2 ** 32),
    together: random() < 0.45,
  }));
};
