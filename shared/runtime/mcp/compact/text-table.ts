import type { CompactTable } from '../../../contract/tool.ts';
import { type Centavos, sum, toAmount, toCentavos } from '../../../money.ts';
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

const HOME = 'BRL';
const CURRENCIES = ['currency_code', 'currencyCode', 'totalAmountCurrencyCode', 'currency'];

const currencyOf = (row: Fields): string =>
  String(CURRENCIES.map((name) => row[name]).find((value) => typeof value === 'string') ?? HOME);

const sums = (amounts: readonly Centavos[], as: 'flow' | 'sum') =>
  as === 'sum'
    ? { sum: toAmount(sum(amounts)) }
    : {
        in: toAmount(sum(amounts.filter((amount) => amount > 0))),
        out: toAmount(sum(amounts.filter((amount) => amount < 0))),
      };

/** Sums over every row, of all pages: BRL by itself, other currencies by their code; and how many rows there are. */
export const compactTotals = (rows: readonly Fields[], totals: CompactTable['totals']): Fields => {
  const count = rows.length;
  if (!totals) return { count };
  const byCurrency = new Map<string, Centavos[]>([[HOME, []]]);
  for (const row of rows) {
    const value = valueAt(row, totals.of);
    if (typeof value !== 'number') continue;
    const currency = currencyOf(row);
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), toCentavos(value)]);
  }
  const { [HOME]: home, ...others } = Object.fromEntries(
    [...byCurrency].map(([currency, amounts]) => [currency, sums(amounts, totals.as)]),
  );
  return { ...home, ...others, count };
};
