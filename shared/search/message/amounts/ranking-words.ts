import { WITHOUT } from '../names/mentions.ts';
import { UNIT } from '../periods/period-marks.ts';
import { rewrite } from '../rewrite.ts';
import { amountOrders, dateOrders, type Ranking, type RankingMention, type RankingOrder } from './ranking.ts';

const PLACE = '‹s(\\d+)›';
const BETWEEN =
  '(?: [a-z]+)?(?: ‹k›)? (?:d[eoa]s?|dentre|entre|of|among|in|from|out of)(?: (?:the|my|[oa]s|meus|minhas|todas?|todos?))*';
/** `a maior das últimas 10 compras`, and `das 10 maiores compras, a mais recente`: one order within another. */
const OUTER_FIRST = `${PLACE}${BETWEEN} ${PLACE}`;
const INNER_FIRST = `(?:d[eoa]s|dentre|entre|of|among|from|out of)(?: (?:the|my|[oa]s|meus|minhas))* ${PLACE}(?: [a-z‹›0-9-]+){0,6} ,(?: (?:qual|quais|which|what|eh?|foi|foram|is|was|[oa]s?|the)){0,3} ${PLACE}`;

/**
 * Settles which order lies within which; that is none of its own, and what its rows are called, the other's are too.
 * @param text in which `‹s0›` stands for the first of `rankings`
 */
const withinEachOther = (text: string, rankings: (RankingMention | null)[]): string => {
  const settle = (outerAt: number, innerAt: number): void => {
    const [outer, inner] = [rankings[outerAt], rankings[innerAt]];
    if (!outer || !inner) return;
    rankings[outerAt] = { ...outer, noun: outer.noun ?? inner.noun, within: { by: inner.by, count: inner.count } };
    rankings[innerAt] = null;
  };
  const forward = rewrite(text, OUTER_FIRST, ([words, outer, inner]) => {
    settle(Number(outer), Number(inner));
    return words;
  });
  return rewrite(forward, INNER_FIRST, ([words, inner, outer]) => {
    settle(Number(outer), Number(inner));
    return words;
  });
};

const SPENT = 'comprinhas?|compras?|gastos?|despesas?|purchases?|expenses?|spendings?|charges?';
const ROW =
  'transac(?:ao|oes)|lancamentos?|movimentac(?:ao|oes)|operac(?:ao|oes)|registros?|pagamentos?|transferencias?|pix|teds?|docs?|boletos?|saques?|depositos?|recebimentos?|recebid[oa]s?|entradas?|saidas?|ganhos?|receitas?|creditos|debitos|cobrancas?|pedidos?|corridas?|salarios?|mensalidades?|assinaturas?|contas?(?= de )|estornos?|reembolsos?|transactions?|payments?|transfers?|withdrawals?|deposits?|incomes?|refunds?|rides?|orders?|debits|credits|entries|entry|bills?|salary|salaries|aluguel|alugueis|rents?|condominios?|idas?(?= (?:a[os]?|n[oa]s?|pr[oa]s?|pra|em) )|visitas?(?= (?:a[os]?|n[oa]s?) )|almocos?|jantar|jantares|lunch|lunches|dinners?';
// They take the kind of what else is said.
const ANYTHING = 'valor(?:es)?|amounts?|ones?|itens|item|items|coisas?|things?';

/** What a row is called. Accounts, shops, categories and months are ranked too, and are no rows. */
const NOUN = `(${SPENT}|${ANYTHING}|${ROW}|‹k›)(?! (?:por|per|by|em cada|de cada|categor[a-z]*|accounts?|stores?|shops?|merchants?|months?|days?) )`;

const isSpent = new RegExp(`^(?:${SPENT})$`);
const isAnything = new RegExp(`^(?:${ANYTHING})$`);
/** Whether rows so called are money spent; null where unknown. */
const kindOfNoun = (noun: string | undefined): 'spending' | 'other' | null => {
  if (noun === undefined || isAnything.test(noun)) return null;
  return isSpent.test(noun) ? 'spending' : 'other';
};

/** Whether the words ask for more than one row: `maiores`, `largest purchases`. */
const isPlural = (superlative: string, noun: string | undefined): boolean =>
  /(?:[oa]s|maiores|menores)$/.test(superlative) || (noun !== 'pix' && /s$/.test(noun ?? ''));

// Continuations of words that name no row.
const GOES_ON =
  'd[eoa]s?|em|n[oa]s?|[dn]?es[st][ea]s?|[dn]?est[ea]s?|hoje|ontem|com|of|in|on|from|for|this|last|today|yesterday|among|dentre|out of';
/** A look ahead to a noun; its one group is the noun. */
const BEFORE_NOUN = `(?= ${NOUN} )`;
/** The same, or to where the words end that could have named a row. */
const BEFORE_ANY = `(?= (?:${NOUN} |$|(?:\\.|${GOES_ON}) ))`;
/** No noun, though the sentence may go on. */
const BEFORE_END = `(?= (?:$|(?:[.,]|e|ou|and|or|${GOES_ON}|foi|foram|was|were|ever|que (?:eu )?(?:fiz|fizemos|tive|tivemos|gastei|paguei|comprei|recebi|teve|i)) ))`;
/** To a noun behind one or two words that tell which: `restaurant bill`, `uber ride`. Its one group is the noun. */
const BEFORE_COMPOUND = `(?= (?:(?!(?:categor[a-z]*|accounts?|stores?|shops?|merchants?|months?|days?|of|in|on|from|than|and|or|to|with) )[a-z]+ ){1,2}${NOUN} )`;

/** "as maiores compras" are as many as the structured summary lists (RULES.md#defaults-and-limits). */
const SOME = 10;

const COUNT = '([1-9]\\d{0,2})';
const LEFT_OUT = new RegExp(` (?:${WITHOUT})(?: (?:[oa]s?|the|my|minhas?|meus?)){0,2} $`);
/** Longer than what leaves out and its articles. */
const AHEAD = 60;
const NOT_THAN = '(?! (?:(?:do )?que|than|ou igua(?:l|is)|or equal) )';
// "maiores de 500" are amounts.
const NO_AMOUNT =
  '(?! (?:(?:do )?que|d[eo]s?|a|than|of|ou igua(?:l|is)|or equal)(?: (?:a|r\\$|uns|umas|to))* \\d+(?![\\d.])(?! (?:ultim[oa]s|primeir[oa]s|mais|last|first|latest|most) )| de idade)';
const ARTICLE = '(?<=^ | (?:[oa]s?|the|my|minhas?|meus?|qual|quais|foi|foram|was|were|is) )';

const AMONG_OTHERS =
  '(?= (?:d[ao]s|dentre|entre)(?: (?:[oa]s|meus|minhas))* (?:(?:\\d{1,3} )?(?:ultim|primeir)[oa]s|\\d{1,3} ) ?)';

type Found = Pick<RankingMention, 'within'> & { count: number; noun?: string | undefined; kept?: string | undefined };
type Read = (groups: readonly (string | undefined)[]) => Found | null;
type Rule = readonly [pattern: string, read: Read];

const counted: Read = ([count, noun]) => ({ count: Number(count), noun });
const bySize: Read = ([words = '', noun]) => ({ count: isPlural(words, noun) ? SOME : 1, noun });
const ofCompound: Read = ([count, words = '', noun]) =>
  count === undefined ? bySize([words, noun]) : counted([count, noun]);
/** The earlier of the latest two. */
export const LAST_BUT_ONE = 'penultim[oa]|(?:second|dia 2) to last|next to last|last but one';
const lastButOne: Read = ([noun]) => ({ count: 1, noun, within: { by: 'latest', count: 2 } });
// "as últimas compras" without a number are the list itself.
const single: Read = ([words = '', noun]) => (isPlural(words, noun) ? null : { count: 1, noun });

const behindNoun = ({ behind }: RankingOrder, read: Read): Rule[] => [
  [`${COUNT} (${NOUN}(?: ‹k›)?) (?:${behind})`, ([count, kept, noun]) => ({ count: Number(count), noun, kept })],
  [`(?<= ${NOUN}(?: ‹k›)? )(${behind})${NO_AMOUNT}${BEFORE_END}`, ([noun, words]) => read([words, noun])],
];
const countedBefore = ({ before, priced = before }: RankingOrder): Rule[] => [
  [`${COUNT} (?:${before})${NOT_THAN}${BEFORE_ANY}`, counted],
  [`(?:${before}) ${COUNT}${BEFORE_ANY}`, counted],
  [`${COUNT} (?:${priced})${BEFORE_NOUN}`, counted],
  [`(?:${priced}) ${COUNT}${BEFORE_NOUN}`, counted],
];

// The rules of an order are many, and most messages have no word of it.
type OrderRules = { by: Ranking['by']; words: RegExp; rules: readonly Rule[] };
const wordsOf = (...patterns: string[]): RegExp => new RegExp(` (?:${patterns.join('|')}) `);
const orders: readonly OrderRules[] = [
  {
    by: 'largest',
    words: / top ?\d* /,
    rules: [
      [`top ?${COUNT}(?: maiores)?${BEFORE_ANY}`, counted],
      [`(top)${BEFORE_NOUN}`, bySize],
    ],
  },
  ...amountOrders.map((order): OrderRules => {
    const { by, before, priced, behind, english } = order;
    const rules: Rule[] = [
      ...behindNoun(order, bySize),
      ...countedBefore(order),
      [`(${before}|${priced})${BEFORE_NOUN}`, bySize],
      [`(?:${COUNT} )?(${english})${BEFORE_COMPOUND}`, ofCompound],
      [`${ARTICLE}(${before})${NO_AMOUNT}${BEFORE_END}`, bySize],
      [`${ARTICLE}(${behind})${AMONG_OTHERS}`, bySize],
      [`(?<= (?:[oa]s?|the) )(${behind})${BEFORE_END}`, bySize],
      [`(?<= (?:[oa]s?|the) )${COUNT} (?:${behind})${BEFORE_END}`, counted],
    ];
    return { by, words: wordsOf(before, priced, behind), rules };
  }),
  { by: 'earliest', words: wordsOf(LAST_BUT_ONE), rules: [[`(?:${LAST_BUT_ONE})${BEFORE_NOUN}`, lastButOne]] },
  ...dateOrders.map((order): OrderRules => {
    const { by, before, time } = order;
    const rules: Rule[] = [
      ...behindNoun(order, single),
      ...countedBefore(order),
      [`(${before})${BEFORE_NOUN}`, single],
      [time, () => ({ count: 1 })],
      [`${ARTICLE}(mais recentes?|mais antig[oa]s?|most recent|newest|oldest)${BEFORE_END}`, single],
    ];
    return { by, words: new RegExp(` (?:${before}) (?!(?:\\d+ )?${UNIT} )`), rules };
  }),
];

// An order to sort, which the list does not follow.
const END =
  '(?:maior|menor|largest|smallest|highest|lowest|biggest|cheapest|newest|oldest|most expensive|mais (?:car[oa]|barat[oa]|alt[oa]|baix[oa]|recente|antig[oa]|nov[oa]|velh[oa]))';
const SORTED = `(?:(?:d[oa] |from )?(?:the )?${END}) (?:ao?|para [oa]|pr[oa]|pra|ate [oa]|to)(?: the| a| o)? ${END}`;
const differ = (mentions: readonly RankingMention[]): boolean =>
  new Set(mentions.flatMap(({ noun }) => noun ?? [])).size > 1;

/**
 * Takes from the text what it says of an order of rows and their number: `maior compra`, `5 maiores gastos`, `top 3`,
 * `últimas 10 transações`, `a maior das últimas 10`. Nothing is taken where each order is of other rows.
 * @returns the text with `‹s›` in their place
 */
export const withRankings = (text: string): { text: string; rankings: RankingMention[] } => {
  const asked = orders.filter(({ words }) => words.test(text));
  if (asked.length === 0) return { text, rankings: [] };
  const found: (RankingMention | null)[] = [];
  const sorted = rewrite(text, SORTED, () => '‹z›');
  const numbered = asked.reduce(
    (rest, { by, rules }) =>
      rules.reduce(
        (left, [pattern, read]) =>
          rewrite(left, pattern, ({ index, input, 1: first, 2: second, 3: third }) => {
            const isLeftOut = LEFT_OUT.test(input.slice(Math.max(0, index - AHEAD), index));
            const ranking = isLeftOut ? null : read([first, second, third]);
            if (ranking === null) return null;
            const mark = `‹s${found.push({ by, count: ranking.count, noun: kindOfNoun(ranking.noun), ...(ranking.within && { within: ranking.within }) }) - 1}›`;
            return ranking.kept ? `${mark} ${ranking.kept}` : mark;
          }),
        rest,
      ),
    sorted,
  );
  const marked = withinEachOther(numbered, found).replace(/‹s\d+›/g, '‹s›');
  const rankings = found.flatMap((ranking) => ranking ?? []);
  return differ(rankings) ? { text: sorted, rankings: [] } : { text: marked, rankings };
};
