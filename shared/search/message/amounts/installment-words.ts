import type { InstallmentInfo } from '../../../ledger/transaction.ts';
import { WITHOUT } from '../names/mentions.ts';
import { rewrite } from '../rewrite.ts';
import { CURRENCY } from './amounts.ts';

/** Which installments are asked for; null leaves a number open. All that is set must hold at once. */
export type AskedInstallments = {
  /** `any`: a row that is one of several installments; `last`: the last of its purchase; `none`: paid at once. */
  which: 'any' | 'last' | 'none';
  /** 1-based. */
  number: number | null;
  /** In how many the purchase was split. */
  total: number | null;
  /** Bounds of that number, included. */
  minTotal: number | null;
  maxTotal: number | null;
};

/** Whether a row's installment is one that is asked for; a purchase in a single one was paid at once. */
export const isInstallmentOf = (
  { which, number, total, minTotal, maxTotal }: AskedInstallments,
  installment: InstallmentInfo | null,
): boolean => {
  if (!installment || installment.total < 2) return which === 'none';
  if (which === 'none') return false;
  return (
    (which === 'any' || installment.number === installment.total) &&
    (number === null || installment.number === number) &&
    (total === null || installment.total === total) &&
    (minTotal === null || installment.total >= minTotal) &&
    (maxTotal === null || installment.total <= maxTotal)
  );
};

const one = <T>(values: readonly T[]): T | null => values[0] ?? null;

/** What all mentions say together ("parceladas em 10x"); null where they contradict each other. */
const agreed = (mentions: readonly AskedInstallments[]): AskedInstallments | null => {
  const kinds = new Set(mentions.map(({ which }) => which));
  const numbers = new Set(mentions.flatMap(({ number }) => number ?? []));
  const totals = new Set(mentions.flatMap(({ total }) => total ?? []));
  const isDenied = kinds.has('none') && kinds.size > 1;
  if (isDenied || numbers.size > 1 || totals.size > 1 || (kinds.has('last') && numbers.size > 0)) return null;
  const which = kinds.has('last') ? 'last' : kinds.has('none') ? 'none' : 'any';
  const bounds = (of: 'minTotal' | 'maxTotal'): number[] => mentions.flatMap((mention) => mention[of] ?? []);
  const [lower, upper] = [bounds('minTotal'), bounds('maxTotal')];
  return {
    which,
    number: one([...numbers]),
    total: one([...totals]),
    minTotal: lower.length > 0 ? Math.max(...lower) : null,
    maxTotal: upper.length > 0 ? Math.min(...upper) : null,
  };
};

const ANY: AskedInstallments = { which: 'any', number: null, total: null, minTotal: null, maxTotal: null };
const NONE: AskedInstallments = { ...ANY, which: 'none' };

const INSTALLMENT_BOUNDS =
  '(?:(?:(ate|no maximo|maximo(?: de)?|max|nao mais (?:de|que)|up to|at most|no more than)|(pelo menos|no minimo|minimo(?: de)?|ao menos|a partir de|at least|no less than)|(mais d[eo](?: que)?|acima de|more than|over|above)|(menos de|abaixo de|less than|fewer than|under|below)) )';
const OR_MORE = '(?:ou mais|or more|(?:pra|para) cima)';
const OR_LESS = '(?:ou menos|or (?:less|fewer)|(?:pra|para) baixo)';

type Groups = readonly (string | undefined)[];

/** Groups of `BOUNDS` and the count. */
const bounded = (groups: Groups): AskedInstallments => {
  const [most, least, over, under, count] = groups;
  const bound = Number(count);
  if (most) return { ...ANY, maxTotal: bound };
  if (least) return { ...ANY, minTotal: bound };
  return over ? { ...ANY, minTotal: bound + 1 } : { ...ANY, maxTotal: under ? bound - 1 : null };
};
/** The count and what stands behind it, twice. */
const boundedBehind = ([count, more, other, otherMore]: Groups): AskedInstallments =>
  (more ?? otherMore) ? { ...ANY, minTotal: Number(count ?? other) } : { ...ANY, maxTotal: Number(count ?? other) };

const SPLIT = 'parcel(?:ei|ou|amos|aram|ar|ando|ad[ao]s?|amentos?)';
const SPLIT_IN = `(?:${SPLIT}|divid(?:i|iu|ido|ida|idos|idas)|split)`;
const PARTS = '(?:parcel(?:as?|inhas?)|instal?lments?(?: (?:plans?|purchases?))?)';
const PART = '(?:parcela|instal?lment)';
const COUNT = '([1-9]\\d?)';
const TIMES = `(?:x|vez|vezes|parcelas?|prestac(?:ao|oes)|times|instal?lments?|payments)`;
const INTEREST = '(?: (?:com|sem) juros| (?:with no|without) interest| interest free)?';
const PURCHASES = '(?:compras?|gastos?|despesas?|purchases?|expenses?|parcel[a-z]+)';
const HOW_OFTEN = '(?! (?:por|ao|a|per|na|no|nest[ea]|ness[ea]|ess[ea]) (?:dia|semana|mes|ano|day|week|month|year) )';
// Paid in parts too, and by no card.
const NO_LOAN =
  '(?! (?:(?:d[eoa]s?|n[oa]s?|of|on) )?(?:(?:o|a|the|my|meu|minha) )?(?:decimo terceiro|13|ipva|iptu|irpf|ir|imposto|financiamento|emprestimo|consorcio|carro|moto|casa|apartamento|ape|apto|imovel|terreno|faculdade|facul|curso|escola|colegio|acordo|divida|licenciamento|loan|mortgage|car|house|apartment|tuition|tax|taxes) )';
const NO_TAX = '(?<! (?:loan|mortgage|tuition|tax|ipva|iptu) )';
// "últimas 5 parcelas" are five rows and no purchase in five.
const NO_ROWS =
  '(?<! (?:ultim[oa]s?|primeir[oa]s?|proxim[oa]s?|maior(?:es)?|menor(?:es)?|top|falta[a-z]*|resta[a-z]*|last|first|next|latest|recent|largest|biggest|smallest|highest|lowest|(?:mais|menos|acima|more|less|fewer) (?:de|than)|ate|over) )';
const AT_ONCE =
  'a vista(?! d[oae]s? )|avista|em (?:1|uma)(?: (?:unica|so))? (?:vez|parcela)(?: so| unica)?|(?:em )?1 ?x|(?:em )?parcelas? unicas?|(?<= (?:pay|paid|paying|bought) )in full|up ?front|in (?:one|1|a single) (?:payment|go)|(?:one time|single) payments?|bought outright';
const ORDINALS: readonly string[] =
  'primeira|first|1,segunda|second|2,terceira|third|3,quarta|fourth|4,quinta|fifth|5,sexta|sixth|6,setima|seventh|7,oitava|eighth|8,nona|ninth|9,decima|tenth|10,11,12'.split(
    ',',
  );

const ordinal = (word = ''): number => ORDINALS.findIndex((names) => names.split('|').includes(word)) + 1;
const inTotal = (count: string | undefined): AskedInstallments =>
  Number(count) === 1 ? NONE : { ...ANY, total: Number(count) };

const INTO = `(?:${SPLIT_IN}(?: em| in| into| over)?|em|in|into|over)`;
type Rule = readonly [pattern: string, read: (groups: readonly (string | undefined)[]) => AskedInstallments];
const rules: readonly Rule[] = [
  [AT_ONCE, () => NONE],
  [
    `${PART}(?: n| numero)? ${COUNT}(?:/| (?:de|of) )${COUNT}`,
    ([number, total]) => ({ ...ANY, number: Number(number), total: Number(total) }),
  ],
  [`(?:dia )?(${ORDINALS.join('|')}) ${PART}${NO_LOAN}`, ([word]) => ({ ...ANY, number: ordinal(word) })],
  [`(?:ultima|last|final) ${PART}${NO_LOAN}|parcela final`, () => ({ ...ANY, which: 'last' })],
  [
    `${INTO} ${COUNT}(?: ?${TIMES})? (?:ou|or|a|ate|to) ${COUNT} ?${TIMES}${INTEREST}`,
    ([from, to]) => ({ ...ANY, minTotal: Number(from), maxTotal: Number(to) }),
  ],
  [`${INTO} ${INSTALLMENT_BOUNDS}${COUNT} ?${TIMES}${INTEREST}(?! (?:por|ao|per) )`, bounded],
  [
    `(?:(?:de|com|with|of) )?${INSTALLMENT_BOUNDS}${COUNT} (?:parcelas|prestacoes|instal?lments)${INTEREST}${NO_LOAN}`,
    bounded,
  ],
  [
    `${INTO} ${COUNT} ?${TIMES} (?:(${OR_MORE})|${OR_LESS})|${INTO} ${COUNT} (?:(${OR_MORE})|${OR_LESS}) ${TIMES}`,
    boundedBehind,
  ],
  [
    `(?:${SPLIT_IN} )?${NO_ROWS}(?:em|in|into|over) ${COUNT} ?(?:${TIMES}${INTEREST}${HOW_OFTEN}|x${INTEREST})`,
    ([total]) => inTotal(total),
  ],
  [
    `${SPLIT_IN} (?:(?:em|in|into|over) )?${COUNT}(?: ?${TIMES}| meses| months|(?= (?:[.,] |$)))${INTEREST}`,
    ([total]) => inTotal(total),
  ],
  [
    `${NO_ROWS}(?:(?:de|of|com|with) )?${NO_ROWS}${COUNT} (?:parcelas|prestacoes|instal?lments)${INTEREST}${NO_LOAN}`,
    ([total]) => inTotal(total),
  ],
  [
    `${COUNT} ?x (?:com juros|sem juros|iguais|interest free)|(?<= ${PURCHASES} )(?:de )?${COUNT} ?x${HOW_OFTEN}`,
    ([total, bare]) => inTotal(total ?? bare),
  ],
  [`${PART} ${COUNT}(?! (?:${CURRENCY}|mil|,) )`, ([number]) => ({ ...ANY, number: Number(number) })],
  [`(?:(?:em|in|on) )?${NO_TAX}(?:${SPLIT}|${PARTS})${INTEREST}${NO_LOAN}`, () => ANY],
];

const FILLER =
  '(?:(?:[oa]s?|the|que|e|for|seja|ta|foi|foram|eram|sao|esta|estao|era|compras?|gastos?|purchases?|pag[oa]s?|feit[oa]s?|paid|bought|made|what|i|was|were|tudo|ser) ){0,4}';
const K = '‹k(\\d+)›';
const DENIED = `(?:${WITHOUT}|nao|n|not|never) ${FILLER}${K}`;
// "tirando uber e parcelas" may leave out either or both.
const LISTED = `(?:${WITHOUT}) (?:[a-z0-9]+ ){1,4}(?:e|,|ou|nem|and|or) ${FILLER}${K}`;

const denied = (asked: AskedInstallments): AskedInstallments | null => {
  if (asked.which === 'none') return ANY;
  return JSON.stringify(asked) === JSON.stringify(ANY) ? NONE : null;
};

// Most messages say nothing of them, and the rules are many.
const ABOUT =
  /parcel|prestac|instal|\d ?x |\d x|vez|times|vista|(?:split|payments?|purchases?|full|up ?front|outright|go) |divid/;

const isEither = (found: readonly (AskedInstallments | null)[]): boolean =>
  [ANY, NONE].every((kind) => found.includes(kind)) && found.every((asked) => asked === ANY || asked === NONE);

/**
 * Takes what a message says of installments from the text: `parceladas`, `em 10x`, `à vista`, `última parcela`. It
 * takes nothing where two of its words contradict each other, or what it leaves out is no asking for anything else.
 * @returns the text with `‹k›` in their place
 */
export const withInstallments = (text: string): { text: string; installments: AskedInstallments | null } => {
  if (!ABOUT.test(text)) return { text, installments: null };
  const found: (AskedInstallments | null)[] = [];
  // "10x de 99,90" gives the amount of each installment.
  const priced = rewrite(
    text,
    `(?:em )?${COUNT} ?(?:x|vezes|parcelas|prestacoes|instal?lments) (?:de|of) (?:r\\$ )?(?!20\\d\\d )(\\d+(?:\\.\\d+)?)`,
    ([, count, each]) => `em ${count} vezes r$ ${each}`,
  );
  const numbered = rules.reduce(
    (rest, [pattern, read]) => rewrite(rest, pattern, ([, ...groups]) => `‹k${found.push(read(groups)) - 1}›`),
    priced,
  );
  if (found.length === 0) return { text, installments: null };
  const settle = (
    place: string | undefined,
    settled: (asked: AskedInstallments) => AskedInstallments | null,
  ): string => {
    const asked = found[Number(place)];
    if (asked) found[Number(place)] = settled(asked);
    return '‹k›';
  };
  const affirmed = rewrite(numbered, DENIED, ([, place]) => settle(place, denied));
  const marked = rewrite(affirmed, LISTED, ([, place]) => settle(place, () => null)).replace(/‹k\d+›/g, '‹k›');
  // Both kinds are everything.
  if (isEither(found)) return { text: marked, installments: null };
  const sure = found.flatMap((asked) => asked ?? []);
  const installments = sure.length === found.length && sure.length > 0 ? agreed(sure) : null;
  return installments ? { text: marked, installments } : { text, installments };
};
