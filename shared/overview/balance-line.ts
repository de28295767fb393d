import { type Account, isBankAccount } from '../accounts/account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, sum } from '../money.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';

/** At the end of the day. */
export type BalanceOfDay = { date: IsoDate; balance: Centavos };

const DAYS_OF_LINE = 90;

const inReais = (account: Account): boolean => isBankAccount(account) && account.currencyCode === 'BRL';

/** BRL of the bank accounts. */
export const balanceNow = (accounts: readonly Account[]): Centavos =>
  sum(accounts.filter(inReais).map(({ balance }) => balance));

// The bank's balance excludes pending rows and rows dated later than today.
const movesByDate = (accounts: readonly Account[], rows: readonly Transaction[]): ReadonlyMap<IsoDate, number> => {
  const ids = new Set(accounts.filter(inReais).map(({ id }) => id));
  const moves = new Map<IsoDate, number>();
  for (const { accountId, date, amount, currencyCode, status } of rows) {
    if (!ids.has(accountId) || currencyCode !== 'BRL' || status !== 'POSTED') continue;
    moves.set(date, (moves.get(date) ?? 0) + amount);
  }
  return moves;
};

/**
 * The balance of all bank accounts at the end of each day, oldest first and today last, computed backwards from the current
 * balances.
 * @param rows at least those of the days shown
 */
export const balanceLine = (
  accounts: readonly Account[],
  rows: readonly Transaction[],
  today: IsoDate,
  daysBack: number = DAYS_OF_LINE,
): BalanceOfDay[] => {
  const moves = movesByDate(accounts, rows);
  const line: BalanceOfDay[] = [];
  let balance = balanceNow(accounts);
  for (let back = 0; back <= daysBack; back += 1) {
    const date = addDays(today, -back);
    line.push({ date, balance });
    balance = centavos(balance - (moves.get(date) ?? 0));
  }
  return line.reverse();
};
