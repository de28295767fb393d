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
export const spelledOut = (text: string): string =>
  text
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/(?= ?[a-z])/g, 'with ')
    .replace(/(?<=^|\s)\+(?:\s*de\s+)?(?=\d)(?!\+?99\b)/g, 'mais de ')
    // The salary of December, which is no day, floor or month.
    .replace(/\b13(?:th|o)? (?=sala)|\b13o\b(?! (?:de|dia|andar|lugar|mes)\b)/g, 'decimo terceiro ')
    .replace(/\bd[’' ]?agua\b/g, 'de agua')
    .replace(ABBREVIATION, (word) => SHORT.get(word) ?? word);
