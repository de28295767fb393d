import { type Centavos, centavos, sum } from '../../../shared/money.ts';
import { addDays, addMonths, type IsoDate, monthOf } from '../../../shared/time/calendar.ts';
import { type Cycle, cycleOn, cyclesOf } from './card-cycles.ts';
import { type CardRow, plannedCardRows } from './card-rows.ts';
import { installmentRows } from './installments.ts';
import type { CardPlan } from './plans.ts';
import type { Window } from './window.ts';

/** `isWhole`: nothing of the bill remains. */
export type Payment = { date: IsoDate; amount: Centavos; ofCycle: number; isWhole: boolean };
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
const MINIMUM_PERCENT = 15;
/** From the day on which a bill opens: the day behind the due date of the bill before, and the day of what that costs. */
const DAYS_TO_CARRIED = 8;
const DAYS_TO_CHARGES = 12;

const shareOf = (total: Centavos, percent: number): Centavos => centavos(Math.round((total * percent) / 100));

export const minimumOf = (total: Centavos): Centavos => shareOf(total, MINIMUM_PERCENT);

const LATE = [
  { type: 'LATE_PAYMENT_FEE', description: 'MULTA POR ATRASO', percent: 2 },
  { type: 'LATE_PAYMENT_REMUNERATIVE_INTEREST', description: 'ENCARGOS DE FINANCIAMENTO', percent: 1.9 },
  { type: 'IOF', description: 'IOF DE ATRASO', percent: 0.42 },
];
const REVOLVED = [
  { type: 'LATE_PAYMENT_REMUNERATIVE_INTEREST', description: 'Juros de rotativo', percent: 13.9 },
  { type: 'IOF', description: 'IOF de rotativo', percent: 0.63 },
];

const chargesOn = (debt: Centavos, kinds: typeof LATE): Charge[] =>
  kinds.map(({ percent, ...charge }) => ({ ...charge, amount: shareOf(debt, percent) }));

/** What a bill leaves to the next one: the debt itself where only the minimum was paid, and what it costs. */
type Left = { debt: Centavos; charges: Charge[] };
const NOTHING: Left = { debt: centavos(0), charges: [] };

const chargeRow = ({ type, description, amount }: Charge, date: IsoDate): CardRow => ({
  date,
  description,
  amount,
  category: type === 'IOF' ? '15030000' : '02010000',
});

const carriedRow = (amount: Centavos, { opens }: Cycle): CardRow => ({
  date: addDays(opens, DAYS_TO_CARRIED),
  description: 'Saldo em rotativo',
  amount,
  category: null,
  isCarried: true,
});

const isOfMonth = ({ month }: Cycle, monthsAgo: number | undefined, { today }: Window): boolean =>
  monthsAgo !== undefined && month === monthOf(addMonths(today, -monthsAgo));

const leftBy = (plan: CardPlan, { cycle, total }: Bill, window: Window): Left => {
  if (isOfMonth(cycle, plan.refinancedMonthsAgo, window)) {
    const debt = centavos(total - minimumOf(total));
    return { debt, charges: chargesOn(debt, REVOLVED) };
  }
  return isOfMonth(cycle, plan.lateMonthsAgo, window) ? { ...NOTHING, charges: chargesOn(total, LATE) } : NOTHING;
};

const paymentOf = (plan: CardPlan, { cycle, total }: Bill, { debt }: Left, window: Window): Payment => ({
  date: addDays(cycle.due, isOfMonth(cycle, plan.lateMonthsAgo, window) ? DAYS_LATE : 0),
  amount: centavos(total - debt),
  ofCycle: cycle.index,
  isWhole: debt === 0,
});

/** Bills the cycles in order, because what one leaves is on the next. */
export const billingOf = (plan: CardPlan, window: Window): Billing => {
  const cycles = cyclesOf(plan, window);
  const rows = [...plannedCardRows(plan, cycles, window), ...installmentRows(plan, cycles, window)];
  const cycleIndexOf = (row: CardRow): number | undefined => row.billedIn ?? cycleOn(cycles, row.date)?.index;
  const bills: Bill[] = [];
  const payments: Payment[] = [];
  let before = NOTHING;
  for (const cycle of cycles) {
    const { debt, charges } = before;
    const own = rows.filter((row) => cycleIndexOf(row) === cycle.index);
    const carried = debt > 0 ? [carriedRow(debt, cycle)] : [];
    const costs = charges.map((charge) => chargeRow(charge, addDays(cycle.opens, DAYS_TO_CHARGES)));
    const billed = [...own, ...carried, ...costs];
    const bill = { cycle, rows: billed, charges, total: sum(billed.map(({ amount }) => amount)) };
    before = leftBy(plan, bill, window);
    const payment = paymentOf(plan, bill, before, window);
    bills.push(bill);
    if (payment.date <= window.today) payments.push(payment);
  }
  return { bills, payments, later: rows.filter((row) => (cycleIndexOf(row) ?? 0) >= cycles.length) };
};
