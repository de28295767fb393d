import { contentWords, inAnyOrder } from '../normalise.ts';
import { compilePattern } from './pattern.ts';

/** `thing` and `rest` are empty when the pattern lacks them. */
export type Matched = { sentence: string; thing: string; rest: string };

const NUMBER = /\d+|\bmil\b|\bmilhao\b|\bthousand\b|\bmillion\b|\bk\b|\breais\b/g;
const numbersIn = (text: string): string => (text.match(NUMBER) ?? []).join(' ');

const NEGATED = compilePattern('[i | we] (nao | nunca | dont | do not | never | no longer)');
const negation = (sentence: string): string => (NEGATED.test(sentence) ? 'not ' : '');

// A day or hour is the value of a preference, not its subject.
const WHEN =
  /\b(?:(?:no|na|nos|nas|aos|as|a|de|da|pela|on|in the|at) )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|tarde|noite|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|night)s?(?: feira)?\b/g;

// Deadline and means may change; the purpose identifies the goal.
const DEADLINE =
  /\b(?:ate|antes d[eo]|by|until|before)\b.*$|\b(?:em|no|in|next|este|esse|this)? ?(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|june|july|august|september|october|november|december|20\d\d|ano que vem|next year|fim d[eo] ano)\b.*$/;
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
