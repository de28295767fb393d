import { type Centavos, magnitude, sum } from '../money.ts';
import { addDays, addMonths, type IsoDate } from '../time/calendar.ts';
import { type Instant, utcDateOf, utcMidnight } from '../time/instant.ts';
import { dateInSaoPaulo, instantInSaoPaulo, timeOfDay } from '../time/sao-paulo.ts';
import { billingDate, billPeriod, isInPeriod, type Period } from './bill-period.ts';
import { type Card, type CardRecords, cardOf, registeredClosingDay } from './card-bills.ts';
import { MONTHS_OF_FUTURE_ROWS } from './purchase.ts';

export const cardTexts = {
  notice:
    'O valor é aproximado: soma as compras pendentes do período e pode mudar até o fechamento, com juros, estornos ou lançamentos ainda não informados pelo banco.',
  guidance: 'Para consultar faturas já fechadas e vencidas, use get-bills.',
  registerClosingDates:
    'Você tem mais de um cartão e nenhum com data de fechamento cadastrada, por isso o fechamento foi estimado em 7 dias antes do vencimento. Cadastre o dia de fechamento de cada cartão em manage-closing-date para ter um valor mais preciso.',
  noRecommendation: '',
  transactionsInfo: (count: number): string => {
    if (count === 0) return 'Nenhuma transação considerada na estimativa.';
    return count === 1 ? '1 transação considerada na estimativa.' : `${count} transações consideradas na estimativa.`;
  },
  uncategorized: 'Sem categoria',
  noExpenses: 'Nenhuma despesa encontrada no período.',
} as const;

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

// Midnight UTC means that calendar day, as in RULES.md#get-bill-summary; any other instant is read in São Paulo.
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

/** Pending debits that count within the period (RULES.md#get-bill-summary), in the card's currency. */
export const estimateOpenBill = (known: Card, given: GivenPeriod, today: IsoDate): OpenBill => {
  const card = { ...known, schedule: known.nominal };
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

/** Recommends closing dates when there are several cards and none has one (RULES.md#get-bill-summary). */
export const recommendation = ({ cards, closingDates }: CardRecords, { accountId }: OpenBillRequest): string => {
  const isUnregistered = cards.every(({ id }) => registeredClosingDay(id, closingDates) === null);
  return accountId === null && cards.length > 1 && isUnregistered
    ? cardTexts.registerClosingDates
    : cardTexts.noRecommendation;
};
