import { type Centavos, centavos, sum, toAmount } from '../../../shared/money.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { categoryName } from '../aggregator/categories.ts';
import { type BankRow, bankRow, scheduledRows } from './bank-rows.ts';
import { paymentDataOf } from './payment-data.ts';
import type { AccountPlan, BankStyle, HouseholdPlan } from './plans.ts';
import { randomFrom, rowIds } from './random.ts';
import { dayIn, daysOfUse, momentOn, monthsOf, type Window } from './window.ts';

const SWEEP_DAYS = [9, 24];
const HUNDRED_BRL = 10_000;

/** Money put aside or taken back on fixed days, so the balance stays between the plan's bounds. */
const sweeps = (rows: readonly BankRow[], plan: AccountPlan, style: BankStyle, window: Window): BankRow[] => {
  const [low, high] = [plan.keep[0] * 100, plan.keep[1] * 100];
  const middle = (low + high) / 2;
  const days = monthsOf(window).flatMap((month) => SWEEP_DAYS.map((day) => dayIn(month, day)));
  const found: BankRow[] = [];
  let balance = middle;
  let from: IsoDate = window.start;
  for (const date of days.filter((day) => day > window.start && day < window.today)) {
    for (const row of rows) if (row.date >= from && row.date <= date) balance += row.amount;
    from = addDays(date, 1);
    if (balance >= low && balance <= high) continue;
    const amount = centavos(Math.ceil(Math.abs(balance - middle) / HUNDRED_BRL) * HUNDRED_BRL);
    const kind = balance > high ? 'invest' : 'redeem';
    const row = bankRow(style, { kind, name: '', amount, category: '03020000', date });
    found.push(row);
    balance += row.amount;
  }
  return found;
};

type Timed = { row: BankRow; at: Instant };

const timed = (rows: readonly BankRow[], plan: AccountPlan, { precision }: BankStyle, { today }: Window): Timed[] => {
  const random = randomFrom(`${plan.id} clock`);
  return rows
    .map((row) => ({ row, at: momentOn(row.date, precision, random, today) }))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
};

const asTransaction = ({ row, at }: Timed, id: string, balance: Centavos, household: HouseholdPlan) => ({
  id,
  date: at,
  description: row.description,
  descriptionRaw: row.description.toUpperCase(),
  type: row.amount < 0 ? ('DEBIT' as const) : ('CREDIT' as const),
  amount: toAmount(row.amount),
  balance: row.pending ? null : toAmount(balance),
  category: row.category && categoryName(row.category),
  categoryId: row.category,
  status: row.pending ? ('PENDING' as const) : ('POSTED' as const),
  paymentData: paymentDataOf(row, household),
});

/** The balance before the first row, high enough that no row overdraws the account. */
const openingBalance = (rows: readonly Timed[], { keep: [low, high] }: AccountPlan): Centavos => {
  let balance = 0;
  let lowest = 0;
  for (const { row } of rows.filter((each) => !each.row.pending)) {
    balance += row.amount;
    lowest = Math.min(lowest, balance);
  }
  return centavos(Math.max(((low + high) / 2) * 100, low * 50 - lowest));
};

/** The planned rows with what the balance asks for; from an account that is closed now all of it was withdrawn. */
const movesOf = (planned: readonly BankRow[], plan: AccountPlan, style: BankStyle, window: Window): BankRow[] => {
  if (!plan.closed) return [...planned, ...sweeps(planned, plan, style, window), ...scheduledRows(plan, style, window)];
  const opening = openingBalance(timed(planned, plan, style, window), plan);
  const amount = sum([opening, ...planned.map((row) => row.amount)]);
  const date = addDays(daysOfUse(plan.closed, window).today, 1);
  const move = { kind: 'withdrawal' as const, name: '', amount, category: '05020000', date };
  return amount > 0 ? [...planned, bankRow(style, move)] : [...planned];
};

/** The account with its rows, each with the balance after it; the last balance is the account's. */
export const bankAccount = (
  household: HouseholdPlan,
  plan: AccountPlan,
  style: BankStyle,
  planned: readonly BankRow[],
  window: Window,
) => {
  const rows = timed(movesOf(planned, plan, style, window), plan, style, window);
  const idOf = rowIds(plan.id);
  let balance = openingBalance(rows, plan);
  const transactions = rows.map((each) => {
    const { row, at } = each;
    if (!row.pending) balance = centavos(balance + row.amount);
    return asTransaction(each, idOf(at, row.description, row.amount), balance, household);
  });
  const account = {
    id: plan.id,
    type: 'BANK' as const,
    subtype: plan.subtype,
    number: plan.number,
    name: plan.name,
    marketingName: plan.marketingName,
    owner: household.owner,
    taxNumber: household.taxNumber,
    balance: toAmount(balance),
    bankData: { transferNumber: plan.number, closingBalance: toAmount(balance), automaticallyInvestedBalance: 0 },
  };
  return { account, transactions, ...(plan.closed ? { isClosed: true } : {}) };
};
