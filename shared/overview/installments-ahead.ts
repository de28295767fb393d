import { isCreditCard } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { datesOfInstallments, installmentPurchases } from '../cards/installment-purchases.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { within } from '../ledger/within.ts';
import { type Centavos, sum } from '../money.ts';
import { addToMonth, type IsoDate, type IsoMonth, monthOf, monthsFrom } from '../time/calendar.ts';
import { datesOfPurchases } from './overview-dates.ts';

const MONTHS_AHEAD = 6;

/** Sum in BRL of unpaid installments in each of the next months, by the due date of their bill. */
export const installmentsAhead = (
  { accounts, bills, closingDates }: AccountSnapshot,
  rows: readonly Transaction[],
  today: IsoDate,
): { month: IsoMonth; amount: Centavos }[] => {
  const dates = datesOfPurchases(today);
  const transactions = within(rows, datesOfInstallments(dates, today));
  const records = { cards: accounts.filter(isCreditCard), bills, closingDates, transactions };
  const unpaid = installmentPurchases(records, dates, today)
    .filter(({ currencyCode }) => currencyCode === 'BRL')
    .flatMap(({ installments }) => installments)
    .filter(({ isPaid }) => !isPaid);
  const running = monthOf(today);
  return monthsFrom(addToMonth(running, 1), addToMonth(running, MONTHS_AHEAD)).map((month) => ({
    month,
    amount: sum(unpaid.filter(({ dueDate }) => monthOf(dueDate) === month).map(({ amount }) => amount)),
  }));
};
