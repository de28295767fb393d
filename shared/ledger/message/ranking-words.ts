import { WITHOUT } from './mentions.ts';
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
  '(?! (?:(?:do )?que|d[eo]s?|a|than|of|ou igua(?:l|is)|or equal)(?: (?:a|r\\$|uns|umas|to))* \\d| de idade)';
const ARTICLE = '(?<=^ | (?:[oa]s?|the|my|minhas?|meus?|qual|quais|foi|foram|was|were|is) )';

type Found = { count: number; noun?: string | undefined; kept?: string | undefined };
type Read = (groups: readonly (string | undefined)[]) => Found | null;
type Rule = readonly [by: Ranking['by'], pattern: string, read: Read];

const counted: Read = ([count, noun]) => ({ count: Number(count), noun });
const bySize: Read = ([words = '', noun]) => ({ count: isPlural(words, noun) ? SOME : 1, noun });
const ofCompound: Read = ([count, words = '', noun]) =>
  count === undefined ? bySize([words, noun]) : counted([count, noun]);
// "as últimas compras" without a number are the list itself.
const single: Read = ([words = '', noun]) => (isPlural(words, noun) ? null : { count: 1, noun });

const behindNoun = ({ by, behind }: Order, read: Read): Rule[] => [
  [by, `${COUNT} (${NOUN}(?: ‹k›)?) (?:${behind})`, ([count, kept, noun]) => ({ count: Number(count), noun, kept })],
  [by, `(?<= ${NOUN}(?: ‹k›)? )(${behind})${NO_AMOUNT}${BEFORE_END}`, ([noun, words]) => read([words, noun])],
];
const countedRules = ({ by, before, priced = before }: Order): Rule[] => [
  [by, `${COUNT} (?:${before})${NOT_THAN}${BEFORE_ANY}`, counted],
  [by, `(?:${before}) ${COUNT}${BEFORE_ANY}`, counted],
  [by, `${COUNT} (?:${priced})${BEFORE_NOUN}`, counted],
  [by, `(?:${priced}) ${COUNT}${BEFORE_NOUN}`, counted],
];

const rules: readonly Rule[] = [
  ...amountOrders.flatMap((order) => behindNoun(order, bySize)),
  ...dateOrders.flatMap((order) => behindNoun(order, single)),
  ['largest', `top ?${COUNT}(?: maiores)?${BEFORE_ANY}`, counted],
  ['largest', `(top)${BEFORE_NOUN}`, bySize],
  ...[...amountOrders, ...dateOrders].flatMap(countedRules),
  ...amountOrders.flatMap(({ by, before, priced, english }): Rule[] => [
    [by, `(${before}|${priced})${BEFORE_NOUN}`, bySize],
    [by, `(?:${COUNT} )?(${english})${BEFORE_COMPOUND}`, ofCompound],
    [by, `${ARTICLE}(${before})${NO_AMOUNT}${BEFORE_END}`, bySize],
  ]),
  ...dateOrders.map(({ by, before }): Rule => [by, `(${before})${BEFORE_NOUN}`, single]),
  ['latest', 'ultima vez|last time', () => ({ count: 1 })],
  ['earliest', 'primeira vez|first time', () => ({ count: 1 })],
];

// Most messages ask for no order, and the rules are many.
const ABOUT = new RegExp(
  ` (?:(?:top ?\\d*|vez|time|${amountOrders.map(({ before, priced, behind }) => `${before}|${priced}|${behind}`).join('|')}) |(?:${dateOrders.map(({ before }) => before).join('|')}) (?!(?:\\d+ )?${UNIT} ))`,
);

// An order to sort, which the list does not follow.
const SORTED =
  '(?:maior|menor|largest|smallest|highest|lowest|biggest) (?:ao?|para [oa]|pr[oa]|pra|ate [oa]|to)(?: the)? (?:maior|menor|largest|smallest|highest|lowest|biggest)';
// "a maior das últimas 10 compras": one order within another.
const NESTED =
  /‹s›(?: [a-z]+)?(?: ‹k›)? (?:d[eoa]s?|dentre|entre|of|among|in|from)(?: (?:the|my|[oa]s|minhas|meus))* ‹s›/;

const differ = (mentions: readonly RankingMention[]): boolean =>
  new Set(mentions.flatMap(({ noun }) => noun ?? [])).size > 1;

/**
 * Takes from the text what it says of an order of rows and their number: `maior compra`, `5 maiores gastos`, `top 3`,
 * `últimas 10 transações`. Nothing is taken where one order lies within another, or each is of other rows.
 * @returns the text with `‹s›` in their place
 */
export const withRankings = (text: string): { text: string; rankings: RankingMention[] } => {
  if (!ABOUT.test(text)) return { text, rankings: [] };
  const rankings: RankingMention[] = [];
  const sorted = rewrite(text, SORTED, () => '‹z›');
  const marked = rules.reduce(
    (rest, [by, pattern, read]) =>
      rewrite(rest, pattern, ({ index, input, 1: first, 2: second, 3: third }) => {
        const found = LEFT_OUT.test(input.slice(Math.max(0, index - AHEAD), index))
          ? null
          : read([first, second, third]);
        if (found === null) return null;
        rankings.push({ by, count: found.count, noun: kindOfNoun(found.noun) });
        return found.kept ? `‹s› ${found.kept}` : '‹s›';
      }),
    sorted,
  );
  return NESTED.test(marked) || differ(rankings) ? { text: sorted, rankings: [] } : { text: marked, rankings };
};
