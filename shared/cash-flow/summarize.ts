import type { Account } from '../accounts/account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { centavos } from '../money.ts';
import type { Entry, Money } from './entries.ts';
import { netSpending } from './net-spending.ts';
import type { Spent } from './present-spending.ts';
import { type Grouping, spendingGroups } from './spending-groups.ts';
import type { Period } from './spending-period.ts';

/** Whether a row is meant by a message. */
export type IsMeant = (row: Transaction, account: Account | undefined) => boolean;

// A refund is meant where what it gives back would be.
const mirrored = (row: Transaction): Transaction => ({
  ...row,
  type: 'DEBIT',
  amount: centavos(-Math.abs(row.amount)),
});

const during =
  ({ from, to }: Period) =>
  ({ date }: Entry): boolean =>
    from <= date && date <= to;

type Question = { grouping: Grouping; isMeant: IsMeant | null; accounts: ReadonlyMap<string, Account> };

/** What was spent in a period, in groups. */
export const spentIn = ({ entries }: Money, period: Period, { grouping, isMeant, accounts }: Question): Spent => {
  const meant = ({ row, kind }: Entry): boolean =>
    kind !== 'income' && (!isMeant || isMeant(kind === 'refund' ? mirrored(row) : row, accounts.get(row.accountId)));
  const spent = netSpending(entries.filter(during(period)).filter(meant));
  return { period, entries: spent, groups: spendingGroups(spent, grouping, accounts) };
};

/** How many rows of the period no sum holds. */
export const leftOutIn = ({ leftOut }: Money, period: Period): number =>
  leftOut.filter((entry) => entry.kind !== 'income' && during(period)(entry)).length;
