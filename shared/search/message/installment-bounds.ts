import type { AskedInstallments } from './asked-installments.ts';

export const ANY: AskedInstallments = { which: 'any', number: null, total: null, minTotal: null, maxTotal: null };
export const NONE: AskedInstallments = { ...ANY, which: 'none' };

export const BOUNDS =
  '(?:(?:(ate|no maximo|maximo(?: de)?|max|nao mais (?:de|que)|up to|at most|no more than)|(pelo menos|no minimo|minimo(?: de)?|ao menos|a partir de|at least|no less than)|(mais d[eo](?: que)?|acima de|more than|over|above)|(menos de|abaixo de|less than|fewer than|under|below)) )';
export const OR_MORE = '(?:ou mais|or more|(?:pra|para) cima)';
export const OR_LESS = '(?:ou menos|or (?:less|fewer)|(?:pra|para) baixo)';

type Groups = readonly (string | undefined)[];

/** Groups of `BOUNDS` and the count. */
export const bounded = (groups: Groups): AskedInstallments => {
  const [most, least, over, under, count] = groups;
  const bound = Number(count);
  if (most) return { ...ANY, maxTotal: bound };
  if (least) return { ...ANY, minTotal: bound };
  return over ? { ...ANY, minTotal: bound + 1 } : { ...ANY, maxTotal: under ? bound - 1 : null };
};
/** The count and what stands behind it, twice. */
export const boundedBehind = ([count, more, other, otherMore]: Groups): AskedInstallments =>
  (more ?? otherMore) ? { ...ANY, minTotal: Number(count ?? other) } : { ...ANY, maxTotal: Number(count ?? other) };
