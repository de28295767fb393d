import { BoundedMap } from '../bounded-map.ts';
import { groupBy } from '../group-by.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { ACRONYMS, BRANDS, SHORT, WORDS } from './knowledge/spoken-brands.ts';
import { isCutLine, merchantText, shopText } from './merchant-text.ts';
import { counterpartyStart, isOfName, looksLikePerson } from './people.ts';

/** A printed word, how it is compared, and what stands before it. */
type Token = { printed: string; word: string; joint: string };
type Brand = { name: string; compact: string; isShort: boolean };

const listed = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const brandsIn = (table: string, isShort: boolean): Brand[] =>
  table.split('\n').flatMap((line) => {
    const at = line.indexOf(': ');
    const name = line.slice(0, at).trim();
    return line
      .slice(at + 2)
      .split(', ')
      .map((printed) => ({ name, compact: printed.trim().replaceAll(' ', ''), isShort }));
  });

type Knowledge = {
  brands: readonly Brand[];
  /** By their first two letters. */
  beginning: ReadonlyMap<string, readonly Brand[]>;
  words: ReadonlyMap<string, string>;
  acronyms: ReadonlySet<string>;
};
let built: Knowledge | undefined;
const knowledge = (): Knowledge => {
  if (built) return built;
  // The longest first: `amazon prime` before `amazon`.
  const brands = [...brandsIn(BRANDS, false), ...brandsIn(SHORT, true)].sort(
    (a, b) => b.compact.length - a.compact.length,
  );
  built = {
    brands,
    beginning: groupBy(brands, ({ compact }) => compact.slice(0, 2)),
    words: new Map(listed(WORDS).map((pair) => pair.split(':') as [string, string])),
    acronyms: new Set(listed(ACRONYMS)),
  };
  return built;
};

const tokensOf = (text: string): Token[] => {
  let end = 0;
  return Array.from(text.replaceAll(NO_DOCUMENT, ' ').matchAll(/[\p{L}\p{N}]+/gu), ({ 0: printed, index }) => {
    const joint = /^\s?[&+]\s?$|^['’]$/.test(text.slice(end, index)) ? text.slice(end, index) : ' ';
    end = index + printed.length;
    return { printed, word: normalizeText(printed).replaceAll(' ', ''), joint };
  });
};

const STATE = /^(?:ac|al|ap|am|ba|ce|df|es|go|ma|mt|ms|mg|pa|pb|pr|pe|pi|rj|rn|rs|ro|rr|sc|sp|se|to)$/;
/** What banks glue to a brand, or print behind the brand of any company. */
const GLUED = /^(?:com|br|combr|brasil|app|bill|sa|\d+)$/;
const BEHIND =
  /^(?:\d.*|[a-z]{0,3}\d+|com|br|bra|brasil|sa|s|a|ltda|me|cia|comercio|ind|lj|loja|lojas|fl|filial|modas|net|servicos?|serv|fixo|movel|celular|tv|fibra|internet|pre|pos|recarga|eletr\w*|energia|linhas|aereas|air|hiper|super|supermercados?|mercados?|digital|online|site|app|pag\w*|cartao|azul|estac\w*)$/;
/** What people leave out before a brand. */
const BEFORE =
  /^(?:lojas?|supermercados?|hipermercado|drogarias?|farmacias?|seguros?|conta|fatura|assinatura|mensalidade|plano|ebanx|dlocal|paypal|google|dl)$/;
const GLUED_BEFORE = /^(?:help|www|lojas?|grupo)(?=[a-z]{4})/;

const brandAt = (tokens: readonly Token[], from: number): string | null => {
  const rest = tokens.slice(from).map(({ word }) => word);
  const compact = rest.join('');
  for (const brand of knowledge().beginning.get(compact.slice(0, 2)) ?? []) {
    if (!compact.startsWith(brand.compact)) continue;
    let length = 0;
    const behind = rest.findIndex((word) => {
      length += word.length;
      return length >= brand.compact.length;
    });
    const glued = length - brand.compact.length;
    if (glued > 0 && !GLUED.test(rest[behind]?.slice(-glued) ?? '')) continue;
    if (!brand.isShort || rest.slice(behind + 1).every((word) => BEHIND.test(word) || STATE.test(word)))
      return brand.name;
  }
  return null;
};

const brandOf = (tokens: readonly Token[]): string | null => {
  const [first, ...others] = tokens;
  const found = brandAt(tokens, 0);
  if (found || !first) return found;
  if (others.length > 0 && BEFORE.test(first.word)) return brandAt(tokens, 1);
  const word = first.word.replace(GLUED_BEFORE, '');
  return word === first.word ? null : brandAt([{ ...first, word }, ...others], 0);
};

const SHORTEST_CUT = 6;
const OF_ANY_SHOP = /^(?:supermercado|drogaria|lojas?|posto|mercado|magazine|casas|hiper|minuto|livraria)/;
/** The one brand that a line which its bank cuts begins. */
const cutBrand = (tokens: readonly Token[]): string | null => {
  const compact = tokens
    .map(({ word }) => word)
    .join('')
    .replace(/\d+$/, '');
  if (compact.length < SHORTEST_CUT) return null;
  const begun = new Set(
    knowledge().brands.flatMap((brand) =>
      brand.compact.startsWith(compact) && !OF_ANY_SHOP.test(brand.compact) ? [brand.name] : [],
    ),
  );
  return begun.size === 1 ? ([...begun][0] ?? null) : null;
};

/** Platforms that print themselves before whom they sell for. */
const SOLD_FOR =
  /^\s*(?:ifd|ifood|keeta|rappi|htm|hotmart|kiwify|eduzz|monetizze|braip|parc=\w+)\s*\*\s*|^\s*ifd\s+(?=\p{L}{3})/iu;
const MONEY_MOVES = /^(?:pix|teds?|docs?|tef|tev|tbi|transf\w*|transferencias?)$/;
/** How a bank's line begins that names somebody further on. */
const INTRODUCED =
  /^(?:pix|teds?|docs?|tef|tev|tbi|transf\w*|pag(?:to|amentos?)?|pgto|deb(?:itos?)?|cred(?:itos?)?|aut|autom|int|contas?|receb\w*|boletos?|cobranca|liq\w*|sispag|autor\w*|convenio|conv)$/;
const ALSO_INTRODUCED =
  /^(?:aut|autom|automatico|autorizado|autor|convenio|conv|cobranca|eletr?on?|eletr|disponiv|debito|liq\w*|des|rem|qr|qrcode|code|devolvid[ao]|fatura|luz|agua|gas|telefone|energia|canais|programada|impostos?|titulos?|complemento|chave|em|na|[\d.]+)$/;

const isTailCode = (word: string): boolean =>
  /^\d{3,}$/.test(word) || (/\d/.test(word) && /[a-z]/.test(word) && word.length > 4);

const LEGAL = /^(?:ltda|eireli|epp|mei|inc|llc|gmbh)$/;
const TAIL = /^(?:me|sa|s|cia|com|br|bra|brasil|lj|loja|fl|filial|subscr|inc)$/;
const SHOP = /^(?:lj|loja|fl|filial)$/;
/** There is one in each state. */
const OF_A_STATE =
  /^(?:detran|ipva|sefaz|governo|prefeitura|tribunal|tj|crea|crm|oab|senac|sesc|sesi|senai|estado|dae|der)$/;

const BANKS = /^(?:itau|bradesco|santander|caixa|bb)$/;
/** Words of the bank's own business: `Seguro Itau` is not `Seguro`. */
const OF_BANKS =
  /^(?:tarifa|tar|seguros?|cartao|banco|consorcio|pacote|cesta|conta|poupanca|credito|emprestimo|financiamento|capitalizacao|previdencia|fundo|loja)$/;

const withoutTail = (tokens: readonly Token[]): readonly Token[] => {
  const legal = tokens.findIndex(({ word }, at) => at > 0 && LEGAL.test(word));
  let left = legal < 0 ? tokens : tokens.slice(0, legal);
  for (;;) {
    const [last, before] = [left.at(-1)?.word ?? '', left.at(-2)?.word ?? ''];
    if (left.length < 2) return left;
    const isShop = /^\d+$/.test(last) && SHOP.test(before);
    const isState = STATE.test(last) && left.length > 2 && !left.some(({ word }) => OF_A_STATE.test(word));
    const isBank = BANKS.test(last) && left.length > 2 && !left.some(({ word }) => OF_BANKS.test(word));
    const isTail = TAIL.test(last) && !CONNECTING.has(before);
    if (!isShop && !isState && !isBank && !isTailCode(last) && !isTail) return left;
    left = left.slice(0, -1);
  }
};

/** Words of a bank's own lines: alone they name nobody. */
const NOBODY =
  /^(?:faturas?|fat|cartao|contas?|saldo|poupanca|cobranca|eletron\w*|banking|internet|celular|mobile|app|salario|automatic[ao]|debito|credito|bancari[ao]|boletos?|titulos?|de|da|do|no|na|em|para|pelo|pela|por|via|entre|mesma|titularidade|outros|cc|cp|corrente|terceiros|programad[ao]|on|line|online|pagamentodefatura|null|vencimento|cnpj|enviad[ao]|recebid[ao]|efetuad[ao]|realizad[ao]|\d+)$/;

const CONNECTING = new Set(listed('de da do dos das e em no na nos nas com'));
const NO_VOWEL = /^[bcdfghjklmnpqrstvwxz]{2,4}$/;
const TITLES = new Set(listed('mr mrs dr dra sr sra st mc pg lj ltd'));

const upper = (word: string): string => `${word.slice(0, 1).toLocaleUpperCase('pt-BR')}${word.slice(1)}`;

const said = ({ printed, word }: Token, at: number, isPerson: boolean): string => {
  if (at > 0 && CONNECTING.has(word)) return printed.toLowerCase();
  const isPlain = /^(?:\p{Lu}?[\p{Ll}\d]*|[\p{Lu}\d]+)$/u.test(printed);
  if (!isPlain) return printed;
  const { words, acronyms } = knowledge();
  if (!isPerson && (acronyms.has(word) || (NO_VOWEL.test(word) && !TITLES.has(word)))) return printed.toUpperCase();
  const spelled = isPerson || printed.toLowerCase() !== word ? printed.toLowerCase() : (words.get(word) ?? word);
  return upper(spelled);
};

const written = (tokens: readonly Token[], isPerson = false, isBehind = false): string =>
  tokens.map((token, at) => `${at === 0 ? '' : token.joint}${said(token, isBehind ? at + 1 : at, isPerson)}`).join('');

/** What a fee is for, in the words of a sentence. */
const FEES = new Map(
  `pacote:do pacote|cesta:da cesta|saque:de saque|ted:de TED|doc:de DOC|pix:de Pix|manutencao:de manutenção|manut:de manutenção|extrato:de extrato|cadastro:de cadastro|transferencia:de transferência|transf:de transferência|mensalidade:da mensalidade|emissao:de emissão|anuidade:de anuidade`
    .split('|')
    .map((pair) => pair.split(':') as [string, string]),
);

const feeNamed = (tokens: readonly Token[]): string | null => {
  const [first, second, ...others] = tokens;
  if (!first || !second || !/^tar(?:ifas?)?$/.test(first.word)) return null;
  const purpose = FEES.get(second.word);
  if (!purpose) return `Tarifa ${written([second, ...others], false, true)}`;
  return ['Tarifa', purpose, others.length > 0 ? written(others, false, true) : ''].join(' ').trim();
};

// `LOJADOTENIS`: wallets print names in one word.
const JOINED =
  /^(loja|casa|rei|mundo|reino|toca|emporio|cantinho|ponto|espaco|bar|cafe|padaria|mercado|pizzaria|sabor|armazem)(d[aeo]s?)(\p{L}{4,})$/iu;
const parted = (token: Token): Token[] => {
  const [, ...parts] = JOINED.exec(token.printed) ?? [];
  if (parts.length === 0) return [token];
  return parts.map((printed) => ({ printed, word: normalizeText(printed), joint: ' ' }));
};

/** Where the other side's name begins; 0 where the line is no bank's. */
const nameStart = (tokens: readonly Token[]): number => {
  const words = tokens.map(({ word }) => word);
  const isCode = words[0] === 'qr' || words[0] === 'qrcode';
  // `da` is a debit order of a known company or with a number, and else part of a name: `DA VINCI`.
  const isOrder = words[0] === 'da' && (/^\d+$/.test(words.at(-1) ?? '') || brandAt(tokens, 1) !== null);
  if (!isOrder && !isCode && !INTRODUCED.test(words[0] ?? '')) return 0;
  let start = 1;
  const isNamed = (at: number): boolean => brandAt(tokens, at) !== null;
  const leads = (at: number): boolean =>
    !isNamed(at) && (ALSO_INTRODUCED.test(words[at] ?? '') || counterpartyStart(words.slice(at)) > 0);
  while (start < words.length && leads(start)) start += 1;
  return start;
};

const isNobody = (tokens: readonly Token[]): boolean => tokens.every(({ word }) => NOBODY.test(word));

const COUNTRY = 'BRA?|AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO';
// An address of its own line: several spaces stand before the city, a country or state behind it.
const CITY = new RegExp(`\\s{2,}\\p{L}[\\p{L}\\s.'-]*?\\s+(?:${COUNTRY})\\s*$`, 'u');
const LINE_OF_CARD = /estabelecimento/i;
const COUNTRY_BEHIND = new RegExp(`\\s(?:${COUNTRY})\\W*$`, 'i');

/** Without the city that a card's line ends with. */
const withoutCity = (shop: string, description: string): string => {
  if (!LINE_OF_CARD.test(description) && !COUNTRY_BEHIND.test(description)) return shop;
  const { city } = merchantText(description);
  if (!city || city.start === 0) return shop;
  const begins = [...shop.matchAll(/[\p{L}\p{N}]+/gu)][city.start]?.index;
  return begins === undefined ? shop : shop.slice(0, begins);
};

const personNamed = (tokens: readonly Token[]): string => {
  const end = tokens.findIndex(({ word }, at) => at > 0 && /\d/.test(word));
  return written(end < 0 ? tokens : tokens.slice(0, end), true);
};

/** A bank's line names whom it pays or is paid by behind the form of the payment. */
const introducedBy = (whole: readonly Token[], start: number): string | null => {
  const tokens = whole.slice(start);
  if (isNobody(tokens)) return null;
  const words = tokens.map(({ word }) => word);
  if (whole.some(({ word }) => MONEY_MOVES.test(word)) && looksLikePerson(words)) return personNamed(tokens);
  const brands = tokens.map((_, at) => (at === 0 ? brandOf(tokens) : brandAt(tokens, at)));
  return brands.find((brand) => brand !== null) ?? shopNamed(tokens);
};

const shopNamed = (tokens: readonly Token[]): string => {
  const words = tokens.map(({ word }) => word);
  return written(withoutTail(tokens).flatMap(parted), isOfPerson(words));
};

const named = (text: string): string | null => {
  const whole = tokensOf(text);
  const brand = brandOf(whole);
  if (brand) return brand;
  const start = nameStart(whole);
  if (start > 0) return introducedBy(whole, start);
  return isNobody(whole) ? null : (feeNamed(whole) ?? shopNamed(whole));
};

// A person's own name is spelled by that person.
const isOfPerson = (words: readonly string[]): boolean => words.length > 1 && words.every((word) => isOfName(word));

const STAR = /\*/;
const SHORTEST_PREFIX = 4;

// Times, amounts, documents and numbers of operations are part of no name.
const DOCUMENT = /\b\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}\b/g;
const NO_DOCUMENT = '00000000000000';
const NUMBERS =
  /\b\d{1,2}:\d{2}(?::\d{2})?\b|\b[0-9a-z]{8}-[0-9a-z]{4}-[0-9a-z-]{10,}|R\$\s*[\d.,]+|\bcp\s*:?\s*\d+-?|(?<=\d)(?=\p{L}{4,})/giu;
const isName = (text: string): boolean => /\p{L}{2}|99/u.test(text);

/** @param text a line without numbers */
const nameBy = (text: string): string | null => {
  const shop = withoutCity(shopText(text), text).replace(CITY, '').trim();
  if (!isName(shop)) return null;
  const cut = isCutLine(text) ? cutBrand(tokensOf(shop)) : null;
  if (cut) return cut;
  const star = shop.search(STAR);
  if (star < 0) return named(shop);
  const [before, behind] = [shop.slice(0, star), shop.slice(star + 1)];
  const brand = brandOf(tokensOf(behind)) ?? brandOf(tokensOf(shop)) ?? brandOf(tokensOf(before));
  if (brand) return brand;
  const isPrefix = before.trim().length <= SHORTEST_PREFIX && /\p{L}{3}/u.test(behind);
  return named(isPrefix ? behind : shop.replaceAll('*', ' '));
};

/** Formulas and addresses are nobody's name. */
const NO_LINE = /^\s*[=@+]|:\/\//;
const SHORTEST_NAME = 3;
/** No bank prints more; what stands behind it names nobody. */
const LONGEST_LINE = 200;

const read = (printed: string): string | null => {
  const description = printed.slice(0, LONGEST_LINE);
  if (NO_LINE.test(description)) return null;
  const text = description.replace(DOCUMENT, NO_DOCUMENT).replace(NUMBERS, ' ');
  // Some lists print a bank's title and its line: `PIX RECEBIDO | MARIO CARLOS`.
  const [last, ...others] = text.split(' | ').reverse();
  const sold = nameBy((last ?? '').replace(SOLD_FOR, ''));
  const name = sold && sold.length >= SHORTEST_NAME ? sold : (nameBy(last ?? '') ?? sold);
  return name ?? (others.length > 0 ? nameBy(others.join(' ')) : null);
};

const known = new BoundedMap<string, string | null>(5000);

const nameIn = (text: string): string | null => {
  const found = known.get(text);
  if (found !== undefined) return found;
  const name = read(text) || null;
  known.set(text, name);
  return name;
};

type Named = { description: string; merchant: string | null; replaced?: { merchant?: string | null } };

/**
 * Who is paid or pays, as a person would say it: `RSHOP-PAO DE ACUCAR-0141-11/10` is `Pão de Açúcar`. The user's word and a name
 * that is not all in capitals are said as they are. Null where the bank's text names nobody.
 */
export const spokenName = ({ description, merchant, replaced }: Named): string | null => {
  if (merchant === null) return nameIn(description);
  // A merchant in capitals is printed by the bank.
  return replaced?.merchant !== undefined || merchant !== merchant.toUpperCase()
    ? merchant
    : (nameIn(merchant) ?? merchant);
};

/** The same, or else the bank's text. */
export const spokenTitle = (row: Named): string => spokenName(row) ?? row.merchant ?? row.description;
