import { beginningOf, isOneMerchant, merchantsNamed } from '../categorizer/merchants-named.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, centavos } from '../money.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { latestFirst } from '../transfers/counter-entries.ts';
import type { FlowEntry } from './entries.ts';

/** How far the purchase of a refund lies back at most, and how many days after its refund a bank may date it. */
export const DAYS_BACK_TO_PURCHASE = 90;
const DAYS_AFTER_REFUND = 1;
/** For a refund that is known by its amount alone. */
const DAYS_BACK_BY_AMOUNT = 30;

/** Of a refund that finds no purchase and whose bank tells no category. */
export const REFUNDS_CATEGORY = 'Estornos';

/** `left`: what no refund has given back yet. */
type Purchase = { entry: FlowEntry; date: IsoDate; left: Centavos; merchants: readonly string[] };
/** `left`: what has found no purchase yet. */
type Refund = { entry: FlowEntry; date: IsoDate; left: Centavos; merchants: readonly string[]; of: Pair[] };
type Pair = { purchase: FlowEntry; amount: Centavos };

/** A refund with the purchases that it gives back; `left` found none. */
export type PairedRefund = { refund: FlowEntry; of: readonly Pair[]; left: Centavos };

type Dated = { entry: FlowEntry; date: IsoDate };

// Of installments that one date holds, the last one counts latest.
const byDate = (a: Dated, b: Dated): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  if (a.entry.date !== b.entry.date) return a.entry.date < b.entry.date ? -1 : 1;
  return a.entry.row.id < b.entry.row.id ? -1 : 1;
};

const isWhole = ({ left, entry }: Purchase): boolean => left === entry.amount;

const take = (refund: Refund, purchase: Purchase): void => {
  const amount = centavos(Math.min(refund.left, purchase.left));
  refund.of.push({ purchase: purchase.entry, amount });
  refund.left = centavos(refund.left - amount);
  purchase.left = centavos(purchase.left - amount);
};

type Find = (refund: Refund) => Purchase | undefined;
type Index = (
  purchases: readonly Purchase[],
  keysOf: (purchase: Purchase) => readonly string[],
  isOpen: (purchase: Purchase) => boolean,
) => (keys: readonly string[], refund: Refund, daysBack: number) => Purchase | undefined;

/** Finds the latest open purchase of some keys, for refunds in order of their dates. */
const indexed: Index = (purchases, keysOf, isOpen) => {
  const pairs = purchases.flatMap((purchase) => keysOf(purchase).map((key) => ({ key, purchase })));
  const groups = new Map(
    Array.from(
      groupBy(pairs, ({ key }) => key),
      ([key, of]) => [
        key,
        latestFirst(
          of.map(({ purchase }) => purchase),
          ({ date }) => date,
          isOpen,
        ),
      ],
    ),
  );
  return (keys, { date }, daysBack) => {
    const found = keys.flatMap((key) => groups.get(key)?.(addDays(date, DAYS_AFTER_REFUND)) ?? []);
    const latest = found.sort(byDate).at(-1);
    return latest && latest.date >= addDays(date, -daysBack) ? latest : undefined;
  };
};

/** Names of purchases that a refund's name may mean. */
const namesLike = (purchases: readonly Purchase[]): ((names: readonly string[]) => readonly string[]) => {
  const beginnings = groupBy(new Set(purchases.flatMap(({ merchants }) => merchants)), beginningOf);
  const answers = new Map<string, string[]>();
  const like = (name: string): string[] => {
    const found =
      answers.get(name) ?? (beginnings.get(beginningOf(name)) ?? []).filter((other) => isOneMerchant(name, other));
    answers.set(name, found);
    return found;
  };
  return (names) => [...new Set(names.flatMap(like))];
};

/** The ways in which a refund finds its purchases, the surest first. */
const waysOf = (purchases: readonly Purchase[]): (() => Find)[] => {
  const like = namesLike(purchases);
  const accountOf = ({ entry }: { entry: FlowEntry }): string => entry.row.accountId;
  const isLeft = ({ left }: Purchase): boolean => left > 0;
  const byName = (isSameAccount: boolean, isEqual: boolean) => (): Find => {
    const keyOf = (name: string, one: Purchase | Refund): string =>
      `${name} ${isSameAccount ? accountOf(one) : ''} ${isEqual ? one.entry.amount : ''}`;
    const find = indexed(purchases, (one) => one.merchants.map((name) => keyOf(name, one)), isEqual ? isWhole : isLeft);
    return (refund) => {
      if (isEqual && refund.of.length > 0) return undefined;
      return find(
        like(refund.merchants).map((name) => keyOf(name, refund)),
        refund,
        DAYS_BACK_TO_PURCHASE,
      );
    };
  };
  const byInstallment = (): Find => {
    const numberOf = ({ entry: { row } }: Purchase | Refund): string | null =>
      row.installment && `${row.installment.number}/${row.installment.total} ${row.accountId}`;
    const keysOf = (names: readonly string[], one: Purchase | Refund): string[] => {
      const number = numberOf(one);
      return number === null ? [] : names.map((name) => `${name} ${number}`);
    };
    const find = indexed(purchases, (one) => keysOf(one.merchants, one), isLeft);
    return (refund) => find(keysOf(like(refund.merchants), refund), refund, DAYS_BACK_TO_PURCHASE);
  };
  const byAmount = (): Find => {
    const keyOf = (one: Purchase | Refund): string => `${accountOf(one)} ${one.entry.amount}`;
    const [all, nameless] = [purchases, purchases.filter(({ merchants }) => merchants.length === 0)].map((some) =>
      indexed(some, (one) => [keyOf(one)], isWhole),
    );
    return (refund) => {
      if (refund.of.length > 0) return undefined;
      const find = refund.merchants.length === 0 ? all : nameless;
      return find?.([keyOf(refund)], refund, DAYS_BACK_BY_AMOUNT);
    };
  };
  return [byInstallment, byName(true, true), byName(true, false), byName(false, true), byName(false, false), byAmount];
};

const opened = (entries: readonly FlowEntry[]) =>
  entries
    .map((entry) => ({ entry, date: entry.row.date, left: entry.amount, merchants: merchantsNamed(entry.row) }))
    .sort(byDate);

/** Purchases that a refund may mean: none of the others needs to be looked for. */
const meant = (purchases: readonly Purchase[], refunds: readonly Refund[]): Purchase[] => {
  const names = groupBy(new Set(refunds.flatMap(({ merchants }) => merchants)), beginningOf);
  const amounts = new Set(refunds.map(({ entry }) => entry.amount));
  return purchases.filter(
    ({ merchants, entry }) =>
      amounts.has(entry.amount) ||
      merchants.some((name) => names.get(beginningOf(name))?.some((other) => isOneMerchant(name, other))),
  );
};

const near = (purchases: readonly FlowEntry[], refunds: readonly FlowEntry[]): FlowEntry[] => {
  const dates = refunds.map(({ row }) => row.date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const from = addDays(first, -DAYS_BACK_TO_PURCHASE);
  const to = addDays(last, DAYS_AFTER_REFUND);
  return purchases.filter(({ row }) => from <= row.date && row.date <= to);
};

/**
 * Which purchases refunds give back: the installment of the same number, else of the same merchant in the account, of the same merchant elsewhere, else one of equal
 * amount in the account, at most 30 days before, if no other merchant is named. Purchases lie 90 days before to one after; an
 * equal amount goes first, then the latest. A refund may use several, a purchase gives at most its amount. Independent of the
 * order of the rows.
 */
export const pairRefunds = (spent: readonly FlowEntry[], refunds: readonly FlowEntry[]): PairedRefund[] => {
  const open = opened(refunds).map((refund): Refund => ({ ...refund, of: [] }));
  const purchases = open.length === 0 ? [] : meant(opened(near(spent, refunds)), open);
  for (const way of purchases.length === 0 ? [] : waysOf(purchases)) {
    const find = way();
    for (const refund of open) {
      for (let purchase = find(refund); purchase && refund.left > 0; purchase = find(refund)) take(refund, purchase);
    }
  }
  return open.map(({ entry, of, left }) => ({ refund: entry, of, left }));
};
