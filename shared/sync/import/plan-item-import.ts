import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../../accounts/account.ts';
import type { Bill } from '../../cards/bill.ts';
import { type BillChanges, billChanges } from '../../cards/bill-changes.ts';
import { type Item, type ItemState, sameState } from '../item.ts';
import type { Pull } from './pull-item.ts';

/** The item's stored data. `leaving`: accounts with an unfinished removal. */
export type Stored = {
  item: Item;
  accounts: readonly Account[];
  leaving: readonly Account[];
  bills: readonly Bill[];
};

/** The changes outside the ledger. */
export type ImportPlan = {
  state: ItemState;
  writtenAccounts: Account[];
  /** Accounts that the institution no longer has, removed with their transactions. */
  removedAccounts: Account[];
  bills: BillChanges;
  changed: boolean;
};

// Accounts count as removed only after a complete run; an institution without any account is taken for a failure.
const isWhole = ({ status, executionStatus }: ItemState, { accounts }: Pull): boolean =>
  status === 'UPDATED' && executionStatus === 'SUCCESS' && accounts.length > 0;

const removedFrom = ({ accounts, leaving }: Stored, pull: Pull, state: ItemState): Account[] => {
  const present = new Set(pull.accounts.map(({ account }) => account.id));
  const gone = isWhole(state, pull) ? [...accounts, ...leaving] : leaving;
  return gone.filter(({ id }) => !present.has(id));
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

// A failed account turns success into partial success; a failure stays one.
const shownState = (state: ItemState, { failedAccounts }: Pull): ItemState =>
  failedAccounts > 0 && state.executionStatus === 'SUCCESS' ? { ...state, executionStatus: 'PARTIAL_SUCCESS' } : state;

/** The changes of accounts, bills and state. Pure; the ledger plans its own. */
export const planItemImport = (stored: Stored, reported: ItemState, pull: Pull): ImportPlan => {
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
