import { categoriesNamed } from '../../../categories/category-names.ts';
import type { RankingMention } from '../amounts/ranking.ts';
import { LAST_BUT_ONE } from '../amounts/ranking-words.ts';
import { isMark, rewrite, rewriteRuns, wordsBetweenSpaces } from '../rewrite.ts';
import { ids } from './category-sayings.ts';
import { BRANDS, categoryOf, coveredBy, isUtility } from './category-terms.ts';
import { isMerchant, type Term } from './mentions.ts';
import type { RowWords } from './row-words.ts';

const CHILD =
  '(?:criancas?|menin[oa]s?|guri(?:a|zada|s)?|filh[oa]s?|garot[oa]s?|pequen[oa]s?|cacula|moleques?|molecada|net[oa]s?|pia)';
const SHOP =
  '(?:supermarket|grocery|groceries|market|store|pharmacy|drugstore|mall|shopping|doctor|vet|gym|gas|station|bakery|restaurant)';
/** What stands beside a name and says no more than it. */
const BESIDE = [
  'd[ea] (?:minha |nossa )?casa(?<= (?:internet|wifi|wi fi|luz|agua|energia|gas|telefone|aluguel|condominio|tv|net|fibra|banda larga|faxina)s? (?:aqui |la )?d[ea] (?:minha |nossa )?casa)',
  'parar(?= de )',
  'premios?(?= d[eo]s? (?:seguros?|‹t\\d+›))',
  'fees?(?<=(?:parking|school|gym|condo|tuition|toll|club) fees?)',
  `(?:trips?|runs?|visits?)(?:(?<= ${SHOP} [a-z]+)|(?= to (?:the |a |my )?${SHOP}))`,
  '(?:uma|a maior|alta) (?:nota|grana|fortuna)(?! fiscal)(?: preta)?',
  'ir(?= (?:pr[ao]|para|ao?|n[oa]|em|de|la|ver|presencial|embora) )(?<= (?:(?:tive|tenho|tinha) que|vou|preciso|precisei|quero|queria|pra|para|ia|parei de|gosto de) ir)',
  `${CHILD}(?<=(?:escolas?|colegios?|creches?|facul|faculdades?|mesadas?|materia(?:l|is) escola(?:r|res)|uniformes?) d[aoe]s? (?:minhas? |meus? |nosso |nossa )?[a-z]+)`,
  '(?:gat(?:a|inh[oa])s?|cachorr(?:a|inh[oa])s?|bichinhos?|bichan[oa]s?|peludos?|pets?)(?<=(?:veterinari[oa]s?|vet|pet ?shops?|pets?|racao|racoes|vacinas?|‹t\\d+›) d[aoe]s? (?:minhas? |meus? |nosso |nossa )?[a-z]+)',
].join('|');
const IDIOMS =
  '(?:foi|foram|vai|veio|vem) parar|recargas?(?= d[oe] ‹t\\d)|(?:em|pra|para|at) (?:casa|home)|(?<=(?:get|got|ride|rides|way|uber|back) )home|mercado (?:livre|pago(?! (?:pel[oa]s?|via|por|n[oa] (?:conta|debito|credito|cartao|pix)) ))|(?<= 99 )(?:pop|app|taxi)|(?<=(?:uber|ubers|99|99pop|cabify|taxi|cab|lyft|bolt) )(?:trips?|rides?|viagens?|corridas?)|mais (?:ou|e) menos(?! (?:(?:r\\$|uns|umas|os|as) )*\\d)|(?:(?:em )?todas as|nas|das) (?:minhas )?contas|all (?:my |the )?accounts|(?<=(?:planos?|roupas?|remedios?|medicos?) d[aoe]s? (?:minhas? |meus? )?)criancas?|entradas?(?= (?:d[oea]|pr[oa]|para [oa]) (?:‹t\\d+›|cinema|show|teatro|museu|jogo|festa|parque|estadio|balada) )|tirar? (?:uma |as |minhas |umas )?duvidas?';
const BEFORE_A_NUMBER =
  /^(?:so|[oa]|the|n[oa]|d[oa]|de|com|c|pr[oa]|pra|para|e|ou|nem|nor|,|\+|quanto|como|or|and|with|at|‹[xt]\d*›)$/;
const MEANS = /^(?:boletos?|teds?|docs?|cheques?|saques?|tarifas?)$/;
const LONGEST_NAME = 5;

type Put = (term: Term) => string;

/** `text` with marks for merchants of several words. */
export const withMerchantPhrases = (text: string, rows: RowWords, put: Put): string =>
  rewriteRuns(text, LONGEST_NAME, (run) => {
    const merchant = run.length > 1 && !categoriesNamed(run.join(' ')) ? rows.merchant(run) : null;
    return merchant && put(merchant);
  });

// Most messages have none of these words.
const MAY_STAND_BESIDE =
  / (?:(?:casa|parar|ir|premios?|fees?|trips?|runs?|visits?|nota|grana|fortuna|pia) |crianc|menin|guri|filh|garot|pequen|cacula|mole|net|gat|cachorr|bich|pelud|pet)/;
/** `text` without what would pass for something else. */
export const withoutIdioms = (text: string): string =>
  rewrite(MAY_STAND_BESIDE.test(text) ? rewrite(text, BESIDE, () => '‹z›') : text, IDIOMS, () => '‹z›');

// Where no row prints the word.
const SLANG: ReadonlyMap<string, Term> = new Map([['net', { ids: ids('07010001') }]]);

const wordTerm = (word: string, rows: RowWords): Term | null => {
  if (BRANDS.includes(word)) {
    const brand = rows.merchant([word]) ?? rows.printed(word);
    if (brand) return brand;
  }
  const named = categoryOf(word);
  if (!named) return rows.merchant([word]) ?? SLANG.get(word) ?? null;
  // Banks print "BOLETO" and file it under what was paid.
  const isFiledElsewhere = MEANS.test(word) && !rows.hasCategory(coveredBy(named));
  return (isFiledElsewhere ? rows.printed(word) : null) ?? { ids: named, said: word };
};

const SMALL = /^(.{2,}?)(z)?inh([oa])(s?)$/;
// "joguinho" is "jogo", "uberzinho" is "uber".
const diminutive = (word: string, rows: RowWords): Term | null => {
  const [, stem = '', z, vowel = '', plural = ''] = SMALL.exec(word) ?? [];
  if (stem === '') return null;
  const hard = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  const wholes = z ? [stem] : [`${hard}${vowel}${plural}`, `${stem}${vowel}${plural}`];
  return wholes.map((whole) => wordTerm(whole, rows)).find((term) => term !== null) ?? null;
};

const termOf = (word: string, before: string, rows: RowWords): Term | null => {
  if (/^\d+$/.test(word)) return before === '' || BEFORE_A_NUMBER.test(before) ? rows.numbered(word) : null;
  return wordTerm(word, rows) ?? diminutive(word, rows);
};

/** `text` with marks for categories and merchants of one word. */
export const withSingleTerms = (text: string, rows: RowWords, put: Put): string => {
  let before = '';
  const words = wordsBetweenSpaces(text).map((word) => {
    const term = isMark(word) ? null : termOf(word, before, rows);
    before = term ? put(term) : word;
    return before;
  });
  return ` ${words.join(' ')} `;
};

type By = RankingMention['by'];

const COUNT = '([1-9]\\d{0,2})';
const TERM = '‹t(\\d+)›';
// "menos o último uber" leaves one out, and asks for all others.
const NOT_EXCLUDED = '(?<!‹x› (?:[oa]s?|the|my|meus?|minhas?) )(?<!‹x› )';

/** The words of an order before the name, of one row and of many, and behind it. */
const orders: readonly (readonly [by: By, one: string, many: string, behind: string])[] = [
  ['latest', 'ultim[oa]|last|latest|most recent', 'ultim[oa]s|last|latest|most recent', 'mais recente'],
  ['earliest', 'primeir[oa]|first|earliest', 'primeir[oa]s|first|earliest', 'mais antig[oa]'],
  ['largest', 'maior|biggest|largest|most expensive', 'maiores|biggest|largest', 'mais (?:car|alt)[oa]'],
  ['smallest', 'menor|smallest|cheapest', 'menores|smallest|cheapest', 'mais (?:barat|baix)[oa]'],
];
/** Of a category too, since a dear one is one row: `o restaurante mais caro`. A trip has many rows. */
const PRICED: readonly (readonly [by: By, before: string, behind: string])[] = [
  ['largest', 'most expensive|priciest', 'mais car[oa]'],
  ['smallest', 'cheapest|least expensive', 'mais barat[oa]'],
];
const isOneRow = (term: Term): boolean => !isMerchant(term) && !term.ids.some((id) => id.startsWith('12'));
const THIRTEENTH = 'decimo terceiro';
const SOME = '10';
// "mais caro que fui" tells which; "mais caro que 100" compares.
const NOT_THAN =
  '(?! (?:que|do que|than) (?!(?:eu |a gente |i )?(?:fui|fomos|comi|comemos|paguei|gastei|comprei|fiz|tive|usei|went|had) ))';
const ABOUT =
  /expensive|priciest|ultim|primeir|last|latest|recent|first|earliest|maior|menor|biggest|largest|smallest|cheapest|mais /;

/**
 * `o último uber`, `últimos 3 ifood`, `a netflix mais cara`: rows of a merchant in an order, which only the user's rows tell
 * from any other word. Of a category that is asked less surely: "a última viagem" has many rows, "o maior mercado" is a
 * shop; of bills it is: "a conta de luz mais cara".
 * @param text in which `‹t0›` stands for the first of `terms`
 */
export const withOrdersOfMerchants = (text: string, terms: readonly Term[]) => {
  const rankings: RankingMention[] = [];
  if (!ABOUT.test(text)) return { text, rankings };
  const asks = (by: By, place: string | undefined, count = '1', isPriced = false): boolean => {
    const term = terms[Number(place)];
    const isRow =
      term && (isMerchant(term) || isUtility(term) || term.said === THIRTEENTH || (isPriced && isOneRow(term)));
    if (isRow) rankings.push({ by, count: Number(count), noun: 'other' });
    return Boolean(isRow);
  };
  const priced = PRICED.reduce((left, [by, before, behind]) => {
    const ahead = rewrite(left, `${NOT_EXCLUDED}(?:${before})(?= ${TERM} )`, ([, place]) =>
      asks(by, place, '1', true) ? '‹s›' : null,
    );
    const one = rewrite(ahead, `${TERM} ${behind}${NOT_THAN}`, ([, place]) =>
      asks(by, place, '1', true) ? `‹t${place}› ‹s›` : null,
    );
    return rewrite(one, `(?:${COUNT} )?${TERM} ${behind}s${NOT_THAN}`, ([, count = SOME, place]) =>
      asks(by, place, count, true) ? `‹t${place}› ‹s›` : null,
    );
  }, text);
  const placed = rewrite(priced, `(?:${LAST_BUT_ONE})(?= (?:d[oa] )?${TERM} )`, ([, place]) => {
    if (!asks('earliest', place)) return null;
    rankings.push({ by: 'earliest', count: 1, noun: 'other', ...rankings.pop(), within: { by: 'latest', count: 2 } });
    return '‹s›';
  });
  const rest = orders.reduce((left, [by, one, many, behind]) => {
    const before = rewrite(
      left,
      `${NOT_EXCLUDED}(?:(?:${many}) ${COUNT}|${COUNT} (?:${many})|${one})(?= (?:d[oa] )?${TERM} )`,
      ([, after, ahead, place]) => (asks(by, place, after ?? ahead) ? '‹s›' : null),
    );
    return rewrite(before, `${TERM} (?:${behind})(?! (?:que|do que|than) )`, ([words, place]) =>
      asks(by, place) ? `${words.split(' ')[0]} ‹s›` : null,
    );
  }, placed);
  return { text: rest, rankings };
};
