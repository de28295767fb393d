import type { UPCOMING_KINDS } from '../contract/resources/upcoming.ts';
import { type Centavos, centavos } from '../money.ts';
import { type CurrentStream, expectedWithin } from '../recurring/found-stream.ts';
import type { AnnouncedRow } from '../recurring/outlook.ts';
import { PACES } from '../recurring/schedule.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';

export type UpcomingKind = (typeof UPCOMING_KINDS)[number];

/** One payment to come, whatever it is known from. */
export type UpcomingItem = {
  date: IsoDate;
  kind: UpcomingKind | 'assumed';
  description: string;
  /** BRL; negative out, positive in. Null for a reminder that says no amount. */
  amount: Centavos | null;
  certainty: 'fixed' | 'estimated';
  category: string | null;
  accountId: string | null;
  /** Bill, reminder, stream or row; null where nothing has an id. */
  sourceId: string | null;
  /** Reminders, streams and rows that are the same payment or part of it. */
  covers: string[];
  isOverdue: boolean;
  /** When an overdue payment was to be paid; its `date` is today. */
  wasDue: IsoDate | null;
  /** Of an open bill: what is on it, net, and the charges that it will hold too; positive. Null on other kinds. */
  soFar: Centavos | null;
  expected: Centavos | null;
  /** It is there, or as it is, by an assumption of the call. */
  isAssumed?: true;
};

/** Of items that are no open bill. */
export const NO_PARTS = { soFar: null, expected: null } as const;

/** Dates, both included. */
export type Horizon = { today: IsoDate; last: IsoDate };

/** One expected occurrence of a stream. */
export type Occurrence = {
  stream: CurrentStream;
  date: IsoDate;
  /** Signed. */
  amount: Centavos;
  isFixed: boolean;
  /** The row that the bank has listed for a later day; null for one that is only expected. */
  announced: AnnouncedRow | null;
};

/** The occurrences of a stream within the horizon, by the rule that get-recurring has its next date from. */
export const occurrencesOf = (stream: CurrentStream, { today, last }: Horizon): Occurrence[] =>
  expectedWithin(stream, today, last).map(({ amount, ...expected }) => ({
    ...expected,
    stream,
    amount: centavos(stream.direction === 'inflow' ? amount : -amount),
  }));

/** Days that a payment known by its name may lie from the day on which it is expected: half a period at most. */
export const FURTHEST_BY_NAME = 10;
export const reachOfDays = (period: number): number => Math.min(FURTHEST_BY_NAME, Math.floor(period / 2));
export const reachOf = ({ schedule }: CurrentStream): number => reachOfDays(PACES[schedule.frequency].days);

export const dayAfter = (date: IsoDate): IsoDate => addDays(date, 1);
