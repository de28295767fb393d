import { type Account, isBankAccount, isOpen } from '../accounts/account.ts';
import { knownTotal } from '../accounts/balance.ts';
import { groupBy } from '../group-by.ts';
import { type Centavos, centavos, sum } from '../money.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import type { Horizon, UpcomingItem } from './occurrences.ts';

/** BRL of the bank accounts, savings apart. A part is null where its accounts have no balance that their banks told. */
export type Balances = {
  checking: Centavos | null;
  savings: Centavos | null;
  total: Centavos | null;
  /** Accounts without a known balance, which no sum holds. */
  unknown: number;
};

const isSavings = ({ subtype }: Account): boolean => subtype === 'SAVINGS_ACCOUNT';

export const balancesOf = (accounts: readonly Account[]): Balances => {
  const banks = accounts.filter(
    (account) => isBankAccount(account) && isOpen(account) && account.currencyCode === 'BRL',
  );
  return {
    checking: knownTotal(banks.filter((account) => !isSavings(account))),
    savings: knownTotal(banks.filter(isSavings)),
    total: knownTotal(banks),
    unknown: banks.filter(({ balance }) => balance === null).length,
  };
};

/** A day of the forecast; `balance` at its end, null where the starting one is unknown. Amounts are positive. */
export type ForecastDay = { date: IsoDate; inflow: Centavos; outflow: Centavos; balance: Centavos | null };
type BalanceOfDay = Pick<ForecastDay, 'date' | 'balance'>;
export type KnownBalance = { date: IsoDate; balance: Centavos };

const inflowOf = (items: readonly UpcomingItem[]): Centavos =>
  sum(items.map(({ amount }) => centavos(Math.max(0, amount ?? 0))));
const outflowOf = (items: readonly UpcomingItem[]): Centavos =>
  sum(items.map(({ amount }) => centavos(Math.max(0, -(amount ?? 0)))));

/** Every day from today to the last one, both included. */
export const dailyBalances = (
  items: readonly UpcomingItem[],
  starting: Centavos | null,
  { today, last }: Horizon,
): ForecastDay[] => {
  const byDate = groupBy(items, ({ date }) => date);
  const days: ForecastDay[] = [];
  let balance = starting;
  for (let date = today; date <= last; date = addDays(date, 1)) {
    const due = byDate.get(date) ?? [];
    const [inflow, outflow] = [inflowOf(due), outflowOf(due)];
    if (balance !== null) balance = centavos(balance + inflow - outflow);
    days.push({ date, inflow, outflow, balance });
  }
  return days;
};

/** The first of the days with the least money; null where no balance is known. */
export const lowestOf = (days: readonly BalanceOfDay[]): KnownBalance | null =>
  days.reduce<KnownBalance | null>((lowest, { date, balance }) => {
    if (balance === null || (lowest && lowest.balance <= balance)) return lowest;
    return { date, balance };
  }, null);
