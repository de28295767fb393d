/** Texts that Saldo lays out in lines; what a bank or a person wrote is put on one line before it becomes part of them. */
const LAID_OUT_TEXTS = new Set(['memoriesForPrompt', 'data']);

// Control characters, soft hyphens, zero-width, filler and direction marks, variation selectors, line separators,
// tags and surrogate halves: what a model reads and a person does not see.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+/gu;
const UNSEEN_IN_LINES = /(?:(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])+/gu;
const HEADING = /^(?:\s*#+(?=\s|$))+/;

/** Signs that open tags, chat templates, code and Markdown links, and the plain ones that stand for them. */
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

// Most texts are of such letters, digits and signs alone: none of them is replaced, and no other rule need be tried.
const PLAIN = /^[\p{Script=Latin}\p{Nd} !"$%&'()*+,\-./:;=?@\\^_~·–—º°]*$/u;

/** The text as data: nothing unseen, no sign that could pass for markup; readable as before. */
export const neutraliseText = (text: string, keepNewLines = false): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(keepNewLines ? UNSEEN_IN_LINES : UNSEEN, ' ')
        .replace(/[<＜>＞`｀[［\]］{｛}｝|｜]/g, (sign) => MARKUP.get(sign) ?? sign)
        .replace(HEADING, '');

// Two names that differ in markup only must not fall together: a record would be lost.
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

/** Every text of an answer, names of fields included, made data. */
export const neutralise = (value: unknown, field = ''): unknown => {
  if (typeof value === 'string') return neutraliseText(value, LAID_OUT_TEXTS.has(field));
  if (Array.isArray(value)) return value.map((part) => neutralise(part));
  return typeof value === 'object' && value !== null ? neutraliseFields(value) : value;
};
