import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { ranked } from '../../../shared/search/message/amounts/ranking.ts';
import { readMessage } from '../../../shared/search/message/interpret-message.ts';
import { asksFor } from '../../../shared/search/message/interpretation.ts';
import { searchPeriod } from '../../../shared/search/transaction-search.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { askedOn } from './asked-on.ts';
import { expectedRows } from './expected-rows.ts';
import type { Expectation, Question } from './question.ts';
import { accounts, rowsOn, today as written } from './rows.ts';

export type Measured = {
  questions: number;
  /** Questions answered with exactly the rows that a careful reader expects. */
  exact: number;
  /** Of the rows answered, the share that was expected; every question weighs the same. */
  precision: number;
  /** Of the rows expected, the share that was answered. */
  recall: number;
  /** Of the questions with words that no answer applies, the share whose answer names them all as unread. */
  named: number;
  /** Of the questions that an answer can apply altogether, the share whose answer names a word as unread all the same. */
  misnamed: number;
};

/** What the operation reads in a question without any other parameter. */
const readingOf = (ask: string, today: IsoDate) => {
  const message = readMessage(ask, today);
  const rows = rowsOn(today);
  return { period: message.period, asked: message.against(rows, accounts), today, rows };
};
type Reading = ReturnType<typeof readingOf>;

const answeredBy = ({ period: named, asked, today, rows }: Reading): Transaction[] => {
  const isMeant = asksFor(asked);
  const period = searchPeriod({}, named, today);
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  return rows.filter(
    (row) =>
      period &&
      row.date >= period.startDate &&
      row.date <= period.endDate &&
      isMeant(row, accountOf.get(row.accountId)),
  );
};

/**
 * The rows that a question selects, as the operation answers it without any other parameter; of a question that asks for
 * a few rows of an order, those that they are picked from, since the expectations of the two sets know no order.
 */
export const answeredRows = (ask: string): Transaction[] => answeredBy(readingOf(ask, written));

/** The rows that the operation lists: those that it selects, and of an order the few that are asked for. */
const listedBy = (reading: Reading): readonly Transaction[] =>
  ranked(answeredBy(reading), reading.asked.rankings, reading.rows, accounts);

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const mean = (shares: readonly number[]): number => shares.reduce((total, one) => total + one, 0) / shares.length;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);

const unreadIn = ({ asked }: Reading): string[] => asked.unread.flatMap(wordsOf);

/** The expectation that the answer's rows are held against: whether it applied a condition shows in what it names as unread. */
const expectationOf = ({ expect, elseUnread, applied }: Question, unread: readonly string[]): Expectation =>
  applied && !elseUnread?.some((word) => unread.includes(word)) ? applied : expect;

const scored = (question: Question, today: IsoDate) => {
  const reading = readingOf(question.ask, today);
  const unread = unreadIn(reading);
  const expectation = expectationOf(question, unread);
  // Only what is expected of a reader that applies the order knows which rows it picks.
  const answer = expectation === question.applied ? listedBy : answeredBy;
  const [answered, expected] = [answer(reading), expectedRows(expectation, today)];
  const right = answered.filter((row) => expected.includes(row)).length;
  return {
    isExact: right === answered.length && right === expected.length,
    precision: share(right, answered.length),
    recall: share(right, expected.length),
    mustName: question.unread !== undefined,
    isNamed: question.unread?.every((word) => unread.includes(word)) ?? true,
    isMisnamed: !(question.unread || question.elseUnread) && unread.length > 0,
    mayMisname: !(question.unread || question.elseUnread),
  };
};

const shareOf = <Score>(scores: readonly Score[], isCounted: (score: Score) => boolean): number =>
  share(scores.filter(isCounted).length, scores.length);

/** @param today the day on which the questions are asked; those whose words do not say which days are meant then are left out */
export const measured = (all: readonly Question[], today: IsoDate = written): Measured => {
  const questions = all.flatMap((question) => askedOn(question, today) ?? []);
  const scores = questions.map((question) => scored(question, today));
  return {
    questions: questions.length,
    exact: shareOf(scores, ({ isExact }) => isExact),
    precision: mean(scores.map(({ precision }) => precision)),
    recall: mean(scores.map(({ recall }) => recall)),
    named: shareOf(
      scores.filter(({ mustName }) => mustName),
      ({ isNamed }) => isNamed,
    ),
    misnamed: shareOf(
      scores.filter(({ mayMisname }) => mayMisname),
      ({ isMisnamed }) => isMisnamed,
    ),
  };
};

/** Whether the answer selects exactly the expected rows, and names the words that it could not apply. */
export const isAnswered = (question: Question, today: IsoDate = written): boolean => {
  const { isExact, isNamed } = scored(question, today);
  return isExact && isNamed;
};
