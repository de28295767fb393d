import { type Centavos, magnitude, sum } from '../money.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import { type Instant, utcDateOf, utcMidnight } from '../time/instant.ts';
import { dateInSaoPaulo, instantInSaoPaulo, timeOfDay } from '../time/sao-paulo.ts';
import { billingDate } from './bill-of.ts';
import { billPeriod, isInPeriod, type Period } from './bill-period.ts';
import type { Card } from './card-bills.ts';

/** A null side is computed. */
export type GivenPeriod = { start: Instant | null; end: Instant | null };

/** An estimate. */
export type OpenBill = {
  /** `start` included, `end` excluded; midnight UTC of a closing day unless given. */
  start: Instant;
  end: Instant;
  amount: Centavos;
  transactionCount: number;
};

const MIDNIGHT = timeOfDay(0, 0);

// Midnight UTC means that calendar day, as in the contract's periods; any other instant is read in São Paulo.
const dayOfInstant = (instant: Instant): IsoDate =>
  instant === utcMidnight(utcDateOf(instant)) ? utcDateOf(instant) : dateInSaoPaulo(instant);

// A day that begins before the given end belongs to the period.
const endDay = (end: Instant): IsoDate => {
  const day = dayOfInstant(end);
  const isMidnight = end === utcMidnight(day) || end === instantInSaoPaulo(day, MIDNIGHT);
  return isMidnight ? day : addDays(day, 1);
};

const datesOf = (automatic: Period, given: GivenPeriod): Period => ({
  start: given.start ? dayOfInstant(given.start) : automatic.start,
  end: given.end ? endDay(given.end) : automatic.end,
});

/** Pending debits that count within the period (specification, get-bill-summary), in the card's currency. */
export const estimateOpenBill = (card: Card, given: GivenPeriod, today: IsoDate): OpenBill => {
  const automatic = billPeriod(card.schedule, today);
  const dates = datesOf(automatic, given);
  const counted = card.transactions.filter(
    (transaction) =>
      transaction.type === 'DEBIT' &&
      transaction.status === 'PENDING' &&
      transaction.currencyCode === card.account.currencyCode &&
      isInPeriod(billingDate(transaction, card), dates),
  );
  return {
    start: given.start ?? utcMidnight(automatic.start),
    end: given.end ?? utcMidnight(automatic.end),
    amount: sum(counted.map(({ amount }) => magnitude(amount))),
    transactionCount: counted.length,
  };
};
