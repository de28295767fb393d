import { categoriesNamed, longestNameInWords } from './category-names.ts';
import { wordsOf } from './normalize-text.ts';

export type CategoryMention = {
  /** The normalized words, readable by `matchCategories`. */
  name: string;
  /** Index of its first word in the normalized text. */
  start: number;
  /** Index after its last word. */
  end: number;
};

/** Category names and aliases that occur in `text`, from left to right, the longest first, without overlap. */
export const knownCategoryMentions = (text: string): CategoryMention[] => {
  const words = wordsOf(text);
  const mentions: CategoryMention[] = [];
  for (let start = 0; start < words.length; ) {
    const mention = longestMentionAt(words, start);
    if (mention) mentions.push(mention);
    start = mention?.end ?? start + 1;
  }
  return mentions;
};

const longestMentionAt = (words: readonly string[], start: number): CategoryMention | null => {
  for (let end = Math.min(words.length, start + longestNameInWords()); end > start; end -= 1) {
    const name = words.slice(start, end).join(' ');
    if (categoriesNamed(name)) return { name, start, end };
  }
  return null;
};
