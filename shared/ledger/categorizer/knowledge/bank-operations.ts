import type { CategoryName } from '../../categories/category-tree.ts';

export type BankOperation = {
  leaf: CategoryName;
  /** Alternatives of a regular expression over normalized text, from the start of a word. */
  words: string;
  /** Both when unset. */
  type?: 'DEBIT' | 'CREDIT';
  account?: 'BANK' | 'CREDIT';
};

/** What a bank books by itself, by its usual wordings; the first that fits decides, so the narrower stand first. */
export const bankOperations: readonly BankOperation[] = [
  {
    leaf: 'Multas de trânsito',
    words: 'multas?\\b.*\\b(?:transito|detran|der|prf|cet|dsv|dnit|infracao|infracoes|renainf|veic\\w*)\\b',
    type: 'DEBIT',
  },
  { leaf: 'Aluguel', words: 'aluguel\\b(?! (?:de )?(?:carro|veic|auto|moto|bici))', type: 'DEBIT', account: 'BANK' },
  { leaf: 'Impostos sobre operações financeiras', words: 'iof\\b|i o f\\b', type: 'DEBIT' },
  {
    leaf: 'Transferência mesma titularidade - PIX',
    words: '(?:pix|qr code)\\b.*(?:mesma tit|mesmo tit|entre contas proprias|conta propria)',
    account: 'BANK',
  },
  {
    leaf: 'Transferência mesma titularidade - TED',
    words: 'ted\\b.*(?:mesma tit|mesmo tit|conta propria)',
    account: 'BANK',
  },
  {
    leaf: 'Transferência - Mesma instituição',
    words:
      '(?:transf|tef)\\w*\\b.*(?:mesma tit|mesmo tit|mesmo banco|mesma instit|(?:cc|corrente|cp|poup\\w*) (?:para|p|pra) (?:a )?(?:cc|cp|poup\\w*|corrente))',
    account: 'BANK',
  },
  {
    leaf: 'Saldo bloqueado',
    words: 'bloq\\w* (?:judicial|jud\\b|de saldo)|bloqueio jud|bacenjud|sisbajud',
    account: 'BANK',
  },
  { leaf: 'Pensão alimentícia', words: 'pensao alim|pens alim', account: 'BANK' },
  // Before the salary: a pension is paid as `proventos` too.
  {
    leaf: 'Aposentadoria',
    words: 'aposentad|(?:proventos?|benef\\w*)\\b.*(?:aposent|inss|prev\\b|\\w+prev\\b)',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Salário',
    words:
      '(?:\\d+o? )?salarios?(?!\\w)(?! educacao)|salarial(?<!abono salarial)|(?:cred|liq|rem|pgto|pagto)\\w* (?:de )?sal\\b|remuneracao|proventos?\\b|liquido de vencimento|folha de pag|folha pag|vencimentos\\b|adiant\\w* sal|decimo terceiro',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Aposentadoria',
    words: 'aposentad|(?:beneficio|benef)\\b.*inss|inss\\b|beneficio previd|pensionista',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Auxílio do governo',
    words:
      'bolsa familia|seguro desemp|abono salarial|pis pasep|abono pis|auxilio (?:brasil|gas|emergencial|doenca|maternidade)|bpc\\b|loas\\b|pe de meia|beneficio social|nota paulista|programa social',
    type: 'CREDIT',
  },
  {
    leaf: 'Renda não-recorrente',
    words:
      '(?:saque |credito |cred |rescisao .*)?fgts\\b|rescisao|indeniz\\w*|(?:cred\\w* |pagto |pgto )?(?:de )?(?:premio|sorteio)\\b|sinistro',
    type: 'CREDIT',
  },
  {
    leaf: 'Atividades de empreendedorismo',
    words:
      'pro labore|(?:receb\\w*|cred\\w*|liq\\w*) (?:de )?(?:vendas?|cielo|rede|getnet|stone|pagseguro)\\b|vendas? (?:no )?cart|antecip\\w* (?:de )?(?:receb|vendas)|vendas? (?:debito|credito)|agenda de recebiveis',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Imposto sobre investimentos',
    words: '(?:ir|irrf|imposto(?: de renda)?)\\b.*(?:aplic|rendim|resg|fundo|cdb|invest)|come cotas|ir (?:s|sobre)\\b',
  },
  {
    leaf: 'Imposto de renda',
    words: 'irpf|darf|receita federal|restituicao (?:de )?(?:imposto|ir)|imposto de renda|imposto renda|carne leao',
    account: 'BANK',
  },
  {
    leaf: 'Taxas de cartão de crédito',
    words:
      'anuid|avaliacao emerg|aval emerg|tar\\w* (?:saque|retirada).*cred|overlimit|segunda via (?:do )?cartao|2a? via (?:do )?cartao',
    type: 'DEBIT',
  },
  {
    leaf: 'Taxas de transferência e caixa eletrônico',
    words: 'tar\\w* .*\\b(?:ted|doc|saque|pix|transf\\w*|tev|cheque compe)\\b|tarifa (?:ted|doc|pix|saque)',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Taxas de conta corrente',
    words:
      'tarifas?\\b|tar (?!\\d)|cesta (?:de |b |facil|exclusiv|pj|bradesco|expresso|cel)|pacote (?:de )?(?:serv|tarif|padron)|manutencao (?:de )?(?:conta|cc)|mensalidade (?:conta|pacote|cesta)|extrato\\b',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Atraso no pagamento e custos de cheque especial',
    words:
      '(?:juros|enc\\w*|multa)\\b.*(?:cheque esp|ch esp|limite|lim\\b|atraso|mora\\b|lis\\b)|multa (?:por |de )?(?:atraso|mora)|juros (?:de )?mora|cheque especial|mora (?:cred|oper)|encargos? (?:por |de )?atraso',
    type: 'DEBIT',
  },
  {
    leaf: 'Juros de rendimentos de dividendos',
    words:
      'rend(?:imentos?)?\\b|dividendos?|jcp\\b|juros (?:s|sobre) (?:o )?(?:cap|capital)|cred\\w* juros|juros poup|juros (?:de )?poup|provento\\b.*(?:fii|acoes)|amortizacao fii',
    type: 'CREDIT',
    account: 'BANK',
  },
  { leaf: 'Juros cobrados', words: 'juros\\b|encargos\\b|enc (?:rot|fin)', type: 'DEBIT' },
  {
    leaf: 'Financiamento imobiliário',
    words: 'prest\\w* hab|habitacao\\b|habitacional|financ\\w* imob|cred\\w* imob|minha casa',
    type: 'DEBIT',
  },
  {
    leaf: 'Financiamento de veículos',
    words:
      'financ\\w* (?:de )?(?:vei|auto|moto)|bv financ|aymore|cdc vei|banco (?:volks|gm|honda|toyota|hyundai|rci|psa)|cred\\w* vei',
    type: 'DEBIT',
  },
  { leaf: 'Empréstimo estudantil', words: 'fies\\b|pravaler|cred\\w* universit|financ\\w* estud', type: 'DEBIT' },
  {
    leaf: 'Empréstimos',
    words:
      'emprest|crefisa|consignad|cred\\w* consig|prest\\w* (?:cred|cdc|emp)|cred\\w* pessoal|cdc\\b|liberacao (?:de )?cred|parc\\w* (?:emp|cred)\\b|credito parcelado',
    account: 'BANK',
  },
  {
    leaf: 'Investimento automático',
    words:
      '(?:aplic|resg|apl)\\w*.* (?:aut|autom|automat\\w*)\\b|aut mais|(?:bb )?rende facil|(?:\\w+ )*invest facil|invest auto\\w*',
    account: 'BANK',
  },
  { leaf: 'Seguro de vida', words: 'seg(?:uro)? (?:de )?vida\\b|(?:\\w+ )?vida em grupo', type: 'DEBIT' },
  {
    leaf: 'Pensão (previdência)',
    words: 'previd|vgbl|pgbl|brasilprev|icatu prev|\\w*prev\\b',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Fundos multimercado',
    words: '(?:aplic|apl|resg|resgate|compra)\\w* .*fundos?\\b|fundos? (?:de )?invest|multimercado',
    account: 'BANK',
  },
  {
    leaf: 'Renda fixa',
    words:
      '(?:aplic|apl|resg|compra|venda|venc|dep|guard)\\w* .*\\b(?:cdb|rdb|lci|lca|cri|cra|tesouro|poup\\w*|renda fixa|debenture\\w*|cofrinho|caixinha|letra)\\b|tesouro direto|dinheiro (?:guardado|resgatado)|(?:aplic|resg)\\w* (?:poup|cofr)|cdb\\b',
    account: 'BANK',
  },
  {
    leaf: 'Ajuste de margem',
    words: 'ajuste (?:diario|de margem|margem|bmf|bm f|day ?trade)|chamada (?:de )?margem|margem (?:de )?garantia',
    account: 'BANK',
  },
  {
    leaf: 'Renda variável',
    words:
      '(?:compra|venda) (?:de )?(?:acoes|fii|etf|bdr)|acoes\\b|nota de corret|nota corret|liq\\w* (?:bolsa|bovespa|b3)|bovespa|bolsa de valores|operacoes em bolsa',
    account: 'BANK',
  },
  {
    leaf: 'Pagamento de cartão de crédito',
    words: 'pagamento|pagto|pgto|pag\\b|pagamentos',
    type: 'CREDIT',
    account: 'CREDIT',
  },
  {
    leaf: 'Pagamento de cartão de crédito',
    words:
      '(?:pag|pagto|pgto|pagamento|deb|debito|int|liq\\w*)\\b.*(?:fatura|fat\\b)(?! (?:energia|luz|agua|gas|telef|celular|internet|claro|vivo|tim|oi)\\b)|fatura (?:do |de )?cart|fat cart|(?:pagamento|pagto|pgto|pag|gastos) (?:do |de |com )?cartao(?: de)?(?: cred|$)|gastos cartao|cartao (?:de )?credito$',
    type: 'DEBIT',
    account: 'BANK',
  },
  { leaf: 'Cashback', words: 'cash ?back|dinheiro de volta', type: 'CREDIT' },
  { leaf: 'Transferência - Cheque', words: '(?:cheques?|ch|chq)\\b(?! esp| list)', account: 'BANK' },
  {
    leaf: 'Transferência - Dinheiro',
    words:
      'saques?\\b(?! (?:fgts|facil))|(?:dep\\w*|entrada) .*(?:dinheiro|especie|numerario)|dep\\w* (?:atm|caixa eletr|lot)|banco ?24',
    account: 'BANK',
  },
  {
    leaf: 'Transferência - Câmbio',
    words:
      '(?:\\w+ )*cambio\\b|remessa online|wise\\b|western union|remessa (?:do |ao |para o )?exterior|ordem de pagamento exterior',
    account: 'BANK',
  },
];

/** Words that only say how money moved; another name in the line may say what for. */
export const transferMeans: readonly BankOperation[] = [
  { leaf: 'Transferência - PIX', words: 'pix|qrs\\b|qr code', account: 'BANK' },
  { leaf: 'Transferência - TED', words: 'ted\\b', account: 'BANK' },
  { leaf: 'Transferência - DOC', words: 'doc\\b', account: 'BANK' },
  {
    leaf: 'Transferência - Boleto bancário',
    words:
      'boleto|(?:pag\\w*|pgto|int|liq\\w*)\\b.*(?:tit|titulo|titulos|cobranca|eletron cob\\w*)\\b|titulo outros bancos',
    type: 'DEBIT',
    account: 'BANK',
  },
];
