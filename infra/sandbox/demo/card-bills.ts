import { type Centavos, centavos, toAmount } from '../../../shared/money.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import type { Bill, Billing } from './card-billing.ts';
import { cycleOn } from './card-cycles.ts';
import type { CardPlan } from './plans.ts';
import { uuidFrom } from './random.ts';
import type { Window } from './window.ts';

const MINIMUM_PERCENT = 15;

export const billIdOf = (plan: CardPlan, { cycle }: Bill): string => uuidFrom(`${plan.id} bill ${cycle.closes}`);

/** Whether the bank shows this bill: closed ones, and the open one where it lists that too. */
export const isListed = (plan: CardPlan, { cycle }: Bill, { today }: Window): boolean =>
  cycle.closes <= today || plan.listsOpenBill;

export const minimumOf = (total: Centavos): number => toAmount(centavos(Math.round((total * MINIMUM_PERCENT) / 100)));

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
    minimumPaymentAmount: plan.installmentStyle === 'in-description' ? null : minimumOf(total),
    allowsInstallments: plan.installmentStyle === 'in-description' ? null : true,
    financeCharges: charges.map(({ type, amount }) => ({ type, amount: toAmount(amount) })),
    payments: inCycle.map(({ date, amount }) => ({
      valueType: 'FULL_PAYMENT' as const,
      paymentDate: utcMidnight(date),
      paymentMode: 'DEBIT_ACCOUNT' as const,
      amount: toAmount(amount),
    })),
  };
};
