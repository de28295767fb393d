import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Account } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { Centavos } from '../money.ts';
import type { IsoDate, IsoMonth } from '../time/calendar.ts';
import { type CurrentStream, type FoundStream, withOutlookOn } from './found-stream.ts';
import type { KnownStream } from './stream-ids.ts';

/** Known streams of a user beyond this size would not fit beside the found ones. */
const MOST_FOUND_BYTES = 150_000;

/**
 * Everyday spending of the whole months before the running one, the latest first: what no stream, installment or reminder
 * explains. Sums are net of refunds and never negative, one for each of the months.
 */
export type Everyday = {
  months: readonly IsoMonth[];
  /** Whether anything came, went or moved in the month. */
  hasRows: readonly boolean[];
  /** By category, and by account id. */
  categories: Readonly<Record<string, readonly Centavos[]>>;
  accounts: Readonly<Record<string, readonly Centavos[]>>;
  /** Of the reminders whose payments were left out. */
  reminders: string;
  /** Of these payments; absent in a record of an earlier release. */
  paid?: string;
};

/** What everyday spending is reckoned from. */
export type EverydaySources = AccountSnapshot & {
  transactions: readonly Transaction[];
  streams: readonly FoundStream[];
};
/** Everyday spending up to a day, as a layer above knows it. What it reads of the user is read beside the rows. */
export type ReckonEveryday = (userId: string) => Promise<(sources: EverydaySources, today: IsoDate) => Everyday | null>;

/** What an import found; `everyday` is null where it was not reckoned. */
export type PackedFound = { streams: FoundStream[]; everyday: Everyday | null };

/** As the record holds what an import found; null where it is too large for it. */
export const packedFound = (streams: readonly FoundStream[], everyday: Everyday | null = null): Uint8Array | null => {
  const packed = deflateRawSync(JSON.stringify({ streams, everyday }));
  return packed.length <= MOST_FOUND_BYTES ? packed : null;
};

/** Not validated: only `packedFound` writes it. */
export const unpackedFound = (packed: Uint8Array): PackedFound => JSON.parse(inflateRawSync(packed).toString());

/**
 * What is known of a user's streams, and what the latest import that changed them found. `yearly`: yearly streams of more rows
 * than those of `datesOfStreams`, by the latest import of a whole history; they are told until they miss their date.
 */
export type StreamRecord = { streams: KnownStream[]; found: Uint8Array | null; yearly: Uint8Array | null };

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
