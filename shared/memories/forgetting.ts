import type { Memory } from './memory.ts';
import { contentWords, plain } from './normalise.ts';
import { firstTopic } from './rules/rule.ts';
import { topicRules } from './rules/rules.ts';

const SENTENCE_ENDS = /(?<=[.!?;])\s+|\n+/;
const INVISIBLE = /\p{Cf}+/gu;
/** The rest of a longer message is ignored, as by `analyse`. */
const CHARACTERS = 2000;

const POLITE = '(?:(?:oi|olá|ola|então|entao|ok|ah|por favor|please|agora|hey|hi)[\\s,!.]+)*';
const ABLE = '(?:(?:você|vc|you|can you|could you)\\s+)?(?:(?:pode|poderia|quero que você|quero que vc)\\s+)?';
const VERB =
  '(?:(?:esque[cç][ea]|esquecer|forget)(?:-se)?|(?:apag(?:a|ue|ar)|tir(?:a|e|ar)|remov(?:a|e|er)) d[ao] (?:(?:sua|tua) )?(?:memória|memoria|lembrança))';
const ASKED = new RegExp(`^\\s*${POLITE}${ABLE}${VERB}(?![\\p{L}\\d])`, 'iu');
const LINKS = /^[\s,:.!-]*(?:(?:de|do|da|o|a|sobre|about|that|que)\s+)*/i;
/** A turn to what is true now: it is learned. */
const TURN = /,?\s+(?:mas|but)\s+|,\s+(?=(?:agora|now|lembr|anota|guarda|remember)\b)/i;
/** Several things to forget in one sentence. */
const SEVERAL =
  /,?\s+(?:e|and)\s+(?:que\s+|that\s+)?(?=(?:(?:eu|não|nao|i)\s+)?(?:meu|minha|sou|tenho|gosto|prefiro|moro|trabalho|recebo|my|am|like|live|work)\b)/i;

type Asked = {
  /** What is to be forgotten, in the words of the person; null when nothing was asked to be. */
  clauses: string[] | null;
  /** The message without it. */
  rest: string;
};

const clausesOf = (text: string): string[] =>
  text
    .split(SEVERAL)
    .map((clause) => clause.replace(LINKS, '').replace(/[\s.!?;,]+$/, ''))
    .filter((clause) => clause !== '');

/** What a message asks to forget: `esquece que eu sou vegetariano`. */
export const askedToForget = (message: string): Asked => {
  const [clauses, rest]: [string[], string[]] = [[], []];
  let isAsked = false;
  const sentences = message.slice(0, CHARACTERS).normalize('NFC').replaceAll(INVISIBLE, '').split(SENTENCE_ENDS);
  for (const sentence of sentences) {
    const found = ASKED.exec(sentence)?.[0];
    if (found === undefined) {
      rest.push(sentence);
      continue;
    }
    isAsked = true;
    const [forgotten = '', ...more] = sentence.slice(found.length).split(TURN);
    clauses.push(...clausesOf(forgotten));
    rest.push(...more);
  }
  return isAsked ? { clauses, rest: rest.join('\n') } : { clauses: null, rest: message };
};

/** The same of a text that is all to be forgotten. */
export const clausesToForget = (text: string): string[] =>
  text
    .slice(0, CHARACTERS)
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .split(SENTENCE_ENDS)
    .flatMap((sentence) => clausesOf(sentence.replace(ASKED, '')));

const EVERYTHING =
  /^(?:tudo|todas? (?:as )?(?:memorias?|lembrancas?|coisas)|everything|all|all (?:my |of my |the )?memories)(?: (?:o )?(?:que )?(?:(?:voce|vc|you) )?(?:sabe|lembra|guardou|know|remember)?)?(?: (?:sobre|de|about) (?:mim|me))?$/;

/** How people name the topics. */
const NAMES: readonly (readonly [topics: RegExp, names: string])[] = [
  [/^goal/, 'meta objetivo plano sonho goal plan'],
  [/^income/, 'renda salario income'],
  [/^home/, 'endereco cidade onde moro home'],
  [/^(employer|profession|employment)/, 'trabalho emprego profissao job'],
  [/^address/, 'nome apelido name'],
  [/^(named|person)/, 'nome'],
  [/^(children|baby)/, 'filho'],
  [/^allergy/, 'alergia allergy'],
  [/^marital/, 'estado civil'],
  [/^budget/, 'orcamento budget'],
  [/^debt/, 'divida'],
  [/^birthday/, 'aniversario birthday'],
  [/^age/, 'idade age'],
  [/^answer/, 'resposta preferencia'],
  [/^(taste|favourite)/, 'gosto preferencia'],
];

const wordsOf = ({ topic, text }: Memory): Set<string> =>
  new Set(contentWords([text, ...NAMES.flatMap(([topics, names]) => (topics.test(topic) ? [names] : []))].join(' ')));

const NEGATED = /\b(?:nao|nunca|nem|odeio|detesto|evito|not|dont|never|hate|avoid|im not)\b/;

/** A fact that the clause states in full, such as `sou vegetariano`. */
const factOf = (clause: string) => firstTopic(topicRules(), clause);

const meantBy = (clause: string, memories: readonly Memory[]): readonly Memory[] => {
  const said = plain(clause);
  if (EVERYTHING.test(said)) return memories;
  const fact = factOf(clause);
  const same = memories.filter(({ topic, meaning }) => topic === fact?.topic && meaning === fact.meaning);
  if (same.length > 0) return same;
  const words = contentWords(clause);
  if (words.length === 0) return [];
  // `gosto de café` is not what `Não gosto de café` says; `o café` is about it.
  const agrees = ({ text }: Memory): boolean => !fact || NEGATED.test(plain(text)) === NEGATED.test(said);
  return memories.filter((memory) => {
    const known = wordsOf(memory);
    return agrees(memory) && words.every((word) => known.has(word));
  });
};

/** The memories that the clauses are about: those of the same fact, else those that have all their words. */
export const toForget = (clauses: readonly string[], memories: readonly Memory[]): Memory[] => {
  const meant = new Set(clauses.flatMap((clause) => meantBy(clause, memories)));
  return memories.filter((memory) => meant.has(memory));
};
