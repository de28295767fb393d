const LONGEST = 60;

/**
 * A text that a stranger wrote, fit to stand beside ours: on one line, at most 60 characters, without those that are invisible,
 * turn the order of their neighbours, or pile up. It is to stand in a `<bdi>`, since letters alone may run from right to left.
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
