import { cities } from './knowledge/places.ts';

const SHORTEST_TRUNCATION = 5;
const MOST_WORDS = 5;

let built: { whole: ReadonlySet<string>; begun: ReadonlySet<string> } | undefined;
const known = () => {
  if (built) return built;
  const whole = new Set(cities.split(',').map((city) => city.replace(/\s/g, '')));
  const begun = new Set<string>();
  for (const city of whole)
    for (let length = Math.max(SHORTEST_TRUNCATION, Math.ceil(city.length * 0.6)); length < city.length; length += 1)
      begun.add(city.slice(0, length));
  built = { whole, begun };
  return built;
};

/** Where the city that closes `words` before `end` begins, also a truncated one of two words or more; `end` without one. */
export const cityEnd = (words: readonly string[], end: number): number => {
  for (let count = Math.min(MOST_WORDS, end); count > 0; count -= 1) {
    const candidate = words.slice(end - count, end).join('');
    const isCity = known().whole.has(candidate) || (count > 1 && known().begun.has(candidate));
    if (isCity) return end - count;
  }
  return end;
};
