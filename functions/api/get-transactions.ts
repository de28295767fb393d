import type { Account } from '../../shared/accounts/account.ts';
import { holdingAccounts, inConnections, isOfHoldings } from '../../shared/accounts/holding.ts';
import { type HoldingsStore, holdingsStore, movementTable } from '../../shared/accounts/holdings-store.ts';
import { countedRows } from '../../shared/cards/account-snapshot.ts';
import { type AccountSnapshotStore, accountSnapshotStore } from '../../shared/cards/account-snapshot-store.ts';
import { installmentDueDates } from '../../shared/cards/installment-due-date.ts';
import { getTransactions as operation } from '../../shared/contract/operations/get-transactions.ts';
import { byDateDescending } from '../../shared/ledger/filters.ts';
import { type LedgerReader, ledgerReader } from '../../shared/ledger/ledger-reader.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { datesAround } from '../../shared/reports/expensive-categories.ts';
import { rawTransactions } from '../../shared/reports/raw-transaction.ts';
import { groupByAccount } from '../../shared/reports/structured/grouped.ts';
import { summarize } from '../../shared/reports/structured/summary.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { transactionSearch } from '../../shared/search/transaction-search.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { connectionsOf, freshnessOf } from '../../shared/sync/freshness.ts';
import type { Item } from '../../shared/sync/item.ts';
import type { IsoDate } from '../../shared/time/calendar.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import { classifyTransfers } from '../../shared/transfers/classify-transfers.ts';

type Query = RequestOf<typeof operation>['query'];
type Services = {
  ledger: Pick<LedgerReader, 'range'>;
  snapshots: AccountSnapshotStore;
  connections: ReadConnections;
  /** Rows of investments and loans. */
  movements: Pick<LedgerReader, 'range'>;
  holdings: Pick<HoldingsStore, 'list'>;
};

const echo = (query: Query, categories: string[] | null) => ({
  startDate: query.startDate ?? null,
  endDate: query.endDate ?? null,
  categories,
  minAmount: query.minAmount ?? null,
  maxAmount: query.maxAmount ?? null,
  accountType: query.accountType ?? null,
  accountSubtype: query.accountSubtype ?? null,
  includeStatus: query.includeStatus ?? null,
  format: query.format,
});

const messageOf = async (text: string | undefined, today: IsoDate) => {
  if (!text?.trim()) return null;
  const { messageFilter } = await import('../../shared/search/message/message-filter.ts');
  return messageFilter(text, today);
};

/** Why the list is empty, where the words of the request are in no row or the categories are unknown. */
const hintFor = async (unknownCategories: readonly string[], texts: readonly string[]): Promise<string | null> => {
  if (texts.length > 0) return `No transaction of the period has "${texts.join(' ')}" in its texts.`;
  if (unknownCategories.length === 0) return null;
  const { unknownCategoriesHint } = await import('../../shared/categories/nearest-names.ts');
  return unknownCategoriesHint(unknownCategories);
};

/** The connections of the accounts that the filters let through; all of them without such a filter. */
const askedOf = ({ accountType, accountSubtype }: Query, connected: readonly Item[], accounts: readonly Account[]) => {
  if (!accountType && !accountSubtype) return connected;
  const isAsked = ({ type, subtype }: Account) =>
    (!accountType || type === accountType) && (!accountSubtype || subtype === accountSubtype);
  return connectionsOf(connected, accounts.filter(isAsked));
};

const NONE: ReadonlySet<string> = new Set();

type Read = { userId: string; first: IsoDate; last: IsoDate; today: IsoDate };

/** Rows of banks and cards; with those of investments and loans only where they are asked for. */
const readRows = async (
  { ledger, snapshots, connections, movements, holdings }: Services,
  { userId, first, last, today }: Read,
  withHoldings: boolean,
) => {
  const [read, snapshot, connected, moved, held] = await Promise.all([
    ledger.range(userId, first, last, { today }),
    snapshots.read(userId),
    connections(userId),
    withHoldings ? movements.range(userId, first, last, { today }) : [],
    withHoldings ? holdings.list(userId) : [],
  ]);
  const counted = countedRows(read, snapshot);
  if (!withHoldings) return { transactions: counted, snapshot, connected, ofHoldings: NONE };
  const found = holdingAccounts(inConnections(held, connected));
  const ids = new Set<string>(found.map(({ id }) => id));
  return {
    transactions: [...counted, ...moved.filter(({ accountId }) => ids.has(accountId))].sort(byDateDescending),
    snapshot: { ...snapshot, accounts: [...snapshot.accounts, ...found] },
    connected,
    ofHoldings: ids,
  };
};

export const getTransactions = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  services: Services,
) => {
  const today = dateInSaoPaulo(now);
  const search = transactionSearch(query, await messageOf(query.clientMessage, today), today);
  const isStructured = query.format === 'structured';
  // Counter-entries of own transfers may be dated just outside the period.
  const { first, last } = isStructured ? datesAround(search.reads, today) : search.reads;
  const asked = { userId, first, last, today };
  const { transactions, snapshot, connected, ofHoldings } = await readRows(
    services,
    asked,
    isOfHoldings(query.accountType),
  );
  const { accounts: itsAccounts, bills: itsBills } = snapshot;
  const dueDateOf = installmentDueDates(snapshot, transactions, today);
  const { rows, interpretation, unknownCategories } = search.select(transactions, itsAccounts, snapshot.holdings);
  const hint = await hintFor(unknownCategories, rows.length === 0 ? (interpretation?.texts ?? []) : []);
  const structured = () => {
    const byId = new Map<string, Account>(itsAccounts.map((account) => [account.id, account]));
    const known = rows.flatMap((row) => {
      const account = byId.get(row.accountId);
      return account && !ofHoldings.has(account.id) ? [{ row, account }] : [];
    });
    const context = { transfers: classifyTransfers(transactions, itsAccounts, itsBills, snapshot.holdings), dueDateOf };
    return {
      type: 'structured',
      transactions: { accounts: groupByAccount(rows, itsAccounts, context) },
      summary: summarize(known, context, search.period),
    };
  };
  return {
    data: isStructured ? structured() : rawTransactions(rows, itsAccounts, dueDateOf),
    count: rows.length,
    filters: echo(query, search.categories),
    period: search.period,
    ...(interpretation && { interpretation }),
    ...(hint !== null && { hint }),
    freshness: freshnessOf(askedOf(query, connected, itsAccounts), now),
  };
};

export const endpoint = defineEndpoint(operation, getTransactions, () => ({
  ledger: ledgerReader(openTable()),
  snapshots: accountSnapshotStore(openTable()),
  connections: connectionReader(openTable()),
  movements: ledgerReader(movementTable(openTable())),
  holdings: holdingsStore(openTable()),
}));
export const handler = apiHandler(endpoint);
