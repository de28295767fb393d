import type { DateWindow } from '../ledger/merge.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { Item } from './item.ts';

/** Days before the last full pull that every pull repeats: banks post late and change posted rows. */
const OVERLAP_DAYS = 60;
/** Rows may move by a few days across the window's start; this near to it none counts as deleted. */
const EDGE_DAYS = 7;
const FULL_PULL_EVERY_SECONDS = 24 * 3600;

const BEGINNING = '0001-01-01' as IsoDate;
const END = '9999-12-31' as IsoDate;

/** `covered`: the part in which a missing row counts as deleted. */
export type PullWindow = { from: IsoDate | null; covered: DateWindow };

/** The whole history, and future rows such as installments. */
export const everything: PullWindow = { from: null, covered: { from: BEGINNING, to: END } };

/** Never from the last row's date on: rows arrive late and change afterwards. */
export const pullWindow = ({ fullPullAt }: Pick<Item, 'fullPullAt'>, now: Instant): PullWindow => {
  if (!fullPullAt) return everything;
  const age = secondsBetween(fullPullAt, now);
  if (age < 0 || age >= FULL_PULL_EVERY_SECONDS) return everything;
  const from = addDays(dateInSaoPaulo(fullPullAt), -OVERLAP_DAYS);
  return { from, covered: { from: addDays(from, EDGE_DAYS), to: END } };
};
