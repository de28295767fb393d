import { type Account, isBankAccount, isOpen } from '../accounts/account.ts';
import { groupBy } from '../group-by.ts';
import { add, type Centavos, centavos, sum } from '../money.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';
import type { Horizon, UpcomingItem } from './occurrences.ts';

/** BRL of the bank accounts, savings apart. */
export type Balances = { checking: Centavos; savings: Centavos };

const isSavings = ({ subtype }: Account): boolean => subtype === 'SAVINGS_ACCOUNT';

export const balancesOf = (accounts: readonly Account[]): Balances => {
  const banks = accounts.filter(
    (account) => isBankAccount(account) && isOpen(account) && account.currencyCode === 'BRL',
  );
  const total = (of: readonly Account[]): Centavos => sum(of.flatMap(({ balance }) => balance ?? []));
  return { checking: total(banks.filter((account) => !isSavings(account))), savings: total(banks.filter(isSavings)) };
};

export const sumOfItems = ({ checking, savings }: Balances): Centavos => add(checking, savings);

/** A day of the forecast; `balance` at its end. Amounts are positive. */
export type ForecastDay = { date: IsoDate; inflow: Centavos; outflow: Centavos; balance: Centavos };
type BalanceOfDay = Pick<ForecastDay, 'date' | 'balance'>;

const inflowOf = (items: readonly UpcomingItem[]): Centavos =>
  sum(items.map(({ amount }) => centavos(Math.max(0, amount ?? 0))));
const outflowOf = (items: readonly UpcomingItem[]): Centavos =>
  sum(items.map(({ amount }) => centavos(Math.max(0, -(amount ?? 0)))));

/** Every day from today to the last one, both included. */
export const dailyBalances = (
  items: readonly UpcomingItem[],
  starting: Centavos,
  { today, last }: Horizon,
): ForecastDay[] => {
  const byDate = groupBy(items, ({ date }) => date);
  const days: ForecastDay[] = [];
  let balance = starting;
  for (let date = today; date <= last; date = addDays(date, 1)) {
    const due = byDate.get(date) ?? [];
    const [inflow, outflow] = [inflowOf(due), outflowOf(due)];
    balance = centavos(balance + inflow - outflow);
    days.push({ date, inflow, outflow, balance });
  }
  return days;
};

/** The first of the days with the least money. */
export const lowestOf = (days: readonly BalanceOfDay[]): BalanceOfDay | null =>
  days.reduce<BalanceOfDay | null>(
    (lowest, day) => (lowest === null || day.balance < lowest.balance ? day : lowest),
    null,
  );
