import { isUtility } from './category-terms.ts';
import { isMerchant, type Term } from './mentions.ts';
import type { RankingMention } from './ranking.ts';
import { rewrite } from './rewrite.ts';

type By = RankingMention['by'];

const COUNT = '([1-9]\\d{0,2})';
const TERM = '‹t(\\d+)›';
// "menos o último uber" leaves one out, and asks for all others.
const NOT_EXCLUDED = '(?<!‹x› (?:[oa]s?|the|my|meus?|minhas?) )(?<!‹x› )';

/** The words of an order before the name, of one row and of many, and behind it. */
const orders: readonly (readonly [by: By, one: string, many: string, behind: string])[] = [
  ['latest', 'ultim[oa]|last|latest|most recent', 'ultim[oa]s|last|latest|most recent', 'mais recente'],
  ['earliest', 'primeir[oa]|first|earliest', 'primeir[oa]s|first|earliest', 'mais antig[oa]'],
  ['largest', 'maior|biggest|largest|most expensive', 'maiores|biggest|largest', 'mais (?:car|alt)[oa]'],
  ['smallest', 'menor|smallest|cheapest', 'menores|smallest|cheapest', 'mais (?:barat|baix)[oa]'],
];
const ABOUT = /ultim|primeir|last|latest|recent|first|earliest|maior|menor|biggest|largest|smallest|cheapest|mais /;

/**
 * `o último uber`, `últimos 3 ifood`, `a netflix mais cara`: rows of a merchant in an order, which only the user's rows tell
 * from any other word. Of a category that is asked less surely: "a última viagem" has many rows, "o maior mercado" is a
 * shop; of bills it is: "a conta de luz mais cara".
 * @param text in which `‹t0›` stands for the first of `terms`
 */
export const withOrdersOfMerchants = (text: string, terms: readonly Term[]) => {
  const rankings: RankingMention[] = [];
  if (!ABOUT.test(text)) return { text, rankings };
  const asks = (by: By, place: string | undefined, count = '1'): boolean => {
    const term = terms[Number(place)];
    const isRow = term && (isMerchant(term) || isUtility(term));
    if (isRow) rankings.push({ by, count: Number(count), noun: 'other' });
    return Boolean(isRow);
  };
  const rest = orders.reduce((left, [by, one, many, behind]) => {
    const before = rewrite(
      left,
      `${NOT_EXCLUDED}(?:(?:${many}) ${COUNT}|${COUNT} (?:${many})|${one})(?= (?:d[oa] )?${TERM} )`,
      ([, after, ahead, place]) => (asks(by, place, after ?? ahead) ? '‹s›' : null),
    );
    return rewrite(before, `${TERM} (?:${behind})(?! (?:que|do que|than) )`, ([words, place]) =>
      asks(by, place) ? `${words.split(' ')[0]} ‹s›` : null,
    );
  }, text);
  return { text: rest, rankings };
};
