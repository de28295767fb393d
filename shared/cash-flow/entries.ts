import { type Account, isCreditCard } from '../accounts/account.ts';
import { billingDate } from '../cards/bill-period.ts';
import { type Card, cardOf } from '../cards/card-bills.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { add, type Centavos, magnitude, ZERO } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import { categoryOfInterest, categoryOfSpending, type Place, placeOf } from '../transfers/place.ts';
import { type FlowSources, interestOfPlans, type PlanInterest } from './plan-interest.ts';

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

/**
 * What the rows up to `today` are: each row in BRL is one entry or one move; a bill installment is carried debt, and its
 * interest spending.
 */
export const moneyIn = (
  sources: FlowSources,
  dating: Dating,
  today: IsoDate,
  interest: PlanInterest = interestOfPlans(sources, today),
): Money => {
  const { transactions, accounts, bills, holdings } = sources;
  const transfers = classifyTransfers(transactions, accounts, bills, holdings);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const money = { entries: [] as FlowEntry[], moves: [] as Move[], leftOut: [] as FlowEntry[] };
  for (const row of transactions) {
    if (row.date > today) continue;
    const account = byId.get(row.accountId);
    const isBrl = row.currencyCode === 'BRL';
    const kind = placeOf(row, account, transfers);
    const cost = interest.get(row.id) ?? ZERO;
    if (isMove(kind)) {
      if (isBrl) money.moves.push({ row, kind, amount: add(row.amount, cost) });
      if (cost === 0) continue;
    }
    const entry = {
      row,
      date: dating(row, account),
      ...(isMove(kind)
        ? { kind: 'spending' as const, amount: cost, category: categoryOfInterest(row) }
        : { kind, amount: magnitude(row.amount), category: categoryOf(row, kind, account) }),
    };
    (isBrl ? money.entries : money.leftOut).push(entry);
  }
  return money;
};
