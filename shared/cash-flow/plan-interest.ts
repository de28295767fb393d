import { isCreditCard } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { billPeriod, periodOfBill } from '../cards/bill-period.ts';
import { chargesOf, dueDateOf, mayBeCarriedOn } from '../cards/bill-states.ts';
import { type Card, cardOf } from '../cards/card-bills.ts';
import { isCarried } from '../cards/card-row-kind.ts';
import { installmentRow, type Purchase, rebuildPurchases } from '../cards/purchase.ts';
import { paidWithin, paymentsOf } from '../cards/settle-payments.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude, sum } from '../money.ts';
import { addDays, addMonths, daysBetween, type IsoDate } from '../time/calendar.ts';
import { paymentsOfCards } from '../transfers/card-payment.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';

export type FlowSources = Pick<AccountSnapshot, 'accounts' | 'bills' | 'closingDates' | 'holdings'> & {
  transactions: readonly Transaction[];
  /** Rows before them that tell what plans of bill installments cost, and count nowhere. */
  earlier?: readonly Transaction[];
};

/** Row id -> the part of a bill installment that is interest, in centavos. The rest of the row is carried debt. */
export type PlanInterest = ReadonlyMap<string, Centavos>;

/** A first payment that the bank books with the plan. */
const DAYS_OF_FIRST_PAYMENT = 3;

const isOfPlan = (row: Transaction): boolean => row.installment !== null && row.type === 'DEBIT' && isCarried(row);

const firstDateOf = ({ date, installment }: Transaction): IsoDate => {
  const counted = addMonths(date, 1 - (installment?.number ?? 1));
  const stated = installment?.purchaseDate;
  return stated && stated < counted ? stated : counted;
};

/** Where the plans of bill installments among these rows begin, the earliest first. */
export const startsOfPlans = (rows: readonly Transaction[]): IsoDate[] => rows.filter(isOfPlan).map(firstDateOf).sort();

type Plan = { first: IsoDate; total: Centavos; rows: readonly Transaction[]; installments: number };

/** By its first row alone, so that it is the same whatever later rows are read; null where that one is not known. */
const planOf = ({ rows }: Purchase): Plan | null => {
  const first = rows.get(1);
  if (!first) return null;
  const { transaction, total: installments, totalAmount } = first;
  const counted = centavos(magnitude(transaction.amount) * installments);
  // Some banks report one installment's amount as the total.
  const total = totalAmount !== null && 2 * totalAmount >= counted ? totalAmount : counted;
  return { first: transaction.date, total, rows: [...rows.values()].map((row) => row.transaction), installments };
};

/** Debt of a bill cannot cost more than itself (Lei 14.690/2023, art. 28); anything beyond is another bill's plan. */
const isRestOf = (rest: number, { total }: Plan): boolean => rest > 0 && rest < total && total <= 2 * rest;

const apart = ({ date }: Transaction, { first }: Plan): number => Math.abs(daysBetween(date, first));

/** What the bank gave for the plan: the carried credit that is nearest to its first row. */
const creditFor = (plan: Plan, card: Card): Centavos | null => {
  const [nearest] = card.transactions
    .filter((row) => row.type === 'CREDIT' && mayBeCarriedOn(plan.first, row.date) && isCarried(row))
    .filter(({ amount }) => isRestOf(magnitude(amount), plan))
    .sort((a, b) => apart(a, plan) - apart(b, plan) || (a.id < b.id ? -1 : 1));
  return nearest ? magnitude(nearest.amount) : null;
};

/** What was left of the bill before the plan, by the bank's total, else by the rows of its period. */
const leftBefore = (plan: Plan, card: Card, isPayment: (row: Transaction) => boolean): Centavos | null => {
  const payments = paymentsOf(card, isPayment);
  const records = new Map(card.bills.map((bill) => [periodOfBill(bill, card).end, bill]));
  const charges = chargesOf(card, isPayment);
  for (let period = billPeriod(card.schedule, plan.first); ; ) {
    period = billPeriod(card.schedule, addDays(period.start, -1));
    const record = records.get(period.end);
    const dueDate = record?.dueDate ?? dueDateOf(period, card);
    const isReplaced = mayBeCarriedOn(plan.first, dueDate);
    if (!isReplaced && dueDate < plan.first) return null;
    if (!isReplaced) continue;
    const paid = paidWithin(payments, period.end, addDays(plan.first, DAYS_OF_FIRST_PAYMENT + 1));
    const total = record?.totalAmount ?? charges.get(period.end) ?? 0;
    const left = total - sum(paid.map(({ amount }) => amount));
    if (isRestOf(left, plan)) return centavos(left);
  }
};

/** Evenly over the installments, the centavos that do not divide on the last. */
const spread = ({ rows, total, installments }: Plan, rest: Centavos): [string, Centavos][] => {
  const interest = total - rest;
  const each = Math.floor(interest / installments);
  return rows.map((row) => {
    const isLast = row.installment?.number === installments;
    const part = isLast ? interest - each * (installments - 1) : each;
    return [row.id, centavos(Math.min(part, magnitude(row.amount)))];
  });
};

/**
 * What bill installments cost: (plan - replaced rest). A plan whose rest is not known costs nothing that is known.
 * @param sources rows from 90 days before the first row of each plan, in `transactions` or `earlier`
 */
export const interestOfPlans = (
  { accounts, bills, closingDates, transactions: read, earlier = [] }: FlowSources,
  today: IsoDate,
): PlanInterest => {
  const transactions = [...read, ...earlier];
  const rows = transactions.filter(isOfPlan);
  if (rows.length === 0) return new Map();
  const isPayment = paymentsOfCards(() => classifyTransfers(transactions, accounts, bills));
  const cards = accounts.filter((account) => isCreditCard(account) && rows.some((row) => row.accountId === account.id));
  const interest = cards.flatMap((account) => {
    const card = cardOf(account, { cards, bills, closingDates, transactions }, today);
    const own = rows.filter(({ accountId }) => accountId === account.id).flatMap((row) => installmentRow(row) ?? []);
    const plans = rebuildPurchases(own).flatMap((purchase) => planOf(purchase) ?? []);
    return plans.flatMap((plan) => {
      const rest = creditFor(plan, card) ?? leftBefore(plan, card, isPayment);
      return rest === null ? [] : spread(plan, rest);
    });
  });
  return new Map(interest);
};
