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

// What may stand before a name that means other things too: "DEB AUT CLARO" is the telecom, "MARIA CLARO" is not.
const BEFORE_A_NAME =
  /^(?:\d+|deb(?:ito)?|da|aut(?:om(?:atico)?)?|pag(?:to|amento)?|pgto|conta|fatura|telefone|celular|internet|energia|luz|recarga|de|do|no|em|loja|lojas|supermercado|posto|drogaria|farmacia|cartao|elo|visa|master(?:card)?|mc|electron|maestro|vista|nacional|boleto|int|mensalidade|assinatura|clube)$/;

const standsAlone = ({ words }: MerchantText, from: number, { phrase, start }: PhraseMatch): boolean =>
  !phrase.endsWith('$') || words.slice(from, start).every((word) => BEFORE_A_NAME.test(word));

/** What the words of a line may mean: the first brand and the first word for a trade, since a line begins with what it is. */
export type Meanings = { brand: PhraseMatch | null; trade: PhraseMatch | null };

/** Reads `text` from word `from` on. */
export const meaningsOf = (text: MerchantText, from = 0): Meanings => {
  const { brands, trades, nothing } = indexes();
  const meanings: Meanings = { brand: null, trade: null };
  for (let word = from; word < text.words.length; word += 1) {
    const hidden = matchAt(nothing, text, word);
    const named = matchAt(brands, text, word);
    const brand = named && standsAlone(text, from, named) ? named : null;
    if (brand && brand.length > (hidden?.length ?? 0)) meanings.brand ??= brand;
    if (hidden) word = Math.max(word, hidden.end - 1);
    else meanings.trade ??= matchAt(trades, text, word);
  }
  return meanings;
};
