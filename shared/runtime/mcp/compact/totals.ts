import type { CompactTable } from '../../../contract/tool.ts';
import { type Centavos, sum, toAmount, toCentavos } from '../../../money.ts';
import type { Fields } from '../rows.ts';
import { valueAt } from './field.ts';

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
