import { type Random, seededRandom } from './world/machine.ts';

export const PEOPLE = ['ana', 'bia', 'caio'] as const;
/** Has no bank: only bursts of calls are about that person. */
export const CLIENT = 'davi';
export const EVERYBODY = [...PEOPLE, CLIENT] as const;
export type Person = (typeof EVERYBODY)[number];

const KINDS = {
  reminders: 5,
  'change reminder': 2,
  limits: 2,
  bank: 6,
  import: 6,
  word: 4,
  follow: 5,
  news: 3,
  'late import': 1,
  time: 8,
  'slow receiver': 2,
  keys: 2,
  vendor: 3,
  assistant: 3,
  due: 2,
  erase: 0.5,
  burst: 3,
  words: 2,
  release: 1,
  weather: 5,
  heal: 3,
} as const;
export type StepKind = keyof typeof KINDS | 'fair days';

/** One thing that happens. What it does follows from it alone, so that a history without some of its steps makes sense, too. */
export type Step = { kind: StepKind; person: Person; number: number; seed: number; together: boolean };

/** What a history is mostly about: races need many steps of their kind. */
const THEMES: readonly Readonly<Partial<Record<StepKind, number>>>[] = [
  KINDS,
  {
    news: 9,
    'late import': 3,
    bank: 2,
    import: 3,
    follow: 3,
    word: 3,
    words: 2,
    release: 1,
    time: 2,
    weather: 4,
    heal: 1,
  },
  {
    reminders: 4,
    due: 5,
    limits: 2,
    'slow receiver': 6,
    keys: 8,
    vendor: 2,
    time: 3,
    weather: 1,
    heal: 1,
    erase: 0.3,
    burst: 3,
  },
];

const kindAt = (random: Random, theme: Readonly<Partial<Record<StepKind, number>>>): StepKind => {
  const weights = Object.entries(theme);
  let left = random() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [kind, weight] of weights) {
    left -= weight;
    if (left <= 0) return kind as StepKind;
  }
  return 'time';
};

export const pick = <One>(random: Random, all: readonly One[]): One => all[Math.floor(random() * all.length)] as One;

/** Every second seed of a theme: slow calls and repeated messages only. */
export const isGentle = (seed: number): boolean => Math.floor(seed / THEMES.length) % 2 === 0;

const WEATHER_EVERY = 5;

/** How long a history is. `fairDays`: so many follow each chapter; `weekAtEnd`: what has been promised must have come by then. */
export type Form = Readonly<{ chapters: number; steps: number; fairDays: number; weekAtEnd: boolean }>;

export const FORMS = {
  /** For the equality of two runs: nothing is checked at its end. */
  short: { chapters: 1, steps: 3, fairDays: 0, weekAtEnd: false },
  usual: { chapters: 1, steps: 24, fairDays: 0, weekAtEnd: true },
  /** Half a year: once a month nothing goes as it should. */
  long: { chapters: 6, steps: 8, fairDays: 28, weekAtEnd: true },
} as const satisfies Record<string, Form>;

/** The history of a seed. `together`: it begins while the step before it runs. */
export const stepsOf = (seed: number, { chapters, steps, fairDays }: Form): Step[] => {
  const random = seededRandom(seed ^ 0x51ed270b);
  const theme = THEMES[seed % THEMES.length] ?? KINDS;
  const stepAt = (number: number, kind?: StepKind): Step => ({
    kind: kind ?? (number % WEATHER_EVERY === 1 ? 'weather' : kindAt(random, theme)),
    person: pick(random, PEOPLE),
    number,
    seed: Math.floor(random() * 2 ** 32),
    together: random() < 0.45,
  });
  const chapter = (first: number): Step[] => Array.from({ length: steps }, (_, at) => stepAt(first + at));
  return Array.from({ length: chapters }, (_, at) => [
    ...chapter(at * (steps + 2)),
    ...(fairDays > 0
      ? [stepAt(at * (steps + 2) + steps, 'heal'), stepAt(at * (steps + 2) + steps + 1, 'fair days')]
      : []),
  ]).flat();
};
