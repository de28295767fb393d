import type { Row, StatementAccount } from '../../api/statement.ts';
import { transactionExport as texts } from '../../texts/transaction-export.ts';
import { type Cell, csv } from './csv.ts';

const dateOf = (date: string): string => date.split('-').reverse().join('/');

const cellsOf = (row: Row, account: StatementAccount | undefined): Cell[] => [
  dateOf(row.date),
  row.description,
  row.merchant,
  row.category,
  row.amount,
  row.currency_code,
  account?.name ?? null,
  account?.connector_name ?? null,
  row.status === 'PENDING' && account?.type === 'CREDIT' ? texts.onOpenBill : texts.statuses[row.status],
  row.installment && texts.installment(row.installment.number, row.installment.total),
  row.note,
  texts.counts[row.counts_as],
];

/** The rows as a file for spreadsheets, with a line of names first. */
export const exported = (rows: readonly Row[], accounts: readonly StatementAccount[]): string => {
  const byId = new Map(accounts.map((account) => [account.account_id, account]));
  return csv([texts.head, ...rows.map((row) => cellsOf(row, byId.get(row.account_id)))]);
};
