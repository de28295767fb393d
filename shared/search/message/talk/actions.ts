import { distance } from '../../../text/typos.ts';
import { wordsBetweenSpaces } from '../rewrite.ts';
import { isCommonWord } from './lexicon.ts';

const list = (words: string): string[] => words.split(/\s+/);

/** Imperatives and the infinitive of verbs in -ar, by their stems: `paga`, `pague`, `pagar`. */
const ar = (stems: string): string[] =>
  list(stems).flatMap((stem) => [
    `${stem}a`,
    `${stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/ç$/, 'c')}e`,
    `${stem}ar`,
  ]);

const GIVE = [
  ...ar('mand envi pass deposit aplic guard bot coloc jog adiant do repass'),
  ...list(
    'transfere transferir transfira transfer investe invista investir poe ponha empresta emprestar devolve devolver move mover',
  ),
  ...list('send wire move deposit invest put lend donate give'),
];
const TAKE = [...ar('tir sac resgat'), ...list('saque withdraw')];
const PAY = [...ar('pag quit liquid amortiz'), ...list('antecipa antecipe antecipar salda saldar pay settle')];
const PLAN = [...ar('agend program marc'), ...list('schedule')];
const STOP = [
  ...ar('cancel contrat encerr assin ativ desativ habilit paus renov'),
  ...list('bloqueia bloqueie bloquear desbloqueia desbloqueie desbloquear suspende suspender reativa reativar'),
  ...list('cancel block unblock freeze unfreeze unsubscribe subscribe activate deactivate renew'),
];
const CONTEST = [
  ...ar('contest estorn reembols denunci'),
  ...list('reverte reverter desfaz desfazer desfaca dispute refund reverse'),
];
const ISSUE = [...ar('ger solicit'), ...list('emite emitir emita pede pedir peca issue generate request')];
const MORE = [...ar('aument baix ajust zer'), ...list('diminui diminua diminuir reduz reduza reduzir sobe subir suba')];
const RAISE = [...MORE, ...list('increase raise lower reduce')];
const SPLIT = [...ar('parcel negoci renegoci refinanci'), ...list('divide divida dividir')];
const TOP_UP = [...ar('recarreg'), ...list('recharge')];
const ADD = [
  ...ar('cri coloc bot adicion cadastr estabelec registr anot'),
  ...list('lanca lance lancar poe ponha define defina definir salva salvar create add set log record'),
];
const CHANGE = [
  ...ar('mud troc alter edit atualiz adi corrig'),
  ...list('corrija corrigir adia adie adiar change edit update'),
];
const DELETE = [
  ...ar('apag delet tir'),
  ...list('exclui exclua excluir remove remova remover cancela cancele cancelar delete cancel'),
];
const SORT = [...ar('categoriz recategoriz classific reclassific'), ...list('categorize recategorize classify')];
const SYNC = [...ar('atualiz sincroniz'), ...list('sync refresh update')];
const CONNECT = [...ar('conect vincul'), ...list('liga ligue ligar connect link')];
const REMIND = [
  ...list('lembra lembre lembrar avisa avise avisar remind notifica notifique alerta alerte warn alert notify'),
];

const any = (verbs: readonly string[]): string => `(?:${verbs.join('|')})`;

const A =
  '(?:(?:um|uma|uns|o|a|os|as|esse|essa|este|esta|aquele|aquela|outro|outra|mais|meu|minha|meus|minhas|novo|nova|the|my|a|an|this|that|another|new) )*';
const UNIT = '(?:reais|real|contos?|pilas?|mil|paus?|bucks|dollars|dolares|euros)';
// "manda as 3 maiores compras pra mim" lists rows.
const ROWS =
  '(?:maior|menor|ultim|primeir|compra|gasto|despesa|transac|lancament|pagament|fatura|extrat|mes|dia|seman|ano|largest|biggest|last|purchase|expense|transaction)';
const SUM = `(?:(?:uns |r\\$ )*\\d+(?:\\.\\d+)?(?: ${UNIT})?(?! ${ROWS})|(?:dinheiro|grana|money))`;
const TO =
  '(?: (?!gast|compr|transac|despes)[a-z0-9$.]+){0,4} (?:pr[ao]s?|pra|para|ao?|to|n[oa]|em|into) [a-z][a-z0-9]*';
const MEANS = '(?:pix|ted|doc|transferencia|deposito|transfer|wire|pagamento|debito|payment)';
const BILL =
  '(?:contas?|boletos?|faturas?|aluguel|condominio|luz|agua|gas|internet|telefone|divida|emprestimo|financiamento|consignado|parcelas?|cartao|mensalidade|faculdade|escola|iptu|ipva|multa|imposto|das|guia|seguro|bills?|rent|invoice|card|loan|mortgage|tuition|taxes)';
const REST = '(?: [a-z0-9$.]+){0,9}';

/**
 * Where a clause begins, with what a person says before the verb: `queria ver se dá pra você`, `can you`. No two of them
 * together may be read as another one: their repetition would be tried in all ways.
 */
const FRAMES =
  'oi|ola|oie|opa|hey|hi|hello|e|ei|ow|por favor|please|agora|ok|saldo|assistente|eu|voce|me|ja|so|ai|de|ver|saber|que|sera que|(?:bom|boa) (?:dia|tarde|noite)|tudo bem|(?:pode(?:ria)?|podia|consegue|conseguiria|conseguem)|(?:tem|teria|tenho) como|(?:da|daria|rola|seria possivel) (?:pra|de)|se|vamos|bora|can you|could you|will you|would you|lets|go ahead and';
const WISHES =
  '(?:quero|queria|gostaria|preciso|precisava|necessito|estou querendo)|(?:i (?:really )?(?:want|need|wanna|have|would (?:really )?(?:like|love))|id (?:really )?(?:like|love))(?: you)?(?: to)?|let me|help me|(?:may|can|could) i|how (?:do|can|could|would|should) i|posso(?! (?:comprar|pagar|parcelar|investir|antecipar))|como(?: (?:faco|fazer))?(?: pra)?';
// "mostra os gastos, quero cancelar alguma coisa" tells why.
const START = `(?:^(?: (?:${FRAMES}|${WISHES})(?: [.,])*(?= ))*|[.,](?: (?:${FRAMES})(?: [.,])*(?= ))*) `;

type Action = readonly [pattern: RegExp, operation: string | null];
const act = (pattern: string, operation: string | null = null): Action => [
  new RegExp(`${START}(?:${pattern}) `),
  operation,
];

// "limite do cartão" is the bank's; "limite de mercado" is one of ours.
const BANKS_LIMIT =
  'limite?(?: (?:de|do|da|no|pro|of|on|for) (?:(?:meu|minha|my) )?(?:(?:cartao|credito|pix|conta|cheque especial|saque|transferencias?|credit|card|nubank|itau|inter|bradesco|santander|caixa|c6|bb)))';
const LIMIT = `(?!${BANKS_LIMIT} )(?:limite|teto|meta|orcamento|limit|budget|cap)`;
const REMINDER = '(?:lembretes?|avisos?|alarmes?|reminders?)';

/** What nobody asks of rows: with "quero" or "how do I" it is an order, whatever is behind it. */
const MOVES =
  'transferir|pagar|abrir|cancelar|comprar|vender|investir|depositar|sacar|resgatar|contratar|encerrar|bloquear|desbloquear|parcelar|renegociar|antecipar|contestar|solicitar|cadastrar|fazer (?:um |uma )?(?:pix|transferencia|ted|deposito|saque)|pay|transfer|move|send|cancel|close|open|apply|order|buy|sell|invest|deposit|withdraw|increase|raise|lower|change|switch|reset|retrieve|report|freeze|block|activate|redeem|convert|dispute|use my|get (?:a|an|some|more) (?:new|higher|more|replacement)|more checks?(?:books)?|new (?:card|checks?)';

/** What a message orders, the most special first. What no operation does has none: no money is moved. */
const ACTIONS: readonly Action[] = [
  act(`${any(DELETE)} ${A}${REMINDER}${REST}`, 'delete-payment-reminder'),
  act(`${any([...CHANGE, ...STOP, ...PLAN])} ${A}${REMINDER}${REST}`, 'update-payment-reminder'),
  act(`${any(ADD)} ${A}${REMINDER}${REST}`, 'create-payment-reminder'),
  act(
    `${any(REMIND)}(?: me)? (?:quando|se|when|if) (?:[a-z0-9]+ ){0,4}(?:gastar|passar|ultrapassar|chegar|estourar|spend|exceed|go over)${REST}`,
    'create-spending-limit',
  ),
  act(
    `${any(REMIND)}(?: me)? (?:de|d[oa]|que|quando|to|of|about|when|pra|para) [a-z0-9]+${REST}`,
    'create-payment-reminder',
  ),
  [
    new RegExp(
      ` (?:meu|minha|my) ${LIMIT} (?:de|d[oa]|pra|com|em|for|on) [a-z]+ (?:e|vai ser|agora e|is) (?:de )?(?:r\\$ )?\\d`,
    ),
    'create-spending-limit',
  ],
  act(
    `${any(ADD)} ${A}[a-z]+ (?:[a-z0-9$.]+ ){0,5}(?:todo (?:dia|mes)|todos os meses|toda semana|every month)${REST}`,
    'create-payment-reminder',
  ),
  act(`${any([...CHANGE, ...RAISE])} ${A}${LIMIT}(?= (?:$|[.,]))`, 'update-spending-limit'),
  act(`${any(SORT)} ${A}(?:transac(?:ao|oes)|compras?|gastos?|despesas?|lancamentos?)${REST}`, 'update-transaction'),
  [/ (?:segunda|2) via (?:d[eoa]|pra) /, null],
  act(`(?:a |make )?(?:reminder|lembrete)${REST}`, 'create-payment-reminder'),
  act(`(?:anota|anote|grava|grave|guarda|guarde|memoriza|memorize)(?: isso)? que${REST}`, 'get-memories'),
  act(
    `${any(DELETE)} (?:o|a|os|as|esse|essa|este|esta|meu|minha) (?:(?:ultim|primeir)[oa]s? )?(?:gasto|despesa|compra|lancamento|transacao|registro)${REST}`,
    'delete-transaction',
  ),
  act(`${any(DELETE)} ${A}${LIMIT}(?: (?:de|d[oa]|pra|for|on) [a-z]+)${REST}`, 'delete-spending-limit'),
  act(
    `${any([...CHANGE, ...RAISE])} ${A}${LIMIT} (?:de|d[oa]|pra|em|com|for|on) [a-z]+${REST}`,
    'update-spending-limit',
  ),
  act(`${any(ADD)} ${A}${LIMIT}${REST}`, 'create-spending-limit'),
  act(
    `${any([...ADD, ...CHANGE])} ${A}(?:(?:dia|data) d[eo] )?(?:fechamento|closing (?:day|date))${REST}`,
    'manage-closing-date',
  ),
  act(
    `(?:${any(SORT)} (?:[a-z0-9]+ ){0,5}(?:como|pra|para|as)|${any(CHANGE)} (?:[a-z0-9]+ ){0,3}(?:categoria|category))${REST}`,
    'update-transaction',
  ),
  act(
    `${any(SYNC)} ${A}(?:contas?|bancos?|dados|cart(?:ao|oes)|transacoes|extrato|saldos?|accounts?|banks?|data|transactions)${REST}`,
    'manual-update',
  ),
  act(
    `${any([...CONNECT, ...ADD])} ${A}(?:contas?(?! de )|bancos?|accounts?|banks?)${REST}`,
    'get-open-finance-connection-flow',
  ),
  act(`${any(CONNECT)} ${A}(?:cart(?:ao|oes)|cards?)${REST}`, 'get-open-finance-connection-flow'),
  act(
    `${any(ADD)} ${A}(?:gastos?|despesas?|compras?|receitas?|entradas?|expenses?|purchases?|income)(?: (?:de|of))? (?:r\\$ )?\\d+(?:\\.\\d+)?${REST}`,
    'create-transaction',
  ),
  act(`(?:faz(?:er)?|faca|realiz[ae]r?|execut[ae]r?|make|do|set up|${PLAN.join('|')}) ${A}${MEANS}(?! (?:que|q) )`),
  act(`${any(PLAN)} ${A}${BILL}${REST}`),
  act(`(?:mand[ae]r?|envi[ae]r?|send|wire) ${A}${MEANS} (?:de |of )?(?:r\\$ |\\d|(?:pr[ao]|pra|para|to) )`),
  act(`${any(GIVE)} ${A}${SUM}${TO}`),
  act(`${any(TAKE)} ${A}(?:r\\$ )?\\d+(?! ${ROWS})${REST}`),
  act(`${any(PAY)}(?: off)?(?! menos) ${A}(?:[a-z]+ )?${BILL}${REST}`),
  act(`${any(STOP)}(?: me)?(?: from| to)? ${A}[a-z0-9]+${REST}`),
  act(`${any(RAISE)} ${A}(?:limite|limit)${REST}`),
  act(
    `(?:compr[ae]r?|vend[ae]r?|buy|sell) ${A}(?:\\d+ |alguns |some )?(?:dolar(?:es)?|euros?|bitcoins?|btc|cripto|acao|acoes|cdbs?|dollars|stocks?|shares)${REST}`,
  ),
  act(`(?:${any(TOP_UP)}|top up) ${A}(?:(?:r\\$ )?\\d+(?: ${UNIT})?|celular|telefone|bilhete|phone)${REST}`),
  act(
    `(?:faz(?:er)?|faca|${[...ADD, ...GIVE].join('|')}) ${A}(?:(?:r\\$ )?\\d+(?: ${UNIT})? )?(?:de |of )?(?:credito|(?<!as )recarga) (?:n[oa]|d[oae]|pr[ao]|em|on|to)${REST}`,
  ),
  act(
    `${any(ADD)} ${A}${SUM} (?:n[oa]|pr[ao]|em|to) ${A}(?:meta|reserva|caixinha|cofrinho|poupanca|goal|savings)${REST}`,
  ),
  [
    new RegExp(
      `^(?!.* (?:gastos|compras|despesas|transacoes|extrato|transactions|purchases|expenses) )(?: (?:${FRAMES})(?: [.,])*(?= ))* (?:${WISHES})(?: (?:de|que|voce|really|please|maybe|so|ja))* (?:${MOVES})${REST} `,
    ),
    null,
  ],
  [
    / (?:perdi|roubaram|furtaram|clonaram|levaram|lost|stole|stolen)(?: (?:o|a|meu|my|the|foi))* (?:[a-z0-9]+ ){0,3}(?:cartao|card|mastercard|visa) /,
    null,
  ],
  [/ (?:cartao|card)(?: [a-z]+){0,3} (?:roubad|perdid|clonad|furtad|extraviad|stolen|lost)/, null],
  act(`${any(SPLIT)} ${A}(?:fatura|conta|divida|compra|bill)${REST}`),
  act(`${any(CONTEST)} ${A}[a-z]+${REST}`),
  act(
    `(?:${any([...ISSUE, ...ADD])}) (?:um|uma|o|a|an?|the|meu|minha)(?: [a-z]+)? ?(?:boleto|cobranca|qr code|link|comprovante|segunda via|2 via|nota fiscal|recibo|chave|cartao|emprestimo|aumento|portabilidade|invoice|receipt|card|loan)${REST}`,
  ),
  act(`(?:${any(CHANGE)}|switch|reset) ${A}(?:[a-z0-9]+ ){0,4}(?:senha|vencimento|pin|password|due date)${REST}`),
  act(`order ${A}(?:checks?|checkbooks?|cards?)${REST}`),
];

const ENDING =
  /^(?:[eo]i|ou|o|as|es|i|iu|iram|am|em|amos|emos|imos|aram|eram|[aio]d[oa]s?|[aei]ndo|ava|avam|ia|iam|or|ores|mento|ed|s|ing)$/;
/** Another form of the verb is no mistyped one: "cancelei" is not "cancele". */
const isForm = (word: string, verb: string): boolean =>
  [0, 1, 2]
    .map((cut) => verb.length - cut)
    .some((stem) => word.startsWith(verb.slice(0, stem)) && ENDING.test(word.slice(stem)));
const SHORTEST_MENDED = 6;

let built: readonly string[] | undefined;
const verbs = (): readonly string[] => {
  built ??= [
    ...new Set([
      ...[
        GIVE,
        TAKE,
        PAY,
        PLAN,
        STOP,
        CONTEST,
        ISSUE,
        RAISE,
        SPLIT,
        TOP_UP,
        ADD,
        CHANGE,
        DELETE,
        SORT,
        SYNC,
        CONNECT,
      ].flat(),
    ]),
  ].filter((verb) => verb.length >= SHORTEST_MENDED);
  return built;
};

/** `text` with a verb of an order that is mistyped by one letter set right: `trasfere`. */
export const withVerbs = (text: string): string =>
  ` ${wordsBetweenSpaces(text)
    .map((word) =>
      word.length < SHORTEST_MENDED || /\d/.test(word) || isCommonWord(word) || verbs().includes(word)
        ? word
        : (verbs().find((verb) => verb[0] === word[0] && !isForm(word, verb) && distance(word, verb, 1) === 1) ?? word),
    )
    .join(' ')} `;

/**
 * The action that a message orders at the beginning of a clause.
 * @param text words between single spaces
 * @returns the operation that does it, null where none does; undefined where nothing is ordered
 */
export const orderedIn = (text: string): string | null | undefined =>
  ACTIONS.find(([pattern]) => pattern.test(text))?.[1];
