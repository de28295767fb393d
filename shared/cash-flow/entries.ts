import { type Account, isCreditCard } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { billingDate } from '../cards/bill-period.ts';
import { type Card, cardOf } from '../cards/card-bills.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, magnitude } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import { categoryOfSpending, type Place, placeOf } from '../transfers/place.ts';

/** Money that came in or went out for good: no move of the user's own money. */
export type FlowEntry = {
  row: Transaction;
  kind: 'income' | 'spending' | 'refund';
  /** On which it counts. */
  date: IsoDate;
  /** Positive. */
  amount: Centavos;
  /** Null for a refund whose bank tells none. */
  category: string | null;
};

/** A row that neither earns nor spends; `amount` is signed. */
export type Move = { row: Transaction; kind: 'own_move' | 'carried'; amount: Centavos };

export type Money = {
  entries: readonly FlowEntry[];
  moves: readonly Move[];
  /** Rows in other currencies, whose value in BRL the bank does not tell. */
  leftOut: readonly FlowEntry[];
};

export type FlowSources = Pick<AccountSnapshot, 'accounts' | 'bills' | 'closingDates'> & {
  transactions: readonly Transaction[];
};
/** On which date a row counts. */
type Dating = (row: Transaction, account: Account | undefined) => IsoDate;

export const onItsOwnDate: Dating = ({ date }) => date;

/** Installments count in the month of their bill, where a bank dates all of them at the purchase. */
export const onBillingDate = (sources: FlowSources, today: IsoDate): Dating => {
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

const categoryOf = (row: Transaction, kind: FlowEntry['kind'], account: Account | undefined): string | null =>
  kind === 'refund' ? row.category || null : categoryOfSpending(row, account);

const isMove = (place: Place): place is Move['kind'] => place === 'own_move' || place === 'carried';

/** What the rows up to `today` are: each row in BRL is one entry or one move. */
export const moneyIn = (
  { transactions, accounts, bills }: Omit<FlowSources, 'closingDates'>,
  dating: Dating,
  today: IsoDate,
): Money => {
  const transfers = classifyTransfers(transactions, accounts, bills);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const money = { entries: [] as FlowEntry[], moves: [] as Move[], leftOut: [] as FlowEntry[] };
  for (const row of transactions) {
    if (row.date > today) continue;
    const account = byId.get(row.accountId);
    const isBrl = row.currencyCode === 'BRL';
    const kind = placeOf(row, account, transfers);
    if (isMove(kind)) {
      if (isBrl) money.moves.push({ row, kind, amount: row.amount });
      continue;
    }
    const entry = {
      row,
      kind,
      date: dating(row, account),
      amount: magnitude(row.amount),
      category: categoryOf(row, kind, account),
    };
    (isBrl ? money.entries : money.leftOut).push(entry);
  }
  return money;
};
