import { createHash } from 'node:crypto';
import { merchantKey } from '../categorizer/merchant-key.ts';
import { type Centavos, magnitude } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Frequency } from './schedule.ts';
import type { Stream } from './stream.ts';
import { apart } from './stream-amounts.ts';

/** The stored part of a stream that keeps its id stable: its latest rows identify it, whatever else has changed. */
export type KnownStream = {
  id: string;
  direction: Stream['direction'];
  frequency: Frequency;
  currencyCode: string;
  /** The merchant as its latest row names it. */
  name: string;
  accountId: string;
  lastAmount: Centavos;
  lastDate: IsoDate;
  /** Ids of its latest rows, newest first. */
  rowIds: string[];
};

export type StreamWithId = Stream & { id: string };

const ROWS_KEPT = 3;
const MOST_PRICE_STEP = 0.7;

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

// The oldest row names a stream that nothing is known of, so that a reader and a later import give it the same id.
const freshId = (stream: Stream, taken: ReadonlySet<string>): string => {
  const founder = stream.rows[0]?.id ?? '';
  for (let copy = 1; ; copy += 1) {
    const id = `rec_${hashed(copy === 1 ? founder : `${founder} ${copy}`)}`;
    if (!taken.has(id)) return id;
  }
};

// A bank that is connected anew gives every row another id.
const isAlike = (stream: Stream, known: KnownStream, names: ReadonlySet<string>): boolean =>
  known.direction === stream.direction &&
  known.frequency === stream.frequency &&
  known.currencyCode === stream.rows.at(-1)?.currencyCode &&
  names.has(known.name) &&
  apart(stream.last, known.lastAmount) <= MOST_PRICE_STEP;

type Match = { stream: Stream; known: KnownStream; closeness: number };

const matchesOf = (streams: readonly Stream[], known: readonly KnownStream[]): Match[] =>
  streams.flatMap((stream) => {
    const ids = new Set(stream.rows.map(({ id }) => id));
    const names = new Set(stream.rows.map((row) => merchantKey(row).text));
    return known.flatMap((one) => {
      const shared = one.rowIds.filter((id) => ids.has(id)).length;
      // Among equal names the nearest price; always behind a row in common.
      if (shared > 0) return [{ stream, known: one, closeness: shared }];
      const isSame = isAlike(stream, one, names);
      return isSame ? [{ stream, known: one, closeness: -apart(stream.last, one.lastAmount) }] : [];
    });
  });

const byCloseness = (a: Match, b: Match): number =>
  b.closeness - a.closeness || (a.known.id < b.known.id ? -1 : a.known.id > b.known.id ? 1 : 0);

/** Gives each stream the id under which it is known, and a new one where it is not. */
export const withIds = (streams: readonly Stream[], known: readonly KnownStream[]): StreamWithId[] => {
  const ids = new Map<Stream, string>();
  const taken = new Set<string>();
  for (const match of matchesOf(streams, known).sort(byCloseness)) {
    if (ids.has(match.stream) || taken.has(match.known.id)) continue;
    ids.set(match.stream, match.known.id);
    taken.add(match.known.id);
  }
  for (const { id } of known) taken.add(id);
  return streams.map((stream) => {
    const id = ids.get(stream) ?? freshId(stream, taken);
    taken.add(id);
    return { ...stream, id };
  });
};

const knownAs = ({ id, direction, frequency, rows, last }: StreamWithId): KnownStream[] => {
  const newest = rows.at(-1);
  if (!newest) return [];
  return [
    {
      id,
      direction,
      frequency,
      currencyCode: newest.currencyCode,
      name: merchantKey(newest).text,
      accountId: newest.accountId,
      lastAmount: magnitude(last),
      lastDate: newest.date,
      rowIds: rows
        .slice(-ROWS_KEPT)
        .map((row) => row.id)
        .reverse(),
    },
  ];
};

const byId = (a: KnownStream, b: KnownStream): number => (a.id < b.id ? -1 : 1);

/**
 * Identities to store: the streams that were found, and earlier ones that are not among them but may come
 * again. @param since the first date that is looked at; what ended before it is forgotten
 */
export const remembered = (
  streams: readonly StreamWithId[],
  known: readonly KnownStream[],
  since: IsoDate,
): KnownStream[] => {
  const found = new Set(streams.map(({ id }) => id));
  const others = known.filter(({ id, lastDate }) => !found.has(id) && lastDate >= since);
  return [...streams.flatMap(knownAs), ...others].sort(byId);
};
