import { NotFoundError } from '../domain-errors.ts';
import { outbox } from '../events/outbox.ts';
import { MAX_ACTIONS, MOST } from '../ledger/ledger-editor.ts';
import { asImported } from '../ledger/own-words.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import type { CarriedWords } from './carry-words.ts';
import { notFound, type WordServices } from './change-transaction.ts';
import { tellUnderFences } from './record-changes.ts';
import { type Replaced, undoStore } from './undo-record.ts';
import { onRowsOf, wordsOf } from './word-change.ts';
import { isSameMerchant, joined, latestWords, ownMerchant, type Words } from './words.ts';

/** The user's words, the rows and the versions that a change is based on. */
const readSources = async ({ fences, ledger, words, snapshots, table, clock }: WordServices, userId: string) => {
  // As of a merchant's word: an import that ends between the two may add rows.
  const versions = await fences.list(userId);
  const [months, said, snapshot, events] = await Promise.all([
    ledger.read(userId),
    words.everything(userId),
    snapshots.read(userId),
    outbox(table).prepare(userId, clock()),
  ]);
  return { versions, months, said, snapshot, events };
};

type Sources = Awaited<ReturnType<typeof readSources>>;
type RowKey = { id: string; accountId: string };

const keyOf = ({ id, accountId }: RowKey): string => JSON.stringify([accountId, id]);
const newestOf = (words: Words): number => Math.max(0, ...Object.values(words).map((word) => word?.order ?? 0));

/** The records of a row, also under the id that it had before. */
const recordsOf = ({ said }: Sources, { id, accountId }: RowKey) =>
  said.rows.filter((one) => one.row.accountId === accountId && (one.row.id === id || one.formerId === id));

/** A row's words as they will be; the rest of its record stays. */
const recordOf = (sources: Sources, row: Transaction, itemId: string, words: Words): CarriedWords => {
  const before = recordsOf(sources, row);
  const known = before[0] ?? { itemId, row: comparableOf(row), formerId: null };
  return { before, after: { ...known, words } };
};

type Put = { key: RowKey; words: Words };

const found = ({ months, snapshot, versions }: Sources, id: string) => {
  const row = months.rows.find((one) => one.id === id);
  const account = row && snapshot.accounts.find((one) => one.id === row.accountId);
  const fence = account && versions.find(({ itemId }) => itemId === account.itemId);
  return row && fence ? { row, fence } : null;
};
