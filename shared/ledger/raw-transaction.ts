import type { Account } from '../accounts/account.ts';
import { toAmount } from '../money.ts';
import type { Transaction } from './transaction.ts';

/** Transaction, raw format (specification, Resources), with the additive fields that clients read (field notes 1). */
export const rawTransaction = (row: Transaction, account: Account | undefined) => ({
  id: row.id,
  description: row.description,
  category: row.category,
  currency_code: row.currencyCode,
  amount: toAmount(row.amount),
  balance: row.balance === null ? null : toAmount(row.balance),
  date: row.date,
  type: row.type,
  status: row.status,
  account_name: account?.name ?? '',
  account_type: account?.type ?? '',
  account_subtype: account?.subtype ?? '',
  account_marketing_name: account?.marketingName ?? '',
  account_id: row.accountId,
  connector_name: account?.connectorName ?? null,
  merchant: row.merchant,
  installment_number: row.installment?.number ?? null,
  total_installments: row.installment?.total ?? null,
});
