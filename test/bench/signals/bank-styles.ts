/** How each bank writes the lines of its statement. `{d}` is the date as dd/mm, `{t}` the name of the other side. */
export interface BankStyle {
  name: string;
  connectorId: number;
  pixOut: string;
  pixIn: string;
  boleto: string;
  autoDebit: string;
  debit: string;
  salary: string;
  cardPayment: string;
  apply: string;
  redeem: string;
  cash: string;
  package: string;
  overdraft: string;
  received: string;
  installment: (text: string, number: string, total: string) => string;
}

const spaced = (text: string, number: string, total: string): string => `${text} ${number}/${total}`;
const parc = (text: string, number: string, total: string): string => `${text} PARC ${number}/${total}`;
const parcela = (text: string, number: string, total: string): string =>
  `${text} - Parcela ${Number(number)}/${Number(total)}`;

export const OPEN_BANKS: readonly BankStyle[] = [
  {
    name: 'Nubank',
    connectorId: 612,
    pixOut: 'Transferência enviada pelo Pix - {t} - •••.418.226-••',
    pixIn: 'Transferência recebida pelo Pix - {t} - •••.772.901-••',
    boleto: 'Pagamento de boleto efetuado - {t}',
    autoDebit: 'Débito automático - {t}',
    debit: 'Compra no débito - {t}',
    salary: 'Transferência recebida - {t}',
    cardPayment: 'Pagamento de fatura',
    apply: 'Aplicação RDB',
    redeem: 'Resgate RDB',
    cash: 'Saque - Banco24Horas',
    package: 'Tarifa de pacote de serviços',
    overdraft: 'Juros por limite da conta',
    received: 'Pagamento recebido',
    installment: parcela,
  },
  {
    name: 'Itaú',
    connectorId: 601,
    pixOut: 'PIX TRANSF {t}{d}',
    pixIn: 'PIX RECEBIDO {t}{d}',
    boleto: 'PAG BOLETO {t}',
    autoDebit: 'DA  {t}',
    debit: 'RSHOP-{t}-{d}',
    salary: 'REMUNERACAO/SALARIO {t}',
    cardPayment: 'ITAU PERSON FATURA',
    apply: 'APLICACAO CDB DI',
    redeem: 'RESGATE CDB DI',
    cash: 'SAQUE 24H {d}',
    package: 'TAR PACOTE ITAU',
    overdraft: 'JUROS LIMITE DA CONTA',
    received: 'PAGAMENTO EFETUADO',
    installment: spaced,
  },
  {
    name: 'Bradesco',
    connectorId: 603,
    pixOut: 'TRANSFE PIX DES: {t} {d}',
    pixIn: 'TRANSFE PIX REM: {t} {d}',
    boleto: 'PAGTO ELETRON  COBRANCA {t}',
    autoDebit: 'CONTA DEB AUT {t}',
    debit: 'VISA ELECTRON {t}',
    salary: 'CREDITO DE SALARIO {t}',
    cardPayment: 'GASTOS CARTAO DE CREDITO',
    apply: 'APLICACAO INVEST FACIL',
    redeem: 'RESGATE INVEST FACIL',
    cash: 'SAQUE C/C BDN',
    package: 'TARIFA BANCARIA CESTA B.EXPRESSO',
    overdraft: 'ENCARGOS LIMITE DE CRED',
    received: 'PAGTO. POR DEB EM C/C',
    installment: spaced,
  },
  {
    name: 'Banco do Brasil',
    connectorId: 611,
    pixOut: 'Pix - Enviado {d} {t}',
    pixIn: 'Pix - Recebido {d} {t}',
    boleto: 'Pagamento de Boleto - {t}',
    autoDebit: 'Pagto conta - débito automático - {t}',
    debit: 'Compra com Cartão - {d} {t}',
    salary: 'Recebimento de Proventos - {t}',
    cardPayment: 'Pagto cartão crédito - OUROCARD',
    apply: 'BB Rende Fácil - Aplicação',
    redeem: 'BB Rende Fácil - Resgate',
    cash: 'Saque no TAA {d}',
    package: 'Tarifa Pacote de Serviços',
    overdraft: 'Cobrança de Juros - Cheque Ouro',
    received: 'PGTO DEBITO CONTA',
    installment: parc,
  },
];

export const CLOSED_BANKS: readonly BankStyle[] = [
  {
    name: 'Santander',
    connectorId: 608,
    pixOut: 'PIX ENVIADO              {t}',
    pixIn: 'PIX RECEBIDO             {t}',
    boleto: 'PAGAMENTO DE BOLETO OUTROS BANCOS {t}',
    autoDebit: 'DEBITO AUT. {t}',
    debit: 'COMPRA CARTAO DEB MC {d} {t}',
    salary: 'LIQUIDO DE VENCIMENTO {t}',
    cardPayment: 'PAGAMENTO CARTAO CREDITO BCE',
    apply: 'APLICACAO CONTAMAX',
    redeem: 'RESGATE CONTAMAX AUTOMATICO',
    cash: 'SAQUE DINHEIRO ATM',
    package: 'TARIFA MENSALIDADE PACOTE SERVICOS',
    overdraft: 'JUROS SALDO UTILIZ ATE LIMITE',
    received: 'PAGAMENTO DE FATURA-INTERNET',
    installment: spaced,
  },
  {
    name: 'Banco Inter',
    connectorId: 823,
    pixOut: 'Pix enviado: "Cp :18236120-{t}"',
    pixIn: 'Pix recebido: "Cp :60701190-{t}"',
    boleto: 'Pagamento efetuado: "{t}"',
    autoDebit: 'Pagamento débito automático: "{t}"',
    debit: 'Compra no debito: "No estabelecimento {t}"',
    salary: 'Credito salario: "{t}"',
    cardPayment: 'Pagamento efetuado: "Pagamento fatura cartao Inter"',
    apply: 'Aplicacao: "CDB POS DI LIQ"',
    redeem: 'Resgate: "CDB POS DI LIQ"',
    cash: 'Saque: "Banco 24 horas"',
    package: 'Tarifa: "Cesta de serviços"',
    overdraft: 'Juros: "Utilizacao do limite da conta"',
    received: 'PAGAMENTO ON LINE',
    installment: (text, number, total) => `${text} (Parcela ${number} de ${total})`,
  },
  {
    name: 'Caixa',
    connectorId: 619,
    pixOut: 'ENVIO PIX {t}',
    pixIn: 'CRED PIX {t}',
    boleto: 'PG BOLETO {t}',
    autoDebit: 'DEB.AUTOR. {t}',
    debit: 'COMPRA - ELO DEBITO {t}',
    salary: 'CRED SALARIO {t}',
    cardPayment: 'DEB CARTAO CAIXA',
    apply: 'APLIC FIC GIRO',
    redeem: 'RESG FIC GIRO',
    cash: 'SAQUE ATM 24H',
    package: 'DEB CESTA',
    overdraft: 'DEB JUROS CHEQUE ESPECIAL',
    received: 'OBRIGADO PELO PAGAMENTO',
    installment: parc,
  },
  {
    name: 'C6 Bank',
    connectorId: 626,
    pixOut: 'Pix enviado para {t}',
    pixIn: 'Pix recebido de {t}',
    boleto: 'PGTO BOLETO - {t}',
    autoDebit: 'PGTO DEB AUTOMATICO - {t}',
    debit: 'DEBITO DE CARTAO - {t}',
    salary: 'RECEBIMENTO SALARIO - {t}',
    cardPayment: 'PGTO FAT CARTAO C6',
    apply: 'CDB C6 LIM. GARANT. - APLICACAO',
    redeem: 'CDB C6 - RESGATE',
    cash: 'SAQUE REDE B24H',
    package: 'TARIFA PLANO DE CONTA',
    overdraft: 'JUROS CHEQUE ESPECIAL C6',
    received: 'Inclusao de Pagamento',
    installment: (text, number, total) => `${text} - Parcela ${number}/${total}`,
  },
];
