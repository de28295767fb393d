import { type Account, duplicateIds, isByHand, settledOn } from '../accounts/account.ts';
import { InvalidInputError, NotFoundError, QuotaExceededError } from '../domain-errors.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos } from '../money.ts';
import { sortableId } from '../platform/bytes.ts';
import { type Item, isManual, manualItemId } from '../sync/item.ts';
import { addMonths, type IsoDate, isoDate } from '../time/calendar.ts';

const MOST_ACCOUNTS = 50;
const OWN = 'Minhas contas';

export const accountNotFound = (): NotFoundError =>
  new NotFoundError('Account not found', 'get-accounts lists the ids');

/** @throws NotFoundError; InvalidInputError where a bank reports the account */
export const byHand = (accounts: readonly Account[], accountId: string): Account => {
  const account = accounts.find(({ id }) => id === accountId);
  if (!account || duplicateIds(accounts).has(accountId)) throw accountNotFound();
  if (isByHand(account)) return account;
  throw new InvalidInputError('Account is connected', {
    message: "A bank reports this account; its rows and its balance are the bank's",
  });
};

const EARLIEST = isoDate(1990, 1, 1);
const MONTHS_AHEAD = 12;

/** @throws InvalidInputError before 1990, and beyond a year from today */
export const refuseFarDate = (date: IsoDate, field: 'date' | 'startingDate', today: IsoDate): void => {
  if (date >= EARLIEST && date <= addMonths(today, MONTHS_AHEAD)) return;
  throw new InvalidInputError(`Invalid or missing ${field}`, {
    message: `${field} must be from ${EARLIEST} to a year from today`,
  });
};

export type NewAccount = {
  id?: string;
  name: string;
  type: 'BANK' | 'CREDIT';
  subtype?: string | undefined;
  currency?: string | undefined;
  /** CREDIT: what is owed, positive. */
  startingBalance: Centavos;
  startingDate: IsoDate;
};

/** The connection of accounts by hand; null before the first one. */
const manualOf = (items: readonly Item[]): Item | null => items.find(isManual) ?? null;

/** How many accounts by hand there are, by their connection, which each change of them expects as it was read. */
export const countOfOwn = (items: readonly Item[], accounts: readonly Account[]): number =>
  manualOf(items)?.ownAccounts ?? accounts.filter(isByHand).length;

/** @param count of those there are @throws QuotaExceededError beyond 50 */
export const newOwnAccount = (userId: string, made: NewAccount, count: number, today: IsoDate): Account => {
  if (count >= MOST_ACCOUNTS) throw new QuotaExceededError(`Você já tem ${MOST_ACCOUNTS} contas sem banco.`);
  const { name, type, startingBalance, startingDate, currency = 'BRL', id = sortableId() } = made;
  const usual = type === 'CREDIT' ? 'CREDIT_CARD' : 'CHECKING_ACCOUNT';
  return {
    id,
    itemId: manualItemId(userId),
    type,
    subtype: made.subtype ?? usual,
    name,
    marketingName: name,
    number: '',
    owner: null,
    balance: startingBalance,
    startingBalance,
    startingDate,
    balancedOn: today,
    ahead: [],
    balanceVersion: 1,
    currencyCode: currency,
    bankData: null,
    creditData: null,
    connectorName: OWN,
    connectorImageUrl: null,
  };
};

/** A file may name days that are centuries ahead. */
const MOST_MONTHS_AHEAD = 36;

export type RowsOfBalance = { come: readonly Transaction[]; go: readonly Transaction[] };

/** The account with the rows that come and without those that go: rows count from its start, each on its day. */
export const withRows = (account: Account, { come, go }: RowsOfBalance, today: IsoDate): Account => {
  const { type, startingDate, currencyCode } = account;
  const settled = settledOn({ balancedOn: today, ...account }, today);
  const { balancedOn: until = today, balance, ahead = [] } = settled;
  const farthest = addMonths(until, MOST_MONTHS_AHEAD);
  const byDay = new Map<IsoDate, number>(ahead.map(({ date, amount }) => [date, amount]));
  let total: number = balance ?? 0;
  const count = (rows: readonly Transaction[], sign: 1 | -1): void => {
    for (const row of rows) {
      if (row.currencyCode !== currencyCode || (startingDate && row.date < startingDate)) continue;
      // What is owed rises as money goes out.
      const amount = (type === 'CREDIT' ? -sign : sign) * row.amount;
      if (row.date <= until) total += amount;
      else if (row.date <= farthest) byDay.set(row.date, (byDay.get(row.date) ?? 0) + amount);
    }
  };
  count(come, 1);
  count(go, -1);
  const left = [...byDay].filter(([, amount]) => amount !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...settled,
    balance: centavos(total),
    balancedOn: until,
    ahead: left.map(([date, amount]) => ({ date, amount: centavos(amount) })),
  };
};

/** With all the rows that it has. */
export const balancedAccount = (account: Account, rows: readonly Transaction[], today: IsoDate): Account => {
  const start = { ...account, balance: account.startingBalance ?? centavos(0), balancedOn: today, ahead: [] };
  return withRows(start, { come: rows, go: [] }, today);
};
