// Invisible characters can hide a secret's name inside a word; control characters only separate words.
const INVISIBLE = /\p{Cf}+/gu;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
// No leading spaces in the pattern: it would backtrack over each run.
const SPACES = /[^\S\n]+/g;

const ENDS = /(?<=[.!?;])\s+|\n+/;
const JOINED =
  /,?\s+(?:e|mas|and|but)\s+(?=(?:(?:eu|não|nao|nunca|sempre)\s+)?(?:meu|minha|prefiro|gosto|adoro|odeio|detesto|sou|tenho|recebo|moro|trabalho|quero|pretendo|me cham|my|i['’]m|call me|(?<!\bmy \S+ and )i)\b)/i;

// `mudei minha meta, quero juntar 20 mil`: the second clause is a fact of its own.
const AFTER_COMMA =
  /(?:,|(?<=\b(?:meta|objetivo|plano|planos|goal|plan):))\s+(?=(?:agora\s+)?(?:eu\s+)?(?:quero(?!\s+dizer)|prefiro|sou|moro|trabalho|recebo|me cham|call me|i['’]m|i prefer)\b)/i;
// A current state lasts until it is contradicted; `agora` alone would mark it as passing.
const STATE =
  'moro|trabalho|sou|recebo|prefiro|gosto|uso|tenho|não|nao|me cham|meu|minha|estou|quero juntar|live|work|prefer|have|get paid|am|my';
const NOW_FIRST = new RegExp(
  `^(?:agora|atualmente|hoje em dia|now|nowadays|currently|these days)[,\\s]+(?=(?:eu\\s+|i\\s+)?(?:${STATE}|i['’]m)\\b)`,
  'i',
);
const NOW_LAST = new RegExp(`^(?=(?:eu\\s+|i\\s+)?(?:${STATE}|i['’]m)\\b)(.*)\\s+(?:agora|now)(?=[.!\\s]*$)`, 'i');

const GREETINGS =
  /^(?:(?:oi+|olá|ola|hey|hi|hello|bom dia|boa tarde|boa noite|então|entao|ok|olha|bem|well|so|ah|por favor|please|actually|na verdade|aliás|alias|opa|correção|correcao|quer dizer,|ah é)\b[\s,!.:-]*)+/i;
const ASKED_TO_REMEMBER =
  /^(?:(?:você |vc )?(?:pode |can you |could you )?(?:se )?(?:lembr[ae](?:-se)?|anot[ae]|guard[ae]|salv[ae]|memoriz[ae]|regist(?:ra|re)|saiba|remember|note|keep in mind|save|store|fyi)(?: aí| ai| na memória)?(?: (?:de )?que| that)?|não (?:se )?esqueç?c?a (?:de )?que|don['’]t forget(?: that)?|para (?:você|vc) saber|just so you know|só para (?:constar|você saber))[\s,:-]+/i;

/** `isAsked`: it began with a request to remember it. */
export type Sentence = { text: string; isAsked: boolean };

const ASKED_ALOUD = /^(?:.*\b(?:que|that)[\s,:-]+|.*(?:esque|forget|saiba|keep in mind|fyi|anot|memoriz).*)$/i;

const sentenceOf = (raw: string): Sentence => {
  const greeted = raw.replace(GREETINGS, '').replace(NOW_FIRST, '').replace(NOW_LAST, '$1').trim();
  const lead = ASKED_TO_REMEMBER.exec(greeted)?.[0];
  if (!lead || !ASKED_ALOUD.test(lead)) return { text: greeted, isAsked: false };
  return { text: greeted.slice(lead.length).trim(), isAsked: true };
};

/**
 * Without greetings and without `lembre que`, one visible line each.
 * @param most maximum number of sentences
 */
export const sentencesOf = (message: string, most: number): Sentence[] =>
  message
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(SPACES, ' ')
    .split(ENDS, most)
    .flatMap((sentence) =>
      sentence.trimEnd().endsWith('?') ? [sentence] : sentence.split(JOINED).flatMap((part) => part.split(AFTER_COMMA)),
    )
    .map((sentence) => sentenceOf(sentence.replaceAll(CONTROL, ' ').replaceAll(/\s+/g, ' ').trim()))
    .filter(({ text }) => text !== '')
    .slice(0, most);
