import { type Account, isCreditCard } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { billingDate } from '../cards/bill-period.ts';
import { type Card, cardOf } from '../cards/card-bills.ts';
import { cardTexts } from '../cards/card-texts.ts';
import { isInvestmentMove } from '../categories/category-groups.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, magnitude } from '../money.ts';
import { addDays, addToMonth, firstDayOf, type IsoDate, monthOf } from '../time/calendar.ts';
import { isPaymentOfCard } from '../transfers/card-payment.ts';
import { COUNTER_ENTRY_DAYS, classifyTransfers, isSpending, type Transfers } from '../transfers/classify-transfers.ts';

/** Money that came in or went out for good: no move of the user's own money. */
export type FlowEntry = {
  row: Transaction;
  kind: 'income' | 'spending' | 'refund';
  /** On which it counts. */
  date: IsoDate;
  /** Positive. */
  amount: Centavos;
  category: string;
};

const GIVEN_BACK = /\b(?:estornos?|devol\w*|chargeback|cancelamento|reembolsos?)\b/i;

/** What a row is; null for a move of the user's own money, investments included. */
export const kindOfRow = (
  row: Transaction,
  account: Account | undefined,
  transfers: Transfers,
): FlowEntry['kind'] | null => {
  if (transfers.has(row.id) || isInvestmentMove(row.category)) return null;
  if (isSpending(row, transfers)) return 'spending';
  if (account && isCreditCard(account)) return isPaymentOfCard(row, transfers) ? null : 'refund';
  return GIVEN_BACK.test(row.description) ? 'refund' : 'income';
};

export type Money = {
  entries: readonly FlowEntry[];
  /** Rows in other currencies, whose value in BRL the bank does not report. */
  leftOut: readonly FlowEntry[];
};

type Sources = Pick<AccountSnapshot, 'accounts' | 'bills' | 'closingDates'> & { transactions: readonly Transaction[] };
/** On which date a row counts. */
type Dating = (row: Transaction, account: Account | undefined) => IsoDate;

export const onItsOwnDate: Dating = ({ date }) => date;

/** Installments count in the month of their bill, where a bank dates all of them at the purchase. */
export const onBillingDate = (sources: Sources, today: IsoDate): Dating => {
  const cards = new Map<string, Card>();
  const records = { ...sources, cards: sources.accounts.filter(isCreditCard) };
  const cardFor = (account: Account): Card => {
    const card = cards.get(account.id) ?? cardOf(account, records, today);
    cards.set(account.id, card);
    return card;
  };
  return (row, account) =>
    row.installment && account && isCreditCard(account) ? billingDate(row, cardFor(account)) : row.date;
};

/** What the rows are worth as income and spending. */
export const moneyIn = (sources: Sources, dating: Dating): Money => {
  const { transactions, accounts, bills } = sources;
  const transfers = classifyTransfers(transactions, accounts, bills);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const all = transactions.flatMap((row): FlowEntry[] => {
    const account = byId.get(row.accountId);
    const kind = kindOfRow(row, account, transfers);
    if (!kind) return [];
    const category = row.category || cardTexts.uncategorized;
    return [{ row, kind, date: dating(row, account), amount: magnitude(row.amount), category }];
  });
  const isBrl = ({ row }: FlowEntry): boolean => row.currencyCode === 'BRL';
  return { entries: all.filter(isBrl), leftOut: all.filter((entry) => !isBrl(entry)) };
};

/** Dates, both included. */
type Dates = { first: IsoDate; last: IsoDate };

/** Banks that date all installments at the purchase have those of a year ago on this month's bill. */
const LEAST_MONTHS_READ = 13;

/** Which rows count, and which must be read of cards and of other accounts: installments and counter-entries lie around them. */
export const datesOfCashFlow = (
  months: number,
  today: IsoDate,
): { counted: Dates; reads: Dates; readsOfOthers: IsoDate } => {
  const monthsBack = (count: number): IsoDate => firstDayOf(addToMonth(monthOf(today), 1 - count));
  return {
    counted: { first: monthsBack(months), last: today },
    readsOfOthers: addDays(monthsBack(months), -COUNTER_ENTRY_DAYS),
    reads: {
      first: addDays(monthsBack(Math.max(months, LEAST_MONTHS_READ)), -COUNTER_ENTRY_DAYS),
      last: addDays(today, COUNTER_ENTRY_DAYS),
    },
  };
};

export const ofAccountType = (
  entries: readonly FlowEntry[],
  accounts: readonly Account[],
  accountType: string | undefined,
): FlowEntry[] => {
  if (accountType === undefined) return [...entries];
  const ids = new Set(accounts.filter(({ type }) => type === accountType).map(({ id }) => id));
  return entries.filter(({ row }) => ids.has(row.accountId));
};
