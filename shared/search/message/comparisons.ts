import { rewrite } from './rewrite.ts';

const BEHIND_MORE =
  '(?<= (?:mais|menos|maior(?:es)?|menor(?:es)?|melhor|pior|more|less|higher|lower|bigger|smaller)(?: [^ ]+){0,8} )(?:do que|que|than)';
const COMPARATIVE = `(?:comparad[oa]s?|em (?:comparacao|relacao|referencia)|relativ[oa]s?|frente|perante|compared|relative|in (?:comparison|relation)|versus|vs|contra|against|do que|(?<!\\d )x|${BEHIND_MORE})`;
const LINKS =
  '(?:(?:aos?|as?|com|d[eoa]s?|n[oa]s?|em|os?|to|with|in|the|that of|mesm[oa]s?|same|it was|foi|era|tinha sido) )*';
export const MONTHS =
  'janeiro|fevereiro|march|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|april|may|june|july|august|september|october|november|december';
const UNITS =
  'periodo|epoca|mes|meses|anos?|semanas?|quinzena|bimestre|trimestre|semestre|dias?|fim de semana|months?|years?|weeks?|quarters?|period|time';
const WHICH =
  'passad[oa]s?|anterior(?:es)?|retrasad[oa]s?|atras|ago|before|que passou|d[eo] (?:(?:ano|mes) (?:passado|anterior|retrasado)|20\\d\\d)|of last (?:year|month)|(?:of )?(?:last year|20\\d\\d)';
const TIME = `(?:(?:last|previous|prior|past|anterior) (?:${UNITS})|(?:${UNITS})(?= (?:${WHICH}) )|${MONTHS}|ontem|anteontem|yesterday|20\\d\\d|anterior|retrasad[oa]|passad[oa])(?: (?:${WHICH}))*`;

// Most messages compare nothing.
const ABOUT =
  / (?:comparad|em (?:comp|rel|ref)|relativ|frente|perante|compared|in (?:comp|rel)|versus|vs|contra|against|do que|x|(?:mais|menos|maior|menor|maiores|menores|melhor|pior|more|less|higher|lower|bigger|smaller) .*(?:que|than) )/;
// "compara outubro com setembro" asks for both.
const BOTH_SIDES = / (?:compar(?:a|e|ar|ando|acao|ativo)|diferenca|difference|compare|entre|between) /;
// "mais que 2025" is an amount.
const isYear = /^20/;
const isBare = (comparative: string): boolean => comparative === 'que' || comparative === 'than';
const isSmall = /^(?:d[eo]|que|of)$/;

/**
 * Takes the other side of a comparison, which is not asked for, where it is another time: `comparado com o mês passado`, `do
 * que em setembro`, `vs last year`.
 * @returns the text, in which its words are left out, and those that are to be named as unread
 */
export const withoutOtherTimes = (text: string): { text: string; unread: string[] } => {
  const unread: string[] = [];
  if (!ABOUT.test(text) || BOTH_SIDES.test(text)) return { text, unread };
  const rest = rewrite(text, `(${COMPARATIVE}) ${LINKS}(${TIME})`, ([, comparative = '', time = '']) => {
    if (isBare(comparative) && isYear.test(time)) return null;
    unread.push(...time.split(' ').filter((word) => !isSmall.test(word)));
    return `${comparative} ‹z›`;
  });
  return { text: rest, unread };
};
