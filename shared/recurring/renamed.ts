import { merchantKey, shareName } from '../categorizer/merchant-key.ts';
import { magnitude } from '../money.ts';
import { apart } from './amounts.ts';
import { type Draft, widened } from './draft.ts';
import { continues } from './find-drafts.ts';

const MOST_STEP = 0.3;

// A bank that prints a charge anew keeps day, price and category.
const isRenamed = (earlier: Draft, later: Draft): boolean => {
  const [end, start] = [earlier.rows.at(-1), later.rows[0]];
  if (!end || !start || end.type !== start.type || end.currencyCode !== start.currencyCode) return false;
  if (!continues(earlier, later)) return false;
  const step = apart(magnitude(end.amount), magnitude(start.amount));
  const sameCategory = end.category === start.category;
  if (shareName(merchantKey(end), merchantKey(start))) return sameCategory && step <= MOST_STEP;
  return sameCategory && end.category !== null && end.accountId === start.accountId && step === 0;
};

const joinOne = (drafts: readonly Draft[]): Draft[] | null => {
  for (const earlier of drafts) {
    for (const later of drafts) {
      if (earlier === later || !isRenamed(earlier, later)) continue;
      const both = widened([...earlier.rows, ...later.rows]);
      if (both) return [...drafts.filter((draft) => draft !== earlier && draft !== later), both];
    }
  }
  return null;
};

/** Joins two streams where the bank replaced the text of the first by that of the second. */
export const joinRenamed = (drafts: readonly Draft[]): Draft[] => {
  let now = [...drafts];
  for (let next = joinOne(now); next; next = joinOne(now)) now = next;
  return now;
};
