import { toAmount } from '../../../shared/money.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import { type Bill, type Billing, minimumOf } from './card-billing.ts';
import { cycleOn, usualClosingOf } from './card-cycles.ts';
import type { CardPlan } from './plans.ts';
import { uuidFrom } from './random.ts';
import type { Window } from './window.ts';

/** The same bill keeps its id when it closes early. */
export const billIdOf = (plan: CardPlan, { cycle }: Bill): string =>
  uuidFrom(`${plan.id} bill ${usualClosingOf(cycle)}`);

/** Whether the bank shows this bill: closed ones, and the open one where it lists that too. */
export const isListed = (plan: CardPlan, { cycle }: Bill, { today }: Window): boolean =>
  cycle.closes <= today || plan.listsOpenBill;

export const asBill = (plan: CardPlan, bill: Bill, { bills, payments }: Billing) => {
  const { cycle, charges, total } = bill;
  const inCycle = payments.filter(
    ({ date }) =>
      cycleOn(
        bills.map((each) => each.cycle),
        date,
      ) === cycle,
  );
  return {
    id: billIdOf(plan, bill),
    dueDate: utcMidnight(cycle.due),
    billClosingDate: plan.installmentStyle === 'row-per-bill' ? null : utcMidnight(cycle.closes),
    totalAmount: toAmount(total),
    minimumPaymentAmount: plan.installmentStyle === 'in-description' ? null : toAmount(minimumOf(total)),
    allowsInstallments: plan.installmentStyle === 'in-description' ? null : true,
    financeCharges: charges.map(({ type, amount }) => ({ type, amount: toAmount(amount) })),
    payments: inCycle.map(({ date, amount, isWhole }) => ({
      valueType: isWhole ? ('FULL_PAYMENT' as const) : ('OTHER_PAYMENT' as const),
      paymentDate: utcMidnight(date),
      paymentMode: 'DEBIT_ACCOUNT' as const,
      amount: toAmount(amount),
    })),
  };
};
