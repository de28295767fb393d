import { pick } from './steps.ts';
import type { Random } from './world/machine.ts';
import type { Fate, Wanted } from './world/network.ts';

/** What is wrong with the world. Each is a chance of one call. */
export type Weather = { death: number; lost: number; late: number; twice: number; slow: number };

const FAIR: Weather = { death: 0, lost: 0, late: 0, twice: 0, slow: 0 };

const STORMS: readonly Weather[] = [
  { ...FAIR, death: 0.02, slow: 0.1 },
  { ...FAIR, lost: 0.05, twice: 0.3 },
  { ...FAIR, late: 0.03, slow: 0.1 },
  { ...FAIR, twice: 0.7, slow: 0.3 },
  { ...FAIR, death: 0.01, lost: 0.02, late: 0.02, twice: 0.2, slow: 0.2 },
];

/** In these nothing may happen twice. */
const GENTLE: readonly Weather[] = [
  { ...FAIR, slow: 0.4 },
  { ...FAIR, twice: 0.7, slow: 0.3 },
];

const ROOT = /Root=([^;]+)/;
const operationOf = ({ headers }: Wanted): string => String(headers['x-amz-target'] ?? '').split('.')[1] ?? '';

/** Only between the service and AWS: what vendors promise is theirs, and the steps' own calls are the observer's. */
export const createWeather = (random: Random, isGentle: boolean) => {
  const dead = new Set<string>();
  const stuck = new Map<string, number>();
  let now = FAIR;
  let hasBeenFoul = false;

  const fate = (wanted: Wanted, usual: Fate): Fate => {
    const root = ROOT.exec(wanted.headers['x-amzn-trace-id'] ?? '')?.[1];
    if (root === undefined) return usual;
    // A dead invocation sends nothing more and hears nothing more.
    if (!dead.has(root) && random() < now.death) dead.add(root);
    if (dead.has(root)) return { ...usual, lost: random() < 0.5 ? 'request' : 'silent' };
    // Its calls reach the table long after it has given them up, and others have taken over.
    if (!stuck.has(root) && random() < now.late) stuck.set(root, 4_000 + random() * 50_000);
    const isMessage = operationOf(wanted).startsWith('SendMessage');
    return {
      thereMs: usual.thereMs + (stuck.get(root) ?? 0),
      backMs: usual.backMs + (random() < now.slow ? random() * 900 : 0),
      lost: random() < now.lost ? pick(random, ['request', 'answer'] as const) : undefined,
      againMs: isMessage && random() < now.twice ? random() * 400 : undefined,
    };
  };
  return {
    fate,
    isFair: (): boolean => now === FAIR,
    /** Work of foul weather may still be under way. */
    wasJustFoul: (): boolean => hasBeenFoul,
    /** Whether no invocation has died and no call was late or lost. */
    isGentle,
    change(chance: Random): void {
      now = pick(chance, isGentle ? GENTLE : STORMS);
      hasBeenFoul = true;
    },
    /** @param isOver nothing of the foul weather is under way any more */
    heal(isOver = false): void {
      now = FAIR;
      if (isOver) hasBeenFoul = false;
    },
  };
};
