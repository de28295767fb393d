import { type Account, isOpen } from '../../accounts/account.ts';
import { groupBy } from '../../group-by.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import { normalizeText } from '../../text/normalize-text.ts';
import { addDays, type IsoDate } from '../../time/calendar.ts';
import type { Instant } from '../../time/instant.ts';

/** Days back in which the rows of two accounts are compared. */
const COMPARED_DAYS = 60;
/** Fewer equal rows may be chance. */
const LEAST_ROWS = 3;

/** An account and when its connection was linked. */
export type Linked = { account: Account; linkedAt: Instant };

const identity = ({ connectorName, type, currencyCode, number }: Account): string =>
  JSON.stringify([connectorName, type, currencyCode, number]);

/** Accounts of one institution, type, currency and masked number, in groups that more than one connection has. */
export const alikeAccounts = (accounts: readonly Account[]): Account[][] =>
  [...groupBy(accounts, identity).values()].filter((group) => new Set(group.map(({ itemId }) => itemId)).size > 1);

export const comparedFrom = (today: IsoDate): IsoDate => addDays(today, -COMPARED_DAYS);

const content = ({ date, type, amount, currencyCode, description }: Transaction): string =>
  JSON.stringify([date, type, amount, currencyCode, normalizeText(description)]);

const counts = (rows: readonly Transaction[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const row of rows) found.set(content(row), (found.get(content(row)) ?? 0) + 1);
  return found;
};

const newestOf = (rows: readonly Transaction[]): IsoDate | null =>
  rows.reduce<IsoDate | null>((newest, { date }) => (newest === null || date > newest ? date : newest), null);

/** Whether each posted row of one, up to `until` and that day excluded, is a row of the other. */
const isWithin = (rows: readonly Transaction[], others: readonly Transaction[], until: IsoDate): boolean => {
  const left = counts(others);
  return rows
    .filter(({ date, status }) => status === 'POSTED' && date < until)
    .every((row) => {
      const count = left.get(content(row)) ?? 0;
      left.set(content(row), count - 1);
      return count > 0;
    });
};

const inCommon = (rows: readonly Transaction[], others: readonly Transaction[]): number => {
  const left = counts(others);
  return [...counts(rows)].reduce((sum, [key, count]) => sum + Math.min(count, left.get(key) ?? 0), 0);
};

/**
 * Whether two accounts have the same rows. One may have been imported later than the other: rows after the newest day of both are
 * not compared, nor need that day be complete.
 */
const haveSameRows = (a: readonly Transaction[], b: readonly Transaction[], today: IsoDate): boolean => {
  const recent = (rows: readonly Transaction[]) =>
    rows.filter(({ date }) => date >= comparedFrom(today) && date <= today);
  const [ours, theirs] = [recent(a), recent(b)];
  const [newest, other] = [newestOf(ours), newestOf(theirs)];
  if (newest === null || other === null) return false;
  const until = newest < other ? newest : other;
  return inCommon(ours, theirs) >= LEAST_ROWS && isWithin(ours, theirs, until) && isWithin(theirs, ours, until);
};

// The account that goes on being listed keeps the history going; then the connection that was linked first.
const firstToLast = (a: Linked, b: Linked): number => {
  if (isOpen(a.account) !== isOpen(b.account)) return isOpen(a.account) ? -1 : 1;
  if (a.linkedAt !== b.linkedAt) return a.linkedAt < b.linkedAt ? -1 : 1;
  return a.account.id < b.account.id ? -1 : 1;
};

type RowsOf = (accountId: string) => readonly Transaction[];

const firstOf = ({ account }: Linked, firsts: readonly Linked[], rowsOf: RowsOf, today: IsoDate): Linked | undefined =>
  // Once found it stays: a connection that is no longer updated lacks the latest rows.
  firsts.find((first) => first.account.id === account.duplicateOf) ??
  firsts.find(
    (first) =>
      first.account.itemId !== account.itemId && haveSameRows(rowsOf(first.account.id), rowsOf(account.id), today),
  );

/**
 * The accounts whose `duplicateOf` is to change: to the id of the account that was linked first, or to null.
 * @param rowsOf all rows since `comparedFrom`
 */
export const duplicateChanges = (
  groups: readonly (readonly Linked[])[],
  rowsOf: RowsOf,
  today: IsoDate,
): Map<string, string | null> => {
  const changes = new Map<string, string | null>();
  for (const group of groups) {
    const firsts: Linked[] = [];
    for (const linked of group.toSorted(firstToLast)) {
      const first = firstOf(linked, firsts, rowsOf, today)?.account.id ?? null;
      if (first === null) firsts.push(linked);
      if (first !== (linked.account.duplicateOf ?? null)) changes.set(linked.account.id, first);
    }
  }
  return changes;
};
