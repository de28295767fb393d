import type { Account } from '../../accounts/account.ts';
import type { IsoDate } from '../../time/calendar.ts';
import { categoriesNamed, isWordOfName, wordsOfNames } from '../categories/category-names.ts';
import type { Transaction, TransactionStatus } from '../transaction.ts';
import { type AccountMention, accountNames, withAccountNames, withAccountTypes } from './account-words.ts';
import { readAmounts } from './amounts.ts';
import { canonicalText } from './canonical-text.ts';
import { BRANDS, categoryOf, coveredBy, narrowest, withCategoryPhrases } from './category-terms.ts';
import { directionOf, withDirections } from './direction.ts';
import { asksFor, type Interpretation } from './interpretation.ts';
import type { MessagePeriod } from './joined-periods.ts';
import { grammarWords, isCommonWord, isSilent, periodWords } from './lexicon.ts';
import { isCategory, isMerchant, type Mentions, mentionsIn, type Term, unreadIn, withExclusions } from './mentions.ts';
import { withDigits } from './numbers.ts';
import { readPeriod } from './periods.ts';
import { isMark, rewrite, rewriteRuns, wordsBetweenSpaces } from './rewrite.ts';
import { type Described, type Merchant, type RowWords, rowWords } from './row-words.ts';
import { withStatuses } from './status-words.ts';
import { nearest } from './typos.ts';

export type ReadMessage = {
  /** Known before any row is read. */
  period: MessagePeriod;
  /** Whether words are left that may name a merchant, so that the user's rows decide. */
  mayNameMerchants: boolean;
  /** The whole reading. @param rows the user's, in which merchants are looked up; more than the period's are welcome */
  against: (rows: readonly Transaction[], accounts: readonly Account[]) => Interpretation;
};

/** Unknown words that are mended; behind them nobody types a question. */
const MOST_MENDED = 40;

/** `text` with typing errors mended: each unknown word becomes the nearest one of the lexicons, if one is near. */
const mended = (text: string, isKnown: (word: string) => boolean, lexicons: () => Iterable<string>[]): string => {
  const seen = new Map<string, string | null>();
  let sources: Iterable<string>[] | undefined;
  const mend = (word: string): string | null => {
    sources ??= lexicons();
    const near = sources.flatMap((lexicon) => nearest(word, lexicon) ?? []);
    return near.sort((a, b) => a.edits - b.edits)[0]?.word ?? null;
  };
  return rewriteRuns(text, 1, ([word = '']) => {
    const before = seen.get(word);
    if (before !== undefined) return before;
    if (seen.size >= MOST_MENDED || /\d/.test(word) || isCommonWord(word) || isKnown(word)) return null;
    const found = mend(word);
    seen.set(word, found);
    return found;
  });
};

/** Whether the word is one of those that tell direction or status, in whatever form of the verb. */
const isRead = (word: string): boolean => {
  const text = ` ${word} `;
  return withDirections(text) !== text || withStatuses(text) !== text;
};

// Words that would pass for something else.
const FIXED =
  '(?:em|pra|para|at) (?:casa|home)|mercado (?:livre|pago)|mais (?:ou|e) menos|caixas? eletronicos?|(?:(?:em )?todas as|nas|das) (?:minhas )?contas|all (?:my |the )?accounts|tirar? (?:uma |as |minhas |umas )?duvidas?';
const BEFORE_A_NUMBER = /^(?:[oa]|the|n[oa]|d[oa]|de|com|c|pr[oa]|pra|para|e|ou|,|or|and|with|at|‹[xt]\d*›)$/;
const LONGEST_NAME = 5;

const withMerchantPhrases = (text: string, rows: RowWords, put: (term: Term) => string): string =>
  rewriteRuns(text, LONGEST_NAME, (run) => {
    const merchant = run.length > 1 && !categoriesNamed(run.join(' ')) ? rows.merchant(run) : null;
    return merchant && put(merchant);
  });

const termOf = (word: string, before: string, rows: RowWords): Term | null => {
  if (/^\d+$/.test(word)) return before === '' || BEFORE_A_NUMBER.test(before) ? rows.numbered(word) : null;
  if (BRANDS.includes(word)) {
    const brand = rows.merchant([word]);
    if (brand) return brand;
  }
  const ids = categoryOf(word);
  if (!ids) return rows.merchant([word]);
  // Banks print "BOLETO" and file it under what was paid.
  return (rows.hasCategory(coveredBy(ids)) ? null : rows.printed(word)) ?? { ids };
};

const withSingleTerms = (text: string, rows: RowWords, put: (term: Term) => string): string => {
  let before = '';
  const words = wordsBetweenSpaces(text).map((word) => {
    const term = isMark(word) ? null : termOf(word, before, rows);
    before = term ? put(term) : word;
    return before;
  });
  return ` ${words.join(' ')} `;
};

const one = <T>(values: readonly T[]): T | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);
const OTHER: Readonly<Record<string, 'BANK' | 'CREDIT'>> = { BANK: 'CREDIT', CREDIT: 'BANK' };

const accountsOf = ({ accounts, excludedAccounts }: Mentions, all: readonly Account[]) => {
  const idsIn = (mentions: readonly AccountMention[]) =>
    mentions.flatMap((mention) => ('ids' in mention ? mention.ids : []));
  const typesIn = (mentions: readonly AccountMention[]) =>
    mentions.flatMap((mention) => ('type' in mention ? mention.type : []));
  const [named, left] = [idsIn(accounts), idsIn(excludedAccounts)];
  const others = left.length > 0 ? all.map(({ id }) => id).filter((id) => !left.includes(id)) : [];
  const types = [...typesIn(accounts), ...typesIn(excludedAccounts).flatMap((type) => OTHER[type] ?? [])];
  const subtypes = accounts.flatMap((mention) => ('subtype' in mention ? mention.subtype : []));
  return {
    // "conta corrente" and "cartão" together ask for both.
    accountType: subtypes.length > 0 && types.includes('CREDIT') ? null : one(types),
    accountSubtype: types.includes('CREDIT') ? null : one(subtypes),
    accounts: [...new Set(named.length > 0 ? named : others)],
  };
};

const OTHER_STATUS: Readonly<Record<TransactionStatus, TransactionStatus>> = { PENDING: 'POSTED', POSTED: 'PENDING' };

const statusesOf = ({ statuses, excludedStatuses }: Mentions): TransactionStatus[] => {
  const asked = one([...statuses, ...excludedStatuses.map((status) => OTHER_STATUS[status])]);
  return asked === null ? [] : [asked];
};

// "o estorno da renner" is in rows of both words; "uber ... netflix" can only be either.
const together = (clauses: readonly Merchant[][], rows: readonly Transaction[]): Merchant[] => {
  const isInAll = (row: Described): boolean => clauses.every((clause) => clause.some(({ isIn }) => isIn(row)));
  if (clauses.length < 2 || !rows.some(isInAll)) return clauses.flat();
  const name = clauses.map((clause) => clause.map((merchant) => merchant.name).join(' ')).join(' ');
  return [{ name, isIn: isInAll }];
};

const subjectsOf = ({ clauses, excluded }: Mentions, rows: readonly Transaction[]) => {
  const merchants = clauses.map((clause) => clause.filter(isMerchant)).filter((clause) => clause.length > 0);
  const either = clauses.some((clause) => clause.some(isMerchant) && !clause.every(isMerchant));
  return {
    categories: narrowest(clauses.flat().filter(isCategory)),
    merchants: either ? merchants.flat() : together(merchants, rows),
    either,
    excludedCategories: [...new Set(excluded.filter(isCategory).flatMap(({ ids }) => [...ids]))],
    excludedMerchants: excluded.filter(isMerchant),
  };
};

const interpret = (
  text: string,
  period: MessagePeriod,
  transactions: readonly Transaction[],
  accounts: readonly Account[],
): Interpretation => {
  const rows = rowWords(transactions);
  const names = accountNames(accounts, (word) => categoryOf(word) !== null);
  const [terms, mentions]: [Term[], AccountMention[]] = [[], []];
  const put = (term: Term): string => `‹t${terms.push(term) - 1}›`;
  const isKnown = (word: string): boolean => isWordOfName(word) || names.has(word) || rows.knows(word) || isRead(word);
  const spelled = mended(text, isKnown, () => [wordsOfNames(), grammarWords(), rows.distinctive(), [...names.keys()]]);
  const withPhrases = withCategoryPhrases(
    rewrite(withMerchantPhrases(spelled, rows, put), FIXED, () => '‹z›'),
    put,
  );
  const amounts = readAmounts(withAccountNames(withPhrases, names, mentions));
  const directed = withExclusions(withDirections(withAccountTypes(withStatuses(amounts.text), mentions)));
  const found = mentionsIn(withSingleTerms(directed, rows, put), terms, mentions);
  const asked: Interpretation = {
    ...period,
    type: directionOf(found.rest),
    ...subjectsOf(found, transactions),
    minAmount: amounts.min,
    maxAmount: amounts.max,
    ...accountsOf(found, accounts),
    statuses: statusesOf(found),
    unread: unreadIn(found.rest),
  };
  return asked;
};

// "farmácia drogasil" where no such row has that category: the merchant is meant.
const withoutContradiction = (asked: Interpretation, rows: readonly Transaction[]): Interpretation => {
  if (asked.either || asked.categories.length === 0 || asked.merchants.length === 0) return asked;
  const nothing = { type: null, minAmount: null, maxAmount: null, accountType: null, accountSubtype: null };
  const isMeant = asksFor({
    ...asked,
    ...nothing,
    accounts: [],
    statuses: [],
    excludedCategories: [],
    excludedMerchants: [],
  });
  return rows.some((row) => isMeant(row, undefined)) ? asked : { ...asked, categories: [] };
};

/**
 * Reads a request in natural language, Portuguese or English (design 9). The period is known from the text alone;
 * merchants only once the user's rows are there. What is not understood filters nothing.
 *
 * @param today the caller's date in America/Sao_Paulo
 */
export const readMessage = (message: string, today: IsoDate): ReadMessage => {
  const spelled = mended(canonicalText(message), isWordOfName, () => [periodWords()]);
  const { text, period } = readPeriod(withDigits(spelled), today);
  return {
    period,
    mayNameMerchants: wordsBetweenSpaces(text).some(
      (word) => !isMark(word) && /[a-z0-9]/.test(word) && !isSilent(word),
    ),
    against: (rows, accounts) => withoutContradiction(interpret(text, period, rows, accounts), rows),
  };
};
