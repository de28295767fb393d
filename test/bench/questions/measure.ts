import { readMessage } from '../../../shared/ledger/message/interpret-message.ts';
import { asksFor } from '../../../shared/ledger/message/interpretation.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { searchPeriod } from '../../../shared/ledger/transaction-search.ts';
import { expectedRows } from './expected-rows.ts';
import type { Question } from './question.ts';
import { accounts, rows, today } from './rows.ts';

export type Measured = {
  questions: number;
  /** Questions answered with exactly the rows that a careful reader expects. */
  exact: number;
  /** Of the rows answered, the share that was expected; every question weighs the same. */
  precision: number;
  /** Of the rows expected, the share that was answered. */
  recall: number;
};

/**
 * The rows that a question selects, as the operation answers it without any other parameter; of a question that asks for
 * a few rows of an order, those that they are picked from, since the expectations of the two sets know no order.
 */
export const answeredRows = (ask: string): Transaction[] => {
  const message = readMessage(ask, today);
  const asked = message.against(rows, accounts);
  const isMeant = asksFor(asked);
  const period = searchPeriod({}, message.period, today);
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  return rows.filter(
    (row) =>
      period &&
      row.date >= period.startDate &&
      row.date <= period.endDate &&
      isMeant(row, accountOf.get(row.accountId)),
  );
};

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const mean = (shares: readonly number[]): number => shares.reduce((total, one) => total + one, 0) / shares.length;

const scored = ({ ask, expect }: Question) => {
  const [answered, expected] = [answeredRows(ask), expectedRows(expect)];
  const right = answered.filter((row) => expected.includes(row)).length;
  return {
    isExact: right === answered.length && right === expected.length,
    precision: share(right, answered.length),
    recall: share(right, expected.length),
  };
};

export const measured = (questions: readonly Question[]): Measured => {
  const scores = questions.map(scored);
  return {
    questions: questions.length,
    exact: mean(scores.map(({ isExact }) => (isExact ? 1 : 0))),
    precision: mean(scores.map(({ precision }) => precision)),
    recall: mean(scores.map(({ recall }) => recall)),
  };
};

export const isAnswered = (question: Question): boolean => scored(question).isExact;
