import { cardTexts } from '../cards/open-bill.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, centavos } from '../money.ts';
import { type IsoMonth, monthOf } from '../time/calendar.ts';
import type { FlowEntry } from './entries.ts';
import { type PairedRefund, pairRefunds, REFUNDS_CATEGORY } from './pair-refunds.ts';

/** Spending, or a refund (or its part) with the category that it lessens and the purchase that it gives back. */
export type CountedSpending = FlowEntry & { category: string; purchase?: FlowEntry | null };
/** Spending with what refunds have left of it; a refund with what no spending of its category took, negative. */
export type NetEntry = CountedSpending & { net: Centavos };

const partsOf = ({ refund, of, left }: PairedRefund): CountedSpending[] => {
  const parts = of.map(({ purchase, amount }): CountedSpending => {
    return { ...refund, amount, category: purchase.category ?? cardTexts.uncategorized, purchase };
  });
  const own = { ...refund, amount: left, category: refund.category ?? REFUNDS_CATEGORY, purchase: null };
  return left > 0 || parts.length === 0 ? [...parts, own] : parts;
};

export const isSpent = (entry: FlowEntry): entry is CountedSpending => entry.kind === 'spending';
const isRefund = ({ kind }: FlowEntry): boolean => kind === 'refund';

/**
 * Spending, and refunds by the categories of the purchases that they give back.
 * @param entries those that count
 * @param around entries beside them, whose purchases are looked through when the counted ones are not enough
 */
export const counted = (entries: readonly FlowEntry[], around: readonly FlowEntry[] = []): CountedSpending[] => {
  const spent = entries.filter(isSpent);
  const paired = pairRefunds(spent, entries.filter(isRefund));
  const lacking = paired.filter(({ left }) => left > 0);
  const wanting = lacking.map(({ refund, left }): FlowEntry => ({ ...refund, amount: left }));
  const elsewhere =
    lacking.length === 0 ? [] : pairRefunds(around.filter(isSpent), [...around.filter(isRefund), ...wanting]);
  const found = new Map(elsewhere.map((one) => [one.refund.row.id, one]));
  const whole = paired.map((one) => {
    const more = one.left > 0 ? found.get(one.refund.row.id) : undefined;
    return more ? { ...one, of: [...one.of, ...more.of], left: more.left } : one;
  });
  return [...spent, ...whole.flatMap(partsOf)];
};

const merchantOf = ({ row }: FlowEntry): string => row.merchant ?? row.description;

const likeness = (spent: FlowEntry, refund: CountedSpending): number => {
  const isPurchase = refund.purchase?.row.id === spent.row.id;
  const sameMerchant = merchantOf(spent) === merchantOf(refund);
  return (isPurchase ? 4 : 0) + (sameMerchant ? 2 : 0) + (spent.row.accountId === refund.row.accountId ? 1 : 0);
};

// What was most likely given back first: the purchase, the same merchant, then the same account, then the latest purchase.
const likelinessOf =
  (refund: CountedSpending) =>
  (a: NetEntry, b: NetEntry): number => {
    const difference = likeness(b, refund) - likeness(a, refund);
    if (difference !== 0) return difference;
    return a.date === b.date ? (a.row.id < b.row.id ? -1 : 1) : a.date < b.date ? 1 : -1;
  };

/** The likeliest alone, since one is enough for most refunds; all in order where it is not. */
const inOrder = (open: readonly NetEntry[], refund: CountedSpending, left: Centavos): readonly NetEntry[] => {
  const byLikeliness = likelinessOf(refund);
  const [first, ...others] = open;
  const best = others.reduce((known, one) => (known && byLikeliness(one, known) < 0 ? one : known), first);
  return best && best.net >= left ? [best] : [...open].sort(byLikeliness);
};

const taken = (spent: readonly NetEntry[], refund: CountedSpending, left: Centavos): Centavos => {
  const open = spent.filter(({ net }) => net > 0);
  let rest = left;
  for (const entry of inOrder(open, refund, left)) {
    const part = Math.min(entry.net, rest);
    entry.net = centavos(entry.net - part);
    rest = centavos(rest - part);
    if (rest === 0) break;
  }
  return rest;
};

const byDate = (a: FlowEntry, b: FlowEntry): number =>
  a.date === b.date ? (a.row.id < b.row.id ? -1 : 1) : a.date < b.date ? -1 : 1;

type Rest = { refund: CountedSpending; left: Centavos };

const negative = (amount: Centavos): Centavos => centavos(-amount);

const netOfCategory = (entries: readonly CountedSpending[]): NetEntry[] => {
  const spent = entries.filter(isSpent).map((entry): NetEntry => ({ ...entry, net: entry.amount }));
  const refunds = entries.filter(isRefund);
  if (refunds.length === 0) return spent;
  const spentIn = groupBy(spent, ({ date }) => monthOf(date));
  const refundedIn = groupBy([...refunds].sort(byDate), ({ date }) => monthOf(date));
  const months = [...new Set<IsoMonth>([...spentIn.keys(), ...refundedIn.keys()])].sort().reverse();
  let rests: Rest[] = [];
  for (const month of months) {
    const due = [...(refundedIn.get(month) ?? []).map((refund): Rest => ({ refund, left: refund.amount })), ...rests];
    rests = due
      .map(({ refund, left }) => ({ refund, left: taken(spentIn.get(month) ?? [], refund, left) }))
      .filter(({ left }) => left > 0);
  }
  return [...spent, ...rests.map(({ refund, left }): NetEntry => ({ ...refund, net: negative(left) }))];
};

/**
 * Spending net of refunds: a refund lessens the spending of its category in the month in which it came, then the months
 * before, one after the other; what is left of it stays in its own month as negative spending.
 */
export const netSpending = (entries: readonly CountedSpending[]): NetEntry[] =>
  [...groupBy(entries, ({ category }) => category).values()].flatMap(netOfCategory);
