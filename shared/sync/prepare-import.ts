import { outbox } from '../events/outbox.ts';
import { firstMonthOf, type LedgerChanges } from '../ledger/ledger-store.ts';
import { importedWords } from '../own-words/import-words.ts';
import type { OwnWordsStore } from '../own-words/own-words-store.ts';
import type { OwnWordsOfUser } from '../own-words/words.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Aggregator } from '../pluggy/aggregator.ts';
import type { AggregatorItem } from '../pluggy/schemas.ts';
import { monthOf } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { eventsOfImport } from './import-events.ts';
import { type Item, lostState, stateOf } from './item.ts';
import type { ItemStore } from './item-store.ts';
import { planItemImport } from './plan-import.ts';
import { emptyPull, type Pull, pullItem } from './pull-item.ts';
import { everything, pullWindow } from './pull-window.ts';
import type { WholePlan, WriteParts } from './write-import.ts';

export type ImportRequest = {
  userId: string;
  itemId: string;
  now: Instant;
  /** Aborts the reading at the caller's deadline; writes are completed. */
  signal?: AbortSignal | undefined;
};

export type ImportParts = WriteParts & {
  items: ItemStore;
  words: OwnWordsStore;
  aggregator: Aggregator;
};

const LAST_MONTH = monthOf(everything.covered.to);

const readStored = async ({ accounts, bills }: ImportParts, item: Item) => {
  const [all, allBills] = await Promise.all([accounts.listAll(item.userId), bills.list(item.userId)]);
  const ofItem = ({ itemId }: { itemId: string }) => itemId === item.id;
  return {
    item,
    accounts: all.accounts.filter(ofItem),
    leaving: all.leaving.filter(ofItem),
    bills: allBills.filter(ofItem),
  };
};

const counted = (changes: LedgerChanges, count: WriteItem): LedgerChanges =>
  changes.wordWrites.length === 0 ? changes : { ...changes, wordWrites: [count, ...changes.wordWrites] };

// The bank's record of an account lacks the user's name for it.
const named = (pull: Pull, { accounts }: OwnWordsOfUser): Pull => {
  const names = new Map(accounts.map(({ accountId, customName }) => [accountId, customName]));
  const accountsWithNames = pull.accounts.map((pulled) => {
    const customName = names.get(pulled.account.id);
    return customName === undefined ? pulled : { ...pulled, account: { ...pulled.account, customName } };
  });
  return { ...pull, accounts: accountsWithNames };
};

/** `failedAccounts`: accounts that could not be read completely. */
export type PreparedImport = WholePlan & { failedAccounts: number };

/** Writes nothing. @param found null when the aggregator no longer has the item */
export const prepareImport = async (
  parts: ImportParts,
  item: Item,
  found: AggregatorItem | null,
  request: ImportRequest,
): Promise<PreparedImport> => {
  const [stored, preparedEvents] = await Promise.all([
    readStored(parts, item),
    outbox(parts.table).prepare(item.userId, request.now),
  ]);
  const window = pullWindow(item, request.now);
  const known = new Set(stored.accounts.map(({ id }) => id));
  const pull = found
    ? await pullItem({ item: found, window, known }, parts.aggregator, { signal: request.signal })
    : emptyPull;
  const { failedAccounts } = pull;
  const imported = pull.accounts.flatMap(({ ledger }) => ledger ?? []);
  const words = parts.words.since(item.userId, firstMonthOf(imported) ?? LAST_MONTH);
  const put = words.then((all) => importedWords(parts.words, item.userId, all));
  const planned = await parts.ledger.plan(item.userId, imported, put);
  const ledgerChanges = counted(planned, parts.words.countCarried(item.userId));
  const rest = planItemImport(stored, found ? stateOf(found) : lostState(item), named(pull, await words));
  const wasFull = found !== null && window === everything && failedAccounts === 0;
  const completesAnother = item.completedVersion !== item.importVersion;
  const isFirst = wasFull && item.fullPullAt === null;
  return {
    ...rest,
    preparedEvents,
    events: eventsOfImport(stored, rest),
    ledgerChanges,
    failedAccounts,
    now: request.now,
    completesAnother,
    fullPullAt: wasFull ? request.now : item.fullPullAt,
    changed: rest.changed || ledgerChanges.summary.changed || completesAnother || isFirst,
  };
};
