import type { Account } from '../../accounts/account.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import { toAmount } from '../../money.ts';
import type { IsoDate } from '../../time/calendar.ts';
import type { Held } from '../../transfers/holding-moves.ts';
import { ranked } from './amounts/ranking.ts';
import { readMessage } from './interpret-message.ts';
import { asksFor, type Interpretation } from './interpretation.ts';
import { namesOf } from './names/category-terms.ts';
import type { Merchant } from './names/merchant.ts';
import type { MessagePeriod } from './periods/periods.ts';
import { verdictBy } from './talk/verdict.ts';

/**
 * Parts of a reading that shall not filter, by the names of the answer: `type`, `period` for both dates, and of a list its
 * value too: `merchants:uber`, `accounts:<id>`. What the reading does not have is no error: the words may have changed.
 */
export type LeftOut = readonly string[];

export const periodWithout = (period: MessagePeriod, parts: LeftOut): MessagePeriod =>
  parts.includes('period') ? { startDate: null, endDate: null } : period;

/** The reading as if the words of these parts had not been said. */
export const withoutParts = (asked: Interpretation, parts: LeftOut): Interpretation => {
  if (parts.length === 0) return asked;
  const left = new Set(parts);
  const one = <T>(field: string, value: T | null): T | null => (left.has(field) ? null : value);
  const all = <T>(field: string, values: readonly T[]): readonly T[] => (left.has(field) ? [] : values);
  const each = <T>(field: string, values: readonly T[], nameOf: (value: T) => string): readonly T[] =>
    values.filter((value) => !left.has(`${field}:${nameOf(value)}`));
  const category = (id: Interpretation['categories'][number]): string => namesOf([id])[0] ?? id;
  const name = ({ name: its }: { name: string }): string => its;
  const keepsOwn = ({ isOwnMove }: Merchant): boolean => !(isOwnMove && left.has('ownMoves'));
  const methods = (field: string) => (merchant: Merchant) =>
    keepsOwn(merchant) && !(merchant.method && left.has(`${field}:${merchant.method}`));
  return {
    ...asked,
    ...periodWithout(asked, parts),
    excludedPeriods: all('excludedPeriods', asked.excludedPeriods),
    type: one('type', asked.type),
    categories: each('categories', asked.categories, category),
    merchants: each('merchants', asked.merchants.filter(methods('paymentMethods')), name),
    excludedCategories: each('excludedCategories', asked.excludedCategories, category),
    excludedMerchants: each(
      'excludedMerchants',
      asked.excludedMerchants.filter(methods('excludedPaymentMethods')),
      name,
    ),
    minAmount: one('minAmount', asked.minAmount),
    maxAmount: one('maxAmount', asked.maxAmount),
    accountType: one('accountType', asked.accountType),
    accountSubtype: one('accountSubtype', asked.accountSubtype),
    accounts: each('accounts', asked.accounts, (id) => id),
    statuses: all('status', asked.statuses),
    installments: one('installments', asked.installments),
    rankings: all('ranking', asked.rankings),
    texts: all('texts', asked.texts),
  };
};

/** Most unread words in a response, and most characters of each: a long message must not fill the response. */
const MOST_WORDS = 20;
const LONGEST_WORD = 40;

const isPrinted = ({ isOwnMove, method }: Merchant): boolean => !isOwnMove && !method;

const methodsOf = (merchants: readonly Merchant[]) => [...new Set(merchants.flatMap(({ method }) => method ?? []))];

const ownMovesIn = ({ merchants, excludedMerchants }: Interpretation): 'only' | 'none' | null => {
  if (merchants.some(({ isOwnMove }) => isOwnMove)) return 'only';
  return excludedMerchants.some(({ isOwnMove }) => isOwnMove) ? 'none' : null;
};

/** What was understood, in the form of the operation: canonical category names, merchants as they were searched. */
export const presentInterpretation = (asked: Interpretation, accounts: readonly Account[]) => {
  const { categories, minAmount, maxAmount } = asked;
  const merchants = asked.merchants.filter(isPrinted);
  const excludedMerchants = asked.excludedMerchants.filter(isPrinted);
  const named = new Map(accounts.map(({ id, name }) => [id, name]));
  return {
    startDate: asked.startDate,
    endDate: asked.endDate,
    excludedPeriods: asked.excludedPeriods,
    type: asked.type,
    categories: namesOf(categories),
    merchants: merchants.map(({ name }) => name),
    match: categories.length > 0 && asked.merchants.length > 0 ? (asked.either ? 'any' : 'all') : null,
    excludedCategories: namesOf(asked.excludedCategories),
    excludedMerchants: excludedMerchants.map(({ name }) => name),
    ownMoves: ownMovesIn(asked),
    paymentMethods: methodsOf(asked.merchants),
    excludedPaymentMethods: methodsOf(asked.excludedMerchants),
    minAmount: minAmount === null ? null : toAmount(minAmount),
    maxAmount: maxAmount === null ? null : toAmount(maxAmount),
    accountType: asked.accountType,
    accountSubtype: asked.accountSubtype,
    accounts: asked.accounts.map((id) => ({ id, name: named.get(id) ?? '' })),
    status: asked.statuses,
    installments: asked.installments,
    ranking: asked.rankings,
    texts: asked.texts.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD)),
    ...asked.verdict,
    unread: asked.unread.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD)),
  };
};

/**
 * What a message does to a list of transactions. Functions load this file on demand, since most requests have no message.
 * @param today the caller's date in America/Sao_Paulo
 * @param leftOut parts of the reading that are not applied
 * @param operation whose question it is
 */
export const messageFilter = (
  message: string,
  today: IsoDate,
  leftOut: LeftOut = [],
  operation = 'get-transactions',
) => {
  const { period, mayNameMerchants, against } = readMessage(message, today);
  return {
    period: periodWithout(period, leftOut),
    mayNameMerchants,
    against: (transactions: readonly Transaction[], accounts: readonly Account[], holdings?: readonly Held[]) => {
      const read = withoutParts(against(transactions, accounts, holdings), leftOut);
      const asked = { ...read, verdict: verdictBy(operation, read.verdict) };
      return {
        isMeant: asksFor(asked),
        /** Of the rows that are left in the end, as many as the message asks for; in their order. */
        picked: (rows: readonly Transaction[]) => ranked(rows, asked.rankings, transactions, accounts, holdings),
        interpretation: presentInterpretation(asked, accounts),
      };
    },
  };
};

export type MessageFilter = ReturnType<typeof messageFilter>;
