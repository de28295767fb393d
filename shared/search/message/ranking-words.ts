import { WITHOUT } from './mentions.ts';
import { withinEachOther } from './nested-rankings.ts';
import type { Ranking, RankingMention } from './ranking.ts';
import { BEFORE_ANY, BEFORE_COMPOUND, BEFORE_END, BEFORE_NOUN, isPlural, kindOfNoun, NOUN } from './ranking-nouns.ts';
import { amountOrders, dateOrders, type Order } from './ranking-orders.ts';
import { rewrite } from './rewrite.ts';
import { UNIT } from './time-units.ts';

/** "as maiores compras" are as many as the structured summary lists (specification, Limits). */
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

type Found = { count: number; noun?: string | undefined; kept?: string | undefined };
type Read = (groups: readonly (string | undefined)[]) => Found | null;
type Rule = readonly [pattern: string, read: Read];

const counted: Read = ([count, noun]) => ({ count: Number(count), noun });
const bySize: Read = ([words = '', noun]) => ({ count: isPlural(words, noun) ? SOME : 1, noun });
const ofCompound: Read = ([count, words = '', noun]) =>
  count === undefined ? bySize([words, noun]) : counted([count, noun]);
// "as últimas compras" without a number are the list itself.
const single: Read = ([words = '', noun]) => (isPlural(words, noun) ? null : { count: 1, noun });

const behindNoun = ({ behind }: Order, read: Read): Rule[] => [
  [`${COUNT} (${NOUN}(?: ‹k›)?) (?:${behind})`, ([count, kept, noun]) => ({ count: Number(count), noun, kept })],
  [`(?<= ${NOUN}(?: ‹k›)? )(${behind})${NO_AMOUNT}${BEFORE_END}`, ([noun, words]) => read([words, noun])],
];
const countedBefore = ({ before, priced = before }: Order): Rule[] => [
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
            const mark = `‹s${found.push({ by, count: ranking.count, noun: kindOfNoun(ranking.noun) }) - 1}›`;
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
