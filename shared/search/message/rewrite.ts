const compiled = new Map<string, RegExp>();

const wholeWords = (pattern: string): RegExp => {
  const known = compiled.get(pattern);
  if (known) return known;
  const regex = new RegExp(`(?<= )(?:${pattern})(?= )`, 'g');
  compiled.set(pattern, regex);
  return regex;
};

/**
 * `text` (words between spaces) with each run of whole words that fits `pattern` replaced by what `replace` makes of it;
 * null leaves it. What a reader understood becomes a mark, `‹…›`, which no later reader takes for a word.
 */
export const rewrite = (text: string, pattern: string, replace: (match: RegExpExecArray) => string | null): string => {
  const regex = wholeWords(pattern);
  // Not `matchAll`, which copies the expression: most of a message's hundreds of patterns find nothing.
  regex.lastIndex = 0;
  let match = regex.exec(text);
  if (match === null) return text;
  let written = '';
  let from = 0;
  for (; match !== null; match = regex.exec(text)) {
    const replaced = replace(match);
    const end = match.index + match[0].length;
    if (replaced !== null) {
      written += text.slice(from, match.index) + replaced;
      from = end;
    }
    // The reader of a match may have used the same expression; an empty match would be found again.
    regex.lastIndex = match[0] === '' ? end + 1 : end;
  }
  return written + text.slice(from);
};

export const isMark = (word: string): boolean => word.startsWith('‹');
export const wordsBetweenSpaces = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/**
 * `text` with runs of one to `longest` words replaced, from the left and the longest first; marks and signs end a run.
 * @param replace given the words of a run; null leaves it
 */
export const rewriteRuns = (text: string, longest: number, replace: (words: string[]) => string | null): string => {
  const words = wordsBetweenSpaces(text);
  const written: string[] = [];
  for (let start = 0; start < words.length; ) {
    let end = start;
    while (end < words.length && end < start + longest && /^[a-z0-9]/.test(words[end] ?? '')) end += 1;
    let replaced: string | null = null;
    for (; end > start && replaced === null; end -= 1) replaced = replace(words.slice(start, end));
    written.push(replaced ?? words[start] ?? '');
    start = replaced === null ? start + 1 : end + 1;
  }
  return ` ${written.join(' ')} `;
};
