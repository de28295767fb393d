import type { CategoryName } from '../../categories/category-tree.ts';

export type BankOperation = {
  leaf: CategoryName;
  /** Alternatives of a regular expression over normalized text, from the start of a word. */
  words: string;
  /** Both when unset. */
  type?: 'DEBIT' | 'CREDIT';
  account?: 'BANK' | 'CREDIT';
};

const OWN =
  '(?:(?:mesm|msm)[ao]? ?(?:tit\\w*|cpf|favorec\\w*)|propri[ao]s? (?:tit\\w*|conta|cta)|(?:ted|pix|doc|transf) propri[ao]|(?:contas?|cta|ct|cc|poup\\w*|titular\\w*) propri[ao]s?|(?:entre|para) minhas? contas?)';

// Card machines: some of their brands name other things too, and need a word of sales beside them.
const ACQUIRERS =
  'cielo|redecard|getnet|safrapay|sipag|cabal|stelo|sumup|i?zettle|infinite ?pay|maquinin\\w*|moderninha|minizinha|granito';
const AMBIGUOUS_ACQUIRERS =
  'rede|stone|ton|pag ?seguro|pagbank|mercado ?pago|picpay|c6 ?pay|visa|master\\w*|mast|elo|amex|hiper\\w*';
const SALES =
  'visa|master\\w*|mast|maestro|elo|amex|hiper\\w*|cred(?:ito)?|deb(?:ito)?|cd\\w*|db\\w*|vendas?|repasses?|receb\\w*|liq\\w*|antecip\\w*|maq\\w*|cartoes';

/** Operations that a bank books itself, by its usual wordings; the first match decides, so narrower ones come first. */
export const bankOperations: readonly BankOperation[] = [
  {
    leaf: 'Impostos',
    words: 'darf\\b.*\\b(?:simples|das|mei|pis|cofins|csll|irpj|inss|previd\\w*|itr|iof)\\b',
    type: 'DEBIT',
  },
  {
    leaf: 'Apostas online',
    words:
      '(?:superbet|bet\\w*|sportingbet|esportes da sorte|estrela ?bet|novibet|pixbet|galera ?bet|blaze|kto)\\b.*\\b(?:saques?|premio|pagamento|resgate|ganho)',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Prática de esportes',
    words:
      '(?:aluguel|locacao|reserva|horario|mensal\\w*) (?:d[ea] )?(?:quadra|campo|society|areia)|(?:quadra|society|campo|arena)\\b.*\\b(?:aluguel|locacao|reserva|horario)',
    type: 'DEBIT',
  },
  {
    leaf: 'Multas de trânsito',
    words:
      'multas?\\b.*\\b(?:transito|detran|der|prf|cet|dsv|dnit|infracao|infracoes|renainf|veic\\w*)\\b|(?:detran|der|prf|cet|dsv|dnit|semob|bhtrans)\\b.*\\b(?:multas?|infrac\\w*|ait)\\b|auto (?:de )?infrac\\w*',
    type: 'DEBIT',
  },
  {
    leaf: 'Aluguel',
    words:
      'aluguel\\b(?! (?:de )?(?:carro|veic|auto|moto|bici|mesa|som|brinq|roupa|traje|vestido|beca|fantasia|patins|maq|equip|mat|cadeira|tenda|caçamba|cacamba|andaime))',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Empréstimos',
    words: 'bb cred(?:ito)? (?:auto|renov|sal|consig|benef|13|parcel|pessoal)\\w*|consig\\b',
    account: 'BANK',
  },
  // A refunded fee of the bank has the category of the fee.
  {
    leaf: 'Taxas de cartão de crédito',
    words: '(?:estorno|est|dev\\w*|reemb\\w*) (?:de |da |d )?anuid\\w*',
    type: 'CREDIT',
  },
  {
    leaf: 'Impostos sobre operações financeiras',
    words: '(?:estorno|est|dev\\w*) (?:de |do |d )?iof\\b',
    type: 'CREDIT',
  },
  {
    leaf: 'Taxas bancárias',
    words: '(?:estorno|est|dev\\w*|reemb\\w*) (?:de |da |d )?(?:tar\\w*|taxas?|cesta|pacote)\\b',
    type: 'CREDIT',
    account: 'BANK',
  },
  { leaf: 'Impostos sobre operações financeiras', words: 'iof\\b|i o f\\b', type: 'DEBIT' },
  { leaf: 'Impostos sobre moradia', words: 'iptu\\b|itbi\\b', type: 'DEBIT' },
  {
    leaf: 'Taxas e impostos sobre veículos',
    words: 'ipva\\b|licenc\\w* (?:de )?(?:veic|detran|anual)|dpvat\\b',
    type: 'DEBIT',
  },
  { leaf: 'Transferência mesma titularidade - PIX', words: `(?:pix|qr code)\\b.*${OWN}`, account: 'BANK' },
  { leaf: 'Transferência mesma titularidade - TED', words: `ted\\b.*${OWN}`, account: 'BANK' },
  {
    leaf: 'Transferência mesma titularidade',
    words: `${OWN}|(?:transf|transfer|transferencia|trf|tr|tef|tev)\\b.* poup(?:anca)?\\b`,
    account: 'BANK',
  },
  {
    leaf: 'Transferência - Mesma instituição',
    words:
      '(?:transf|tr[fa]?|tef)\\w*\\b.*(?:mesmo b(?:anco|co)|mesma (?:instit|ag)|entre (?:contas?|c ?c|ag\\w*)\\b|(?:cc|corrente|cp|poup\\w*) (?:para|p|pra) (?:a )?(?:cc|cp|corrente))',
    account: 'BANK',
  },
  {
    leaf: 'Saldo bloqueado',
    words: '(?:des)?bloq\\w* (?:judicial|jud\\b|de saldo)|bloqueio jud|bacenjud|sisbajud',
    account: 'BANK',
  },
  { leaf: 'Pensão alimentícia', words: 'pensao alim|pens alim', account: 'BANK' },
  // Before the salary: a pension is paid as `proventos` too.
  {
    leaf: 'Aposentadoria',
    words: 'aposentad|(?:proventos?|benef\\w*)\\b.*(?:apos|compl\\w*|inss|prev\\b|\\w+prev\\b)',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Salário',
    words:
      'sal\\w* liq\\w*|liq\\w* sal\\b|sal (?:mensal|mes|ref|bruto|norm\\w*)\\b|(?:\\d+o? )?salarios?(?!\\w)(?! educacao)|salarial(?<!abono salarial)|(?:cred|liq|rem|pgto|pagto)\\w* (?:de )?sal\\b|remuneracao\\b(?! (?:de |da |do |s )?(?:poup|conta|cc\\b|saldo|bas|aplic|capital|juros))|proventos?\\b(?!.*(?:acoes|fii|b3|bolsa))|(?:liq\\w*|cred\\w*) (?:de )?venc\\w*|siape\\b|folha de pag|folha pag|(?:pag\\w*|pgto|cred\\w*|liq\\w*) (?:da |de )?folha\\b|holerite|ordenado\\b|soldo\\b|vencimentos\\b|adiant\\w* sal|decimo terceiro|(?:13o?|decimo) sal\\b|(?:1a?|2a?|primeira|segunda) parc\\w* (?:do )?(?:13|decimo)',
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
      'bolsa familia|seg(?:uro)? desemp|abono salarial|pis pasep|abono pis|pis\\b|auxilio\\b|aux (?:do )?(?:brasil|emerg\\w*|doenca|gas|reclusao|natal\\w*|acid\\w*|matern\\w*|inclusao|moradia gov\\w*)|vale gas|gas (?:do povo|dos brasil\\w*)|garantia safra|seg(?:uro)? defeso|bolsa (?:atleta|verde|capixaba|do povo|permanencia)|renda (?:cidada|brasil|minima|melhor)|cartao (?:prato|comida)|salario familia|bpc\\b|loas\\b|pe de meia|benef\\w* (?:social|eventual)|nota (?:paulista|parana|gaucha|legal|vitoria)|nota fiscal paul|programa social',
    type: 'CREDIT',
  },
  {
    leaf: 'Renda não-recorrente',
    words:
      '(?:saque |credito |cred |rescisao .*)?fgts\\b|resci(?:sao|sor\\w*)|verbas? resc\\w*|trct\\b|aviso previo|indeniz\\w*|venda (?:de |do )?(?:veic\\w*|carro|auto\\w*|moto|imovel|ap(?:to|artamento)|casa|terreno)\\b|(?:cred\\w* |pagto |pgto )?(?:de )?(?:premio|sorteio)\\b|sinistro',
    type: 'CREDIT',
  },
  {
    leaf: 'Atividades de empreendedorismo',
    words: `pro labore|honorarios?\\b|(?:receb\\w*|cred\\w*|liq\\w*) (?:de )?(?:vendas?|rede|stone|pagseguro)\\b|vendas\\b|vendas?\\b.* (?:no |em )?cart|antecip\\w* (?:de )?(?:receb|vendas)|venda (?:debito|credito)|agenda (?:de )?(?:recebiveis|cart\\w*)|receb\\w* (?:de )?cart\\w*|stone (?:pag|inst)\\w*|cloudwalk|(?<!estorno |compra |est )(?:hotmart|kiwify|eduzz|monetizze|airbnb pay)\\w*|domicilio (?:banc\\w* )?cart\\w*|(?:${ACQUIRERS})\\b|(?:${AMBIGUOUS_ACQUIRERS})\\b.* (?:${SALES})\\b|(?:${SALES})\\b.* (?:rede|stone|ton|pag ?seguro|pagbank|maq\\w*)\\b`,
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Renda',
    words:
      'comiss(?:ao|oes)\\b|bonus\\b|vale (?:alim|refei)\\w*|bonific\\w*|gratific\\w*|plr\\b|ppr\\b|part\\w* (?:nos )?lucros|ferias\\b|diarias\\b|ajuda (?:de )?custo|bolsa (?:de )?(?:estud|cnpq|capes|pesq|estag|mestr|dout|inic)\\w*|cnpq\\b|capes\\b|estagio\\b|alug\\w*|adiant\\w*|adto\\b|royalt\\w*|direitos autorais|adsense|repasses?\\b',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Imposto sobre investimentos',
    words:
      '(?:ir|irrf|imposto(?: de renda)?)\\b.*(?:aplic|rendim|resg|fundo|cdb|invest|renda fixa|tesouro|fii|acoes|day ?trade)|come cotas|(?:darf|imposto|ir)\\b.*(?:ganho (?:de )?cap|renda var|bolsa|day ?trade)|darf (?:cod |codigo )?(?:6015|4600|8523|6813)\\b|ganhos? (?:de )?capital|ir (?:s|sobre)\\b',
  },
  {
    leaf: 'Imposto de renda',
    words:
      'irpf|darf|receita federal|rest\\w* (?:d[oe] )?(?:imp\\w*|ir\\b|irpf)|lote (?:rest\\w*|ir\\b|irpf)|imp(?:osto)? (?:de |s |sobre )?renda|carne leao',
    account: 'BANK',
  },
  { leaf: 'Impostos', words: 'irrf\\b|ir (?:fonte|retido)', type: 'DEBIT', account: 'BANK' },
  {
    leaf: 'Taxas de cartão de crédito',
    words:
      '(?<!\\b(?:oab|crea|crm|cro|crp|crc|cref|crefito|coren|creci|cau|crf|crn|conselho|sindic\\w*|assoc\\w*|clube|escola|colegio)\\b.*)anuid\\w*(?! (?:do |da |de )?(?:oab|crea|crm|cro|crp|crc|cref|crefito|coren|creci|cau|crf|crn|conselho|sindic\\w*|assoc\\w*|clube|escola)\\b)|avaliacao emerg|aval emerg|tar\\w* (?:saque|retirada).*cred|overlimit|segunda via (?:do )?cartao|2a? via (?:do )?cartao',
    type: 'DEBIT',
  },
  {
    leaf: 'Taxas de transferência e caixa eletrônico',
    words: 'tar\\w* .*\\b(?:ted|doc|saque|pix|transf\\w*|tev|cheque compe)\\b|tarifa (?:ted|doc|pix|saque)',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Taxas bancárias',
    words:
      'tar\\w* bancarias?\\b(?!.*(?:cesta|pacote|manut|conta|mens))|tar\\w* (?:de )?(?:liq\\w*|cobr\\w*|boleto|titulo|registro|baixa)\\b',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Taxas de conta corrente',
    words:
      'tarifas?\\b|tar (?!\\d)|(?:deb\\w*|mens\\w*|pgto|pag\\w*) cesta\\b|cesta (?:de |b |serv|facil|exclusiv|pj|bradesco|expresso|cel)|pacote (?:de )?(?:serv|tarif|padron)|manut\\w* (?:d[ea] )?(?:conta|cta|ct|cc|c c)\\b|mens(?:alidade)? (?:d[ea] |do )?(?:conta|cta|pacote|pct|cesta)|(?:pct|pcte) (?:de )?(?:serv|tarif|padr)|extrato\\b',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Atraso no pagamento e custos de cheque especial',
    words:
      '(?:juros?|jur|enc\\w*|multa)\\b.*(?:cheque esp|ch esp|limite|lim\\b|atraso|mora\\b|lis\\b)|multa (?:por |de )?(?:atraso|mora)|juros (?:de )?mora|cheque especial|mora (?:cred|oper)|encargos? (?:por |de )?atraso',
    type: 'DEBIT',
  },
  {
    leaf: 'Juros de rendimentos de dividendos',
    words:
      'rend(?:imentos?)?\\b|divid(?:endos?)?\\b|jcp\\b|juros (?:s|sobre|ao) (?:o )?(?:cap|capital)|sobras\\b|distrib\\w* (?:de )?sobras|cred\\w* juros|juros poup|rem\\w* bas\\w*|remuner\\w* (?:de |da |do |s )?(?:poup|conta|cc\\b|saldo|aplic|capital|juros)\\w*|juros (?:de )?poup|provento\\b.*(?:fii|acoes)|amortizacao fii',
    type: 'CREDIT',
    account: 'BANK',
  },
  { leaf: 'Juros cobrados', words: 'juros\\b|encargos\\b|enc (?:rot|fin)', type: 'DEBIT' },
  {
    leaf: 'Financiamento imobiliário',
    words:
      'pres(?:t\\w*)? hab|habitacao\\b|habitacional|financ\\w* (?:imob|hab)|cred\\w* imob|minha casa minha|casa propria',
    type: 'DEBIT',
  },
  {
    leaf: 'Financiamento de veículos',
    words:
      'financ\\w* (?:de )?(?:vei|auto|moto)|bv financ|aymore|cdc vei|(?:banco|bco) (?:volks|gm\\b|honda|toyota|hyundai|rci\\b|psa\\b|yamaha|renault|ford\\b|fiat|fidis|mercedes|bmw|nissan|mitsubishi|peugeot|citroen|stellantis|volvo|scania|suzuki|kawasaki)|cred\\w* vei',
    type: 'DEBIT',
  },
  { leaf: 'Empréstimo estudantil', words: 'fies\\b|pravaler|cred\\w* universit|financ\\w* estud', type: 'DEBIT' },
  {
    leaf: 'Empréstimos',
    words:
      'emprest|crefisa|consignad|cred\\w* consig|prest\\w* (?:cred|cdc|emp)|cred\\w* pessoal|cdc\\b|lib\\w* (?:de )?cred|capital (?:de )?giro|giro (?:facil|rapido|parcelado)|pronampe\\b|pronaf\\b|pronamp\\b|cred\\w* rural|custeio (?:agr|rural|pecu)\\w*|hot money\\b|crediamigo|agroamigo|credi?(?:facil|certo|rapido|nosso) parc\\w*|parc\\w* consig\\w*|credito rotativo parc\\w*|micro ?cred\\w*|parc\\w* (?:emp|cred)\\b|credito parcelado',
    account: 'BANK',
  },
  {
    leaf: 'Renda fixa',
    words: '(?:aplic|apl|resg)\\w* (?:em |de )?(?:cdb|rdb|lci|lca|cra|cri)\\b|poup\\w* (?:prog|integr)\\w*',
    account: 'BANK',
  },
  {
    leaf: 'Investimento automático',
    words:
      '(?:aplic|resg|apl)\\w*.* (?:aut|autom|automat\\w*)\\b|aut mais|(?:bb )?rende facil|invest facil|invest auto\\w*',
    account: 'BANK',
  },
  { leaf: 'Seguro de vida', words: 'seg(?:uro)? (?:de )?vida\\b|vida em grupo', type: 'DEBIT' },
  {
    leaf: 'Pensão (previdência)',
    words:
      'previd(?!.* inss)|vgbl|pgbl|brasilprev|icatu prev|(?!odonto|med|amil|sul)\\w*prev\\b|funpresp|previ\\b|petros\\b|funcef\\b|postalis\\b|fapes\\b|forluz\\b|sabesprev|fundacao (?:itau unib|cesp|copel|atlantico|real grand)',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Fundos multimercado',
    words:
      '(?:aplic|apl|resg|compra)\\w* .*\\b(?:fundos?|fund|fdos?|fi[cafm]?)\\b|fundos? (?:de )?invest|(?:fi[cafm]?|fundos?)\\b.* (?:aplic|resg)\\w*|multimercado',
    account: 'BANK',
  },
  {
    leaf: 'Renda fixa',
    words:
      '(?:aplic|apl|resg|compra|venda|venc|dep|guard)\\w* .*\\b(?:cdb|rdb|lci|lca|cri|cra|tesouro|poup\\w*|renda fixa|debenture\\w*|cofrinho|caixinha|letra)\\b|tesouro (?:direto|ipca|selic|prefix|renda|educa)|debentures?\\b|dinheiro (?:guardado|resgatado)|(?:aplic|resg)\\w* (?:poup|cofr)|[cr]db\\b|lc[ia] (?:pos|pre|di|ipca|cdi|venc\\w*|\\d+)\\b|caixinhas?\\b|cofrinhos?\\b|porquinho|(?:bb )?rf (?:simples|ref|di|lp|cp|longo|curto)',
    account: 'BANK',
  },
  {
    leaf: 'Ajuste de margem',
    words:
      '(?:dep\\w*|cred\\w*|deb\\w*|transf\\w*) (?:de )?margem|margem (?:bmf|bm f|b3|dolar|futuros?)|ajuste (?:diario|de margem|margem|bmf|bm f|day ?trade)|chamada (?:de )?margem|margem (?:de )?garantia',
    account: 'BANK',
  },
  {
    leaf: 'Renda variável',
    words:
      '(?:compra|venda) (?:de )?(?:acoes|fii|etf|bdr)|acoes\\b|nota de corret|nota corret|corretagem|b3 \\w+|liq\\w* (?:bolsa|bovespa|b3)|bovespa|cblc\\b|bolsa de valores|operacoes em bolsa',
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
      '(?:pag|pagto|pgto|pagamento|deb|debito|int|liq\\w*)\\b.*(?:fatura|fat\\b)(?! (?:d[aeo] )?(?:energia|luz|agua|gas|telef\\w*|claro|vivo|tim|oi)\\b)(?! d[aeo] (?:celular|internet)\\b)(?! (?:celular|internet)\\b(?!(?: banking)?$))|(?:fatura|fat) (?:pag[ao]|quitad[ao]|liquidad[ao]|uniclass|personnal\\w*|platinum|gold|black|infinite|internac\\w*)\\b|fatura (?:do |de |da )?(?:cart|nubank|nu bank|itau|inter\\b|c6|bradesco|santander|bb\\b|caixa|xp|digio|will|pan\\b|neon|visa|master|elo\\b)|fat cart|(?:pagamento|pagto|pgto|pag|gastos) (?:do |de |com )?cartao(?: de)?(?: cred|$)|gastos cartao|cartao (?:de )?credito$',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Empréstimos e financiamento',
    words:
      'renegoc\\w*|refinanc\\w*|financiam\\w*(?! e inv)|(?<!(?:aplic|apl|resg)\\w* )financ\\b(?! e in)|parcelamento (?:de |da )?(?:fat|divida|saldo)|parc fat\\w*|acordo (?:de )?(?:pag|div|renegoc)|prest(?:acao|acoes)\\b(?! (?:de )?(?:serv|contas))|prest (?!serv)|^(?:pag\\w*|pgto|pg) prest$|desenrola',
    type: 'DEBIT',
  },
  // What a consortium will buy is not printed; those of buses are public transport.
  {
    leaf: 'Empréstimos e financiamento',
    words:
      'consorcio\\b(?! (?:urbano|inter\\w*|santa cruz|trans\\w*|metro\\w*|oper\\w*|via|de onibus|saude))|(?:saldo|sdo) dev\\w*|limite (?:da |de )?conta',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Obrigações legais',
    words:
      'dep\\w* judic\\w*|penhora\\b|custas (?:jud|proc)\\w*|taxa judic\\w*|tribunal (?:de )?just\\w*|ordem judic\\w*',
    type: 'DEBIT',
    account: 'BANK',
  },
  {
    leaf: 'Taxas bancárias',
    words: '(?:txa?|taxa) (?:de )?(?:manut|serv|cad|adm|oper|banc|renov|mens)\\w*',
    type: 'DEBIT',
    account: 'BANK',
  },
  { leaf: 'Taxas de cartão de crédito', words: 'tarifas?\\b|tar (?!\\d)', type: 'DEBIT', account: 'CREDIT' },
  { leaf: 'Cashback', words: 'cash ?back|dinheiro de volta', type: 'CREDIT' },
  { leaf: 'Transferência - Cheque', words: '(?:cheques?|cheq|ch|chq)\\b(?! esp| list)', account: 'BANK' },
  {
    leaf: 'Transferência - Dinheiro',
    words:
      '(?:saques?|saq|retirada)\\b(?! (?:fgts|facil))|(?:dep\\w*|entrada) .*(?:dinheiro|especie|numerario)|dep\\w* (?:atm|caixa eletr|lot)|banco ?24',
    account: 'BANK',
  },
  {
    leaf: 'Transferência - Câmbio',
    words:
      'cambio\\b(?! e (?:val|tit))|(?:compra|venda|saque) (?:de )?(?:moeda|dolar|euro|usd|eur|peso)\\b|moeda estrang\\w*|papel moeda|remessa online|wise\\b|western union|remessa (?:do |ao |para o )?exterior|ord(?:em|ens)? (?:de )?(?:pag\\w*|pgto) (?:d[oe] |ao |para o )?ext(?:er\\w*)?\\b|rem(?:essa)? (?:internac\\w*|ext\\w*)|(?:receb\\w*|cred\\w*|pag\\w*|pgto|transf\\w*) (?:d[oe] |ao |para o )?exterior|exterior (?:usd|eur|gbp)\\b|swift (?:in|out|cred|transf|usd|eur|receb|rem|ord)\\w*|payoneer|remitly|moneygram|remessa rapida',
    account: 'BANK',
  },
  // Last: the line does not say what was deposited or withdrawn.
  {
    leaf: 'Investimentos',
    words: '(?:aplic(?:acao|acoes)?|apl|resg(?:ates?)?)\\b(?! (?:de )?(?:pontos|milhas|premio|capital|livelo))',
    account: 'BANK',
  },
];

/** Words that only say how money moved; another name in the line may say what for. */
export const transferMeans: readonly BankOperation[] = [
  {
    leaf: 'Transferência - PIX',
    words: 'pix(?:\\b|env|rec|transf|qr|cred|deb|pag)|qrs\\b|qr code|(?:com|por|via) (?:codigo )?qr\\b',
    account: 'BANK',
  },
  { leaf: 'Transferência - TED', words: 'ted[cd]?\\b', account: 'BANK' },
  { leaf: 'Transferência - DOC', words: '(?<!\\d )doc\\b|doc\\b(?! \\d+$)|doc[cd]\\b', account: 'BANK' },
  {
    leaf: 'Transferências',
    words: 'tbi\\b|te[fv]\\b|transf(?:er|erencias?)?\\b|trf\\b|tr (?:cta|ct|cc|conta)\\b',
    account: 'BANK',
  },
  {
    leaf: 'Transferências',
    words:
      'dep(?:ositos?)?\\b|ord\\w* banc\\w*|pag\\w* recebid[ao]s?\\b|receb\\w* (?:de )?(?:pag\\w*|boletos?)|boletos? (?:de cobranca )?recebid[ao]s?|cred\\w* (?:de )?cob\\w*|liq\\w* (?:de )?cob\\w*',
    type: 'CREDIT',
    account: 'BANK',
  },
  {
    leaf: 'Transferência - Boleto bancário',
    words:
      'boleto|(?:pag\\w*|pg|pgto|int|liq\\w*)\\b.*(?:tit|titulo|titulos|cobranca|eletron cob\\w*)\\b|titulo outros bancos|deb\\w* tit\\w* compe\\w*',
    type: 'DEBIT',
    account: 'BANK',
  },
];
