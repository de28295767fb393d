import { rewrite, wordsBetweenSpaces } from '../rewrite.ts';
import { TIMES, WAYS, withoutOtherTimes } from './inapplicable-ways.ts';

const GROUP =
  '(?:(?:sub)?categorias?|tipos? de (?:gastos?|despesas?|compras?)|lojas?|lugar(?:es)?|loca(?:l|is)|estabelecimentos?|comercios?|fornecedor(?:es)?|empresas?|marcas?|pessoas?|mes|meses|dias?(?: da semana(?! (?:passada|retrasada|anterior|que passou|atual)))?|semanas?|anos?|trimestres?|bancos?|cart(?:ao|oes)|contas?(?! d[eoa]s? )|categor(?:y|ies)|stores?|shops?|merchants?|vendors?|compan(?:y|ies)|places?|months?|days?(?: of the week)?|weeks?|quarters?|years?|banks?|cards?|accounts?|persons?|people)';
const MOST =
  '(?:mais|menos|maior(?:es)?|menor(?:es)?|campea|campeao|recordista|most|least|more|less|highest|lowest|biggest|largest|smallest|top)';
/** Within the sentence, and near. */
const SUPERLATIVE_BEHIND = `(?=(?: [a-z0-9‹›]+){0,8} ${MOST} )`;
const WHICH =
  '(?:(?:em|n[oa]s?|d[oa]s?|com|on|in|at|with) )?(?:qual|quais|que|which|what)(?: (?:foi|foram|eh?|sao|era|was|were|is|are))?(?: (?:[oa]s?|the|my|meus?|minhas?))?(?: [1-9]\\d?)?';
const LISTED = '(?:(?:[oa]s?|the|my|meus?|minhas?|top|principais|maiores|main) ){0,3}';
const ORDERED = '(?:top|principais|maiores|main|biggest|largest)';
const NUMBER = '(?:[1-9]\\d? )';
// "na semana que passou menos uber" is last week.
const THAT = 'que(?! (?:passou|vem|acabou) )';

const PATTERNS = [
  `${WHICH} ${GROUP}${SUPERLATIVE_BEHIND}`,
  `(?:top ?${NUMBER}?(?:maiores |principais )?|${NUMBER}(?:maiores|principais|top|biggest|main) |${ORDERED} ${NUMBER}?)${GROUP}`,
  `${LISTED}${NUMBER}${GROUP}(?= (?:onde|em que|n[oa]s quais|com que|${THAT}|where|that|which|i) )${SUPERLATIVE_BEHIND}`,
  `ranking (?:d[eoa]s? |of )?${GROUP}`,
  `(?:(?:[oa]s?|the|my|meus?|minhas?) )?${GROUP}(?= (?:onde|em que|n[oa]s? qua(?:l|is)|${THAT}|where|that|which|i) )${SUPERLATIVE_BEHIND}`,
  `(?:[oa]s?|the|my|meus?|minhas?) (?:lojas?|lugar(?:es)?|mes|meses|categorias?|dias?|semanas?|estabelecimentos?)(?= (?:mais|menos) (?:car[oa]|barat[oa]|usad[oa]|frequente|frequentad[oa]|gast[oa]|pesad[oa])s? )`,
  '(?:por|per|by|(?:a )?cada|em cada|de cada) (?:categoria|loja|estabelecimento|mes|semana|dia|banco|category|store|shop|merchant|month|week|day|bank)',
  `(?:onde|aonde|where|(?:(?:pra|para|de|com|a) )?quem|who)(?=(?: [a-z]+){0,4} (?:mais|most) )`,
];
// A row at a place in an order that is not its end: "a segunda maior compra".
const ORDINAL_ORDER =
  '(?:segund[oa]s?|terceir[oa]s?|quart[oa]s?|quint[oa]s?|dia [2-9]|second|third|fourth|fifth) (?:maior(?:es)?|menor(?:es)?|mais (?:car[oa]|barat[oa]|alt[oa]|recente|antig[oa])|largest|biggest|smallest|highest|lowest|most (?:expensive|recent)|cheapest)';
const SMALL =
  /^(?:[oan]?[ao]s?|d[oae]s?|em|e|eu|i|a|my|que|on|at|in|by|to|with|com|por|pel[oa]s?|num|ou|the|and|se|minha)$/;

const ALL = PATTERNS.join('|');
// Most messages ask for no group.
const ABOUT =
  / (?:mais|menos|maior|maiores|menor|menores|most|least|more|highest|lowest|biggest|largest|top ?\d*|principais|main|por|per|by|cada|campea|campeao|recordista|cheapest) /;

// "em qual mercado gastei mais": which of the category's shops is not asked of rows.
const WHICH_OF_A_KIND =
  '(?<= (?:em|n[oa]|com|on|in|at) (?:qual|quais|que|which|what) [a-z]+ (?:que )?(?:(?:eu|i|did i) )?(?:gast|pag|compr|deix|torr|ped|spen|pa)[a-z]+ )(?:mais|most)(?! (?:d[eo]|que|than|of) )';
const SAID = /^(?:\d+|ranking|top\d*|principais|maiores|biggest|largest|main|onde|aonde|where|quem|who)$/;
// "em que mês gastei mais": the order is named with what it is of; "mais de 100" is an amount.
const NEXT_MOST = new RegExp(`^(?: [a-z0-9‹›]+){0,8}? (${MOST})(?! (?:d[eo]|que|than|of) )(?= )`);
const isNoun = new RegExp(`^${GROUP}$`);

/**
 * Takes from the text what no filter of rows applies: an order of categories, shops, months and the like (`em que mês
 * gastei mais`, `top 3 categorias`, `por loja`), days that recur (`aos domingos`), hours, payment in cash, comparisons.
 * @returns the text with `‹u0›` in the place of the first, and the words of each, that are to be named as unread
 */
export const withoutInapplicable = (text: string): { text: string; unread: readonly (readonly string[])[] } => {
  const { text: compared, unread: times } = withoutOtherTimes(text);
  const unread: string[][] = times.length > 0 ? [times] : [];
  const put = (words: readonly string[]): string => `‹u${unread.push([...words]) - 1}›`;
  const once = rewrite(compared, `${TIMES}|${WAYS}`, ([words]) => {
    // The hour with its unit, as it was typed: "22h".
    const said = words.replace(/(\d) (hs?|hrs)(?= |$)/g, '$1$2');
    return put(wordsBetweenSpaces(said).filter((word) => !SMALL.test(word)));
  });
  if (!ABOUT.test(once)) return { text: once, unread };
  const placed = rewrite(once, ORDINAL_ORDER, ([words]) =>
    put(wordsBetweenSpaces(words).filter((word) => word !== 'dia')),
  );
  const rest = rewrite(placed, ALL, ({ 0: words, index, input }) =>
    put([
      ...wordsBetweenSpaces(words).filter((word) => SAID.test(word) || isNoun.test(word)),
      ...(NEXT_MOST.exec(input.slice(index + words.length))?.slice(1) ?? []),
    ]),
  );
  return { text: rewrite(rest, WHICH_OF_A_KIND, ([word]) => put([word])), unread };
};
