import type { Fact } from './memory.ts';
import { neutralised } from './memory.ts';
import { contentWords, inAnyOrder, plain } from './normalise.ts';
import { firstTopic, rulesOf, type Topic } from './rules/rule.ts';
import { topicRules } from './rules/rules.ts';
import { looksSecret, namesSecret, tellsSensitive } from './secret-like.ts';

/** What passes and what lasts; the first match decides. Notation: README. */
const passingRules = rulesOf(`
# A pasted text may contain instructions to the assistant.
passing
  ... (ignor*|desconsider*|esquec*|disregard|forget|override|reveal|revel*|obedec*|obey) ... (instru*|regras|prompt|
    prompts|rules|system)
  ... (obedec*|obey|unrestricted|jailbreak|sem (restricoes|limites|regras)|no (rules|limits|restrictions)|act as|aja como|atue como)
  ... (suas|tuas|your|system|sistema) (regras|instruc*|restric*|prompt*|rules|instructions|restrictions|guidelines)
  ... (instrucoes|instructions|prompt) ... (mudar*|change*|sistema|system)
  (<from-now>|sempre|always) (you are|youre|voce e|voce agora e|voce passa a ser|vc e)
  ... (aprov*|approve*|autoriz*|authorize*) ... (transfer*|pix|pagamento*|payment*|tudo|everything)
  ... (mand*|envi*|encaminh*|compartilh*|post*|send|forward|share) ... (http|https|www)

# A wish for one answer, a choice among what was offered, a supposition
passing
  ... (nessa|nesta|nesse caso|neste caso|nessa resposta|nesta resposta|for this|this one) $
  (prefiro|quero|gostei d*|prefer|want|like) ... (opcao|option|alternativa) $
  ^ (caso|suppose*|supon*|supor|imagine*|imagina|digamos|vamos (supor|imaginar|dizer)|finge|finja|faz de conta|lets (say|pretend|assume)|pretend|what if|
    hipotetic*|hypothetic*)
  ... ((dessa|desta|so essa|so esta) vez|por enquanto|(this|just) (time|once)|for now)
  [so] [me] <answering> [so] (essa|esta|isso|isto|this [one]|it) [pergunta|question|aqui|agora] (em|in|como|as|com|with|de|sem|without)

# Standing wishes that have the form of a command, and definitions of words
lasting
  * ... <from-now> $
  (so|apenas|somente|only) [me] (avis*|notif*|mand*|tell|notify|message|remind|alert)
  [aqui] quem (fala|(ta|esta) falando) (e|eh)
  [me] (trat*|cham*|fal*) [comigo] (no|na|pelo) (masculino|feminino|neutro)
  [me] (respond*|fala|fale|avis*|mand*|notifi*|answer|reply|tell|notify) [me] (so|apenas|somente|only) (o que|se|quando|em caso|what|if|when)
  ^ (<from-now>|sempre que|toda vez que|todas as vezes que|cada vez que|whenever|every time)
  [me] (expli*|respond*|fala|fale|escrev*|answer|reply|speak|write) ... (sempre|always|<manner>|<from-now>)
  (quando|se|when|whenever|if) [eu|i] [te] (fal*|dig*|disser|say|pergunt*|pedi*|ask*)
  (quando|when|whenever) [eu|voce|vc|i|you] [me] <appears> ... (e|eh|sao|conta|is|its|means|<file>)
  (fiz|peguei|tirei|contratei|tomei|took out|got) [<a>] [*] <loan>
  [ja] nao * mais ... agora
  [me] (mand*|mostr*|envi*|avis*|quero|queria|use*|send*|show*|tell*|give*|remind*|want) ... <standing>
  (gosto|prefiro|adoro|odeio|detesto) (de|que)
  (moved to|[me] (mudei|mudamos) (para|pra))

# Suppositions, and questions without their mark
passing
  ^ (se|if)
  ^ (quanto|quanta|quantos|quantas|qual|quais|quando|onde|quem|cade|porque|por que|o que|que dia|sera que|tem como|posso|
    como (esta|estao|foi|faco|posso|ficou|vai)|devo !(#|dinheiro|uns|umas|para|pro|pra|ao|no|na|um|uma)|da (para|pra)|
    <you> (pode|consegue|sabe|tem)|(pode|consegue|poderia) me (dizer|mostrar|ajudar|falar|explicar)|what|whats|how|
    when|where|why|which|who|can|could|do|does|did|is|are|should|would|will)

# Commands
  ^ [me] (mostr~|list~|cri~|adicion~|cadastr~|remov~|apag~|delet~|exclu~|cancel~|atualiz~|sincroniz~|calcul~|compar~|
    som~|resum~|envi~|mand~|pag~|pagu~|busc~|procur~|abr~|verific~|confir~|expli~|expliqu~|ajud~|agend~|transfira|
    transfire|diga|diz|fala|faca|faz|lembr~ [me] (de|para|pra)|show|list|create|add|remove|delete|cancel|update|sync|
    calculate|compare|sum|send|pay|transfer|find|search|open|check|explain|help|tell|give|make|schedule|remind)

# Single events and the present
  ... (hoje !(em dia)|ontem|anteontem|amanha|agora|neste momento|(esta|essa|nesta|nessa) (semana|tarde|noite|manha)|(este|esse|
    neste|nesse) mes|(semana|mes|ano) passad*|fim de semana passado|(semana|mes) que vem|gastei|paguei|comprei|recebi|
    fui|fiz|almocei|jantei|transferi|saquei|today|yesterday|tomorrow|right now|tonight|this (week|morning|month|
    weekend)|(last|next) (week|month|night)|last year|bought|spent|went|received|i paid|withdrew)

# Wishes to see or change data now
  (quero|queria|gostaria de|preciso|preciso de|want|want to|id like to|would like to|need|need to) [que] [<you>] (ver|
    saber|consultar|checar|olhar|entender|conferir|criar|cadastrar|cancelar|um resumo|o extrato|a lista|meu extrato|
    meu saldo|ajuda|see|know|check|look|create|cancel|help|list|a list|a summary)
`);

const GREETING = /^(oi|ola|hey|hi|hello|bom dia|boa tarde|boa noite|e ai|entao|ok|por favor|please) /;

// What someone else said of themselves, or what the person read somewhere: `eu disse` and `já te falei` are not of this kind.
const reportedRules = rulesOf(`
reported
  ... (<my> <person>|ele|ela|eles|elas|alguem|um cara|uma mulher|o pessoal|todo mundo|(o|a|um|uma) (<person>|cara|moca|moco|rapaz|menina|
    menino|vizinh*|cliente|medic*|gerente|guy|girl|man|woman)|he|she|they|someone|people|a guy) [* [*]] (disse|disseram|falou|falaram|fala que|diz|
    dizem|contou|contaram|comentou|comentaram|perguntou|reclamou|jura que|vive (falando|dizendo)|said|says|told|tells|asked|claims|keeps saying)
  (vi|li|ouvi|assisti|saw|read|heard) [<a>|o|a|the|que|that] ... (disse|falou|falando|dizendo|diz|diz que|contando|que|said|saying|says|who|that)
  (a musica|o filme|o ditado|a noticia|o post|the song|the saying) (diz|fala|dizia|says|goes)
`);

/** Questions, commands and single events. */
const isPassing = (sentence: string): boolean =>
  sentence.trimEnd().endsWith('?') ||
  firstTopic(passingRules(), plain(sentence).replace(GREETING, ''))?.topic === 'passing';

// Invisible characters can hide a secret's name inside a word; control characters only separate words.
const INVISIBLE = /\p{Cf}+/gu;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
// No leading spaces in the pattern: it would backtrack over each run.
const SPACES = /[^\S\n]+/g;

// `prefiro respostas curtas, ok?` tells; with `né?` or `certo?` it would ask.
const TAG_QUESTION = /,? (?:ok|okay|tá|ta|tá bom|ta bom|viu|beleza|blz|combinado|fechado)\s?\?+/giu;
const ENDS = /(?<=[.!?;])\s+|\n+/;
const JOINED =
  /,?\s+(?:e|mas|and|but)\s+(?=(?:agora|now)\s+(?!(?:é|e|eh|são|sao|is|it)\s)|(?:(?:eu|não|nao|nunca|sempre)\s+)?(?:meu|minha|prefiro|gosto|adoro|odeio|detesto|sou|tenho|recebo|moro|trabalho|quero|pretendo|me cham\w*|my|i['’]m|call me|(?<!\bmy \S+ and )i)\b)/i;

// `mudei minha meta, quero juntar 20 mil`: the second clause is a fact of its own.
const AFTER_COMMA =
  /(?:,|(?<=\b(?:meta|objetivo|plano|planos|goal|plan)(?: mudou| changed)?:))\s+(?=(?:agora\s+)?(?:eu\s+)?(?:quero(?!\s+dizer)|prefiro|sou|moro|trabalho|recebo|me cham\w*|call me|i['’]m|i prefer)\b|(?:agora|now)\s+(?!(?:é|e|eh|são|sao|is|it['’]?s)\s)|(?:(?:o|a)\s+)?(?:meu|minha|my)\s[^,]{1,30}\s(?:agora|now)\s)/i;
// A current state lasts until it is contradicted; `agora` alone would mark it as passing.
const STATE =
  'moro|trabalho|sou|recebo|prefiro|gosto|uso|tenho|não|nao|me cham\\w*|meu|minha|estou|to|tô|vivo|faço|faco|ganho|pago|gasto|temos|somos|devo|torço|estudo|quero juntar|live|work|prefer|have|get paid|am|my';
const NOW_FIRST = new RegExp(
  `^(?:agora|atualmente|hoje em dia|now|nowadays|currently|these days)[,\\s]+(?=(?:eu\\s+|i\\s+)?(?:${STATE}|i['’]m)\\b)`,
  'i',
);
const NOW_LAST = new RegExp(`^(?=(?:eu\\s+|i\\s+)?(?:${STATE}|i['’]m)\\b)(.*)\\s+(?:agora|now)(?=[.!\\s]*$)`, 'i');

// `meu banco principal agora é o Inter`, `meu salário mudou, agora é 7 mil`: the state as it is now.
const NOW_BETWEEN =
  /^([^\s,.:;][^,.:;]{1,40}?),? (?:agora|atualmente|now|currently) (é|e|são|is|are|tem|has|gosta|usa|paga|vem|cai|vence|entra|fecha|recebe|ganha|custa|cobra|mora|trabalha|estuda|começa|comes|lives|works|costs|starts|goes) /i;
const NOW_BEHIND = /^(my [^,.:;]{1,40}?) (is|are) (?:now|currently) /i;
const CHANGED =
  /^((?:[oa]s? )?(?:meu|minha|my|[oa]s?|the) [^,.:;]{1,40}?) (?:mudou|aumentou|subiu|caiu|baixou|changed|went up|went down|increased|dropped)(?:[\s,;:.]+(?:(?:e|and) )?(?:agora|now)?[\s,]*(?:é|e|eh|is|it['’]?s|para|pra|to|de)?)\s+(?=(?:R\$ ?)?\d|[oa] \p{L})/iu;
const CHANGED_BY_ME =
  /^(?:eu )?(?:mudei|aumentei|subi|baixei|diminuí|diminui|reduzi) ([oa] (?:minha |meu )?(?:meta|objetivo|orçamento|orcamento)) (?:de [^,]{1,20} )?(?:para|pra) (?=(?:R\$ ?)?\d)/i;
const asItIsNow = (text: string): string =>
  text
    .replace(CHANGED_BY_ME, '$1 é ')
    .replace(NOW_BETWEEN, '$1 $2 ')
    .replace(NOW_BEHIND, '$1 $2 ')
    .replace(CHANGED, (_, subject: string) => `${subject} ${/^(?:my|the) /i.test(subject) ? 'is' : 'é'} `);

const GREETINGS =
  /^(?:(?:oi+|olá|ola|hey|hi|hello|bom dia|boa tarde|boa noite|então|entao|ok|olha|bem|well|so|ah|por favor|please|actually|na verdade|aliás|alias|opa|correção|correcao|corrigindo|quer dizer,|ah é|na real|na vdd|ou melhor|melhor dizendo|digo|quis dizer|errata|pensando bem|mudei de ideia|sorry|i mean|i meant|i changed my mind|(?:só |so )?(?:para|pra|p) (?:você|voce|vc|te|tu) (?:saber|ficar sabendo)|just so you know|by the way|btw|for the record)(?![\p{L}\d])[\s,!.:-]*|(?:e|mas|and|but|aí|ai|daí|dai|é que|also|também|tambem)\s+)+/iu;
const ASKED_TO_REMEMBER =
  /^(?:(?:você |vc )?(?:pode |can you |could you )?(?:se )?(?:lembr[ae](?:-se)?|anot[ae]|guard[ae]|salv[ae]|memoriz[ae]|regist(?:ra|re)|saiba|remember|note|keep in mind|save|store|fyi)(?: aí| ai| na memória| isso| isto| this| (?:essa|esta) (?:informação|informacao|info)| (?:esse|este) dado)?(?: (?:de )?que| that)?|n[ãa]o (?:se )?esque[cç]{1,2}[ae] (?:de )?que|don['’]t forget(?: that)?|só para constar)[\s,:-]+/i;

/** `isAsked`: it began with a request to remember it. */
export type Sentence = { text: string; isAsked: boolean };

const ASKED_ALOUD = /^(?:.*\b(?:que|that)[\s,:-]+|.*:\s*|.*(?:esque|forget|saiba|keep in mind|fyi|anot|memoriz).*)$/i;

const sentenceOf = (raw: string): Sentence => {
  const greeted = asItIsNow(raw.replace(GREETINGS, '').replace(NOW_FIRST, '').replace(NOW_LAST, '$1')).trim();
  const lead = ASKED_TO_REMEMBER.exec(greeted)?.[0];
  if (!lead || !ASKED_ALOUD.test(lead)) return { text: greeted, isAsked: false };
  return { text: greeted.slice(lead.length).trim(), isAsked: true };
};

/**
 * Without greetings and without `lembre que`, one visible line each.
 * @param most maximum number of sentences
 */
const sentencesOf = (message: string, most: number): Sentence[] =>
  message
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(SPACES, ' ')
    .replaceAll(TAG_QUESTION, '.')
    .split(ENDS, most)
    .flatMap((sentence) =>
      sentence.trimEnd().endsWith('?') ? [sentence] : sentence.split(JOINED).flatMap((part) => part.split(AFTER_COMMA)),
    )
    .map((sentence) => sentenceOf(sentence.replaceAll(CONTROL, ' ').replaceAll(/\s+/g, ' ').trim()))
    .filter(({ text }) => text !== '')
    .slice(0, most);

/** The rest of a longer message is ignored. */
const MESSAGE_CHARACTERS = 2000;
/** Every rule reads every sentence, so their number is bounded. */
const SENTENCES = 30;
/** A longer sentence is a story, not a preference. */
const SENTENCE_CHARACTERS = 280;
const FACTS_PER_MESSAGE = 10;

const noteOf = ({ text }: Sentence): Topic | null => {
  const words = inAnyOrder(contentWords(text));
  return words === '' ? null : { topic: `note:${words}`, meaning: '' };
};

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

const factOf = (sentence: Sentence): Fact | null => {
  if (tellsSensitive(sentence.text) && !sentence.isAsked) return null;
  if (isPassing(sentence.text)) return null;
  if (!sentence.isAsked && firstTopic(reportedRules(), sentence.text)) return null;
  const topic = firstTopic(topicRules(), sentence.text) ?? (sentence.isAsked ? noteOf(sentence) : null);
  return topic && { ...topic, text: capitalised(neutralised(sentence.text).replace(/[\s.!;,]+$/, '')) };
};

/** Sentences that may be looked at: no secret, none behind the name of one, no story. */
const readable = (message: string): Sentence[] => {
  const sentences = sentencesOf(message.slice(0, MESSAGE_CHARACTERS), SENTENCES);
  return sentences.filter((sentence, index) => {
    const before = sentences[index - 1];
    if (sentence.text.length > SENTENCE_CHARACTERS) return false;
    return !looksSecret(sentence.text) && !(before && namesSecret(before.text));
  });
};

/**
 * Extracts lasting preferences and context, in Portuguese or English (README). Of two facts on one topic the last one
 * counts.
 */
export const analyse = (message: string): Fact[] => {
  const facts = readable(message).flatMap((sentence) => factOf(sentence) ?? []);
  return [...new Map(facts.map((fact) => [fact.topic, fact])).values()].slice(0, FACTS_PER_MESSAGE);
};
