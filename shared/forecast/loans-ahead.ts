import { inBrl, isHeld, type Loan } from '../accounts/holding.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos } from '../money.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { dueDatesOf, installmentOf, nextDateOf } from '../wealth/loans.ts';
import { daysApart, namesIn, paymentOfDue, SAME_DAYS, sameAmount } from './match-reminders.ts';
import { FURTHEST_BY_NAME, type Horizon, NO_PARTS, type UpcomingItem } from './occurrences.ts';

type Installment = { loan: Loan; dueDate: IsoDate; amount: Centavos | null; isOverdue: boolean };

const isForecast = (loan: Loan): boolean => isHeld(loan) && inBrl(loan) && !loan.isPayroll;

const overdueOf = (loan: Loan, today: IsoDate): Installment[] => {
  const times = Math.max(0, loan.overdue ?? 0);
  if (times === 0) return [];
  const one = installmentOf(loan);
  const amount = one === null ? null : centavos(one * times);
  return [{ loan, dueDate: nextDateOf(loan, today) ?? today, amount, isOverdue: true }];
};

// Banks tell of a payment days after it.
const isPaid = ({ loan, dueDate, amount }: Installment, rows: readonly Transaction[], today: IsoDate): boolean => {
  if (amount === null) return false;
  const pays = paymentOfDue({ title: loan.name, amount, dueDate });
  return rows.some((row) => row.date <= today && Math.abs(row.amount) === amount && pays(row));
};

const installmentsOf = (loan: Loan, rows: readonly Transaction[], { today, last }: Horizon): Installment[] => {
  const amount = installmentOf(loan);
  const dates = dueDatesOf(loan, { today: addDays(today, -SAME_DAYS), last });
  const ahead = dates.map((dueDate): Installment => ({ loan, dueDate, amount, isOverdue: false }));
  // One that fell due on a holiday is paid on the next business day.
  const isToCome = ({ dueDate }: Installment): boolean => onOrAfterBusinessDay(dueDate) >= today;
  return [...overdueOf(loan, today), ...ahead.filter((one) => isToCome(one) && !isPaid(one, rows, today))];
};

const LOAN_WORDS = /emprestimo|financiamento|consignado|credito pessoal/;

const isNamed = ({ description, category }: UpcomingItem, { name }: Loan): boolean => {
  const words = new Set(namesIn(name));
  const own = namesIn(`${description} ${category ?? ''}`);
  return own.some((word) => words.has(word) || LOAN_WORDS.test(word));
};

const ABSORBED: readonly UpcomingItem['kind'][] = ['recurring', 'reminder', 'scheduled'];

type Option = { installment: Installment; item: UpcomingItem; days: number; named: boolean };

const optionOf = (installment: Installment, item: UpcomingItem): Option[] => {
  if (!ABSORBED.includes(item.kind) || (item.amount !== null && item.amount > 0)) return [];
  const { loan, dueDate, amount } = installment;
  const due = [dueDate, onOrAfterBusinessDay(dueDate)];
  const days = Math.min(...due.map((date) => daysApart(item.wasDue ?? item.date, date)));
  const named = isNamed(item, loan);
  const isAlike = amount !== null && item.amount !== null && sameAmount(item.amount, amount);
  const isSame =
    (isAlike && days <= SAME_DAYS) ||
    (named && days <= FURTHEST_BY_NAME && (isAlike || amount === null || item.amount === null));
  return isSame ? [{ installment, item, days, named }] : [];
};

const nearestFirst = (a: Option, b: Option): number =>
  Number(b.named) - Number(a.named) ||
  a.days - b.days ||
  (`${a.installment.loan.id} ${a.item.sourceId}` < `${b.installment.loan.id} ${b.item.sourceId}` ? -1 : 1);

/** What bank, stream and reminder know of the same installment: at most one of each kind. */
const joined = (installments: readonly Installment[], items: readonly UpcomingItem[]) => {
  const found = new Map<Installment, UpcomingItem[]>();
  const taken = new Set<UpcomingItem>();
  const options = installments.flatMap((installment) => items.flatMap((item) => optionOf(installment, item)));
  for (const { installment, item } of options.sort(nearestFirst)) {
    const own = found.get(installment) ?? [];
    if (taken.has(item) || own.some(({ kind }) => kind === item.kind)) continue;
    found.set(installment, [...own, item]);
    taken.add(item);
  }
  return { found, taken };
};

const itemOf = (
  { loan, dueDate, amount, isOverdue }: Installment,
  same: readonly UpcomingItem[],
  today: IsoDate,
): UpcomingItem => {
  const scheduled = same.find(({ kind }) => kind === 'scheduled');
  const owed = amount === null ? null : centavos(-amount);
  return {
    date: isOverdue ? today : (scheduled?.date ?? onOrAfterBusinessDay(dueDate)),
    kind: 'loan',
    description: loan.name,
    amount: scheduled?.amount ?? owed ?? same.find((item) => item.amount !== null)?.amount ?? null,
    certainty: scheduled || loan.isFixed ? 'fixed' : 'estimated',
    category: same.find(({ category }) => category !== null)?.category ?? null,
    accountId: same.find(({ accountId }) => accountId !== null)?.accountId ?? null,
    sourceId: loan.id,
    covers: same.flatMap(({ sourceId, covers }) => [...(sourceId ? [sourceId] : []), ...covers]),
    isOverdue,
    wasDue: isOverdue ? dueDate : null,
    ...NO_PARTS,
  };
};

/** The items with the installments of loans, each payment once. @param rows what was paid */
export const withLoans = (
  items: readonly UpcomingItem[],
  loans: readonly Loan[],
  rows: readonly Transaction[],
  horizon: Horizon,
): UpcomingItem[] => {
  const installments = loans.filter(isForecast).flatMap((loan) => installmentsOf(loan, rows, horizon));
  if (installments.length === 0) return [...items];
  const { found, taken } = joined(installments, items);
  return [
    ...items.filter((item) => !taken.has(item)),
    ...installments.map((one) => itemOf(one, found.get(one) ?? [], horizon.today)),
  ];
};
