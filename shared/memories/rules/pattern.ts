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

const WILD = /[*~]/;

/** Words, and beginnings of words with a `*`, of which a text that matches has one; null where it may have any. */
type Starts = ReadonlySet<string> | null;

const either = (one: Starts, other: Starts): Starts => (one && other ? new Set([...one, ...other]) : null);

const startsOfList = new Map<string, Starts>();
const listStarts = (name: string): Starts => {
  const known = startsOfList.get(name);
  if (known !== undefined) return known;
  const starts = startsOf(listNamed(name));
  startsOfList.set(name, starts);
  return starts;
};

const wordStarts = (token: string): Starts => {
  const wild = token.search(WILD);
  if (wild === 0 || !WORD.test(token)) return null;
  return new Set([wild < 0 ? token : `${token.slice(0, wild)}*`]);
};

/** What a text that matches `pattern` starts with; of optional parts and of the first one that must be there. */
export const startsOf = (pattern: string): Starts => {
  const tokens = pattern.match(TOKEN) ?? [];
  let at = 0;
  const alternatives = (): Starts => {
    let starts: Starts = sequence();
    while (tokens[at] === '|') {
      at += 1;
      starts = either(starts, sequence());
    }
    at += 1;
    return starts;
  };
  const part = (token: string): Starts => {
    if (token.startsWith('<')) return listStarts(token.slice(1, -1));
    return token === '(' || token.endsWith(':') ? alternatives() : wordStarts(token);
  };
  const sequence = (): Starts => {
    let starts: Starts = new Set();
    let isDone = false;
    for (let token = tokens[at]; token !== undefined && !/^[|)\]}]$/.test(token); token = tokens[at]) {
      at += 1;
      const isOptional = token === '[' || token === '!(';
      const found = isOptional ? alternatives() : part(token);
      if (!isDone && token !== '!(') starts = either(starts, found);
      isDone ||= !isOptional;
    }
    return isDone ? starts : null;
  };
  return alternatives();
};

/** What `startsOf` can be compared with: the words of a text and their beginnings. */
export const beginnings = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(' ')
      .filter((word) => word !== '')
      .flatMap((word) => [word, ...Array.from({ length: word.length }, (_, end) => `${word.slice(0, end + 1)}*`)]),
  );

/** Compiles the notation of the README to a regular expression over plain text in which a space follows every word. */
export const compilePattern = (pattern: string): RegExp => {
  if (pattern.startsWith('...')) return new RegExp(ANYWHERE + sourceOf(pattern.slice(3)));
  return new RegExp((pattern.startsWith('^') ? '^' : AFTER_SUBJECT) + sourceOf(pattern));
};
