import { merchantKey } from '../categorizer/merchant-key.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { monthOf } from '../time/calendar.ts';
import { apart } from './amounts.ts';
import { dayFrom } from './day.ts';

/** Amounts this close in order of size are of one kind: a salary with changing deductions. */
const CLOSE = 0.015;

const closeAmounts = (rows: readonly Transaction[]): Transaction[][] => {
  const sorted = [...rows].sort((a, b) => Math.abs(a.amount) - Math.abs(b.amount));
  const groups: Transaction[][] = [];
  let before: Transaction | null = null;
  for (const row of sorted) {
    const group = groups.at(-1);
    if (group && before && apart(Math.abs(row.amount), Math.abs(before.amount)) <= CLOSE) group.push(row);
    else groups.push([row]);
    before = row;
  }
  return groups;
};

/** So many times the usual gap: what comes behind it is another round, such as next year's parcels of a tax. */
const LONG_GAP = 2.4;

// The rows behind the longest gap, where it is far longer than the usual one.
const latestRound = (rows: readonly Transaction[]): Transaction[] => {
  const gaps = rows.slice(1).map((row, at) => dayFrom(row.date).epoch - dayFrom(rows[at]?.date ?? row.date).epoch);
  const usual = Int32Array.from(gaps).sort()[Math.floor(gaps.length / 2)] ?? 0;
  const longest = Math.max(0, ...gaps);
  return longest > LONG_GAP * Math.max(usual, 5) ? rows.slice(gaps.lastIndexOf(longest) + 1) : [];
};

const inOrder = (a: Transaction, b: Transaction): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

export const byDate = (rows: readonly Transaction[]): Transaction[] => [...rows].sort(inOrder);

// Two people may pay the same price at a time: their accounts take turns. A charge that moves to another account does so once.
const accountsOf = (rows: readonly Transaction[]): Transaction[][] => {
  const accounts = groupBy(rows, ({ accountId }) => accountId);
  const turns = rows.filter((row, at) => at > 0 && row.accountId !== rows[at - 1]?.accountId).length;
  return turns >= accounts.size ? [...accounts.values()] : [];
};

/** More charges of one price in a month are a habit. */
const MOST_IN_A_MONTH = 4;
const LEAST_MONTHS = 3;

// Two phone lines: the first row of each month, the second and so on, if month after month has as many.
const placesInMonth = (rows: readonly Transaction[]): Transaction[][] => {
  const months = [...groupBy(rows, ({ date }) => monthOf(date)).values()];
  const most = Math.max(...months.map(({ length }) => length));
  const isFull = ({ length }: readonly Transaction[]): boolean => length === most;
  const full = months.filter(isFull);
  const first = months.findIndex(isFull);
  const isRun = months.slice(first, first + full.length).every(isFull);
  const isUsual = full.length >= LEAST_MONTHS && 2 * full.length >= months.length;
  if (most < 2 || most > MOST_IN_A_MONTH || !isRun || !isUsual) return [];
  return Array.from({ length: most }, (_, place) => full.flatMap((month) => month[place] ?? []));
};

const amountsOf = (rows: readonly Transaction[]): Transaction[][] => {
  const equal = [...groupBy(rows, ({ amount }) => amount).values()];
  const fixed = [...equal, ...equal.flatMap((part) => [...accountsOf(part), ...placesInMonth(part)])];
  return equal.length === 1 ? fixed : [...fixed, ...closeAmounts(rows).map(byDate)];
};

/**
 * The parts of a merchant's rows that may be one stream: all of them, those of one text, of one amount (of one account or place in
 * the month, too), of amounts close to each other; the widest come first.
 * @param rows in order of date, as each part is
 */
export const subsetsOf = (rows: readonly Transaction[]): Transaction[][] => {
  const byText = [...groupBy(rows, (row) => merchantKey(row).text).values()];
  const wide = byText.length > 1 ? [[...rows], ...byText] : byText;
  const rounds = wide.filter(({ length }) => length > 4).map(latestRound);
  const seen = new Set<string>();
  return [...wide, ...wide.flatMap(amountsOf), ...rounds].filter((part) => {
    if (part.length < 2) return false;
    const name = `${part.length} ${part[0]?.id} ${part.at(-1)?.id} ${part[1]?.id}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
};
