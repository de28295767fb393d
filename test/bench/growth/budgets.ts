import { EDGE } from './grown-user.ts';
import { RECORDS } from './records.ts';

/** Maximum cost of an operation's call for the largest user. */
export type Budget = { trips: number; readUnits: number; writeUnits: number };

const READ = 2;
const WRITE = 3;

/** Bytes of a stored row and of a bill with its key, and of a unit of a read that is eventually consistent. */
const ROW = 46;
const BILL = 350;
const UNIT = 8_192;
/** Key, subscription, connections, accounts and other small records. */
const AROUND = 15;

const bills = (2 * (EDGE.accounts / 2) * EDGE.months * BILL) / UNIT;
const perMonth = EDGE.rows / EDGE.months;

/** Of so many whole months, one of them the full one; bills are read whole and strongly consistent. */
const ledger = (months: number): number =>
  Math.ceil(AROUND + bills + ((months * perMonth + EDGE.rowsInAMonth) * ROW) / UNIT);
/** The whole history, strongly consistent. */
const everything = Math.ceil(AROUND + bills + (2 * EDGE.rows * ROW) / UNIT);

const reads = (readUnits: number, trips = READ): Budget => ({ trips, readUnits, writeUnits: 0 });
const writes = (writeUnits: number, readUnits: number = AROUND, trips = WRITE): Budget => ({
  trips,
  readUnits,
  writeUnits,
});

const YEAR = 14;

export const budgets: Readonly<Record<string, Budget>> = {
  'get-transactions': reads(ledger(YEAR)),
  'get-balance': reads(AROUND),
  'get-balance-by-account': reads(AROUND),
  'get-accounts': reads(AROUND),
  'get-bills': reads(ledger(0)),
  'get-bill-summary': reads(ledger(YEAR)),
  'get-expensive-categories': reads(ledger(YEAR)),
  'get-installments': reads(ledger(YEAR)),
  'get-recurring': reads(ledger(YEAR)),
  'get-upcoming': reads(ledger(YEAR)),
  'get-cash-flow': reads(ledger(27)),
  'summarize-spending': reads(ledger(26)),
  'list-spending-limits': reads(ledger(3)),
  'list-payment-reminders': reads(AROUND + (2 * RECORDS.reminders * 600) / UNIT),
  'get-memories': writes(10),
  'list-api-keys': reads(AROUND),
  'get-api-key-info': reads(AROUND),
  'list-webhooks': reads(AROUND),
  // 300 signals of 500 bytes.
  'get-signals': reads(AROUND + (300 * 500) / UNIT),
  'update-signal': writes(10),
  'list-webhook-deliveries': reads(AROUND),
  // The key, the feed, the rows that it names: a first page of 1 MB, and the rest side by side.
  'get-changes': reads(everything, 5),
  // It looks for the row in the whole history, which is two round trips. With similar rows it fills a transaction: 100 writes of 1 to 3 kB.
  'update-transaction': writes(400, everything, 5),
  'update-account': writes(12),
  'manage-closing-date': writes(8),
  'create-spending-limit': writes(8),
  'confirm-spending-limit': writes(8),
  'update-spending-limit': writes(6),
  'delete-spending-limit': writes(8),
  'create-payment-reminder': writes(8),
  'update-payment-reminder': writes(6),
  'delete-payment-reminder': writes(8),
  // The person's phone, the allowance of messages, the link and the vendor's answer follow each other.
  'get-open-finance-connection-flow': writes(12, AROUND, 4),
  'create-webhook': writes(8),
  'update-webhook': writes(4),
  'delete-webhook': writes(6),
  // It waits for the endpoint between two of them.
  'test-webhook': writes(6, AROUND, 4),
  'redeliver-webhook': writes(8),
  'create-api-key': writes(16),
  'rotate-api-key': writes(20),
  'revoke-api-key': writes(16),
  // Eight imports, each of which may read the whole history; three at a time, so they are three rounds of some thirteen trips, and
  // five trips around them.
  'manual-update': writes(400, 8 * everything, 44),
  mcp: reads(ledger(YEAR)),
};

/** Where a call is over its budget, in words; nothing where it keeps to it. */
export const overBudget = (operation: string, cost: Budget): string[] => {
  const budget = budgets[operation];
  if (!budget) return [`${operation} has no budget`];
  return (['trips', 'readUnits', 'writeUnits'] as const).flatMap((what) =>
    cost[what] > budget[what] ? [`${what} ${cost[what]} of ${budget[what]}`] : [],
  );
};
