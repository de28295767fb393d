import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { centavos } from '../../../shared/money.ts';
import { addDays, dayOf, type IsoDate } from '../../../shared/time/calendar.ts';
import { realisticRows, seededRandom } from '../../shared/ledger/realistic-rows.ts';

/** The accounts of the household and their part of its rows. */
export const accountShares = [
  { accountId: 'acc-card', kind: 'CREDIT', share: 0.45 },
  { accountId: 'acc-bank', kind: 'BANK', share: 0.35 },
  { accountId: 'acc-other', kind: 'BANK', share: 0.2 },
] as const;

/** Fourteen months in days. */
const HISTORY_DAYS = 426;
const RECENT_DAYS = 90;

/**
 * Number and distribution of a household's transactions. `even`: spread over 14 months. `1,500 in 90 days`: this density over
 * the whole history, so short and long histories return a list of the same size.
 */
export type Layout = { rows: number; spread: 'even' | '1,500 in 90 days' };

export const isDense = ({ spread }: Layout): boolean => spread !== 'even';

export const RECENT_ROWS = 1_500;

// No credit equals a debit: the other sides do not detect transfers between own accounts, so the rows contain none.
const apart = (row: Transaction): Transaction => {
  const magnitude = Math.abs(row.amount);
  const [even, odd] = [magnitude - (magnitude % 2), magnitude - (magnitude % 2) + 1];
  return { ...row, amount: centavos(row.type === 'DEBIT' ? -odd : even) };
};

/** `count` rows over the accounts of the household and `days` days. */
export const spreadOver = (seed: number, count: number, from: IsoDate, days: number): Transaction[] =>
  accountShares.flatMap(({ accountId, kind, share }, index) =>
    realisticRows(seededRandom(seed + index), { accountId, kind, from, days, count: Math.round(count * share) }).map(
      apart,
    ),
  );

/** The rows of a household up to `end`, included; the same for the same day. */
export const householdRows = ({ rows, spread }: Layout, end: IsoDate): Transaction[] => {
  if (spread === 'even') return spreadOver(1, rows, addDays(end, 1 - HISTORY_DAYS), HISTORY_DAYS);
  const recent = spreadOver(1, RECENT_ROWS, addDays(end, 1 - RECENT_DAYS), RECENT_DAYS);
  const before = rows - RECENT_ROWS;
  const days = Math.round((before / RECENT_ROWS) * RECENT_DAYS);
  return [...recent, ...spreadOver(50, before, addDays(end, 1 - RECENT_DAYS - days), days)];
};

const MIDDLE_OF_MONTH = 16;

/** The last day up to `today` whose 90 days begin in the middle of a month: half of that month is read in vain. */
export const usualEnd = (today: IsoDate): IsoDate =>
  dayOf(addDays(today, 1 - RECENT_DAYS)) === MIDDLE_OF_MONTH ? today : usualEnd(addDays(today, -1));
