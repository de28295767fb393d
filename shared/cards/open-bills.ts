import { addDays, addMonths, type IsoDate } from '../time/calendar.ts';
import { utcDateOf } from '../time/instant.ts';
import { type Card, type CardRecords, cardOf, registeredClosingDay } from './card-bills.ts';
import { estimateOpenBill, type GivenPeriod, type OpenBill } from './open-bill.ts';
import { MONTHS_OF_FUTURE_ROWS } from './purchase.ts';
import { texts } from './texts.ts';

export type OpenBillRequest = {
  accountId: string | null;
  /** 1 to 31; applies only with `accountId`. */
  closingDay: number | null;
  given: GivenPeriod;
};

/** Pending rows of older plans may be on the open bill; plans above a year are rare. */
const MONTHS_BACK = 12;

/** The computed period ends at most a month from today. */
const MONTHS_AHEAD = 1;

const earlier = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b);

/** Both included. */
export const datesToRead = ({ start, end }: GivenPeriod, today: IsoDate): { first: IsoDate; last: IsoDate } => {
  const first = addMonths(today, -MONTHS_BACK);
  return {
    first: start ? earlier(first, addDays(utcDateOf(start), -1)) : first,
    last: addMonths(today, end ? MONTHS_OF_FUTURE_ROWS : MONTHS_AHEAD),
  };
};

export const estimateOpenBills = (
  records: CardRecords,
  { accountId, closingDay, given }: OpenBillRequest,
  today: IsoDate,
): { card: Card; openBill: OpenBill }[] =>
  records.cards
    .filter(({ id }) => accountId === null || id === accountId)
    .map((account) => {
      const card = cardOf(account, records, today, accountId === null ? null : closingDay);
      return { card, openBill: estimateOpenBill(card, given, today) };
    });

/** Recommends closing dates when there are several cards and none has one (specification, get-bill-summary). */
export const recommendation = ({ cards, closingDates }: CardRecords, { accountId }: OpenBillRequest): string => {
  const isUnregistered = cards.every(({ id }) => registeredClosingDay(id, closingDates) === null);
  return accountId === null && cards.length > 1 && isUnregistered ? texts.registerClosingDates : texts.noRecommendation;
};
