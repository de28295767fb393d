import { OWNED, RELATION } from './lexicon.ts';
import { perAttribute, perThing, perThingWithAmounts, type Rule, single } from './rule.ts';

/** Evaluated after tastes and wishes. */
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

// Statements about these are complaints or questions.
const PASSING_THING =
  '(?!saldo|fatura|pergunta|duvida|problema|pedido|ultim|mensage|compra|question|problem|balance|issue|last)';

const NOT_PASSING =
  '(?!recus|bloque|car[oa]|alt[oa]|baix|errad|wrong|blocked|declined|broken|sempre|always|muito|very|late|high|low)';

/** `minha conta principal é o Nubank`: any attribute of something owned; evaluated last. */
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
