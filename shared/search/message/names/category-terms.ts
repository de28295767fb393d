import {
  categoriesNamed,
  categoriesNamedInAnyNumber,
  coveredNames,
  longestNameInWords,
} from '../../../categories/category-names.ts';
import { type CategoryId, categoryById, subtreeOf } from '../../../categories/category-tree.ts';
import { rewrite, rewriteRuns } from '../rewrite.ts';
import { isCommonWord } from '../talk/lexicon.ts';
import { ids, SAYINGS } from './category-sayings.ts';

/**
 * Categories that a message names, each with all below it.
 *
 * - `said`: the words.
 * - `moved`: the mark of the direction that a word such as `resgates` tells with it.
 */
export type CategoryTerm = { ids: readonly CategoryId[]; said?: string; moved?: string };

const PAYING_THE_CARD =
  '(pag(?:uei|ar|ou|amos|o|amentos?)|paid|pay)((?: (?:a|o|da|do|de|the|my|minha|meu|quanto|qto|qnt))*) (?:fatura|cartao|credit card|card|card bill|credit card bill)(?: d[oe] cartao)?(?: de credito)?';

// Words that are an alias, and mostly something else in a sentence.
const NOT_ALONE =
  /^(?:compras?|purchases?|receitas?|ganhos|earnings|revenue|income|outr[oa]s?|others?|misc|poupanca|check|internal|cash)$/;
const AFTER_CATEGORY = '(?:categoria|category|categorias) (?:de )?([a-z]+)';

/** Names narrower than the category that they are an alias of: where the user's rows have one, those are meant. */
export const BRANDS: readonly string[] = [
  'uber',
  'ifood',
  'airbnb',
  'padaria',
  'padarias',
  'lanchonete',
  'feira',
  'hortifruti',
];

type Put = (term: CategoryTerm) => string;

/** `text` with marks for sayings, categories behind the word "categoria", and names of more than one word. */
export const withCategoryPhrases = (text: string, put: Put): string => {
  const paid = rewrite(text, PAYING_THE_CARD, ([, verb = '']) => {
    const mark = put({ ids: ids('05100000') });
    // Payments of the card are both sides of it, unless somebody did the paying.
    return /^pagamento/.test(verb) ? mark : `${verb} ${mark}`;
  });
  const said = SAYINGS.reduce(
    (rest, [pattern, meant, direction = '']) =>
      rewrite(rest, pattern, ([said]) => `${direction} ${put({ ids: meant, said, moved: direction })}`.trim()),
    paid,
  );
  const explicit = rewrite(said, AFTER_CATEGORY, ([, name = '']) => {
    const meant = categoriesNamed(name);
    return meant && put({ ids: meant });
  });
  return rewriteRuns(explicit, longestNameInWords(), (words) => {
    const meant = words.length > 1 ? categoriesNamedInAnyNumber(words.join(' ')) : null;
    return meant && put({ ids: meant });
  });
};

const BILLS = ids('17020000', '07010000');
/** "contas", which mostly only introduces what is paid. */
export const isBills = (term: CategoryTerm): boolean => term.ids.join() === BILLS.join();

/** How money moved, which says nothing of what for: `pix`, `boleto`. */
export const isMeans = ({ ids: meant }: CategoryTerm): boolean => meant.every((id) => id.startsWith('05'));

/** Bills of a household: one row is one of them, unlike a trip or a shop. */
export const isUtility = ({ ids: meant }: CategoryTerm): boolean =>
  meant.every((id) => BILLS.some((bills) => subtreeOf(bills).some((category) => category.id === id)));

const singular = (word: string): string => word.replace(/(?:es|s)$/, '');

/** The categories that one word names. */
export const categoryOf = (word: string): readonly CategoryId[] | null => {
  if (NOT_ALONE.test(word)) return null;
  const named = categoriesNamed(word);
  if (named || isCommonWord(word)) return named;
  return categoriesNamed(`${word}s`) ?? (word.length > 4 ? categoriesNamed(singular(word)) : null);
};

type Reach = { term: CategoryTerm; within: ReadonlySet<CategoryId> };

const reachOf = (term: CategoryTerm): Reach => ({
  term,
  within: new Set(term.ids.flatMap((id) => subtreeOf(id).map((category) => category.id))),
});

const covers = (wide: Reach, narrow: Reach): boolean => narrow.term.ids.every((id) => wide.within.has(id));

/** Whether all that `narrow` means is part of what `wide` means: `aplicação em cdb`. */
export const isPartOf = (narrow: CategoryTerm, wide: CategoryTerm): boolean => covers(reachOf(wide), reachOf(narrow));

/** The categories of all mentions; one that only introduces a narrower one ("contas de água") is left out. */
export const narrowest = (terms: readonly CategoryTerm[]): CategoryId[] => {
  const distinct = [...new Map(terms.map((term) => [term.ids.join(), term])).values()].map(reachOf);
  const kept = distinct.filter((term) => !distinct.some((other) => covers(term, other) && !covers(other, term)));
  return [...new Set(kept.flatMap(({ term }) => [...term.ids]))];
};

/** Canonical names that the categories cover. */
export const coveredBy = (given: readonly CategoryId[]): ReadonlySet<string> => new Set(given.flatMap(coveredNames));

export const namesOf = (given: readonly CategoryId[]): string[] =>
  given.flatMap((id) => categoryById(id)?.portuguese ?? []);
