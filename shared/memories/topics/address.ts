import { perAttribute, perThing, type Rule, rest, restWords, single } from './rule.ts';

const isLong = (text: string): boolean => /long|detalh|detail|complet/.test(text);

export const ADDRESS: readonly Rule[] = [
  single(
    'address',
    /^(?:eu )?(?:(?:voce |vc )?pode(?:m)? me (?:chamar|tratar)|me (?:cham|trat)[ae][rm]?|prefiro que me (?:cham|trat)em?|(?:quero|gosto) que (?:voce |vc )?me (?:cham|trat)em?|prefiro ser (?:chamad|tratad)[oa]|gosto de ser (?:chamad|tratad)[oa]|meu (?:nome|apelido) e|me chamo|call me|you can call me|aqui e|just call me|id (?:like|prefer|rather) to be called|my (?:nick)?name is|i go by|address me|(?:todo mundo|todos|o pessoal) me chamam?|everyone calls me|people call me)(?: sempre)?(?: so| apenas| just)?(?: de| por| como| as)? (?!quando|se |when|if |back)(?<rest>.+)/,
    restWords,
  ),
  single('address', /^(?:nao me chame|dont call me) (?:de )?(?<rest>.+)/, (match) => `not ${restWords(match)}`),
  single('channel', /^(?:eu )?(?:prefiro|i prefer) (?:o |um )?(?<rest>whatsapp|zap|e ?mail|sms|telegram|push)$/, rest),
  single(
    'channel',
    /^(?!nao |nunca |dont |never ).*\b(?:prefiro|quero|gosto|mand\w+|envi\w+|avis\w+|notifi\w+|prefer|send|contact|reach)\b.*\b(?:por|pelo|no|via|by|on|through) (?<rest>whatsapp|zap|e ?mail|sms|telegram|push)\b/,
    rest,
  ),
  single(
    'notification-time',
    /^(?:eu )?(?:prefiro|gosto|quero|i prefer|i like|i want)\b(?! nao\b| not\b).*\b(?:notifi|lembrete|avis|alert|mensage|remind|message)\w*.* (?<rest>manha|noite|tarde|cedo|mornings?|evenings?|nights?|afternoons?|\d+ ?h?)$/,
    rest,
  ),
  single(
    'answer-language',
    /\b(?:respond|respost|fale|fala|escrev|conver|answer|reply|respon|speak|talk|write)\w*\b.*\b(?:em|in) (?<rest>portugues|ingles|espanhol|portuguese|english|spanish)\b/,
    (match) => rest(match).slice(0, 2),
  ),
  single(
    'answer-length',
    /\b(?:resposta|mensage|answer|repl|response|message|explica)\w*\b.*\b(?:curt|breve|objetiv|diret|resumid|long|detalhad|complet|short|brief|concise|detailed)|\b(?:short|brief|concise|long|detailed) (?:answer|repl|response|message)|\b(?:pode ser|seja|be) (?:mais |bem |more )?(?:diret|breve|objetiv|detalhad|brief|concise|direct)|\b(?:vai|va) direto ao ponto|get to the point|^(?:please )?keep (?:it|answers|things|replies|your answers) (?:short|brief|simple)/,
    (_match, text) => (isLong(text) ? 'long' : 'short'),
  ),
  single(
    'answer-format',
    /\b(?:respond|respost|escrev|mostr|answer|reply|show|write)\w*\b.*\b(?:em|in|with|com|as) (?<rest>topicos?|bullets?|lista|listas|tabelas?|tables?|lists?|bullet points)\b/,
    restWords,
  ),
  single(
    'explanations',
    /\b(?:expli\w*|explain)\b.*\b(?:como se|de forma|de um jeito|de maneira|passo a passo|com exemplos|sem (?:termos|jargao)|like im|as if|in simple|step by step|with examples)\b/,
  ),
  single(
    'answer-tone',
    /\b(?:linguagem|tom|trat|fale|tone|language|resposta|answer)\w*\b.*\b(?<rest>informal|formal)/,
    rest,
  ),
  single('emoji', /\bemojis?\b/, (_match, text) =>
    /\b(?:nao|nunca|sem|dont|never|no|without|odeio|hate)\b/.test(text) ? 'no' : 'yes',
  ),
  perAttribute(
    'word',
    /^(?:sempre que|quando|toda vez que) (?:eu )?(?:falo|falar|digo|disser|escrevo|escrever) (?<thing>.{2,40}?) (?:e|estou falando|quero dizer|significa|me refiro|considere?) (?<rest>.+)/,
  ),
  perAttribute(
    'word',
    /^(?:when(?:ever)?|if) i (?:say|write) (?<thing>.{2,40}?) (?:i mean|it means|means) (?<rest>.+)/,
  ),
];

/** Standing instructions to the assistant; evaluated after the specific rules. */
export const STANDING_WISHES: readonly Rule[] = [
  perThing(
    'rule',
    'never',
    /^(?:(?:nunca|never)(?! (?:funciona|deu|da|consigo|vem|foi|entendi|vi|mais|works)\b)|nao (?:precisa |me )*(?:mand|envi|us|mostr|fal|cham|avis|lig|explic)\w*|(?:you )?dont (?:ever |need to )?(?:send|use|show|call|text|mention|explain)|evite)\b(?<rest>.+)/,
  ),
  perThing(
    'rule',
    'always',
    /^(?:(?:sempre|always)(?! (?:da|deu|a mesma|e|foi|fica|the same|it|is)\b)|de agora em diante|a partir de agora|from now on)\b(?<rest>.+)/,
  ),
  perThing(
    'rule',
    'always',
    /^(?:eu )?(?:quero|gostaria|prefiro|i want you to|id like you to|i need you to) ?(?:que )?(?:voce |vc )?(?<rest>(?:seja|use|fale|responda|explique|escreva|evite|be|use|speak|answer|explain|write|avoid) .+)/,
  ),
  perThing(
    'rule',
    'always',
    /^(?:pode |please |por favor )?(?<rest>(?:falar|usar|use|usa) (?:girias?|uma? linguagem|palavras|linguagem|simple|plain|informal|formal|termos).*)/,
  ),
  perThing(
    'rule',
    'always',
    /^(?:me )?(?:quero|mand\w*|envi\w*|mostr\w*|avis\w*|send|show|tell|give|remind|i want)\b(?<rest>.*\b(?:sempre|always|toda vez|every time|a partir de agora|from now on)\b.*)/,
  ),
  perThing(
    'rule',
    'always',
    /^(?:respond|fal|escrev|explic|mostr|avis|answer|reply|speak|show)\w* (?:me )?(?:sempre|always) (?<rest>.+)/,
  ),
];
