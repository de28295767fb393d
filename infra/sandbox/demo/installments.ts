import { type Centavos, centavos } from '../../../shared/money.ts';
import { addMonths, type IsoDate, monthOf } from '../../../shared/time/calendar.ts';
import { type Cycle, cycleOn } from './card-cycles.ts';
import type { CardRow } from './card-rows.ts';
import type { CardPlan, InstallmentPurchase } from './plans.ts';
import { dayIn, type Window } from './window.ts';

/** Equal parts; the first takes the centavos that do not divide. */
const partsOf = (total: Centavos, count: number): Centavos[] => {
  const part = Math.floor(total / count);
  return Array.from({ length: count }, (_, i) => centavos(i === 0 ? total - part * (count - 1) : part));
};

const two = (value: number): string => String(value).padStart(2, '0');

const descriptionOf = (plan: CardPlan, store: string, number: number, count: number): string => {
  if (plan.installmentStyle === 'row-per-bill') return `${store} - Parcela ${number}/${count}`;
  if (plan.installmentStyle === 'in-description') return `${store} PARC ${two(number)}/${two(count)}`;
  return `${store} ${two(number)}/${two(count)}`;
};

/** The first is dated as the purchase; a bank that shows one row per bill dates the others as their bill opens. */
const dateOf = (plan: CardPlan, bought: IsoDate, number: number, cycle: Cycle | undefined): IsoDate =>
  plan.installmentStyle === 'all-at-once' || number === 1 || !cycle ? addMonths(bought, number - 1) : cycle.opens;

const dayAgo = ({ monthsAgo, day }: { monthsAgo: number; day: number }, today: IsoDate): IsoDate =>
  dayIn(monthOf(addMonths(today, -monthsAgo)), day);

/** The bill of its date has all installments that a prepayment brings forward. */
const prepaymentOf = ({ prepaid }: InstallmentPurchase, cycles: readonly Cycle[], today: IsoDate) => {
  const date = prepaid && dayAgo(prepaid, today);
  const cycle = date && cycleOn(cycles, date);
  return prepaid && date && cycle ? { from: prepaid.from, date, billedIn: cycle.index } : null;
};

const rowsOf = (
  plan: CardPlan,
  purchase: InstallmentPurchase,
  cycles: readonly Cycle[],
  bought: IsoDate,
  today: IsoDate,
): CardRow[] => {
  const first = cycleOn(cycles, bought);
  if (!first) return [];
  const { store, category, count } = purchase;
  const total = centavos(purchase.reais * 100);
  const ahead = prepaymentOf(purchase, cycles, today);
  return partsOf(total, count).map((amount, i) => {
    const paidAhead = ahead && i + 1 >= ahead.from ? ahead : null;
    return {
      date: paidAhead?.date ?? dateOf(plan, bought, i + 1, cycles[first.index + i]),
      description: descriptionOf(plan, store, i + 1, count),
      merchant: store,
      amount,
      category,
      installment: { number: i + 1, count, total, purchaseDate: bought },
      billedIn: paidAhead?.billedIn ?? first.index + i,
    };
  });
};

/** Every installment of the card's purchases, those of bills to come included. */
export const installmentRows = (plan: CardPlan, cycles: readonly Cycle[], { today }: Window): CardRow[] =>
  plan.installments.flatMap((purchase) => {
    const bought = dayAgo(purchase, today);
    return bought <= today ? rowsOf(plan, purchase, cycles, bought, today) : [];
  });
