import type { Operation } from './operation.ts';
import { confirmSpendingLimit } from './operations/confirm-spending-limit.ts';
import { createPaymentReminder } from './operations/create-payment-reminder.ts';
import { createSpendingLimit } from './operations/create-spending-limit.ts';
import { deletePaymentReminder } from './operations/delete-payment-reminder.ts';
import { getAccounts } from './operations/get-accounts.ts';
import { getBalance } from './operations/get-balance.ts';
import { getBalanceByAccount } from './operations/get-balance-by-account.ts';
import { getBillSummary } from './operations/get-bill-summary.ts';
import { getBills } from './operations/get-bills.ts';
import { getExpensiveCategories } from './operations/get-expensive-categories.ts';
import { getInstallments } from './operations/get-installments.ts';
import { getMemories } from './operations/get-memories.ts';
import { getOpenFinanceConnectionFlow } from './operations/get-open-finance-connection-flow.ts';
import { getTransactions } from './operations/get-transactions.ts';
import { listPaymentReminders } from './operations/list-payment-reminders.ts';
import { listSpendingLimits } from './operations/list-spending-limits.ts';
import { manageClosingDate } from './operations/manage-closing-date.ts';
import { manualUpdate } from './operations/manual-update.ts';
import { updatePaymentReminder } from './operations/update-payment-reminder.ts';
import { updateSpendingLimit } from './operations/update-spending-limit.ts';

/** Every operation, in the order of the specification. Imported by infra, documents, MCP and tests; never by an endpoint. */
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
