import type { Bill } from '../cards/bill.ts';
import type { NewEvent } from '../events/event.ts';
import { needOf } from './freshness.ts';
import { type Item, type ItemState, wasImported } from './item.ts';
import type { ImportPlan, Stored } from './plan-import.ts';

const aboutConnection = ({ id }: Item, { connectorName, status, executionStatus, lastUpdatedAt }: ItemState) => ({
  itemId: id,
  connectorName,
  status,
  executionStatus,
  lastUpdatedAt,
});

const hasRun = (before: Item, after: ItemState): boolean =>
  after.lastUpdatedAt !== before.lastUpdatedAt ||
  after.status !== before.status ||
  after.executionStatus !== before.executionStatus;

/** The connection's run has ended without a question, or it now needs its owner. */
const eventsOfConnection = (before: Item, after: ItemState): NewEvent[] => {
  const data = aboutConnection(before, after);
  const needs = needOf(after.status);
  if (needs === null)
    return after.status === 'UPDATED' && hasRun(before, after) ? [{ type: 'connection.updated', data }] : [];
  return needs === needOf(before.status) ? [] : [{ type: 'connection.needs_action', data: { ...data, needs } }];
};

/**
 * Banks report a bill when it has closed. It closed just now if the card had no bill due as late. Bills of a connection's first
 * import closed before the connection existed and emit no event.
 */
const closedBills = ({ item, accounts, bills }: Stored, written: readonly Bill[]): Bill[] => {
  if (!wasImported(item)) return [];
  const isNews = ({ id, accountId, dueDate }: Bill): boolean =>
    accounts.some((account) => account.id === accountId) &&
    bills.every((known) => known.accountId !== accountId || (known.id !== id && known.dueDate < dueDate));
  return written.filter(isNews);
};

const eventOfBill = ({ id, itemId, accountId, dueDate, closingDate }: Bill): NewEvent => ({
  type: 'bill.closed',
  data: { billId: id, itemId, accountId, dueDate, closingDate },
});

/** The webhook events of a complete import, apart from its transactions. */
export const eventsOfImport = (stored: Stored, { state, bills }: Pick<ImportPlan, 'state' | 'bills'>): NewEvent[] => [
  ...closedBills(stored, bills.written).map(eventOfBill),
  ...eventsOfConnection(stored.item, state),
];
