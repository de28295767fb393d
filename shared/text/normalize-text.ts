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

// Direction marks, zero-width characters and byte order marks; the joiners of emoji are kept.
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]+/g;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Replaces each control character and line end with a space and removes invisible marks. */
export const visibleText = (text: string): string => text.replaceAll(UNSEEN, '').replaceAll(CONTROL, ' ');

/** The same, with its line ends as `\n`: for texts of several lines. */
export const visibleLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map(visibleText)
    .join('\n');
