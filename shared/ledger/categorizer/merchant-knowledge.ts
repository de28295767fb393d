import { foodMerchants } from './knowledge/food.ts';
import { homeHealthMerchants } from './knowledge/home-health.ts';
import { mobilityMerchants } from './knowledge/mobility-travel.ts';
import { leavesOf } from './knowledge/phrases.ts';
import { meaningless } from './knowledge/places.ts';
import { serviceMerchants } from './knowledge/services.ts';
import { shoppingMerchants } from './knowledge/shopping.ts';
import { tradeWords } from './knowledge/trade-words.ts';
import type { MerchantText } from './merchant-text.ts';
import { matchAt, type PhraseIndex, type PhraseMatch, phraseIndex } from './phrase-index.ts';

type Indexes = { brands: PhraseIndex; trades: PhraseIndex; nothing: PhraseIndex };

let built: Indexes | undefined;
const indexes = (): Indexes => {
  built ??= {
    brands: phraseIndex(
      [foodMerchants, homeHealthMerchants, mobilityMerchants, serviceMerchants, shoppingMerchants].flatMap(leavesOf),
    ),
    trades: phraseIndex(leavesOf(tradeWords)),
    nothing: phraseIndex([[null, meaningless]]),
  };
  return built;
};

/** What the words of a line may mean: the longest brand, and the first word for a trade. */
export type Meanings = { brand: PhraseMatch | null; trade: PhraseMatch | null };

/** Reads `text` from word `from` on. */
export const meaningsOf = (text: MerchantText, from = 0): Meanings => {
  const { brands, trades, nothing } = indexes();
  const meanings: Meanings = { brand: null, trade: null };
  for (let word = from; word < text.words.length; word += 1) {
    const hidden = matchAt(nothing, text, word);
    const brand = matchAt(brands, text, word);
    if (brand && brand.length > Math.max(hidden?.length ?? 0, meanings.brand?.length ?? 0)) meanings.brand = brand;
    if (hidden) word = Math.max(word, hidden.end - 1);
    else meanings.trade ??= matchAt(trades, text, word);
  }
  return meanings;
};
