import { OWNED, PROFESSION, RELATION } from './lexicon.ts';
import { perAttribute, perThing, perThingWithAmounts, type Rule, rest, restWords, single } from './rule.ts';

const ageOf = (_match: RegExpExecArray, text: string): string => /\d+/.exec(text)?.[0] ?? '';

/** Where and with whom the user lives, and of what. */
export const LIFE: readonly Rule[] = [
  single(
    'home',
    /^(?:eu )?(?:(?:ja )?nao (?:moro|vivo) mais|(?:moro|vivo) mais nao|i (?:no longer|dont) live) (?:em|no|na|in)\b(?<rest>.+)/,
    (match) => `not ${restWords(match)}`,
  ),
  single(
    'employer',
    /^(?:eu )?(?:(?:ja )?nao trabalho mais (?:na|no|em|para|pra)|i no longer work (?:at|for)|i dont work (?:at|for)(?=.*\banymore$))\b(?<rest>.+)/,
    (match) => `not ${restWords(match)}`,
  ),
  single(
    'home',
    /^(?:eu |a gente )?(?:moro|mora|vivo|resido|(?:me )?mudei|(?:me )?mudamos|i live|im living|we live|i moved|we moved) (?:em|no|na|para|pra|pro|in|to) (?<rest>.+)/,
    restWords,
  ),
  single(
    'marital-status',
    /\b(?:sou|im|i am|estou) (?:uma? )?(?<rest>casad|solteir|divorciad|viuv|married|single|divorced|widow|noiv|engaged)/,
    rest,
  ),
  single(
    'marital-status',
    /^(?:eu )?(?:me )?(?<rest>casei|divorciei|separei)\b|^i (?:got|am getting) (?<named>married|divorced)\b/,
    (match) => (match.groups?.rest ?? match.groups?.named ?? '').replace('ei', 'ad'),
  ),
  perAttribute('allergy', /\b(?:alergi\w*|intoleran\w*|allergic|allergy) (?:a|ao|aos|as|to) (?<thing>.+)/),
  perAttribute(
    'named',
    new RegExp(
      `\\b(?:meu|minha|my) (?<thing>${RELATION})(?: que)? (?:se chama|chama|e [ao]|is called|is named|name is) (?<rest>.+)`,
    ),
  ),
  perAttribute(
    'named',
    new RegExp(
      `^(?!ele\\b|ela\\b|ess|est|aquel|isso|quem|he\\b|she\\b|this|that|hoje|nao\\b)(?:[oa] )?(?<rest>[a-z]+(?: [a-z]+)?) (?:e|eh|is) (?:[oa] )?(?:meu|minha|my) (?<thing>${RELATION})$`,
    ),
  ),
  perAttribute('named', new RegExp(`\\bnome d[aeo] (?:meu|minha) (?<thing>${RELATION}) e (?<rest>.+)`)),
  perAttribute(
    'named',
    new RegExp(
      `\\b(?:tenho|temos|a gente tem|i have|we have) (?:um|uma|an?) (?<thing>${RELATION}) (?:que se chama|chamad[oa]|called|named) (?<rest>.+)`,
    ),
  ),
  single('age', /^(?:eu )?(?:tenho \d+ anos|i am \d+ years old|im \d+( years old)?$)/, ageOf),
  single('birthday', /\b(?:meu aniversario|faco aniversario|my birthday)\b|^(?:eu )?(?:nasci|i was born)\b/),
  single(
    'profession',
    /^(?:eu )?(?:trabalho (?:como|de)|minha profissao e|i work as|my job is)\b(?<rest>.+)/,
    restWords,
  ),
  single(
    'employer',
    /^(?:eu )?(?:trabalho (?:na|no|em|para|pra)|i work (?:at|for))\b(?! casa$| home$)(?<rest>.+)/,
    restWords,
  ),
  single('profession', new RegExp(`^(?:eu )?(?:sou|im an?|i am an?) (?:uma? )?(?<rest>${PROFESSION})`), restWords),
  single(
    'employment',
    /^(?:eu )?(?:sou|virei|fui contratad[oa] como|im|i am) (?:uma? |an? )?(?<rest>clt|pj|mei|autonom|aposentad|servidor|concursad|desempregad|estagiari|empresari|freela|self employed|retired|unemployed)/,
    rest,
  ),
  single('children', /^(?:eu )?(?:nao )?(?:tenho|i have|i dont have) (?:\S+ )?(?:filh\w+|kids?|children)\b/),
  single('baby', /\b(?:esperando|espero|expecting) (?:um |uma |a |our )?(?:bebe|filh[oa]|nenem|baby|child)\b/),
];

/** What the user is, has, and whom they have; read after tastes and wishes. */
export const BELONGINGS: readonly Rule[] = [
  perThing(
    'is',
    'not',
    /^(?:eu )?(?:nao sou(?: mais)?|deixei de ser|nao estou mais|im not|i am not|im no longer|i am no longer) (?:uma? |an? )?(?<rest>.+)/,
  ),
  perThing('is', 'yes', /^(?:eu )?(?:virei|me tornei|i became|ive become) (?:uma? |an? )?(?<rest>.+)/),
  perThing('is', 'yes', /^(?:eu )?sou (?!cliente|grat|eu\b)(?<rest>.+)/),
  perThing(
    'is',
    'yes',
    /^(?:como|sendo|as an?|being an?) (?<rest>vegetarian\w*|vegan\w*|autonom\w*|aposentad\w*|estudant\w*|freelancer?|mei|\w+ist[as]?)\b/,
  ),
  perThing(
    'is',
    'yes',
    /^(?:im|i am) (?!\w+ing\b|not\b|tired|hungry|confused|lost|worried|curious|interested|afraid|glad|bored|stuck|unable|able|sad|happy|sorry|fine|ok|here|back|late|sure|just|so\b|in\b|at\b|done|ready|good)(?<rest>.+)/,
  ),
  perThing(
    'is',
    'yes',
    /^(?:eu )?(?:estou|to|tou) (?<rest>(?:desempregad|devendo|pagando (?:um |uma |o |a |meu |minha )?(?:emprest|financ|carro|casa|ap|divida|faculdade|parcela|consorcio|moto)|me preparando|me planejando|gravid|separad|doente|tratando|endividad|gravida|de dieta|aposentad|negativad|estudando (?!su|a sua|isso)|fazendo (?:faculdade|dieta|curso|tratamento)|morando|trabalhando (?:como|em casa|de)).*)/,
  ),
  perThingWithAmounts('debt', /^(?:im|i am|were|we are) (?<rest>paying (?:off )?.+)/),
  single(
    'credit-standing',
    /\b(?:nome (?:sujo|limpo)|no vermelho|no azul|no cheque especial|in the red|bad credit|good credit)\b/,
    (match) => match[0] ?? '',
  ),
  perThingWithAmounts(
    'has',
    new RegExp(
      `^(?:eu )?(?:nao )?(?:tenho|temos|a gente tem|i have|we have|i dont have|we dont have|i own|we own|ive got|weve got)(?: mais)? (?<rest>.*\\b${OWNED}.*)`,
    ),
  ),
  perThingWithAmounts('person', new RegExp(`(?<rest>.*\\b(?:meu|minha|meus|minhas|my) ${RELATION}\\b.*)`)),
];

// What is said of these is a complaint or a question, and passes.
const PASSING_THING =
  '(?!saldo|fatura|pergunta|duvida|problema|pedido|ultim|mensage|compra|question|problem|balance|issue|last)';

const NOT_PASSING =
  '(?!recus|bloque|car[oa]|alt[oa]|baix|errad|wrong|blocked|declined|broken|sempre|always|muito|very|late|high|low)';

/** `minha conta principal é o Nubank`: whatever else the user says of something of their own; read last. */
export const ATTRIBUTES: readonly Rule[] = [
  perAttribute(
    'own',
    new RegExp(
      `^(?:o |a )?(?:meu|minha|nosso|nossa|my|our) ${PASSING_THING}(?<thing>.{2,40}?) (?:e|eh|sao|is|are) ${NOT_PASSING}(?<rest>.+)`,
    ),
  ),
  perAttribute(
    'own',
    /^(?:o |a )?(?:meu|minha|nosso|nossa|my|our) (?<thing>.{2,40}?) (?:cai|vence|fecha|entra|falls|is due) (?<rest>(?:todo |no |on |every )?.*\d.*)/,
  ),
];
