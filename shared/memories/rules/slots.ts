import { contentWords, inAnyOrder } from '../normalise.ts';
import { compilePattern } from './pattern.ts';

/** `thing` and `rest` are empty when the pattern lacks them. */
export type Matched = { sentence: string; thing: string; rest: string };

const NUMBER = /\d+|\bmil\b|\bmilhao\b|\bthousand\b|\bmillion\b|\bk\b|\breais\b/g;
const numbersIn = (text: string): string => (text.match(NUMBER) ?? []).join(' ');

const NEGATED = compilePattern('(<not>|no longer)');
const negation = (sentence: string): string => (NEGATED.test(sentence) ? 'not ' : '');

const anyOf = (words: string): string => `(?:${words.split(/\s+/).join('|')})`;

// A day or hour is the value of a preference, not its subject.
const TIMES = anyOf(`segunda terca quarta quinta sexta sabado domingo manha tarde noite
  monday tuesday wednesday thursday friday saturday sunday morning afternoon evening night`);
const WHEN = new RegExp(`\\b(?:(?:n[oa]s?|aos|as|a|de|da|pela|on|in the|at) )?${TIMES}s?(?: feira)?\\b`, 'g');

// Deadline and means may change; the purpose identifies the goal.
const MONTHS = anyOf(`janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  january february march april june july august september october november december`);
const DEADLINE = new RegExp(
  `\\b(?:ate|antes d[eo]|by|until|before)\\b.*$|` +
    `\\b(?:em|no|in|next|este|esse|this)? ?(?:${MONTHS}|20\\d\\d|ano que vem|next year|fim d[eo] ano)\\b.*$`,
);
const MEANS = new Set(['poupar', 'dinheir', 'dinheiro', 'comprar', 'ter', 'reais', 'reai', 'have', 'money']);

const purpose = (text: string): string => {
  const words = contentWords(text.replace(DEADLINE, ' ').replaceAll(/\d+|\bmilhao\b|\bmillion\b/g, ' '));
  const purposeWords = words.filter((word) => !MEANS.has(word));
  return inAnyOrder(purposeWords.length > 0 ? purposeWords : ['poupar']);
};

const timeless = (text: string): string => {
  const words = contentWords(text.replaceAll(WHEN, ' '));
  return inAnyOrder(words.length > 0 ? words : contentWords(text));
};

/** The slots of a topic and of a meaning; listed in the README. */
export const SLOTS: Readonly<Record<string, (matched: Matched) => string>> = {
  thing: ({ thing }) => inAnyOrder(contentWords(thing)),
  rest: ({ rest }) => inAnyOrder(contentWords(rest)),
  ordered: ({ rest }) => contentWords(rest).join(' '),
  timeless: ({ rest }) => timeless(rest),
  unnumbered: ({ rest }) => inAnyOrder(contentWords(rest.replaceAll(NUMBER, ' '))),
  amounts: ({ rest, sentence }) => `${negation(sentence)}${numbersIn(rest)}`,
  purpose: ({ rest }) => purpose(rest),
  terms: ({ rest }) => `${numbersIn(rest)} ${DEADLINE.exec(rest)?.[0] ?? ''}`,
  sentence: ({ sentence }) => `${negation(sentence)}${inAnyOrder(contentWords(sentence))}`,
  numbers: ({ sentence }) => numbersIn(sentence),
  day: ({ sentence }) => /\d+|quinto|ultimo|fifth|last|first/.exec(sentence)?.[0] ?? '',
};
