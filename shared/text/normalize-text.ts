const NOT_ASCII = /[^\p{ASCII}]/u;
const COMBINING_MARKS = /\p{Mark}/gu;
const NOT_A_WORD = /[^a-z0-9]+/g;

export const withoutAccents = (text: string): string =>
  NOT_ASCII.test(text) ? text.normalize('NFD').replace(COMBINING_MARKS, '') : text;

/** Lower case, no accents, every other character a space: `Táxi, 99*` becomes `taxi 99`. */
export const normalizeText = (text: string): string =>
  withoutAccents(text).toLowerCase().replace(NOT_A_WORD, ' ').trim();

export const splitWords = (text: string): string[] => {
  const normalized = normalizeText(text);
  return normalized === '' ? [] : normalized.split(' ');
};
