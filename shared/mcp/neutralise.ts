/** Fields that Saldo writes itself, where a new line is layout. */
const OWN_TEXT = new Set(['memoriesForPrompt', 'recommendations', 'notice', 'guidance', 'message', 'transactionsInfo']);

// Control characters, soft hyphens, zero-width and direction marks, line separators, tags and surrogate halves.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const UNSEEN_BUT_NEW_LINE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Signs that open tags, chat templates, code and Markdown links, and the plain ones that stand for them. */
const MARKUP: Readonly<Record<string, string>> = {
  '<': '‹',
  '>': '›',
  '`': "'",
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '|': '¦',
};

/** The text as data: nothing unseen, no sign that could pass for markup; readable as before. */
export const neutraliseText = (text: string, keepNewLines = false): string =>
  text
    .replace(keepNewLines ? UNSEEN_BUT_NEW_LINE : UNSEEN, ' ')
    .replace(/[<>`[\]{}|]/g, (sign) => MARKUP[sign] ?? sign)
    .replace(/(^|\n)\s*#+(?=\s)/g, keepNewLines ? '$&' : '$1');

/** Every text of an answer, names of fields included, made data. */
export const neutralise = (value: unknown, field = ''): unknown => {
  if (typeof value === 'string') return neutraliseText(value, OWN_TEXT.has(field));
  if (Array.isArray(value)) return value.map((part) => neutralise(part, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [neutraliseText(name), neutralise(part, name)]),
  );
};
