import { contentWords, inAnyOrder } from '../normalise.ts';
import { numbersIn, perThingWithAmounts, type Rule, rest, restWords, single } from './rule.ts';

const GOAL_VERB =
  '(?:juntar|economizar|poupar|guardar|investir|comprar|viajar|quitar|sair d|aposentar|me aposentar|reduzir|cortar|diminuir|gastar menos|parar de|trocar de|fazer (?:um |uma |o |a )?(?:viagem|reserva|intercambio|faculdade|curso|pos|mestrado|doutorado|mba|cirurgia|casamento|festa|reforma|pe de meia)|limpar (?:o )?(?:meu )?nome|organizar (?:a |as |minha |minhas )*(?:vida|financas)|dar (?:uma )?entrada|aprender|conhecer|alcancar|atingir|conseguir|controlar (?:os |meus )|melhorar|reformar|consertar|gastar (?:no maximo|ate|so)|terminar (?:a |o |de )|voltar a |formar|casar|me casar|me mudar|mudar|ter (?:um |outro )?filho|ter \\S+ (?:reais|guardad|na poupanca|investid)|montar|construir|abrir|ter uma reserva|pagar (?:as |minhas |a |o |meu |minha )?(?:divida|financiamento|emprestimo|faculdade)|save|buy|travel|retire|reduce|cut|stop|invest|spend less|build|pay off|become|move|start|get married|get out of debt|be debt|put|go back|learn|clear|finish|reach|own|visit|have \\S+ (?:saved|in savings))';

const PLAN =
  '(?:me casar|casar|me aposentar|aposentar|me mudar|mudar de|ser (?:pai|mae)|ter (?:um |uma |outro )?filh|abrir (?:um |uma |meu |minha )|get married|retire|move to|have a baby|start a business)';

const dayOf = (_match: RegExpExecArray, text: string): string =>
  /\d+|quinto|ultimo|fifth|last|first/.exec(text)?.[0] ?? '';

export const MONEY: readonly Rule[] = [
  single(
    'income-day',
    /\b(?:(?:recebo|sou pag[oa]|salario|pagamento|paycheck|salary|payday|get paid|im paid|paid)\b(?!.*\b(?:aluguel|pensao|rent)\b).*\b(?:dia|day|no|on|quinto|ultimo|last|first)\b.*(?:\d|dia util|business day|last|first|ultimo)|payday is .*\d)/,
    dayOf,
  ),
  single(
    'income-day',
    /^(?:eu )?(?:recebo|sou pago|i get paid|im paid|sou paga) (?:por |a cada |toda |every |once a |twice a )?(?:quinzena|semana|mes|week|two weeks|month|weekly|monthly|biweekly)\b/,
  ),
  single(
    'income',
    /\b(?:meu salario|minha renda|my salary|my income|(?:eu )?ganho|i (?:earn|make))\b.*\d/,
    (_match, text) => numbersIn(text),
  ),
  single(
    'payment-method',
    /\b(?:prefiro|gosto de|sempre|costumo|prefer|like|always|usually)\b.*\b(?:pago|pagar|usar|pay|paying|use)\b.*\b(?<rest>pix|credito|debito|boleto|dinheiro|credit|debit|cash)\b/,
    restWords,
  ),
  single(
    'investor-profile',
    /\b(?:perfil|invest\w*|risco|risk|profile)\b.*\b(?<rest>conservador|moderad|arrojad|agressiv|conservative|moderate|aggressive)|\b(?<named>conservador|moderad|arrojad|agressiv|conservative|moderate|aggressive)\w*\b.*\b(?:perfil|invest\w*|risco|risk|profile)\b/,
    (match) => match.groups?.rest ?? match.groups?.named ?? '',
  ),
];

// Deadline and means may change; the purpose identifies the goal.
const DEADLINE =
  /\b(?:ate|antes d[eo]|by|until|before)\b.*$|\b(?:em|no|in|next|este|esse|this)? ?(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|june|july|august|september|october|november|december|20\d\d|ano que vem|next year|fim d[eo] ano)\b.*$/;
const MEANS = new Set(['poupar', 'dinheir', 'dinheiro', 'comprar', 'ter', 'reais', 'reai', 'have', 'money']);

const purpose = (text: string): string => {
  const spoken = contentWords(text.replace(DEADLINE, ' ').replaceAll(/\d+|\bmilhao\b|\bmillion\b/g, ' '));
  const purposeWords = spoken.filter((word) => !MEANS.has(word));
  return inAnyOrder(purposeWords.length > 0 ? purposeWords : ['poupar']);
};

/** One topic per purpose: `juntar 20 mil` replaces `juntar 10 mil`. */
const goal = (when: RegExp): Rule => ({
  when,
  read: (match) => ({
    topic: `goal:${purpose(rest(match))}`,
    meaning: `${numbersIn(rest(match))} ${DEADLINE.exec(rest(match))?.[0] ?? ''}`.trim(),
  }),
});

export const GOALS: readonly Rule[] = [
  goal(
    /\b(?:(?:(?:meu|o) objetivo|(?:minha|a) meta|meu sonho|(?:meu|o) plano|my goal|my dream|my plan) (?:e|is)|(?:estou|to|tou|estamos|a gente esta) (?:juntando|economizando|guardando|planejando|poupando)|(?:im|i am|were|we are) (?:saving|planning))\b(?<rest>.+)/,
  ),
  goal(
    new RegExp(
      `^(?:eu |a gente )?(?:quero|queremos|quer|pretendo|planejo|sonho em|gostaria de|preciso|i want to|we want to|i plan to|id like to|im planning to|im trying to|were trying to|i hope to) (?<rest>${GOAL_VERB}.*)`,
    ),
  ),
  // Any plan counts.
  goal(
    /^(?:eu |a gente |nos )?(?:pretendo|pretendemos|planejo|planejamos|sonho em|i plan to|we plan to|im planning to|i hope to|im hoping to|were hoping to|i dream of) (?<rest>.{4,})/,
  ),
  goal(new RegExp(`^(?:eu |a gente )?(?:vou|vamos|vai|im going to|i will|were going to|were) (?<rest>${PLAN}.*)`)),
];

export const BUDGETS: readonly Rule[] = [
  perThingWithAmounts(
    'budget',
    /^(?:eu )?(?:(?:tenho|i have) (?:um|a) )?(?:meu |my )?(?<rest>(?:\S+ )?(?:orcamento|budget|limite mensal|monthly limit)\b.*\d.*)/,
  ),
];
