import { isCreditCard, isOpen } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { datesOfInstallments, installmentPurchases, type PurchaseDates } from '../cards/installments.ts';
import { MONTHS_OF_FUTURE_ROWS } from '../cards/purchase.ts';
import { datesOfCashFlow } from '../cash-flow/flow-dates.ts';
import { within } from '../ledger/filters.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, sum } from '../money.ts';
import { datesOfStreams } from '../recurring/stream-stamp.ts';
import {
  addMonths,
  addToMonth,
  firstDayOf,
  type IsoDate,
  type IsoMonth,
  lastDayOf,
  monthOf,
  monthsFrom,
} from '../time/calendar.ts';

/** Dates, both included. */
export type Dates = { first: IsoDate; last: IsoDate };

export const MONTHS_SHOWN = 12;

/** Purchases in installments of the last year: what older ones leave to pay is seldom more than the last rows. */
const datesOfPurchases = (today: IsoDate): PurchaseDates => ({
  first: firstDayOf(addToMonth(monthOf(today), -MONTHS_SHOWN)),
  last: lastDayOf(monthOf(today)),
});

/** Rows that the whole picture is made from: the widest of what its parts read. */
export const datesOfOverview = (today: IsoDate): Dates => {
  const parts = [
    datesOfStreams(today),
    datesOfCashFlow(MONTHS_SHOWN, today),
    datesOfInstallments(datesOfPurchases(today), today),
  ];
  const [first] = parts.map((dates) => dates.first).sort();
  return { first: first ?? today, last: addMonths(today, MONTHS_OF_FUTURE_ROWS) };
};

const MONTHS_AHEAD = 6;

/** Sum in BRL of unpaid installments in each of the next months, by the due date of their bill. */
export const installmentsAhead = (
  { accounts, bills, closingDates }: AccountSnapshot,
  rows: readonly Transaction[],
  today: IsoDate,
): { month: IsoMonth; amount: Centavos }[] => {
  const dates = datesOfPurchases(today);
  const transactions = within(rows, datesOfInstallments(dates, today));
  const records = {
    cards: accounts.filter((account) => isCreditCard(account) && isOpen(account)),
    bills,
    closingDates,
    transactions,
  };
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
