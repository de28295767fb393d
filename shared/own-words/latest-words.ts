import { asImported, type OwnWords, withWords } from '../ledger/own-words.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { isSameMerchant, merchantOf } from './merchant.ts';
import { joined, type MerchantWords, type Words } from './words.ts';

const valuesOf = ({ category, merchant, note }: Words): OwnWords => ({
  category: category?.value,
  merchant: merchant?.value,
  note: note?.value,
});

/** The words on the rows of each merchant. Many rows share a text, so each is looked up once. */
const wordsByMerchant = (merchants: readonly MerchantWords[]) => {
  const found = new Map<string, Words>();
  return (row: Transaction): Words => {
    if (merchants.length === 0) return {};
    const key = JSON.stringify([row.type, row.merchant, row.description]);
    const known = found.get(key);
    if (known) return known;
    const merchant = merchantOf(row);
    const words = merchants
      .filter((said) => merchant && isSameMerchant(said.merchant, merchant))
      .reduce<Words>((all, said) => joined(all, said.words), {});
    found.set(key, words);
    return words;
  };
};

/** Applies to a stored or imported row the latest word per field, of the row or of its merchant. */
export const latestWords = (merchants: readonly MerchantWords[]) => {
  const ofMerchant = wordsByMerchant(merchants);
  return (stored: Transaction, ofRow: Words = {}): Transaction => {
    const row = asImported(stored);
    return withWords(row, valuesOf(joined(ofMerchant(row), ofRow)));
  };
};
