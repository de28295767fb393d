import type { CategoryName } from '../categories/category-tree.ts';
import { type BankOperation, bankOperations, transferMeans } from './knowledge/bank-operations.ts';

type Direction = 'DEBIT' | 'CREDIT';
type Compiled = BankOperation & { pattern: RegExp };
/** Null leaf: the text names an operation that does not move money this way. */
export type OperationFound = { leaf: CategoryName | null; words: string };

const compiled = (operations: readonly BankOperation[]): Compiled[] =>
  operations.map((operation) => ({ ...operation, pattern: new RegExp(`\\b(?:${operation.words})`) }));

let operations: Compiled[] | undefined;
let means: Compiled[] | undefined;

const found = (rules: Compiled[], text: string, type: Direction, isCard: boolean): OperationFound | null => {
  let contradicted: OperationFound | null = null;
  for (const rule of rules) {
    const concerns = rule.account === undefined || (rule.account === 'CREDIT') === isCard;
    if (!concerns || !rule.pattern.test(text)) continue;
    if (rule.type === undefined || rule.type === type) return { leaf: rule.leaf, words: rule.words };
    contradicted ??= { leaf: null, words: rule.words };
  }
  return contradicted;
};

/** What the bank booked by itself: tarifas, juros, salary, investments ... in normalized text. */
export const bankOperation = (text: string, type: Direction, isCard: boolean): OperationFound | null => {
  operations ??= compiled(bankOperations);
  return found(operations, text, type, isCard);
};

/** The means of a transfer that the text names. */
export const transferMean = (text: string, type: Direction, isCard: boolean): OperationFound | null => {
  means ??= compiled(transferMeans);
  return found(means, text, type, isCard);
};
