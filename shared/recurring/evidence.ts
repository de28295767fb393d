import { BoundedMap } from '../bounded-map.ts';
import { type CategoryId, categoryByName, isAmong, isWithin } from '../categories/category-tree.ts';
import { merchantKey } from '../categorizer/merchant-key.ts';
import { looksLikePerson } from '../categorizer/people.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { Fit } from './fit-schedule.ts';
import { dayFrom, PACES } from './schedule.ts';
import { amountVaries, apart } from './stream-amounts.ts';

/** `bill`: comes by agreement, at changing amounts too. `habit`: bought when needed. `subscription`: sold by it. */
export type CategoryKind = 'bill' | 'habit' | 'subscription' | 'transfer' | 'other';

// The deepest entry decides.
const KINDS: readonly (readonly [CategoryKind, readonly CategoryId[]])[] = [
  ['subscription', ['09000000', '07030001', '07020001', '07040001']],
  ['habit', ['17030000', '18020000', '18040000', '19010000', '19050000', '07040000', '02020000']],
  [
    'bill',
    [
      '19050004',
      '01000000',
      '02000000',
      '06000000',
      '07010000',
      '07020000',
      '15000000',
      '16000000',
      '17000000',
      '20000000',
    ],
  ],
  ['habit', ['05020000', '08000000', '10000000', '11000000', '12000000', '14000000', '18000000', '21000000']],
  ['transfer', ['05000000']],
];

const read = (name: string): CategoryKind => {
  const category = categoryByName(name);
  if (!category) return 'other';
  const exact = KINDS.find(([, ids]) => ids.includes(category.id));
  const around = exact ?? KINDS.find(([, ids]) => ids.some((id) => isWithin(category, id)));
  return around?.[0] ?? 'other';
};

const known = new BoundedMap<string, CategoryKind>(1_000);

/** What a category says about coming back; `other` for an unknown one. */
const kindOfCategory = (name: string | null): CategoryKind => {
  if (name === null) return 'other';
  const found = known.get(name);
  if (found) return found;
  const kind = read(name);
  known.set(name, kind);
  return kind;
};

const EXPLICIT = /\b(?:assinatura|mensalidade)\b/i;
/** A row whose own text says that it comes every month. */
export const isExplicit = ({ description }: Pick<Transaction, 'description'>): boolean => EXPLICIT.test(description);

/** Rows that come to one or two prices, to the centavo. */
const isSamePrice = (rows: readonly Transaction[]): boolean => {
  const changes = rows.slice(1).filter((row, index) => row.amount !== rows[index]?.amount).length;
  return changes <= Math.max(1, Math.floor(rows.length / 6)) && !amountVaries(rows);
};

const kindOfStream = (rows: readonly Transaction[]): CategoryKind => kindOfCategory(rows.at(-1)?.category ?? null);

/** Rows that lie in a plan, with what else the same texts hold. */
export type Found = { rows: readonly Transaction[]; fit: Fit };

/** Days between two charges that may be monthly or rarer. */
const SHORTEST_GAP = 20;

// Two charges are a coincidence more often than not. A year apart, a price may have changed.
const twoMayBe = (first: Transaction, second: Transaction): boolean => {
  if ([first, second].some(isExplicit)) return true;
  const kind = kindOfStream([second]);
  const gap = dayFrom(second.date).epoch - dayFrom(first.date).epoch;
  if (kind === 'habit' || gap < SHORTEST_GAP) return false;
  const difference = apart(Math.abs(first.amount), Math.abs(second.amount));
  const most = gap > LONGEST_HALF_YEAR ? 0.15 : kind === 'bill' ? 0.05 : 0;
  return difference <= most && !(kind === 'transfer' && looksLikePerson(merchantKey(second).words));
};
const LONGEST_HALF_YEAR = 200;

const twoAreEnough = ({ rows: [first, second], fit }: Found): boolean => {
  if (!first || !second || fit.misses > 0 || fit.extras > 0) return false;
  const isMonthly = PACES[fit.schedule.frequency].months !== null || [first, second].some(isExplicit);
  return isMonthly && twoMayBe(first, second);
};

const LONG = 8;

const averageDeviation = ({ deviation, matched }: Fit): number => deviation / matched.length;

/** Whether rows are worth a look at their plan: most are not, and the plans are many. */
export const mayBeStream = (rows: readonly Transaction[]): boolean => {
  const [first, second] = rows;
  if (!first || !second) return false;
  if (rows.length === 2) return twoMayBe(first, second);
  return kindOfStream(rows) !== 'habit' || rows.length >= LONG || isSamePrice(rows);
};

/**
 * Whether rows in a plan are a stream. Fixed prices need three occurrences, changing amounts more or a category that
 * comes by agreement; a habit keeps neither price nor day.
 */
export const isStream = (found: Found): boolean => {
  const { rows, fit } = found;
  const count = rows.length;
  if (count < 2) return false;
  if (count === 2) return twoAreEnough(found);
  const kind = kindOfStream(rows);
  const pace = PACES[fit.schedule.frequency];
  const isFixedPrice = isSamePrice(rows);
  // Shopping does not fall on one day of the month for so long.
  const isLong = count >= LONG && fit.extras === 0 && fit.misses === 0 && averageDeviation(fit) <= 1.5;
  if (kind === 'habit' && isLong && pace.months !== null) return true;
  if (kind === 'habit') return isFixedPrice && fit.extras === 0 && averageDeviation(fit) <= pace.tolerance / 2;
  if (kind === 'transfer' && count < 5 && fit.misses > 0) return false;
  if (isFixedPrice) return fit.extras <= count / 3;
  if (kind === 'bill') return fit.extras <= count / 4;
  const isNear = !amountVaries(rows);
  if (isNear) return fit.extras === 0;
  return count >= 5 && fit.extras === 0 && fit.misses <= 1;
};

const SOLD_BY_SUBSCRIPTION =
  /\b(?:assinatura|clube?|club|plus|premium|prime|pro|pass|socio|vip|streaming|one|anual)\b/i;

/** What is bought again because it is used up, at the same price or not; a pharmacy's `clube` is a card of points. */
const USED_UP: readonly CategoryId[] = ['10000000', '11010000', '18020000', '19010000', '19050001'];
const PHARMACY: CategoryId = '18020000';

const isUsedUp = ({ category: name, description }: Transaction): boolean => {
  if (!isAmong(name, USED_UP)) return false;
  return isAmong(name, [PHARMACY]) || !SOLD_BY_SUBSCRIPTION.test(description);
};

/**
 * An outflow of (nearly) fixed price to a merchant that sells by subscription. Bills, loans, taxes, people and what is used up are none;
 * any other repeated charge on a card is one, from a bank account only where category or text says so.
 */
export const isSubscription = (rows: readonly Transaction[], isCard: boolean): boolean => {
  const last = rows.at(-1);
  if (last?.type !== 'DEBIT' || amountVaries(rows)) return false;
  const kind = kindOfCategory(last.category);
  if (kind === 'subscription') return isCard || !looksLikePerson(merchantKey(last).words);
  if (kind === 'bill' || kind === 'transfer') return false;
  if (isUsedUp(last)) return isExplicit(last);
  return isCard || isExplicit(last) || (kind !== 'habit' && SOLD_BY_SUBSCRIPTION.test(last.description));
};

/** Whether a category is of what is sold by subscription. */
export const isOfSubscriptions = (category: string | null): boolean => kindOfCategory(category) === 'subscription';

/** Whether a charge's own category or text says that it is sold by subscription: one charge alone shows no more. */
export const sellsBySubscription = (row: Transaction): boolean => {
  const kind = kindOfCategory(row.category);
  if (kind !== 'other') return kind === 'subscription';
  return isExplicit(row) || SOLD_BY_SUBSCRIPTION.test(row.description);
};
