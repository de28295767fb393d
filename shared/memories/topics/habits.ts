import { perAttribute, perPreference, perThing, perThingWithAmounts, type Rule } from './rule.ts';

export const DISLIKES: readonly Rule[] = [
  perThing(
    'taste',
    'dislikes',
    /^(?:eu )?(?:prefiro nao|prefiro que nao|id rather not|i prefer not to|nao (?:gosto|curto|suporto|quero|como|bebo|uso|tomo|aceito)|nunca (?:como|bebo|uso)|odeio|detesto|evito|i (?:dont|do not) (?:like|want|eat|drink|use)|nao posso (?:comer|beber|tomar|usar)|(?:parei|deixei)(?= de (?:fumar|beber|comer|usar|tomar|jogar))|i (?:hate|dislike|avoid|cant stand|cant eat|cant drink|quit|stopped|gave up)|i never (?:eat|drink|use))(?: mais)?(?: de)? (?<rest>.+)/,
  ),
];

export const LIKES: readonly Rule[] = [
  perPreference(
    'taste',
    /^(?:eu )?(?:prefiro|gosto|adoro|amo|curto|id rather|id prefer|i (?:really )?(?:like|love|prefer|enjoy))(?: muito)?(?: mais)?(?: de)? (?<rest>.+)/,
  ),
  perThing(
    'taste',
    'likes',
    /^(?:eu )?(?:voltei a|comecei a|passei a|i started|i went back to) (?:usar|comer|beber|tomar|gostar de|using|eating|drinking) (?<rest>.+)/,
  ),
  perAttribute(
    'favourite',
    /^(?:meu|minha|my) (?:(?<thing>\S+) )?(?:favorit[oa]|preferid[oa]|favou?rite)(?: (?<named>\S+))? (?:e|is|sao|are) (?<rest>.+)/,
  ),
];

// Portuguese states a habit in the first person. Without `eu` the verb may be a noun (`total`, `aumento`), so it must
// be listed.
const FIRST_PERSON =
  '(?:pago|moro|faco|estudo|treino|viajo|cozinho|invisto|guardo|parcelo|dirijo|ando|pratico|torco|sigo|tomo|frequento|assino|cuido|sustento|ajudo|divido|recebo|vendo|dou|uso|bebo|fumo|almoco|janto|acordo|durmo|compro|poupo|economizo|junto|separo|reservo|doo|contribuo|participo|corro|leio|leciono|coleciono|alugo|financio|devo|ganho|jogo|malho|abasteco|trabalho (?:de|em|com|por|aos?)|gasto (?:muito|mais|demais|pouco))';
// Verbs of wishing, meaning or doing now.
const NOT_A_HABIT =
  '(?!quero|preciso|acho|entendo|reconheco|consigo|vejo|lembro|posso|tenho|concordo|discordo|confirmo|autorizo|cancelo|aceito|espero|agradeco|aguardo|peco|digo|falo|repito|penso|imagino|suponho|sinto|duvido|desejo|como|quando|mesmo|nao|so)';
// A question without its mark, or a plan for now: `pago quanto de luz`, `devo pagar`.
const NOT_ASKED = '(?!.*\\b(?:quanto|quando|como|onde|qual|quais|o que|isso|que)\\b|pagar\\b|fazer\\b)';

const DAY = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?: feiras?)?';
const OFTEN = `\\b(?:tod[oa]s? (?:os |as |santo )?(?:mes|meses|dias?|ano|semana|noite|manha|${DAY})|(?:aos|nos|as|nas) ${DAY}|a cada \\w+|cada (?:mes|semana|ano)|mensalmente|semanalmente|\\d+ (?:reais )?por (?:mes|semana|ano)|nos fins de semana)\\b`;
const OFTEN_ENGLISH =
  '\\b(?:every (?:\\w+ )?\\w+|each (?:week|month|year)|monthly|weekly|daily|on weekends|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:once|twice) a (?:week|month|year)|(?:a|per) (?:week|month|year))\\b';

/** Evaluated last, before attributes only. */
export const HABITS: readonly Rule[] = [
  perThingWithAmounts(
    'habit',
    /^(?:eu )?(?<rest>(?:costumo|geralmente|normalmente|tod[oa] (?:mes|dia|ano|semana|segunda|terca|quarta|quinta|sexta|sabado|domingo)|aos (?:sabados|domingos)|i usually|i always|i never|every (?:month|week|day|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b.+)/,
  ),
  // Anything done weekly or monthly is a habit.
  perThingWithAmounts(
    'habit',
    new RegExp(`^(?:eu )?(?:nao )?(?<rest>(?!quero|preciso|posso|consigo)[a-z]{2,}o .*${OFTEN}.*)`),
  ),
  perThingWithAmounts(
    'habit',
    new RegExp(`^(?:i|we) (?:dont )?(?!want|need|think|would|will|can)(?<rest>[a-z]+ .*${OFTEN_ENGLISH}.*)`),
  ),
  perThingWithAmounts('habit', /^(?:eu )?(?<rest>(?:vou|vamos|i go) .*\b(?:tod[oa]s?|every|cada)\b.+)/),
  perThingWithAmounts('habit', new RegExp(`^(?:eu )?(?:nao |nunca )?(?<rest>${FIRST_PERSON} ${NOT_ASKED}.{2,})`)),
  perThingWithAmounts('habit', new RegExp(`^eu (?:nao |nunca )?(?<rest>${NOT_A_HABIT}[a-z]{2,}o ${NOT_ASKED}.{2,})`)),
  perThingWithAmounts(
    'habit',
    /^(?:eu )?(?:nao |nunca )(?<rest>(?:bebo|fumo|dirijo|invisto|parcelo|cozinho|jogo|trabalho))$/,
  ),
  perThingWithAmounts(
    'habit',
    /^(?:i|we|my \w+ and i) (?:dont |do not |never )?(?<rest>(?:work|live|rent|own|share|split|support|study|train|drive|use (?!the app)|eat|drink|smoke|cook|invest|travel|volunteer|play|teach|run|commute|celebrate|donate|earn|follow|owe|raise|take care of|receive|gamble|shop|pay (?!too|a lot))\b.*)/,
  ),
];
