import { groupBy } from '../group-by.ts';
import { type Centavos, centavos } from '../money.ts';
import { type IsoMonth, monthOf } from '../time/calendar.ts';
import type { Entry } from './entries.ts';

/** Spending with what refunds have left of it, never below zero. */
export type NetEntry = Entry & { net: Centavos };

const likeness = (spent: Entry, refund: Entry): number => {
  const sameMerchant =
    (spent.row.merchant ?? spent.row.description) === (refund.row.merchant ?? refund.row.description);
  return (sameMerchant ? 2 : 0) + (spent.row.accountId === refund.row.accountId ? 1 : 0);
};

// What was most likely given back first: the same merchant, then the same account, then the latest purchase.
const likeliestFirst =
  (refund: Entry) =>
  (a: NetEntry, b: NetEntry): number => {
    const difference = likeness(b, refund) - likeness(a, refund);
    if (difference !== 0) return difference;
    return a.date === b.date ? (a.row.id < b.row.id ? -1 : 1) : a.date < b.date ? 1 : -1;
  };

const taken = (spent: readonly NetEntry[], refund: Entry, left: Centavos): Centavos => {
  let rest = left;
  for (const entry of [...spent].sort(likeliestFirst(refund))) {
    const part = Math.min(entry.net, rest);
    entry.net = centavos(entry.net - part);
    rest = centavos(rest - part);
    if (rest === 0) break;
  }
  return rest;
};

const byDate = (a: Entry, b: Entry): number =>
  a.date === b.date ? (a.row.id < b.row.id ? -1 : 1) : a.date < b.date ? -1 : 1;

type Rest = { refund: Entry; left: Centavos };

const netOfCategory = (entries: readonly Entry[]): NetEntry[] => {
  const spent = entries
    .filter(({ kind }) => kind === 'spending')
    .map((entry): NetEntry => ({ ...entry, net: entry.amount }));
  const refunds = entries.filter(({ kind }) => kind === 'refund');
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
  return spent;
};

/**
 * Spending net of refunds: a refund lessens the spending of its category in the month in which it came, never below zero;
 * what is left of it lessens the months before, one after the other.
 */
export const netSpending = (entries: readonly Entry[]): NetEntry[] =>
  [...groupBy(entries, ({ category }) => category).values()].flatMap(netOfCategory);
