import type { Account } from '../../accounts/account.ts';
import { add, type Centavos, sum, toAmount, ZERO } from '../../money.ts';
import { brazilianDate, type IsoDate } from '../../time/calendar.ts';
import type { Moves } from '../own-moves.ts';
import type { Transaction } from '../transaction.ts';
import { countedAmount, isBrl } from './grouped.ts';
import { textMap } from './labels.ts';
import { kindOf, structuredTransaction } from './structured-transaction.ts';

/** Entries of `by_category` and of `top_transactions` (specification, Limits). */
const TOP = 10;
const NO_CATEGORY = 'Sem categoria';

type Rows = readonly { row: Transaction; account: Account }[];

/** Purchases and bank debits, without the payment of card bills (specification, get-transactions). */
const isSpent = ({ row, account }: Rows[number], moves: Moves): boolean =>
  row.type === 'DEBIT' && !(account.type !== 'CREDIT' && moves.get(row.id) === 'cardPayment');

const byCategory = (rows: Rows) => {
  const totals = new Map<string, { total: Centavos; count: number }>();
  for (const { row } of rows) {
    const name = row.category ?? NO_CATEGORY;
    const { total, count } = totals.get(name) ?? { total: ZERO, count: 0 };
    totals.set(name, { total: add(total, countedAmount(row)), count: count + 1 });
  }
  const ranked = [...totals].sort(([a, x], [b, y]) => y.total - x.total || (a < b ? -1 : 1));
  const shown = textMap<{ total: number; count: number }>();
  for (const [name, { total, count }] of ranked.slice(0, TOP)) shown[name] = { total: toAmount(total), count };
  return shown;
};

const topTransactions = (rows: Rows) =>
  [...rows]
    .sort((a, b) => countedAmount(b.row) - countedAmount(a.row) || (a.row.id < b.row.id ? -1 : 1))
    .slice(0, TOP)
    .map(({ row, account }) => structuredTransaction(row, account));

/** `summary` of the structured format: BRL, magnitudes. Dates are both included. */
export const summarize = (
  all: Rows,
  moves: Moves,
  { startDate, endDate }: { startDate: IsoDate; endDate: IsoDate },
) => {
  const rows = all.filter(({ row }) => isBrl(row));
  const spent = rows.filter((entry) => isSpent(entry, moves));
  const totalOf = (part: Rows) => toAmount(sum(part.map(({ row }) => countedAmount(row))));
  return {
    total_spent: totalOf(spent),
    total_received: totalOf(rows.filter(({ row, account }) => kindOf(row, account) === 'received')),
    total_bank_transfer: totalOf(rows.filter(({ row, account }) => kindOf(row, account) === 'bank_transfer')),
    period: `${brazilianDate(startDate)} a ${brazilianDate(endDate)}`,
    by_category: byCategory(spent),
    top_transactions: topTransactions(rows),
  };
};
