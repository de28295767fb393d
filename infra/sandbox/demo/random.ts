import { createHash } from 'node:crypto';
import { type Centavos, centavos } from '../../../shared/money.ts';

/** Reproducible chance: the same seed gives the same sequence on every machine. */
export type Random = {
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** An amount between two whole numbers of BRL, with centavos. */
  money(range: readonly [low: number, high: number]): Centavos;
};

const hashOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  return hash >>> 0;
};

// mulberry32
const sequence = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const randomFrom = (seed: string): Random => {
  const next = sequence(hashOf(seed));
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    whole,
    chance: (probability) => next() < probability,
    pick: (choices) => {
      const chosen = choices[whole(0, choices.length - 1)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
    money: ([low, high]) => centavos(whole(low * 100, high * 100)),
  };
};

/** A UUID that depends on the text alone. */
export const uuidFrom = (text: string): string => {
  const hex = createHash('sha1').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Ids of the rows of an account: stable from day to day, and different for rows that look the same. */
export const rowIds = (accountId: string) => {
  const seen = new Map<string, number>();
  return (date: string, description: string, amount: number): string => {
    const key = [accountId, date, description, amount].join('|');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return uuidFrom(`${key}|${count}`);
  };
};
