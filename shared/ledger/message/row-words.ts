import { withoutAccents } from '../categories/normalize-text.ts';
import type { Transaction } from '../transaction.ts';
import { isCommonWord, isSilent } from './lexicon.ts';

export type Described = Pick<Transaction, 'description' | 'merchant'>;
type Row = Described & Pick<Transaction, 'category'>;

const printed = ({ description, merchant }: Described): string =>
  merchant && merchant !== description ? `${description} ${merchant}` : description;

// Dates and installments make thousands of texts of a hundred: they close the line and name nobody.
const CLOSING_DATE = 6;
const withoutDate = (text: string): string => (text.at(-3) === '/' ? text.slice(0, -CLOSING_DATE) : text);

// "C&A" is said "c&a" or "cea".
const normalized = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/(?<=[a-z])&(?=[a-z])/g, 'e')
    .replace(/[^a-z0-9\n]+/g, ' ');

// How banks write what they book: it says nothing of the other side.
const BOILERPLATE =
  /^(?:pix|ted|doc|transf\w*|enviad[ao]s?|envio|env|recebid[ao]s?|pelo|via|para|compra|pag|pagto|pgto|pagamento|pagtos?|boleto|efetuad[ao]|deb|debito|cred|credito|aut|automatico|fatura|cartao|conta|tar|tarifa|no|de|da|do|em|com|br|brasil|sp|rj|ltda|sa|me|s|a|e|o|rshop|visa|elo|electron|master|mastercard|des|rem|rend|rendimento|saque|aplicacao|resgate|mp|pg|ec|dm|dl|nac|int|sistemas?|servicos?|comercio|solucoes|lj|loja|lojas|fl|filial|on|mensalidade|\d+)$/;
const PHRASE = 5;
const SHORTEST_WORD = 4;
const SHORTEST_START = 5;
const SHORTEST_GLUED = 6;
const LONGEST_WORD = 60;

/** A merchant as it stands in the user's rows. */
export type Merchant = { name: string; isIn: (row: Described) => boolean };

/** Names that banks print otherwise than people say them. */
const PRINTED_NAMES: ReadonlyMap<string, string> = new Map([
  ...['refund', 'refunds', 'reembolso', 'reembolsos', 'estorno', 'estornos', 'devolucao', 'devolucoes'].map(
    (name) => [name, 'estorno|reembolso|devolucao|estornado'] as const,
  ),
  ['ifood', 'ifd'],
  ['mcdonalds', 'arcos dourados'],
  ['mcdonald', 'arcos dourados'],
  ['mc', 'arcos dourados'],
  ['mequi', 'arcos dourados'],
  ['magalu', 'magazine luiza'],
  ['amazon', 'amzn'],
  ['chatgpt', 'openai'],
]);

/** Texts of rows between single spaces, a line each, and every word of them. */
const indexOf = (rows: readonly Described[]) => {
  const distinct = new Set<string>();
  for (const row of rows) distinct.add(withoutDate(printed(row)));
  const lines = ` ${normalized([...distinct].join(' \n '))
    .replaceAll('\n', ' \n ')
    .replaceAll('  ', ' ')} `;
  return { lines, glued: lines.replaceAll(' ', ''), words: new Set(lines.split(/[ \n]+/)) };
};

const tells = (word: string): boolean => word.length > 1 && !BOILERPLATE.test(word) && !isSilent(word);

/** The words of a user's rows, to find in them what a message names. Made once per request and only when asked. */
export const rowWords = (rows: readonly Row[]) => {
  let categories: Set<string | null> | undefined;
  let built: ReturnType<typeof indexOf> | undefined;
  const index = () => {
    built ??= indexOf(rows);
    return built;
  };
  const starts = (word: string): boolean => {
    const at = word.length < SHORTEST_START ? -1 : index().lines.indexOf(` ${word}`);
    const whole =
      at < 0
        ? ''
        : (index()
            .lines.slice(at + 1, at + LONGEST_WORD)
            .split(/[ \n]/)[0] ?? '');
    return whole !== '' && !BOILERPLATE.test(whole) && !isCommonWord(whole);
  };
  const isGlued = (word: string): boolean =>
    word.length >= SHORTEST_GLUED && index().glued.includes(word) && beginningWith([word]).test(index().lines);
  const isNumberName = (word: string): boolean =>
    /^\d{2,4}$/.test(word) && new RegExp(` ${word}(?:[a-z]| )`).test(index().lines);
  const occurs = (run: readonly string[]): boolean => {
    const [first = '', ...others] = run;
    const { words, lines } = index();
    if (words.has(run.join(''))) return true;
    if (others.length === 0) return starts(first) || isGlued(first);
    return words.has(first) && lines.includes(` ${run.join(' ')}`);
  };
  const found = new Map<string, Merchant | null>();
  const lookUp = (run: readonly string[]): Merchant | null => {
    const [first = '', last = ''] = [run[0], run.at(-1)];
    if (run.length > PHRASE || !run.some(tells)) return null;
    if (run.length > 1 && (BOILERPLATE.test(first) || BOILERPLATE.test(last))) return null;
    const other = PRINTED_NAMES.get(run.join(''));
    const names = [run, ...(other?.split('|') ?? []).map((name) => name.split(' '))]
      .filter(occurs)
      .map((name) => name.join(''));
    return names.length > 0 ? merchantOf(run.join(' '), names) : null;
  };
  const once = (name: string, look: () => Merchant | null): Merchant | null => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const merchant = look();
    found.set(name, merchant);
    return merchant;
  };
  return {
    /** Words of the rows that a misspelled word may have meant. */
    distinctive: (): string[] =>
      [...index().words].filter((word) => word.length >= SHORTEST_WORD && !BOILERPLATE.test(word) && !/\d/.test(word)),
    /** Whether a row has one of the categories. */
    hasCategory: (names: ReadonlySet<string>): boolean => {
      categories ??= new Set(rows.map(({ category }) => category));
      return [...categories].some((category) => category !== null && names.has(category));
    },
    /** The rows that print the word, or its singular. */
    printed: (word: string): Merchant | null => {
      const found = [word, word.replace(/s$/, '')].find((form) => index().words.has(form));
      return found === undefined ? null : merchantOf(found, [found]);
    },
    knows: (word: string): boolean => index().words.has(word) || starts(word),
    /** The merchant that a run of words names: all of them, in this order, wherever the row has its spaces. */
    merchant: (run: readonly string[]): Merchant | null => once(run.join(' '), () => lookUp(run)),
    /** The merchant that a bare number names, such as 99. */
    numbered: (word: string): Merchant | null =>
      once(`number ${word}`, () => (isNumberName(word) ? merchantOf(word, [word]) : null)),
  };
};
export type RowWords = ReturnType<typeof rowWords>;

// Letters may stand apart; digits belong together, and so does what follows them.
const spaced = (name: string): string => {
  if (/^\d+$/.test(name)) return `${name}(?!\\d)`;
  return name.length < SHORTEST_WORD ? `${name}(?= )` : [...name].join(' ?');
};

const beginningWith = (glued: readonly string[]): RegExp => new RegExp(` (?:${glued.map(spaced).join('|')})`);

const merchantOf = (name: string, glued: readonly string[]): Merchant => {
  const pattern = beginningWith(glued);
  const answers = new Map<string, boolean>();
  const answer = (text: string): boolean => {
    const isFound = pattern.test(` ${normalized(text)} `);
    answers.set(text, isFound);
    return isFound;
  };
  return {
    name,
    isIn: (row) => {
      const text = printed(row);
      return answers.get(text) ?? answer(text);
    },
  };
};
