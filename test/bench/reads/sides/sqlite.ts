import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getTransactions } from '../../../../functions/api/get-transactions.ts';
import { getTransactions as operation } from '../../../../shared/contract/operations/get-transactions.ts';
import type { Transaction } from '../../../../shared/ledger/transaction.ts';
import type { IsoDate } from '../../../../shared/time/calendar.ts';
import { systemClock } from '../../../../shared/time/instant.ts';
import { accounts, billsOf, limitCategories, limitWindow } from '../household.ts';
import { type Asked, isAhead, type Question } from '../question.ts';
import { rowsRead } from '../summary.ts';
import type { OpenSide } from './side.ts';

type Row = Record<string, unknown>;
type Statement = { all(...values: unknown[]): Row[]; run(...values: unknown[]): unknown };
/** What this bench uses of better-sqlite3. */
export type Sqlite = {
  prepare(sql: string): Statement;
  exec(sql: string): void;
  pragma(text: string): unknown;
  transaction(run: () => void): () => void;
  close(): void;
};

export const openSqlite = (peersFolder: string, file: string): Sqlite => {
  const Database: new (file: string) => Sqlite = createRequire(join(peersFolder, 'package.json'))('better-sqlite3');
  return new Database(file);
};

const COLUMNS = [
  'id',
  'accountId',
  'date',
  'description',
  'amount',
  'currencyCode',
  'balance',
  'type',
  'status',
  'category',
  'merchant',
  'installment',
  'billId',
  'billForecastMonth',
] as const satisfies readonly (keyof Transaction)[];

const stored = (row: Transaction, column: (typeof COLUMNS)[number]) =>
  column === 'installment' ? row.installment && JSON.stringify(row.installment) : row[column];

/** Writes rows in one transaction, each over the row of its id if there is one. */
export const upsertInto = (database: Sqlite) => {
  const upsert = database.prepare(
    `INSERT OR REPLACE INTO transactions (userId, ${COLUMNS.join(', ')}) VALUES ('u1', ${COLUMNS.map(() => '?').join(', ')})`,
  );
  return (rows: readonly Transaction[]): void =>
    database.transaction(() => {
      for (const row of rows) upsert.run(...COLUMNS.map((column) => stored(row, column)));
    })();
};

/** An indexed table, written in one transaction and analysed. */
export const fillSqlite = (database: Sqlite, rows: readonly Transaction[]): void => {
  database.pragma('journal_mode = WAL');
  database.exec(`CREATE TABLE transactions (userId TEXT NOT NULL, ${COLUMNS.join(', ')}, PRIMARY KEY (userId, id));
    CREATE INDEX by_date ON transactions (userId, date);`);
  upsertInto(database)(rows);
  database.exec('ANALYZE');
};

const rowOf = (row: Row): Transaction =>
  ({ ...row, installment: row.installment ? JSON.parse(String(row.installment)) : null }) as Transaction;

const RANGE = `SELECT ${COLUMNS.join(', ')} FROM transactions WHERE userId = 'u1' AND date BETWEEN ? AND ?
  ORDER BY date DESC, id`;
const CATEGORIES = `SELECT coalesce(category, 'Sem categoria') AS category, -sum(amount) AS total FROM transactions
  WHERE userId = 'u1' AND date BETWEEN ? AND ? AND type = 'DEBIT' AND currencyCode = 'BRL'
  GROUP BY category ORDER BY total DESC, category`;
const LIMITS = `SELECT category, -sum(amount) AS total FROM transactions
  WHERE userId = 'u1' AND date BETWEEN ? AND ? AND type = 'DEBIT' AND currencyCode = 'BRL'
  AND category IN (${limitCategories.map(() => '?').join(', ')}) GROUP BY category`;

/**
 * SQLite in this process, without key, network or function: lists are presented by the service's own code, sums are
 * SQL's.
 */
export const open: OpenSide = async ({ peersFolder, sqliteFile, today }) => {
  const database = openSqlite(peersFolder, sqliteFile);
  const [range, categories, limits] = [RANGE, CATEGORIES, LIMITS].map((sql) => database.prepare(sql));
  const services = {
    ledger: { range: async (_: string, from: IsoDate, to: IsoDate) => (range?.all(from, to) ?? []).map(rowOf) },
    accounts: { list: async () => accounts },
    snapshots: { read: async () => ({ accounts, bills: billsOf(today), closingDates: [] }) },
    connections: async () => [],
    movements: { range: async () => [] },
    holdings: { list: async () => [] },
  };
  const answer = async (question: Asked): Promise<unknown> => {
    if (question.kind === 'categories') return categories?.all(question.first, question.last);
    if (question.kind === 'limits') {
      const { first, last } = limitWindow(systemClock());
      return limits?.all(first, last, ...limitCategories);
    }
    if (isAhead(question)) throw new Error(`No peer answers ${question.name}`);
    const { first: startDate, last: endDate, format } = question;
    const query = operation.query?.parse({ startDate, endDate, format });
    if (!query) throw new Error('get-transactions takes no query');
    return getTransactions({ userId: 'u1', query, now: systemClock() }, services);
  };
  const rows = (question: Question) => (range?.all(question.first, question.last) ?? []).map(rowOf);
  return {
    ask: async (question) =>
      question.kind === 'rows' ? rowsRead(rows(question)) : JSON.stringify(await answer(question)),
  };
};
