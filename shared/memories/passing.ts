import { plain } from './normalise.ts';
import { firstTopic, rulesOf } from './rules/rule.ts';

/** What passes and what lasts; the first match decides. Notation: README. */
const passingRules = rulesOf(`
# A pasted text may contain instructions to the assistant.
passing
  ... (ignor*|desconsider*|esquec*|disregard|forget|override|reveal|revel*|obedec*|obey) ... (instru*|regras|prompt|
    prompts|rules|system)

# Standing wishes that have the form of a command, and definitions of words
lasting
  [me] (expli*|respond*|fala|fale|escrev*|answer|reply|speak|write) ... (sempre|always|<manner>)
  (quando|when|whenever) [eu|i] (fal*|dig*|disser|say)
  [me] (mand*|mostr*|envi*|avis*|quero|queria|use*|send*|show*|tell*|give*|remind*|want) ... <standing>
  (gosto|prefiro|adoro|odeio|detesto) (de|que)
  (moved to|[me] (mudei|mudamos) (para|pra))

# Questions without their mark
passing
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
  ... (hoje|ontem|anteontem|amanha|agora|neste momento|(esta|essa|nesta|nessa) (semana|tarde|noite|manha)|(este|esse|
    neste|nesse) mes|(semana|mes|ano) passad*|fim de semana passado|(semana|mes) que vem|gastei|paguei|comprei|recebi|
    fui|fiz|almocei|jantei|transferi|saquei|today|yesterday|tomorrow|right now|tonight|this (week|morning|month|
    weekend)|(last|next) (week|month|night)|last year|bought|spent|went|received|i paid|withdrew)

# Wishes to see or change data now
  (quero|queria|gostaria de|preciso|preciso de|want|want to|id like to|would like to|need|need to) [que] [<you>] (ver|
    saber|consultar|checar|olhar|entender|conferir|criar|cadastrar|cancelar|um resumo|o extrato|a lista|meu extrato|
    meu saldo|ajuda|see|know|check|look|create|cancel|help|list|a list|a summary)
`);

const GREETING = /^(oi|ola|hey|hi|hello|bom dia|boa tarde|boa noite|e ai|entao|ok|por favor|please) /;

/** Questions, commands and single events. */
export const isPassing = (sentence: string): boolean =>
  sentence.trimEnd().endsWith('?') ||
  firstTopic(passingRules(), plain(sentence).replace(GREETING, ''))?.topic === 'passing';
