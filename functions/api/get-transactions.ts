import type { Account } from '../../shared/accounts/account.ts';
import { type AccountStore, accountStore } from '../../shared/accounts/account-store.ts';
import { datesAround } from '../../shared/analytics/expensive-categories.ts';
import { type HoldingsStore, holdingsStore } from '../../shared/cards/holdings-store.ts';
import { getTransactions as operation } from '../../shared/contract/operations/get-transactions.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { endpoint as defineEndpoint, type RequestOf } from '../../shared/http/endpoint.ts';
import { type LedgerStore, ledgerStore } from '../../shared/ledger/ledger-store.ts';
import { moveKinds } from '../../shared/ledger/own-moves.ts';
import { rawTransactions } from '../../shared/ledger/raw-transaction.ts';
import { groupByAccount } from '../../shared/ledger/structured/grouped.ts';
import { summarize } from '../../shared/ledger/structured/summary.ts';
import { transactionSearch } from '../../shared/ledger/transaction-search.ts';
import { openTable } from '../../shared/storage/table.ts';
import type { IsoDate } from '../../shared/time/calendar.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type Query = RequestOf<typeof operation>['query'];
type Services = {
  ledger: Pick<LedgerStore, 'range'>;
  accounts: Pick<AccountStore, 'list'>;
  holdings: HoldingsStore;
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
  const { messageFilter } = await import('../../shared/ledger/message/message-filter.ts');
  return messageFilter(text, today);
};

export const getTransactions = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { ledger, accounts, holdings }: Services,
) => {
  const today = dateInSaoPaulo(now);
  const search = transactionSearch(query, await messageOf(query.clientMessage, today), today);
  const isStructured = query.format === 'structured';
  // Counter-entries of own transfers may lie just outside the period.
  const { first, last } = isStructured ? datesAround(search.reads, today) : search.reads;
  const [transactions, { accounts: itsAccounts, bills: itsBills }] = await Promise.all([
    ledger.range(userId, first, last, { today }),
    isStructured ? holdings.read(userId) : accounts.list(userId).then((all) => ({ accounts: all, bills: [] })),
  ]);
  const byId = new Map<string, Account>(itsAccounts.map((account) => [account.id, account]));
  const { rows, interpretation } = search.select(transactions, itsAccounts);
  const structured = () => {
    const known = rows.flatMap((row) => {
      const account = byId.get(row.accountId);
      return account ? [{ row, account }] : [];
    });
    return {
      type: 'structured',
      transactions: { accounts: groupByAccount(rows, itsAccounts) },
      summary: summarize(known, moveKinds(transactions, itsAccounts, itsBills), search.period),
    };
  };
  return {
    data: isStructured ? structured() : rawTransactions(rows, itsAccounts),
    count: rows.length,
    filters: echo(query, search.categories),
    period: search.period,
    ...(interpretation && { interpretation }),
  };
};

export const endpoint = defineEndpoint(operation, getTransactions, () => ({
  ledger: ledgerStore(openTable()),
  accounts: accountStore(openTable()),
  holdings: holdingsStore(openTable()),
}));
export const handler = apiHandler(endpoint);
