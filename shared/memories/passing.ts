import { plain } from './normalise.ts';

const QUESTION =
  /^(quanto|quanta|quantos|quantas|qual|quais|quando|onde|quem|cade|por ?que|o que|que dia|como (esta|estao|foi|faco|posso|ficou|vai)|sera que|tem como|posso|devo (?!\d|dinheiro|uns|umas|para|pro|pra|ao|no|na|um |uma )|da para|da pra|(voce|vc) (pode|consegue|sabe|tem)|(pode|consegue|poderia) me (dizer|mostrar|ajudar|falar|explicar)|what|whats|how|when|where|why|which|who|can|could|do|does|did|is|are|should|would|will)\b/;

const COMMAND =
  /^(me )?((mostr|list|cri|adicion|cadastr|remov|apag|delet|exclu|cancel|atualiz|sincroniz|calcul|compar|som|resum|envi|mand|pag|pagu|busc|procur|abr|verific|confir|expli|expliqu|ajud|agend)(a|e|ar|er|ir|ca|que)?|transfir[ae]|diga|diz|fala|faca|faz|lembr(a|e|ar)( me)? (de|para|pra)|show|list|create|add|remove|delete|cancel|update|sync|calculate|compare|sum|send|pay|transfer|find|search|open|check|explain|help|tell|give|make|schedule|remind)\b/;

const PASSING =
  /\b(hoje|ontem|anteontem|amanha|agora|neste momento|(esta|essa|nesta|nessa) (semana|tarde|noite|manha)|(este|esse|neste|nesse) mes|(semana|mes|ano) passad[oa]|fim de semana passado|(semana|mes) que vem|gastei|paguei|comprei|recebi|fui|fiz|almocei|jantei|transferi|saquei|today|yesterday|tomorrow|right now|tonight|this (week|morning|month|weekend)|(last|next) (week|month|night)|last year|bought|spent|went|received|i paid|withdrew)\b/;

// Standing wishes that have the form of a command, and definitions of words.
const STANDING =
  /^(me )?(expli\w*|respond\w*|fal[ae]|escrev\w*|answer|reply|explain|speak|write)\b.*\b(sempre|always|como se|de forma|de um jeito|de maneira|passo a passo|com exemplos|sem (termos|jargao)|as if|like im|in simple|step by step|with examples)\b|^(quando|when|whenever) (eu |i )(fal|dig|disser|say)|^(me )?(mand|mostr|envi|avis|quero|queria|use|send|show|tell|give|remind|i want)\w* .*\b(sempre|always|toda vez|every time|a partir de agora|from now on)\b|^(eu )?(gosto|prefiro|adoro|odeio|detesto) (de |que )|^(i|we) moved to\b|^((eu )?me )?mud(ei|amos) (pra|para)\b/;

const WISH_TO_SEE =
  /^(eu )?(quero|queria|gostaria de|preciso|preciso de|i want to|id like to|i would like to|i need to|i need|i want)( que)?( voce)? (ver|saber|consultar|checar|olhar|entender|conferir|criar|cadastrar|cancelar|um resumo|o extrato|a lista|meu extrato|meu saldo|ajuda|see|know|check|look|create|cancel|help|list|a list|a summary)\b/;

// A pasted text may contain instructions to the assistant.
const AGAINST_INSTRUCTIONS =
  /\b(ignor\w*|desconsider\w*|esquec\w*|disregard|forget|override|reveal|revel\w*|obedec\w*|obey)\b.*\b(instru\w*|regras|prompts?|rules|system)\b/;

/** Questions, commands and single events. */
export const isPassing = (sentence: string): boolean => {
  const text = plain(sentence).replace(
    /^(oi|ola|hey|hi|hello|bom dia|boa tarde|boa noite|e ai|entao|ok|por favor|please) /,
    '',
  );
  if (AGAINST_INSTRUCTIONS.test(text)) return true;
  const isQuestion = sentence.trimEnd().endsWith('?');
  if (STANDING.test(text)) return isQuestion;
  return isQuestion || [QUESTION, COMMAND, PASSING, WISH_TO_SEE].some((pattern) => pattern.test(text));
};
