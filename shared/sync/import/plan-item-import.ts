import { isDeepStrictEqual } from 'node:util';
import { type Account, isOpen } from '../../accounts/account.ts';
import type { Bill } from '../../cards/bill.ts';
import { type BillChanges, billChanges } from '../../cards/bill.ts';
import { withUnknownOf } from '../../platform/table/stored.ts';
import type { IsoDate } from '../../time/calendar.ts';
import type { Instant } from '../../time/instant.ts';
import { type Item, type ItemState, sameState } from '../item.ts';
import type { Pull } from './pull-item.ts';

/** The item's stored data. `leaving`: accounts with an unfinished removal. */
export type Stored = {
  item: Item;
  accounts: readonly Account[];
  leaving: readonly Account[];
  bills: readonly Bill[];
};

// Its rows could not be read: the next import goes on with it.
const arrivalOf = ({ isArriving, takesOver }: Account): Partial<Account> => ({
  ...(isArriving && { isArriving }),
  ...(takesOver !== undefined && { takesOver }),
});

/** An account that goes on under a new number. `keepsBefore`: the first date that the bank lists under it. */
export type Takeover = { former: Account; keepsBefore: IsoDate | undefined };

/** The changes outside the ledger. */
export type ImportPlan = {
  state: ItemState;
  writtenAccounts: Account[];
  /** Accounts whose removal an earlier release began, with their transactions; those whose rows a new number has taken over. */
  removedAccounts: Account[];
  bills: BillChanges;
  changed: boolean;
};

/**
 * Whether the list of accounts is complete for accounts of a type: they count as closed only then. What failed of investments and loans
 * says nothing of it, here or at the institution. An institution without any account is taken for a failure.
 */
const isListWhole =
  ({ status, executionStatus }: ItemState, { accounts, failedAccounts, brought = [] }: Pull) =>
  ({ type }: Account): boolean =>
    status === 'UPDATED' &&
    failedAccounts === 0 &&
    accounts.length > 0 &&
    (executionStatus === 'SUCCESS' || (executionStatus === 'PARTIAL_SUCCESS' && brought.includes(type)));

// What could not be read turns success into partial success; a failure stays one.
const shownState = (state: ItemState, { failedAccounts, failedHoldings = 0 }: Pull): ItemState =>
  failedAccounts + failedHoldings > 0 && state.executionStatus === 'SUCCESS'
    ? { ...state, executionStatus: 'PARTIAL_SUCCESS' }
    : state;

const withoutListed = (accounts: readonly Account[], { accounts: listed }: Pull): Account[] => {
  const ids = new Set(listed.map(({ account }) => account.id));
  return accounts.filter(({ id }) => !ids.has(id));
};

/** Open accounts that a complete answer of their institution does not list, while it lists others. */
export const vanishedAccounts = ({ accounts }: Pick<Stored, 'accounts'>, state: ItemState, pull: Pull): Account[] =>
  withoutListed(accounts.filter(isOpen).filter(isListWhole(state, pull)), pull);

/**
 * What the institution does not say of an account stays: the last known balance with its age, and what only the service knows.
 * An account that an earlier release wrote with a balance of 0 may never have had one.
 */
const carriedFrom = (known: Account | undefined, account: Account, asOf: Instant): Account => {
  if (!known) return account;
  const { duplicateOf, keepsBefore, balance, balanceAsOf } = known;
  const kept = {
    ...withUnknownOf(known, account),
    ...(duplicateOf !== undefined && { duplicateOf }),
    ...(keepsBefore !== undefined && { keepsBefore }),
  };
  const isUnsure = balanceAsOf === undefined && balance === 0;
  if (account.balance !== null || balance === null || isUnsure) return kept;
  return { ...kept, balance, balanceAsOf: balanceAsOf ?? asOf };
};

/** A bill's record has its due date and id for a key. */
const recordOf = ({ dueDate, id }: Bill): string => `${dueDate} ${id}`;

const changesOfBills = ({ bills }: Stored, pull: Pull, leaving: readonly Account[]): BillChanges => {
  const gone = new Set(leaving.map(({ id }) => id));
  const changes = pull.accounts.map(({ account, bills: reported }) =>
    reported
      ? billChanges(
          bills.filter(({ accountId }) => accountId === account.id),
          reported,
        )
      : { removed: [], written: [] },
  );
  const written = changes.flatMap((change) => change.written);
  // A bill that went to the account's new number under its own id is one record.
  const stays = new Set(written.map(recordOf));
  const removed = [
    ...bills.filter(({ accountId }) => gone.has(accountId)),
    ...changes.flatMap((change) => change.removed),
  ];
  return { removed: removed.filter((bill) => !stays.has(recordOf(bill))), written };
};

/** The changes of accounts, bills and state. Pure; the ledger plans its own. */
export const planItemImport = (
  stored: Stored,
  reported: ItemState,
  pull: Pull,
  now: Instant,
  takeovers: ReadonlyMap<string, Takeover> = new Map(),
): ImportPlan => {
  const state = shownState(reported, pull);
  const before = new Map(stored.accounts.map((account) => [account.id, account]));
  const asOf = stored.item.lastUpdatedAt ?? now;
  const pulled = pull.accounts.map(({ account, ledger }) => {
    const known = before.get(account.id) ?? takeovers.get(account.id)?.former;
    const keepsBefore = takeovers.get(account.id)?.keepsBefore;
    const next = { ...carriedFrom(known, account, asOf), ...(keepsBefore && { keepsBefore }) };
    return ledger === null && known?.isArriving ? { ...next, ...arrivalOf(known) } : next;
  });
  const former = [...takeovers.values()].map((one) => one.former);
  const isTakenOver = ({ id }: Account): boolean => former.some((one) => one.id === id);
  const closed = vanishedAccounts(stored, reported, pull)
    .filter((account) => !isTakenOver(account))
    .map((account) => ({ ...account, closedAt: now }));
  const writtenAccounts = [
    ...pulled.filter((account) => !isDeepStrictEqual(before.get(account.id), account)),
    ...closed,
  ];
  const left = withoutListed(stored.leaving, pull).filter((account) => !isTakenOver(account));
  const removedAccounts = [...left, ...former];
  const bills = changesOfBills(stored, pull, removedAccounts);
  const changes = [writtenAccounts, removedAccounts, bills.removed, bills.written];
  const changed = changes.some(({ length }) => length > 0) || !sameState(stored.item, state);
  return { state, writtenAccounts, removedAccounts, bills, changed };
};
