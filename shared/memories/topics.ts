import { contentWords, inAnyOrder } from './normalise.ts';

/** What a plain sentence is about and what it says of it; null when the rule does not speak of it. */
export type Topic = { topic: string; meaning: string };
type Rule = { when: RegExp; read(match: RegExpExecArray, text: string): Topic };

/** A topic with one value at a time: whatever is said last holds. */
const single = (topic: string, when: RegExp, meaningOf?: (match: RegExpExecArray, text: string) => string): Rule => ({
  when,
  read: (match, text) => ({ topic, meaning: meaningOf?.(match, text) ?? inAnyOrder(contentWords(text)) }),
});

const rest = (match: RegExpExecArray): string => match.groups?.rest ?? '';

/** A topic for each thing that is spoken of; whether it is meant or not is its meaning. */
const perThing = (topic: string, says: string, when: RegExp): Rule => ({
  when,
  read: (match) => {
    const things = contentWords(rest(match));
    const ordered = says === 'likes' && things.length > 1 ? things.join(' ') : '';
    return { topic: `${topic}:${inAnyOrder(things)}`, meaning: `${says} ${ordered}`.trim() };
  },
});

const NUMBER = /\d+|\bmil\b|\bmilhao\b|\bthousand\b|\bmillion\b|\bk\b|\breais\b/g;

/** A topic for each thing, whatever the amounts: `juntar 10 mil` becomes `juntar 20 mil`. */
const perThingWithAmounts = (topic: string, when: RegExp): Rule => ({
  when,
  read: (match) => ({
    topic: `${topic}:${inAnyOrder(contentWords(rest(match).replaceAll(NUMBER, ' ')))}`,
    meaning: (rest(match).match(NUMBER) ?? []).join(' '),
  }),
});

const dayOf = (_match: RegExpExecArray, text: string): string =>
  /\d+|quinto|ultimo|fifth|last|first/.exec(text)?.[0] ?? '';

const GOAL_VERB =
  '(?:juntar|economizar|poupar|guardar|investir|comprar|viajar|quitar|sair d|aposentar|me aposentar|reduzir|cortar|diminuir|gastar menos|parar de|trocar de|fazer uma (?:viagem|reserva)|casar|montar|construir|ter uma reserva|pagar (?:as |minhas |a |o |meu |minha )?(?:divida|financiamento|emprestimo|faculdade)|save|buy|travel|retire|reduce|cut|stop|invest|spend less|build|pay off|become|get out of debt|be debt)';

const RELATION =
  '(?:filh[oa]s?|esposa|mulher|marido|esposo|mae|pai|pais|irma|irmao|irmaos|irmas|namorad[oa]|noiv[oa]|avo|tia|tio|sogra|sogro|chefe|soci[oa]|cachorr[oa]|gat[oa]|amig[oa]|wife|husband|son|daughter|kids?|children|mother|mom|father|dad|sister|brother|girlfriend|boyfriend|partner|boss|dog|cat)';

const OWNED =
  '(?:filh|cachorr|gat[oa]|pet|carro|moto|casa|apartamento|empresa|negocio|mei\\b|divida|financiamento|emprestimo|alergia|diabetes|irma|esposa|marido|namorad|kids?|child|children|dog|cat|car|house|business|company|debt|mortgage|loan|allerg|wife|husband|daughter|son\\b)';

/** Read in this order; the first that fits decides. `text` is plain: lower case, no accents, no punctuation. */
export const RULES: readonly Rule[] = [
  single(
    'address',
    /^(?:eu )?(?:pode me chamar|me cham[ae]r?|prefiro que me chame|quero que (?:voce )?me chame|prefiro ser chamad[oa]|gosto de ser chamad[oa]|meu nome e|me chamo|call me|my name is|i go by)(?: sempre)?(?: de| por)? (?!quando|se |when|if |back)(?<rest>.+)/,
    (match) => inAnyOrder(contentWords(rest(match))),
  ),
  single(
    'answer-language',
    /\b(?:respond|respost|fale|fala|escrev|answer|reply|respon|speak|talk)\w*\b.*\b(?:em|in) (?<rest>portugues|ingles|espanhol|portuguese|english|spanish)\b/,
    (match) => rest(match).slice(0, 2),
  ),
  single(
    'answer-length',
    /\b(?:resposta|mensage|answer|repl|response|message|explica)\w*\b.*\b(?:curt|breve|objetiv|diret|resumid|long|detalhad|complet|short|brief|concise|detailed)|\b(?:short|brief|concise|long|detailed) (?:answer|repl|response|message)/,
    (_match, text) => (/long|detalh|detail|complet/.test(text) ? 'long' : 'short'),
  ),
  single(
    'answer-tone',
    /\b(?:linguagem|tom|trat|fale|tone|language|resposta|answer)\w*\b.*\b(?<rest>informal|formal)/,
    rest,
  ),
  single('emoji', /\bemojis?\b/, (_match, text) =>
    /\b(?:nao|nunca|sem|dont|never|no|without|odeio|hate)\b/.test(text) ? 'no' : 'yes',
  ),
  single(
    'income-day',
    /\b(?:(?:recebo|salario|pagamento|paycheck|salary|payday|get paid|im paid|paid)\b(?!.*\b(?:aluguel|pensao|rent)\b).*\b(?:dia|day|no|on|quinto|ultimo|last|first)\b.*(?:\d|dia util|business day|last|first|ultimo))/,
    dayOf,
  ),
  single(
    'income',
    /\b(?:meu salario|minha renda|my salary|my income|(?:eu )?ganho|i (?:earn|make))\b.*\d/,
    (_match, text) => (text.match(NUMBER) ?? []).join(' '),
  ),
  single(
    'payment-method',
    /\b(?:prefiro|gosto de|sempre|costumo|prefer|like|always|usually)\b.*\b(?:pago|pagar|usar|pay|paying|use)\b.*\b(?<rest>pix|credito|debito|boleto|dinheiro|credit|debit|cash)\b/,
    (match) => inAnyOrder(contentWords(rest(match))),
  ),
  single('home', /^(?:eu )?(?:moro|vivo|resido|i live|im living) (?:em|no|na|in) (?<rest>.+)/, (match) =>
    inAnyOrder(contentWords(rest(match))),
  ),
  single(
    'marital-status',
    /\b(?:sou|im|i am|estou) (?:uma? )?(?<rest>casad|solteir|divorciad|viuv|married|single|divorced|widow|noiv|engaged)/,
    rest,
  ),
  single('age', /^(?:eu )?(?:tenho \d+ anos|i am \d+ years old|im \d+( years old)?$)/, dayOf),
  single('birthday', /\b(?:meu aniversario|faco aniversario|my birthday)\b/),
  single(
    'profession',
    /^(?:eu )?(?:trabalho (?:como|de)|minha profissao e|i work as|my job is)\b(?<rest>.+)/,
    (match) => inAnyOrder(contentWords(rest(match))),
  ),
  single('employer', /^(?:eu )?(?:trabalho (?:na|no|em|para)|i work (?:at|for))\b(?<rest>.+)/, (match) =>
    inAnyOrder(contentWords(rest(match))),
  ),
  single('children', /^(?:eu )?(?:nao )?(?:tenho|i have|i dont have) (?:\S+ )?(?:filh\w+|kids?|children)\b/),
  perThing(
    'taste',
    'dislikes',
    /^(?:eu )?(?:nao (?:gosto|curto|suporto|quero|como|bebo|uso|tomo|aceito)|nunca (?:como|bebo|uso)|odeio|detesto|evito|i (?:dont|do not) (?:like|want|eat|drink|use)|i (?:hate|dislike|avoid|cant stand)|i never (?:eat|drink|use))(?: mais)?(?: de)? (?<rest>.+)/,
  ),
  perThingWithAmounts(
    'goal',
    /\b(?:(?:meu objetivo|minha meta|meu sonho|my goal|my dream) (?:e|is)|estou (?:juntando|economizando|guardando|planejando)|im saving|i am saving)\b(?<rest>.+)/,
  ),
  perThingWithAmounts(
    'goal',
    new RegExp(
      `^(?:eu )?(?:quero|pretendo|planejo|sonho em|gostaria de|preciso|i want to|i plan to|id like to|im planning to|im trying to|i hope to) (?<rest>${GOAL_VERB}.*)`,
    ),
  ),
  perThing(
    'taste',
    'likes',
    /^(?:eu )?(?:prefiro|gosto|adoro|amo|curto|i (?:really )?(?:like|love|prefer|enjoy))(?: muito)?(?: mais)?(?: de)? (?<rest>.+)/,
  ),
  {
    when: /^(?:meu|minha|my) (?:(?<thing>\S+) )?(?:favorit[oa]|preferid[oa]|favou?rite)(?: (?<named>\S+))? (?:e|is|sao|are) (?<rest>.+)/,
    read: (match) => ({
      topic: `favourite:${inAnyOrder(contentWords(match.groups?.thing ?? match.groups?.named ?? ''))}`,
      meaning: inAnyOrder(contentWords(rest(match))),
    }),
  },
  perThingWithAmounts(
    'budget',
    /^(?:eu )?(?:(?:tenho|i have) (?:um|a) )?(?:meu |my )?(?<rest>(?:\S+ )?(?:orcamento|budget)\b.*\d.*)/,
  ),
  perThing(
    'rule',
    'never',
    /^(?:nunca|never|nao (?:me )?(?:mand|envi|us|mostr|fal|cham|avis|lig)\w*|dont (?:ever )?(?:send|use|show|call|text|mention)|evite)\b(?<rest>.+)/,
  ),
  perThing('rule', 'always', /^(?:sempre|always|de agora em diante|a partir de agora|from now on)\b(?<rest>.+)/),
  perThing(
    'is',
    'not',
    /^(?:eu )?(?:nao sou(?: mais)?|deixei de ser|im not|i am not|im no longer|i am no longer) (?:uma? |an? )?(?<rest>.+)/,
  ),
  perThing('is', 'yes', /^(?:eu )?sou (?!cliente)(?<rest>.+)/),
  perThing(
    'is',
    'yes',
    /^(?:im|i am) (?!\w+ing\b|not\b|tired|hungry|sad|happy|sorry|fine|ok|here|back|late|sure|just|so\b|in\b|at\b|done|ready|good)(?<rest>.+)/,
  ),
  perThing(
    'is',
    'yes',
    /^(?:eu )?(?:estou|to) (?<rest>(?:desempregad|endividad|gravida|de dieta|aposentad|negativad|estudando|fazendo faculdade).*)/,
  ),
  perThingWithAmounts('has', new RegExp(`^(?:eu )?(?:tenho|i have|i own|ive got) (?<rest>.*\\b${OWNED}.*)`)),
  perThingWithAmounts('person', new RegExp(`(?<rest>.*\\b(?:meu|minha|meus|minhas|my) ${RELATION}\\b.*)`)),
  perThingWithAmounts(
    'habit',
    /^(?:eu )?(?<rest>(?:costumo|geralmente|normalmente|todo (?:mes|dia|ano)|toda (?:semana)|i usually|i always|i never|every (?:month|week|day|year))\b.+)/,
  ),
  perThingWithAmounts(
    'habit',
    /^(?:eu )?(?<rest>(?:pago|recebo|ajudo|sustento|divido|guardo|invisto|i pay|i receive|i support|i share|i invest)\b.*\b(?:todo|com (?:a|o|meu|minha)|with|toda|cada|sempre|every|always|each|por mes|per month)\b.*)/,
  ),
];
