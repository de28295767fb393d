import { type Centavos, centavos, toCentavos } from '../../../shared/money.ts';
import { addDays, addMonths, type IsoDate, type IsoMonth, lastDayOf, monthOf } from '../../../shared/time/calendar.ts';
import type { Cycle } from './card-cycles.ts';
import type { CardPlan } from './plans.ts';
import { type Random, randomFrom } from './random.ts';
import { dayIn, monthsOf, type Window } from './window.ts';

/** One line of a card to be; `amount` in BRL, signed as the aggregator signs a card's: a charge is positive. */
export type CardRow = {
  date: IsoDate;
  description: string;
  amount: Centavos;
  category: string | null;
  /** The shop, where there is one. */
  merchant?: string;
  usd?: Centavos;
  feeType?: string;
  /** Debt of the bill before. */
  isCarried?: boolean;
  installment?: { number: number; count: number; total: Centavos; purchaseDate: IsoDate };
  /** The billing cycle, if it does not follow from the date. */
  billedIn?: number;
};

const UNCATEGORIZED = 0.05;
const IOF_PERCENT = 3.5;

const habitRows = (plan: CardPlan, month: IsoMonth, random: Random): CardRow[] =>
  plan.habits.flatMap(({ perMonth, places }) =>
    Array.from({ length: random.whole(...perMonth) }, () => {
      const place = random.pick(places);
      const category = random.chance(UNCATEGORIZED) ? null : place.category;
      const date = dayIn(month, random.whole(1, Number(lastDayOf(month).slice(8))));
      return { date, description: place.name, merchant: place.name, amount: random.money(place.reais), category };
    }),
  );

const subscriptionRows = (plan: CardPlan, month: IsoMonth, random: Random): CardRow[] =>
  plan.subscriptions
    .filter(({ months }) => !months || months.includes(Number(month.slice(5))))
    .map(({ name, day, reais, category }) => ({
      date: dayIn(month, day),
      description: name,
      amount: random.money(reais),
      category,
      ...(category === '16030000' ? { feeType: 'ANNUAL_FEE' } : { merchant: name }),
    }));

const agoOn = ({ today }: Window, monthsAgo: number, day: number): IsoDate =>
  dayIn(monthOf(addMonths(today, -monthsAgo)), day);

// Drawn from nothing, so an agreement leaves the other rows as they are.
const agreementRows = (plan: CardPlan, month: IsoMonth, { today }: Window): CardRow[] =>
  plan.agreements.flatMap(({ name, day, reais, category, months, earlier, cancelledMonthsAgo = -1 }) => {
    const isCharged = !months || months.includes(Number(month.slice(5)));
    if (!isCharged || month > monthOf(addMonths(today, -cancelledMonthsAgo))) return [];
    const isEarlier = earlier && month < monthOf(addMonths(today, -earlier.monthsAgo));
    const amount = toCentavos(isEarlier ? earlier.reais : reais);
    return [{ date: dayIn(month, day), description: name, merchant: name, amount, category }];
  });

const foreignRows = (plan: CardPlan, window: Window): CardRow[] =>
  plan.foreign.flatMap(({ store, category, monthsAgo, day, usd }) => {
    const random = randomFrom(`${store} ${monthsAgo}`);
    const date = agoOn(window, monthsAgo, day);
    const amount = centavos(Math.round(usd * random.whole(530, 585)));
    const iof = centavos(Math.round((amount * IOF_PERCENT) / 100));
    return [
      { date, description: store, merchant: store, amount, category, usd: centavos(Math.round(usd * 100)) },
      { date, description: 'IOF COMPRA INTERNACIONAL', amount: iof, category: '15030000' },
    ];
  });

const refundRows = (plan: CardPlan, window: Window): CardRow[] =>
  plan.refunds.flatMap(({ place, monthsAgo, day, isUncategorized }) => {
    const amount = randomFrom(`${plan.id} ${place.name} ${monthsAgo}`).money(place.reais);
    const date = agoOn(window, monthsAgo, day);
    const shop = { merchant: place.name, category: place.category };
    return [
      { ...shop, date, description: place.name, amount },
      {
        ...(isUncategorized ? { category: null } : shop),
        date: addDays(date, 4),
        description: `ESTORNO ${place.name}`,
        amount: centavos(-amount),
      },
    ];
  });

/** Rows of the card's plan, without installments and charges for late payment. */
export const plannedCardRows = (plan: CardPlan, cycles: readonly Cycle[], window: Window): CardRow[] => {
  const opened = cycles[0]?.opens ?? window.today;
  const monthly = monthsOf(window).flatMap((month) => {
    const random = randomFrom(`${plan.id} ${month}`);
    return [
      ...subscriptionRows(plan, month, random),
      ...habitRows(plan, month, random),
      ...agreementRows(plan, month, window),
    ];
  });
  return [...monthly, ...foreignRows(plan, window), ...refundRows(plan, window)].filter(
    ({ date }) => date >= opened && date <= window.today,
  );
};
