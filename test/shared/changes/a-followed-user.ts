import { getTransactions } from '../../../functions/api/get-transactions.ts';
import { accountStore } from '../../../shared/accounts/account-store.ts';
import { holdingsStore } from '../../../shared/accounts/holdings-store.ts';
import { accountSnapshotStore } from '../../../shared/cards/account-snapshot-store.ts';
import { billStore } from '../../../shared/cards/bill-store.ts';
import { closingDateStore } from '../../../shared/cards/closing-date-store.ts';
import { type ChangeServices, readChanges } from '../../../shared/changes/read-changes.ts';
import { feedStore } from '../../../shared/feed/feed-store.ts';
import { ledgerByAccount, ledgerPages } from '../../../shared/ledger/ledger-reader.ts';
import { ledgerStore } from '../../../shared/ledger/ledger-store.ts';
import { changeTransaction } from '../../../shared/own-words/change-transaction.ts';
import { finishWords } from '../../../shared/own-words/finish-words.ts';
import { ownWordsStore } from '../../../shared/own-words/own-words-store.ts';
import type { Change } from '../../../shared/own-words/word-change.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { accountSchema, billSchema, itemSchema } from '../../../shared/pluggy/aggregator-schemas.ts';
import { AggregatorError } from '../../../shared/pluggy/send.ts';
import { connectionReader } from '../../../shared/sync/connection-reader.ts';
import { importItem } from '../../../shared/sync/import/import-item.ts';
import { finishServices } from '../../../shared/sync/import/word-services.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { unlinkItem } from '../../../shared/sync/link-item.ts';
import { nameAccount } from '../../../shared/sync/name-account.ts';
import { importParts } from '../../../shared/sync/sync-services.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';

/** A connection as its bank has it; rows and bills in the aggregator's form. */
export type Bank = {
  connector: string;
  accounts: {
    account: { id: string; type: 'BANK' | 'CREDIT' } & Record<string, unknown>;
    bills: object[];
    rows: object[];
  }[];
};
export type Row = Record<string, unknown> & { id: string };

const CURSOR_KEY = 'a-key-that-signs-cursors';

/** A user whose banks are in memory, over a table that others may share. @param firstItems a longer ledger is copied in the order of its keys */
export const followedUser = (table: Table, userId: string, clock: () => Instant, firstItems?: number) => {
  const banks = new Map<string, Bank>();
  const bankOf = (itemId: string): Bank => {
    const bank = banks.get(itemId);
    if (!bank) throw new AggregatorError('GET /items/{id}', 404);
    return bank;
  };
  const accountOf = (accountId: string) =>
    [...banks.values()].flatMap(({ accounts }) => accounts).find(({ account }) => account.id === accountId);
  const aggregator = {
    item: async (id: string) =>
      itemSchema.parse({
        id,
        connector: { id: 1, name: bankOf(id).connector },
        status: 'UPDATED',
        executionStatus: 'SUCCESS',
        clientUserId: userId,
        lastUpdatedAt: clock(),
      }),
    accounts: async (id: string) =>
      bankOf(id).accounts.map(({ account }) => accountSchema.parse({ balance: 0, ...account })),
    transactions: async (accountId: string, from: IsoDate | null) =>
      (accountOf(accountId)?.rows ?? []).filter((row) => from === null || String((row as Row).date) >= from),
    investments: async () => [],
    loans: async () => [],
    bills: async (accountId: string) => (accountOf(accountId)?.bills ?? []).map((bill) => billSchema.parse(bill)),
  };
  const evaluated = async () => undefined;
  const parts = importParts(table, aggregator as never, evaluated, () => clock()); // the other calls are not made
  const items = itemStore(table);
  const ledger = ledgerStore(table);
  const snapshots = accountSnapshotStore(table);
  const accounts = accountStore(table);
  const connections = connectionReader(table);
  const words = { ...finishServices(table), clock };
  const services: ChangeServices = {
    feed: feedStore(table),
    ledger: ledgerByAccount(table),
    pages: ledgerPages(table),
    snapshots,
    connections,
    cursorKey: async () => CURSOR_KEY,
    firstItems,
  };
  return {
    banks,
    parts,
    items,
    services,
    snapshots,
    ledger,
    closingDates: closingDateStore(table),
    link: (itemId: string) => items.link(userId, itemId, { now: clock(), dueAt: clock() }),
    import: (itemId: string) => importItem(parts, { userId, itemId, now: clock() }),
    unlink: (itemId: string) => unlinkItem({ table, items, accounts, bills: billStore(table), ledger }, userId, itemId),
    say: async (transactionId: string, change: Change, applyToSimilar = false) => {
      await changeTransaction(
        { ...words, finishLater: async () => undefined },
        { userId, transactionId, change, applyToSimilar },
        async () => ({ answer: null, extraWrites: [] }),
      );
      await finishWords(words, userId);
    },
    name: (accountId: string, name: string | null) =>
      nameAccount({ table, accounts, items, words: ownWordsStore(table) }, { userId, accountId, name }, async () => ({
        answer: null,
        extraWrites: [],
      })),
    changes: (cursor: string | undefined, limit = 100) =>
      readChanges(services, { userId, cursor, limit, now: clock() }),
    /** The rows of get-transactions over the whole history. */
    transactions: async (): Promise<Row[]> => {
      const query = { startDate: '0001-01-01' as IsoDate, endDate: '9999-12-31' as IsoDate, format: 'raw' as const };
      const { data } = await getTransactions(
        { userId, query: query as never, now: clock() }, // what is left out is undefined
        { ledger, snapshots, connections, movements: ledger, holdings: holdingsStore(table) },
      );
      return data as Row[];
    },
  };
};

export type FollowedUser = ReturnType<typeof followedUser>;
export type Answer = Awaited<ReturnType<FollowedUser['changes']>>;

/** A copy of a user's transactions, built from the responses of get-changes only. */
export const aMirror = () => {
  const rows = new Map<string, Row>();
  const surprises: string[] = [];
  return {
    rows,
    /** Rows added that were there, or modified that were not. */
    surprises,
    take: ({ added, modified, removed }: Pick<Answer, 'added' | 'modified' | 'removed'>): void => {
      for (const { id } of removed) rows.delete(id);
      for (const row of added) {
        if (rows.has(row.id)) surprises.push(`added again: ${row.id}`);
        rows.set(row.id, row);
      }
      for (const row of modified) {
        if (!rows.has(row.id)) surprises.push(`modified unheard: ${row.id}`);
        rows.set(row.id, row);
      }
    },
    sorted: (): Row[] => [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
};

export const sortedById = (rows: readonly Row[]): Row[] => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));

/** A clock that changes only when it is moved. */
export const movableClock = (start: Instant) => {
  let now = start;
  return {
    now: (): Instant => now,
    pass: (seconds: number): void => {
      now = addSeconds(now, seconds);
    },
  };
};
