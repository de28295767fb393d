import type { Account } from '../../accounts/account.ts';
import { isWordOfName, wordsOfNames } from '../../categories/category-names.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import { addMonths, type IsoDate } from '../../time/calendar.ts';
import type { Held } from '../../transfers/holding-moves.ts';
import { readAmounts } from './amounts/amounts.ts';
import { withInstallments } from './amounts/installment-words.ts';
import { withDigits } from './amounts/numbers.ts';
import { type RankingMention, rankingsOf } from './amounts/ranking.ts';
import { withRankings } from './amounts/ranking-words.ts';
import { directionOf, withDirections, withSides } from './direction.ts';
import { hasTexts, type Interpretation } from './interpretation.ts';
import {
  type AccountMention,
  accountNames,
  withAccountNames,
  withAccountTypes,
  withStatuses,
} from './names/account-words.ts';
import { categoryOf, withCategoryPhrases } from './names/category-terms.ts';
import { mentionsIn, type Term, unreadIn, withExclusions, withOrderlyExclusions } from './names/mentions.ts';
import { type Merchant, normalized } from './names/merchant.ts';
import { isWordOfShop, type RowWords, rowWords } from './names/row-words.ts';
import { withMerchantPhrases, withOrdersOfMerchants, withoutIdioms, withSingleTerms } from './names/single-terms.ts';
import {
  accountsOf,
  ownMovesOf,
  statusesOf,
  subjectsOf,
  withDebitOrders,
  withOwnMoves,
  withoutContradiction,
} from './names/subjects.ts';
import type { MessagePeriod } from './periods/periods.ts';
import { readPeriod } from './periods/periods.ts';
import { isMark, rewrite, wordsBetweenSpaces } from './rewrite.ts';
import { canonicalText } from './talk/canonical-text.ts';
import { withoutInapplicable } from './talk/inapplicable.ts';
import { earlyWords, grammarWords, isSilent } from './talk/lexicon.ts';
import { mended } from './talk/mend.ts';
import { withoutCourtesies } from './talk/small-talk.ts';
import { withoutStatedClauses } from './talk/stated-clauses.ts';
import { isForecast, type Verdict, verdictOf, verdictOnUnknown } from './talk/verdict.ts';

export type ReadMessage = {
  /** Known before any row is read. */
  period: MessagePeriod;
  /** Whether words are left that may name a merchant, so that the user's rows decide. */
  mayNameMerchants: boolean;
  /** The whole reading. @param rows the user's, in which merchants are looked up; more than the period's are welcome */
  against: (rows: readonly Transaction[], accounts: readonly Account[], holdings?: readonly Held[]) => Interpretation;
};

/** Whether the word is one of those that tell direction or status, in whatever form of the verb. */
const isRead = (word: string): boolean => {
  const text = ` ${word} `;
  return withDirections(text) !== text || withStatuses(text) !== text;
};

// `typed`: what the user typed, by the word that it was mended to.
type Dated = ReturnType<typeof readPeriod> & {
  typed: Map<string, string>;
  installments: Interpretation['installments'];
  rankings: readonly RankingMention[];
  verdict: Verdict;
  /** The message in its canonical form. */
  written: string;
  /** Words that an earlier reader took and could not apply, by the numbers of its marks `‹u0›`. */
  unread: readonly (readonly string[])[];
};

const spelled = ({ text, typed }: Dated, rows: RowWords, names: ReadonlyMap<string, unknown>): string => {
  const isKnown = (word: string): boolean =>
    isWordOfName(word) || names.has(word) || isRead(word) || isWordOfShop(word) || rows.knows(word);
  return mended(text, isKnown, () => [wordsOfNames(), grammarWords(), rows.distinctive(), [...names.keys()]], typed);
};

// "lojas de roupa", "categorias mercado e farmácia", "a empresa tecnova": what follows says it all.
const INTRODUCTION =
  '(?:empresa|firma|companhia|rede|marca|companies|company)(?= ‹t\\d+›)|(?:loj(?:as?|inhas?)|estabelecimentos?|comercios?)(?= (?:d[eoa]s?|que vend[a-z]+) ‹t\\d+›)|(?:categorias?|categor(?:y|ies))(?= (?:d[eoa]s? |of )?‹t\\d+›)|(?<=‹t\\d+› )(?:stores?|shops?)';

/** What the readers of one message know and collect. */
type Reading = {
  readonly rows: RowWords;
  readonly own: Merchant;
  readonly accounts: readonly Account[];
  readonly names: ReturnType<typeof accountNames>;
  readonly terms: Term[];
  readonly mentions: AccountMention[];
  /** Keeps a term and returns its mark. */
  readonly put: (term: Term) => string;
  bounds: Pick<Interpretation, 'minAmount' | 'maxAmount'>;
  rankings: readonly RankingMention[];
  /** Marks of the clauses that ask for nothing. */
  taken: ReadonlySet<string>;
};

const readBounds = (text: string, reading: Reading): string => {
  const { text: rest, min, max } = readAmounts(text);
  reading.bounds = { minAmount: min, maxAmount: max };
  return rest;
};

const readOrders = (text: string, reading: Reading): string => {
  const { text: rest, rankings } = withOrdersOfMerchants(text, reading.terms);
  reading.rankings = rankings;
  return rest;
};

const leaveOutStatements = (text: string, reading: Reading): string => {
  const { text: rest, taken } = withoutStatedClauses(text);
  reading.taken = taken;
  return rest;
};

/**
 * In order: each takes the text that the readers before it left, and puts marks for what it understood. The longest and
 * surest come first: names in the rows before words of the grammar.
 */
const READERS: readonly ((text: string, reading: Reading) => string)[] = [
  (text, { own, put }) => withOwnMoves(text, own, put),
  (text, { accounts, put }) => withDebitOrders(text, accounts, put),
  (text, { rows, put }) => withMerchantPhrases(text, rows, put),
  (text, { put }) => withCategoryPhrases(text, put),
  (text) => withoutIdioms(text),
  (text, { names, mentions }) => withAccountNames(text, names, mentions),
  readBounds,
  (text) => withSides(text),
  (text) => withStatuses(text),
  (text, { mentions }) => withAccountTypes(text, mentions),
  (text) => withDirections(text),
  (text) => withExclusions(text),
  (text, { rows, put }) => withSingleTerms(text, rows, put),
  readOrders,
  (text) => withOrderlyExclusions(text),
  leaveOutStatements,
  (text) => rewrite(text, INTRODUCTION, () => ''),
];

const newReading = (given: Pick<Reading, 'rows' | 'names' | 'own' | 'accounts'>): Reading => {
  const terms: Term[] = [];
  return {
    ...given,
    ...{ terms, mentions: [], put: (term) => `‹t${terms.push(term) - 1}›` },
    ...{ bounds: { minAmount: null, maxAmount: null }, rankings: [], taken: new Set() },
  };
};

const asksForNothing = (asked: Interpretation): boolean =>
  [asked.startDate, asked.endDate, asked.type, asked.minAmount, asked.maxAmount, asked.accountType].every(
    (value) => value === null,
  ) &&
  asked.accountSubtype === null &&
  asked.installments === null &&
  [
    asked.excludedPeriods,
    asked.categories,
    asked.merchants,
    asked.excludedCategories,
    asked.excludedMerchants,
    asked.accounts,
    asked.statuses,
    asked.rankings,
  ].every((values) => values.length === 0);

/** Words that nobody understood are looked up in the texts of the rows, where the message says nothing else: all must be in a row. */
const withTexts = (
  asked: Interpretation,
  unread: readonly string[],
  rows: readonly Transaction[],
  written: string,
): Interpretation => {
  if (unread.length === 0 || !asksForNothing(asked)) return asked;
  const texts = unread.map((word) => normalized(word).trim());
  const left = asked.unread.filter((word) => !texts.includes(normalized(word).trim()));
  const holds = hasTexts(texts);
  return rows.some((row) => holds(row))
    ? { ...asked, texts, unread: left }
    : { ...asked, texts, verdict: verdictOnUnknown(asked.verdict, written, texts) };
};

const interpret = (
  dated: Dated,
  transactions: readonly Transaction[],
  accounts: readonly Account[],
  holdings?: readonly Held[],
) => {
  const rows = rowWords(transactions);
  const names = accountNames(accounts, (word) => categoryOf(word) !== null);
  const reading = newReading({ rows, names, own: ownMovesOf(transactions, accounts, holdings), accounts });
  const text = READERS.reduce((rest, read) => read(rest, reading), spelled(dated, rows, names));
  const found = mentionsIn(text, reading.terms, reading.mentions);
  const inapplicable = dated.unread.filter((_, place) => !reading.taken.has(`‹u${place}›`)).flat();
  const { untold, ...subjects } = subjectsOf(found, transactions);
  const asked: Interpretation = {
    ...dated.period,
    excludedPeriods: dated.excludedPeriods,
    type: directionOf(found.rest),
    ...subjects,
    ...reading.bounds,
    ...accountsOf(found, accounts),
    statuses: statusesOf(found),
    installments: dated.installments,
    rankings: [],
    texts: [],
    verdict: dated.verdict,
    unread: [...new Set([...inapplicable, ...untold, ...unreadIn(found.rest)])].map(
      (word) => dated.typed.get(word) ?? word,
    ),
  };
  const settled = withoutContradiction(asked, transactions);
  const ranked = { ...settled, rankings: rankingsOf([...dated.rankings, ...reading.rankings], settled) };
  return withTexts(ranked, [...untold, ...unreadIn(found.rest)], transactions, dated.written);
};

const ENGLISH =
  / (?:the|how|much|my|did|spent|spend|spending|last|this|month|year|week|what|and|for|in|on|since|over|under|from) /;
const PORTUGUESE = / (?:de|do|da|no|na|em|com|quanto|mes|ano|semana|e|esse|este|conta|que) /;
// Petrol in English, cooking gas in Portuguese.
const withEnglishGas = (text: string, message: string): string =>
  ENGLISH.test(text) && !PORTUGUESE.test(text) && !/gás/i.test(message) ? text.replaceAll(' gas ', ' gasoline ') : text;

// A city and no month; the rows may print it in one word or in three.
const withCities = (text: string, typed: Map<string, string>): string => {
  if (!text.includes(' rio de janeiro ')) return text;
  typed.set('riodejaneiro', 'rio de janeiro');
  return text.replaceAll(' rio de janeiro ', ' riodejaneiro ');
};

/** "quanto vou gastar em dezembro" is the next December. */
const inFuture = ({ startDate, endDate }: MessagePeriod, today: IsoDate): MessagePeriod =>
  startDate && endDate && endDate < today
    ? { startDate: addMonths(startDate, 12), endDate: addMonths(endDate, 12) }
    : { startDate, endDate };

/**
 * Reads a request in natural language, Portuguese or English. The period is known from the text alone;
 * merchants only once the user's rows are there. What is not understood filters nothing.
 *
 * @param today the caller's date in America/Sao_Paulo
 */
export const readMessage = (message: string, today: IsoDate): ReadMessage => {
  const typed = new Map<string, string>();
  const mend = (text: string) => mended(text, isWordOfName, () => [earlyWords()], typed);
  const written = withEnglishGas(withCities(canonicalText(message), typed), message);
  const plain = withDigits(withoutCourtesies(mend(written)), typed);
  // Before the dates, which would take "em 10 meses" and "top 10 de outubro" for theirs.
  const applicable = withoutInapplicable(plain);
  const { text: paid, installments } = withInstallments(applicable.text);
  // Which of a group's rows are the largest is not asked.
  const { text, rankings } = applicable.unread.length > 0 ? { text: paid, rankings: [] } : withRankings(paid);
  const read = readPeriod(text, today);
  const period = isForecast(written) ? inFuture(read.period, today) : read.period;
  const inapplicable = applicable.unread.flat();
  const verdict = verdictOf({ text: written, startDate: period.startDate, today, inapplicable });
  const dated = { ...read, period, installments, rankings, typed, verdict, written, unread: applicable.unread };
  return {
    period: dated.period,
    mayNameMerchants: wordsBetweenSpaces(dated.text).some(
      (word) => !isMark(word) && /[a-z0-9]/.test(word) && !isSilent(word),
    ),
    against: (rows, accounts, holdings) => interpret(dated, rows, accounts, holdings),
  };
};
