import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, magnitude, ZERO } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Draft } from './draft.ts';
import { isSubscription } from './evidence.ts';
import { type AnnouncedRow, type Outlook, plannedOutlook } from './outlook.ts';
import type { Frequency, Schedule } from './schedule.ts';
import { amountVaries, averageAmount, type PriceChange, priceChangeOf } from './stream-amounts.ts';

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
