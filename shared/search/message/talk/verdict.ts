import type { IsoDate } from '../../../time/calendar.ts';
import { orderedIn, withVerbs } from './actions.ts';
import { isAsked, isElsewhere, isOfNoRows, isOnlyCourtesy } from './small-talk.ts';

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

/** Short and spoken forms, by what the patterns here are written in. */
const FORMS: ReadonlyMap<string, string> = new Map(
  `qto:quanto qnt:quanto qnto:quanto qt:quanto qts:quantos qtos:quantos qtas:quantas vc:voce ce:voce oce:voce vcs:voces hj:hoje eh:e n:nao
 ta:esta tao:estao tou:estou pro:pra pros:pra p:pra para:pra agr:agora kero:quero kd:cade td:tudo mt:muito mto:muito`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
const FORM = new RegExp(`(?<= )(?:${[...FORMS.keys()].join('|')})(?= )`, 'g');
const FILLERS =
  /(?<= )(?:(?:eu|a gente|ai|ne|entao|tipo|mano|cara|vei|bro|viu|tambem|tb|k+|(?:rs)+|(?:ha)+|pfv|pfvr|pf|pls|please|por favor|por gentileza) )+/g;

const inFull = (text: string): string =>
  text
    .replace(FORM, (word) => FORMS.get(word) ?? word)
    .replace(/(?<= )oq(?= )/g, 'o que')
    .replace(FILLERS, '')
    .replace(/(?<= (?:quanto|quantos|quantas|quando|onde|como|qual|quais) )(?:e )?que /g, '')
    // "vou viajar semana que vem, quanto gastei na última viagem": what is told before is not asked.
    .replace(TOLD, ' ');

const TOLD =
  /(?<=^ )(?:[a-z]+ )?(?:vou|vamos|irei|tenho que|preciso|vou ter que|estou indo|viajo|im going|i am going|i have to|ill|i will) [^.,]*[.,] (?=(?:[a-z]+ )?(?:quanto|quantos|quais|qual|quando|onde|me|mostra|lista|ve|quero|how|what|which|show|list|give) )/g;

/** Money that has moved: of it the rows tell. */
const PAST = words(
  '(?:gast|pag|compr|mand|envi|torr|cobr|debit|cust|deposit|parcel|tir|peg)(?:ou|aram|amos)|(?:gast|compr|mand|envi|torr|deposit|parcel|tir)ei|paguei|peguei|coloquei|saquei|(?:receb|transfer|ped)(?:i|iu|eu|emos|eram|iram)|(?:invest|contribu)i|apliquei|doei|apostei|resgatei|saiu|sairam|entrou|entraram|caiu|cairam|rendeu|spent|paid|bought|received|sent|did i (?:spend|pay|buy|send|get)|(?:have|has) (?:been )?(?:charged|spent|paid)|costed|cost me',
);

/** What other operations tell. `isPresent`: only of what is, so that words of a past payment ask for rows. */
type Other = readonly [pattern: RegExp, operation: string, isPresent?: boolean];
const OTHERS: readonly Other[] = [
  [
    words(
      `(?:quais|que|which|what|lista|mostra|list|show)(?: (?:sao|are|me))?(?: (?:os|meus|my|the|all))* (?:lembretes|reminders)|meus lembretes|my reminders`,
    ),
    'list-payment-reminders',
  ],
  [
    words(
      `(?:quanto|how much)(?: [a-z]+){0,4} (?:falta|resta|sobra|is left|left)(?: [a-z]+){0,4} (?:limite|teto|orcamento|meta|limit|budget)(?! (?:d[oae]|n[oa]) (?:cartao|credito|nubank|itau|inter|conta|banco))|(?:meus|quais(?: sao)?(?: os)?(?: meus)?) limites(?: de gastos?)?|my (?:spending limits|budgets?)|(?:estourei|passei d[oa]|ultrapassei|estou (?:dentro|perto|acima|fora) d[oa])(?: [a-z]+)? (?:limite|teto|meta|orcamento)(?! d[oe] (?:cartao|credito))|(?:am i|did i go) (?:over|within|under) (?:my )?(?:[a-z]+ )?(?:limit|budget)|quanto(?: [a-z]+){0,5} d[oa] (?:meu |minha )?(?:limite|teto|orcamento|meta) (?:de|d[oa]|com|em|pra) (?!cartao|credito|nubank|itau|inter|conta|banco)[a-z]+`,
    ),
    'list-spending-limits',
  ],
  [
    words(
      `(?:quanto|quantas|quais|how many|which)(?: [a-z]+){0,2} (?:parcelas|prestacoes|installments)(?: [a-z]+){0,4} (?:faltam?|restam?|sobram|left|remain(?:ing)?|pending)|(?:falta|faltam|restam)(?: [a-z]+)? (?:parcelas|prestacoes)|parcelas (?:restantes|futuras|que faltam|a vencer|a pagar)|(?:remaining|future) installments|quando (?:termina|acaba)(?: de pagar)?(?: [a-z]+){0,3} (?:parcela|prestacao)[a-z]*|em que parcela estou`,
    ),
    'get-installments',
  ],
  [
    words(
      `(?:quanto|quantas?|quais|qual|how much|how many|what)(?: [a-z]+){0,5} (?:falta|faltam|resta|restam|devo|devendo|owe|left|saldo devedor|juros|taxa)(?: [a-z]+){0,5} (?:emprestimos?|financiamentos?|consignado|hipoteca|loans?|mortgage)|saldo devedor|(?:quais|que|meus|my|which|what|tenho)(?: [a-z]+){0,3} (?:emprestimos|financiamentos|loans)(?= (?:$|[.,]|tenho|ativos|em aberto))`,
    ),
    'get-loans',
    true,
  ],
  [
    words(
      `falta(?:m)? (?:pagar|quitar|pra quitar|pra (?:terminar|acabar) de pagar) d[oa] (?!mes|ano|fatura|conta)[a-z]+`,
    ),
    'get-installments',
  ],
  [
    words(
      `(?:quanto|how much|qual|what)(?: [a-z]+){0,6} (?:investid[oa]s?|aplicad[oa]s?|invested)|(?:quanto|how much)(?: [a-z]+){0,3} (?:tenho|tem|esta|have|(?:do i|i) have)(?: [a-z]+){0,3} (?:n[oa]s?|em|de|in) (?:cdbs?|lci|lca|tesouro|acoes|fundos?|fiis?|bolsa de valores|cripto|bitcoin|renda (?:fixa|variavel)|previdencia|investimentos?|stocks|funds|investments|crypto)|(?:como (?:estao|vao|esta|vai)|how are|mostra|show|quais(?: sao)?|what are|saldo d[oa]s?|total d[oa]s?|valor d[oa]s?)(?: (?:os|as|o|a|me|my|meus|minhas|minha))* (?:investimentos|carteira de investimentos|aplicacoes|investments|portfolio)(?= (?:$|[.,]|hoje|agora))`,
    ),
    'get-investments',
    true,
  ],
  [
    words(
      `(?:meu|qual|quanto|my|what)(?: [a-z]+){0,3} patrimonio|patrimonio (?:liquido|total)|net worth|(?:quanto|how much) (?:valho|am i worth)|(?:quanto|how much)(?: [a-z]+){0,2} (?:tenho|have)(?: (?:no|em|in))? (?:total|ao todo|tudo junto|somando tudo|juntando tudo|altogether)|quanto (?:devo|estou devendo|do i owe)(?: (?:no total|ao todo|in total))?(?= (?:$|[.]))`,
    ),
    'get-net-worth',
    true,
  ],
  [
    words(
      `(?:qual|quanto|how much|what)(?: [a-z]+){0,3} (?:limite|limit)(?: [a-z]+){0,4} (?:cartao|card|disponivel|available|credito|livre|tenho|sobra|sobrou|resta|left)|limite (?:disponivel|do cartao)|(?:quanto|how much)(?: [a-z]+){0,4} (?:limite|limit|credito disponivel|available credit)(?: [a-z]+){0,3} (?:cartao|card|nubank|itau|inter)|(?:quando|que dia|when)(?: [a-z]+){0,3} (?:fecha|vence|fechamento|vencimento|close|closes|due)(?: [a-z]+){0,4} (?:fatura|cartao|bill|card)|(?:fatura|cartao|bill)(?: [a-z]+){0,4} (?:fecha|vence|closes) quando|(?:quanto|qual|how much|what)(?: [a-z]+){0,3} (?:minha |my |a |the )(?:fatura|bill|statement)(?: (?:atual|aberta|do mes|desse mes|deste mes|d[oe] [a-z]+|current|so far))?(?= (?:$|[.,?]|hoje|agora))|(?:valor d[ae]|total d[ae]) (?:minha )?fatura (?:atual|aberta)|fatura (?:atual|aberta)|(?:when|que dia|quando)(?: [a-z]+){0,3} (?:minha |a |my |the )?(?:fatura|credit card bill)(?: [a-z]+){0,2} (?:fecha|vence|due)|melhor dia (?:de|pra) compra|(?:devo|devendo|owe)(?: [a-z]+)? (?:n[oa]s?|pr[oa]|on|to)(?: (?:meu|minha|my|the))? (?:cart(?:ao|oes)|fatura|credit cards?|cards?)`,
    ),
    'get-bill-summary',
    true,
  ],
  [
    words(
      `(?:quais|lista|minhas|which|list|my)(?: [a-z]+){0,2} (?:faturas (?:anteriores|passadas|fechadas|antigas|vencidas)|(?:past|closed|previous) (?:card )?bills|(?:past|previous) statements)|(?:tem|tenho|temos|existe|alguma|quais|quantas|is there|are there|do i have|any)(?: [a-z]+){0,3} (?:(?:faturas?|bills?|statements?)(?: [a-z]+){0,4} (?:atrasadas?|vencidas?|em atraso|sem pagar|nao pagas?|overdue|late|past due|unpaid)|(?:overdue|late|past due|unpaid)(?: [a-z]+){0,2} (?:bills?|statements?))|faturas?(?: d[oae] [a-z]+)? esta(?:o)? (?:atrasada|vencida|paga|quitada)s?`,
    ),
    'get-bills',
  ],
  [
    words(
      `(?:qual|quanto|how much|what|whats|ver|mostra|consulta|check|me diz|diz)(?: [a-z]+){0,3} saldos?(?! (?:devedor|anterior de))|saldos?(?: (?:atual|total|disponivel|d[ae]s? (?:minhas? )?contas?|n[oa] [a-z]+|d[oa] [a-z]+))?(?<=^ (?:[a-z]+ )?saldos?(?: [a-z]+)*)|(?:whats|what is|check|show)(?: (?:me|my|the|current|account))* balances?|(?:my|account|current) balances?|(?:quanto|how much)(?: (?:de|dinheiro|grana|ainda|money))* (?:tenho|tem|esta|(?:do i|i) have|is)(?: (?:de |ainda )?(?:dinheiro|grana|money|left|disponivel|parad[oa]|available))?(?: (?:n[oa]s?|em|guardado|in|at|on)(?: (?:minhas?|meus?|my|the))?(?: (?:(?:contas?|bancos?|poupanca|carteira|accounts?|savings|checking)(?: [a-z0-9]+){0,3}|[a-z]+))?)?(?= (?:$|[.,]|hoje|agora|now|today))|(?:quanto|how much)(?: [a-z]+)? (?:sobrou|sobra|restou|resta|ficou|is left)(?: [a-z]+)? (?:n[oa]s?|in)(?: (?:minhas?|my|the))? (?:contas?|poupanca|banco|account)(?: [a-z0-9]+){0,3}(?= (?:$|[.,]))|estou com quanto|(?:tenho|tem) quanto (?:n[oa]|em)(?: minha)? (?:conta|poupanca|banco)`,
    ),
    'get-balance',
  ],
  [
    words(
      `(?:quais|que|quantas|which|what|list|lista|how many)(?: (?:sao|are|as|minhas|my|the|all))* (?:assinaturas|gastos recorrentes|contas recorrentes|gastos fixos|subscriptions|recurring (?:charges|payments|expenses|bills))(?: (?:que )?(?:tenho|pago|estou pagando|ativas|do i have|i have|i pay|am i paying(?: for)?|todo mes))*(?= (?:$|[.,]|atualmente|hoje|now|currently))|(?:minhas |my |active )?(?:assinaturas|subscriptions) (?:ativas|recorrentes)|tenho (?:quantas|alguma) assinaturas?|o que pago todo mes`,
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
      `(?:tem|teve|houve|existe|alguma?|any|is there|are there|do i have)(?: [a-z]+){0,3} (?:(?:cobrancas?|compras?|pagamentos?|lancamentos?|gastos?)(?: [a-z]+)? (?:duplicad|repetid|em dobro|indevid|suspeit|estranh|desconhecid|errad)[a-z]*|(?:duplicate|double|suspicious|strange|unusual|unknown|fraudulent) (?:charges?|purchases?|payments?))|(?:cobraram|cobrou|debitaram|fui cobrad[oa]|charged)(?: [a-z]+){0,2} (?:em dobro|(?:duas|2) vezes|twice)|(?:algo|alguma coisa|anything|something) (?:de )?(?:estranh[oa]|errad[oa]|suspeit[oa]|fora do normal|unusual|strange|suspicious|wrong)|(?:assinaturas?|mensalidades?|subscriptions?)(?: [a-z]+){0,3} (?:aumentou|aumentaram|subiu|subiram|ficou mais car[oa]|went up|price increase)`,
    ),
    'get-signals',
  ],
  [
    words(
      `contas? (?:a|pra) (?:pagar|vencer|receber)|(?:o que|quais|quanto|what)(?: [a-z]+){0,3} (?:vence|vencem|vencer|vencendo|is due|are due|tenho (?:pra|que|a) pagar|falta pagar|ainda (?:tenho|preciso) (?:que )?pagar)|(?:proximas?|proximos?|upcoming|next) (?:contas|pagamentos|cobrancas|vencimentos|bills|payments|charges)|bills (?:coming up|due)|falta pagar|(?:tem|tenho|alguma?|quais|any)(?: [a-z]+){0,2} (?:contas?|boletos?|pagamentos?)(?: [a-z]+){0,2} (?:pra pagar|vencendo|atrasad[oa]s?|vencid[oa]s?|em atraso|em aberto)`,
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
      `(?:com o que|em que|no que|where|on what|what)(?: [a-z]+){0,2} (?:mais gasto|gasto mais|do i spend (?:the )?most)(?= (?:$|[.,]|on))|(?:onde|pra onde|where) (?:vai|esta indo|does|is)(?: [a-z]+)? (?:dinheiro|grana|money)(?: (?:go|going))?`,
    ),
    'get-expensive-categories',
  ],
  [
    words(
      `(?:o que|what)(?: [a-z]+){0,2} (?:lembra|sabe|anotou|guardou|remember|know)(?: [a-z]+){0,2} (?:de mim|sobre mim|of me|about me)|minhas (?:memorias|anotacoes)|my (?:memories|notes)`,
    ),
    'get-memories',
  ],
];

const ROWS = words(
  'gastos?|despesas?|compras|pagamentos?|transac(?:ao|oes)|lancamentos?|cobrancas?|pix|purchases?|expenses?|transactions?|charges',
);
/** Words of what stands or is due, which no list of rows tells, where nothing else says what is asked. */
const STATES: readonly Other[] = [
  [
    words(
      '(?:due date|bills? due|due bills?|(?:proxima|next) (?:fatura|bill|statement)|(?:latest|last) (?:date|day)(?: that)? i (?:can|have to) pay|(?:is|are|be) due|payday|a receber|tenho (?:pra|que|a) (?:pagar|receber)|compromissos)',
    ),
    'get-upcoming',
  ],
  [
    words(
      `(?:meus?|minhas?|o|no|do|algum|como esta|como estao|my)(?: [a-z]+)? (?:orcamentos?|metas?|budgets?)|espaco no orcamento|(?:batendo|estourando)(?: [a-z]+)? (?:metas?|limites?|orcamentos?)|(?:my )?spending limits?`,
    ),
    'list-spending-limits',
  ],
  [
    words(
      `(?:vencimento|fechamento) d[oae] (?:minha |meu )?(?:fatura|cartao)|melhor (?:data|dia) (?:de|pra) compr[a-z]+|cartao (?:vira|fecha|vence|(?:esta|e) (?:ativo|bloqueado|desbloqueado|liberado))|como (?:esta|estao|anda|andam)(?: (?:o|os|a|as|meu|meus|minha|minhas))* (?:cart(?:ao|oes)|faturas?|limites?)|comprometid[oa]|(?:meu|qual|qual o|tenho|my) limite?|(?:credit|card) limit|limite? (?:d[oae]|n[oa]) (?:meu )?(?:cartao|credito)|minimum (?:payment|amount)|(?:bare )?minimum (?:that )?(?:i|for|on)(?: [a-z]+){0,5} (?:pay|payment|bill|card)|(?:tem|tenho)(?: alguma)? faturas?|faturas?(?: d[oae] [a-z]+)? (?:esta|estao|aumentou|subiu|diminuiu|veio)`,
    ),
    'get-bill-summary',
  ],
  [
    words(
      'saldos?(?! (?:devedor|anterior))|(?:como estao|mostra|ver)(?: (?:as|minhas))* contas(?= (?:$|[.]))|balances?|dinheiro disponivel|disponivel (?:n[oa]s?|em) (?:contas?|bancos?)|(?:total|money)(?: [a-z]+){0,3} bank accounts?',
    ),
    'get-balance',
  ],
  [
    words('o que (?:estou )?(?:gastando|gasto) mais|onde(?: estou)? (?:gastando|gasto) mais'),
    'get-expensive-categories',
  ],
  [words('(?:subiu|subiram|aumentou|aumentaram)(?: [a-z]+){0,2} (?:precos?|alguma coisa|de valor)'), 'get-signals'],
  [
    words('(?:margem|folga|saude|situacao|vida)(?: [a-z]+)? (?:financeira|mensal|pra|de)|minhas financas'),
    'get-cash-flow',
  ],
  [words('progresso n?[oa]s? (?:minhas? )?metas?|(?:nas|das) (?:minhas )?metas'), 'list-spending-limits'],
  [words('(?:estou |ando )?gastando (?:demais|muito|alem)|alguma categoria'), 'get-expensive-categories'],
  [words('reminders?|lembretes?'), 'list-payment-reminders'],
];

const MONEY_INFINITIVES =
  'gastar|pagar|receber|precisar|economizar|guardar|poupar|juntar|sobrar|faltar|custar|ganhar|dar de|entrar|sair|cair|vir|investir|dever|debitar|cobrar|descontar|estourar|quitar|terminar de pagar|ficar (?:no|sem|com)';
/** Ends where a forecast may begin: `quanto vou gastar`, `will I spend`. */
const FORECAST = words(
  `(?:vou|vamos|irei|iremos|devo|devem?|deveria|pretendo|vai|vao)(?: (?:ainda|me|ter que|ter de|precisar|conseguir|poder))* (?:${MONEY_INFINITIVES})|(?:i will|will i|will my|am i going to|im going to|i am going to|going to)(?: (?:still|have to|need to))*(?: [a-z]+)? (?:spend|pay|receive|earn|need|save|cost|be|get|have|owe)|(?:gast|pag|receb|economiz|ganh|sobr|poup|dev|precis|junt)(?:arei|erei|aremos|eremos)|terei|teremos|(?:sobr|cust|falt|rest)ara|(?:previsao|projecao|estimativa|forecast|projection|estimate)(?: (?:d[eoa]s?|pra|of|for))*(?: (?:quanto|meus?|minhas?|my))?(?: (?:gastos?|despesas?|saldo|contas|receitas?|entradas?|saidas?|spending|expenses|balance|income|vou))`,
);
// "vai cair" is pending, and "vai dar quanto" sums.
const NO_FORECAST = words(
  '(?:que|q) vao (?:cair|entrar|sair)|que vai (?:cair|entrar|sair)|vou querer|vou precisar (?:de |d[oa] |que )|vou te|quanto vai dar',
);

const TIME_UNIT = '(?:dia|semana|mes|ano|quinzena|bimestre|trimestre|semestre|final de semana|fim de semana|fds)';
const CAN =
  '(?:posso|podemos|consigo|conseguimos|da|daria|rola|cabe|aguento|(?:tem|teria|tenho) (?:como|condicao|condicoes|grana|dinheiro))(?: (?:de|pra|me|no orcamento|ainda|ja|hoje))*';
// "posso ver", "consigo filtrar" ask for rows.
const VIEWS =
  '(?:ver|saber|consultar|conferir|olhar|filtrar|achar|encontrar|perguntar|pedir|mostrar|listar|dizer|falar|mandar|passar|somar|calcular|separar|checar|verificar|lembrar|entender|visualizar|puxar|buscar|pegar|ter|informar|analisar|comparar|identificar|descobrir|localizar|deduzir|abater|declarar|considerar|chamar|colocar|dar)';
/** Beside a forecast: what would be if, what can be afforded, and times that are to come. */
const AHEAD = words(
  [
    '(?:vou|vamos|vai|vao|sera que)(?: (?:ter|conseguir|poder|dar|da|consigo))+ (?:grana|dinheiro|saldo|pra|de|fechar|pagar|quanto|alguma|sobra|money)(?: [a-z]+)*',
    '(?:vou|vamos)(?: (?:conseguir|poder))* (?:fechar|terminar|acabar|ficar|estar|ter) (?!que |de )(?:[a-z]+ ){0,3}(?:azul|vermelho|negativo|positivo|mes|ano|quanto)',
    '(?:quanto|how much)(?: [a-z]+){0,3} (?:vou ter|vai ter|vou estar|vai estar)',
    'se (?:nao )?(?:continuar|gastar|parar|guardar|economizar|investir|cortar|poupar|juntar|comprar|parcelar|financiar|cancelar|antecipar|quitar|trocar|reduzir|aumentar|mantiver|fizer|puser|colocar|vender|pagar)',
    'if (?:i|we) (?:keep|continue|stop|save|cut|buy|cancel|invest|spend|put|sell|pay)',
    `${CAN} (?:comprar|gastar|viajar|pagar|parcelar|trocar|financiar|alugar|assinar|investir|bancar|quitar|emprestar|casar|dar entrada|sair|usar|separar|guardar|tirar ferias|fazer (?:uma?|a|essa|esse))`,
    `(?:posso|podemos|consigo|conseguimos) (?!${VIEWS} )(?:[a-z]{2,}(?:ar|er|ir))`,
    'cabem? (?:[a-z0-9$.]+ ){0,6}(?:orcamento|mes|bolso|limite)',
    '(?:despesas?|receitas?|pagamentos?|contas?|boletos?) (?:estao|esta) (?:proxim[oa]s?|chegando|pela frente)|(?:programad|previst)[oa]s?|pela frente',
    'quando (?:[a-z]+ ){0,2}(?:atinjo|alcanco|completo|chego|bato|junto|zero|consigo|vou)|fecho (?:o|esse|este) (?:mes|ano)|(?:vai|vao) (?:durar|dar|bastar|aguentar|chegar)(?! (?:quanto|isso))|se comprar|how (?:long|many days) (?:is it )?(?:until|till|before)',
    '(?:can|could|should|may|am i able to) (?:i|we)(?: [a-z]+)? (?:afford|buy|spend|travel|pay|finance|upgrade|invest|save)|afford',
    '(?:quantos|quantas|quanto)(?: [a-z]+){0,2} (?:falta|faltam|leva|levo|demora|demoro|preciso)(?: [a-z]+){0,3} (?:juntar|completar|atingir|bater|chegar|comprar|quitar|guardar)',
    'em quanto tempo|how long (?:until|till|before|will it take)',
    '(?:quando|que dia|when)(?: (?:o|a|os|as|meu|minha|meus|do|da|de|dinheiro|salario|proximo|proxima|will|my|does|is|[a-z]{4,})){0,3} (?:cai|caem|entra|debita|chega|vem|recebo|termino|acabo|quito|cair|entrar|come in|arrive|paid off|payday)',
    `(?:amanha|${TIME_UNIT} que vem|proxim[oa]s? (?:\\d+ )?(?:${TIME_UNIT}s?|meses|fins de semana|feriado|salario)|daqui (?:a|pra frente)|mais pra frente|next (?:\\d+ )?(?:day|week|month|year|quarter|weekend|paycheck)s?|tomorrow|in the (?:future|coming [a-z]+))`,
  ].join('|'),
);

/** How something is done: `como reduzir minhas despesas`. */
const HOW_TO = new RegExp(
  `^(?: (?:oi|ola|e|mas)(?: [.,])*)* como (?:(?:posso|faco|devo|pra|me) )*(?!${VIEWS} )[a-z]{2,}(?:ar|er|ir) `,
);

/** What makes an order a question: `manda` and `paga` stand in many. */
const ASKS = words(
  'quanto|quantos|quantas|qual|quais|onde|how(?! (?:do|can|could|would|should) i)|which|what|where|did|gastei|paguei|recebi|mandei|comprei|spent|paid|received',
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

const isForecastIn = (said: string): boolean => FORECAST.test(said) && !NO_FORECAST.test(said) && !PAST.test(said);
export const isForecast = (text: string): boolean => isForecastIn(inFull(text));

/** Whether a list of transactions answers the message, and if not, why and which operation does. */
export const verdictOf = ({ text, startDate, today, inapplicable }: Asked): Verdict => {
  const said = inFull(text);
  const ordered = ASKS.test(said) ? undefined : orderedIn(withVerbs(said));
  if (ordered !== undefined) return ordered === null ? because('command') : other(ordered);
  const isPast = PAST.test(said);
  if (isOnlyCourtesy(text) || isElsewhere(said) || (!isPast && HOW_TO.test(said))) return because('not_about_money');
  const found =
    OTHERS.find(([pattern, , isPresent]) => !(isPast && isPresent) && pattern.test(said)) ??
    (isPast || ROWS.test(said) ? undefined : STATES.find(([pattern]) => pattern.test(said)));
  if (found) return other(found[1]);
  if (
    isForecastIn(said) ||
    (!isPast && !NO_FORECAST.test(said) && AHEAD.test(said)) ||
    (!isPast && startDate !== null && startDate > today)
  )
    return because('future', 'get-upcoming');
  // Of days that are named there may be rows.
  if (startDate === null && isAsked(said) && isOfNoRows(said)) return because('not_about_money');
  const isGrouped = inapplicable.some((word) => GROUPED.test(word)) && /(?:mais|most|top|maior|ranking)/.test(text);
  return isGrouped ? other('summarize-spending') : ANSWERABLE;
};

const FEWEST_SAID = 3;
/** The verdict on words of which nothing was understood and that no row has: a name or two are looked for, a sentence is of something else. */
export const verdictOnUnknown = (verdict: Verdict, text: string, unknown: readonly string[]): Verdict =>
  verdict.answerable && unknown.length >= FEWEST_SAID && isOfNoRows(inFull(text))
    ? because('not_about_money')
    : verdict;

/** The verdict as it stands for one operation: what needs it is answered by it. */
export const verdictBy = (operation: string, verdict: Verdict): Verdict =>
  verdict.operation === operation ? ANSWERABLE : verdict;
