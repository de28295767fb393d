const LONGEST = 60;

/**
 * Makes an untrusted text safe for display beside ours: one line, at most 60 characters, without invisible characters, direction
 * overrides and stacked marks. Render it in a `<bdi>`, because letters alone may run from right to left.
 */
export const untrusted = (text: string): string => {
  const plain = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const characters = [...plain];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : plain;
};
