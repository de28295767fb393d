/** How far the parts of an answer are cut down: characters of a text, entries of a list or of a map. */
export type Bounds = { text: number; entries: number };

/** Tried one after the other on an answer that no cut at rows makes small enough. */
export const BOUNDS: readonly Bounds[] = [
  { text: 2000, entries: 1000 },
  { text: 500, entries: 100 },
  { text: 100, entries: 20 },
  { text: 30, entries: 8 },
];

// Never half of a character that takes two.
const start = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** The value with every text, list and map within the bounds; a text that was cut ends in an ellipsis. */
export const shorten = (value: unknown, bounds: Bounds): unknown => {
  const { text, entries } = bounds;
  if (typeof value === 'string') return value.length <= text ? value : `${start(value, text - 1)}…`;
  if (Array.isArray(value)) return value.slice(0, entries).map((part) => shorten(part, bounds));
  if (typeof value !== 'object' || value === null) return value;
  // More fields than any record of ours has: a map with external names.
  const kept = Object.entries(value).slice(0, Math.max(entries, 30));
  return Object.fromEntries(kept.map(([name, part]) => [start(name, text), shorten(part, bounds)]));
};
