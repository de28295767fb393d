import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../accounts/account.ts';
import { accountSnapshotStore } from '../cards/account-snapshot-store.ts';
import type { Bill } from '../cards/bill.ts';
import type { BillChanges } from '../cards/bill-changes.ts';
import { noEvents, type PreparedEvents } from '../events/outbox.ts';
import { ledgerReader } from '../ledger/ledger-reader.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { IsoDate } from '../time/calendar.ts';
import { datesOfStreams, streamsIn } from './read-streams.ts';
import { streamEvent } from './stream-event.ts';
import { remembered } from './stream-ids.ts';
import { streamRecordStore } from './stream-record-store.ts';

/** What an import is about to change beside the ledger. */
export type Changes = { writtenAccounts: readonly Account[]; removedAccounts: readonly Account[]; bills: BillChanges };

const changed = <T extends { id: string }>(before: readonly T[], written: readonly T[], removed: readonly T[]): T[] => {
  const gone = new Set([...written, ...removed].map(({ id }) => id));
  return [...before.filter(({ id }) => !gone.has(id)), ...written];
};

/** Keeps the record of a user's streams in step with the ledger. */
export const streamRecorder = (table: Table) => {
  const [ledger, snapshots, records] = [ledgerReader(table), accountSnapshotStore(table), streamRecordStore(table)];
  return {
    /** What to write once the ledger holds an import's rows; nothing where the record stays as it is. */
    writes: async (
      userId: string,
      { writtenAccounts, removedAccounts, bills }: Changes,
      today: IsoDate,
      telling: PreparedEvents = noEvents,
    ): Promise<WriteItem[]> => {
      const { first, last } = datesOfStreams(today);
      const [transactions, before, known] = await Promise.all([
        ledger.freshRange(userId, first, last),
        snapshots.read(userId),
        records.known(userId, true),
      ]);
      const after = {
        transactions,
        known,
        accounts: changed<Account>(before.accounts, writtenAccounts, removedAccounts),
        bills: changed<Bill>(before.bills, bills.written, bills.removed),
      };
      const streams = remembered(streamsIn(after, today), known, first);
      return isDeepStrictEqual(streams, known)
        ? []
        : [records.put(userId, streams), ...streamEvent(known, streams).flatMap(telling.writes)];
    },
  };
};

export type StreamRecorder = ReturnType<typeof streamRecorder>;
