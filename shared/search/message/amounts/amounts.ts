import { type Centavos, centavos } from '../../../money.ts';
import { rewrite } from '../rewrite.ts';

/** What stands behind a number that is money. */
export const CURRENCY = 'r\\$|reais|real|contos?|pilas?|pratas?|paus?|mangos|bucks|dollars?';

/** Bounds of the absolute amount in centavos, both included; null: none. */
export type AmountBounds = { min: Centavos | null; max: Centavos | null };

const WITHOUT_ANY =
  'menos|exceto|excetuando|fora|tirando|tira|tire|sem(?: (?:contar|considerar|incluir|os gastos))?|excluindo|exclu[ai]|desconsider[a-z]+|ignorando|ignora|ignore|descontando|salvo|a nao ser|nao (?:conte|conta|inclua|inclui|considere)|except(?: for)?|excluding|exclude|without|leaving out|leave out|ignoring|ignore|not counting|but not|apart from';
const MONEY = '(?:(?:uns|umas|a|os|as|o|the|some|r\\$) ){0,3}(\\d+(?:\\.\\d+)?)';
const NOT_A_COUNT =
  '(?! (?:vez|vezes|x|parcelas?|dias?|semanas?|mes|meses|anos?|horas?|days?|weeks?|months?|years?|times|maior|maiores|menores|primeir[ao]s|ultim[ao]s|compras|transacoes|gastos|itens|lojas|pessoas|noites|diarias|litros|km|quilos|kg|minutos|pedidos|corridas|viagens|produtos|unidades|aulas|consultas|digitos|por cento|mil) )';
const UNIT = `(?: (?:${CURRENCY}))`;
const VALUE = `${MONEY}(?:${UNIT})?${NOT_A_COUNT}`;
const THAN = '(?: do)?(?: que| de| a| dos?)?(?: than)?';

/** Verbs of reaching and passing an amount, in whatever form. */
const REACH =
  '(?:cheg(?:a|am|ou|aram|ando|ue|uem|ar|arem|asse|assem|ava|avam|uei)(?: (?:a|aos|ate|em|n[oa]s))?|ating(?:e|em|iu|iram|ir|indo|isse|issem)|ating[ae]m?|alcanc(?:a|am|e|em|ou|aram|ar|ando|asse|assem)|bat(?:eu|eram|e|em|a|am|endo|er|esse|essem)(?: n?[ao]s?)?|reach(?:es|ed|ing)?|hit(?:s|ting)?)';
const PASS =
  '(?:pass(?:ou|aram|am?|ar|arem|ava|avam|ando|em?|asse|assem)|(?:ia|iam|foi|foram|vai|vao|fosse|va) alem)(?: d[aeo]s?| mais d[eo]s?)?(?: (?:casa|marca|barreira|valor) d[eo]s?)?|ultrapass[a-z]+(?: (?:d[eo]s?|os|o valor de|a casa dos))?|super(?:a|am|ou|aram|ando|ar|e|em|ava|avam|asse|assem)|exced[a-z]+|estour(?:a|am|ou|aram|e|em|asse|assem|ando|ar)|rompe(?:u|ram)?|transpass[a-z]+';

const ABOVE = `(?:acima(?: d[aeo]s?(?: (?:casa|marca|faixa|barreira|valor) d[eo]s?)?)?|mais(?: do)? (?:de|que)|maior(?:es)?${THAN}|superior(?:es)? a|(?:que )?(?:${PASS})|alem d[eo]s?|(?:pra|para) la d[eo]s?|(?:em|por|pra|para|p) (?:cima|riba) d[eo]s?|above|(?:went|goes|going|go) (?:over|above|past|beyond)|over|more than|greater than|bigger than|higher than|larger than|upwards of|north of|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|top(?:s|ped|ping)|>)`;
const AT_LEAST = `(?:(?:a )?partir d[eo]s?|apartir d[eo]s?|partindo d[eo]s?|comecando (?:em|de|por)|(?:que )?(?<! (?:nao|n|nem|nunca|sem) )${REACH}|nao menos (?:de|d?o? ?que)|n menos (?:de|que)|(?:de |d?o )?(?:no )?(?:minim[oa]|min)(?: de)?(?: \\.)?|(?:de )?(?:pelo|ao) menos|at (?:the very )?least|no less than|not less than|from a minimum of|(?:a )?minimum(?: of)?|(?:maior(?:es)?|superior(?:es)?) ou igua(?:l|is) a|igua(?:l|is) ou (?:maior|superior)(?:es)?(?: (?:a|(?:do )?que))?|(?:nao|n|not) inferior(?:es)? a|piso (?:de|dos)|greater than or equal to|starting (?:at|from)|>=)`;
const BELOW = `(?:abaixo(?: d[aeo]s?(?: (?:casa|marca|faixa|barreira|valor) d[eo]s?)?)?|menos(?: do)? (?:de|que)|menor(?:es)?${THAN}|inferior(?:es)? a|(?:nao|n|nem|nunca|sem|(?:did|does|do) ?not|didnt|doesnt|dont|never) ${REACH}|aquem d[eo]s?|below|under|less than|lower than|smaller than|cheaper than|<)`;
const AT_MOST =
  '(?:(?:de )?ate|(?:de )?(?:no )?(?:maxim[oa]|max)(?: de)?(?: \\.)?|(?:nao|n|nunca|nem|sem) (?:mais|pass[a-z]+|ultrapass[a-z]+|exced[a-z]+|super[a-z]+|estour[a-z]+)(?: (?:de|d[oa]s?|do que|que|a|os))?|(?:teto|limite|max) (?:de|d?os)|(?:did not|didnt|does not|doesnt|do not|dont|never|not|dont) (?:go over|go above|exceed|pass|surpass|top)|no higher than|(?:menor(?:es)?|inferior(?:es)?) ou igua(?:l|is) a|igua(?:l|is) ou (?:menor|inferior)(?:es)?(?: (?:a|(?:do )?que))?|(?:nao|n|not) superior(?:es)? a|less than or equal to|at most|up to|no more than|not more than|(?:a )?maximum(?: of)?|<=)';
// "nada acima de 50" is at most 50.
const NONE_OF =
  '(?:nada|nenhuma?|sem nada|nothing|none|no (?:purchases?|charges?|expenses?|payments?))(?: (?:compra|gasto|pagamento|despesa|coisa|que (?:seja|fosse|for|foi|fique)|que|thats?|that is|is|de))?';
// "menos os que passaram de mil" leaves at most a thousand.
const LEFT_OUT = `(?:${WITHOUT_ANY})(?: (?:[oa]s?|d[aeo]s?|tudo|todos|todas|aquel[ea]s?|gastos?|compras?|pix|valor(?:es)?|lancamentos?|transacoes|pagamentos?|corridas?|pedidos?|que|q|foi|foram|for|forem|fosse|fossem|seja|sejam|sao|ficou|ficaram|deu|deram|custou|custaram|com|the|ones?|those|that|which|are|is|were|was|anything|everything|purchases?|charges?|payments?|valued)){1,6}?`;
const ABOUT =
  '(?:cerca de|por volta de|em torno de|aproximadamente|mais ou menos|perto d[eo]s?|quase|beirando|beir(?:a|am|ou|aram)|beirava|rondando|na (?:faixa|casa|base|media) d[eo]s?|(?:ao|em) redor d[eo]s?|proxim[oa]s? (?:de|a|dos|aos)|(?<! (?:qualquer|alguma|outra) )coisa de|tipo|mais ou menos|(?:por|em) volta d[eo]s?|(?:por|em) torno d[eo]s?|about|around|roughly|approximately|approx|close to|nearly|almost|some|something like)';
// What stands behind a rough amount: "uns 200 no posto" is money, "uns 10 pedidos" are not.
const AFTER_MONEY = `(?= (?:$|(?:${CURRENCY}|d[eoa]s?|n[oa]s?|nu(?:m|ma|ns)|em|com|c|pr[ao]s?|para|pel[oa]s?|por|e|[.,]|es[st][ea]s?|nes[st][ea]s?|hoje|ontem|que|la|aqui|ai|on|at|for|in|to|‹[^ ]*) ))`;
const THING =
  '(?:compras?|gastos?|pagamentos?|transferencias?|pix|teds?|despesas?|boletos?|cobrancas?|debitos?|creditos?|depositos?|saques?|transac(?:ao|oes)|valor(?:es)?|purchases?|payments?|transfers?|charges?|expenses?)';
const DONE =
  '(?:recebid|enviad|mandad|feit|pag|efetuad|realizad|debitad|cobrad|lancad|creditad|emitid|depositad|pendente|confirmad|transferid)[oa]?s?|que (?:eu |me )?(?:recebi|mandei|enviei|fiz|paguei|fizeram|mandaram|enviaram|pagaram|cobraram|caiu|entrou|saiu|veio)|received|sent|made|that i (?:sent|received|made|got)';
// "um pix recebido de 640", "compra na amazon de 523": the amount may follow the words that describe the row.
const TOLD_OF_IT = `(?: (?:${DONE})| (?:n[oa]|d[oae]|em|com|at|on|from) (?!\\d)[a-z0-9]+){0,2}`;
const OF_SOMETHING =
  '(?: (?:um|uma|o|a|os|as|aquel[ea]s?|ess[ea]s?|es[st][ea]s?|del[ea]s?|the|that|an?) (?!lista|grupo|ranking|parcela|dia|mes|ano|semana|top|periodo|media|total|maior|menor|faixa|casa|limite|teto|partir|acima|ultim|primeir|cerca|mais|menos)[a-z]+(?: [a-z]+)?)';
const ACTION =
  '(?:gastei|paguei|recebi|comprei|mandei|enviei|transferi|custou|custaram|entrou|caiu|saiu|mandou|pagou|spent|paid|received|cost|sent)';
const EXACTLY =
  '(?:exatamente|exatos|exactly|igual a|equal to|(?:no )?valor(?:es)?(?: (?:exatos?|igual|iguais))?(?: d[eo]| a)?)';

/** How far from a rough amount ("uns 50 reais", "cerca de 50"), in percent. */
const ROUGH = 10;

type Rule = readonly [
  pattern: string,
  bounds: (first: number, second: number) => [min: number | null, max: number | null],
];

/** "200 e tantos" ends before 300, "1250 e poucos" before 1260. */
const roundUnit = (amount: number): number => {
  let unit = 100;
  while (amount > 0 && amount % (unit * 10) === 0) unit *= 10;
  return unit;
};

const rough = (about: number): [number, number] => [
  Math.round(about * (100 - ROUGH)) / 100,
  Math.round(about * (100 + ROUGH)) / 100,
];

const rules: readonly Rule[] = [
  [
    `(?:uns |umas )?${VALUE}(?:${UNIT})? e (?:poucos?|tantos?|alguma coisa|uns quebrados|uns trocados|la vai(?: (?:pedrada|fumaca|pancada|cacetada|bolinha))?)(?:${UNIT})?`,
    (a) => [a, a + roundUnit(a) - 1],
  ],
  [
    '(?:de |com |em )?([1-6]) (?:digitos|algarismos|digits|figures)',
    (count) => [10 ** (count / 100 - 1) * 100, 10 ** (count / 100) * 100 - 1],
  ],
  [`${LEFT_OUT} ${ABOVE} ${VALUE}`, (a) => [null, a]],
  [`${LEFT_OUT} ${BELOW} ${VALUE}`, (a) => [a, null]],
  [`${LEFT_OUT} ${AT_LEAST} ${VALUE}`, (a) => [null, a - 1]],
  [`${LEFT_OUT} ${AT_MOST} ${VALUE}`, (a) => [a + 1, null]],
  [
    `(?:entre|between|d[eo]s?|from)(?: (?:os|uns))? ${VALUE} (?:e|ao?s?|ate(?: os)?|and|to|pr[ao]s?|para) ${VALUE}`,
    (a, b) => [Math.min(a, b), Math.max(a, b)],
  ],
  [`${MONEY}${UNIT}? (?:a|ate|to) ${MONEY}${UNIT}`, (a, b) => [Math.min(a, b), Math.max(a, b)]],
  [`r\\$ ${MONEY} (?:a|ate|to) ${VALUE}`, (a, b) => [Math.min(a, b), Math.max(a, b)]],
  [
    `(?:de )?(?:uns|umas) (?:r\\$ )?(\\d+(?:\\.\\d+)?) (?:ou|a|or) (?:uns |umas )?(\\d+(?:\\.\\d+)?)(?:${UNIT}|${AFTER_MONEY})${NOT_A_COUNT}`,
    (a, b) => [Math.min(a, b), Math.max(a, b)],
  ],
  [`${NONE_OF} ${ABOVE} ${VALUE}`, (a) => [null, a]],
  [`${NONE_OF} ${BELOW} ${VALUE}`, (a) => [a, null]],
  [`${AT_LEAST} ${VALUE}`, (a) => [a, null]],
  [`${AT_MOST} ${VALUE}`, (a) => [null, a]],
  [`(?:de |por |of |for )?${ABOUT} ${VALUE}`, rough],
  [`${ABOVE} ${VALUE}`, (a) => [a + 1, null]],
  [`${BELOW} ${VALUE}`, (a) => [null, a - 1]],
  [
    `(?:de |por |of |for )?(?:uns|umas|some) (?:r\\$ )?(\\d+(?:\\.\\d+)?)(?:${UNIT}|${AFTER_MONEY})${NOT_A_COUNT}`,
    rough,
  ],
  [
    `${VALUE} (?:(?:ou|e|or) (?:mais|more|superior|acima|maior|pra cima)|and (?:up|above|over|more)|(?:pra|para|p) (?:cima|riba|mais|frente|la)|em diante|(?:e )?acima|\\+)`,
    (a) => [a, null],
  ],
  [
    `${VALUE} (?:(?:ou|or) (?:menos|less|inferior|abaixo|menor)|and (?:below|under)|(?:pra|para|p) baixo|(?:e )?abaixo)`,
    (a) => [null, a],
  ],
  [`${EXACTLY} ${VALUE}`, (a) => [a, a]],
  [
    `${VALUE} (?:cravad[oa]s?|certinh[oa]s?|cert[oa]s?|exat[oa]s?|redond[oa]s?|em ponto|na lata|exactly|on the dot|sharp)`,
    (a) => [a, a],
  ],
  [`(?<= ${THING}${TOLD_OF_IT} (?:de|of) )${VALUE}`, (a) => [a, a]],
  // Rides of 99 are of the company.
  [`(?<=${OF_SOMETHING} (?:de|of) )(?!99 )${VALUE}${AFTER_MONEY}`, (a) => [a, a]],
  [`(?<= ${ACTION} )${VALUE}`, (a) => [a, a]],
  [`(?:de |por |of |for )?(?:uns |umas )?r\\$ (\\d+(?:\\.\\d+)?)${UNIT}?`, (a) => [a, a]],
  [`(?:de |por |of |for )?(?:uns |umas )?(\\d+(?:\\.\\d+)?)${UNIT}`, (a) => [a, a]],
  ['(?:de |por |of |for )?(\\d+\\.\\d\\d?)', (a) => [a, a]],
];

// "44 reais e 90 centavos"; in "entre 50 reais e 80" the second is an amount of its own.
const withCents = (text: string): string =>
  rewrite(
    rewrite(
      text,
      `(?<! (?:entre|between|de|from)(?: (?:uns|r\\$))? )(\\d+)${UNIT} e (\\d\\d?)(?: centavos)?(?! (?:${CURRENCY}|mil|\\d))|(\\d+)${UNIT}? e (\\d\\d?) centavos`,
      ([, whole, cents, other, otherCents]) =>
        `${whole ?? other}.${(cents ?? otherCents ?? '').padStart(2, '0')} reais`,
    ),
    '(\\d\\d?) (?:centavos|cents)',
    ([, cents = '']) => `0.${cents.padStart(2, '0')} reais`,
  );

const inCentavos = (text: string | undefined): number => Math.round(Number(text ?? 0) * 100);

const narrowed = ({ min, max }: AmountBounds, [low, high]: [number | null, number | null]): AmountBounds => ({
  min: low === null ? min : centavos(Math.max(low, min ?? 0)),
  max: high === null ? max : centavos(Math.max(0, Math.min(high, max ?? high))),
});

// "de, no mínimo, R$ 500".
const INSERTED =
  / , (no (?:minimo|maximo)|(?:pelo|ao) menos|aproximadamente|cerca de|em torno de|ate|at (?:least|most)|about|around) , (?=(?:r\$ )?\d)/g;

/** Bounds that the message sets ("acima de 100" begins a centavo above it), and the text without them. */
export const readAmounts = (text: string): AmountBounds & { text: string } => {
  let bounds: AmountBounds = { min: null, max: null };
  let rest = withCents(text.replace(INSERTED, ' $1 '));
  for (const [pattern, boundsOf] of rules) {
    rest = rewrite(rest, pattern, ([, first, second]) => {
      bounds = narrowed(bounds, boundsOf(inCentavos(first), inCentavos(second)));
      return '‹n›';
    });
  }
  return { text: rest, ...bounds };
};
