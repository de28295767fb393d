import * as z from 'zod/mini';
import { stored } from '../platform/table/stored.ts';

const maybe = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);
const number = maybe(z.number());
const date = maybe(stored.date);
const money = stored.maybeCentavos;

const known = {
  /** Stays when the aggregator gives the holding a new one. */
  id: stored.text,
  /** Its present id at the aggregator. */
  sourceId: stored.text,
  name: stored.text,
  currencyCode: stored.text,
  /** The day of `balance` where that is not the connection's last update. */
  asOf: date,
  /** When the first complete answer without it was given. */
  missingSince: stored.maybeInstant,
  endedOn: date,
};

const positionRecord = z.object({
  ...known,
  type: stored.text,
  subtype: stored.maybeText,
  issuer: stored.maybeText,
  balance: money,
  gross: money,
  taxes: money,
  invested: money,
  profit: money,
  withdrawable: money,
  unitValue: number,
  quantity: number,
  dueDate: date,
  rate: number,
  rateType: stored.maybeText,
  fixedAnnualRate: number,
  isPending: stored.flag,
});
/** An investment. `balance` is net of taxes where the bank says it. Money is in hundredths of its currency. */
export type Position = z.output<typeof positionRecord>;

const loanRecord = z.object({
  ...known,
  kind: stored.text,
  contracted: money,
  /** What is owed, positive. */
  balance: money,
  firstDueDate: date,
  dueDate: date,
  periodicity: stored.maybeText,
  amortization: stored.maybeText,
  total: number,
  paid: number,
  due: number,
  overdue: number,
  /** Percent a year, all costs included. */
  annualCost: number,
  /** Percent a period of `ratePeriod`. */
  rate: number,
  ratePeriod: maybe(z.enum(['monthly', 'yearly'])),
  isNominal: stored.flag,
  lastPaid: money,
  isFixed: stored.flag,
  isPayroll: stored.flag,
});
export type Loan = z.output<typeof loanRecord>;

/** Totals in BRL at the end of a month, by the last import in it; null where one of the holdings is unknown. */
const monthTotal = z.object({
  month: stored.text,
  investments: money,
  loans: money,
  /** Loans that an overdrawn account already shows. */
  overdrafts: money,
});
export type MonthTotal = z.output<typeof monthTotal>;

/** What one connection holds. `since`: the day of its first total. */
export const holdingsRecord = z.object({
  positions: z.array(positionRecord),
  loans: z.array(loanRecord),
  totals: z.array(monthTotal),
  since: date,
});
export type Holdings = z.output<typeof holdingsRecord>;

export const NO_HOLDINGS: Holdings = { positions: [], loans: [], totals: [], since: null };

export const isHeld = ({ endedOn }: Pick<Position, 'endedOn'>): boolean => endedOn === null;

/** Which holdings an answer lists. */
export const LISTED = ['active', 'ended', 'all'] as const;

export const isListed =
  (status: (typeof LISTED)[number]) =>
  (holding: Pick<Position, 'endedOn'>): boolean =>
    status === 'all' || isHeld(holding) === (status === 'active');
