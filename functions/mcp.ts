// Written by `npm run build` from shared/contract/registry.ts: do not edit.
import { behindEdge } from '../shared/runtime/http/edge-digest.ts';
import { mcpHandler } from '../shared/runtime/mcp/handler.ts';
import type { CallableTool } from '../shared/runtime/mcp/toolbox.ts';

export const tools: readonly CallableTool[] = [
  { name: 'getTransactions', possible: ['read'], load: () => import('./api/get-transactions.ts') },
  { name: 'getBalance', possible: ['read'], load: () => import('./api/get-balance.ts') },
  { name: 'getBalanceByAccount', possible: ['read'], load: () => import('./api/get-balance-by-account.ts') },
  { name: 'getAccounts', possible: ['read'], load: () => import('./api/get-accounts.ts') },
  { name: 'getBills', possible: ['read'], load: () => import('./api/get-bills.ts') },
  { name: 'getBillSummary', possible: ['read'], load: () => import('./api/get-bill-summary.ts') },
  { name: 'manageClosingDate', possible: ['read', 'write'], listed: false, load: () => import('./api/manage-closing-date.ts') },
  { name: 'listClosingDates', possible: ['read'], load: () => import('./tools/list-closing-dates.ts') },
  { name: 'setClosingDate', possible: ['write'], load: () => import('./tools/set-closing-date.ts') },
  { name: 'deleteClosingDate', possible: ['write'], load: () => import('./tools/delete-closing-date.ts') },
  { name: 'manualUpdate', possible: ['sync'], load: () => import('./api/manual-update.ts') },
  { name: 'getExpensiveCategories', possible: ['read'], load: () => import('./api/get-expensive-categories.ts') },
  { name: 'getInstallments', possible: ['read'], load: () => import('./api/get-installments.ts') },
  { name: 'getRecurring', possible: ['read'], load: () => import('./api/get-recurring.ts') },
  { name: 'getUpcoming', possible: ['read'], load: () => import('./api/get-upcoming.ts') },
  { name: 'getCashFlow', possible: ['read'], load: () => import('./api/get-cash-flow.ts') },
  { name: 'summarizeSpending', possible: ['read'], load: () => import('./api/summarize-spending.ts') },
  { name: 'updateTransaction', possible: ['write'], load: () => import('./api/update-transaction.ts') },
  { name: 'updateAccount', possible: ['write'], load: () => import('./api/update-account.ts') },
  { name: 'createSpendingLimit', possible: ['write'], load: () => import('./api/create-spending-limit.ts') },
  { name: 'confirmSpendingLimit', possible: ['write'], load: () => import('./api/confirm-spending-limit.ts') },
  { name: 'updateSpendingLimit', possible: ['write'], load: () => import('./api/update-spending-limit.ts') },
  { name: 'deleteSpendingLimit', possible: ['write'], load: () => import('./api/delete-spending-limit.ts') },
  { name: 'listSpendingLimits', possible: ['read'], load: () => import('./api/list-spending-limits.ts') },
  { name: 'createPaymentReminder', possible: ['write'], load: () => import('./api/create-payment-reminder.ts') },
  { name: 'updatePaymentReminder', possible: ['write'], load: () => import('./api/update-payment-reminder.ts') },
  { name: 'deletePaymentReminder', possible: ['write'], load: () => import('./api/delete-payment-reminder.ts') },
  { name: 'listPaymentReminders', possible: ['read'], load: () => import('./api/list-payment-reminders.ts') },
  { name: 'getMemories', possible: ['read', 'memories'], listed: ['read'], load: () => import('./api/get-memories.ts') },
  { name: 'learnMemory', possible: ['memories'], load: () => import('./tools/learn-memory.ts') },
  { name: 'forgetMemory', possible: ['memories'], load: () => import('./tools/forget-memory.ts') },
  { name: 'getOpenFinanceConnectionFlow', possible: ['sync'], load: () => import('./api/get-open-finance-connection-flow.ts') },
  { name: 'getApiKeyInfo', possible: [], load: () => import('./api/get-api-key-info.ts') },
  { name: 'listImports', possible: ['read'], load: () => import('./api/list-imports.ts') },
  { name: 'addTransaction', possible: ['write'], load: () => import('./api/create-transaction.ts') },
  { name: 'getInvestments', possible: ['read'], load: () => import('./api/get-investments.ts') },
  { name: 'getLoans', possible: ['read'], load: () => import('./api/get-loans.ts') },
  { name: 'getNetWorth', possible: ['read'], load: () => import('./api/get-net-worth.ts') },
  { name: 'getSignals', possible: ['read'], load: () => import('./api/get-signals.ts') },
  { name: 'updateSignal', possible: ['write'], load: () => import('./api/update-signal.ts') },
];

export const answer = mcpHandler(tools);

export const handler = behindEdge(answer);
