import type { Row, Statement, StatementAccount } from '../../api/statement.ts';
import { transactionExport as texts } from '../../texts/transaction-export.ts';
import { NO_FILTERS, sourceOf } from './address.ts';
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

/** The months of a year that have begun. @param thisMonth `2026-11` */
export const monthsOfYear = (year: string, thisMonth: string): string[] =>
  Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`).filter(
    (month) => month <= thisMonth,
  );

/**
 * All rows of a year, the oldest first, read month by month: no answer grows with the year.
 * @param read throws where a month cannot be had: then there is no file @param onMonth how many have been read
 */
export const exportedYear = async (
  year: string,
  thisMonth: string,
  read: (source: string) => Promise<Pick<Statement, 'rows' | 'accounts'>>,
  onMonth: (count: number, of: number) => void,
): Promise<string> => {
  const months = monthsOfYear(year, thisMonth);
  const rows: Row[] = [];
  const accounts = new Map<string, StatementAccount>();
  for (const [i, month] of months.entries()) {
    onMonth(i, months.length);
    const shown = { ...NO_FILTERS, month, search: '', leftOut: [] };
    const answer = await read(sourceOf(shown, thisMonth));
    rows.push(...answer.rows.toReversed());
    for (const account of answer.accounts) accounts.set(account.account_id, account);
  }
  return exported(rows, [...accounts.values()]);
};
