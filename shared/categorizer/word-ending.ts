import type { CategoryName } from '../categories/category-tree.ts';
import { categoriesOf, type Phrases } from './knowledge/phrases.ts';
import { beginnings, firstWords, gluedWords, partedWords } from './knowledge/trade-words.ts';
import { isOfName } from './people.ts';

/** Endings of a word behind its stem: `churrasc-aria`, `veterin-aria`, `comput-adores`. */
const ENDINGS =
  `s es a as o os ao oes ais al el eis ia ias ica icas ico icos ista istas ante antes ente entes ento entos mento mentos
  cao coes acao acoes icao icoes dor dora dores doras ador adora adores adoras ado ados ada adas ido idos ida idas ario arios aria arias
  eiro eiros eira eiras eria erias teria terias eteria ueria uerias ria rias inho inhos inha inhas zinho zinha quinho quinha ona oso osa ivo iva ivos ivas
  avel agem agens ens ura uras eza ice ncia ncias encia encias idade idades logia logias logo loga grafia grafias terapia plastia
  gico gica tico ticos tica ticas mico mica nico nica nicos nicas vel ing er ers ery y ies ina inas c`.split(/\s+/);

/** What banks and acquirers glue to a name. */
const GLUED =
  'br(?:asil)?|bra|com(?:br|brasil)?|sp|rj|mg|pr|rs|sc|ba|pe|ce|df|go|es|express\\w*|expresso|executivo|comum|facil|rapid[oa]|hiper|super\\w*|bairro|market\\w*|mercado\\w*|delivery|eats|trip\\w*|help\\w*|pay\\w*|pag\\w*|online|on|digital|app|bill|prime|plus|premium|music|play|e?store\\w*|e?shop\\w*|loja\\w*|park|parking|center|centro|club|clube|sat|fl|lj|filial|matriz|d[ao]\\w+|sao\\w{2,}|santa\\w{2,}|e\\w{5,}|auto\\w*|vip|top|bar|cafe|rest\\w*|grill|burger\\w*|sushi|house|food|mix|max|mais|certo|bom|boa|novo|nova|central|popular|real|total|servic\\w*|serv|comercio|ltda|me|sa|viag\\w*|segur\\w*|saude|vida|pre|pos|net|tv|fibra|movel|tele\\w*';

const isEnding = new RegExp(`^(?:${ENDINGS.join('|')})?(?:${GLUED})?(?:\\d.*)?$`);

/** So much behind a name is a word of its own, unless the name is so short that other words begin like it. */
const SHORTEST_WORD = 6;
const SHORTEST_NAME = 5;
/** A city or an acquirer that is cut off behind a long name: `SPOTIFYCUR`. */
const LONGEST_CUT = 3;
const LONG_NAME = 7;
/**
 * Whether a word that begins like a known name may be that name: `supermerc-ado`, `uber-trip`, `raia-4521`; a surname that
 * begins so is another word: `assai-de`, `carrefour-nier`, `taxi-archos`.
 * @param rest what the word has behind the name
 * @param name how many letters the name has
 */
export const continuesWord = (rest: string, name: number): boolean =>
  (name >= SHORTEST_NAME && rest.length >= SHORTEST_WORD) ||
  isEnding.test(rest) ||
  (rest.length <= LONGEST_CUT && name >= LONG_NAME) ||
  ENDINGS.some((ending) => ending.startsWith(rest));

type Glued = { word: string; leaf: CategoryName };
let glued: ReadonlyMap<string, Glued> | undefined;
let first: readonly Glued[] | undefined;
let begun: readonly Glued[] | undefined;
const listed = (phrases: Phrases): Glued[] =>
  categoriesOf(phrases).flatMap(([leaf, list]) => list.split(',').map((word) => ({ word: word.trim(), leaf })));
const gluedTrades = (): ReadonlyMap<string, Glued> => {
  glued ??= new Map(listed(gluedWords).map((trade) => [trade.word, trade]));
  return glued;
};

const SHORTEST_OF_SHOPS = 5;
/** Whether the word is one for a trade that closes a company's name, behind a person's too: `RITA MODAS`, `MARINA MANICURE`. */
export const isOfShops = (token = ''): boolean => token.length >= SHORTEST_OF_SHOPS && gluedTrades().has(token);

/** The trade that an abbreviation at the beginning of a shop's name says. */
export const firstTrade = (token: string): Glued | null => {
  first ??= listed(firstWords);
  return first.find(({ word }) => word === token) ?? null;
};

/** What begins a shop's name wherever that goes on: `FISIO-LC`, `ODONTO-ART`. */
const beginningOf = (token: string): Glued | null => {
  begun ??= listed(beginnings);
  return begun.find(({ word }) => token.length > word.length && token.startsWith(word)) ?? null;
};

/** What joins a name to a trade in one word: `casa-da-pizza`, `rei-do-espetinho`. */
const JOINS = /(?:^|[a-z]{2,})d[aeo]s?$/;
const PLAIN =
  /^(?:casa|rei|super|nov[ao]|bo[am]|bella?|grand?|mr|mega|vip|top|mini|auto|nutri|nutre|sr|sra|tio|tia|seu|dona|emporio|ponto|mundo|espaco|express|art|big|master|nosso|nossa|sao|santa|santo)$/;
const LONG = 6;
/** Shorter, but no other word or surname ends so: `LOLIHTOYS`. */
const FREE = /^(?:cafe|farma|foods?|toys|hair|kids|baby|cell|pizzas?|sushi|grill|jeans|shoes|nails|hotel|cakes?)$/;
const INITIALS = 3;

/** Whether what a trade's word is glued to leaves it one, and is not `re-presentes`: the shorter the word, the plainer the rest must be. */
const leavesTrade = (rest: string, trade: string): boolean => {
  const isPlain = PLAIN.test(rest) || (rest.length > 2 && isOfName(rest)) || (trade.length > 3 && JOINS.test(rest));
  if (trade.length >= LONG || FREE.test(trade))
    return rest.length > 1 && !(rest.endsWith('re') && trade === 'presentes');
  return isPlain || (trade.length === LONG - 1 && rest.length > 1 && rest.length <= INITIALS);
};

const SHORTEST_NAME_BEHIND = 4;
/** `modas-dalu`, `bichos-ecia`: an article or `e` between the trade and what follows. */
const JOINED_BEHIND = /^(?:d[ao]s?[a-z]{2,}|ecia)$/;
const SHORTEST_JOINED = 4;
const isNameBehind = (rest: string, trade: string): boolean =>
  JOINED_BEHIND.test(rest) || (trade.length > LONG && rest.length >= SHORTEST_NAME_BEHIND && !ENDINGS.includes(rest));

const SHORTEST_TRADE = 3;
const isTradeOf = (rest: string, { word }: Glued): boolean =>
  rest === '' ? word.length > INITIALS : leavesTrade(rest, word);

/** The trade that a word is, or has glued to a name: `maria-bar`, `rcm-confeitaria`, `padaria-guaru`; null for any other. */
export const gluedTrade = (token: string): Glued | null => {
  const trades = gluedTrades();
  const singular = token.endsWith('s') ? token.slice(0, -1) : '';
  // The longest first: `supermercado` before `mercado`.
  for (let length = token.length; length >= SHORTEST_TRADE; length -= 1) {
    for (const name of [token, singular]) {
      const behind = name.length < length ? undefined : trades.get(name.slice(name.length - length));
      if (behind && isTradeOf(name.slice(0, name.length - length), behind)) return behind;
    }
    const before = length >= SHORTEST_JOINED ? trades.get(token.slice(0, length)) : undefined;
    if (before && isNameBehind(token.slice(length), before.word)) return before;
  }
  return beginningOf(token);
};

const SHORTEST_CUT = 5;
const SHORTEST_KNOWN_CUT = 3;
const SHORTEST_GLUED_CUT = 6;
/** No bank prints more of a shop in one word. */
const LONGEST_LINE = 25;

/** Cut words that begin many others: `com-ercio`, `pre-feitura`, `esp-orte`, `var-ejo`, `massoterapia`, `eletrica`. */
const ANY_WORD = /^(?:ali|alim|aliment|com|pre|esp|var|far|mass|ele|elet|eletr|tel|tele)$/;

const only = (begun: readonly Glued[]): Glued | null => {
  const [one] = begun;
  return one && begun.every(({ leaf }) => leaf === one.leaf) ? one : null;
};

/**
 * The trade whose word a cut one begins, also behind a name (`rn-informati`); null where several trades begin so.
 * @param isKnown whether the bank cuts such lines at this length
 */
export const cutTrade = (token: string, isKnown: boolean): Glued | null => {
  if (token.length < (isKnown ? SHORTEST_KNOWN_CUT : SHORTEST_CUT) || isOfName(token) || ANY_WORD.test(token))
    return null;
  const begins = (cut: string): Glued[] =>
    [...gluedTrades().values()].filter(
      ({ word }) => word.length > cut.length && (isKnown || 2 * cut.length >= word.length) && word.startsWith(cut),
    );
  const whole = begins(token);
  if (whole.length > 0) return only(whole);
  if (/represen/.test(token)) return null;
  // Behind initials, and in a line that is cut off behind anything: `rn-informati`, `bratti-fisioterap`.
  const furthest = isKnown ? Math.min(token.length, LONGEST_LINE) : INITIALS;
  for (let from = 2; from <= furthest && token.length - from >= SHORTEST_GLUED_CUT; from += 1) {
    const behind = begins(token.slice(from));
    if (behind.length > 0) return only(behind);
  }
  return null;
};

let parting: RegExp | undefined;
/** Shorter, a word is mostly whole. */
const SHORTEST_GLUED = 7;
/** A line of one word as long as this may be cut off, and so short an end of it is then no word. */
const SHORTEST_CUT_LINE = 14;
const CUT_END = / (?:[a-z]{1,2}|pet|dec|des)$/;
const GLUED_FORM = /(?<=[a-z]{5})(?:ltda?(?:me|epp)?|eirel(?:i(?:me|epp)?)?)$/;

/**
 * A line printed as one word, parted at the words that every company's name has and at long words for trades:
 * `thais-roupas-eacessorios`, `minasbr-combustiveis-ltda`; null for any other.
 */
export const parted = (words: readonly string[]): { text: string; isCut: boolean } | null => {
  parting ??= new RegExp(partedWords.split(/\s+/).join('|'), 'g');
  const printed = words.join(' ');
  const last = words.at(-1) ?? '';
  const apart = words.map((word) =>
    word.length < SHORTEST_GLUED ? word : word.replace(GLUED_FORM, ' $&').replace(parting ?? '', ' $& '),
  );
  const text = apart.join(' ').replace(/\s+/g, ' ').trim();
  if (text === printed) return null;
  const isCut = last.length >= SHORTEST_CUT_LINE;
  return { text: isCut ? text.replace(CUT_END, '') : text, isCut };
};
