import { moneyIn, numericDay } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { wealth as texts } from '../../texts/wealth.ts';

/** A date as an instant at noon, so it is the same day in São Paulo. */
export const dated = (date: string): string => numericDay(`${date}T12:00:00Z`);

export const useShown = () => {
  const { money, hidden } = useAmounts();
  const known = (amount: number | null): string => (amount === null ? texts.unknownOne : money(amount));
  const inCurrency = (amount: number, currency: string): string =>
    currency === 'BRL' || hidden ? money(amount) : moneyIn(currency)(amount);
  return { money, known, inCurrency };
};
