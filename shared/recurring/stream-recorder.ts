import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../accounts/account.ts';
import { billsFrom } from '../cards/account-snapshot.ts';
import { accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import type { Bill, BillChanges } from '../cards/bill.ts';
import type { NewEvent } from '../events/event.ts';
import { noEvents, type PreparedEvents } from '../events/outbox.ts';
import { ledgerReader } from '../ledger/ledger-reader.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { withUnknownOf } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { IsoDate } from '../time/calendar.ts';
import { packedFound, type ReckonEveryday, unpackedFound } from './packed-streams.ts';
import { streamsIn, streamsWithYearly, toFoundStream } from './read-streams.ts';
import { type KnownStream, remembered, type StreamWithId } from './stream-ids.ts';
import { streamRecordStore } from './stream-record-store.ts';
import {
  datesOfStreams,
  firstDateOfYearly,
  inputsDigest,
  lastDateOfMonthsStreams,
  type RowsOfConnection,
  type StreamStamp,
} from './stream-stamp.ts';

/** A change of a stream that an event reports; its next row alone is none. */
const newsOf = ({ frequency, lastAmount, name, accountId }: KnownStream): string =>
  JSON.stringify([frequency, lastAmount, name, accountId]);

/** The event for webhooks when an import changes the record of a user's streams; none where streams only continued. */
const streamEvent = (before: readonly KnownStream[], after: readonly KnownStream[]): NewEvent[] => {
  const known = new Map(before.map((stream) => [stream.id, stream]));
  const left = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id }) => !known.has(id)).length;
  const removed = before.filter(({ id }) => !left.has(id)).length;
  const changed = after.filter((stream) => {
    const former = known.get(stream.id);
    return former !== undefined && newsOf(former) !== newsOf(stream);
  }).length;
  return added + removed + changed > 0 ? [{ type: 'recurring.changed', data: { added, changed, removed } }] : [];
};

/** What an import is about to change beside the ledger. */
export type Changes = { writtenAccounts: readonly Account[]; removedAccounts: readonly Account[]; bills: BillChanges };

/** The date in America/Sao_Paulo, and how much the import read. */
export type Look = { today: IsoDate; isWhole: boolean };

export type StreamRecording = {
  /** Nothing where the record stays as it is. */
  writes: WriteItem[];
  /** To be written with the connection; null where the found streams do not fit into the record. */
  stamp: StreamStamp | null;
};

const changed = <T extends { id: string }>(before: readonly T[], written: readonly T[], removed: readonly T[]): T[] => {
  const gone = new Set([...written, ...removed].map(({ id }) => id));
  return [...before.filter(({ id }) => !gone.has(id)), ...written];
};

const firstDateAfter = (rows: readonly Transaction[], last: IsoDate): IsoDate | null =>
  rows.reduce<IsoDate | null>((first, { date }) => (date > last && (!first || date < first) ? date : first), null);

const notReckoned: ReckonEveryday = async () => () => null;

/** Keeps the record of a user's streams in step with the ledger. */
export const streamRecorder = (table: Table, everydayOf: ReckonEveryday = notReckoned) => {
  const [ledger, snapshots, records] = [ledgerReader(table), accountSnapshotStore(table), streamRecordStore(table)];
  return {
    /**
     * What to write once the ledger holds an import's rows.
     * @param look `isWhole` where the import read a whole history: then yearly streams are looked for anew
     * @param connections read before this is called, so that rows that change meanwhile show in their versions later
     */
    record: async (
      userId: string,
      { writtenAccounts, removedAccounts, bills }: Changes,
      connections: readonly RowsOfConnection[],
      { today, isWhole }: Look,
      preparedEvents: PreparedEvents = noEvents,
    ): Promise<StreamRecording> => {
      const { first, last } = datesOfStreams(today);
      const earliest = isWhole ? firstDateOfYearly(today) : first;
      const [wide, before, known, everyday] = await Promise.all([
        ledger.freshRange(userId, earliest, lastDateOfMonthsStreams(today)),
        snapshots.read(userId, billsFrom(earliest, today)),
        records.read(userId, true),
        everydayOf(userId),
      ]);
      const rows = wide.filter(({ date }) => date >= first);
      const after = {
        transactions: rows.filter(({ date }) => date <= last),
        known: known.streams,
        accounts: changed<Account>(before.accounts, writtenAccounts, removedAccounts),
        bills: changed<Bill>(before.bills, bills.written, bills.removed),
        holdings: before.holdings,
      };
      const { found, yearly } = isWhole
        ? streamsWithYearly({ ...after, wide: wide.filter(({ date }) => date <= last) }, today)
        : { found: streamsIn(after, today), yearly: null };
      const keptYearly = yearly ? packedYearly(yearly) : known.yearly;
      const foundStreams = found.map(toFoundStream);
      const streamsOfAll = [...foundStreams, ...(keptYearly ? unpackedFound(keptYearly).streams : [])];
      const sources = { ...after, closingDates: before.closingDates, streams: streamsOfAll };
      const packed = packedFound(foundStreams, everyday(sources, today));
      const only = (yearly ?? []).filter(({ id }) => !found.some((stream) => stream.id === id));
      const streams = withUnknownOf(known.streams, remembered([...found, ...only], known.streams, first));
      const isSame =
        isDeepStrictEqual(streams, known.streams) &&
        sameBytes(packed, known.found) &&
        sameBytes(keptYearly, known.yearly);
      return {
        writes: isSame
          ? []
          : [
              records.put(userId, { streams, found: packed, yearly: keptYearly }),
              ...streamEvent(known.streams, streams).flatMap(preparedEvents.writes),
            ],
        stamp: packed && {
          since: today,
          until: firstDateAfter(rows, last),
          inputs: inputsDigest({ ...after, connections, found: packed }, today),
        },
      };
    },
  };
};

const packedYearly = (yearly: readonly StreamWithId[]): Uint8Array | null =>
  yearly.length === 0 ? null : packedFound(yearly.map(toFoundStream));

const sameBytes = (a: Uint8Array | null, b: Uint8Array | null): boolean =>
  a === b || (a !== null && b !== null && Buffer.compare(a, b) === 0);

export type StreamRecorder = ReturnType<typeof streamRecorder>;
