import type { Account } from '../../accounts/account.ts';
import type { CategoryId } from '../../categories/category-tree.ts';
import { type PaymentMethod, paymentMethod } from '../../categorizer/payment-method.ts';
import { spokenName } from '../../categorizer/spoken-name.ts';
import type { Direction, Transaction, TransactionStatus } from '../../ledger/transaction.ts';
import type { Centavos } from '../../money.ts';
import type { IsoDate } from '../../time/calendar.ts';
import { type AskedInstallments, isInstallmentOf } from './amounts/installment-words.ts';
import type { Ranking } from './amounts/ranking.ts';
import { coveredBy } from './names/category-terms.ts';
import { type Merchant, normalized, printed } from './names/merchant.ts';
import type { ExcludedPeriod } from './periods/periods.ts';
import type { Verdict } from './talk/verdict.ts';

/** What was understood of a message. Null and empty ask for nothing; everything else must hold at once. */
export type Interpretation = {
  /** First day, included. */
  startDate: IsoDate | null;
  /** Last day, included. */
  endDate: IsoDate | null;
  excludedPeriods: readonly ExcludedPeriod[];
  type: Direction | null;
  categories: readonly CategoryId[];
  merchants: readonly Merchant[];
  /** With categories and merchants both: whether a row of either is meant ("mercado e uber"), or of both at once. */
  either: boolean;
  excludedCategories: readonly CategoryId[];
  excludedMerchants: readonly Merchant[];
  /** Bounds of the absolute amount, included. */
  minAmount: Centavos | null;
  maxAmount: Centavos | null;
  accountType: string | null;
  accountSubtype: string | null;
  /** Ids. */
  accounts: readonly string[];
  statuses: readonly TransactionStatus[];
  installments: AskedInstallments | null;
  /** Of the rows that all else selects, those of any of these orders; none: all. */
  rankings: readonly Ranking[];
  /** Where nothing else was understood: words, all of which a row's texts must have. */
  texts: readonly string[];
  verdict: Verdict;
  /** Words that no reader understood. They filter nothing, unless they are `texts`. */
  unread: readonly string[];
};

type Row = Transaction;
type Test = (row: Row, account?: Account) => boolean;

const ofAny =
  (merchants: readonly Merchant[]): Test =>
  (row) =>
    merchants.some(({ isIn }) => isIn(row));

// Rows share their dates: each is compared once.
const during = (periods: readonly ExcludedPeriod[]): Test => {
  const answers = new Map<IsoDate, boolean>();
  const answer = (date: IsoDate): boolean => {
    const isInside = periods.some(({ startDate, endDate }) => date >= startDate && date <= endDate);
    answers.set(date, isInside);
    return isInside;
  };
  return ({ date }) => periods.length > 0 && (answers.get(date) ?? answer(date));
};

/** Categories that are named after the means alone: of these a row is too that was paid so, whatever was paid. */
const MEANS: Partial<Record<CategoryId, PaymentMethod>> = {
  '05010000': 'boleto',
  '05030000': 'check',
  '05040000': 'doc',
  '05070000': 'pix',
  '05080000': 'ted',
};

const within = (ids: readonly CategoryId[]): Test => {
  const names = coveredBy(ids);
  const methods = new Set(ids.flatMap((id) => MEANS[id] ?? []));
  const isPaidSo: Test = (row, account) => {
    const method = methods.size > 0 && paymentMethod(row, account?.type);
    return method ? methods.has(method) : false;
  };
  return (row, account) => (row.category !== null && names.has(row.category)) || isPaidSo(row, account);
};

/** Whether a row is of the categories and merchants that are asked for. */
export const isSubjectOf = ({
  categories,
  merchants,
  either,
}: Pick<Interpretation, 'categories' | 'merchants' | 'either'>): Test => {
  const [byCategory, byMerchant] = [within(categories), ofAny(merchants)];
  if (categories.length === 0) return merchants.length === 0 ? () => true : byMerchant;
  if (merchants.length === 0) return byCategory;
  if (either) return (row, account) => byCategory(row, account) || byMerchant(row);
  // A row of the merchant without a category does not contradict.
  return (row, account) => byMerchant(row) && (row.category === null || byCategory(row, account));
};

/** Whether a row's texts, the bank's and the user's own, have every word. */
export const hasTexts =
  (words: readonly string[]): Test =>
  (row) => {
    if (words.length === 0) return true;
    const text = normalized(`${printed(row)} ${spokenName(row) ?? ''} ${row.note ?? ''} ${row.category ?? ''}`);
    return words.every((word) => text.includes(word));
  };

/** Whether a row of the account is what the message asks for, its dates aside. */
export const asksFor = (asked: Interpretation): ((row: Row, account: Account | undefined) => boolean) => {
  const isSubject = isSubjectOf(asked);
  const [isExcludedCategory, isExcludedMerchant] = [within(asked.excludedCategories), ofAny(asked.excludedMerchants)];
  const isInTexts = hasTexts(asked.texts);
  const isExcludedDate = during(asked.excludedPeriods);
  const { type, minAmount, maxAmount, accountType, accountSubtype, accounts, statuses, installments } = asked;
  return (row, account) => {
    const magnitude = Math.abs(row.amount);
    return (
      !isExcludedDate(row) &&
      (type === null || (type === 'DEBIT' ? row.amount < 0 : row.amount > 0)) &&
      (minAmount === null || magnitude >= minAmount) &&
      (maxAmount === null || magnitude <= maxAmount) &&
      (accountType === null || account?.type === accountType) &&
      (accountSubtype === null || account?.subtype === accountSubtype) &&
      (accounts.length === 0 || accounts.includes(row.accountId)) &&
      (statuses.length === 0 || statuses.includes(row.status)) &&
      (installments === null || isInstallmentOf(installments, row.installment)) &&
      isSubject(row, account) &&
      isInTexts(row) &&
      !isExcludedCategory(row, account) &&
      !isExcludedMerchant(row)
    );
  };
};
