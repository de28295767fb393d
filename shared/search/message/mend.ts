import { nearest } from '../../text/typos.ts';
import { isEverydayWord } from './everyday-words.ts';
import { isCommonWord } from './lexicon.ts';
import { rewriteRuns } from './rewrite.ts';

/** Most unknown words that are corrected. A question has fewer. */
const MOST_MENDED = 20;

// Paula is not Paulo, nor "mercada" a word that is typed for "mercado" as easily.
const isOfOtherGender = (a: string, b: string): boolean =>
  a.length === b.length && a.slice(0, -1) === b.slice(0, -1) && /[ao]$/.test(a) && /[ao]$/.test(b);

/**
 * `text` with typing errors mended: each unknown word becomes the nearest one of the lexicons, if one is near.
 * @param typed takes what was typed, by the word that it became
 */
export const mended = (
  text: string,
  isKnown: (word: string) => boolean,
  lexicons: () => Iterable<string>[],
  typed: Map<string, string>,
): string => {
  const seen = new Map<string, string | null>();
  let sources: Iterable<string>[] | undefined;
  const mend = (word: string): string | null => {
    sources ??= lexicons();
    const near = sources
      .flatMap((lexicon) => nearest(word, lexicon) ?? [])
      .filter((one) => !isOfOtherGender(word, one.word));
    return near.sort((a, b) => a.edits - b.edits)[0]?.word ?? null;
  };
  let unknown = 0;
  const read = (word: string): string | null => {
    if (unknown >= MOST_MENDED || /\d/.test(word) || isCommonWord(word) || isEverydayWord(word) || isKnown(word))
      return null;
    unknown += 1;
    // "espotify", as it is spoken.
    const spoken = /^es[bcdfgklmnpqtv]/.test(word) ? word.slice(1) : word;
    return spoken !== word && isKnown(spoken) ? spoken : mend(word);
  };
  return rewriteRuns(text, 1, ([word = '']) => {
    const before = seen.get(word);
    if (before !== undefined) return before;
    const found = read(word);
    seen.set(word, found);
    if (found !== null) typed.set(found, typed.get(word) ?? word);
    return found;
  });
};
