/** Texts that Saldo formats in lines; texts of banks and users are reduced to one line before they become part of them. */
const LAID_OUT_TEXTS = new Set(['memoriesForPrompt', 'data']);

// Control characters, soft hyphens, zero-width, filler and direction marks, variation selectors, line separators,
// tags and surrogate halves: a model reads them, a person does not see them.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu;
const UNSEEN_IN_LINES = /(?:(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])+/gu;
const HEADING = /^(?:\s*#+(?=\s|$))+/;

/** Characters of tags, chat templates, code and Markdown links, with their harmless replacements. */
const MARKUP = new Map([
  ['<', '‹'],
  ['＜', '‹'],
  ['>', '›'],
  ['＞', '›'],
  ['`', "'"],
  ['｀', "'"],
  ['[', '('],
  ['［', '('],
  [']', ')'],
  ['］', ')'],
  ['{', '('],
  ['｛', '('],
  ['}', ')'],
  ['｝', ')'],
  ['|', '¦'],
  ['｜', '¦'],
]);

// Most texts consist of these letters, digits and signs only: nothing is replaced, and the other rules are skipped.
const PLAIN = /^[\p{Script=Latin}\p{Nd} !"$%&'()*+,\-./:;=?@\\^_~·–—º°]*$/u;

/** The text without invisible characters and markup, still readable. */
export const neutraliseText = (text: string, keepNewLines = false): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(keepNewLines ? UNSEEN_IN_LINES : UNSEEN, ' ')
        .replace(/[<＜>＞`｀[［\]］{｛}｝|｜]/g, (sign) => MARKUP.get(sign) ?? sign)
        .replace(HEADING, '');

// Names that differ in markup only must remain distinct, otherwise a record would be lost.
const apart = (name: string, taken: ReadonlySet<string>): string => {
  let [unique, number] = [name, 1];
  while (taken.has(unique)) {
    number += 1;
    unique = `${name} (${number})`;
  }
  return unique;
};

const neutraliseFields = (fields: object): object => {
  const taken = new Set<string>();
  const entries = Object.entries(fields).map(([name, part]) => {
    const unique = apart(neutraliseText(name), taken);
    taken.add(unique);
    return [unique, neutralise(part, name)];
  });
  return Object.fromEntries(entries);
};

/** Neutralises every text of a response, including names of fields. */
export const neutralise = (value: unknown, field = ''): unknown => {
  if (typeof value === 'string') return neutraliseText(value, LAID_OUT_TEXTS.has(field));
  if (Array.isArray(value)) return value.map((part) => neutralise(part));
  return typeof value === 'object' && value !== null ? neutraliseFields(value) : value;
};
