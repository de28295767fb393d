import { merchantKey } from '../categorizer/merchant-key.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';

const CONNECTING = new Set(['de', 'da', 'do', 'dos', 'das', 'e']);

const titled = (word: string): string => {
  if (CONNECTING.has(normalizeText(word))) return word.toLowerCase();
  const isPlain = word === word.toUpperCase() || word === word.toLowerCase();
  return isPlain ? `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}` : word;
};

/** Who is paid or pays, as people would write it: `DEB AUTOM ENEL SP` is `Enel`. The bank's text where it holds no name. */
export const streamTitle = (row: Transaction): string => {
  // A merchant in capitals is printed by the bank and is no title.
  if (row.merchant && row.merchant !== row.merchant.toUpperCase()) return row.merchant;
  const description = row.merchant ?? row.description;
  const names = new Set(merchantKey({ description }).words);
  const words = description.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}/u.test(word));
  const isKept = words.map((word) =>
    normalizeText(word)
      .split(' ')
      .some((part) => names.has(part)),
  );
  const [first, last] = [isKept.indexOf(true), isKept.lastIndexOf(true)];
  if (first < 0) return description;
  const shown = words.filter(
    (word, at) => isKept[at] || (first < at && at < last && CONNECTING.has(normalizeText(word))),
  );
  return shown.map(titled).join(' ');
};
