import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../accounts/account.ts';
import type { Bill } from '../cards/bill.ts';
import { type BillChanges, billChanges } from '../cards/bill-changes.ts';
import { type Item, type ItemState, sameState } from './item.ts';
import type { Pull } from './pull-item.ts';

/** What stands in the table before an import: everything of the item. */
export type Stored = { item: Item; accounts: readonly Account[]; bills: readonly Bill[] };

/** What an import would change beside the ledger. */
export type ImportPlan = {
  state: ItemState;
  writtenAccounts: Account[];
  /** Accounts that the institution no longer has; their transactions go with them. */
  removedAccounts: Account[];
  bills: BillChanges;
  changed: boolean;
};

// What is missing counts as gone only after a run of the institution that brought everything; and an institution that
// suddenly has no account at all is taken for one that failed.
const isWhole = ({ status, executionStatus }: ItemState, { accounts }: Pull): boolean =>
  status === 'UPDATED' && executionStatus === 'SUCCESS' && accounts.length > 0;

const removedFrom = ({ accounts }: Stored, pull: Pull, state: ItemState): Account[] => {
  if (!isWhole(state, pull)) return [];
  const present = new Set(pull.accounts.map(({ account }) => account.id));
  return accounts.filter(({ id }) => !present.has(id));
};

const changesOfBills = ({ bills }: Stored, pull: Pull, removed: readonly Account[]): BillChanges => {
  const gone = new Set(removed.map(({ id }) => id));
  const changes = pull.accounts.map(({ account, bills: reported }) =>
    reported
      ? billChanges(
          bills.filter(({ accountId }) => accountId === account.id),
          reported,
        )
      : { removed: [], written: [] },
  );
  return {
    removed: [...bills.filter(({ accountId }) => gone.has(accountId)), ...changes.flatMap((change) => change.removed)],
    written: changes.flatMap(({ written }) => written),
  };
};

// An account that could not be read makes a success a partial one; a failure stays what it is.
const shownState = (state: ItemState, { failedAccounts }: Pull): ItemState =>
  failedAccounts > 0 && state.executionStatus === 'SUCCESS' ? { ...state, executionStatus: 'PARTIAL_SUCCESS' } : state;

/** The changes that bring accounts, bills and the item's state up to what was pulled. Pure; the ledger plans its own. */
export const planImport = (stored: Stored, reported: ItemState, pull: Pull): ImportPlan => {
  const state = shownState(reported, pull);
  const before = new Map(stored.accounts.map((account) => [account.id, account]));
  const pulled = pull.accounts.map(({ account }) => account);
  const writtenAccounts = pulled.filter((account) => !isDeepStrictEqual(before.get(account.id), account));
  const removedAccounts = removedFrom(stored, pull, state);
  const bills = changesOfBills(stored, pull, removedAccounts);
  const changes = [writtenAccounts, removedAccounts, bills.removed, bills.written];
  const changed = changes.some(({ length }) => length > 0) || !sameState(stored.item, state);
  return { state, writtenAccounts, removedAccounts, bills, changed };
};
