import { parseIsoDate } from '../../../shared/time/calendar.ts';
import { type Instant, parseInstant, utcEndOfDay, utcMidnight } from '../../../shared/time/instant.ts';
import type { AggregatorTransaction } from '../fixture/transaction.ts';
import type { Call, Route, Sandbox } from './context.ts';
import { AggregatorError, badRequest, notFound } from './errors.ts';
import { cursorPage, numberedPage } from './paging.ts';
import { heldAccountOf } from './routes-accounts.ts';

type Edge = 'first' | 'last';

const instantIn = (query: URLSearchParams, name: string, edge: Edge): Instant | null => {
  const text = query.get(name);
  if (text === null) return null;
  const date = parseIsoDate(text);
  const instant = date ? (edge === 'first' ? utcMidnight : utcEndOfDay)(date) : parseInstant(text);
  if (!instant) throw badRequest(`${name} must be an ISO 8601 date`);
  return instant;
};

type Bounds = { from: Instant | null; to: Instant | null; createdFrom: Instant | null; ids: Set<string> | null };

const boundsOf = (query: URLSearchParams, from: string, to: string): Bounds => ({
  from: instantIn(query, from, 'first'),
  to: instantIn(query, to, 'last'),
  createdFrom: instantIn(query, 'createdAtFrom', 'first'),
  ids: query.has('ids') ? new Set(query.get('ids')?.split(',')) : null,
});

const within = (row: AggregatorTransaction, { from, to, createdFrom, ids }: Bounds): boolean =>
  (!from || row.date >= from) &&
  (!to || row.date <= to) &&
  (!createdFrom || row.createdAt >= createdFrom) &&
  (!ids || ids.has(row.id));

/** The account's rows inside the bounds, newest first; equal instants keep the fixture's order. */
const rowsOf = (sandbox: Sandbox, accountId: string | null, bounds: Bounds) => {
  const { entry } = heldAccountOf(sandbox, accountId);
  return entry.transactions
    .filter((row) => within(row, bounds))
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    .map((row) => ({ ...row, accountId: entry.account.id }));
};

const numbered = (sandbox: Sandbox, { query }: Call) => {
  if (sandbox.script.pagedTransactions === 410) {
    throw new AggregatorError(410, 'This endpoint is gone, use /v2/transactions', { codeDescription: 'GONE' });
  }
  return numberedPage(rowsOf(sandbox, query.get('accountId'), boundsOf(query, 'from', 'to')), query);
};

const byCursor = (sandbox: Sandbox, { query }: Call) => {
  const { script } = sandbox;
  if (script.cursorTransactions === 404) throw notFound('Route');
  if (script.cursorDateFilters === 'refused' && (query.has('dateFrom') || query.has('dateTo'))) {
    throw badRequest('dateFrom and dateTo are not allowed');
  }
  if (query.has('dateFrom') && query.has('createdAtFrom')) throw badRequest('dateFrom excludes createdAtFrom');
  const rows = rowsOf(sandbox, query.get('accountId'), boundsOf(query, 'dateFrom', 'dateTo'));
  return cursorPage(rows, query, script.cursorPageSize);
};

const one = (sandbox: Sandbox, { id }: Call) => {
  for (const { entry } of sandbox.connections.accounts()) {
    const row = entry.transactions.find((candidate) => candidate.id === id);
    if (row) return { ...row, accountId: entry.account.id };
  }
  throw notFound('Transaction');
};

export const transactionRoutes: readonly Route[] = [
  { method: 'GET', path: '/transactions', limited: 'transactions', answer: numbered },
  { method: 'GET', path: '/transactions/{id}', limited: 'transactions', answer: one },
  { method: 'GET', path: '/v2/transactions', limited: 'transactions', answer: byCursor },
];
