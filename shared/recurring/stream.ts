import type { STREAM_STATUSES } from '../contract/resources/recurring.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, magnitude, ZERO } from '../money.ts';
import { addDays, daysBetween, type IsoDate } from '../time/calendar.ts';
import { amountVaries, averageAmount, type PriceChange, priceChangeOf } from './amounts.ts';
import type { Draft } from './draft.ts';
import { type Frequency, PACES } from './frequency.ts';
import { dateAt, type Schedule, windowOf } from './schedule.ts';
import { isSubscription } from './subscription.ts';

export type StreamStatus = (typeof STREAM_STATUSES)[number];

/** What comes back: its rows and what they say about the next one. Amounts are magnitudes. */
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
  status: StreamStatus;
  /** Null once ended. Dates are both included. */
  next: { date: IsoDate; from: IsoDate; to: IsoDate } | null;
};

const FEW = 2;

const statusOf = (
  expected: IsoDate,
  to: IsoDate,
  count: number,
  frequency: Frequency,
  today: IsoDate,
): StreamStatus => {
  if (today <= to) return count <= FEW ? 'early' : 'active';
  // Grace of one period behind the date that was missed.
  return daysBetween(expected, today) <= PACES[frequency].days ? 'late' : 'ended';
};

export const streamOf = (
  { rows, schedule, lastIndex }: Draft,
  isCard: (accountId: string) => boolean,
  today: IsoDate,
): Stream => {
  const last = rows.at(-1);
  const { frequency } = schedule;
  const expected = dateAt(schedule, lastIndex + 1);
  const window = windowOf(schedule);
  const [from, to] = [addDays(expected, -window), addDays(expected, window)];
  const status = statusOf(expected, to, rows.length, frequency, today);
  const varies = amountVaries(rows);
  return {
    rows,
    schedule,
    lastIndex,
    direction: last?.type === 'CREDIT' ? 'inflow' : 'outflow',
    frequency,
    average: averageAmount(rows),
    last: last ? magnitude(last.amount) : ZERO,
    varies,
    isSubscription: isSubscription(rows, last !== undefined && isCard(last.accountId)),
    priceChange: varies ? null : priceChangeOf(rows),
    status,
    next: status === 'ended' ? null : { date: expected, from, to },
  };
};
