import type { CategoryName } from '../categories/category-tree.ts';
import { type BankOperation, bankOperations, transferMeans } from './knowledge/bank-operations.ts';
import { bankPhrases } from './knowledge/bank-phrases.ts';
import { isIntroduction } from './people.ts';

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
  operations ??= compiled([...bankPhrases, ...bankOperations]);
  return found(operations, text, type, isCard);
};

/** The means of a transfer that the text names. */
export const transferMean = (text: string, type: Direction, isCard: boolean): OperationFound | null => {
  means ??= compiled(transferMeans);
  return found(means, text, type, isCard);
};

const PAYS =
  /^(?:(?:int|internet|mobile|mob|celular|app|bankline) )?(?:pagamentos?|pagtos?|pgtos?|pag|pg)\b(?! (?:seguro|bank|leve|menos)\b)/;

/** By which something was paid; inside the phrase of a payment none of these is goods: `PAGTO INTERNET BANKING`. */
const CHANNEL =
  /^(?:internet|banking|celular|mobile|app|apps|aplicativo|taa|atm|bankline|autoatendimento|autoatend|terminal|online|on|line|caixa|eletron\w*|lot(?:er\w*)?|casa|corresp\w*|correspondente|agencia|site|web|pos|qr|codigo|barras|deb\w*|aut\w*|c|cc|realizad[ao]s?|efetuad[ao]s?|faturas?|fat|conta|contas|convenios?|conv)$/;

const UTILITIES = /^(?:concess(?:ionarias?)?|consumo)$/;

/** Of those, the ones that are goods elsewhere: behind a transfer or a boleto they close the line. */
const GOODS_ELSEWHERE = /^(?:internet|celular|app|mobile|eletron\w*|loter\w*)$/;

/** Whether a channel begins at word `at` and nothing else follows. */
export const isChannel = (words: readonly string[], at: number): boolean =>
  GOODS_ELSEWHERE.test(words[at] ?? '') && words.slice(at).every((word) => CHANNEL.test(word));

/** Whether a bank's text says that something was paid, and not by which kind of transfer. */
export const isPayment = (cleaned: string): boolean => PAYS.test(cleaned);

/** Whether the payment goes to a company of water, light or gas, whatever its name is. */
export const isOfUtility = (words: readonly string[]): boolean => words.some((word) => UTILITIES.test(word));

/** Index of the word that begins the payee's name; after the last word when the phrase names none. */
export const payeeStart = (words: readonly string[]): number => {
  const start = words.findIndex((word) => !isIntroduction(word) && !CHANNEL.test(word) && !UTILITIES.test(word));
  return start < 0 ? words.length : start;
};
