import type { Account } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { SIGNAL_KINDS } from '../contract/resources/signal.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { withUnknownOf } from '../platform/table/stored.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { type Item, wasImported } from '../sync/item.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { doubleCharges, feesCharged, unusualAmounts } from './charge-signals.ts';
import { newSubscriptions, trialsTurnedPaid } from './first-charges.ts';
import { isGivenBack, type MoneyOfSignals, moneyOfSignals } from './money-of-signals.ts';
import type { EvidenceRow, FoundSignal, Signal, SignalKind, Silence } from './signal.ts';
import {
  type Ahead,
  cameOtherwise,
  duplicateConnections,
  endingConsents,
  higherBills,
  isStateGone,
  lowBalances,
  missingIncomes,
} from './state-signals.ts';
import { chargesAfterCancel, priceRises } from './stream-signals.ts';
import { thresholds } from './thresholds.ts';

/** All that signals are found in. */
export type SignalSources = Pick<AccountSnapshot, 'accounts' | 'bills' | 'closingDates'> & {
  /** Of `datesOfStreams`. */
  transactions: readonly Transaction[];
  streams: readonly CurrentStream[];
  connections: readonly Item[];
  ahead: Ahead;
};

/** What is known of a user's signals. */
export type KnownSignals = { signals: readonly Signal[]; silences: readonly Silence[] };

const updatedOn = (connections: readonly Item[]): Map<string, IsoDate> =>
  new Map(connections.flatMap(({ id, lastUpdatedAt }) => (lastUpdatedAt ? [[id, dateInSaoPaulo(lastUpdatedAt)]] : [])));

/** A trial that became dear is neither a new price nor a new subscription. */
const INSTEAD: readonly SignalKind[] = ['trial_turned_paid'];
const rank = ({ kind }: FoundSignal): number => (INSTEAD.includes(kind) ? -1 : SIGNAL_KINDS.indexOf(kind));

/** Each row is evidence of one signal, the first of the kinds. */
const eachRowOnce = (found: readonly FoundSignal[]): FoundSignal[] => {
  const taken = new Set<string>();
  return found
    .toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
    .filter(({ rows }) => {
      const isFree = !rows.some(({ id }) => taken.has(id));
      if (isFree) for (const { id } of rows) taken.add(id);
      return isFree;
    });
};

/** All that is so today, told before or not. */
const candidates = (sources: SignalSources, money: MoneyOfSignals, { signals, silences }: KnownSignals) =>
  eachRowOnce([
    ...doubleCharges(money),
    ...priceRises(money),
    ...newSubscriptions(money),
    ...trialsTurnedPaid(money),
    ...chargesAfterCancel(money, silences),
    ...unusualAmounts(money),
    ...feesCharged(money),
    ...missingIncomes(money, updatedOn(sources.connections)),
    ...higherBills(money, sources.bills),
    ...lowBalances(sources.ahead, signals, money.today),
    ...duplicateConnections(money),
    ...endingConsents(sources.connections, money.today),
  ]);

/** Kinds whose evidence a refund of the same centavos takes away. */
const REFUNDABLE: readonly SignalKind[] = [
  'double_charge',
  'trial_turned_paid',
  'subscription_after_cancel',
  'unusual_amount',
];

const DAYS_EARLY = 3;
const DAYS_LATE = 20;

// An income that comes late is that one; the next one is not.
const incomeCame = ({ date, amount, merchant, streamId, latest }: Signal, money: MoneyOfSignals): boolean => {
  const [first, last] = [addDays(date, -DAYS_EARLY), addDays(date, DAYS_LATE)];
  const stream = money.streams.find(({ id }) => id === streamId);
  const came = stream?.rowIds.some((id) => {
    const row = money.rows.get(id);
    return row !== undefined && first <= row.date && row.date <= last;
  });
  const incomes = money.incomes.filter((income) => income.date <= addDays(latest, thresholds.reachDays));
  return came === true || cameOtherwise({ from: first, amount: amount ?? 0, payer: merchant }, { ...money, incomes });
};

const nameOfRow = ({ date, amount }: EvidenceRow): string => `${date} ${amount}`;

/** The rows as they are stored now; null where one is gone. */
const presentRows = (
  { rows }: Signal,
  money: MoneyOfSignals,
  byName: () => ReadonlyMap<string, readonly Transaction[]>,
): EvidenceRow[] | null => {
  const present = rows.flatMap((row) => {
    const same = money.rows.get(row.id);
    if (same && same.date === row.date && same.amount === row.amount) return [row];
    const renumbered = byName()
      .get(nameOfRow(row))
      ?.find(({ id }) => !rows.some((one) => one.id === id));
    return renumbered ? [{ ...row, id: renumbered.id }] : [];
  });
  return present.length === rows.length ? present : null;
};

const isSameRows = (a: readonly EvidenceRow[], b: readonly EvidenceRow[]): boolean =>
  a.every(({ id }, at) => id === b[at]?.id);

/** A signal that is not found today, as it stands: gone, or as it was. */
const lookedAfter = (
  signal: Signal,
  sources: SignalSources,
  money: MoneyOfSignals,
  byName: () => ReadonlyMap<string, readonly Transaction[]>,
): Signal => {
  const { kind, latest, rows, accountId, amount } = signal;
  const gone = (isGone: boolean): Signal => (isGone === signal.isGone ? signal : { ...signal, isGone });
  if (kind === 'income_missing') return incomeCame(signal, money) ? gone(true) : signal;
  const state = isStateGone(signal, { ...sources, accounts: money.accounts });
  if (kind === 'bill_higher' && latest >= money.reach) return gone(true);
  if (state !== null) return state ? gone(true) : signal;
  if (latest >= money.reach) return gone(true);
  const first = rows[0]?.date ?? latest;
  const firstRead = [...money.firstDates.values()].sort()[0];
  // What lies before all that was read says nothing.
  if (firstRead !== undefined && first < firstRead && accountId !== null && money.accounts.has(accountId))
    return signal;
  const present = presentRows(signal, money, byName);
  const isBack = REFUNDABLE.includes(kind) && isGivenBack(money, { accountId, amount: amount ?? 0, since: first });
  if (!present || isBack) return gone(true);
  return isSameRows(present, rows) ? signal : { ...signal, rows: present };
};

/** What changes in a user's signals on a day. `found` are new ones; `changed` have the version that they were read with. */
export type SignalChanges = { found: FoundSignal[]; changed: Signal[] };

const sameFound = (a: FoundSignal, b: FoundSignal): boolean =>
  a.amount === b.amount &&
  a.date === b.date &&
  a.category === b.category &&
  a.rows.length === b.rows.length &&
  isSameRows(a.rows, b.rows) &&
  a.billId === b.billId;

/** It stays where it was found: a new name or day of its evidence alone is no change. */
const refreshed = (signal: Signal, found: FoundSignal): Signal => {
  if (signal.kind === 'duplicate_connection') return signal.isGone ? { ...signal, isGone: false } : signal;
  if (!signal.isGone && sameFound(signal, found)) return signal;
  const { date, amount, category, rows, billId, figures, latest } = found;
  return withUnknownOf(signal, { ...signal, date, amount, category, rows, billId, figures, latest, isGone: false });
};

const isSilenced = ({ kind, about }: FoundSignal, silences: readonly Silence[]): boolean =>
  silences.some((one) => one.reason === 'expected' && one.kind === kind && one.about === about);

/** @param today the date in America/Sao_Paulo */
export const changesOfSignals = (sources: SignalSources, known: KnownSignals, today: IsoDate): SignalChanges => {
  const money = moneyOfSignals(sources, today);
  const all = new Map(candidates(sources, money, known).map((found) => [found.id, found]));
  let names: ReadonlyMap<string, readonly Transaction[]> | undefined;
  const byName = () => {
    names ??= groupBy(money.rows.values(), nameOfRow);
    return names;
  };
  const changed = known.signals.flatMap((signal) => {
    const found = all.get(signal.id);
    const now = found ? refreshed(signal, found) : lookedAfter(signal, sources, money, byName);
    return now === signal ? [] : [now];
  });
  const ids = new Set(known.signals.map(({ id }) => id));
  const found = [...all.values()].filter(
    (one) =>
      !ids.has(one.id) &&
      one.latest >= money.reach &&
      (one.tellBy === undefined || today <= one.tellBy) &&
      !isSilenced(one, known.silences),
  );
  return { found, changed };
};

/** The connections that a signal came by. */
export const itemsOf = (
  { itemIds, accountId }: Pick<FoundSignal, 'itemIds' | 'accountId'>,
  accounts: readonly Account[],
): string[] =>
  itemIds.length > 0 ? [...itemIds] : accounts.flatMap(({ id, itemId }) => (id === accountId ? [itemId] : []));

/** The connections whose signals are news from now on. */
export const importedItems = (connections: readonly Item[]): string[] =>
  connections.filter(wasImported).map(({ id }) => id);
