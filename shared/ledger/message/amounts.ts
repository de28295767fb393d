import { type Centavos, centavos } from '../../money.ts';
import { CURRENCY } from './amount-words.ts';
import { rewrite } from './rewrite.ts';

/** Bounds of the absolute amount in centavos, both included; null: none. */
export type AmountBounds = { min: Centavos | null; max: Centavos | null };

const MONEY = '(?:uns |umas |a |r\\$ )*(\\d+(?:\\.\\d+)?)';
const NOT_A_COUNT =
  '(?! (?:vez|vezes|x|parcelas?|dias?|semanas?|mes|meses|anos?|horas?|days?|weeks?|months?|years?|times|maior|maiores|menores|primeir[ao]s|ultim[ao]s|compras|transacoes|gastos|itens|lojas|mil) )';
const UNIT = `(?: (?:${CURRENCY}))`;
const VALUE = `${MONEY}(?:${UNIT})?${NOT_A_COUNT}`;
const THAN = '(?: do)?(?: que| de| a| dos?)?(?: than)?';

const ABOVE = `(?:acima(?: d[eo]s?)?|mais(?: do)? (?:de|que)|maior(?:es)?${THAN}|superior(?:es)? a|passa(?:m|ram|ndo|ou)?(?: d[eo]s?)?|ultrapass[a-z]+|above|over|more than|greater than|bigger than|higher than|larger than|exceeding|>)`;
const AT_LEAST =
  '(?:(?:a )?partir de|apartir de|partindo de|(?:de |d?o )?(?:no )?minimo(?: de)?|(?:de )?(?:pelo|ao) menos|at least|(?:a )?minimum(?: of)?|maior(?:es)? ou igua(?:l|is) a|greater than or equal to|starting (?:at|from)|>=)';
const BELOW = `(?:abaixo(?: d[eo]s?)?|menos(?: do)? (?:de|que)|menor(?:es)?${THAN}|inferior(?:es)? a|below|under|less than|lower than|smaller than|cheaper than|<)`;
const AT_MOST =
  '(?:(?:de )?ate|(?:de )?(?:no )?maximo(?: de)?|nao (?:mais|passa[a-z]*|ultrapass[a-z]*) (?:de|do que|que)|menor(?:es)? ou igua(?:l|is) a|less than or equal to|at most|up to|no more than|not more than|(?:a )?maximum(?: of)?|<=)';
const ABOUT =
  '(?:cerca de|por volta de|em torno de|aproximadamente|mais ou menos|perto de|quase|about|around|roughly|approximately)';
const THING =
  '(?:compras?|gastos?|pagamentos?|transferencias?|pix|teds?|despesas?|boletos?|cobrancas?|depositos?|saques?|transac(?:ao|oes)|valor(?:es)?|purchases?|payments?|transfers?|charges?|expenses?)';
const ACTION =
  '(?:gastei|paguei|recebi|comprei|mandei|enviei|transferi|custou|custaram|entrou|caiu|saiu|mandou|pagou|spent|paid|received|cost|sent)';
const EXACTLY = '(?:exatamente|exatos|exactly|igual a|equal to|(?:no )?valor(?: de)?)';

/** How far from a rough amount ("uns 50 reais" is exact, "cerca de 50" is not), in percent. */
const ROUGH = 10;

type Rule = readonly [
  pattern: string,
  bounds: (first: number, second: number) => [min: number | null, max: number | null],
];

const rules: readonly Rule[] = [
  [`(?:entre|between|de|from) ${VALUE} (?:e|a|ate|and|to) ${VALUE}`, (a, b) => [Math.min(a, b), Math.max(a, b)]],
  [`${MONEY}${UNIT}? (?:a|ate|to) ${MONEY}${UNIT}`, (a, b) => [Math.min(a, b), Math.max(a, b)]],
  [`r\\$ ${MONEY} (?:a|ate|to) ${VALUE}`, (a, b) => [Math.min(a, b), Math.max(a, b)]],
  [`${AT_LEAST} ${VALUE}`, (a) => [a, null]],
  [`${AT_MOST} ${VALUE}`, (a) => [null, a]],
  [`${ABOUT} ${VALUE}`, (a) => [Math.round(a * (100 - ROUGH)) / 100, Math.round(a * (100 + ROUGH)) / 100]],
  [`${ABOVE} ${VALUE}`, (a) => [a + 1, null]],
  [`${BELOW} ${VALUE}`, (a) => [null, a - 1]],
  [`${VALUE} (?:(?:ou|e|or) (?:mais|more)|and (?:up|above|over)|(?:pra|para) (?:cima|mais)|\\+)`, (a) => [a, null]],
  [`${VALUE} (?:(?:ou|or) (?:menos|less)|and (?:below|under)|(?:pra|para) baixo)`, (a) => [null, a]],
  [`${EXACTLY} ${VALUE}`, (a) => [a, a]],
  [`(?<= ${THING} (?:de|of) )${VALUE}`, (a) => [a, a]],
  [`(?<= ${ACTION} )${VALUE}`, (a) => [a, a]],
  [`(?:de |por |of |for )?(?:uns |umas )?r\\$ (\\d+(?:\\.\\d+)?)${UNIT}?`, (a) => [a, a]],
  [`(?:de |por |of |for )?(?:uns |umas )?(\\d+(?:\\.\\d+)?)${UNIT}`, (a) => [a, a]],
  ['(?:de |por |of |for )?(\\d+\\.\\d\\d?)', (a) => [a, a]],
];

const inCentavos = (text: string | undefined): number => Math.round(Number(text ?? 0) * 100);

const narrowed = ({ min, max }: AmountBounds, [low, high]: [number | null, number | null]): AmountBounds => ({
  min: low === null ? min : centavos(Math.max(low, min ?? 0)),
  max: high === null ? max : centavos(Math.max(0, Math.min(high, max ?? high))),
});

/** Bounds that the message sets ("acima de 100" begins a centavo above it), and the text without them. */
export const readAmounts = (text: string): AmountBounds & { text: string } => {
  let bounds: AmountBounds = { min: null, max: null };
  let rest = text;
  for (const [pattern, boundsOf] of rules) {
    rest = rewrite(rest, pattern, ([, first, second]) => {
      bounds = narrowed(bounds, boundsOf(inCentavos(first), inCentavos(second)));
      return '‹n›';
    });
  }
  return { text: rest, ...bounds };
};
