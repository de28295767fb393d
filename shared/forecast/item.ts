import type { UPCOMING_KINDS } from '../contract/resources/upcoming.ts';
import type { Centavos } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';

export type UpcomingKind = (typeof UPCOMING_KINDS)[number];

/** One payment to come, whatever it is known from. */
export type UpcomingItem = {
  date: IsoDate;
  kind: UpcomingKind;
  description: string;
  /** BRL; negative out, positive in. Null for a reminder that says no amount. */
  amount: Centavos | null;
  certainty: 'fixed' | 'estimated';
  category: string | null;
  accountId: string | null;
  /** Bill, reminder or stream; null where nothing has an id. */
  sourceId: string | null;
  /** Reminders and streams that are the same payment or part of it. */
  covers: string[];
  isOverdue: boolean;
  /** When an overdue payment was to be paid; its `date` is today. */
  wasDue: IsoDate | null;
};

/** Dates, both included. */
export type Horizon = { today: IsoDate; last: IsoDate };
