import { isMerchant, type Term } from './mentions.ts';
import type { RankingMention } from './ranking.ts';
import { rewrite } from './rewrite.ts';

const LAST = '(?:ultim[oa]|last|latest|most recent)';
const LASTS = '(?:ultim[oa]s|last|latest|most recent)';
const COUNT = '([1-9]\\d{0,2})';
// "menos o último uber" leaves one out, and asks for all others.
const NOT_EXCLUDED = '(?<!‹x› (?:[oa]s?|the|my|meus?|minhas?) )(?<!‹x› )';

/**
 * `o último uber`, `últimos 3 ifood`: the latest rows of a merchant, which only the user's rows tell from any other word.
 * Of a category that is asked less surely: "a última viagem" has many rows, "o maior mercado" is a shop.
 * @param text in which `‹t0›` stands for the first of `terms`
 */
export const withLastOfMerchants = (text: string, terms: readonly Term[]) => {
  const rankings: RankingMention[] = [];
  const rest = rewrite(
    text,
    `${NOT_EXCLUDED}(?:${LASTS} ${COUNT}|${COUNT} ${LASTS}|${LAST})(?= ‹t(\\d+)› )`,
    ([, behind, before, place]) => {
      const term = terms[Number(place)];
      if (!term || !isMerchant(term)) return null;
      rankings.push({ by: 'latest', count: Number(behind ?? before ?? 1), noun: 'other' });
      return '‹s›';
    },
  );
  return { text: rest, rankings };
};
