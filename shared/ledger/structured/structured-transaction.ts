import type { Account } from '../../accounts/account.ts';
import { magnitude, toAmount } from '../../money.ts';
import type { Transaction } from '../transaction.ts';

/** What clients read where no merchant is known. */
const UNKNOWN_MERCHANT = 'Não identificado';

/** The four lists that a transaction may stand in. */
export type Kind = 'payment' | 'purchase' | 'bank_transfer' | 'received';

/** A credit on a card is a payment, any other row of it a purchase; bank rows go by direction (design 4). */
export const kindOf = ({ type }: Transaction, account: Account): Kind => {
  if (account.type === 'CREDIT') return type === 'CREDIT' ? 'payment' : 'purchase';
  return type === 'CREDIT' ? 'received' : 'bank_transfer';
};

/** Transaction, structured format (specification, Resources); amounts are magnitudes. */
export const structuredTransaction = (row: Transaction, account: Account) => {
  const kind = kindOf(row, account);
  const isCard = kind === 'payment' || kind === 'purchase';
  return {
    date: row.date,
    category: row.category,
    amount: toAmount(magnitude(row.amount)),
    currency: row.currencyCode,
    account_info: {
      name: account.name,
      type: account.type,
      subtype: account.subtype,
      brand: account.creditData?.brand ?? null,
      level: account.creditData?.level ?? null,
      status: account.creditData?.status ?? null,
    },
    type: row.type,
    merchant: row.merchant ?? UNKNOWN_MERCHANT,
    description: row.description,
    transaction_type: isCard ? ('credit_card' as const) : kind,
    transaction_subtype: isCard ? kind : null,
  };
};

export type StructuredTransaction = ReturnType<typeof structuredTransaction>;
