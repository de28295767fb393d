/** Maximum round trips and write units of an operation's call for the largest user; what it may read follows from its needs (`needs.ts`). */
export type Budget = {
  trips: number;
  writeUnits: number /** Processor time of a warm call, where it is held. */;
  cpuMs?: number;
};

const READ = 2;
const WRITE = 3;
const reads = (trips = READ): Budget => ({ trips, writeUnits: 0 });
const writes = (writeUnits: number, trips = WRITE): Budget => ({ trips, writeUnits });

export const budgets: Readonly<Record<string, Budget>> = {
  'get-transactions': reads(),
  'get-balance': reads(),
  'get-balance-by-account': reads(),
  'get-accounts': reads(),
  'get-bills': reads(),
  'get-bill-summary': reads(),
  'get-expensive-categories': reads(),
  'get-installments': reads(),
  'get-recurring': reads(),
  'get-upcoming': { ...reads(), cpuMs: 1_000 },
  'get-cash-flow': reads(),
  'summarize-spending': reads(),
  'get-investments': reads(),
  'get-loans': reads(),
  'get-net-worth': reads(),
  'list-spending-limits': reads(),
  'list-payment-reminders': reads(),
  'get-memories': writes(10),
  'list-api-keys': reads(),
  'get-api-key-info': reads(),
  'list-webhooks': reads(),
  'list-imports': reads(),
  'get-signals': reads(),
  'update-signal': writes(10),
  'list-webhook-deliveries': reads(),
  // The key, the feed, the rows that it names: the first items of the ledger, and the rest side by side; what was not where the feed said.
  'get-changes': reads(5),
  // Without a hint it looks for the row in the whole history, which is two round trips. Of an installment it reads the months of the card: the
  // first items of the ledger, then 60 months at 50 connections. With similar rows it fills a transaction: 100 writes of 1 to 3 kB.
  'update-transaction': writes(400, 6),
  'create-transaction': writes(40),
  // Where the guess is wrong it looks in the whole history.
  'delete-transaction': writes(40, 5),
  'create-account': writes(12),
  'update-account': writes(12),
  // Rows are read after the fence that the write expects, month by month.
  'delete-account': writes(40, 6),
  'import-transactions': writes(60, 6),
  'delete-import': writes(60, 8),
  'manage-closing-date': writes(8),
  'create-spending-limit': writes(8),
  'confirm-spending-limit': writes(8),
  'update-spending-limit': writes(6),
  'delete-spending-limit': writes(8),
  'create-payment-reminder': writes(8),
  'update-payment-reminder': writes(6),
  'delete-payment-reminder': writes(8),
  // The person's phone, the allowance of messages, the link and the vendor's answer follow each other.
  'get-open-finance-connection-flow': writes(12, 4),
  // With the e-mail to the owner.
  'create-webhook': writes(12),
  'update-webhook': writes(8),
  'delete-webhook': writes(6),
  // It waits for the endpoint between two of them.
  'test-webhook': writes(6, 4),
  'redeliver-webhook': writes(8),
  'create-api-key': writes(16),
  'rotate-api-key': writes(20),
  'revoke-api-key': writes(16),
  // Eight imports, three at a time, so they are three rounds of some fourteen trips, and five trips around them.
  'manual-update': writes(400, 56),
  mcp: reads(),
};

/** Where a call is over its budget, in words; nothing where it keeps to it. */
export const overBudget = (operation: string, cost: Budget): string[] => {
  const budget = budgets[operation];
  if (!budget) return [`${operation} has no budget`];
  return (['trips', 'writeUnits', 'cpuMs'] as const).flatMap((what) => {
    const [spent, most] = [cost[what] ?? 0, budget[what] ?? Number.POSITIVE_INFINITY];
    return spent > most ? [`${what} ${Math.round(spent)} of ${most}`] : [];
  });
};
