import { type Centavos, centavos, magnitude, sum } from '../money.ts';
import type { InstallmentRow } from './purchase.ts';

const missingNumbers = (rows: readonly InstallmentRow[]): number[] => {
  const known = new Set(rows.map(({ number }) => number));
  return Array.from({ length: rows[0]?.total ?? 0 }, (_, index) => index + 1).filter((number) => !known.has(number));
};

/** The rest of the purchase's total, if it is plausible as the missing installments. */
const remainder = (rows: readonly InstallmentRow[], missing: number): number | null => {
  const total = rows.find(({ totalAmount }) => totalAmount !== null)?.totalAmount;
  if (!total) return null;
  const amounts = rows.map(({ transaction }) => magnitude(transaction.amount));
  const left = total - sum(amounts);
  const each = left / missing;
  // Some banks report one installment's amount as the total.
  return each * 2 >= Math.min(...amounts) && each <= 2 * Math.max(...amounts) ? left : null;
};

// The first installments get the remaining centavos.
const split = (amount: number, numbers: readonly number[]): Map<number, Centavos> => {
  const each = Math.floor(amount / numbers.length);
  const left = amount - each * numbers.length;
  return new Map(numbers.map((number, index) => [number, centavos(each + (index < left ? 1 : 0))]));
};

/** The rest of the purchase's total, exact to the centavo; without a total, the last reported amount. */
export const missingAmounts = (rows: readonly InstallmentRow[]): Map<number, Centavos> => {
  const missing = missingNumbers(rows);
  if (missing.length === 0) return new Map();
  const left = remainder(rows, missing.length);
  if (left !== null) return split(left, missing);
  const last = rows.at(-1);
  return new Map(missing.map((number) => [number, last ? magnitude(last.transaction.amount) : centavos(0)]));
};
