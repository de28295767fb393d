import type { IsoDate } from '../../../time/calendar.ts';

/** Why a list of transactions is no answer: `future` has no rows yet, a `command` asks for an action, of the others the words tell. */
type Reason = 'future' | 'command' | 'not_about_money' | 'needs_other_operation';
/** `operation`: the one that answers, where there is one. */
export type Verdict = {
  answerable: boolean;
  reason: Reason | null;
  operation: string | null;
};

const ANSWERABLE: Verdict = { answerable: true, reason: null, operation: null };
const because = (reason: Reason, operation: string | null = null): Verdict => ({
  answerable: false,
  reason,
  operation,
});
const other = (operation: string): Verdict => because('needs_other_operation', operation);

const words = (pattern: string): RegExp => new RegExp(` (?:${pattern}) `);

// Where a clause begins, courtesies aside: "por favor, manda um pix".
const START =
  '(?:^|[.,] )(?: ?(?:oi|ola|hey|hi|e ai|por favor|pfv|pf|please|agora|entao|ok|saldo|assistente|(?:voce |vc |can you|could you|will you|would you) ?(?:pode(?:ria)?)?|pode(?:ria)?|consegue|quero que (?:voce|vc)|preciso que (?:voce|vc)|i want you to|i need you to|go ahead and|me)(?: ,)?)* ';
const clause = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern}) `);
const A =
  '(?:(?:um|uma|o|a|os|as|esse|essa|este|esta|outro|outra|mais|meu|minha|meus|minhas|the|my|a|an|this|that|another) )*';
const SUM =
  '(?:(?:uns |r\\$ )?\\d+(?:\\.\\d+)?(?: (?:reais|real|contos?|pilas?|mil|paus?|bucks|dollars))?|dinheiro|grana|money)';
const TO = '(?: [a-z0-9$.]+){0,4} (?:pr[ao]s?|pra|para|ao?|to|n[oa]|em|into) [a-z]';
const PAYMENT = '(?:pix|ted|doc|transferencia|deposito|transfer|wire)';
const BILL =
  '(?:conta|boleto|fatura|aluguel|condominio|luz|agua|internet|divida|emprestimo|parcela|cartao|bill|bills|rent|invoice|card|loan)';

/** An action that nothing here does: money is not moved. */
const COMMANDS: readonly RegExp[] = [
  clause(
    `(?:faz(?:er)?|faca|realiz[ae]r?|execut[ae]r?|agend[ae]r?|program[ae]r?|make|do|schedule|set up) ${A}(?:novo |nova |new )?${PAYMENT}(?! (?:que|q) )`,
  ),
  clause(`(?:mand[ae]r?|envi[ae]r?|send|wire) ${A}${PAYMENT} (?:de |of )?(?:r\\$ |\\d|(?:pr[ao]|pra|para|to) )`),
  new RegExp(
    `${START}(?:mand[ae]r?|envi[ae]r?|transfer(?:e|ir|a)|transfira|pass[ae]r?|deposit[ae]r?|investe|invista|investir|aplica|aplique|aplicar|guarda|guarde|send|wire|transfer|move|deposit|invest|put) ${A}${SUM}${TO}`,
  ),
  clause(`(?:pag(?:a|ue|ar)|quit(?:a|e|ar)|pay(?: off)?|settle) ${A}${BILL}(?: [a-z0-9]+){0,6}`),
  clause(
    `(?:cancel[ae]?r?|bloque(?:ia|ie|ar)|desbloque(?:ia|ie|ar)|contrat[ae]r?|encerr[ae]r?|assin(?:a|e|ar)|cancel|block|unblock|freeze|unsubscribe(?: me)?(?: from)?|subscribe(?: me)?(?: to)?) ${A}[a-z0-9]+(?: [a-z0-9]+){0,5}`,
  ),
  clause(
    `(?:aument[ae]r?|diminu(?:a|i|ir)|increase|raise|lower) ${A}(?:limite|limit)(?: (?:d[oe]|of|on) ${A}(?:cartao|credito|card))?(?: [a-z0-9]+){0,4}`,
  ),
  clause(
    `(?:compr[ae]r?|vend[ae]r?|buy|sell) ${A}(?:\\d+ |alguns |some )?(?:dolar(?:es)?|euros?|bitcoins?|btc|cripto|acao|acoes|cdbs?|dollars|stocks?|shares)(?: [a-z0-9]+){0,5}`,
  ),
  clause(`(?:saca|saque|sacar|withdraw) ${A}(?:r\\$ )?\\d+(?: [a-z]+){0,5}`),
  clause(`(?:recarreg(?:a|ue|ar)|top up) ${A}(?:celular|telefone|bilhete|phone)(?: [a-z0-9]+){0,5}`),
  clause(`(?:divid(?:e|a|ir)|parcel(?:a|e|ar)|negoci(?:a|e|ar)) ${A}(?:fatura|conta|divida|compra)(?: [a-z0-9]+){0,6}`),
];

/** What other operations do or tell. */
const OTHERS: readonly (readonly [pattern: RegExp, operation: string])[] = [
  [
    clause(
      `(?:me )?(?:lembr(?:a|e|ar)|avis(?:a|e|ar)|remind(?: me)?)(?: me)? (?:de|d[oa]|que|quando|to|of|about|when|para|pra) [a-z0-9 ]+`,
    ),
    'create-payment-reminder',
  ],
  [
    clause(
      `(?:cri(?:a|e|ar)|coloc(?:a|ar)|coloque|adicion(?:a|e|ar)|create|add|set) ${A}(?:novo |new )?(?:lembrete|aviso|reminder)(?: [a-z0-9$.]+){0,9}`,
    ),
    'create-payment-reminder',
  ],
  [
    clause(
      `(?:cri(?:a|e|ar)|defin(?:a|e|ir)|coloc(?:a|ar)|coloque|poe|bot(?:a|e)|estabelec(?:a|e|er)|create|set) ${A}(?:novo |new )?(?:limite|teto|meta|orcamento|limit|budget|cap)(?: [a-z0-9$.]+){0,9}`,
    ),
    'create-spending-limit',
  ],
  [
    clause(
      `(?:categoriz(?:a|e|ar)|classific(?:a|ar)|classifique|recategoriz(?:a|e|ar)|mud(?:a|e|ar)|troc(?:a|ar)|troque|categorize|change) (?:[a-z0-9]+ ){0,5}(?:como|para|pra|as|to|categoria|category)(?: [a-z0-9]+){0,5}`,
    ),
    'update-transaction',
  ],
  [
    clause(
      `(?:atualiz(?:a|e|ar)|sincroniz(?:a|e|ar)|sync|refresh|update) ${A}(?:contas?|bancos?|dados|cart(?:ao|oes)|transacoes|extrato|accounts?|banks?|data|transactions)(?: [a-z0-9]+){0,4}`,
    ),
    'manual-update',
  ],
  [
    clause(
      `(?:conect(?:a|e|ar)|lig(?:a|ue|ar)|vincul(?:a|e|ar)|connect|link) ${A}(?:novo |nova |new )?(?:contas?|bancos?|cart(?:ao|oes)|accounts?|banks?|cards?)(?: [a-z0-9]+){0,4}`,
    ),
    'get-open-finance-connection-flow',
  ],
  [
    words(
      `(?:quais|que|which|what|lista|mostra|list|show)(?: (?:sao|are|me))?(?: (?:os|meus|my|the|all))* (?:lembretes|reminders)|meus lembretes|my reminders`,
    ),
    'list-payment-reminders',
  ],
  [
    words(
      `(?:quanto|how much)(?: [a-z]+){0,4} (?:falta|resta|sobra|is left|left)(?: [a-z]+){0,4} (?:limite|orcamento|meta|limit|budget)|(?:meus|quais(?: sao)?(?: os)?(?: meus)?) limites(?: de gastos?)?|my (?:spending limits|budgets?)|estourei (?:o|meu|algum) (?:limite|orcamento)`,
    ),
    'list-spending-limits',
  ],
  [
    words(
      `(?:quanto|quantas|quais|how many|which)(?: [a-z]+){0,2} (?:parcelas|prestacoes|installments)(?: [a-z]+){0,4} (?:faltam?|restam?|sobram|left|remain(?:ing)?|pending)|(?:falta|faltam|restam)(?: [a-z]+)? (?:parcelas|prestacoes)|parcelas (?:restantes|futuras|que faltam|a vencer|a pagar)|(?:remaining|future) installments|quando (?:termina|acaba)(?: de pagar)?(?: [a-z]+){0,3} (?:parcela|prestacao)[a-z]*`,
    ),
    'get-installments',
  ],
  [
    words(
      `(?:qual|quanto|how much|what)(?: [a-z]+){0,3} (?:limite|limit)(?: [a-z]+){0,2} (?:cartao|card|disponivel|available|credito)|limite (?:disponivel|do cartao)|(?:quando|que dia|when)(?: [a-z]+){0,3} (?:fecha|vence|fechamento|vencimento|close|closes|due)(?: [a-z]+){0,4} (?:fatura|cartao|bill|card)|(?:fatura|cartao|bill)(?: [a-z]+){0,4} (?:fecha|vence|closes) quando|(?:quanto|qual|how much|what)(?: [a-z]+){0,3} (?:minha |my |a |the )(?:fatura|bill|statement)(?: (?:atual|aberta|do mes|desse mes|deste mes|d[oe] [a-z]+|current|so far))?(?= (?:$|[.,?]))|(?:valor d[ae]|total d[ae]) (?:minha )?fatura (?:atual|aberta)|fatura (?:atual|aberta)|(?:when|que dia|quando)(?: [a-z]+){0,3} (?:minha |a |my |the )?(?:fatura|credit card bill)(?: [a-z]+){0,2} (?:fecha|vence|due)|melhor dia (?:de|para|pra) compra`,
    ),
    'get-bill-summary',
  ],
  [
    words(
      `(?:quais|lista|minhas|which|list|my)(?: [a-z]+){0,2} (?:faturas (?:anteriores|passadas|fechadas|antigas|vencidas)|(?:past|closed|previous) (?:card )?bills|(?:past|previous) statements)`,
    ),
    'get-bills',
  ],
  [
    words(
      `(?:qual|quanto|how much|what|whats|ver|mostra|consulta|check|me diz|diz)(?: [a-z]+){0,3} saldos?(?! (?:devedor|anterior de))|saldos?(?: (?:atual|total|disponivel|d[ae]s? (?:minhas? )?contas?|n[oa] [a-z]+|d[oa] [a-z]+))?(?<=^ (?:[a-z]+ )?saldos?(?: [a-z]+)*)|(?:whats|what is|check|show)(?: (?:me|my|the|current|account))* balances?|(?:my|account|current) balances?|(?:quanto|how much)(?: (?:dinheiro|grana|eu|ainda|money))* (?:(?:eu )?tenho|tem|(?:do i|i) have)(?: (?:de )?(?:dinheiro|grana|money|left))?(?: (?:n[oa]s?|em|guardado|in|at|on)(?: (?:minhas?|meus?|my|the))?(?: (?:contas?|bancos?|[a-z]+))?)?(?= (?:$|[.,]|hoje|agora|now|today))`,
    ),
    'get-balance',
  ],
  [
    words(
      `(?:quais|que|quantas|which|what|list|lista|how many)(?: (?:sao|are|as|minhas|my|the|all))* (?:assinaturas|gastos recorrentes|contas recorrentes|gastos fixos|subscriptions|recurring (?:charges|payments|expenses|bills))(?: (?:que )?(?:eu )?(?:tenho|pago|ativas|do i have|i have|i pay|am i paying(?: for)?))?(?= (?:$|[.,]|atualmente|hoje|now|currently))`,
    ),
    'get-recurring',
  ],
  [
    words(
      `(?:quais|que|which|what|quantas|quantos|how many|list|lista)(?: (?:sao|are|as|os|minhas|meus|my|the|of))* (?:contas|bancos|cartoes|accounts|banks|cards)(?: [a-z]+){0,3} (?:conectad[oa]s|ligad[oa]s|vinculad[oa]s|cadastrad[oa]s|connected|linked)|(?:contas|bancos|cartoes|accounts|banks) (?:conectad[oa]s|vinculad[oa]s|connected|linked)`,
    ),
    'get-accounts',
  ],
  [
    words(
      `contas? a (?:pagar|vencer|receber)|(?:o que|quais|quanto|what)(?: [a-z]+){0,3} (?:vence|vencem|vencer|is due|are due|tenho (?:pra|para|que|a) pagar|falta pagar|ainda (?:tenho|preciso) (?:que )?pagar)|(?:proximas?|proximos?|upcoming|next) (?:contas|pagamentos|cobrancas|vencimentos|bills|payments|charges)|bills (?:coming up|due)|falta pagar`,
    ),
    'get-upcoming',
  ],
  [
    words(
      `(?:quanto|how much)(?: [a-z]+){0,3} (?:sobrou|economizei|economizamos|poupei|guardei|did i save|have i saved)|(?:saldo|resultado|balanco) do (?:mes|ano)|fluxo de caixa|cash ?flow|(?:receitas?|entradas?|ganhos|income) (?:menos|x|versus|vs|minus|e despesas|and expenses) (?:as |os )?(?:despesas?|saidas?|gastos|expenses)|(?:estou|to|fiquei|fechei|am i) (?:no (?:vermelho|azul|positivo|negativo)|in the red)`,
    ),
    'get-cash-flow',
  ],
  [
    words(
      `(?:o que|what)(?: [a-z]+){0,2} (?:lembra|sabe|anotou|guardou|remember|know)(?: [a-z]+){0,2} (?:de mim|sobre mim|of me|about me)|minhas (?:memorias|anotacoes)|my (?:memories|notes)`,
    ),
    'get-memories',
  ],
];

/** Ends where a forecast may begin: `quanto vou gastar`, `will I spend`. */
const FORECAST = words(
  `(?:vou|vamos|irei|iremos|devo|pretendo|vai|vao)(?: (?:ainda|eu|me|a gente|ter que|precisar))* (?:gastar|pagar|receber|precisar|economizar|guardar|poupar|sobrar|custar|ganhar|dar de|entrar|sair|investir)|(?:i will|will i|will my|am i going to|im going to|i am going to|going to)(?: (?:still|have to|need to))*(?: [a-z]+)? (?:spend|pay|receive|earn|need|save|cost|be|get|have)|(?:gastarei|pagarei|receberei|economizarei|ganharei|gastaremos|pagaremos|sobrara|custara)|(?:previsao|projecao|estimativa|forecast|projection|estimate)(?: (?:d[eoa]s?|para|pra|of|for))*(?: (?:meus?|minhas?|my))?(?: (?:gastos?|despesas?|saldo|contas|receitas?|entradas?|saidas?|spending|expenses|balance|income))`,
);
// "vai cair" is pending, and "vai dar quanto" sums.
const NO_FORECAST = words('vou querer|vou precisar (?:de |d[oa] |que )|vou te|quanto vai dar');

const QUESTION = words(
  'quanto|quantos|quantas|qto|qnt|qual|quais|quando|onde|how|which|what|when|where|did|gastei|paguei|recebi|mandei|comprei|spent|paid|received',
);

/** Other subjects; a money verb of one's own makes it spending on them. */
const ELSEWHERE = words(
  [
    'quem (?:ganhou|venceu|perdeu|joga|jogou|vai (?:ganhar|jogar|vencer)|marcou|fez (?:o )?gol|foi eliminado)',
    'who (?:won|lost|scored|plays|is playing|will win)',
    '(?:placar|escalacao|gols?|score|classificacao) (?:d[eoa]s?|of|no|na)',
    '(?:resultado|que horas (?:e|comeca)|quando (?:e|comeca)|onde (?:passa|assistir)) (?:d?o )?(?:jogo|partida|corrida|luta|game|match)',
    '(?:jogo|partida|campeonato|game|match) (?:d[eoa]s? |of )?(?:hoje|ontem|flamengo|corinthians|palmeiras|santos|gremio|inter|vasco|brasil|selecao|tonight|yesterday)',
    '(?:previsao do|como (?:esta|ta|vai|fica) o|hows the|how is the) (?:tempo|clima|weather)|(?:vai|ta|esta) (?:chover|chovendo|nevar|fazer (?:frio|calor|sol))|(?:temperatura|clima|tempo) (?:em|de|no|na|hoje|amanha)|weather(?: (?:in|for|today|tomorrow))?|will it rain',
    'que horas sao|que dia (?:e|eh) hoje|what time is it|what day is (?:it|today)',
    '(?:cont[ae]|diz|fala|tell)(?: (?:me|uma|um|a))* (?:piada|historia|charada|joke|story)|(?:escreve|escreva|faz|faca|cria|crie|write|make)(?: (?:me|um|uma|o|a))* (?:poema|poesia|musica|redacao|texto|email|codigo|carta|poem|song|essay|code|email|letter|haiku)',
    '(?:receita|como (?:se )?faz(?:er|o)?|how (?:do i|to) (?:make|cook|bake))(?: (?:de|um|uma|a|an))* (?:bolo|pao|feijoada|lasanha|panqueca|brigadeiro|pudim|torta|arroz|feijao|cake|bread|pasta|pizza|cafe|pancakes?)',
    '(?:traduz|traduza|traduzir|translate|como se (?:diz|fala|escreve))',
    '(?:capital|populacao|presidente|prefeito|governador|moeda|president|population) (?:d[eoa]s?|of) [a-z]+',
    'quem (?:e|foi|descobriu|inventou|escreveu|canta|cantou|matou)(?= (?:o|a|voce|vc|[a-z]+) )|who (?:is|was|invented|wrote|sings|discovered|are you)|quem e voce',
    '(?:qual|what)(?: (?:e|o|is))*(?: (?:seu|teu|your)) (?:nome|name|time|signo|idade|age)|quantos anos (?:voce|vc|tu) tem|(?:voce|vc) e (?:um |uma )?(?:robo|humano|pessoa|ia|bot)|are you (?:a )?(?:robot|human|real|bot)',
    'horoscopo|signo d[eoa]|horoscope|sentido da vida|meaning of life|loteria|mega sena|numeros da sorte',
    '(?:ultimas |latest )?noticias|(?:latest |the )news|cotacao d[oe] (?:dolar|euro|bitcoin)|(?:dolar|euro|bitcoin) (?:hoje|esta|ta)|(?:preco|valor) d[oe] (?:dolar|euro|bitcoin)',
    '(?:qual|que|which|what|recomenda|indica|recommend)(?: [a-z]+){0,3} (?:filme|serie|livro|movie|film|series|book)(?: [a-z]+){0,3} (?:assistir|ver|ler|watch|read|bom|boa|good)',
    '(?:raiz quadrada|quanto (?:e|eh) \\d+ (?:mais|vezes|menos|x|\\+)|\\d+ (?:vezes|times|plus) \\d+)',
  ].join('|'),
);
const SPENDS = words(
  '(?:gast[a-z]+|pag(?:uei|amos|o|ou)|compr(?:ei|as?|ou|amos)|despesas?|custou|receb[a-z]+|spen[dt][a-z]*|paid|bought|purchases?|expenses?|pix|transferencias?|cobranca)',
);

/** Whether the words ask which group, shop or month is the most: sums by group. */
const GROUPED =
  /^(?:categorias?|lojas?|mes|meses|categor(?:y|ies)|stores?|shops?|merchants?|months?|estabelecimentos?)$/;

type Asked = {
  /** The message as words between single spaces. */
  text: string;
  startDate: IsoDate | null;
  today: IsoDate;
  /** Words that were understood and that no filter applies. */
  inapplicable: readonly string[];
};

export const isForecast = (text: string): boolean => FORECAST.test(text) && !NO_FORECAST.test(text);

/** Whether a list of transactions answers the message, and if not, why and which operation does. */
export const verdictOf = ({ text, startDate, today, inapplicable }: Asked): Verdict => {
  const asksBack = QUESTION.test(text);
  if (!asksBack && COMMANDS.some((pattern) => pattern.test(text))) return because('command');
  if (ELSEWHERE.test(text) && !SPENDS.test(text)) return because('not_about_money');
  const found = OTHERS.find(([pattern]) => pattern.test(text));
  if (found) return other(found[1]);
  if (isForecast(text) || (startDate !== null && startDate > today)) return because('future', 'get-upcoming');
  const isGrouped = inapplicable.some((word) => GROUPED.test(word)) && /(?:mais|most|top|maior|ranking)/.test(text);
  return isGrouped ? other('summarize-spending') : ANSWERABLE;
};

/** The verdict as it stands for one operation: what needs it is answered by it. */
export const verdictBy = (operation: string, verdict: Verdict): Verdict =>
  verdict.operation === operation ? ANSWERABLE : verdict;
