import { mcpHandler } from '../shared/mcp/handler.ts';
import { endpoint as confirmSpendingLimit } from './api/confirm-spending-limit.ts';
import { endpoint as createPaymentReminder } from './api/create-payment-reminder.ts';
import { endpoint as createSpendingLimit } from './api/create-spending-limit.ts';
import { endpoint as deletePaymentReminder } from './api/delete-payment-reminder.ts';
import { endpoint as getAccounts } from './api/get-accounts.ts';
import { endpoint as getBalance } from './api/get-balance.ts';
import { endpoint as getBalanceByAccount } from './api/get-balance-by-account.ts';
import { endpoint as getBillSummary } from './api/get-bill-summary.ts';
import { endpoint as getBills } from './api/get-bills.ts';
import { endpoint as getExpensiveCategories } from './api/get-expensive-categories.ts';
import { endpoint as getInstallments } from './api/get-installments.ts';
import { endpoint as getMemories } from './api/get-memories.ts';
import { endpoint as getOpenFinanceConnectionFlow } from './api/get-open-finance-connection-flow.ts';
import { endpoint as getTransactions } from './api/get-transactions.ts';
import { endpoint as listPaymentReminders } from './api/list-payment-reminders.ts';
import { endpoint as listSpendingLimits } from './api/list-spending-limits.ts';
import { endpoint as manageClosingDate } from './api/manage-closing-date.ts';
import { endpoint as manualUpdate } from './api/manual-update.ts';
import { endpoint as updatePaymentReminder } from './api/update-payment-reminder.ts';
import { endpoint as updateSpendingLimit } from './api/update-spending-limit.ts';

/** In the order of the registry. */
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
  createSpendingLimit,
  confirmSpendingLimit,
  updateSpendingLimit,
  listSpendingLimits,
  createPaymentReminder,
  updatePaymentReminder,
  deletePaymentReminder,
  listPaymentReminders,
  getMemories,
  getOpenFinanceConnectionFlow,
];

export const handler = mcpHandler(endpoints);
