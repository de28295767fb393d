import { textsWithin } from '../categories/category-groups.ts';
import { categoriesNamed, longestNameInWords } from '../categories/category-names.ts';
import { type CategoryId, categoryById, isWithin, subtreeOf } from '../categories/category-tree.ts';
import { isCommonWord } from './lexicon.ts';
import { rewrite, rewriteRuns } from './rewrite.ts';

/** Categories that a message names, each with all below it. */
export type CategoryTerm = { ids: readonly CategoryId[] };

const ids = (...given: CategoryId[]): readonly CategoryId[] => given;

/** What people say in a sentence and would not give as a category's name. */
const SAYINGS: readonly (readonly [pattern: string, ids: readonly CategoryId[], direction?: string])[] = [
  [
    '(?:com(?:i|endo|emos|er|ida)|almoc[a-z]+|jant[a-z]+|saindo|eat(?:ing)?|ate|dine|dined) (?:fora|out)|almoco|almocos|almocei|jantar|jantares|jantei|lanchei|cafezinhos?|botecos?|barzinhos?|cafeterias?|cafes|coffees?(?: shops?)?|lunch|lunches|dinners?',
    ids('11010000'),
  ],
  ['comi|rango|comes e bebes', ids('11000000', '10000000')],
  ['abasteci|abastecer|abastecendo|gasosa', ids('19050001')],
  ['markets?|mercadinho|supermercadinho|sacolao|quitanda|acougue|mercearia', ids('10000000')],
  ['busao|conducao', ids('19020000')],
  ['cabs?', ids('19010000')],
  ['facul', ids('07020002')],
  ['role|roles|balada|baladas|passeios?', ids('21000000', '07040000')],
  ['clinica veterinaria|veterinaria|cachorro|gato|racao|dog', ids('08030000')],
  ['streaming services?|servicos de streaming', ids('09020000', '09030000')],
  ['(?:manutencao|conserto|revisao|oficina)(?: d[oe])? (?:carro|veiculo|moto)', ids('19050005')],
  [
    'transferencias? entre (?:as )?(?:minhas )?contas(?: proprias)?|(?:pra|para) (?:a )?(?:minha )?poupanca',
    ids('04000000', '05060000'),
  ],
  ['(?:dinheiro|grana) sacad[oa]|saquei|sacar|sacado|withdrew|withdrawn', ids('05020000')],
  ['investi|apliquei|aplicado|aplicacao', ids('03000000')],
  ['decimo terceiro|13 salario|bonus salarial', ids('01010000')],
  ['(?:credit )?card bills?(?: payments?)?|(?:credit )?card payments?', ids('05100000')],
  [
    'interest (?:earned|received|income)|(?<= savings )interest|interest(?= (?:on|from) (?:my )?savings)|juros (?:recebidos|d[oae]s? (?:poupanca|cdb|investimentos?))',
    ids('03060000'),
  ],
  ['resgates?|resgatei', ids('03000000'), '‹i›'],
  ['(?:taxas?|tarifas?) d[oe] cartao(?: de credito)?', ids('16030000')],
  ['(?<= compr[a-z]+ )(?:pela|na) internet', ids('08010000')],
];
const PAYING_THE_CARD =
  '(pag(?:uei|ar|ou|amos|o|amentos?)|paid|pay)((?: (?:a|o|da|do|de|the|my|minha|meu))*) (?:fatura|cartao|credit card|card|card bill|credit card bill)(?: d[oe] cartao)?(?: de credito)?';

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
      rewrite(rest, pattern, () => `${put({ ids: meant })} ${direction}`.trim()),
    paid,
  );
  const explicit = rewrite(said, AFTER_CATEGORY, ([, name = '']) => {
    const meant = categoriesNamed(name);
    return meant && put({ ids: meant });
  });
  return rewriteRuns(explicit, longestNameInWords(), (words) => {
    const meant = words.length > 1 ? categoriesNamed(words.join(' ')) : null;
    return meant && put({ ids: meant });
  });
};

const BILLS = ids('17020000', '07010000');
/** "contas", which mostly only introduces what is paid. */
export const isBills = (term: CategoryTerm): boolean => term.ids.join() === BILLS.join();

const singular = (word: string): string => word.replace(/(?:es|s)$/, '');

/** The categories that one word names. */
export const categoryOf = (word: string): readonly CategoryId[] | null => {
  if (NOT_ALONE.test(word)) return null;
  const named = categoriesNamed(word);
  if (named || isCommonWord(word)) return named;
  return categoriesNamed(`${word}s`) ?? (word.length > 4 ? categoriesNamed(singular(word)) : null);
};

const covers = (wide: CategoryTerm, narrow: CategoryTerm): boolean =>
  narrow.ids.every((id) => {
    const category = categoryById(id);
    return category !== null && wide.ids.some((other) => isWithin(category, other));
  });

/** The categories of all mentions; one that only introduces a narrower one ("contas de água") is left out. */
export const narrowest = (terms: readonly CategoryTerm[]): CategoryId[] => {
  const kept = terms.filter((term) => !terms.some((other) => covers(term, other) && !covers(other, term)));
  return [...new Set(kept.flatMap((term) => [...term.ids]))];
};

/** Canonical names that the categories cover. */
export const coveredBy = (given: readonly CategoryId[]): ReadonlySet<string> =>
  new Set(given.flatMap((id) => [...subtreeOf(id).map(({ portuguese }) => portuguese), ...textsWithin(id)]));

export const namesOf = (given: readonly CategoryId[]): string[] =>
  given.flatMap((id) => categoryById(id)?.portuguese ?? []);
