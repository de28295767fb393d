import { canceledFrom, type Subscription } from '../access/subscription.ts';
import type { WARNING_KINDS } from '../contract/web/overview.ts';
import { toAmount } from '../money.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { freshnessOf, needOf } from '../sync/freshness.ts';
import type { Item } from '../sync/item.ts';
import { addDays, daysBetween, type IsoDate } from '../time/calendar.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';

/** What a user should know before the amounts. `date`: of the end, the payment or the new price. */
type Warning = {
  kind: (typeof WARNING_KINDS)[number];
  date: IsoDate | null;
  days_away: number | null;
  name: string;
  item_id: string | null;
  /** BRL, of a price. */
  from?: number;
  to?: number;
};

type Sources = {
  connections: readonly Item[];
  streams: readonly CurrentStream[];
  subscription: Pick<Subscription, 'status' | 'currentPeriodEnd'> | null;
};
type Due = { date: IsoDate; description: string; days_away: number };

const DAYS_BEFORE_END = 15;
const DAYS_OF_NEW_PRICE = 45;

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

const ofConsents = (connections: readonly Item[], today: IsoDate): Warning[] =>
  connections
    .flatMap((one) => {
      const end = one.consentExpiresAt && dated(today, dateInSaoPaulo(one.consentExpiresAt));
      return end && endsSoon(end) ? [{ kind: 'consent_ends' as const, ...end, ...ofConnection(one) }] : [];
    })
    .sort((a, b) => a.days_away - b.days_away);

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

const ofPrices = (streams: readonly CurrentStream[], today: IsoDate): Warning[] =>
  streams
    .flatMap(({ priceChange, direction, status, inReais, title }) => {
      if (!priceChange || !inReais || direction !== 'outflow' || status === 'ended') return [];
      const { from, to, date } = priceChange;
      if (to <= from || date < addDays(today, -DAYS_OF_NEW_PRICE)) return [];
      const named = { name: title, item_id: null, from: toAmount(from), to: toAmount(to) };
      return [{ kind: 'price_rise' as const, ...dated(today, date), ...named }];
    })
    .sort((a, b) => b.days_away - a.days_away);

/** All warnings, the most urgent first. */
export const warningsOf = (sources: Sources, due: readonly Due[], now: Instant): Warning[] => {
  const today = dateInSaoPaulo(now);
  const { connections, streams, subscription } = sources;
  return [
    ...ofBanks(connections, now),
    ...ofPlan(subscription, today),
    ...ofConsents(connections, today),
    ...ofPayments(due),
    ...ofAge(connections, now),
    ...ofPrices(streams, today),
  ];
};
