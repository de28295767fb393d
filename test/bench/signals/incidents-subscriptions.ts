/** Incidents of subscriptions: new ones, trials that began to cost, charges after the person cancelled. */
import { plusDays, plusMonths } from './days.ts';
import type { IncidentKind } from './format.ts';
import type { Draft, Home, Planter } from './home.ts';
import type { Service } from './words.ts';

type SubscriptionKind = Extract<IncidentKind, 'new_subscription' | 'trial_turned_paid' | 'subscription_after_cancel'>;

const charge = (home: Home, date: string, service: Service, price = service[1]): Draft | null =>
  home.buy(date, price, service[0], service[2], { merchant: service[3], isFixed: true, time: home.clock(0, 6) });

/** Monthly charges from a date on; those up to the end date, or the horizon. */
const monthly = (home: Home, from: string, service: Service, until = home.horizon): Draft[] => {
  const drafts: (Draft | null)[] = [];
  for (let month = 0; plusMonths(from, month) <= until; month += 1)
    drafts.push(charge(home, plusMonths(from, month), service));
  return drafts.filter((draft) => draft !== null);
};

const begin = (home: Home, service: Service) => {
  const date = plusDays(home.today, -home.random.int(2, 40));
  return { date, drafts: monthly(home, date, service), note: 'first charge of this service' };
};

const turnPaid = (home: Home, service: Service) => {
  const { random } = home;
  const date = plusDays(home.today, -random.int(1, 22));
  const trial = plusDays(date, -random.pick([7, 14, 30]));
  const price = random.pick([100, 190, 490]);
  const first = charge(home, trial, service, price);
  // A card is checked with a small charge that comes back.
  const isCheck = price === 100;
  if (isCheck)
    home.row(home.card, trial, price, `ESTORNO ${service[0]}`, service[2], { merchant: service[3], time: '23:10' });
  const drafts = monthly(home, date, service);
  home.tolerated.push('new_subscription', 'price_rise');
  return {
    date,
    drafts: [...(first ? [first] : []), ...drafts],
    note: isCheck ? 'card check, then the full price' : 'trial price, then the full one',
  };
};

const chargeAgain = (home: Home, service: Service) => {
  const { random } = home;
  const date = plusDays(home.today, -random.int(2, 18));
  home.tolerated.push('new_subscription');
  if (random.chance(0.5)) {
    const cancelledOn = plusMonths(date, -random.int(4, 5));
    const before = plusMonths(cancelledOn, -8);
    monthly(home, before < home.from ? plusMonths(before, 3) : before, service, plusDays(cancelledOn, -1));
    return {
      date,
      drafts: monthly(home, date, service),
      cancelledOn,
      note: 'months without a charge, then charges again',
    };
  }
  const last = plusMonths(date, -1);
  const cancelledOn = plusDays(last, random.int(1, 4));
  monthly(home, plusMonths(date, -8), service, plusDays(last, 2));
  const text = `ESTORNO CANCELAMENTO ${service[0]}`;
  home.row(home.card, cancelledOn, service[1], text, service[2], { merchant: service[3] });
  return {
    date,
    drafts: monthly(home, date, service),
    cancelledOn,
    note: 'cancelled and paid back, then charged again',
  };
};

const WAYS = { new_subscription: begin, trial_turned_paid: turnPaid, subscription_after_cancel: chargeAgain };

export const plantSubscription =
  (kind: SubscriptionKind): Planter =>
  (home) => {
    const used = new Set(home.drafts.map(({ merchant }) => merchant));
    const fresh = home.words.fresh.filter(([, , , merchant]) => !used.has(merchant));
    if (fresh.length === 0) return null;
    const service = home.random.pick(fresh);
    return { kind, merchant: service[3], ...WAYS[kind](home, service) };
  };
