import { billsFrom, countedRows } from '../../shared/cards/account-snapshot.ts';
import { type CardStores, openCardStores, rowsAndBills } from '../../shared/cards/card-reader.ts';
import { moneyIn, onItsOwnDate } from '../../shared/cash-flow/entries.ts';
import { comparedPeriod, datesToSummarize, spendingPeriod } from '../../shared/cash-flow/spending-period.ts';
import { leftOutIn, presentSpending, purchasesBefore, spentIn } from '../../shared/cash-flow/summarize.ts';
import { summarizeSpending as operation } from '../../shared/contract/operations/summarize-spending.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { connectionReader, type ReadConnections } from '../../shared/sync/connection-reader.ts';
import { freshnessOf } from '../../shared/sync/freshness.ts';
import type { IsoDate } from '../../shared/time/calendar.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type Services = CardStores & { connections: ReadConnections };
type Query = RequestOf<typeof operation>['query'];

const refuseReversed = ({ from, to }: Query): void => {
  if (!from || !to || from <= to) return;
  throw new InvalidInputError('Invalid from', { message: 'from must not be after to', received: from });
};

const messageOf = async (text: string | undefined, today: IsoDate) => {
  if (!text?.trim()) return null;
  const { messageFilter } = await import('../../shared/search/message/message-filter.ts');
  return messageFilter(text, today, [], operation.name);
};

export const summarizeSpending = async (
  { userId, query, now }: Pick<RequestOf<typeof operation>, 'userId' | 'query' | 'now'>,
  { snapshots, ledger, connections }: Services,
) => {
  refuseReversed(query);
  const today = dateInSaoPaulo(now);
  const message = await messageOf(query.filter, today);
  const given = { from: query.from ?? null, to: query.to ?? null };
  const asked = { from: message?.period.startDate ?? null, to: message?.period.endDate ?? null };
  const common = spendingPeriod(given, asked, today);
  const period = common ?? spendingPeriod(given, { from: null, to: null }, today) ?? { from: today, to: today };
  const compared = query.compareTo ? comparedPeriod(period, query.compareTo) : null;
  const periods = [period, ...(compared ? [compared] : [])];
  const reads = datesToSummarize(periods, message?.mayNameMerchants ?? false, today);
  const [read, snapshot, connected] = await Promise.all([
    ledger.range(userId, reads.from, reads.to, { today }),
    snapshots.read(userId, billsFrom(reads.from, today)),
    connections(userId),
  ]);
  const inDates = countedRows(read, snapshot);
  const moneyOf = (rows: typeof inDates, { bills } = snapshot) =>
    moneyIn({ ...snapshot, bills, transactions: rows }, onItsOwnDate, today);
  const known = moneyOf(inDates);
  const earlier = purchasesBefore(known, periods, reads);
  const more = rowsAndBills({ ledger, snapshots }, userId, today);
  const [before, wider] = earlier ? await more(earlier.from, earlier.to) : [[], snapshot];
  const transactions = [...inDates, ...countedRows(before, snapshot)];
  const understood = message?.against(transactions, snapshot.accounts, snapshot.holdings);
  const accounts = new Map(snapshot.accounts.map((account) => [account.id, account]));
  const money = earlier ? moneyOf(transactions, wider) : known;
  const isMeant = common ? (understood?.isMeant ?? null) : () => false;
  const question = { grouping: query.groupBy, isMeant, accounts };
  const previous = compared && spentIn(money, compared, question);
  return {
    data: {
      ...presentSpending(spentIn(money, period, question), previous, query.groupBy, query.top ?? null),
      left_out: leftOutIn(money, period),
    },
    freshness: freshnessOf(connected, now),
    ...(understood && { interpretation: understood.interpretation }),
  };
};

export const endpoint = defineEndpoint(operation, summarizeSpending, () => ({
  ...openCardStores(),
  connections: connectionReader(openTable()),
}));
export const handler = apiHandler(endpoint);
