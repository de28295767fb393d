import { type Account, isBankAccount, isOpen } from '../accounts/account.ts';
import { knownTotal } from '../accounts/balance.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos } from '../money.ts';
import { addDays, type IsoDate } from '../time/calendar.ts';

/** At the end of the day. */
export type BalanceOfDay = { date: IsoDate; balance: Centavos | null };

const DAYS_OF_LINE = 90;

const inReais = (account: Account): boolean =>
  isBankAccount(account) && isOpen(account) && account.currencyCode === 'BRL';

/** BRL of the bank accounts whose balance is known; null where none of them is. */
export const balanceNow = (accounts: readonly Account[]): Centavos | null => knownTotal(accounts.filter(inReais));

// The bank's balance excludes pending rows and rows dated later than today.
const movesByDate = (accounts: readonly Account[], rows: readonly Transaction[]): ReadonlyMap<IsoDate, number> => {
  const known = accounts.filter((account) => inReais(account) && account.balance !== null);
  const ids = new Set(known.map(({ id }) => id));
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
    if (balance !== null) balance = centavos(balance - (moves.get(date) ?? 0));
  }
  return line.reverse();
};
