import type { CompactTable } from '../../../contract/tool.ts';
import type { Fields } from '../rows.ts';
import { nameOf, read, said, valueAt } from './field.ts';

/** Names of accounts by the number that rows hold. */
type Legend = { numbers: Map<unknown, number>; names: string[] };

const legendOf = (rows: readonly Fields[], account: CompactTable['account']): Legend => {
  const legend: Legend = { numbers: new Map(), names: [] };
  if (!account) return legend;
  for (const row of rows) {
    const id = valueAt(row, account.id);
    if (legend.numbers.has(id)) continue;
    legend.names.push(account.names.flatMap((name) => said(valueAt(row, name)) ?? []).join(' · '));
    legend.numbers.set(id, legend.names.length);
  }
  return legend;
};

export type TextTable = { columns: string[]; rows: unknown[][]; legend: ReadonlyMap<number, string> };

/** Every row of a list as values under columns; a column in which no row has a value is left out. */
export const textTable = (rows: readonly Fields[], { columns, account }: CompactTable): TextTable => {
  const legend = legendOf(rows, account);
  const read1 = columns.map((column) => ({ name: nameOf(column), values: rows.map((row) => read(row, column)) }));
  const all = account
    ? [...read1, { name: 'account', values: rows.map((row) => legend.numbers.get(valueAt(row, account.id))) }]
    : read1;
  const kept = all.filter(({ values }) => values.some((value) => value !== undefined));
  return {
    columns: kept.map(({ name }) => name),
    rows: rows.map((_row, at) => kept.map(({ values }) => values[at] ?? null)),
    legend: new Map(legend.names.map((name, at) => [at + 1, name])),
  };
};

/** The legend of these rows' accounts; empty without accounts. */
export const accountsColumn = ({ columns, legend }: TextTable, rows: readonly unknown[][]): Fields => {
  const at = columns.indexOf('account');
  if (legend.size === 0 || at < 0) return {};
  const used = [...legend].filter(([number]) => rows.some((row) => row[at] === number));
  return { accounts: Object.fromEntries(used) };
};
