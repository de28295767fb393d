import type { BankOperation } from './bank-operations.ts';

const DA = '(?:da|db|deb(?:ito)?s?|deb\\w* (?:aut\\w*|autor\\w*)|pag\\w*|pg|pgto|arrec\\w*)';
const OF =
  '(?: (?:de|da|do|e|em|conta|contas|cta|conv\\w*|aut\\w*|autor\\w*|efet\\w*|realiz\\w*|fat|fatura|consumo|empresa))*';
/** `DA AGUA`, `PAG LUZ`, `DEB AUT CONV SANEAMENTO`: nothing but what is paid, and a number. */
const paid = (what: string): string => `^(?:${DA}|conta|cta)${OF} (?:${what})(?: \\d+)*$`;

const KINDS =
  'black|visa|master\\w*|gold|plat\\w*|infi\\w*|signature|amex|elo|uniclass|pers\\w*|prime|internacional|nacional|mult\\w*|click|grafite|credito|cred';
const BANKS =
  'itau|bradesco|santander|caixa|bb|nubank|inter|c6|xp|btg|porto|credicard|hipercard|ourocard|sicredi|sicoob|pers\\w*|uniclass';
/** Cards whose names stand for their bills on the side of the bank. */
const CARDS =
  'itaucard|ourocard|credicard|hipercard|bradescard|tricard|dm ?card|calcard|credz|banco csf|csf s|midway|realize (?:cfi|cred\\w*|soc)|cartao (?:itau|bradesco|santander|caixa|bb|nubank|inter|c6|xp|btg)';
/** Shops that issue cards: the bill of one of these is its card's. */
const SHOPS =
  'renner|riachuelo|c e a|cea|c a|marisa|pernambucanas?|carrefour|havan|magalu|magazine luiza|casas? bahia|lojas? americanas?|pao de acucar|extra|assai|atacadao|sams ?club|leroy|ponto frio|zema|torra|avenida|besni';
/** Cards that are no credit cards. */
const OTHER_CARDS =
  '(?:d[eo] )?(?:todos|visita|presente|natal|transporte|bom|cidadao|saude|desconto|sptrans|top|mob|bhbus|recarga|alimenta\\w*|refei\\w*|vale|combustivel|nossa|deb\\w*|estudante|embarque|pre)\\b';

/**
 * Banks' own abbreviations as they print them, asked before the general wordings of `bank-operations.ts`: Caixa `DP DIN LOT`,
 * Bradesco `TRANS SAL P/C/C`, Itaú `INT ITAUCARD`, Sicoob `CRÉD.LIBERAÇÃO TD`, BB `JUROS S/ RD FX`. The first match decides.
 */
export const bankPhrases: readonly BankOperation[] = [
  // A salary account hands the salary over: money from outside for the account that gets it, an own move for the other.
  {
    leaf: 'Salário',
    words:
      '(?<!\\bbb )(?:trans\\w*|trf|tr|ted|doc|cred\\w*|dep\\w*)\\b(?: \\w+)? (?:c |cc |cta |conta |cred\\w* )*sal(?:ar|arios?)?\\b(?! (?:fam|matern|educ)\\w*)|^sal(?:ar)? (?:priv|pub|liq|mens)\\w*|^sal(?:ar)?$|cta sal\\b',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Transferência mesma titularidade',
    words: '(?:trans\\w*|ted|doc) (?:saldo )?(?:c |cta )?sal\\w* (?:p|para) (?:c ?c|cta|conta)\\b',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Transferência mesma titularidade',
    words:
      'te[vf] (?:mesm\\w*|msm) t(?:it\\w*)?\\b|transferid[oa] (?:para|da|de|pra) (?:a )?poup\\w*|transf\\w* (?:para|da|p|de) (?:a )?(?:conta )?poup\\w*|(?:cred\\w*|deb\\w*) (?:da|p|para|em|de) (?:a )?poup\\w*$|transf\\w*\\b.* (?:conta minha|minha conta|(?:para|pra) mim)\\b',
    account: 'BANK',
  },
  {
    leaf: 'Transferência - Mesma instituição',
    words: 'transf\\w* (?:da )?c ?c (?:p(?:ara)? )?(?:c ?p|pp)\\b',
    account: 'BANK',
  },
  {
    leaf: 'Auxílio do governo',
    words: 'cred\\w* nfp\\b|bolsa fam\\w*|aux(?:ilio)? brasil|seg(?:uro)? desemp\\w*',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Transferência - Dinheiro',
    words:
      'd(?:p|ep\\w*)\\b(?: (?:em|no|na|de))? (?:din(?:h|heiro)?|especie|numerario|atm|taa|autoat\\w*|lot\\w*|caixa eletr\\w*|corresp\\w*)\\b|(?:cei|cxe) (?:\\d+ )?dep\\w*|^s(?:q|aq)\\b(?:.* )?(?:lot\\w*|atm|taa|24 ?h|din\\w*|elet\\w*|cxe)\\b',
    account: 'BANK',
  },
  { leaf: 'Transferência - Cheque', words: 'd(?:p|ep\\w*) (?:em )?(?:chq?|cheques?)\\b', account: 'BANK' },
  {
    leaf: 'Saldo bloqueado',
    words:
      '(?:des)?bl(?:oq\\w*|q) (?:de |do |da )?(?:dep\\w*|cheques?|saldo|valor\\w*|jud\\w*)|lib\\w* (?:de |do |da )?(?:dep\\w*|cheques?|saldo|valor\\w*) bl(?:oq\\w*|q)\\b',
    account: 'BANK',
  },
  // What the bank insures is no bill.
  {
    leaf: 'Seguros',
    words:
      'seg(?:uro)?s? (?:de |da |do )?(?:fat\\w*|cartao|cart|conta|cheque)\\b|(?:fatura|cartao|conta|bolsa) proteg\\w*|cxseg\\b',
    type: 'DEBIT',
  },
  {
    leaf: 'Pagamento de cartão de crédito',
    words: `(?:^(?:int |mobile |mob |sispag )?|(?:pag\\w*|pgto|pg|tit\\w*|boleto|da|deb\\w*)\\b.* )(?:${CARDS})\\b|^(?:int |mobile )?(?:${BANKS})(?: (?:${KINDS}))+(?: \\d+)*$|^(?:(?:pag\\w*|pgto|pg|deb\\w*|db)${OF} )?cart(?:ao|oes)?(?: (?:de|${KINDS}|${BANKS}))+(?: \\d+)*$|(?:${BANKS}|picpay|mercado pago|will)(?: pactual)? (?:cartao|cartoes|card)\\b|(?:tit\\w*|boleto|fat\\w*)\\b.* cart(?:ao|oes)\\b(?! ${OTHER_CARDS})|^(?:(?:pag\\w*|pgto)${OF} )?(?:fat|fatura|cartao)(?: d[aeo])?(?: lojas?)? (?:${SHOPS})\\b|^(?:visa|master\\w*|elo|amex|american express|diners|hipercard)(?: fat\\w*)?(?: \\d+)*$|^faturas?$|antecip\\w* (?:d[ae] )?fat\\w*|^db\\w* (?:aut\\w* )?fat\\w*|^(?:visa|master\\w*|elo|amex|hipercard) deb\\w*(?: aut\\w*)? (?:conv\\w*|fat\\w*|conta)|^(?:pag\\w*|pgto|pg|deb\\w*)${OF} cart(?:ao|oes)?(?: (?:de|cred\\w*|internet|banking|celular|mobile|app|aplicativo|taa|atm|bankline|autoatendimento|online|via|pelo|pela|no|na))*$`,
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Pagamento de cartão de crédito',
    words:
      'deb\\w* aut\\w*|deb\\w* (?:em )?(?:conta|cta|c ?c)\\b|inclusao de pag\\w*|^boleto\\b|^valor pago\\b|^pago\\b|^fatura paga\\b',
    type: 'CREDIT',
    account: 'CREDIT',
  },
  // What the card itself costs and does.
  {
    leaf: 'Atraso no pagamento e custos de cheque especial',
    words: '^multas?(?: contratua\\w*| e juros\\b.*)?$',
    type: 'DEBIT',
    account: 'CREDIT',
  },
  {
    leaf: 'Taxas de cartão de crédito',
    words: '(?:aviso|alerta|mens\\w*|envio)(?: \\w+)? (?:sms|mens\\w*|automatica)\\b|^sms$',
    type: 'DEBIT',
    account: 'CREDIT',
  },
  {
    leaf: 'Taxas de cartão de crédito',
    words: '(?:cred\\w*|desc\\w*|isencao|estorn\\w*|dev\\w*) (?:de |da |d )?(?:anuid\\w*|tarifas?)\\b',
    type: 'CREDIT',
    account: 'CREDIT',
  },
  { leaf: 'Transferência - Dinheiro', words: '^saques?\\b', type: 'DEBIT', account: 'CREDIT' },
  {
    leaf: 'Transferência - PIX',
    words: '^pix (?:no|com|via|parcel\\w*|cred\\w*)\\b',
    type: 'DEBIT',
    account: 'CREDIT',
  },
  {
    leaf: 'Transferência - Boleto bancário',
    words: '^(?:pag\\w* (?:de )?)?boletos? (?:no|com|via) (?:o )?(?:cred\\w*|cartao)\\b',
    type: 'DEBIT',
    account: 'CREDIT',
  },
  {
    leaf: 'Empréstimos e financiamento',
    words: '^saldo (?:parcel\\w*|financ\\w*|rotat\\w*|em atraso)\\b',
    type: 'DEBIT',
    account: 'CREDIT',
  },
  {
    leaf: 'Empréstimos',
    words:
      '(?<!\\bfies\\b.*)(?:^(?:(?:pag\\w*|pgto|deb\\w*|da) )?(?:parc(?:elas?)?\\b (?:de |do )?)?cred\\w* pes\\w*|^(?:(?:pag\\w*|pgto|deb\\w*) )?parc(?:elas?)?\\b (?:de |do )?cred\\w*(?: pess\\w*)?$|liq\\w* (?:de |da )?(?:parc(?:elas?)?\\b|contrato)|(?:amort\\w*|pag\\w*|pgto|deb\\w*) (?:de |da |do )?(?:parc(?:elas?)?\\b|contrato|divida|acordo|oper\\w* (?:de )?cred\\w*)(?! (?:de |do )?(?:iptu|ipva|seg\\w*|consor\\w*|habit\\w*|imovel|imob\\w*|veic\\w*|fat\\w*))|deb\\w* (?:de )?divida|crediario\\b|^bx\\w* (?:ant\\w* )?(?:financ|emp)\\w*)',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Empréstimos',
    words:
      '(?:cred\\w* )?lib\\w* (?:de |do |da )?(?:td|oper\\w*|contrato|emp\\w*|cred\\w*)\\b|^cred\\w* (?:de )?(?:oper\\w*|contrat\\w*)\\b',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Taxas bancárias',
    words:
      'sustac\\w*|revogac\\w*|contra ?ordem|tarif? (?:.* )?cheques? compe\\w*|deb\\w* serv\\w* (?:de )?cobr\\w*|devol\\w* (?:de )?cheques? tarif\\w*',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Taxas de conta corrente',
    words: '(?:db|deb\\w*) (?:t |tar\\w* )?cesta\\b|multicta\\b|maxicta\\b|^cesta\\b',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Juros de rendimentos de dividendos',
    words:
      'rentab\\w*|(?:atualiz\\w*|correcao) monet\\w*|cor (?:jscp|jcp|div\\w*|rend\\w*)\\b|(?:cred\\w*|pag\\w*|pgto) (?:de )?(?:jscp|jcp|divid\\w*|rend\\w*)\\b|jscp\\b|juros (?:s|sobre|de) (?:o )?(?:rd|renda|rf|fx|cdb|poup\\w*|aplic\\w*|invest\\w*)',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Investimento automático',
    words:
      'inv(?:est\\w*)? fac\\w*|contamax\\b|(?:baixa|bx|credito|cred|debito|deb) aut\\w* (?:de |da )?(?:poup\\w*|aplic\\w*|fundo\\w*)',
    account: 'BANK',
  },
  {
    leaf: 'Renda fixa',
    words:
      'rdc\\b|^ap poup\\w*|^dinheiro (?:reservad|retirad|guardad|resgatad)[oa]\\b|^reserva por gastos\\b|^bb (?:renda fixa|rf|referenc\\w*)\\b|titulos? publicos?\\b|(?:compra|venda) (?:de )?titulos?\\b|^(?:compra (?:de )?|aplic\\w* |apl )?(?:coe|lig)$|^(?:guard|reserv|retir|resgat)(?:ar|ou) (?:o )?dinheiro\\b|^reserva de emergencia\\b|transf\\w* (?:para|pra|da) (?:a )?reserva$|^poupanca$',
    account: 'BANK',
  },
  {
    leaf: 'Fundos multimercado',
    words:
      '(?:cred\\w*|deb\\w*) (?:liberad[oa] |de )?fundos?\\b(?! (?:de )?(?:garantia|part\\w*|prev\\w*))|^res (?:fundos?|fic|priv\\w*)\\b|^(?:(?:itau|uniclass|pers\\w*|santander|bradesco|bb|apl|res) )+(?:privilege|trust|fic|referenc\\w*)\\b|^privilege\\b|^trust di\\b',
    account: 'BANK',
  },
  { leaf: 'Investimentos', words: 'transf\\w* (?:.* )?(?:conta|cta|ct) (?:de )?invest\\w*', account: 'BANK' },
  {
    leaf: 'Renda variável',
    words:
      '(?:oper\\w*|op) (?:em |na |de )?(?:bolsa|bovespa|b3)\\b|fundos? imobiliarios?\\b|^(?:compra |venda )?(?:de )?etf\\b|^bm ?f\\b',
    account: 'BANK',
  },
  {
    leaf: 'Investimentos',
    words: '^(?:deb\\w* (?:de )?)?(?:cotas? )?capital$|^pic(?: \\d+)*$|^tit\\w* cap$|^cap pic\\b|^pic cap\\b',
    account: 'BANK',
  },
  {
    leaf: 'Impostos',
    words: `multas? (?:da |de |do )?eleic\\w*|multas? eleit\\w*|(?:justica|quitacao) eleit\\w*|org gov\\b|(?:fgts )?gr(?:f|rf)\\b|fgts grf|(?:pix|qr code)\\b.*receita federal(?!.*\\b(?:darf|renda|irpf)\\b)|^(?!.*\\b(?:iptu|itbi|ipva|licenc\\w*|dpvat|darf|multas?|detran|renda|irpf|mei)\\b)(?:${DA})${OF} (?:arrec\\w*|tribut\\w*|impost\\w*|gps|gru|das|orgaos? (?:pub\\w*|gov\\w*))\\b`,
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Eletricidade',
    words: paid('luz|energia|energia ele\\w*|eletr(?:ic\\w*)?|forca e luz'),
    type: 'DEBIT',
    account: 'BANK',
  },
  { leaf: 'Água', words: paid('agua|agua e esgoto|saneam\\w*|esgoto'), type: 'DEBIT', account: 'BANK' },
  { leaf: 'Gás', words: paid('gas|gas canal\\w*|gas encan\\w*'), type: 'DEBIT', account: 'BANK' },
  { leaf: 'Telecomunicação', words: paid('fone|telef\\w*|tel|telecom\\w*'), type: 'DEBIT', account: 'BANK' },
  {
    leaf: 'Internet',
    words:
      '(?:fatura|fat) d[aeo] internet\\b|(?:conta|cta) (?:d[aeo] )?internet\\b(?! bank)|^(?:da|deb\\w* aut\\w*)(?: conv\\w*)? internet\\b(?! bank)',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Celular',
    words:
      '(?:(?:fatura|fat) d[aeo]|(?:conta|cta)(?: d[aeo])?|^(?:da|deb\\w* aut\\w*)(?: conv\\w*)?) celular(?: \\d+)*$',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Juros cobrados',
    words: 'enc(?:argos?)? (?:(?:c|conta) garant\\w*|descob\\w*|saldo vinc\\w*)',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Atividades de empreendedorismo',
    words:
      '^(?:cred\\w*|deb\\w*|vendas?) (?:visa|master\\w*|maestro|elo|amex|hiper\\w*)\\b|^(?:visa|master\\w*|maestro|elo|amex|hiper\\w*) (?:cd|db|cred\\w*|deb\\w*)\\b|^(?:liberacao (?:de |da )?)?vendas?(?: (?:mercado|shopee|online|cart\\w*)\\b.*)?$|(?:sispag|pag\\w*|pgto|cred\\w*|receb\\w*) (?:a |de |do )?fornec\\w*|^liberacao (?:de |do )?dinheiro\\b|^dinheiro liberado\\b',
    type: 'CREDIT',
    account: 'BANK',
  },
];
