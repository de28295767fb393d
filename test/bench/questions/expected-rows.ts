import { type Category, categoryByName, isWithin } from '../../../shared/categories/category-tree.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { magnitude, toAmount } from '../../../shared/money.ts';
import { addMonths, type IsoDate } from '../../../shared/time/calendar.ts';
import type { Expectation } from './question.ts';
import { accounts, rowsOn, today as written } from './rows.ts';

const named = (name: string): Category => {
  const category = categoryByName(name);
  if (!category) throw new Error(`Not a category of the tree: ${name}`);
  return category;
};

const inCategories = (row: Transaction, names: readonly string[]): boolean => {
  const category = row.category === null ? null : categoryByName(row.category);
  return category !== null && names.some((name) => isWithin(category, named(name).id));
};

const ofMerchants = (row: Transaction, pieces: readonly string[]): boolean =>
  pieces.some((piece) => row.description.toLowerCase().includes(piece));

const isSubject = (row: Transaction, { categories, merchants, join }: Expectation): boolean => {
  const byCategory = categories ? inCategories(row, categories) : join !== 'either';
  const byMerchant = merchants ? ofMerchants(row, merchants) : join !== 'either';
  return join === 'either' ? byCategory || byMerchant : byCategory && byMerchant;
};

const isOfAccount = (row: Transaction, expect: Expectation): boolean => {
  const account = accounts.find(({ id }) => id === row.accountId);
  if (!account) throw new Error(`A row without account: ${row.id}`);
  return (
    account.type === (expect.accountType ?? account.type) &&
    account.subtype === (expect.accountSubtype ?? account.subtype) &&
    (expect.accounts?.includes(account.name) ?? true)
  );
};

const hasAmount = (row: Transaction, { direction, min = 0, max = Number.POSITIVE_INFINITY }: Expectation): boolean => {
  const amount = toAmount(magnitude(row.amount));
  const isRightWay = direction === undefined || (direction === 'out') === (row.type === 'DEBIT');
  return isRightWay && amount >= min && amount <= max;
};

const isMeant = (row: Transaction, expect: Expectation, today: IsoDate): boolean =>
  row.date >= (expect.from ?? addMonths(today, -3)) &&
  row.date <= (expect.to ?? today) &&
  hasAmount(row, expect) &&
  isSubject(row, expect) &&
  !inCategories(row, expect.notCategories ?? []) &&
  !ofMerchants(row, expect.notMerchants ?? []) &&
  isOfAccount(row, expect) &&
  (expect.status?.includes(row.status) ?? true);

/** The rows of `rows.ts` that the expectation selects, in their order. @param today the day on which is asked */
export const expectedRows = (expect: Expectation, today: IsoDate = written): Transaction[] =>
  rowsOn(today).filter((row) => expect.ids?.includes(row.id) ?? isMeant(row, expect, today));
