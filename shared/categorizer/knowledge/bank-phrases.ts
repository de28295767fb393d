import type { BankOperation } from './bank-operations.ts';

const DA = '(?:da|db|deb(?:ito)?s?|deb\\w* (?:aut\\w*|autor\\w*)|pag\\w*|pg|pgto|arrec\\w*)';
const OF =
  '(?: (?:de|da|do|e|em|conta|contas|cta|conv\\w*|aut\\w*|autor\\w*|efet\\w*|realiz\\w*|fat|fatura|consumo|empresa))*';
/** `DA AGUA`, `PAG LUZ`, `DEB AUT CONV SANEAMENTO`: nothing but what is paid, and a number. */
const paid = (what: string): string => `^(?:${DA}|conta|cta)${OF} (?:${what})(?: \\d+)*$`;

const KINDS =
  'black|visa|mc|master\\w*|gold|plat\\w*|infi\\w*|signature|amex|elo|uniclass|pers\\w*|prime|internacional|nacional|mult\\w*|click|grafite|credito|cred';
const BANKS =
  'itau|bradesco|santander|caixa|cx|bb|nubank|nu bank|inter|c6|xp|btg|porto(?:seg| bank)?|credicard|hipercard|ourocard|sicredi|sicoob|banrisul|brb|pan|bmg|safra|original|neon|digio|next|will|pers\\w*|uniclass';
/** Cards whose names stand for their bills on the side of the bank. */
const CARDS =
  'itaucard|ourocard|credicard|hipercard|(?:banco )?bradescard|sicoobcard|banricard|brbcard|luizacred|tricard|dm ?card|calcard|credz|trigg|(?:banco )?csf\\b(?: s)?|midway|realize (?:cfi|cred\\w*|soc)|(?:fic )?cartao (?:itau|bradesco|santander|caixa|bb|nubank|inter|c6|xp|btg|brb|bmg|pan|safra|sicoob|sicredi|banrisul|neon|digio|will|original)';
/** Shops that issue cards: the bill of one of these is its card's. */
const SHOPS =
  'renner|riachuelo|c e a|cea|c a|marisa|pernambucanas?|carrefour|havan|magalu|magazine luiza|casas? bahia|lojas? americanas?|pao de acucar|extra|assai|atacadao|sams ?club|leroy|ponto frio|zema|torra|avenida|besni|extra|americanas|quero quero|colombo|gazin|havan|lebes|bemol|studio z';
/** Companies whose names cards carry beside that of the bank: `AZUL ITAUCARD`, `SMILES VISA INFINITE`. */
const COBRANDED =
  'latam(?: pass)?|tudo ?azul|azul|gol|smiles|multiplus|livelo|esfera|ipiranga|pao de acucar|extra|assai|atacadao|carrefour|magalu|magazine luiza|ponto(?: frio)?|casas bahia|americanas|samsung|tim|vivo|claro|fiat|volkswagen|volks|ford|gm|chevrolet|decolar|cvc|amazon|mercado livre|petrobras|shell|saraiva|walmart|sams(?: club)?|polishop|marisa|elo';
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
    words:
      '(?:trans\\w*|ted|doc) (?:saldo )?(?:c |cta )?sal\\w* (?:p|para) (?:c ?c|cta|conta)\\b|(?:conta|cta) sal\\w* (?:transf|port)\\w*|portabil\\w* (?:de |do )?sal\\w*',
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
      'd(?:p|ep\\w*)\\b(?: (?:em|no|na|de))? (?:din(?:h|heiro)?|especie|numerario|atm|taa|autoat\\w*|lot\\w*|caixa eletr\\w*|corresp\\w*)\\b|(?:cei|cxe) (?:\\d+ )?(?:dep|din)\\w*|^s(?:q|aq)\\b(?:.* )?(?:lot\\w*|atm|taa|24 ?h|din\\w*|elet\\w*|cxe)\\b',
    account: 'BANK',
  },
  // `CH` is a key of Pix here.
  { leaf: 'Transferência - PIX', words: 'pix (?:ch|chave|cha)\\b', account: 'BANK' },
  {
    leaf: 'Transferência - Câmbio',
    words:
      '(?:para|da|p|de) (?:a )?(?:global account|conta (?:global|internac\\w*|em dolar|dolar|usd|exterior))\\b|^(?:global account|conta global)\\b',
    account: 'BANK',
  },
  { leaf: 'Transferência - Cheque', words: 'd(?:p|ep\\w*) (?:em )?(?:chq?|cheques?)\\b', account: 'BANK' },
  {
    leaf: 'Saldo bloqueado',
    words:
      '(?:des)?bl(?:oq\\w*|q) (?:de |do |da )?(?:dep\\w*|cheques?|saldo|valor\\w*|jud\\w*)|lib\\w* (?:de |do |da )?(?:dep\\w*|cheques?|saldo|valor\\w*) bl(?:oq\\w*|q)\\b',
    account: 'BANK',
  },
  // A share in a cooperative, and certificates of which the bank draws some.
  {
    leaf: 'Investimentos',
    words:
      '(?:contrato|integ\\w*|subsc\\w*)(?: (?:de|do|e|integ\\w*|subsc\\w*))* capital\\b|subsc\\w* integ\\w*|capital (?:social|subscr\\w*|integr\\w*)|(?:cx|caixa|bradesco|santander|itau|bb|sicredi|sicoob|banrisul|brb) ?cap(?:italiz\\w*)?$|^cap (?:caixa|cx)\\b|deb\\w* p cap\\b|federalcap',
    account: 'BANK',
  },
  {
    leaf: 'Investimentos',
    words: '(?:cred\\w*|deb\\w*|p|para|da|de) (?:a |o )?corretora\\b(?! (?:de )?(?:seg\\w*|imov\\w*|imob\\w*))',
    account: 'BANK',
  },
  {
    leaf: 'Auxílio do governo',
    words: 'pasep\\b',
    type: 'CREDIT',
    account: 'BANK',
  },
  { leaf: 'Aposentadoria', words: '^cred\\w* (?:de |do )?benef\\w*$', type: 'CREDIT', account: 'BANK' },
  {
    leaf: 'Transferências',
    words: '^(?:deb|db|cred|cr)\\w* tr\\w* (?:c|ct|cc|cta|conta)\\b|^entrada de dinheiro$',
    account: 'BANK',
  },
  { leaf: 'Serviços de utilidade pública', words: '^(?:(?:pag\\w*|pgto|pg) )?luz (?:e )?gas$', type: 'DEBIT' },
  { leaf: 'Loteria', words: '^apostas? (?:de |em )?lot\\w*', type: 'DEBIT' },
  { leaf: 'Celular', words: '^(?:telef\\w*|cel\\w*|recarga) pre ?pag\\w*', type: 'DEBIT' },
  { leaf: 'Obrigações legais', words: '^deb\\w* judic\\w*', type: 'DEBIT', account: 'BANK' },
  // What the bank insures is no bill.
  {
    leaf: 'Seguros',
    words:
      'seg(?:uro)?s? (?:de |da |do )?(?:fat\\w*|cartao|cart|conta|cheque)\\b|(?:fatura|cartao|conta|bolsa) proteg\\w*|cxseg\\b',
    type: 'DEBIT',
  },
  {
    leaf: 'Pagamento de cartão de crédito',
    words: `^(?:(?:pag\\w*|pgto|int|da|deb\\w*)(?: aut\\w*)? )?(?:${COBRANDED}) (?:itau(?:card)?|(?:${KINDS})(?<!cred\\w*)(?: (?:${KINDS}))*)(?: \\d+)*$|^(?:pag\\w*|pgto)(?: (?:${BANKS}))+(?: (?:${KINDS}))+(?: \\d+)*$|(?:quit\\w*|liq\\w*) (?:d[ae] )?fat\\w*|(?:^(?:int |mobile |mob |sispag |banco )?|(?:pag\\w*|pgto|pg|tit\\w*|boleto|fat\\w*|da|deb\\w*)\\b.* |^fat\\w* )(?:${CARDS})\\b|^(?:int |mobile )?(?:${BANKS})(?: (?:${KINDS}))+(?: \\d+)*$|^(?:(?:pag\\w*|pgto|pg|deb\\w*|db)${OF} )?cart(?:ao|oes)?(?: (?:de|${KINDS}|${BANKS}))+(?: \\d+)*$|(?:${BANKS}|picpay|mercado pago|will)(?: pactual)? (?:cartao|cartoes|card)\\b|(?:tit\\w*|boleto|fat\\w*)\\b.* cart(?:ao|oes)\\b(?! ${OTHER_CARDS})|^(?:(?:pag\\w*|pgto)${OF} )?(?:fat|fatura|(?:fic )?cartao)(?: d[aeo])?(?: lojas?)? (?:${SHOPS})\\b|^(?:visa|master\\w*|elo|amex|american express|diners|hipercard)(?: fat\\w*)?(?: \\d+)*$|^faturas?$|antecip\\w* (?:d[ae] )?fat\\w*|^db\\w* (?:aut\\w* )?fat\\w*|^(?:visa|master\\w*|elo|amex|hipercard) deb\\w*(?: aut\\w*)? (?:conv\\w*|fat\\w*|conta)|(?:fat|fatura) (?:c ?c|cart\\w*)$|^(?:pag\\w*|pgto|pg|deb\\w*)${OF} cart(?:ao|oes)?(?: (?:de|${KINDS}|${BANKS}|cred\\w*|internet|banking|celular|mobile|app|aplicativo|taa|atm|bankline|autoatendimento|online|via|pelo|pela|no|na))*$`,
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Pagamento de cartão de crédito',
    words:
      'deb\\w* aut\\w*|deb\\w* (?:em )?(?:conta|cta|c ?c)\\b|inclusao de pag\\w*|payment|^pix (?:rec\\w*|pag\\w*)|(?:quit\\w*|liq\\w*) (?:d[ae] )?fat\\w*|^boleto\\b|^valor pago\\b|^pago\\b|^fatura paga\\b',
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
    words:
      '(?:cred\\w*|desc\\w*|isencao|canc\\w*|bonif\\w*|estorn\\w*|dev\\w*) (?:de |da |d )?(?:anuid\\w*|tarifas?)\\b',
    type: 'CREDIT',
    account: 'CREDIT',
  },
  {
    leaf: 'Cashback',
    words: '(?:resg\\w*|credito|cred|troca|conversao) (?:de |dos )?pontos\\b|(?:livelo|esfera|dotz) (?:resg|cred)\\w*',
    type: 'CREDIT',
  },
  { leaf: 'Cashback', words: '^desc\\w* (?:na|em|de|da) fat\\w*', type: 'CREDIT', account: 'CREDIT' },
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
  { leaf: 'Financiamento imobiliário', words: '^(?:pag\\w* )?pres\\w* (?:mcmv|casa|imovel|apto|ap)\\b', type: 'DEBIT' },
  {
    leaf: 'Empréstimos e financiamento',
    words: '^cons (?:porto|honda|bb|itau|embracon|rodobens|yamaha|bradesco)\\b',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Empréstimos',
    words:
      '(?<!\\bfies\\b.*)(?:^(?:(?:pag\\w*|pgto|deb\\w*|da) )?(?:parc(?:elas?)?\\b (?:de |do )?)?cred\\w* pes\\w*|^(?:(?:pag\\w*|pgto|deb\\w*) )?parc(?:elas?)?\\b (?:de |do )?cred\\w*(?: pess\\w*)?$|liq\\w* (?:de |da )?(?:parc(?:elas?)?\\b|contrato)|(?:amort\\w*|pag\\w*|pgto|deb\\w*) (?:de |da |do )?(?:parc(?:elas?)?\\b|contrato|divida|acordo|oper\\w* (?:de )?cred\\w*)(?! (?:de |do )?(?:iptu|ipva|seg\\w*|consor\\w*|habit\\w*|imovel|imob\\w*|veic\\w*|fat\\w*))|deb\\w* (?:de |por )?divida|^(?:parc\\w* )?(?:de )?oper\\w* (?:de )?cred\\w*$|^bb giro\\b|crediario\\b|^bx\\w* (?:ant\\w* )?(?:financ|emp)\\w*)',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Empréstimos',
    words:
      'crediario\\b|(?:cred\\w* )?lib\\w* (?:de |do |da )?(?:td|oper\\w*|contrato|emp\\w*|cred\\w*)\\b|^cred\\w* (?:de )?(?:oper\\w*|contrat\\w*|cons(?:ig\\w*)?)\\b|^cred\\w* .*contratad[oa]$',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Atraso no pagamento e custos de cheque especial',
    words: '^(?:adiant\\w*|adto|ad) (?:a )?depos\\w*',
    type: 'DEBIT',
    account: 'BANK',
  },
  { leaf: 'Impostos sobre operações financeiras', words: 'cpmf\\b', type: 'DEBIT', account: 'BANK' },
  {
    leaf: 'Taxas bancárias',
    words:
      '^(?:serv\\w*|tx|taxas?) banc\\w*$|sustac\\w*|revogac\\w*|contra ?ordem|tarif? (?:.* )?cheques? compe\\w*|deb\\w* serv\\w* (?:de )?cobr\\w*|devol\\w* (?:de )?cheques? tarif\\w*',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Taxas de conta corrente',
    words:
      '(?:db|deb\\w*) (?:t |tar\\w* )?cesta\\b|multicta\\b|maxicta\\b|^(?:vr parcial )?(?:cesta|padronizad\\w* (?:prior\\w*|[iv]+))\\b',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Juros de rendimentos de dividendos',
    words:
      'rentab\\w*|(?:atualiz\\w*|correcao) monet\\w*|cor (?:jscp|jcp|div\\w*|rend\\w*)\\b|(?:cred\\w*|pag\\w*|pgto) (?:de )?(?:jscp|jcp|divid\\w*|rend\\w*)\\b|jscp\\b|(?:jrs|jur) (?:s |sobre )?cap\\w* prop\\w*|proventos?\\b.* b3\\b|juros (?:s|sobre|de) (?:o )?(?:rd|renda|rf|fx|cdb|poup\\w*|aplic\\w*|invest\\w*)',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Investimento automático',
    words:
      'inv(?:est\\w*)? (?:fac|aut)\\w*|^bb aut\\w*|contamax\\b|(?:baixa|bx|credito|cred|debito|deb) aut\\w* (?:de |da )?(?:poup\\w*|aplic\\w*|fundo\\w*)',
    account: 'BANK',
  },
  {
    leaf: 'Renda fixa',
    words:
      'rdc\\b|^td (?:selic|ipca|pre\\w*|renda|educa)\\w*|guardou dinheiro|resgatou dinheiro|^reserva (?:criada|programada)|^(?:deb\\w*|cred\\w*) (?:d[ae] )?poup\\w*$|^ap poup\\w*|^dinheiro (?:reservad|retirad|guardad|resgatad)[oa]\\b|^reserva por gastos\\b|^bb (?:renda fixa|rf|referenc\\w*)\\b|titulos? publicos?\\b|(?:compra|venda) (?:de )?titulos?\\b|^(?:compra (?:de )?|aplic\\w* |apl )?(?:coe|lig)$|^(?:guard|reserv|retir|resgat)(?:ar|ou) (?:o )?dinheiro\\b|^reserva de emergencia\\b|transf\\w* (?:para|pra|da) (?:a )?reserva$|^poupanca$',
    account: 'BANK',
  },
  {
    leaf: 'Fundos multimercado',
    words:
      '(?:investimento|moviment\\w*) (?:em |de |no )?fundos?\\b|(?:cred\\w*|deb\\w*) (?:liberad[oa] |de )?fundos?\\b(?! (?:de )?(?:garantia|part\\w*|prev\\w*))|^res (?:fundos?|fic|priv\\w*)\\b|^(?:(?:itau|uniclass|pers\\w*|santander|bradesco|bb|apl|res) )+(?:privilege|trust|fic|referenc\\w*)\\b|^privilege\\b|^trust di\\b',
    account: 'BANK',
  },
  {
    leaf: 'Investimentos',
    words: '(?:transf|cred|deb)\\w* (?:.* )?(?:conta|cta|ct) (?:de )?invest\\w*',
    account: 'BANK',
  },
  {
    leaf: 'Renda variável',
    words:
      '(?:oper\\w*|op) (?:em |na |de )?(?:bolsa|bovespa|b3)\\b|fundos? imobiliarios?\\b|(?:subsc\\w*|cotas?) (?:de )?(?:fiis?|acoes|etf)\\b|^(?:compra |venda )?(?:de )?etf\\b|^bm ?f\\b',
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
      '^(?:cred\\w*|deb\\w*|vendas?) (?:visa|master\\w*|maestro|elo|amex|hiper\\w*)\\b|^(?:visa|master\\w*|maestro|elo|amex|hiper\\w*) (?:cd|db|cred\\w*|deb\\w*)\\b|^(?:liberacao (?:de |da )?|repasse (?:de |da )?)?vendas?(?: (?:mercado|shopee|online|ifood|rappi|cart\\w*)\\b.*)?$|(?:sispag|pag\\w*|pgto|cred\\w*|receb\\w*) (?:a |de |do )?fornec\\w*|^liberacao (?:de |do )?dinheiro\\b|^dinheiro liberado\\b',
    type: 'CREDIT',
    account: 'BANK',
  },
];
