import type { Account } from '../../accounts/account.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import { add, type Centavos, magnitude, toAmount, ZERO } from '../../money.ts';
import {
  accountLabels,
  homeOf,
  kindOf,
  type RowContext,
  type StructuredTransaction,
  structuredTransaction,
  textMap,
} from './structured-transaction.ts';

export const isBrl = ({ currencyCode }: Pick<Transaction, 'currencyCode'>): boolean => currencyCode === 'BRL';

/** The magnitude that a row adds to a total; rows in other currencies are listed and add 0. */
export const countedAmount = (row: Transaction): Centavos => (isBrl(row) ? magnitude(row.amount) : ZERO);

const emptyCard = () => ({
  payments: [] as StructuredTransaction[],
  purchases: [] as StructuredTransaction[],
  paid: ZERO,
  purchased: ZERO,
  refunded: ZERO,
});
const emptyAccount = () => ({
  cards: textMap<ReturnType<typeof emptyCard>>(),
  sent: [] as StructuredTransaction[],
  received: [] as StructuredTransaction[],
  sentTotal: ZERO,
  receivedTotal: ZERO,
});
type Group = ReturnType<typeof emptyAccount>;

const addRow = (group: Group, label: string, row: Transaction, account: Account, context: RowContext): void => {
  const kind = kindOf(row, account, context.transfers);
  const shown = structuredTransaction(row, account, context);
  const amount = countedAmount(row);
  if (kind === 'bank_transfer') {
    group.sent.push(shown);
    group.sentTotal = add(group.sentTotal, amount);
  } else if (kind === 'received') {
    group.received.push(shown);
    group.receivedTotal = add(group.receivedTotal, amount);
  } else {
    group.cards[label] ??= emptyCard();
    const card = group.cards[label];
    (kind === 'purchase' ? card.purchases : card.payments).push(shown);
    if (kind === 'purchase') card.purchased = add(card.purchased, amount);
    else card.paid = add(card.paid, amount);
    if (kind === 'refund') card.refunded = add(card.refunded, amount);
  }
};

const present = ({ cards, sent, received, sentTotal, receivedTotal }: Group) => {
  const credit_cards = textMap<object>();
  let [paid, purchased] = [ZERO, ZERO];
  for (const [name, card] of Object.entries(cards)) {
    const { payments, purchases } = card;
    credit_cards[name] = {
      payments,
      purchases,
      total_payments: toAmount(card.paid),
      total_purchases: toAmount(card.purchased),
      total_refunds: toAmount(card.refunded),
    };
    [paid, purchased] = [add(paid, card.paid), add(purchased, card.purchased)];
  }
  return {
    credit_cards,
    bank_transfer: sent,
    received,
    total_credit_card_payments: toAmount(paid),
    total_credit_card_purchases: toAmount(purchased),
    total_bank_transfer: toAmount(sentTotal),
    total_received: toAmount(receivedTotal),
  };
};

/** Rows by account; cards are under their bank account. */
export const groupByAccount = (rows: readonly Transaction[], accounts: readonly Account[], context: RowContext) => {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const labels = accountLabels(accounts);
  const groups = textMap<Group>();
  for (const row of rows) {
    const account = byId.get(row.accountId);
    if (!account) continue;
    const home = labels.get(homeOf(account, accounts).id) ?? '';
    groups[home] ??= emptyAccount();
    addRow(groups[home], labels.get(account.id) ?? '', row, account, context);
  }
  const shown = textMap<ReturnType<typeof present>>();
  for (const [name, group] of Object.entries(groups)) shown[name] = present(group);
  return shown;
};
