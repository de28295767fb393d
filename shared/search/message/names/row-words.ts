import type { Transaction } from '../../../ledger/transaction.ts';
import { isCommonWord, isSilent } from '../talk/lexicon.ts';
import {
  type Described,
  type Merchant,
  merchantOf,
  normalized,
  type PrintedName,
  printed,
  printedAs,
  rowTexts,
} from './merchant.ts';

// How banks write what they book: it says nothing of the other side.
const BOILERPLATE =
  /^(?:pix|ted|doc|transf\w*|enviad[ao]s?|envio|env|recebid[ao]s?|pelo|via|para|compra|pag|pagto|pgto|pagamento|pagtos?|boleto|efetuad[ao]|deb|debito|cred|credito|aut|automatico|fatura|cartao|conta|tar|tarifa|no|de|da|do|em|com|br|brasil|sp|rj|ltda|sa|me|s|a|e|o|rshop|visa|elo|electron|master|mastercard|des|rem|rend|rendimento|saque|aplicacao|resgate|mp|pg|ec|dm|dl|nac|int|sistemas?|servicos?|comercio|solucoes|lj|loja|lojas|fl|filial|on|mensalidade|mensal|mensais|semanal|semestral|trimestral|anual|anuais|\d+)$/;

const isBoilerplate = (word: string): boolean => BOILERPLATE.test(word);
// Part of many printed names, and where somebody was when said alone.
const PLACE = /^(?:bairro|avenida|rua|praia|km)$/;
const isPlace = (word: string): boolean => PLACE.test(word);
/** Whether the word says something of who was paid. */
const tells = (word: string): boolean => word.length > 1 && !isBoilerplate(word) && !isSilent(word);

/** A shop's names: people say one, and banks print any of them. */
const NAMES_OF_ONE: readonly string[] = [
  'ifood|ifd',
  'mcdonalds|mcdonald|mequi|arcos dourados',
  'magalu|magazine luiza|mgluiza',
  'amazon|amzn',
  'chatgpt|openai|chat gpt',
  'mercado livre|meli|mercadolibre',
  'aliexpress|ali express',
  'shopee|shpp',
  'casas bahia|via varejo',
  'pao de acucar|companhia brasileira de distribuicao',
  'burger king|bk brasil',
  'gol|gol linhas aereas|vrg linhas',
  'latam|tam linhas aereas',
  'leroy|leroy merlin',
  'smartfit|smart fit|smart academia',
  'disney|disney plus',
  'playstation|psn|sony interactive',
  'xbox|microsoft xbox',
  'facebook|facebk|meta platforms',
  'centauro|sbf comercio',
  'americanas|lojas americanas|lasa',
  'sodimac|construdecor',
  'enel|eletropaulo',
  'quinto andar|quintoandar',
  'wellhub|gympass',
];
const WORDS_OF_SHOPS: ReadonlySet<string> = new Set(NAMES_OF_ONE.flatMap((line) => line.split(/[| ]/)));
/** Spelled right, though no row prints it: `casas bahia` where banks print `VIA VAREJO`. */
export const isWordOfShop = (word: string): boolean => WORDS_OF_SHOPS.has(word);

const sameNames = (): [string, string][] =>
  NAMES_OF_ONE.flatMap((line) => {
    const names = line.split('|');
    return names.map((name): [string, string] => [
      name.replaceAll(' ', ''),
      names.filter((other) => other !== name).join('|'),
    ]);
  });

/** Names that banks print otherwise than people say them. */
const PRINTED_NAMES: ReadonlyMap<string, string> = new Map([
  ...['refund', 'refunds', 'reembolso', 'reembolsos', 'estorno', 'estornos', 'devolucao', 'devolucoes'].map(
    (name) => [name, 'estorno|reembolso|devolucao|estornado'] as const,
  ),
  ['mc', 'arcos dourados|mcdonalds'],
  ['condominio', 'cond'],
  ...sameNames(),
]);

/** Other names under which banks print what the run of words names. */
const otherNames = (run: readonly string[]): string[][] =>
  (PRINTED_NAMES.get(run.join(''))?.split('|') ?? []).map((name) => name.split(' '));

// Dates and installments make thousands of texts of a hundred: they end the line and hold no name.
const CLOSING_DATE = 6;
const withoutDate = (text: string): string => (text.at(-3) === '/' ? text.slice(0, -CLOSING_DATE) : text);

const SHORTEST_START = 5;
const SHORTEST_GLUED = 6;
const LONGEST_WORD = 60;
/** Searches through all texts for one message; a message of thirty unknown words needs no more. */
const MOST_SEARCHES = 100;

/** Answers each question once, and none behind the first `most`. */
const bounded = (most: number) => {
  const answers = new Map<string, number>();
  return (question: string, look: () => number): number => {
    const known = answers.get(question);
    if (known !== undefined) return known;
    if (answers.size >= most) return -1;
    const found = look();
    answers.set(question, found);
    return found;
  };
};

/** Every text of the rows once, between single spaces, to look names up in. */
const rowIndex = (rows: readonly Described[]) => {
  const distinct = new Set<string>();
  for (const row of rows) distinct.add(withoutDate(printed(row)));
  const text = normalized([...distinct].join(' \n '))
    .replaceAll('\n', ' \n ')
    .replaceAll('  ', ' ');
  const lines = ` ${text} `;
  const words: ReadonlySet<string> = new Set(lines.split(/[ \n]+/));
  let glued: string | undefined;
  const search = bounded(MOST_SEARCHES);
  // Where the texts have it; -1 where they do not, and once the message has had its searches.
  const placeOf = (text: string): number => search(text, () => lines.indexOf(text));
  const matches = (pattern: RegExp): boolean => search(pattern.source, () => lines.search(pattern)) >= 0;

  // "smart" begins "smartfit"; the beginning of a bank's own word is no name.
  const beginsWord = (start: string): boolean => {
    const at = start.length < SHORTEST_START ? -1 : placeOf(` ${start}`);
    const [whole = ''] = at < 0 ? [] : lines.slice(at + 1, at + LONGEST_WORD).split(/[ \n]/);
    return whole !== '' && !isBoilerplate(whole) && !isCommonWord(whole);
  };
  const gluedPlaceOf = (name: string): number => {
    glued ??= lines.replaceAll(' ', '');
    return glued.indexOf(name);
  };
  const isGlued = (name: string): boolean =>
    name.length >= SHORTEST_GLUED &&
    search(`glued ${name}`, () => gluedPlaceOf(name)) >= 0 &&
    matches(printedAs({ name, isWhole: false }));
  const isPhrase = (run: readonly string[]): boolean =>
    run.slice(0, -1).every((word) => words.has(word)) &&
    placeOf(` ${run.slice(0, 2).join(' ')}`) >= 0 &&
    placeOf(` ${run.join(' ')}`) >= 0;
  return {
    words,
    beginsWord,
    /** How the rows print the words, in this order, wherever they have their spaces; null where they do not. */
    printedName: (run: readonly string[]): PrintedName | null => {
      const [first = '', ...others] = run;
      const name = run.join('');
      if (words.has(name)) return { name, isWhole: true };
      if (others.length === 0) return beginsWord(first) || isGlued(first) ? { name, isWhole: false } : null;
      if (!isPhrase(run)) return null;
      return { name, isWhole: placeOf(` ${run.join(' ')} `) >= 0 };
    },
    hasNumber: (digits: string): boolean => matches(new RegExp(` ${digits}(?:[a-z]| )`)),
  };
};

type Row = Described & Pick<Transaction, 'category'>;

const LONGEST_RUN = 5;
const SHORTEST_MENDED = 4;
const NUMBER_NAME = /^\d{2,4}$/;
/** Merchants of one message: each is looked for in every row. Further ones stay unread. */
const MOST_MERCHANTS = 20;

/** The words of a user's rows, to find in them what a message names. Read once per request and only when asked. */
export const rowWords = (rows: readonly Row[]) => {
  let built: ReturnType<typeof rowIndex> | undefined;
  const index = () => {
    built ??= rowIndex(rows);
    return built;
  };
  const textOf = rowTexts();
  const answers = new Map<string, Merchant | null>();
  let merchants = 0;
  const once = (name: string, look: () => Merchant | null): Merchant | null => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const found = merchants < MOST_MERCHANTS ? look() : null;
    if (found) merchants += 1;
    answers.set(name, found);
    return found;
  };
  const lookUp = (run: readonly string[]): Merchant | null => {
    if (run.length > LONGEST_RUN || !run.some(tells) || (run.length === 1 && isPlace(run[0] ?? ''))) return null;
    if (run.length > 1 && (isBoilerplate(run[0] ?? '') || isBoilerplate(run.at(-1) ?? ''))) return null;
    const names = [run, ...otherNames(run)].flatMap((name) => index().printedName(name) ?? []);
    return names.length > 0 ? merchantOf(run.join(' '), names, textOf) : null;
  };
  let categories: Set<string | null> | undefined;
  return {
    /** Words of the rows that a misspelled word may have meant. */
    distinctive: (): string[] =>
      [...index().words].filter((word) => word.length >= SHORTEST_MENDED && !isBoilerplate(word) && !/\d/.test(word)),
    /** Whether a row has one of the categories. */
    hasCategory: (names: ReadonlySet<string>): boolean => {
      categories ??= new Set(rows.map(({ category }) => category));
      return [...categories].some((category) => category !== null && names.has(category));
    },
    knows: (word: string): boolean => index().words.has(word) || index().beginsWord(word),
    /** The merchant that a run of words names. */
    merchant: (run: readonly string[]): Merchant | null => once(run.join(' '), () => lookUp(run)),
    /** The rows that print the word, or its singular, whatever the word is. */
    printed: (word: string): Merchant | null =>
      once(`printed ${word}`, () => {
        const name = [word, word.replace(/s$/, '')].find((form) => index().words.has(form));
        return name === undefined ? null : merchantOf(name, [{ name, isWhole: true }], textOf);
      }),
    /** The merchant that a bare number names, such as 99. */
    numbered: (digits: string): Merchant | null =>
      once(`number ${digits}`, () =>
        NUMBER_NAME.test(digits) && index().hasNumber(digits)
          ? merchantOf(digits, [{ name: digits, isWhole: false }], textOf)
          : null,
      ),
  };
};
export type RowWords = ReturnType<typeof rowWords>;
