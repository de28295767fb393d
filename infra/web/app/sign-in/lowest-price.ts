import type { Site } from '../api/answers.ts';
import { money } from '../format.ts';
import { signIn as texts } from '../texts/sign-in.ts';

type Priced = { price: number; period: 'month' | 'year' };

/** By the cost of a year, so a price by year and one by month compare. */
const byYear = ({ price, period }: Priced): number => (period === 'month' ? price * 12 : price);

/** What Saldo costs at least, in one sentence; null where the operator tells no price. */
export const lowestPrice = (offers: Site['offers']): string | null => {
  const priced = offers.flatMap(({ price, period }) => (price === null ? [] : [{ price, period }]));
  const [lowest] = priced.filter(({ price }) => price > 0).toSorted((one, other) => byYear(one) - byYear(other));
  const isFree = priced.some(({ price }) => price === 0);
  if (!lowest) return isFree ? texts.price.free : null;
  const from = `${money(lowest.price / 100)} ${texts.price.periods[lowest.period]}`;
  return isFree ? texts.price.freeAndFrom(from) : texts.price.from(from);
};
