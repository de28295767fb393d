import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Transaction } from '../../../../shared/ledger/transaction.ts';
import { accounts } from '../household.ts';
import { type ActualApi, openActual } from './actual-api.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';

const BUDGET = 'bench';

/** A row as Actual imports it: amounts are centavos there too. A changed bill shows in the text that the bank gives. */
export const actualRow = (row: Transaction) => ({
  date: row.date,
  amount: row.amount,
  payee_name: row.merchant ?? row.description,
  imported_payee: `${row.description} ${row.billId ?? ''}`,
  imported_id: row.id,
  notes: row.description,
  cleared: row.status === 'POSTED',
});

type Made = { accounts: Map<string, string>; categories: Map<string, string> };

const emptyBudget = async (api: ActualApi, categoryNames: Iterable<string>): Promise<Made> => {
  const made: Made = { accounts: new Map(), categories: new Map() };
  await api.runImport(BUDGET, async () => {
    const group_id = await api.createCategoryGroup({ name: 'Saldo' });
    for (const name of categoryNames) made.categories.set(name, await api.createCategory({ name, group_id }));
    for (const { id } of accounts) made.accounts.set(id, await api.createAccount({ name: id }, 0));
  });
  return made;
};

const insertRows = (database: Sqlite, rows: readonly Transaction[], made: Made): void => {
  const payees = new Map<string, string>();
  const [payee, mapping, transaction] = [
    'INSERT INTO payees (id, name) VALUES (?, ?)',
    'INSERT INTO payee_mapping (id, targetId) VALUES (?, ?)',
    `INSERT INTO transactions (id, acct, category, amount, description, notes, date, financial_id, imported_description,
      sort_order, cleared) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ].map((sql) => database.prepare(sql));
  const payeeOf = (name: string): string => {
    const known = payees.get(name);
    if (known) return known;
    const id = randomUUID();
    payees.set(name, id);
    payee?.run(id, name);
    mapping?.run(id, id);
    return id;
  };
  database.transaction(() => {
    for (const [order, row] of rows.entries()) {
      transaction?.run(
        randomUUID(),
        made.accounts.get(row.accountId),
        made.categories.get(row.category ?? '') ?? null,
        row.amount,
        payeeOf(row.merchant ?? row.description),
        row.description,
        Number(row.date.replaceAll('-', '')),
        row.id,
        row.description,
        order,
        row.status === 'POSTED' ? 1 : 0,
      );
    }
  })();
};

/**
 * A new budget with the rows. Actual's own import takes 5 ms a row, so its tables are filled directly, as it would
 * fill them; that the rows are found is checked with every answer.
 * @returns the budget's id
 */
export const fillActual = async (
  peersFolder: string,
  folder: string,
  rows: readonly Transaction[],
): Promise<string> => {
  const api = await openActual(peersFolder, folder);
  const made = await emptyBudget(api, new Set(rows.flatMap(({ category }) => category ?? [])));
  const budget = (await api.getBudgets()).find(({ name }) => name === BUDGET);
  await api.shutdown();
  if (!budget) throw new Error('Actual Budget did not keep the import');
  const database = openSqlite(peersFolder, join(folder, budget.id, 'db.sqlite'));
  insertRows(database, rows, made);
  database.close();
  return budget.id;
};
