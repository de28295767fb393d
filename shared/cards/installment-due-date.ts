import { type Account, isCreditCard } from '../accounts/account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { AccountSnapshot } from './account-snapshot.ts';
import { billingDate, billOf, cardClosing } from './bill-period.ts';
import { type Card, cardOf, registeredClosingDay } from './card-bills.ts';
import { installmentRow } from './purchase.ts';

/** When the bill that holds an installment is due; null for a row that is none. */
export type DueDateOf = (row: Transaction) => IsoDate | null;

/**
 * The due dates of installments as get-installments reports them. The data of a card is computed at its first lookup.
 * @param transactions all rows that were read: rows of one purchase are grouped
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

/** The inputs of a card's due dates besides its rows; null for other accounts. Equal inputs give equal dates. */
export const dueDateFacts = (account: Account, { bills, closingDates }: AccountSnapshot, today: IsoDate) => {
  if (!isCreditCard(account)) return null;
  const own = bills.filter(({ accountId }) => accountId === account.id);
  const chosenDay = registeredClosingDay(account.id, closingDates);
  const { dueDay } = cardClosing({ account, bills: own, chosenDay }, today);
  const dates = own.map(({ id, dueDate, closingDate }) => `${dueDate} ${id} ${closingDate ?? ''}`.trim()).sort();
  return { chosenDay, dueDay, dates };
};

/** Offset in bills of each installment of a card from the bill of its date, where the rows of its purchase give it. */
export const installmentOrder = (
  account: Account,
  { bills, closingDates }: AccountSnapshot,
  transactions: readonly Transaction[],
  today: IsoDate,
) => {
  if (!isCreditCard(account)) return null;
  const { billsLater } = cardOf(account, { cards: [account], bills, closingDates, transactions }, today);
  return [...billsLater].sort(([a], [b]) => (a < b ? -1 : 1));
};
