import type { Account } from '../accounts/account.ts';
import type { IsoDate } from '../time/calendar.ts';
import { type CurrentStream, type FoundStream, withOutlookOn } from './found-stream.ts';
import { type StreamRecord, unpackedFound } from './packed-streams.ts';

type Kept = { record: Pick<StreamRecord, 'yearly'>; accounts: readonly Account[] };

/** The yearly streams of the record, without those of accounts that are gone. */
export const keptYearly = ({ record: { yearly }, accounts }: Kept): FoundStream[] => {
  if (!yearly) return [];
  const stored = new Set<string>(accounts.map(({ id }) => id));
  return unpackedFound(yearly).streams.filter(({ accountId }) => stored.has(accountId));
};

/** Of two that share a row the later one is told, and of equal dates the longer one. */
const isLess = (one: FoundStream, other: FoundStream): boolean =>
  one.lastDate === other.lastDate ? one.rowIds.length < other.rowIds.length : one.lastDate < other.lastDate;

const shareRow = (one: FoundStream, other: FoundStream): boolean => other.rowIds.some((id) => one.rowIds.includes(id));

/**
 * The streams of a day with the yearly ones that are kept. Such a one has been seen once in the dates that others are looked for
 * in; it is told until it misses its date.
 * @param today the date in America/Sao_Paulo
 */
export const withKeptYearly = (
  found: readonly FoundStream[],
  kept: readonly FoundStream[],
  today: IsoDate,
): CurrentStream[] => {
  const isOutdone = (one: FoundStream, by: readonly FoundStream[]): boolean =>
    by.some((other) => shareRow(one, other) && isLess(one, other));
  const yearly = kept.filter((one) => !found.some((other) => shareRow(one, other) && !isLess(other, one)));
  const told = withOutlookOn(today, yearly).filter(({ status }) => status !== 'late' && status !== 'ended');
  return [
    ...withOutlookOn(
      today,
      found.filter((one) => !isOutdone(one, yearly)),
    ),
    ...told,
  ];
};
