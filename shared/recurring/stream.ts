import { merchantKey } from '../categorizer/merchant-key.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, magnitude, ZERO } from '../money.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Draft } from './draft.ts';
import { isSubscription } from './evidence.ts';
import { type AnnouncedRow, type Outlook, plannedOutlook } from './outlook.ts';
import type { Frequency, Schedule } from './schedule.ts';
import { amountVaries, averageAmount, type PriceChange, priceChangeOf } from './stream-amounts.ts';

const CONNECTING = new Set(['de', 'da', 'do', 'dos', 'das', 'e']);

const titled = (word: string): string => {
  if (CONNECTING.has(normalizeText(word))) return word.toLowerCase();
  const isPlain = word === word.toUpperCase() || word === word.toLowerCase();
  return isPlain ? `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}` : word;
};

/** Who is paid or pays, as people would write it: `DEB AUTOM ENEL SP` is `Enel`. The bank's text where it holds no name. */
export const streamTitle = (row: Transaction): string => {
  // A merchant in capitals is printed by the bank and is no title.
  if (row.merchant && row.merchant !== row.merchant.toUpperCase()) return row.merchant;
  const description = row.merchant ?? row.description;
  const names = new Set(merchantKey({ description }).words);
  const words = description.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}/u.test(word));
  const isKept = words.map((word) =>
    normalizeText(word)
      .split(' ')
      .some((part) => names.has(part)),
  );
  const [first, last] = [isKept.indexOf(true), isKept.lastIndexOf(true)];
  if (first < 0) return description;
  const shown = words.filter(
    (word, at) => isKept[at] || (first < at && at < last && CONNECTING.has(normalizeText(word))),
  );
  return shown.map(titled).join(' ');
};

/** A repeated payment or income: its rows, and the next one that they predict. Amounts are magnitudes. */
export type Stream = {
  /** In order of date. */
  rows: readonly Transaction[];
  schedule: Schedule;
  /** The plan's occurrence of the last row. */
  lastIndex: number;
  direction: 'inflow' | 'outflow';
  frequency: Frequency;
  average: Centavos;
  last: Centavos;
  varies: boolean;
  isSubscription: boolean;
  priceChange: PriceChange | null;
  announced: readonly AnnouncedRow[];
} & Outlook;

const announcedAmong = (rows: readonly Transaction[], today: IsoDate): AnnouncedRow[] =>
  rows.filter(({ date }) => date > today).map(({ id, date, amount }) => ({ id, date, amount: magnitude(amount) }));

export const streamOf = (
  { rows, schedule, lastIndex }: Draft,
  isCard: (accountId: string) => boolean,
  today: IsoDate,
): Stream => {
  const last = rows.at(-1);
  const varies = amountVaries(rows);
  const announced = announcedAmong(rows, today);
  const plan = { schedule, lastIndex, count: rows.length, description: last?.description ?? '', announced };
  return {
    rows,
    schedule,
    lastIndex,
    direction: last?.type === 'CREDIT' ? 'inflow' : 'outflow',
    frequency: schedule.frequency,
    average: averageAmount(rows),
    last: last ? magnitude(last.amount) : ZERO,
    varies,
    isSubscription: isSubscription(rows, last !== undefined && isCard(last.accountId)),
    priceChange: varies ? null : priceChangeOf(rows),
    announced,
    ...plannedOutlook(plan, today),
  };
};
