import * as z from 'zod/mini';
import type { Loan, Position } from '../accounts/holding.ts';
import { type Centavos, centavos, toCentavos } from '../money.ts';
import type { IsoDate } from '../time/calendar.ts';
import { bankDate } from './rows/aggregator-row.ts';

// What is of an unknown form says nothing; the holding counts without it.
const maybe = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(z.nullable(schema)), null);
const text = () => maybe(z.string());
const number = () => maybe(z.number());
// A balance of an unknown form makes the record unreadable.
const balance = () => z.optional(z.nullable(z.number()));

const investmentSchema = z.object({
  id: z.string().check(z.minLength(1)),
  type: z.string(),
  subtype: text(),
  name: text(),
  issuer: text(),
  currencyCode: text(),
  balance: balance(),
  amount: number(),
  value: number(),
  quantity: number(),
  taxes: number(),
  taxes2: number(),
  amountWithdrawal: number(),
  amountProfit: number(),
  amountOriginal: number(),
  date: text(),
  dueDate: text(),
  rate: number(),
  rateType: text(),
  fixedAnnualRate: number(),
  status: text(),
});

const money = (amount: number | null | undefined): Centavos | null => (amount == null ? null : toCentavos(amount));
const day = (given: string | null | undefined): IsoDate | null => (given ? bankDate(given) : null);

/** @param readOn the day of the connection's last update */
export type Reading = { readOn: IsoDate };

const added = (a: Centavos | null, b: Centavos | null): Centavos | null =>
  a === null && b === null ? null : centavos((a ?? 0) + (b ?? 0));

/** Null for an unreadable record. What identifies a person or a contract is left out. */
export const toPosition = (record: unknown, { readOn }: Reading): Position | null => {
  const found = investmentSchema.safeParse(record).data;
  if (!found) return null;
  // With something left it is not withdrawn, whatever the bank says.
  const isEnded = found.status === 'TOTAL_WITHDRAWAL' && !found.balance && !found.quantity;
  const name = found.name?.trim() || found.subtype || found.type;
  return {
    id: found.id,
    sourceId: found.id,
    name,
    type: found.type,
    subtype: found.subtype ?? null,
    issuer: found.issuer ?? null,
    currencyCode: found.currencyCode ?? 'BRL',
    balance: money(found.balance),
    gross: money(found.amount),
    taxes: added(money(found.taxes), money(found.taxes2)),
    invested: money(found.amountOriginal),
    profit: money(found.amountProfit),
    withdrawable: money(found.amountWithdrawal),
    unitValue: found.value ?? null,
    quantity: found.quantity ?? null,
    dueDate: day(found.dueDate),
    rate: found.rate ?? null,
    rateType: found.rateType ?? null,
    fixedAnnualRate: found.fixedAnnualRate ?? null,
    isPending: found.status === 'PENDING',
    asOf: day(found.date),
    missingSince: null,
    moves: [],
    lacksMoves: true,
    endedOn: isEnded ? readOn : null,
  };
};

const rateSchema = z.object({
  taxType: text(),
  taxPeriodicity: text(),
  referentialRateIndexerType: text(),
  preFixedRate: number(),
});

const releaseSchema = z.object({
  isOverParcelPayment: maybe(z.boolean()),
  paidDate: text(),
  paidAmount: number(),
});

const loanSchema = z.object({
  id: z.string().check(z.minLength(1)),
  productName: text(),
  kind: text(),
  type: text(),
  currencyCode: text(),
  contractAmount: number(),
  contractDate: text(),
  disbursementDates: maybe(z.array(z.string())),
  CET: number(),
  amortizationScheduled: text(),
  installmentPeriodicity: text(),
  settlementDate: text(),
  dueDate: text(),
  firstInstallmentDueDate: text(),
  interestRates: maybe(z.array(rateSchema)),
  installments: maybe(
    z.object({
      totalNumberOfInstallments: number(),
      paidInstallments: number(),
      dueInstallments: number(),
      pastDueInstallments: number(),
    }),
  ),
  payments: z.optional(
    z.nullable(z.object({ contractOutstandingBalance: balance(), releases: maybe(z.array(releaseSchema)) })),
  ),
});
type Found = z.output<typeof loanSchema>;

const PERIODS: Readonly<Record<string, 'monthly' | 'yearly'>> = { MONTHLY: 'monthly', YEARLY: 'yearly' };

const percent = (ratio: number | null | undefined): number | null =>
  ratio == null ? null : Number((ratio * 100).toFixed(4));

const rateOf = ({ interestRates }: Found) => {
  const fixed = interestRates?.find(({ preFixedRate }) => preFixedRate != null);
  return {
    rate: percent(fixed?.preFixedRate),
    ratePeriod: PERIODS[fixed?.taxPeriodicity ?? ''] ?? null,
    isNominal: fixed?.taxType === 'NOMINAL',
  };
};

/** The installments paid, latest first, without what was paid beside them. */
const paidOf = ({ payments }: Found): Centavos[] =>
  (payments?.releases ?? [])
    .filter(({ isOverParcelPayment }) => !isOverParcelPayment)
    .flatMap(({ paidDate, paidAmount }) => {
      const date = day(paidDate);
      return date && paidAmount != null ? [{ date, amount: toCentavos(paidAmount) }] : [];
    })
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .map(({ amount }) => amount);

const releasedOn = ({ disbursementDates, contractDate }: Found): IsoDate[] => {
  const days = (disbursementDates ?? []).flatMap((date) => day(date) ?? []);
  return days.length > 0 ? days : [day(contractDate) ?? []].flat();
};

const KINDS: Readonly<Record<string, string>> = { UNARRANGED_ACCOUNT_OVERDRAFT: 'overdraft' };

/** Nothing is left to pay. */
const isSettled = ({ settlementDate, payments, installments }: Found, readOn: IsoDate): boolean => {
  const settled = day(settlementDate);
  if (settled !== null && settled <= readOn) return true;
  const isDue = (installments?.dueInstallments ?? 0) > 0 || (installments?.pastDueInstallments ?? 0) > 0;
  return payments?.contractOutstandingBalance === 0 && !isDue;
};

/** Null for an unreadable record. */
export const toLoan = (record: unknown, { readOn }: Reading): Loan | null => {
  const found = loanSchema.safeParse(record).data;
  if (!found) return null;
  const [lastPaid = null, paidBefore = null] = paidOf(found);
  const kind = found.kind ?? 'LOAN';
  return {
    id: found.id,
    sourceId: found.id,
    name: found.productName?.trim() || 'Empréstimo',
    kind: KINDS[kind] ?? kind.toLowerCase(),
    currencyCode: found.currencyCode ?? 'BRL',
    contracted: money(found.contractAmount),
    balance: money(found.payments?.contractOutstandingBalance),
    firstDueDate: day(found.firstInstallmentDueDate),
    dueDate: day(found.dueDate),
    periodicity: found.installmentPeriodicity ?? null,
    amortization: found.amortizationScheduled ?? null,
    total: found.installments?.totalNumberOfInstallments ?? null,
    paid: found.installments?.paidInstallments ?? null,
    due: found.installments?.dueInstallments ?? null,
    overdue: found.installments?.pastDueInstallments ?? null,
    annualCost: percent(found.CET),
    ...rateOf(found),
    releasedOn: releasedOn(found),
    lastPaid,
    isFixed: lastPaid !== null && lastPaid === paidBefore,
    isPayroll: found.type?.includes('COM_CONSIGNACAO') ?? false,
    asOf: null,
    missingSince: null,
    endedOn: isSettled(found, readOn) ? readOn : null,
  };
};
