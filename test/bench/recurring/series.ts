/** Values along a run of rows: amounts, texts, accounts. */
import { drawn } from './schedules.ts';

/** One value for all rows, several in turn, or one that changes for good after so many rows. */
export type Series<T> = T | T[] | { after: number; before: T; then: T };

export const change = <T>(after: number, before: T, then: T): { after: number; before: T; then: T } => ({
  after,
  before,
  then,
});

export const valueAt = <T extends string | number | null>(series: Series<T>, index: number): T => {
  if (Array.isArray(series)) return series[index % series.length] as T;
  if (series !== null && typeof series === 'object') return index < series.after ? series.before : series.then;
  return series;
};

export const drawnFrom = <T>(values: T[], seed: string): T => values[Math.floor(drawn(seed) * values.length)] as T;

/** A habit's amount: round amounts stay as they are, others differ from time to time. */
export const drawnAmount = (amounts: Series<number>, seed: string): number => {
  const amount = Array.isArray(amounts) ? drawnFrom(amounts, seed) : valueAt(amounts, 0);
  return Number.isInteger(amount) ? amount : amount * (0.75 + drawn(`${seed} part`) / 2);
};

export const pad = (value: number, size: number): string => String(value).padStart(size, '0');

/** Fills {n} (a running number), {x} (a bank's changing number), {dd}, {mm} and {yy} (of the row's date). */
export const fill = (text: string, date: string, index: number, start: number): string =>
  text
    .replaceAll('{n}', pad(index + start, 2))
    .replaceAll('{x}', pad(((index + 7) * 79_193) % 100_000, 5))
    .replaceAll('{dd}', date.slice(8))
    .replaceAll('{mm}', date.slice(5, 7))
    .replaceAll('{yy}', date.slice(2, 4));
