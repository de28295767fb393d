import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../accounts/account.ts';
import { accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import type { Bill } from '../cards/bill.ts';
import type { BillChanges } from '../cards/bill-changes.ts';
import type { NewEvent } from '../events/event.ts';
import { noEvents, type PreparedEvents } from '../events/outbox.ts';
import { ledgerReader } from '../ledger/ledger-reader.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { IsoDate } from '../time/calendar.ts';
import { packedFound } from './packed-streams.ts';
import { streamsIn, toFoundStream } from './read-streams.ts';
import { type KnownStream, remembered } from './stream-ids.ts';
import { streamRecordStore } from './stream-record-store.ts';
import {
  datesOfStreams,
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

/** Keeps the record of a user's streams in step with the ledger. */
export const streamRecorder = (table: Table) => {
  const [ledger, snapshots, records] = [ledgerReader(table), accountSnapshotStore(table), streamRecordStore(table)];
  return {
    /**
     * What to write once the ledger holds an import's rows.
     * @param connections read before this is called, so that rows that change meanwhile show in their versions later
     */
    record: async (
      userId: string,
      { writtenAccounts, removedAccounts, bills }: Changes,
      connections: readonly RowsOfConnection[],
      today: IsoDate,
      preparedEvents: PreparedEvents = noEvents,
    ): Promise<StreamRecording> => {
      const { first, last } = datesOfStreams(today);
      const [rows, before, known] = await Promise.all([
        ledger.freshRange(userId, first, lastDateOfMonthsStreams(today)),
        snapshots.read(userId),
        records.read(userId, true),
      ]);
      const after = {
        transactions: rows.filter(({ date }) => date <= last),
        known: known.streams,
        accounts: changed<Account>(before.accounts, writtenAccounts, removedAccounts),
        bills: changed<Bill>(before.bills, bills.written, bills.removed),
      };
      const found = streamsIn(after, today);
      const packed = packedFound(found.map(toFoundStream));
      const streams = remembered(found, known.streams, first);
      const isSame = isDeepStrictEqual(streams, known.streams) && sameBytes(packed, known.found);
      return {
        writes: isSame
          ? []
          : [
              records.put(userId, { streams, found: packed }),
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

const sameBytes = (a: Uint8Array | null, b: Uint8Array | null): boolean =>
  a === b || (a !== null && b !== null && Buffer.compare(a, b) === 0);

export type StreamRecorder = ReturnType<typeof streamRecorder>;
