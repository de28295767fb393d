import { isAmong } from '../categories/category-tree.ts';
import { namesakes } from './knowledge/trade-words.ts';
import type { MerchantText } from './merchant-text.ts';
import { isOfName } from './people.ts';
import type { PhraseMatch } from './phrase-index.ts';

const setOf = (words: string): ReadonlySet<string | undefined> => new Set(words.split(' '));
const STREETS = setOf(
  'rua r avenida av travessa trav tv praca pca largo alameda al estrada ladeira beco esquina esq parque pq jardim jd vila vl bairro alto morro beira baixada',
);
const PARTICLES = setOf('da das de do dos e');
/** Words that close a person's name. */
const GENERATIONS = setOf('filho neto junior sobrinho');
const FAMILY = new Set([...GENERATIONS, ...setOf('filhos filha filhas irmaos irmas cia')]);
/** Legal forms of small companies: those whose names are known print others or none. */
const SMALL_COMPANIES = setOf('me mei epp eirel eireli ltda');

let built: ReadonlySet<string> | undefined;

/** Whether the word is part of a street's name: `RUA DA PADARIA 12`, which may be anything's address. */
export const isOfStreet = ({ words }: MerchantText, word: number): boolean =>
  word > 1 && PARTICLES.has(words[word - 1]) && STREETS.has(words[word - 2]);

const isName = (word: string | undefined): boolean => word !== undefined && word.length > 1 && isOfName(word);

const isBesidePerson = ({ words, end }: MerchantText, { start, end: behind }: PhraseMatch): boolean => {
  const before = words[start - 1] === 'e' ? start - 2 : start - 1;
  let next = behind;
  while (/^\d+$/.test(words[next] ?? '') || PARTICLES.has(words[next])) next += 1;
  const isFollowed = next < end && words.slice(next, end).every((word) => isName(word) || PARTICLES.has(word));
  return isFollowed || isName(words[before]) || FAMILY.has(words[before]) || FAMILY.has(words[next]);
};

/** Whether the words beside a company's name make it that of a person, a street or a small shop: `SUMUP *MARISA`, `GOL ME`. */
export const isNamesake = (text: MerchantText, match: PhraseMatch): boolean => {
  built ??= new Set(namesakes.split(/\s+/));
  if (!built.has(match.compact)) return false;
  const { words, end, isSmallShop } = text;
  const isAlone = match.start === 0 && match.end >= end;
  return (
    (isAlone && (isSmallShop || SMALL_COMPANIES.has(words[match.end]))) ||
    STREETS.has(words[match.start - 1]) ||
    isBesidePerson(text, match)
  );
};

const BANKS = setOf('banco bco');
/** Legal forms of institutions that lend. */
const LENDERS = setOf('financeira financiadora cfi scfi scd');
/** Loans, investments and insurance: a bank's own trade. */
const OF_BANKS = ['02000000', '03000000', '20000000'] as const;

/** Whether a name of goods is that of a bank or a lender: `BANCO MERCANTIL`, `BCO FIBRA`, `HAVAN FINANCEIRA`. */
export const isOfBank = ({ words }: MerchantText, { start, end, leaf }: PhraseMatch): boolean =>
  (BANKS.has(words[start - 1]) || LENDERS.has(words[end])) && !isAmong(leaf, OF_BANKS);

/** Whether a word is the surname of a person whose name closes like one: `PEDRO CHAVEIRO JUNIOR`. */
export const isSurname = ({ words }: MerchantText, { start, end }: PhraseMatch): boolean =>
  start > 0 && end === words.length - 1 && GENERATIONS.has(words[end]) && words.slice(0, start).every(isName);

/** What stands behind a trade's word where it is none: kiosks at a beach's post, shops that mend dolls or phones. */
const THINGS =
  'bonecas? brinquedos? pelucias? celular(?:es)? tenis sapatos? bolsas? malas? roupas? relogios? carros? motos?';
const MENDED = new RegExp(`^(?:${THINGS.split(' ').join('|')})$`);
const OTHERWISE: Readonly<Record<string, RegExp>> = {
  'Postos de gasolina': /^(?:quiosques?|policial|salva|barracas?)$/,
  'Hospitais, clínicas e laboratórios': MENDED,
};

/** Whether a later word shows that a trade's word is meant otherwise: `POSTO 9 QUIOSQUE`, `HOSPITAL DAS BONECAS`. */
export const isMeantOtherwise = ({ words }: MerchantText, { leaf, end }: PhraseMatch): boolean => {
  const otherwise = OTHERWISE[leaf ?? ''];
  const behind = words.slice(end);
  // A beach has numbered posts of lifeguards, and streets' stations are named after beaches: `POSTO 9 PRAIA`, `POSTO PRAIA GRANDE`.
  const isBeach = leaf === 'Postos de gasolina' && /^\d+$/.test(behind[0] ?? '') && behind.includes('praia');
  return isBeach || (otherwise !== undefined && behind.some((word) => otherwise.test(word)));
};
