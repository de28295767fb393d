import {
  asOfDay,
  type Connected,
  inBrl,
  isHeld,
  isListed,
  known,
  type LISTED,
  type Loan,
  type OfConnection,
  ofConnection,
} from '../accounts/holding.ts';
import { type Centavos, centavos, toAmount, ZERO } from '../money.ts';
import { addDays, addMonths, type IsoDate } from '../time/calendar.ts';

type Step = { months: number } | { days: number };

const STEPS: Readonly<Record<string, Step>> = {
  WEEKLY: { days: 7 },
  FORTNIGHTLY: { days: 14 },
  MONTHLY: { months: 1 },
  BIMONTHLY: { months: 2 },
  QUARTERLY: { months: 3 },
  SEMESTERLY: { months: 6 },
  YEARLY: { months: 12 },
};

const periodsFrom = (first: IsoDate, step: Step, periods: number): IsoDate =>
  'days' in step ? addDays(first, step.days * periods) : addMonths(first, step.months * periods);

const remainingOf = ({ due, total, paid }: Loan): number | null => {
  if (due !== null) return due;
  return total === null || paid === null ? null : Math.max(0, total - paid);
};

/** When the next installment is due; with nothing overdue it is not past. */
export const nextDateOf = (loan: Loan, today: IsoDate): IsoDate | null => {
  const { firstDueDate, periodicity, paid, overdue } = loan;
  const step = STEPS[periodicity ?? ''];
  if (firstDueDate === null || !step || !isHeld(loan) || remainingOf(loan) === 0) return null;
  let periods = Math.max(0, paid ?? 0);
  let next = periodsFrom(firstDueDate, step, periods);
  if ((overdue ?? 0) > 0) return next;
  while (next < today) {
    periods += 1;
    next = periodsFrom(firstDueDate, step, periods);
  }
  return next;
};

/** Days on which installments are due, from the first that is not past; one for each that remains. */
export const dueDatesOf = (loan: Loan, { today, last }: { today: IsoDate; last: IsoDate }): IsoDate[] => {
  const { firstDueDate, periodicity, paid } = loan;
  const step = STEPS[periodicity ?? ''];
  const remaining = remainingOf(loan);
  if (firstDueDate === null || !step || !isHeld(loan) || remaining === 0) return [];
  const dates: IsoDate[] = [];
  const overdue = Math.max(0, loan.overdue ?? 0);
  const most = remaining === null ? Number.POSITIVE_INFINITY : remaining - (loan.due === null ? overdue : 0);
  const ends = remaining === null ? loan.dueDate : null;
  for (let periods = Math.max(0, paid ?? 0); dates.length < most; periods += 1) {
    const date = periodsFrom(firstDueDate, step, periods);
    if (date > last || (ends !== null && date > ends)) break;
    if (date >= today) dates.push(date);
  }
  return dates;
};

const monthlyRate = ({ rate, ratePeriod, isNominal }: Loan): number | null => {
  if (rate === null || ratePeriod === null) return null;
  const ratio = rate / 100;
  if (ratePeriod === 'monthly') return ratio;
  return isNominal ? ratio / 12 : (1 + ratio) ** (1 / 12) - 1;
};

/** By the loan's own plan, from what is owed. */
const planned = (loan: Loan): Centavos | null => {
  const [owed, rate, remaining] = [loan.balance, monthlyRate(loan), remainingOf(loan)];
  if (owed === null || rate === null || !remaining || loan.periodicity !== 'MONTHLY') return null;
  const interest = owed * rate;
  if (loan.amortization === 'SAC') return centavos(Math.round(owed / remaining + interest));
  if (loan.amortization !== 'PRICE') return null;
  return centavos(Math.round(rate === 0 ? owed / remaining : interest / (1 - (1 + rate) ** -remaining)));
};

export const installmentOf = (loan: Loan): Centavos | null => loan.lastPaid ?? planned(loan);

const statusOf = (loan: Loan) => {
  if (!isHeld(loan)) return 'settled' as const;
  return (loan.overdue ?? 0) > 0 ? ('overdue' as const) : ('active' as const);
};

const owedOf = (loan: Loan): Centavos | null => (isHeld(loan) ? loan.balance : ZERO);

const amount = (value: Centavos | null): number | null => (value === null ? null : toAmount(value));

const shown = (loan: OfConnection<Loan>, today: IsoDate) => ({
  id: loan.id,
  item_id: loan.connection.id,
  connector_name: loan.connection.connectorName,
  name: loan.name,
  kind: loan.kind,
  currency_code: loan.currencyCode,
  contracted: amount(loan.contracted),
  outstanding: amount(owedOf(loan)),
  installment_amount: isHeld(loan) ? amount(installmentOf(loan)) : null,
  next_date: nextDateOf(loan, today),
  installments: { total: loan.total, paid: loan.paid, overdue: loan.overdue, remaining: remainingOf(loan) },
  ends_on: loan.dueDate,
  annual_cost_percent: loan.annualCost,
  rate_percent: loan.rate,
  rate_period: loan.ratePeriod,
  paid_by: loan.isPayroll ? ('payroll' as const) : ('account' as const),
  as_of: asOfDay(loan),
  status: statusOf(loan),
});

const unknownOf = (loans: readonly Loan[]) => {
  const lacking = (reason: 'balance_missing' | 'installment_missing', isLacking: (loan: Loan) => boolean) =>
    loans.filter(isLacking).map(({ id, name }) => ({ id, name, reason }));
  return [
    ...lacking('balance_missing', ({ balance }) => balance === null),
    ...lacking('installment_missing', (loan) => isMonthly(loan) && installmentOf(loan) === null),
  ];
};

const isMonthly = ({ periodicity }: Loan): boolean => periodicity === 'MONTHLY';

const byOwed = (a: Loan, b: Loan): number =>
  (owedOf(b) ?? -1) - (owedOf(a) ?? -1) || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1);

/** RULES.md#get-loans */
export const loansOf = (records: readonly Connected[], status: (typeof LISTED)[number], today: IsoDate) => {
  const all = records.flatMap((record) => ofConnection(record.loans, record));
  const held = all.filter(isHeld);
  const brl = held.filter(inBrl);
  return {
    loans: all
      .filter(isListed(status))
      .sort(byOwed)
      .map((loan) => shown(loan, today)),
    totals: {
      outstanding: known(brl.map(({ balance }) => balance)),
      monthly: known(brl.filter(isMonthly).map(installmentOf)),
      unknown: unknownOf(brl),
    },
    left_out: held.length - brl.length,
  };
};
