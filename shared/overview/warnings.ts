import { canceledFrom, type Subscription } from '../access/subscription.ts';
import type { WARNING_KINDS } from '../contract/web/overview.ts';
import {
  gravestFirst,
  type Severity,
  type Signal,
  type SignalKind,
  sentenceOf,
  severityOf,
  statusOf,
} from '../signals/signal.ts';
import { freshnessOf, needOf } from '../sync/freshness.ts';
import type { Item } from '../sync/item.ts';
import { daysBetween, type IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';

/** What a user should know before the amounts. `date`: of the end, the payment or the signal. */
type Warning = {
  kind: (typeof WARNING_KINDS)[number];
  date: IsoDate | null;
  days_away: number | null;
  name: string;
  item_id: string | null;
  /** Of a signal. */
  signal_id?: string;
  signal_kind?: SignalKind;
  severity?: Severity;
  sentence?: string;
};

type Sources = {
  connections: readonly Item[];
  signals: readonly Signal[];
  subscription: Pick<Subscription, 'status' | 'currentPeriodEnd'> | null;
};
type Due = { date: IsoDate; description: string; days_away: number };

const DAYS_BEFORE_END = 15;

const ofConnection = ({ id, connectorName }: Item) => ({ name: connectorName, item_id: id });
const dated = (today: IsoDate, date: IsoDate) => ({ date, days_away: daysBetween(today, date) });
const endsSoon = ({ days_away }: { days_away: number }): boolean => 0 <= days_away && days_away <= DAYS_BEFORE_END;

const ofBanks = (connections: readonly Item[], now: Instant): Warning[] =>
  connections
    .filter(({ status }) => needOf(status) !== null)
    .map((one) => ({
      kind: 'needs_user',
      ...(one.lastUpdatedAt
        ? dated(dateInSaoPaulo(now), dateInSaoPaulo(one.lastUpdatedAt))
        : { date: null, days_away: null }),
      ...ofConnection(one),
    }));

// One that is paid for again has no end.
const ofPlan = (subscription: Sources['subscription'], today: IsoDate): Warning[] => {
  const canceled = canceledFrom(subscription);
  const end = canceled && dated(today, dateInSaoPaulo(canceled));
  return end && endsSoon(end) ? [{ kind: 'plan_ends', ...end, name: '', item_id: null }] : [];
};

const MOST_SIGNALS = 3;

/** New signals, the gravest first. The end of a consent names its connection, which can be renewed. */
const ofSignals = (signals: readonly Signal[], today: IsoDate): Warning[] =>
  signals
    .filter((signal) => statusOf(signal) === 'new')
    .toSorted(gravestFirst)
    .slice(0, MOST_SIGNALS)
    .map((signal) => ({
      kind: 'signal',
      ...dated(today, signal.date),
      name: signal.figures.name,
      item_id: signal.kind === 'consent_ending' ? (signal.itemIds[0] ?? null) : null,
      signal_id: signal.id,
      signal_kind: signal.kind,
      severity: severityOf[signal.kind],
      sentence: sentenceOf(signal),
    }));

const ofPayments = (due: readonly Due[]): Warning[] =>
  due
    .filter(({ days_away }) => days_away < 0)
    .map(({ date, days_away, description }) => ({
      kind: 'payment_overdue',
      date,
      days_away,
      name: description,
      item_id: null,
    }));

// A bank that waits for its user is old for that reason.
const ofAge = (connections: readonly Item[], now: Instant): Warning[] =>
  connections
    .filter((one) => needOf(one.status) === null && freshnessOf([one], now).is_stale)
    .map((one) => ({
      kind: 'stale',
      ...dated(dateInSaoPaulo(now), dateInSaoPaulo(one.lastUpdatedAt ?? now)),
      ...ofConnection(one),
    }));

/** All warnings, the most urgent first. New prices and ends of consents are signals. */
export const warningsOf = (sources: Sources, due: readonly Due[], now: Instant): Warning[] => {
  const today = dateInSaoPaulo(now);
  const { connections, signals, subscription } = sources;
  return [
    ...ofBanks(connections, now),
    ...ofPlan(subscription, today),
    ...ofSignals(signals, today),
    ...ofPayments(due),
    ...ofAge(connections, now),
  ];
};
