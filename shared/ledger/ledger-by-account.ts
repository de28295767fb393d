import { groupBy } from '../group-by.ts';
import type { Table } from '../platform/table/table.ts';
import { rowsOf } from './store/account-month.ts';
import { WHOLE } from './store/month-groups.ts';
import { readMonths } from './store/read-months.ts';
import type { Transaction } from './transaction.ts';

export type LedgerByAccount = {
  /** Of accounts that have rows. */
  accountIds: readonly string[];
  /** In no order; decoded when they are first asked for. */
  rowsOf(accountId: string): readonly Transaction[];
};

const hasRows = ({ count }: { count: number }): boolean => count > 0;

/** All rows of a user, strongly consistent. Apart from `ledger-store.ts`, so that other reads do not load it. */
export const ledgerByAccount =
  (table: Table) =>
  async (userId: string): Promise<LedgerByAccount> => {
    const stored = await readMonths(table, userId, [WHOLE], { consistent: true });
    const months = groupBy(stored, ({ accountId }) => accountId);
    const decoded = new Map<string, readonly Transaction[]>();
    return {
      accountIds: [...months.keys()].filter((id) => months.get(id)?.some(({ parts }) => parts.some(hasRows))),
      rowsOf: (accountId) => {
        const rows = decoded.get(accountId) ?? (months.get(accountId) ?? []).flatMap(rowsOf);
        decoded.set(accountId, rows);
        return rows;
      },
    };
  };
