import type { Operation } from './operation.ts';
import { confirmSpendingLimit } from './operations/confirm-spending-limit.ts';
import { createAccount } from './operations/create-account.ts';
import { createApiKey } from './operations/create-api-key.ts';
import { createPaymentReminder } from './operations/create-payment-reminder.ts';
import { createSpendingLimit } from './operations/create-spending-limit.ts';
import { createTransaction } from './operations/create-transaction.ts';
import { createWebhook } from './operations/create-webhook.ts';
import { deleteAccount } from './operations/delete-account.ts';
import { deleteImport } from './operations/delete-import.ts';
import { deletePaymentReminder } from './operations/delete-payment-reminder.ts';
import { deleteSpendingLimit } from './operations/delete-spending-limit.ts';
import { deleteTransaction } from './operations/delete-transaction.ts';
import { deleteWebhook } from './operations/delete-webhook.ts';
import { getAccounts } from './operations/get-accounts.ts';
import { getApiKeyInfo } from './operations/get-api-key-info.ts';
import { getBalance } from './operations/get-balance.ts';
import { getBalanceByAccount } from './operations/get-balance-by-account.ts';
import { getBillSummary } from './operations/get-bill-summary.ts';
import { getBills } from './operations/get-bills.ts';
import { getCashFlow } from './operations/get-cash-flow.ts';
import { getChanges } from './operations/get-changes.ts';
import { getExpensiveCategories } from './operations/get-expensive-categories.ts';
import { getInstallments } from './operations/get-installments.ts';
import { getInvestments } from './operations/get-investments.ts';
import { getLoans } from './operations/get-loans.ts';
import { getMemories } from './operations/get-memories.ts';
import { getNetWorth } from './operations/get-net-worth.ts';
import { getOpenFinanceConnectionFlow } from './operations/get-open-finance-connection-flow.ts';
import { getRecurring } from './operations/get-recurring.ts';
import { getSignals } from './operations/get-signals.ts';
import { getTransactions } from './operations/get-transactions.ts';
import { getUpcoming } from './operations/get-upcoming.ts';
import { importTransactions } from './operations/import-transactions.ts';
import { listApiKeys } from './operations/list-api-keys.ts';
import { listImports } from './operations/list-imports.ts';
import { listPaymentReminders } from './operations/list-payment-reminders.ts';
import { listSpendingLimits } from './operations/list-spending-limits.ts';
import { listWebhookDeliveries } from './operations/list-webhook-deliveries.ts';
import { listWebhooks } from './operations/list-webhooks.ts';
import { manageClosingDate } from './operations/manage-closing-date.ts';
import { manualUpdate } from './operations/manual-update.ts';
import { redeliverWebhook } from './operations/redeliver-webhook.ts';
import { revokeApiKey } from './operations/revoke-api-key.ts';
import { rotateApiKey } from './operations/rotate-api-key.ts';
import { summarizeSpending } from './operations/summarize-spending.ts';
import { testWebhook } from './operations/test-webhook.ts';
import { updateAccount } from './operations/update-account.ts';
import { updatePaymentReminder } from './operations/update-payment-reminder.ts';
import { updateSignal } from './operations/update-signal.ts';
import { updateSpendingLimit } from './operations/update-spending-limit.ts';
import { updateTransaction } from './operations/update-transaction.ts';
import { updateWebhook } from './operations/update-webhook.ts';
import { deleteClosingDate, listClosingDates, setClosingDate } from './tools/closing-date-tools.ts';
import { forgetMemory, learnMemory } from './tools/memory-tools.ts';

/**
 * Every operation, in the order in which the API reference and `/mcp` list them. For infra, documents, MCP and tests; an endpoint that imported it
 * would bundle all operations.
 */
export const operations: readonly Operation[] = [
  getTransactions,
  getBalance,
  getBalanceByAccount,
  getAccounts,
  getBills,
  getBillSummary,
  manageClosingDate,
  manualUpdate,
  getExpensiveCategories,
  getInstallments,
  getRecurring,
  getUpcoming,
  getCashFlow,
  summarizeSpending,
  getChanges,
  updateTransaction,
  updateAccount,
  createSpendingLimit,
  confirmSpendingLimit,
  updateSpendingLimit,
  deleteSpendingLimit,
  listSpendingLimits,
  createPaymentReminder,
  updatePaymentReminder,
  deletePaymentReminder,
  listPaymentReminders,
  getMemories,
  getOpenFinanceConnectionFlow,
  createApiKey,
  listApiKeys,
  rotateApiKey,
  revokeApiKey,
  getApiKeyInfo,
  createWebhook,
  listWebhooks,
  updateWebhook,
  deleteWebhook,
  testWebhook,
  listWebhookDeliveries,
  redeliverWebhook,
  importTransactions,
  listImports,
  deleteImport,
  createAccount,
  deleteAccount,
  createTransaction,
  deleteTransaction,
  getInvestments,
  getLoans,
  getNetWorth,
  getSignals,
  updateSignal,
];

/** Tools for single uses of an operation. */
const narrower: readonly Operation[] = [listClosingDates, setClosingDate, deleteClosingDate, learnMemory, forgetMemory];

/** Every tool of `/mcp`, listed or not: operations, each followed by its narrower ones. */
export const tools: readonly Operation[] = operations
  .filter(({ restOnly }) => !restOnly)
  .flatMap((operation) => [operation, ...narrower.filter(({ over }) => over === operation.name)]);
