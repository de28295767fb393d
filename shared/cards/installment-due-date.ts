import { type Account, isCreditCard } from '../accounts/account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { AccountSnapshot } from './account-snapshot.ts';
import { billingDate, billOf } from './bill-of.ts';
import { type Card, cardOf } from './card-bills.ts';
import { installmentRow } from './installment-row.ts';

/** When the bill that holds an installment is due; null for a row that is none. */
export type DueDateOf = (row: Transaction) => IsoDate | null;

/**
 * The due dates of installments as get-installments reports them. A card is put together when the first of its installments
 * is asked for.
 * @param transactions all rows that were read, so that those of one purchase are seen together
 */
export const installmentDueDates = (
  { accounts, bills, closingDates }: AccountSnapshot,
  transactions: readonly Transaction[],
  today: IsoDate,
): DueDateOf => {
  const byId = new Map<string, Account>(accounts.filter(isCreditCard).map((account) => [account.id, account]));
  const cards = new Map<string, Card>();
  const cardWith = (account: Account): Card => {
    const card =
      cards.get(account.id) ?? cardOf(account, { cards: [account], bills, closingDates, transactions }, today);
    cards.set(account.id, card);
    return card;
  };
  return (row) => {
    const account = byId.get(row.accountId);
    if (!account || !row.installment || !installmentRow(row)) return null;
    const card = cardWith(account);
    return billOf(row, card).dueDate ?? billingDate(row, card);
  };
};
