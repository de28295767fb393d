import { type Account, isCreditCard } from '../accounts/account.ts';
import type { Bill } from '../cards/bill.ts';
import type { KnownBalance } from '../forecast/balances.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude } from '../money.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import type { Item } from '../sync/item.ts';
import { addDays, daysBetween, type IsoDate, monthOf } from '../time/calendar.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { medianOf } from './charge-signals.ts';
import type { MoneyOfSignals } from './money-of-signals.ts';
import { type FoundSignal, type Signal, signalId } from './signal.ts';
import { thresholds } from './thresholds.ts';

const NOTHING = { merchant: '', category: null, accountId: null, rows: [], streamId: null, billId: null, itemIds: [] };

const shownName = ({ name, customName }: Account): string => customName ?? name;

/** The day that a bank closes a bill on, where it does not say so: before its due date. */
const DAYS_FROM_CLOSING = 7;
const closingOf = ({ closingDate, dueDate }: Bill): IsoDate => closingDate ?? addDays(dueDate, -DAYS_FROM_CLOSING);

const byDueDate = (a: Bill, b: Bill): number => (a.dueDate < b.dueDate ? -1 : 1);

/** Closed bills far above the ones before them. */
export const higherBills = ({ accounts, reach, today }: MoneyOfSignals, bills: readonly Bill[]): FoundSignal[] =>
  [...groupBy(bills, ({ accountId }) => accountId)].flatMap(([accountId, ofCard]) => {
    const card = accounts.get(accountId);
    if (!card || !isCreditCard(card)) return [];
    const inOrder = ofCard.filter(({ currencyCode }) => currencyCode === 'BRL').sort(byDueDate);
    return inOrder.flatMap((bill, at) => {
      const date = closingOf(bill);
      if (date > today || date < reach) return [];
      const { most, fewest, percent, least } = thresholds.bill;
      const before = inOrder.slice(Math.max(0, at - most), at).map(({ totalAmount }) => totalAmount);
      if (before.length < fewest) return [];
      const usual = medianOf(before);
      const above = bill.totalAmount - usual;
      if (above < least || above * 100 < percent * usual) return [];
      return [
        {
          ...NOTHING,
          ...{ id: signalId('bill_higher', [accountId, monthOf(bill.dueDate)]), kind: 'bill_higher' as const },
          ...{ about: accountId, latest: date, date, amount: centavos(above), accountId, billId: bill.id },
          figures: { name: shownName(card), total: bill.totalAmount, usual: centavos(usual) },
        },
      ];
    });
  });

/** What the forecast of the next days says. `now`: the balance; `comes`: what usually comes in until then beside what is expected. */
export type Ahead = { now: number | null; lowest: KnownBalance | null; comes: Centavos };

type Flow = { accounts: readonly Account[]; transactions: readonly Transaction[]; streams: readonly CurrentStream[] };

/** Money into bank accounts that no stream explains and that comes from none of them. */
const unplannedRows = ({ accounts, transactions, streams }: Flow, first: IsoDate, today: IsoDate): Transaction[] => {
  const banks = new Set<string>(accounts.filter(({ type }) => type === 'BANK').map(({ id }) => id));
  const planned = new Set(streams.flatMap(({ rowIds }) => rowIds));
  const rows = transactions.filter(
    ({ accountId, date, currencyCode }) =>
      first <= date && date < today && currencyCode === 'BRL' && banks.has(accountId),
  );
  const out = groupBy(
    rows.filter(({ amount }) => amount < 0),
    ({ amount }) => amount,
  );
  const isOwn = (row: Transaction): boolean =>
    (out.get(centavos(-row.amount)) ?? []).some(
      (one) => one.accountId !== row.accountId && Math.abs(daysBetween(one.date, row.date)) <= 1,
    );
  return rows.filter((row) => row.amount > 0 && !planned.has(row.id) && !isOwn(row));
};

/** The median of what came so in as many days, over the last months: pay of many customers, money taken from savings. */
export const unplannedIn = (flow: Flow, today: IsoDate, until: IsoDate): Centavos => {
  const { historyDays, step } = thresholds.lowBalance;
  const days = daysBetween(today, until);
  const rows = unplannedRows(flow, addDays(today, -historyDays), today);
  const sums: number[] = [];
  for (let back = days; back <= historyDays; back += step) {
    const [from, to] = [addDays(today, -back), addDays(today, days - back)];
    sums.push(rows.reduce((all, { date, amount }) => (from < date && date <= to ? all + amount : all), 0));
  }
  return centavos(medianOf(sums));
};

const isLow = (one: { kind: string }): boolean => one.kind === 'low_balance_ahead';

/** Too little money ahead: one signal from when it is first found until the balance is safe again. */
export const lowBalances = (
  { now, lowest, comes }: Ahead,
  stored: readonly Signal[],
  today: IsoDate,
): FoundSignal[] => {
  if (now === null || now < 0 || lowest === null || lowest.balance + comes >= thresholds.lowBalance.below) return [];
  const running = stored.find((one) => isLow(one) && !one.isGone);
  return [
    {
      ...NOTHING,
      ...{ id: running?.id ?? signalId('low_balance_ahead', [today]), kind: 'low_balance_ahead' as const },
      ...{ about: '', latest: today, date: lowest.date, amount: magnitude(lowest.balance), figures: { name: '' } },
    },
  ];
};

type Like = { account: Account; other: Account };

const pairsOf = (accounts: readonly Account[]): Like[] => {
  const known = accounts.filter(({ number }) => /\d{4}$/.test(number));
  const alike = [...groupBy(known, ({ type, number }) => `${type} ${number}`).values()];
  return alike.flatMap((group) =>
    group.flatMap((account, at) =>
      group.slice(at + 1).flatMap((other) => (other.itemId === account.itemId ? [] : [{ account, other }])),
    ),
  );
};

/** How many rows two lists share, each once. */
const shared = (a: readonly string[], b: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const one of a) left.set(one, (left.get(one) ?? 0) + 1);
  return b.filter((one) => {
    const count = left.get(one) ?? 0;
    if (count > 0) left.set(one, count - 1);
    return count > 0;
  }).length;
};

/** Accounts that come by two connections and are counted twice. */
export const duplicateConnections = ({ accounts, rows, today }: MoneyOfSignals): FoundSignal[] => {
  const pairs = pairsOf([...accounts.values()]);
  if (pairs.length === 0) return [];
  const first = addDays(today, -thresholds.duplicate.days);
  const recent = groupBy(
    [...rows.values()].filter(({ date }) => date >= first),
    ({ accountId }) => accountId,
  );
  const printed = ({ id }: Account): string[] => (recent.get(id) ?? []).map(({ date, amount }) => `${date} ${amount}`);
  return pairs.flatMap(({ account, other }) => {
    const [own, others] = [printed(account), printed(other)];
    const fewest = Math.min(own.length, others.length);
    const { rows: least, percentEqual } = thresholds.duplicate;
    if (fewest < least || shared(own, others) * 100 < percentEqual * Math.max(own.length, others.length)) return [];
    const ids = [account.id, other.id].sort();
    return [
      {
        ...NOTHING,
        ...{ id: signalId('duplicate_connection', ids), kind: 'duplicate_connection' as const, about: ids.join(' ') },
        ...{ latest: today, date: today, amount: null, accountId: account.id, figures: { name: shownName(account) } },
        itemIds: [account.itemId, other.itemId].sort(),
      },
    ];
  });
};

type Consented = Pick<Item, 'id' | 'connectorName' | 'consentExpiresAt'>;

/** Authorizations of banks that end soon. */
export const endingConsents = (connections: readonly Consented[], today: IsoDate): FoundSignal[] =>
  connections.flatMap(({ id, connectorName, consentExpiresAt }) => {
    const date = consentExpiresAt && dateInSaoPaulo(consentExpiresAt);
    if (!date || date < today || date > addDays(today, thresholds.consent.days)) return [];
    return [
      {
        ...NOTHING,
        ...{ id: signalId('consent_ending', [id, date]), kind: 'consent_ending' as const, about: id },
        ...{ latest: today, date, amount: null, figures: { name: connectorName }, itemIds: [id] },
      },
    ];
  });

/** Whether what such a signal rests on is no more; null for the other kinds. Age alone ends none. */
export const isStateGone = (
  signal: Signal,
  {
    accounts,
    bills,
    connections,
    ahead,
  }: {
    accounts: ReadonlyMap<string, Account>;
    bills: readonly Bill[];
    connections: readonly Consented[];
    ahead: Ahead;
  },
): boolean | null => {
  const { kind, about, date, billId } = signal;
  if (kind === 'bill_higher') return !bills.some(({ id }) => id === billId);
  if (kind === 'duplicate_connection') return about.split(' ').some((id) => !accounts.has(id));
  if (kind === 'low_balance_ahead') return ahead.lowest !== null && ahead.lowest.balance >= thresholds.lowBalance.safe;
  if (kind !== 'consent_ending') return null;
  const end = connections.find(({ id }) => id === about)?.consentExpiresAt;
  return !end || dateInSaoPaulo(end) !== date;
};
