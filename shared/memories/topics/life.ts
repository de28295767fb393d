import { PROFESSION, RELATION } from './lexicon.ts';
import { perAttribute, type Rule, rest, restWords, single } from './rule.ts';

const ageOf = (_match: RegExpExecArray, text: string): string => /\d+/.exec(text)?.[0] ?? '';

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
