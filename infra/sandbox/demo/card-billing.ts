import { type Centavos, centavos, sum } from '../../../shared/money.ts';
import { addDays, addMonths, type IsoDate, monthOf } from '../../../shared/time/calendar.ts';
import { type Cycle, cycleOn, cyclesOf } from './card-cycles.ts';
import { type CardRow, plannedCardRows } from './card-rows.ts';
import { installmentRows } from './installments.ts';
import type { CardPlan } from './plans.ts';
import type { Window } from './window.ts';

export type Payment = { date: IsoDate; amount: Centavos; ofCycle: number };
export type Charge = { type: string; description: string; amount: Centavos };

/** A cycle with its billed rows; `rows` are without payments, `total` is their sum. */
export type Bill = { cycle: Cycle; rows: CardRow[]; charges: Charge[]; total: Centavos };

export type Billing = {
  /** The last one is open. */
  bills: Bill[];
  payments: Payment[];
  /** Installments of bills that have not opened yet. */
  later: CardRow[];
};

const DAYS_LATE = 5;

const lateCharges = (total: Centavos): Charge[] =>
  [
    { type: 'LATE_PAYMENT_FEE', description: 'MULTA POR ATRASO', percent: 2 },
    { type: 'LATE_PAYMENT_REMUNERATIVE_INTEREST', description: 'ENCARGOS DE FINANCIAMENTO', percent: 1.9 },
    { type: 'IOF', description: 'IOF DE ATRASO', percent: 0.42 },
  ].map(({ percent, ...charge }) => ({ ...charge, amount: centavos(Math.round((total * percent) / 100)) }));

const chargeRow = ({ type, description, amount }: Charge, date: IsoDate): CardRow => ({
  date,
  description,
  amount,
  category: type === 'IOF' ? '15030000' : '02010000',
});

const isLate = (plan: CardPlan, { month }: Cycle, { today }: Window): boolean =>
  plan.lateMonthsAgo !== undefined && month === monthOf(addMonths(today, -plan.lateMonthsAgo));

/** Bills the cycles in order, because charges for late payment are on the next one. */
export const billingOf = (plan: CardPlan, window: Window): Billing => {
  const cycles = cyclesOf(plan.closingDay, window);
  const rows = [...plannedCardRows(plan, cycles, window), ...installmentRows(plan, cycles, window)];
  const cycleIndexOf = (row: CardRow): number | undefined => row.billedIn ?? cycleOn(cycles, row.date)?.index;
  const bills: Bill[] = [];
  const payments: Payment[] = [];
  let charges: Charge[] = [];
  for (const cycle of cycles) {
    const paidOn = addDays(cycle.due, isLate(plan, cycle, window) ? DAYS_LATE : 0);
    const chargedOn = addDays(cycle.opens, 12);
    const own = rows.filter((row) => cycleIndexOf(row) === cycle.index);
    const billed = [...own, ...charges.map((charge) => chargeRow(charge, chargedOn))];
    const total = sum(billed.map(({ amount }) => amount));
    bills.push({ cycle, rows: billed, charges, total });
    if (paidOn <= window.today) payments.push({ date: paidOn, amount: total, ofCycle: cycle.index });
    charges = isLate(plan, cycle, window) ? lateCharges(total) : [];
  }
  return { bills, payments, later: rows.filter((row) => (cycleIndexOf(row) ?? 0) >= cycles.length) };
};
