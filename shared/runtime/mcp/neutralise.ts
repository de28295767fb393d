import { isObject } from '../../is-object.ts';

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

// Most texts consist of these letters, digits and signs only: nothing is replaced, and the other rules are skipped. Those
// without an accent are recognised faster.
const WITHOUT_ACCENTS = /^[\w !"$%&'()*+,\-./:;=?@\\^~]*$/;
const PLAIN = /^[\p{Script=Latin}\p{Nd} !"$%&'()*+,\-./:;=?@\\^_~·–—º°]*$/u;

/** The text without invisible characters and markup, still readable. */
export const neutraliseText = (text: string, keepNewLines = false): string =>
  WITHOUT_ACCENTS.test(text) || PLAIN.test(text)
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

// The names of our own fields; names of banks and people may be others.
const OWN_NAME = /^\w+$/;

const distinct = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const unique = apart(neutraliseText(name), taken);
    taken.add(unique);
    return unique;
  });
};

/** Whether nothing of the value would be replaced. */
const isNeutral = (value: unknown, field = ''): boolean => {
  if (typeof value === 'string') return neutraliseText(value, LAID_OUT_TEXTS.has(field)) === value;
  if (Array.isArray(value)) return value.every((part) => isNeutral(part));
  return !isObject(value) || Object.keys(value).every((name) => OWN_NAME.test(name) && isNeutral(value[name], name));
};

const neutralFields = (fields: Record<string, unknown>): Record<string, unknown> => {
  const given = Object.entries(fields);
  const names = distinct(given.map(([name]) => name));
  return Object.fromEntries(given.map(([name, part], at) => [names[at], neutralCopy(part, name)]));
};

const neutralCopy = (value: unknown, field = ''): unknown => {
  if (typeof value === 'string') return neutraliseText(value, LAID_OUT_TEXTS.has(field));
  if (Array.isArray(value)) return value.map((part) => neutralCopy(part));
  return isObject(value) ? neutralFields(value) : value;
};

/**
 * Neutralises every text of a response, including names of fields. Few responses have such a text: the others are not copied,
 * and looking for one is faster than copying.
 */
export const neutralise = (value: unknown): unknown => (isNeutral(value) ? value : neutralCopy(value));
