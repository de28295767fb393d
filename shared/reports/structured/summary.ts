import type { Account } from '../../accounts/account.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import { add, type Centavos, centavos, sum, toAmount, ZERO } from '../../money.ts';
import { brazilianDate, type IsoDate } from '../../time/calendar.ts';
import type { Transfers } from '../../transfers/classify-transfers.ts';
import { countedAmount, isBrl } from './grouped.ts';
import { type Kind, kindOf, type RowContext, structuredTransaction, textMap } from './structured-transaction.ts';

/** Entries of `by_category` and `top_transactions` (RULES.md#defaults-and-limits). */
const TOP = 10;
const NO_CATEGORY = 'Sem categoria';

type Rows = readonly { row: Transaction; account: Account }[];

/** Purchases and bank debits except payments of card bills (RULES.md#get-transactions). */
const isSpent = ({ row, account }: Rows[number], transfers: Transfers): boolean =>
  row.type === 'DEBIT' && !(account.type !== 'CREDIT' && transfers.get(row.id) === 'cardPayment');

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

/** Days in order; a day without rows is left out. */
const daysOf = (spent: Rows, received: Rows) => {
  const days = new Map<IsoDate, { spent: Centavos; received: Centavos }>();
  const dayOf = (date: IsoDate) => {
    const day = days.get(date) ?? { spent: ZERO, received: ZERO };
    days.set(date, day);
    return day;
  };
  for (const { row } of spent) dayOf(row.date).spent = add(dayOf(row.date).spent, countedAmount(row));
  for (const { row } of received) dayOf(row.date).received = add(dayOf(row.date).received, countedAmount(row));
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, day]) => ({ date, spent: toAmount(day.spent), received: toAmount(day.received) }));
};

/** What was spent on each day on which something was. */
const byDay = (days: ReturnType<typeof daysOf>): Record<IsoDate, number> =>
  Object.fromEntries(days.flatMap(({ date, spent }) => (spent === 0 ? [] : [[date, spent]])));

const topTransactions = (rows: Rows, context: RowContext) =>
  [...rows]
    .sort((a, b) => countedAmount(b.row) - countedAmount(a.row) || (a.row.id < b.row.id ? -1 : 1))
    .slice(0, TOP)
    .map(({ row, account }) => structuredTransaction(row, account, context));

/** BRL magnitudes; both dates included. */
export const summarize = (
  all: Rows,
  context: RowContext,
  { startDate, endDate }: { startDate: IsoDate; endDate: IsoDate },
) => {
  const rows = all.filter(({ row }) => isBrl(row));
  const { transfers } = context;
  const of = (kind: Kind) => rows.filter(({ row, account }) => kindOf(row, account, transfers) === kind);
  const spent = rows.filter((entry) => isSpent(entry, transfers));
  const [received, refunds] = [of('received'), of('refund')];
  const days = daysOf(spent, received);
  const amountOf = (part: Rows) => sum(part.map(({ row }) => countedAmount(row)));
  const totalOf = (part: Rows) => toAmount(amountOf(part));
  return {
    total_spent: totalOf(spent),
    total_received: totalOf(received),
    total_bank_transfer: totalOf(of('bank_transfer')),
    total_refunds: totalOf(refunds),
    net_spent: toAmount(centavos(amountOf(spent) - amountOf(refunds))),
    period: `${brazilianDate(startDate)} a ${brazilianDate(endDate)}`,
    by_category: byCategory(spent),
    by_day: byDay(days),
    days,
    top_transactions: topTransactions(rows, context),
  };
};
