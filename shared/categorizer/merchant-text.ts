import { normalizeText } from '../text/normalize-text.ts';
import { cities } from './knowledge/places.ts';

const SHORTEST_TRUNCATION = 5;
const MOST_WORDS = 5;
/** A city of one word is cut where the beginning of a state follows: `BOTAFO S`. */
const SHORTEST_ONE_WORD_CUT = 6;

let built: { whole: ReadonlySet<string>; begun: ReadonlySet<string> } | undefined;
const known = () => {
  if (built) return built;
  const whole = new Set(cities.split(',').map((city) => city.replace(/\s/g, '')));
  const begun = new Set<string>();
  for (const city of whole)
    for (let length = Math.max(SHORTEST_TRUNCATION, Math.ceil(city.length * 0.6)); length < city.length; length += 1)
      begun.add(city.slice(0, length));
  built = { whole, begun };
  return built;
};

type Joined = Pick<MerchantText, 'words' | 'compact' | 'starts'>;

/** Where the city that closes `words` before `end` begins, also a truncated one of two words or more; `end` without one. */
const cityEnd = ({ words, compact, starts }: Joined, end: number): number => {
  for (let count = Math.min(MOST_WORDS, end); count > 0; count -= 1) {
    const candidate = compact.slice(starts[end - count], starts[end] ?? compact.length);
    const isCut = count > 1 || (candidate.length >= SHORTEST_ONE_WORD_CUT && /^[a-z]$/.test(words[end] ?? ''));
    const isCity = known().whole.has(candidate) || (isCut && known().begun.has(candidate));
    if (isCity) return end - count;
  }
  return end;
};

/** A line's words, cleaned; `compact` joins them, `starts` says where each begins in it. */
export type MerchantText = {
  words: readonly string[];
  compact: string;
  starts: readonly number[];
  /** Behind the last word that may name a shop: numbers, legal forms, city and state close the line. */
  end: number;
  /** The words of the first city that closes the line. */
  city: { start: number; end: number } | null;
  /** Whether an acquirer of small shops printed itself before the name. */
  isSmallShop: boolean;
  /** Whether the bank calls the line a purchase. */
  isPurchase: boolean;
  /** Whether the bank cuts such lines, and this one is as long as they get. */
  isCut: boolean;
};

// Acquirers and wallets print themselves before the shop; iFood's prefix says what was bought and stays.
const ACQUIRER =
  /^\s*(?:pag(?:seguro|bank)?\s*\*|pagseg\s*\*|m(?:erc(?:ado)?)?\s*p(?:ago)?\s*\*|mercpago\s*\*|mercado\s*\*|zig\*?\s*\*|propig\s*\*|pg\s*\*(?:\s*ton\b)?|ebn\s*\*|ebanx\s*\*|dl\s*\*|zp\s*\*|zoop\s*\*|sumup\s*\*|stone\s*\*|ton\s*\*|infinitepay\s*\*|paygo\s*\*|picpay\s*\*|pp\s*\*|paypal\s*\*|cielo\s*\*|getnet\s*\*|vindi\s*\*|iugu\s*\*|asaas\s*\*|asa\s*\*|hotmart\s*\*(?=\s*$)|ec\s*\*|sq\s*\*|yapay\s*\*|pagar\s?me\s*\*|adyen\s*\*|nup?ay\s*\*|ame\s*\*|dlo\s*\*|recarga\s*pay\s*\*|pagali\s*\*|stripe\s*\*|stn\s*\*|tpv\s*\*|payu\s*\*|dlocal\s*\*|pagsmile\s*\*|safe2pay\s*\*|cloudwalk\s*\*|i?zettle\s*\*|iz\s*\*|appmax\s*\*|pagaleve\s*\*|koin\s*\*|fs\s*\*|ls\s*\*|linx\s?pay\s*\*|cappta\s*\*|dm\s*\*|hna\s*\*|bs2\s*\*|acqio\s*\*|pagfacil\s*\*|granito\s*\*|justa\s*\*|valori\s*\*|vero\s*\*|fiserv\s*\*|mercadopago\s*\*|ifood\s?pago\s*\*|pix\s?pag\s*\*|tst\s*\*|pic\s?pay\s*\*)\s*/i;
// Large companies sell by these.
const OF_LARGE_SHOPS = /^\s*(?:ebn|ebanx|dlo?|dlocal|pp|paypal|adyen|stripe|payu|pagsmile)\s*\*/i;
const PURCHASE =
  /^\s*(?:compra(?:s)?\s+(?:realizada|aprovada|efetuada|(?:no\s+|com\s+|de\s+)?(?:cart[aã]o|debito|d[eé]bito|credito|cr[eé]dito|elo|visa|master(?:card)?|nacional|internacional|electron|maestro|a vista))(?:\s+(?:de|d[eé]bito|debitad[ao]|cr[eé]dito|elo|visa|vista|master(?:card)?|electron|maestro|nacional|internacional|a|à|no|na|via\s+nupay)(?![\wà-ú]))*\s*[-:]*|(?:visa|redeshop|rede shop|maestro|mastercard|elo)\s+(?:electron|debito|d[eé]bito|compra)\s*[-:]*|d[eé]bito\s+(?:de|com)\s+cart[aã]o(?!\s+(?:de\s+)?cr[eé]d)\s*[-:]*|c(?:om)?p\.?\s*(?:elo|visa|maestro|master(?:card)?)(?:\s+(?:electron|maestro|d[eé]b(?:ito)?))?(?![\wà-ú])\s*[-:]*|pay\s*-|rshop\s*-?|(?:google|apple|samsung)\s+pay(?=\s+\S))\s*/i;
// Behind the form of a purchase: where and when, again the purchase, and quotes around them.
const WHERE = /^[\s"“-]*(?:compra\s+)?no\s+estabelecimento\s*:?\s*/i;
const WHEN = /^\s*\d\d\/\d\d(?:\/\d{2,4})?\s+(?:\d\d:\d\d(?::\d\d)?\s+)?(?=\p{L})/u;
/** Columns of a fixed width touch each other: `DECATHLONRIO DE JANEIRBRA`. */
const GLUED_CITY =
  /(?<=\p{L}{3})(rio de jan[a-z]*?|sao paulo|belo hor[a-z]*?|porto aleg[a-z]*?|sao jose d[a-z ]*?|sao bernard[a-z ]*?|ribeirao p[a-z]*?|florianopol[a-z]*?|campo gran[a-z]*?|curitiba|brasilia|salvador|fortaleza|recife|osasco|campinas|barueri|guarulhos|goiania|manaus|niteroi|santos|joinville|londrina|maringa|vitoria|belem|natal|sorocaba|uberlandia|jundiai)\s*(bra?)\s*$/iu;
/** What follows the shop's name on its card: the means that was paid with, the legal form. */
const GLUED_FORM = /(?<=\p{L}{4})(?:ltda|eireli)\b/giu;
const PAID_WITH = /\s-\s+nupay\s*$/i;
const WHICH_CARD = /[\s.]+cart[aã]o(?:\s+final)?\s+\d{4}\s*$/i;
const DOTTED_ACQUIRER = /^\s*(?:pag|mp|pg)\.(?=\s*\p{L})/iu;
/** Itaú and Santander print so many letters of a shop, and no more. */
const CUT =
  /^\s*(?:compra cartao maestro\s+\d\d\/\d\d .{15}\s*$|rshop\s*-\s*[^-]{10,11}-\d|pay\s*-\s*.{5}\s|pix (?:qrs \S.{8}\S|transf \S.{5,6}\S)\d\d\/\d\d)/i;
/** So many letters do acquirers print of a shop with their own name, and no more. */
const FULL = new Set([20, 22]);
/** As long as a card's line gets, without a number of the bank's. */
const SPACED_AND_FULL = /^\s*(?=.{22}\s*$)[\p{L}&.'-]{2,}(?: [\p{L}&.'-]+)+\s*$/u;
const INSTALLMENT =
  /\b(?:parc(?:ela)?|pcl)\.?\s*\d{1,2}\s*(?:\/|de)\s*\d{1,2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\b\d{1,2} de \d{1,2}\b|(?<!(?:liq|pag|pgto|amort|deb)\w*\.?\s+(?:d[aeo]\s+)?)(?<!^\s*)\bparc(?:ela)?\b/gi;

const CLOSING =
  /^(?:\d+|[a-z]{1,3}\d+|ac|al|ap|am|ba|ce|df|es|go|ma|mt|ms|mg|pa|pb|pr|pe|pi|rj|rn|rs|ro|rr|sc|sp|se|to|br|bra|brasil|ltda|lt|me|mei|sa|s|a|epp|eireli|eirel|eir|cia|lj|loja|filial|com|ag|agencia|centro|shopping|shop|ii|iii)$/;

const withoutClosing = (joined: Joined): Pick<MerchantText, 'end' | 'city'> => {
  const { words } = joined;
  let end = words.length;
  let city: MerchantText['city'] = null;
  while (end > 0) {
    // The city first: the rest of `SAO PAULO` may end like a state.
    const start = cityEnd(joined, end);
    if (start < end) city = { start, end };
    const behind = start === end && CLOSING.test(words[end - 1] ?? '') ? end - 1 : start;
    if (behind === end) break;
    end = behind;
  }
  return { end, city };
};

/** The words of normalized text with where they stand. */
const textOf = (normalized: string): Pick<MerchantText, 'words' | 'compact' | 'starts' | 'end' | 'city'> => {
  const words = normalized === '' ? [] : normalized.split(' ');
  const starts: number[] = [];
  let length = 0;
  for (const word of words) {
    starts.push(length);
    length += word.length;
  }
  const joined = { words, compact: words.join(''), starts };
  return { ...joined, ...withoutClosing(joined) };
};

// Wallets print a shop's name as its owner typed it, in one word: `PadocaDoZeca`.
const JOINED_NAME = /(\p{L}\p{Ll})(\p{Lu})/gu;
// Chains print a shop's number right behind their name, others begin with it: `JCC04PETSTORE`.
const SHOP_NUMBER = /(\p{L}{4})(\d+)\b|(\d)(?=\p{L}{5})/gu;

// The form of a purchase with what stands around it: `Compra no debito: "No estabelecimento PADARIA`.
const withoutPurchase = (printed: string): string =>
  printed
    .replace(PURCHASE, '')
    .replace(WHERE, '')
    .replace(WHEN, '')
    .replace(WHICH_CARD, '')
    .replace(DOTTED_ACQUIRER, '');

// Nubank prints document, bank, branch and account behind the other side's name.
const PARTY_DATA = /\s-\s[\d•*.xX]{3,}[\d•*./xX-]*(?:\s-\s.*)?$/u;

// Searches through a whole text are for those that can hold what is searched.
const withoutInstallment = (text: string): string =>
  /\d(?:\/| de )\d|p(?:arc|cl)/i.test(text) ? text.replace(INSTALLMENT, ' ') : text;
const split = (text: string): string => {
  const parted = /\p{Ll}\p{Lu}/u.test(text) ? text.replace(JOINED_NAME, '$1 $2') : text;
  return /\p{L}\d|\d\p{L}/u.test(parted) ? parted.replace(SHOP_NUMBER, '$1$3 $2') : parted;
};

// No city is longer, and the search must not grow with the text.
const LONGEST_CITY = 40;
const withoutGluedCity = (text: string): string =>
  text.slice(0, -LONGEST_CITY) + text.slice(-LONGEST_CITY).replace(GLUED_CITY, ' $1 $2');

const soldIn = (printed: string): { named: string; sold: string; isPurchase: boolean } => {
  const isPurchase = isPurchaseLine(printed);
  const dashless = printed.includes('-') ? printed.replace(PARTY_DATA, '').replace(PAID_WITH, '') : printed;
  const partyless = withoutGluedCity(dashless).replace(GLUED_FORM, ' $&');
  const named = (isPurchase ? withoutPurchase(partyless) : partyless).replace(WHEN, '');
  const sold = named.includes('*') ? named.replace(ACQUIRER, '') : named;
  return { named, sold: sold === named ? sold : sold.replace(ACQUIRER, ''), isPurchase };
};

/** Whether the bank cuts such lines, and this one is as long as they get. */
export const isCutLine = (printed: string): boolean =>
  CUT.test(printed) || (FULL.has(printed.trim().length) && ACQUIRER.test(printed)) || SPACED_AND_FULL.test(printed);

/** Whether the bank calls the line a purchase. */
export const isPurchaseLine = (printed: string): boolean => PURCHASE.test(printed);

/** What a bank printed, without acquirer, form of purchase, installments and dates, as it printed it. */
export const shopText = (printed: string): string => split(withoutInstallment(soldIn(printed).sold));

/** The same as words. */
export const merchantText = (printed: string): MerchantText => {
  const { named, sold, isPurchase } = soldIn(printed);
  const isSmallShop = sold !== named && !OF_LARGE_SHOPS.test(named);
  const shop = split(withoutInstallment(sold));
  return { ...textOf(normalizeText(shop)), isSmallShop, isPurchase, isCut: isCutLine(printed) };
};

/** How banks say that money comes back. */
const GIVEN_BACK =
  /\b(?:estorn\w*|devol\w*|reembols\w*|cancelament\w*|cancelad[oa]s?|charge ?backs?|contestac\w*|ressarc\w*|revers(?:ao|oes))\b/;

// None has an accent: most texts need not be normalized.
const STEMS = /estorn|devol|reembols|cancela|charge|contesta|ressarc|revers/i;

/** Whether a text says that money comes back. */
export const saysGivenBack = ({ description }: { description: string }): boolean =>
  STEMS.test(description) && GIVEN_BACK.test(normalizeText(description));
