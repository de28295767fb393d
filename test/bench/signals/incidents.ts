/** Plants incidents into a house whose ordinary life is complete. Each planter returns null where the house does not admit it. */
import { cyclesOf, median, usualBill } from './accounts.ts';
import { balanceOn, lowestBetween } from './balance.ts';
import { businessDayAfter, plusDays, short } from './days.ts';
import type { IncidentKind } from './format.ts';
import type { Draft, Home, PlantedDrafts, Planter } from './home.ts';
import { plantSubscription } from './incidents-subscriptions.ts';
import { PAY } from './life-income.ts';

const recent = (home: Home, days: number): Draft[] =>
  home.drafts.filter(
    ({ date, amount }) => amount < 0 && date <= plusDays(home.today, -1) && home.daysAgo(date) <= days,
  );

const copyOf = (home: Home, draft: Draft, date: string, time: string): Draft => {
  const copy = { ...draft, date, time };
  home.drafts.push(copy);
  return copy;
};

const later = (time: string, minutes: number): string => {
  const [hours = 0, past = 0] = time.split(':').map(Number);
  const all = Math.min(1_439, hours * 60 + past + minutes);
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
};

/** Purchases that nobody makes twice: of an odd amount, not small. */
const ONCE = ['market', 'delivery', 'online shop', 'lunch', 'bar', 'pharmacy', 'butcher', 'pet', 'fuel'];

const doubleCharge: Planter = (home) => {
  const { random } = home;
  const purchases = recent(home, 20).filter(
    ({ tag, amount }) => ONCE.includes(tag) && amount < -4_500 && amount % 500 !== 0,
  );
  const services = home.subscriptions
    .flatMap(({ drafts }) => drafts)
    .filter(({ date }) => date < home.today && home.daysAgo(date) <= 20);
  const isService = services.length > 0 && random.chance(0.3);
  const pool = isService ? services : purchases;
  if (pool.length === 0) return null;
  const draft = random.pick(pool);
  const wanted = isService ? plusDays(draft.date, random.int(0, 3)) : draft.date;
  const isOnline = draft.tag === 'online shop' && random.chance(0.5);
  const next = isOnline ? plusDays(draft.date, 1) : wanted;
  const date = next > home.today ? home.today : next;
  const copy = copyOf(home, draft, date, date === draft.date ? later(draft.time, random.int(0, 4)) : home.clock(0, 22));
  if (draft.account.kind === 'card') home.tolerated.push('bill_higher');
  copy.text = copy.text.replace(short(draft.date), short(date));
  return {
    kind: 'double_charge',
    date,
    merchant: draft.merchant,
    drafts: [draft, copy],
    note: 'one purchase charged twice',
  };
};

const priceRise: Planter = (home) => {
  const { random } = home;
  const plans = home.subscriptions
    .filter(({ drafts }) => !drafts.some(({ text }) => text.includes(' PLANO ')))
    .map(({ drafts }) => drafts);
  const internet = home.drafts.filter(({ category, isFixed }) => category === 'internet' && isFixed);
  const long = [...plans, internet].filter((drafts) => drafts.filter(({ date }) => date <= home.today).length >= 8);
  if (long.length === 0) return null;
  const drafts = random.pick(long);
  const past = drafts.filter(({ date }) => date <= home.today);
  const since = past.at(-random.int(1, 2))?.date ?? home.today;
  const [before = 0] = past.map(({ amount }) => -amount).slice(-1);
  const price = Math.max(before + 400, Math.round((before * random.between(1.14, 1.45)) / 100) * 100 + 90);
  const raised = drafts.filter(({ date }) => date >= since);
  for (const draft of raised) draft.amount = -price;
  const [first] = raised;
  if (first === undefined) return null;
  return {
    kind: 'price_rise',
    date: first.date,
    merchant: first.merchant ?? first.text,
    drafts: raised,
    note: `from ${before} to ${price} centavos`,
  };
};

const FAR_OUT_OF = [
  'pharmacy',
  'bakery',
  'lunch',
  'delivery',
  'rides',
  'pet',
  'market stall',
  'butcher',
  'games of five',
  'bar',
];

const unusualAmount: Planter = (home) => {
  const { random } = home;
  const places = new Map<string, Draft[]>();
  for (const draft of home.drafts) {
    if (FAR_OUT_OF.includes(draft.tag) && draft.date < home.today)
      places.set(draft.text, [...(places.get(draft.text) ?? []), draft]);
  }
  const known = [...places.values()].filter((drafts) => drafts.length >= 10);
  if (known.length === 0) return null;
  const drafts = random.pick(known);
  const [example] = drafts;
  if (example === undefined) return null;
  const usual = median(drafts.map(({ amount }) => -amount));
  const amount = Math.max(62_000 + random.int(0, 9_999), Math.round(usual * random.between(9, 15)) + random.int(1, 99));
  const date = plusDays(home.today, -random.int(1, 18));
  const row = copyOf(home, { ...example, amount: -amount }, date, home.clock(9, 21));
  home.tolerated.push('bill_higher');
  return {
    kind: 'unusual_amount',
    date,
    merchant: example.merchant,
    drafts: [row],
    note: `usually ${usual} centavos there`,
  };
};

const feeCharged: Planter = (home) => {
  const { random } = home;
  const known = new Set(home.drafts.map(({ category }) => category));
  const fees = home.words.fees.filter(([, , , category]) => !known.has(category));
  if (fees.length === 0) return null;
  const [text, low, high, category, place] = random.pick(fees);
  const date = businessDayAfter(plusDays(home.today, -random.int(5, 20)));
  const account = place === 'card' ? home.card : home.checking;
  const row = home.row(account, date, -random.int(low, high), text, category);
  if (place === 'card') home.tolerated.push('bill_higher');
  return row && { kind: 'fee_charged', date, merchant: null, drafts: [row], note: 'no charge of this sort before' };
};

const incomeMissing: Planter = (home) => {
  const pay = home.drafts.filter(({ tag }) => tag === PAY).sort((a, b) => (a.date < b.date ? -1 : 1));
  const last = pay.filter(({ date }) => date <= home.today).at(-1);
  if (last === undefined || home.daysAgo(last.date) < 6 || home.daysAgo(last.date) > 24) return null;
  home.drafts.splice(home.drafts.indexOf(last), 1);
  home.tolerated.push('low_balance_ahead');
  return {
    kind: 'income_missing',
    date: last.date,
    merchant: last.text,
    drafts: [],
    note: `${last.amount} centavos were due that day`,
  };
};

const billHigher: Planter = (home) => {
  const { random, words, card } = home;
  const cycles = cyclesOf(home, card);
  const index = cycles.findLastIndex(({ closing }) => closing <= home.today);
  const [cycle, usual] = [cycles[index], usualBill(cycles, index)];
  if (cycle === undefined || usual === null || home.daysAgo(cycle.closing) > 25) return null;
  const wanted = usual * random.between(2.2, 3) - cycle.total;
  const shops = random.sample(words.furniture, random.int(5, 8));
  const drafts = shops.map((shop) => {
    const date = plusDays(cycle.closing, -random.int(1, 26));
    return home.buy(date, random.around(wanted / shops.length, 0.3), shop, 'houseware', { merchant: shop });
  });
  home.tolerated.push('unusual_amount', 'low_balance_ahead');
  const note = `usually ${usual} centavos a month`;
  return {
    kind: 'bill_higher',
    date: cycle.closing,
    merchant: card.name,
    drafts: drafts.filter((draft) => draft !== null),
    note,
  };
};

/** Planted after the accounts are balanced: money leaves that rent, loans and bills before the next income need. */
export const lowBalanceAhead: Planter = (home) => {
  const { random, checking, income, today } = home;
  const ahead = home.drafts
    .filter(({ account, date }) => account === checking && date > today)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const pay = ahead.find(({ amount, isFixed }) => amount > 0 && isFixed)?.date ?? plusDays(today, 15);
  const due = ahead.filter(({ amount, isFixed, date }) => amount < 0 && isFixed && date < pay);
  const sum = -due.reduce((all, { amount }) => all + amount, 0);
  if (sum < income * 0.12) return null;
  const balance = balanceOn(home, checking, today);
  const amount = Math.floor((balance - sum * random.between(0.3, 0.6)) / 5_000) * 5_000;
  const left = balance - amount;
  const date = [3, 2, 1, 0]
    .map((days) => plusDays(today, -days))
    .find((day) => lowestBetween(home, checking, day, today) > amount + 2_000);
  if (date === undefined || amount < 10_000 || left > sum * 0.8) return null;
  const way = random.pick(['invest', 'pix'] as const);
  const text =
    way === 'invest'
      ? checking.style.apply
      : checking.style.pixOut.replace('{t}', random.pick(home.words.relatives)).replace('{d}', short(date));
  home.row(checking, date, -amount, text, way);
  home.tolerated.push('unusual_amount');
  let rest = left;
  const first = due.find((draft) => {
    rest += draft.amount;
    return rest < 0;
  });
  return {
    kind: 'low_balance_ahead',
    date: first?.date ?? pay,
    merchant: null,
    drafts: [],
    note: `${left} centavos today, ${sum} due before ${pay}`,
  };
};

const PLANTERS: Record<Exclude<IncidentKind, 'low_balance_ahead'>, Planter> = {
  double_charge: doubleCharge,
  price_rise: priceRise,
  new_subscription: plantSubscription('new_subscription'),
  trial_turned_paid: plantSubscription('trial_turned_paid'),
  subscription_after_cancel: plantSubscription('subscription_after_cancel'),
  unusual_amount: unusualAmount,
  fee_charged: feeCharged,
  income_missing: incomeMissing,
  bill_higher: billHigher,
};

export const plant = (home: Home): PlantedDrafts[] =>
  home.kinds.flatMap((kind) => {
    if (kind === 'low_balance_ahead') return [];
    const planted = PLANTERS[kind](home) ?? doubleCharge(home) ?? plantSubscription('new_subscription')(home);
    return planted === null ? [] : [planted];
  });
