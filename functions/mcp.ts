// Written by `npm run build` from shared/contract/registry.ts: do not edit.
import { behindEdge } from '../shared/runtime/http/edge.ts';
import { mcpHandler } from '../shared/runtime/mcp/handler.ts';
import { endpoint as confirmSpendingLimit } from './api/confirm-spending-limit.ts';
import { endpoint as createPaymentReminder } from './api/create-payment-reminder.ts';
import { endpoint as createSpendingLimit } from './api/create-spending-limit.ts';
import { endpoint as deletePaymentReminder } from './api/delete-payment-reminder.ts';
import { endpoint as deleteSpendingLimit } from './api/delete-spending-limit.ts';
import { endpoint as getAccounts } from './api/get-accounts.ts';
import { endpoint as getApiKeyInfo } from './api/get-api-key-info.ts';
import { endpoint as getBalance } from './api/get-balance.ts';
import { endpoint as getBalanceByAccount } from './api/get-balance-by-account.ts';
import { endpoint as getBillSummary } from './api/get-bill-summary.ts';
import { endpoint as getBills } from './api/get-bills.ts';
import { endpoint as getCashFlow } from './api/get-cash-flow.ts';
import { endpoint as getExpensiveCategories } from './api/get-expensive-categories.ts';
import { endpoint as getInstallments } from './api/get-installments.ts';
import { endpoint as getMemories } from './api/get-memories.ts';
import { endpoint as getOpenFinanceConnectionFlow } from './api/get-open-finance-connection-flow.ts';
import { endpoint as getRecurring } from './api/get-recurring.ts';
import { endpoint as getTransactions } from './api/get-transactions.ts';
import { endpoint as getUpcoming } from './api/get-upcoming.ts';
import { endpoint as listPaymentReminders } from './api/list-payment-reminders.ts';
import { endpoint as listSpendingLimits } from './api/list-spending-limits.ts';
import { endpoint as manageClosingDate } from './api/manage-closing-date.ts';
import { endpoint as manualUpdate } from './api/manual-update.ts';
import { endpoint as summarizeSpending } from './api/summarize-spending.ts';
import { endpoint as updateAccount } from './api/update-account.ts';
import { endpoint as updatePaymentReminder } from './api/update-payment-reminder.ts';
import { endpoint as updateSpendingLimit } from './api/update-spending-limit.ts';
import { endpoint as updateTransaction } from './api/update-transaction.ts';

export const endpoints = [
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
  getApiKeyInfo,
];

export const answer = mcpHandler(endpoints);

export const handler = behindEdge(answer);
