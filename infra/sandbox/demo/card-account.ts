import { type Centavos, centavos, sum, toAmount } from '../../../shared/money.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import { type Billing, minimumOf } from './card-billing.ts';
import { asBill, isListed } from './card-bills.ts';
import { cardTransactions } from './card-transactions.ts';
import type { BankStyle, CardPlan, HouseholdPlan } from './plans.ts';
import type { Window } from './window.ts';

const nextDueDate = ({ bills }: Billing, today: IsoDate): IsoDate =>
  bills.map(({ cycle }) => cycle.due).find((due) => due >= today) ?? today;

const usedLimit = ({ bills, payments, later }: Billing): Centavos => {
  const paid = new Set(payments.map(({ ofCycle }) => ofCycle));
  const unpaid = bills.filter(({ cycle }) => !paid.has(cycle.index)).map(({ total }) => total);
  return sum([...unpaid, ...later.map(({ amount }) => amount)]);
};

/** The card with its rows and bills; `balance` is the open bill so far. */
export const cardAccount = (
  household: HouseholdPlan,
  plan: CardPlan,
  style: BankStyle,
  billing: Billing,
  window: Window,
) => {
  const open = billing.bills.at(-1)?.total ?? centavos(0);
  const limit = centavos(plan.limitReais * 100);
  const account = {
    id: plan.id,
    type: 'CREDIT' as const,
    subtype: 'CREDIT_CARD',
    number: plan.number,
    name: plan.name,
    marketingName: plan.marketingName,
    owner: household.owner,
    taxNumber: household.taxNumber,
    balance: toAmount(open),
    creditData: {
      level: plan.level,
      brand: plan.brand,
      status: 'ACTIVE' as const,
      balanceCloseDate: plan.listsOpenBill ? utcMidnight(billing.bills.at(-1)?.cycle.closes ?? window.today) : null,
      balanceDueDate: utcMidnight(nextDueDate(billing, window.today)),
      creditLimit: plan.limitReais,
      availableCreditLimit: toAmount(centavos(limit - usedLimit(billing))),
      minimumPayment: toAmount(minimumOf(open)),
      isLimitFlexible: false,
      holderType: 'MAIN' as const,
    },
  };
  const bills = billing.bills.filter((bill) => isListed(plan, bill, window)).map((bill) => asBill(plan, bill, billing));
  return { account, transactions: cardTransactions(plan, style, billing, window), bills };
};
