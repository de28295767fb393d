import { withoutAccents } from '../../../text/normalize-text.ts';

/** Abbreviations of chats, by the word that they stand for. None of them is a word of either language. */
const SHORT: ReadonlyMap<string, string> = new Map(
  `q:que dsd:desde dsde:desde vlr:valor vlrs:valores ae:ai ent:entao qnd:quando qdo:quando dps:depois pgto:pagamento pgtos:pagamentos pagto:pagamento
 ref:referente ontm:ontem prox:proximo qts:quantos b4:before yday:yesterday wk:week
  wks:weeks wknd:weekend acct:account txn:transaction`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
const ABBREVIATION = new RegExp(`\\b(?:${[...SHORT.keys()].join('|')})\\b(?!\\.[a-z])`, 'g');

/** `text` (lower case, without accents) with abbreviations and signs written out: `dsd`, `+100`, `w/o`. */
const spelledOut = (text: string): string =>
  text
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/(?= ?[a-z])/g, 'with ')
    .replace(/(?<=^|\s)\+(?:\s*de\s+)?(?=\d)(?!\+?99\b)/g, 'mais de ')
    // The salary of December, which is no day, floor or month.
    .replace(/\b13(?:th|o)? (?=sala)|\b13o\b(?! (?:de|dia|andar|lugar|mes)\b)/g, 'decimo terceiro ')
    // "a week ago" is one; "half a year ago" is not.
    .replace(/(?<!half )\b(?:an?|the) (?=(?:day|week|month|year|hour) ago\b)/g, '1 ')
    .replace(/\b(?:a )?couple (?:of )?(?=(?:day|week|month|year|hour)s ago\b)/g, '2 ')
    .replace(/\bd[’' ]?agua\b/g, 'de agua')
    .replace(ABBREVIATION, (word) => SHORT.get(word) ?? word);

const ENGLISH_WORDS = new Set(
  `the how much my did spent spend spending last this month week year what and for in on since over under from with show all expenses expense
 purchases purchase but not list give groceries grocery transactions transaction payments payment of to at by yesterday today food bought
 paid income everything any only rides bills bill were was card account between dining shopping`.split(/\s+/),
);
const PORTUGUESE_WORDS = new Set(
  `de da das dos na nas nos em com quanto quantos qto qnt qnto mes ano semana e ou esse este essa esta desse deste conta que gastei gasto gastos
 gastou paguei compra compras comprei recebi meu minha meus minhas foi tudo menos sem desde ate ontem hoje passado passada pra para por pelo
 um uma o os as eu qual quais mostra lista me tem cartao mercado despesas despesa`.split(/\s+/),
);

/** Whether the words of English are many more: "no" and "do" are words of both languages. */
const isEnglish = (text: string): boolean => {
  const words = text.split(/[^a-z]+/);
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  return english > 2 * words.filter((word) => PORTUGUESE_WORDS.has(word)).length;
};
// "no more than 50", "no, last week", "no pending ones" leave nothing of a kind out.
const NO =
  /\b(?:(?:but |and )?with )?no (?!(?:more|less|later|earlier|sooner|fewer|greater|one|idea|problem|longer|matter|worries|worry|need|rush|hurry|thanks|way|reason|wait|sorry|pending|pendencies|unposted|uncleared|doubt|clue|category|categories|name|kidding|wonder|i|it|not)\b)(?=[a-z0-9])/g;
const NOT_INCLUDING =
  /\b(?:(?:please |but |and )?(?:do not|dont|does not|doesnt|not to|should not|shouldnt|never) (?:include|includes|including|count|counting|consider|show|add|list|want)|(?:keep|keeping|take|taking) out|nothing (?:from|at)|none of|skip|skipping|ignoring|disregard|disregarding|omit|omitting)(?: (?:me|any))?(?: (?:from|at|of|on))?(?= [a-z0-9])/g;

/** `text` with what leaves out in English said in one way: `no uber`, `don't include uber`. The Portuguese `no uber` stays. */
const withEnglishExclusions = (text: string): string =>
  /\b(?:no|not|nothing|none|never|dont|doesnt|shouldnt|skip|skipping|ignoring|disregard|disregarding|omit|omitting|out)\b/.test(
    text,
  ) && isEnglish(text)
    ? text.replace(NOT_INCLUDING, 'excluding').replace(NO, 'without ')
    : text;

/** Characters of a message that are read, several times what people ask; what stands behind them filters nothing. */
export const LONGEST_READ = 2000;

const NUMBER = /(?<![a-z\d])\d+(?:[.,/-]\d+)*(?:[a-z]+)?(?![a-z\d])/g;
const MONTH_AND_YEAR =
  /\b((?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)[a-z]*) ?\/ ?(?:20)?(\d\d)\b/g;
// Their point ends no sentence.
const SHORTENED =
  /\b(sem|ults?|desp|cias?|aprox|seg|ter|qua|qui|sex|sab|dom|jan|fev|feb|mar|abr|apr|mai|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)\.(?= )/g;
const SUFFIX = /^(?:reais|real|contos?|pilas?|paus?|mil|k|dias?|d|h|hs|horas?|mes|meses|anos?|days?)$/;
const ENGLISH_ORDINAL = /^(?:st|nd|rd|th)$/;
/** A number of more digits is a card's, a document's or a joke. */
const MOST_DIGITS = 12;

const twoDigits = (text: string): string => text.padStart(2, '0');

const dateText = (year: string, month: string, day: string): string => {
  const [m, d] = Number(month) > 12 ? [day, month] : [month, day];
  return `${year.length === 2 ? `20${year}` : year}-${twoDigits(m)}-${twoDigits(d)}`;
};

// 1.250,75 and 1,250.75 alike; a single separator before three digits groups thousands.
const decimalText = (digits: string): string => {
  const decimal = /^(.*)[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal?.[1] ?? digits).replace(/[.,]/g, '');
  return whole.length > MOST_DIGITS ? whole : String(Number(`${whole}.${decimal?.[2] ?? '0'}`));
};

const numeric = (digits: string): string => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(digits);
  if (iso) return dateText(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const date = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(digits);
  if (date) return dateText(date[4] ?? '', date[3] ?? '', date[1] ?? '');
  const month = /^(\d{4})[-/](\d{1,2})$/.exec(digits);
  if (month) return `${month[2]}/${month[1]}`;
  if (digits.includes('-')) return digits.split('-').map(numeric).join(' a ');
  if (/^\d{1,2}\/(?:\d{4}|\d{1,2})$/.test(digits)) return digits;
  return digits.includes('/') ? digits.split('/').map(decimalText).join(' , ') : decimalText(digits);
};

const withSuffix = (token: string): string => {
  const at = token.search(/[a-z]/);
  if (at < 0) return numeric(token);
  const [digits, suffix] = [token.slice(0, at), token.slice(at)];
  if (ENGLISH_ORDINAL.test(suffix)) return `dia ${digits}`;
  if (suffix === 'ish') return `cerca de ${numeric(digits)}`;
  // 1º and 2ª, once their signs are plain letters.
  if (suffix === 'o' || suffix === 'a') return numeric(digits);
  return SUFFIX.test(suffix) ? `${numeric(digits)} ${suffix === 'k' ? 'mil' : suffix}` : token;
};

/**
 * The message as words between single spaces, one space at both ends: lower case, without accents and emoji, dates as
 * `2026-10-05`, `5/10` or `10/2026`, numbers with a decimal point, any currency as `r$`, a comma and a sentence's end
 * as words of their own. `março` becomes `march`, since only its cedilla distinguishes it from the name Marco.
 */
export const canonicalText = (message: string): string => {
  const plain = message
    .slice(0, LONGEST_READ)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '');
  const text = spelledOut(withoutAccents(plain.replaceAll('março', 'march')))
    .replace(/['’´]s\b/g, '')
    .replace(/['’´]/g, '')
    // "oiii", "muuuito"; no word has a letter thrice.
    .replace(/([a-z])\1{2,5}(?!\1)/g, '$1')
    .replace(/\b(\d{1,2}):(\d\d)\b/g, '$1h$2')
    .replace(/%/g, ' por cento ')
    .replace(/(?<=[a-z])&(?=[a-z])/g, 'e')
    .replace(/(?<=\d)\s*[-–—]\s*(?=r ?\$|\$)/g, ' a ')
    .replace(/(?<![a-z])(?:r|us)? ?[$€£]|\brs\b(?= ?\d)|\bbrl\b/g, ' r$ ')
    .replace(MONTH_AND_YEAR, '$1 de 20$2')
    .replace(/(?<=\d)\s+[-–—]\s+(?=\d)|(?<=\d)\s*~\s*(?=\d)/g, ' a ')
    .replace(NUMBER, withSuffix)
    .replace(SHORTENED, '$1')
    .replace(/\bdia (\d{1,2}) do (0?[1-9]|1[0-2])(?= |$)(?! (?:mes|ano))/g, 'dia $1/$2')
    .replace(/[,;|]|\/(?!\d)|(?<!\d)\//g, ' , ')
    .replace(/\b(exceto|menos|sem|fora|contar|tirando|except|excluding|without):/g, '$1 ')
    .replace(/[!?\n:]|\.(?!\d)|(?<!\d)\./g, ' . ')
    .replace(/-(?!\d)|(?<!\d)-/g, ' ')
    .replace(/≥|=>/g, '>=')
    .replace(/≤|=</g, '<=')
    .replace(/[<>]=?|\+/g, ' $& ')
    .replace(/[^a-z0-9.,/$+<>= -]/g, ' ')
    .replace(/\s+/g, ' ');
  return ` ${withEnglishExclusions(text.trim())} `;
};
