import { isObject } from '../../is-object.ts';
import { add, type Centavos, toAmount, toCentavos, ZERO } from '../../money.ts';
import type { Fields, Row } from './rows.ts';

/** The amount fields of rows; the first one present is used. */
const MEASURES = ['amount', 'totalAmount', 'accountBalance', 'balance', 'approx_current_bill_amount'];

type Amount = { currency: string; centavos: Centavos };

const currencyOf = (row: Fields): string =>
  String(row.currency_code ?? row.currencyCode ?? row.totalAmountCurrencyCode ?? row.currency ?? 'BRL');

// A grouped view has magnitudes and a separate direction.
const signed = (row: Fields, measure: string, value: number): number => {
  if (measure !== 'amount') return value;
  return row.type === 'DEBIT' ? -Math.abs(value) : row.type === 'CREDIT' ? Math.abs(value) : value;
};

const amountOf = (row: Row): Amount | null => {
  if (!isObject(row)) return null;
  for (const measure of MEASURES) {
    const value = row[measure];
    if (typeof value === 'number') {
      return { currency: currencyOf(row), centavos: toCentavos(signed(row, measure, value)) };
    }
  }
  return null;
};

/** Sums over every row, per currency: money in, and money out as a negative number; empty where rows have no amount. */
export const totalsOf = (rows: readonly Row[]) => {
  const byCurrency = new Map<string, { positive: Centavos; negative: Centavos }>();
  for (const amount of rows.map(amountOf)) {
    if (!amount) continue;
    const { positive, negative } = byCurrency.get(amount.currency) ?? { positive: ZERO, negative: ZERO };
    const isOut = amount.centavos < 0;
    byCurrency.set(amount.currency, {
      positive: isOut ? positive : add(positive, amount.centavos),
      negative: isOut ? add(negative, amount.centavos) : negative,
    });
  }
  const totals = [...byCurrency].map(
    ([currency, { positive, negative }]) =>
      [currency, { positive: toAmount(positive), negative: toAmount(negative) }] as const,
  );
  return totals.length === 0 ? {} : { totals: Object.fromEntries(totals) };
};
