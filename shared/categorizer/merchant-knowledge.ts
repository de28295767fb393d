import type { CategoryName } from '../categories/category-tree.ts';
import { foodMerchants } from './knowledge/food.ts';
import { homeHealthMerchants } from './knowledge/home-health.ts';
import { financeMerchants, householdServices, serviceMerchants } from './knowledge/leisure-and-services.ts';
import { mobilityMerchants, travelAndVehicles } from './knowledge/mobility-travel.ts';
import { byLevel, categoriesOf } from './knowledge/phrases.ts';
import { meaningless } from './knowledge/places.ts';
import { digitalMerchants, shoppingMerchants, storeMerchants } from './knowledge/shopping.ts';
import { tradeWords, weakWords } from './knowledge/trade-words.ts';
import type { MerchantText } from './merchant-text.ts';
import { isMeantOtherwise, isNamesake, isOfBank, isOfStreet, isSurname } from './namesake.ts';
import { isOfName } from './people.ts';
import { begunLeaf, keysAt, matchAt, type PhraseIndex, type PhraseMatch, phraseIndex } from './phrase-index.ts';
import { cutTrade, firstTrade, gluedTrade } from './word-ending.ts';

type Indexes = {
  brands: PhraseIndex;
  parents: PhraseIndex;
  trades: PhraseIndex;
  nothing: PhraseIndex;
  weak: PhraseIndex;
};

const BRANDS = [
  foodMerchants,
  homeHealthMerchants,
  mobilityMerchants,
  serviceMerchants,
  shoppingMerchants,
  digitalMerchants,
  storeMerchants,
  householdServices,
  travelAndVehicles,
  financeMerchants,
];

let built: Indexes | undefined;
const indexes = (): Indexes => {
  if (built) return built;
  const brands = byLevel(BRANDS);
  built = {
    brands: phraseIndex(brands.leaves, 'names'),
    parents: phraseIndex(brands.parents, 'names'),
    trades: phraseIndex(categoriesOf(tradeWords), 'trades'),
    nothing: phraseIndex([[null, meaningless]]),
    weak: phraseIndex(categoriesOf(weakWords)),
  };
  return built;
};

// What may stand before a name that means other things too: "DEB AUT CLARO" is the telecom, "MARIA CLARO" is not.
const BEFORE_A_NAME =
  /^(?:\d+|deb(?:ito)?|da|aut(?:om(?:atico)?)?|pag(?:to|amento)?|pgto|conta|fatura|telefone|celular|internet|energia|luz|recarga|de|do|no|em|loja|lojas|supermercado|posto|drogaria|farmacia|cartao|elo|visa|master(?:card)?|mc|electron|maestro|vista|nacional|boleto|int|mensalidade|assinatura|clube|compras?|nacionais|internaciona(?:l|is)|redeshop|rshop|pay|sispag|autor|autorizado|conv|convenios?|com|qr|code|efetuad[ao]|realizad[ao]|aprovad[ao]|apple|samsung)$/;

const standsAlone = ({ words }: MerchantText, from: number, { phrase, start }: PhraseMatch): boolean =>
  !phrase.endsWith('$') || words.slice(from, start).every((word) => BEFORE_A_NAME.test(word));

/**
 * What the words of a line may mean: the first brand, the first word for a trade, and the first words of which only a
 * parent is sure. A line begins with what it is. `rival`: a later word for another trade, unless `e` joins both.
 */
export type Meanings = Record<'brand' | 'trade' | 'parent' | 'rival', PhraseMatch | null>;

const isOfCity = ({ city }: MerchantText, { phrase, start, end }: PhraseMatch): boolean =>
  city !== null &&
  start >= city.start &&
  end <= city.end &&
  end - start < city.end - city.start &&
  !phrase.endsWith('$');

const isOther = (text: MerchantText, match: PhraseMatch): boolean =>
  isOfCity(text, match) || isNamesake(text, match) || isSurname(text, match) || isOfBank(text, match);

/** A word alone in a line may be cut when it is as long: `PIX TRANSF CONDOMI20/01`. */
const LONG_ALONE = 7;
/** A long word that stops before a vowel was cut wherever it stands: `CAFETER CENTRAL`, `MERCEAR SAO JORGE`. */
const BROKEN_OFF = /^[a-z]{5,}[bcdfghjklmnpqrtvxz]$/;

const isPerson = (word = ''): boolean => word.length > 1 && isOfName(word);
/** A company's, not a surname: `FONTES BRAGA COMERCIO DE ALIMENTOS`. */
const isForm = (word = ''): boolean => /^(?:com(?:ercio)?|ind(?:ustria)?|distr\w*)$/.test(word);

// A trade by one word alone: glued to a name, an abbreviation that begins the line, or cut off at its end.
const tradeByWord = (
  text: MerchantText,
  from: number,
  word: number,
): { word: string; leaf: CategoryName; isCut?: true } | null => {
  const { words, end, isCut } = text;
  const token = words[word] ?? '';
  const isFirst = word === from && word + 1 < words.length && !isOfName(words[word + 1]);
  const isLast =
    (word + 1 === end || word + 1 === words.length) && (word > from || isCut || token.length >= LONG_ALONE);
  const known = gluedTrade(token) ?? (isFirst ? firstTrade(token) : null);
  if (known) return known;
  const cut = isLast || BROKEN_OFF.test(token) ? cutTrade(token, isLast && isCut) : null;
  if (cut || !isCut || words.length > 1) return cut && { ...cut, isCut: true };
  const leaf = isForm(token) ? null : begunLeaf(indexes().brands, token);
  return leaf && { word: token, leaf, isCut: true };
};

// Where no word means anything by itself. Behind a person's name a word is part of that.
const hiddenTrade = (text: MerchantText, from: number): PhraseMatch | null => {
  const { nothing } = indexes();
  for (let word = from; word < text.words.length && !(word > from && isPerson(text.words[word - 1])); word += 1) {
    const hidden = matchAt(nothing, text, word, keysAt(text, word));
    if (hidden) word = Math.max(word, hidden.end - 1);
    const found = hidden || isOfStreet(text, word) ? null : tradeByWord(text, from, word);
    if (!found) continue;
    const { leaf, word: phrase, isCut } = found;
    const match = { leaf, phrase, compact: phrase, start: word, end: word + 1, ...(isCut && { isCut }) };
    if (!isOther(text, match)) return match;
  }
  return null;
};

const isRival = ({ words }: MerchantText, trade: PhraseMatch, other: PhraseMatch): boolean =>
  other.leaf !== trade.leaf && other.start >= trade.end && words[other.start - 1] !== 'e';

const NOTHING: Readonly<Meanings> = { brand: null, trade: null, parent: null, rival: null };

// Of three words for trades, two for one decide: `EMPORIO BAR E LANCHONETE`.
const withTrade = (text: MerchantText, { rival, ...meanings }: Meanings, trade: PhraseMatch): Meanings => {
  if (!meanings.trade) return { ...meanings, rival, trade };
  if (rival && trade.start >= rival.end && trade.leaf === rival.leaf) return { ...meanings, trade: rival, rival: null };
  return { ...meanings, rival: rival ?? (isRival(text, meanings.trade, trade) ? trade : null) };
};

/** Reads `text` from word `from` on. */
export const meaningsOf = (text: MerchantText, from = 0): Meanings => {
  const { brands, parents, trades, nothing } = indexes();
  let meanings: Meanings = NOTHING;
  // Words behind the first brand decide nothing.
  for (let word = from; word < text.words.length && !meanings.brand; word += 1) {
    if (isOfStreet(text, word)) continue;
    const keys = keysAt(text, word);
    const hidden = matchAt(nothing, text, word, keys);
    const meant = (match: PhraseMatch | null): PhraseMatch | null =>
      match &&
      match.compact.length > (hidden?.compact.length ?? 0) &&
      standsAlone(text, from, match) &&
      !isOther(text, match)
        ? match
        : null;
    const brand = meant(matchAt(brands, text, word, keys));
    const parent = meanings.parent ?? meant(matchAt(parents, text, word, keys));
    if (brand || parent) meanings = { ...meanings, brand, parent };
    const trade = hidden ? null : matchAt(trades, text, word, keys);
    if (hidden) word = Math.max(word, hidden.end - 1);
    if (!trade || isOther(text, trade)) continue;
    if (isMeantOtherwise(text, trade)) return NOTHING;
    meanings = withTrade(text, meanings, trade);
  }
  const { brand, trade, parent } = meanings;
  return brand || trade || parent ? meanings : { ...meanings, trade: hiddenTrade(text, from) };
};

/**
 * The first word that makes a parent likely, for a line in which nothing else means anything. Behind a person's name it is
 * part of that: `KELLY SAUDE`.
 */
export const weakMeaning = (text: MerchantText): PhraseMatch | null => {
  const { weak, nothing } = indexes();
  for (
    let word = 0;
    word < text.words.length && (!isPerson(text.words[word - 1]) || isForm(text.words[word]));
    word += 1
  ) {
    if (isOfStreet(text, word)) continue;
    const keys = keysAt(text, word);
    const match = matchAt(weak, text, word, keys);
    if (match && !matchAt(nothing, text, word, keys) && !isOther(text, match)) return match;
  }
  return null;
};
