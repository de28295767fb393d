import type { Account } from '../accounts/account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Bill } from './bill.ts';
import type { CardBills } from './bill-period.ts';
import { cardClosing } from './bill-period.ts';
import { type Cancellations, cancellationsOf } from './cancelled-installments.ts';
import type { ClosingDate } from './closing-date.ts';
import { billsLaterOf, installmentRow, type Purchase, rebuildPurchases } from './purchase.ts';

export type Card = CardBills & {
  account: Account;
  transactions: readonly Transaction[];
  purchases: readonly Purchase[];
  cancellations: Cancellations;
};

export type CardRecords = {
  /** Credit cards only. */
  cards: readonly Account[];
  bills: readonly Bill[];
  closingDates: readonly ClosingDate[];
  /** Card transactions; those of other accounts are ignored. */
  transactions: readonly Transaction[];
};

/** An inactive closing date does not count. */
export const registeredClosingDay = (accountId: string, closingDates: readonly ClosingDate[]): number | null =>
  closingDates.find((record) => record.accountId === accountId && record.isActive)?.closingDay ?? null;

/** @param manualDay closing day of the request, 1 to 31; takes precedence over the registered one */
export const cardOf = (
  account: Account,
  records: CardRecords,
  today: IsoDate,
  manualDay: number | null = null,
): Card => {
  const bills = records.bills.filter(({ accountId }) => accountId === account.id);
  const transactions = records.transactions.filter(({ accountId }) => accountId === account.id);
  const purchases = rebuildPurchases(transactions.flatMap((transaction) => installmentRow(transaction) ?? []));
  const chosenDay = manualDay ?? registeredClosingDay(account.id, records.closingDates);
  const closing = cardClosing({ account, bills, chosenDay }, today);
  const card = { ...closing, account, bills, transactions, purchases, billsLater: billsLaterOf(purchases) };
  return { ...card, cancellations: cancellationsOf(card, today) };
};
