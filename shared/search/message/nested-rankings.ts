import type { RankingMention } from './ranking.ts';
import { rewrite } from './rewrite.ts';

const PLACE = '‹s(\\d+)›';
const BETWEEN =
  '(?: [a-z]+)?(?: ‹k›)? (?:d[eoa]s?|dentre|entre|of|among|in|from|out of)(?: (?:the|my|[oa]s|meus|minhas|todas?|todos?))*';
/** `a maior das últimas 10 compras`, and `das 10 maiores compras, a mais recente`: one order within another. */
const OUTER_FIRST = `${PLACE}${BETWEEN} ${PLACE}`;
const INNER_FIRST = `(?:d[eoa]s|dentre|entre|of|among|from|out of)(?: (?:the|my|[oa]s|meus|minhas))* ${PLACE}(?: [a-z‹›0-9-]+){0,6} ,(?: (?:qual|quais|which|what|eh?|foi|foram|is|was|[oa]s?|the)){0,3} ${PLACE}`;

/**
 * Settles which order lies within which; that is none of its own, and what its rows are called, the other's are too.
 * @param text in which `‹s0›` stands for the first of `rankings`
 */
export const withinEachOther = (text: string, rankings: (RankingMention | null)[]): string => {
  const settle = (outerAt: number, innerAt: number): void => {
    const [outer, inner] = [rankings[outerAt], rankings[innerAt]];
    if (!outer || !inner) return;
    rankings[outerAt] = { ...outer, noun: outer.noun ?? inner.noun, within: { by: inner.by, count: inner.count } };
    rankings[innerAt] = null;
  };
  const forward = rewrite(text, OUTER_FIRST, ([words, outer, inner]) => {
    settle(Number(outer), Number(inner));
    return words;
  });
  return rewrite(forward, INNER_FIRST, ([words, inner, outer]) => {
    settle(Number(outer), Number(inner));
    return words;
  });
};
