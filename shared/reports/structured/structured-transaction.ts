import type { Account } from '../../accounts/account.ts';
import { isCarried } from '../../cards/card-row-kind.ts';
import type { DueDateOf } from '../../cards/installment-due-date.ts';
import { spokenName } from '../../categorizer/spoken-name.ts';
import { categorySource, type Transaction } from '../../ledger/transaction.ts';
import { magnitude, toAmount } from '../../money.ts';
import { isPaymentOfCard } from '../../transfers/card-payment.ts';
import type { Transfers } from '../../transfers/classify-transfers.ts';

const UNKNOWN_MERCHANT = 'Não identificado';

/** The lists that a transaction may be in; a refund is in the payments of its card. */
export type Kind = 'payment' | 'refund' | 'purchase' | 'bank_transfer' | 'received';

/** What a row needs besides its account. */
export type RowContext = { transfers: Transfers; dueDateOf: DueDateOf };

/** A credit on a card pays its bill or gives money back, any other row of it is a purchase; bank rows go by direction. */
export const kindOf = (row: Transaction, account: Account, transfers: Transfers): Kind => {
  if (account.type !== 'CREDIT') return row.type === 'CREDIT' ? 'received' : 'bank_transfer';
  if (row.type !== 'CREDIT') return 'purchase';
  // A bill that another one takes over is settled: nothing is given back.
  return isPaymentOfCard(row, transfers) || isCarried(row) ? 'payment' : 'refund';
};

/** Transaction, structured format (RULES.md#transactions); amounts are magnitudes. */
export const structuredTransaction = (row: Transaction, account: Account, { transfers, dueDateOf }: RowContext) => {
  const kind = kindOf(row, account, transfers);
  const isCard = kind !== 'bank_transfer' && kind !== 'received';
  return {
    date: row.date,
    category: row.category,
    amount: toAmount(magnitude(row.amount)),
    currency: row.currencyCode,
    account_info: {
      id: account.id,
      name: account.name,
      type: account.type,
      subtype: account.subtype,
      brand: account.creditData?.brand ?? null,
      level: account.creditData?.level ?? null,
      status: account.creditData?.status ?? null,
      connector_name: account.connectorName,
      custom_name: account.customName ?? null,
    },
    type: row.type,
    category_source: categorySource(row),
    merchant: spokenName(row) ?? UNKNOWN_MERCHANT,
    note: row.note ?? null,
    description: row.description,
    transaction_type: isCard ? ('credit_card' as const) : kind,
    transaction_subtype: isCard ? kind : null,
    installment_due_date: dueDateOf(row),
  };
};

export type StructuredTransaction = ReturnType<typeof structuredTransaction>;

/** A map with bank texts as keys: no prototype, so that `__proto__` is an ordinary key. */
export const textMap = <Value>(): Record<string, Value> => Object.create(null);

/** Unique names: equal ones get the last four digits, and if necessary the id. */
export const accountLabels = (accounts: readonly Account[]): ReadonlyMap<string, string> => {
  const labels = new Map(accounts.map((account) => [account.id, account.name]));
  const tellApart = (suffix: (account: Account) => string) => {
    const uses = countOf(labels);
    for (const account of accounts) {
      const label = labels.get(account.id) ?? '';
      if ((uses.get(label) ?? 0) > 1) labels.set(account.id, `${label} ${suffix(account)}`.trim());
    }
  };
  tellApart(({ number }) => number.slice(-4));
  tellApart(({ id }) => id);
  return labels;
};

const countOf = (labels: ReadonlyMap<string, string>): Map<string, number> => {
  const uses = new Map<string, number>();
  for (const label of labels.values()) uses.set(label, (uses.get(label) ?? 0) + 1);
  return uses;
};

/** A card is shown under the first bank account of its item, else under itself. */
export const homeOf = (account: Account, accounts: readonly Account[]): Account =>
  account.type === 'CREDIT'
    ? (accounts.find((other) => other.itemId === account.itemId && other.type !== 'CREDIT') ?? account)
    : account;
