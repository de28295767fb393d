const NOT_ASCII = /[^\p{ASCII}]/u;
const COMBINING_MARKS = /\p{Mark}/gu;
const NOT_A_WORD = /[^a-z0-9]+/g;

/** `text` without accents; other characters stay. */
export const withoutAccents = (text: string): string =>
  NOT_ASCII.test(text) ? text.normalize('NFD').replace(COMBINING_MARKS, '') : text;

/** Lower case, accents stripped, everything else than letters and digits one space: `Táxi, 99*` is `taxi 99`. */
export const normalizeText = (text: string): string =>
  withoutAccents(text).toLowerCase().replace(NOT_A_WORD, ' ').trim();

/** The words of the normalized text; none for a text without letters and digits. */
export const wordsOf = (text: string): string[] => {
  const normalized = normalizeText(text);
  return normalized === '' ? [] : normalized.split(' ');
};
