import { WORD_LISTS } from './word-lists.ts';

// Every word of a sentence ends with one space, so a sequence of words needs no separators.
const WORD = /^[\w*~]+$/;
const TOKEN = /\{\w+[:}]|<[a-z-]+>|\.\.\.|!\(|[()[\]|}$]|[\w*~]+|#/g;

const SYNTAX: Readonly<Record<string, string>> = {
  '(': '(?:',
  '!(': '(?!',
  '[': '(?:',
  ']': ')?',
  '}': ')',
  '...': '(?:\\S+ )*',
  // A word with a digit, or one that is marked as a number in words.
  '#': '\\S*[\\d#]\\S* ',
  '{thing}': '(?<thing>(?:\\S+ ){1,6}?)',
  '{thing:': '(?<thing>',
  '{rest}': '(?<rest>.+)',
  '{rest:': '(?<rest>',
};

const WILDCARDS: Readonly<Record<string, string>> = {
  '*': '\\S*',
  '~': '(?:a|e|ar|er|ir|ca|que)?',
};

const tokenSource = (token: string): string => {
  if (WORD.test(token)) return `${token.replaceAll(/[*~]/g, (wildcard) => WILDCARDS[wildcard] ?? '')} `;
  if (token.startsWith('<')) return `(?:${sourceOf(listNamed(token.slice(1, -1)))})`;
  return SYNTAX[token] ?? token;
};

const sourceOf = (pattern: string): string => (pattern.match(TOKEN) ?? []).map(tokenSource).join('');

const listNamed = (name: string): string => {
  const list = WORD_LISTS[name];
  if (list === undefined) throw new Error(`unknown word list <${name}>`);
  return list;
};

const ANYWHERE = '(?<!\\S)';
// `aqui em casa a gente já divide tudo`
const AFTER_SUBJECT =
  '^(?:(?:aqui em casa|la em casa|hoje em dia|no geral|em geral|no momento|ja|ainda|tambem|eu|a gente|nos|i|we|ive|also|still) )*';

/** Compiles the notation of the README to a regular expression over plain text in which a space follows every word. */
export const compilePattern = (pattern: string): RegExp => {
  if (pattern.startsWith('...')) return new RegExp(ANYWHERE + sourceOf(pattern.slice(3)));
  return new RegExp((pattern.startsWith('^') ? '^' : AFTER_SUBJECT) + sourceOf(pattern));
};
