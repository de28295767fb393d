import type { Account } from '../accounts/account.ts';
import type { DueDateOf } from '../cards/installment-due-date.ts';
import { paymentMethod } from '../categorizer/payment-method.ts';
import { spokenName } from '../categorizer/spoken-name.ts';
import { categoryConfidence, categorySource, rowSource, type Transaction } from '../ledger/transaction.ts';
import { toAmount } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';

/** What a row shows of its account. */
export const fieldsOfAccount = (account: Account | undefined) => ({
  account_name: account?.name ?? '',
  account_type: account?.type ?? '',
  account_subtype: account?.subtype ?? '',
  account_marketing_name: account?.marketingName ?? '',
  custom_name: account?.customName ?? null,
  connector_name: account?.connectorName ?? null,
});

const rawTransaction = (row: Transaction, account: ReturnType<typeof fieldsOfAccount>, dueDate: IsoDate | null) => ({
  id: row.id,
  description: row.description,
  category: row.category,
  currency_code: row.currencyCode,
  amount: toAmount(row.amount),
  balance: row.balance === null ? null : toAmount(row.balance),
  date: row.date,
  type: row.type,
  status: row.status,
  account_name: account.account_name,
  account_type: account.account_type,
  account_subtype: account.account_subtype,
  account_marketing_name: account.account_marketing_name,
  account_id: row.accountId,
  connector_name: account.connector_name,
  custom_name: account.custom_name,
  merchant: spokenName(row),
  note: row.note ?? null,
  category_source: categorySource(row),
  category_confidence: categoryConfidence(row),
  payment_method: paymentMethod(row, account.account_type),
  source: rowSource(row),
  installment_number: row.installment?.number ?? null,
  total_installments: row.installment?.total ?? null,
  installment_due_date: dueDate,
});

/** Transaction, raw format (RULES.md#transactions), plus the additive fields that existing clients read. */
export const rawTransactions = (rows: readonly Transaction[], accounts: readonly Account[], dueDateOf: DueDateOf) => {
  const known = new Map(accounts.map((account) => [account.id, fieldsOfAccount(account)]));
  const unknown = fieldsOfAccount(undefined);
  return rows.map((row) => rawTransaction(row, known.get(row.accountId) ?? unknown, dueDateOf(row)));
};
