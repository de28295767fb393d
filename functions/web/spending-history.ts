import { billsFrom, countedRows } from '../../shared/cards/account-snapshot.ts';
import { type AccountSnapshotStore, accountSnapshotStore } from '../../shared/cards/account-snapshot-store.ts';
import { rowsAndBills } from '../../shared/cards/card-reader.ts';
import { plansBefore } from '../../shared/cash-flow/spending-period.ts';
import { spendingHistory as operation } from '../../shared/contract/web/spending-history.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { within } from '../../shared/ledger/filters.ts';
import { type LedgerStore, ledgerStore } from '../../shared/ledger/ledger-store.ts';
import { type LimitStore, limitStore } from '../../shared/limits/limit-store.ts';
import { readUsage } from '../../shared/limits/list-usage.ts';
import { isCoveredBy, knownSnapshot } from '../../shared/limits/spending.ts';
import { presentUsage } from '../../shared/overview/overview.ts';
import { datesOfHistory, type SpendingOf, spentByMonth } from '../../shared/overview/spent-by-month.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { normalizeText } from '../../shared/text/normalize-text.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type Request = WebRequestOf<typeof operation>;
type Services = {
  ledger: Pick<LedgerStore, 'range'>;
  snapshots: AccountSnapshotStore;
  limits: Pick<LimitStore, 'listActive'>;
};

/** @throws InvalidInputError unless exactly one is given */
const askedOf = ({ category = '', merchant = '' }: Request['query']): SpendingOf => {
  const [ofCategory, ofMerchant] = [category.trim(), merchant.trim()];
  if ((ofCategory === '') === (ofMerchant === ''))
    throw new InvalidInputError('Invalid category', { message: 'Send category or merchant, and not both' });
  return ofCategory ? { category: ofCategory } : { merchant: ofMerchant };
};

export const spendingHistory = async (
  { caller: { userId }, query, now }: Request,
  { ledger, snapshots, limits }: Services,
) => {
  const asked = askedOf(query);
  const today = dateInSaoPaulo(now);
  const dates = datesOfHistory(today);
  const rows = ledger.range(userId, dates.first, dates.last, { today });
  const snapshot = snapshots.read(userId, billsFrom(dates.first, today));
  const spending = {
    readLedger: async (of: string, first: typeof today, last: typeof today) =>
      isCoveredBy({ first, last }, dates) ? within(await rows, { first, last }) : ledger.range(of, first, last),
    snapshots: knownSnapshot(snapshots, snapshot, billsFrom(dates.first, today)),
  };
  const [read, records, usage] = await Promise.all([
    rows,
    snapshot,
    readUsage(spending, userId, limits.listActive(userId), now),
  ]);
  const transactions = countedRows(read, records);
  const sources = { ...records, transactions };
  const before = await plansBefore(sources, dates, rowsAndBills({ ledger, snapshots }, userId, today));
  const name = normalizeText('category' in asked ? asked.category : asked.merchant);
  const own = usage.find(({ limit }) => normalizeText(limit.category) === name);
  return {
    body: {
      ...spentByMonth({ ...sources, ...before }, asked, today),
      limit: own ? presentUsage(own) : null,
    },
  };
};

export const endpoint = defineWebEndpoint(operation, spendingHistory, () => {
  const table = openTable();
  return { ledger: ledgerStore(table), snapshots: accountSnapshotStore(table), limits: limitStore(table) };
});
export const handler = webHandler(endpoint);
