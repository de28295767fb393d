import type { DateWindow } from '../ledger/merge.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { Item } from './item.ts';

/** Days before the last full pull that every pull reads again: banks post late and change what they have posted. */
const OVERLAP_DAYS = 60;
/** A row may move by a few days across the first day that is asked for; so near to it none counts as vanished. */
const EDGE_DAYS = 7;
const FULL_PULL_EVERY_SECONDS = 24 * 3600;

const BEGINNING = '0001-01-01' as IsoDate;
const END = '9999-12-31' as IsoDate;

/** What is asked for, and the part of it where a missing row counts as vanished. */
export type PullWindow = { from: IsoDate | null; covered: DateWindow };

/** The whole history and everything that is dated ahead, such as installments to come. */
export const everything: PullWindow = { from: null, covered: { from: BEGINNING, to: END } };

/**
 * What the next pull of an item asks for: everything once a day, and in between the last 60 days and all that is dated
 * ahead. Never from the last row's date on: rows arrive late, and rows change after they were read.
 */
export const pullWindow = ({ fullPullAt }: Pick<Item, 'fullPullAt'>, now: Instant): PullWindow => {
  if (!fullPullAt) return everything;
  const age = secondsBetween(fullPullAt, now);
  if (age < 0 || age >= FULL_PULL_EVERY_SECONDS) return everything;
  const from = addDays(dateInSaoPaulo(fullPullAt), -OVERLAP_DAYS);
  return { from, covered: { from: addDays(from, EDGE_DAYS), to: END } };
};
