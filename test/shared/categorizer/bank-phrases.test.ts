import { describe, expect, it } from 'vitest';
import { categorize } from '../../../shared/categorizer/categorize.ts';

const BOLETO = 'Transferência - Boleto bancário';
const CARD = 'Pagamento de cartão de crédito';
const CASH = 'Transferência - Dinheiro';
const OWN = 'Transferência mesma titularidade';
const YIELD = 'Juros de rendimentos de dividendos';

const inBank = (description: string, type: 'DEBIT' | 'CREDIT' = 'DEBIT') =>
  categorize({ description, type, accountType: 'BANK' }).category;

describe('inside the phrase of a payment, bill or transfer its channel is no goods', () => {
  it.each([
    ['PAGTO FATURA APP', CARD],
    ['PGTO FATURA TAA', CARD],
    ['PAGAMENTO CARTAO CELULAR', CARD],
    ['PAGAMENTO DE CARTAO INTERNET BANKING', CARD],
    ['PAGAMENTO INTERNET BANKING', null],
    ['PAGTO INTERNET', null],
    ['PAGTO CELULAR', null],
    ['PAGAMENTO CAIXA ELETRONICO', null],
    ['PAGAMENTO ELETRONICO', null],
    ['PAGAMENTO LOTERICA', null],
    ['PAGAMENTO DE CONVENIO INTERNET', null],
    ['PAGAMENTO DE BOLETO CAIXA ELETRONICO', BOLETO],
    ['PAG BOLETO LOTERICA', BOLETO],
    ['PAGTO TITULO CELULAR', BOLETO],
    ['TED-T ELET DISP INTERNET', 'Transferência - TED'],
    ['TRANSF CELULAR', 'Transferências'],
  ])('%s is %s', (description, category) => expect(inBank(description)).toBe(category));

  it.each([
    ['PAGTO CONTA INTERNET', 'Internet'],
    ['PAGAMENTO FATURA DE INTERNET', 'Internet'],
    ['DEB AUT INTERNET', 'Internet'],
    ['PAGTO CONTA CELULAR', 'Celular'],
    ['PAGAMENTO FATURA DE CELULAR VIVO', 'Celular'],
    ['PAGTO INTERNET BRISANET', 'Internet'],
    ['PAGAMENTO EFETUADO: CONCESSIONARIA CORSAN', 'Água'],
    ['PAGAMENTO EFETUADO CONCESSIONARIA CELESC', 'Eletricidade'],
    ['PAGTO CONCESSIONARIA MUNICIPAL XYZ', 'Serviços de utilidade pública'],
    ['PAGTO ELETRONICO TRIBUTO', 'Impostos'],
    ['PAGTO INTERNET DROGARIA SOL', 'Farmácia'],
  ])('but its payee says what was paid: %s is %s', (description, category) =>
    expect(inBank(description)).toBe(category),
  );

  it('a dealer is one where nothing is paid by a phrase', () =>
    expect(inBank('TED CONCESSIONARIA FIAT NORTE')).toBe('Serviços automotivos'));
});

describe("banks' own phrases", () => {
  it.each([
    ['Bradesco', 'TRANS SAL P/C/C', 'CREDIT', 'Salário'],
    ['Bradesco', 'TRANS SAL P/C/C', 'DEBIT', OWN],
    ['Bradesco', 'TED C SAL', 'CREDIT', 'Salário'],
    ['Bradesco', 'DOC CREDITO CTA SAL', 'CREDIT', 'Salário'],
    ['Bradesco', 'RENTAB.INVEST FACILCRED*', 'CREDIT', YIELD],
    ['Bradesco', 'APLIC.INVEST FACIL', 'DEBIT', 'Investimento automático'],
    ['Bradesco', 'ENCARGO C GARANTIDA', 'DEBIT', 'Juros cobrados'],
    ['Bradesco', 'MORA CRED PESS', 'DEBIT', 'Atraso no pagamento e custos de cheque especial'],
    ['Bradesco', 'BRADESCO CARTOES', 'DEBIT', CARD],
    ['Caixa', 'DP DIN LOT', 'CREDIT', CASH],
    ['Caixa', 'DP DINH AG', 'CREDIT', CASH],
    ['Caixa', 'DP CHQ AG', 'CREDIT', 'Transferência - Cheque'],
    ['Caixa', 'SAQ LOTERICO', 'DEBIT', CASH],
    ['Caixa', 'SALAR PUBL', 'CREDIT', 'Salário'],
    ['Caixa', 'BOLSA FAM', 'CREDIT', 'Auxílio do governo'],
    ['Caixa', 'TEV MESM TIT', 'DEBIT', OWN],
    ['Caixa', 'PG ORG GOV', 'DEBIT', 'Impostos'],
    ['Caixa', 'DB T CESTA', 'DEBIT', 'Taxas de conta corrente'],
    ['Caixa', 'BLQ JUD', 'DEBIT', 'Saldo bloqueado'],
    ['Caixa', 'PAG LUZ', 'DEBIT', 'Eletricidade'],
    ['Caixa', 'PAG FONE', 'DEBIT', 'Telecomunicação'],
    ['Itaú', 'CEI 000021 DEP', 'CREDIT', CASH],
    ['Itaú', 'ITAU MASTERCARD PLAT 1234-5678', 'DEBIT', CARD],
    ['Itaú', 'PERSON INFI 1234', 'DEBIT', CARD],
    ['Itaú', 'SISPAG ITAUCARD', 'DEBIT', CARD],
    ['Itaú', 'COR DIV ITSA4', 'CREDIT', YIELD],
    ['Itaú', 'DOCD INT 123', 'DEBIT', 'Transferência - DOC'],
    ['Itaú', 'TEDC 033', 'CREDIT', 'Transferência - TED'],
    ['Itaú', 'PIC 12', 'DEBIT', 'Investimentos'],
    ['Itaú', 'CREDIARIO', 'DEBIT', 'Empréstimos'],
    ['Itaú', 'DA LUZ', 'DEBIT', 'Eletricidade'],
    ['Itaú', 'DA AGUA 123', 'DEBIT', 'Água'],
    ['Santander', 'APLICACAO CONTAMAX', 'DEBIT', 'Investimento automático'],
    ['Santander', 'PAGAMENTO A FORNECEDORES', 'CREDIT', 'Atividades de empreendedorismo'],
    ['BB', 'TRANSFERIDO DA POUPANCA', 'CREDIT', OWN],
    ['BB', 'DEBITO SERVICO COBRANCA', 'DEBIT', 'Taxas bancárias'],
    ['BB', 'AMORTIZACAO DE CONTRATO', 'DEBIT', 'Empréstimos'],
    ['BB', 'LIQUIDACAO OP BOLSA', 'DEBIT', 'Renda variável'],
    ['BB', 'DEPOSITO BLOQUEADO LIBERADO', 'CREDIT', 'Transferências'],
    ['BB', 'DESBLOQ DEPOSITO', 'CREDIT', 'Saldo bloqueado'],
    ['Inter', 'DEBITO FUNDO - CONSERVADOR', 'DEBIT', 'Fundos multimercado'],
    ['Sicoob', 'CRÉD.LIBERAÇÃO OPERAÇÃO', 'CREDIT', 'Empréstimos'],
    ['Sicoob', 'VISA DÉB.CONV.DEMAIS EMPRESAS', 'DEBIT', CARD],
    ['Sicoob', 'APLIC RDC', 'DEBIT', 'Renda fixa'],
    ['Sicredi', 'LIQUIDACAO PARCELA 03', 'DEBIT', 'Empréstimos'],
    ['Sicredi', 'DEB CAPITAL', 'DEBIT', 'Investimentos'],
    ['Mercado Pago', 'Dinheiro reservado Viagem', 'DEBIT', 'Renda fixa'],
    ['Itaú', 'UNICLASS PRIVILEGE', 'DEBIT', 'Fundos multimercado'],
    ['Itaú', 'RES FUNDO', 'CREDIT', 'Fundos multimercado'],
    ['Bradesco', 'BX AUT POUPANCA', 'CREDIT', 'Investimento automático'],
    ['Bradesco', 'BX.ANT.FINANC/EMP', 'DEBIT', 'Empréstimos'],
    ['BB', 'COMPRA TITULO PUBLICO', 'DEBIT', 'Renda fixa'],
    ['Caixa', 'TRANSF C/C P/ C/P', 'DEBIT', 'Transferência - Mesma instituição'],
    ['Caixa', 'CREDITO DA POUPANCA', 'CREDIT', OWN],
    ['any', 'Guardou dinheiro', 'DEBIT', 'Renda fixa'],
    ['any', 'Transferência para outra conta minha', 'DEBIT', OWN],
    ['Mercado Pago', 'Reserva por gastos Viagem', 'DEBIT', 'Renda fixa'],
    ['any', 'PAGAMENTO DE TITULO - CREDICARD', 'DEBIT', CARD],
    ['any', 'Pagamento de boleto efetuado - Cartão Marisa', 'DEBIT', CARD],
    ['any', 'FATURA LOJAS RENNER', 'DEBIT', CARD],
    ['any', 'PAGAMENTO PARCIAL FATURA', 'DEBIT', CARD],
    ['any', 'PIX ENVIADO RECEITA FEDERAL', 'DEBIT', 'Impostos'],
    ['any', 'MULTA ELEITORAL', 'DEBIT', 'Impostos'],
    ['any', 'PAGAMENTO RECEBIDO SOL E MAR EPP', 'CREDIT', 'Transferências'],
  ] as const)('%s: %s (%s)', (_bank, description, type, category) => expect(inBank(description, type)).toBe(category));

  it.each([
    ['SEGURO CARTAO', 'Seguros'],
    ['PAGAMENTO REALIZADO SEGURO FATURA', 'Seguros'],
    ['TED MESMA TITULARIDADE', `${OWN} - TED`],
    ['TARIFA SAQUE BCO24H', 'Taxas de transferência e caixa eletrônico'],
    ['FIES AMORTIZACAO PARC 3', 'Empréstimo estudantil'],
    ['PAGAMENTO DE IMPOSTOS PREFEITURA IPTU', 'Impostos sobre moradia'],
    ['PAGTO CARTAO DE TODOS', 'Saúde'],
    ['PAGAMENTO BOLETO SOL S A CRED FINANC E INVEST', BOLETO],
    ['PAGTO PARCELA IPVA', 'Taxas e impostos sobre veículos'],
  ])('what they only look like: %s is %s', (description, category) => expect(inBank(description)).toBe(category));

  it.each(['CRED DIVERSOS 220', 'CRED DIV 0117'])('%s says nothing', (description) =>
    expect(inBank(description, 'CREDIT')).toBeNull(),
  );

  it.each(['DEBITO AUTOMATICO', 'DEB EM CONTA', 'INCLUSAO DE PAGAMENTO', 'VALOR PAGO'])(
    "a card's credit %s pays its bill",
    (description) => expect(categorize({ description, type: 'CREDIT', accountType: 'CREDIT' }).category).toBe(CARD),
  );
});

it.each([
  ['MULTA', 'DEBIT', 'Atraso no pagamento e custos de cheque especial'],
  ['ENVIO DE MENSAGEM AUTOMATICA', 'DEBIT', 'Taxas de cartão de crédito'],
  ['DESCONTO ANUIDADE', 'CREDIT', 'Taxas de cartão de crédito'],
  ['SAQUE CREDITO', 'DEBIT', CASH],
  ['Pix no Crédito - ANA SOUZA', 'DEBIT', 'Transferência - PIX'],
  ['Boleto no crédito', 'DEBIT', BOLETO],
  ['SALDO FINANCIADO', 'DEBIT', 'Empréstimos e financiamento'],
  ['PIXEL MAGICO', 'DEBIT', null],
] as const)('what a card itself costs and does: %s (%s)', (description, type, category) =>
  expect(categorize({ description, type, accountType: 'CREDIT' }).category).toBe(category),
);

describe('the boleto of a small company', () => {
  it.each([
    ['Pagamento de boleto efetuado - LIGUENET', 'Internet'],
    ['PAG BOLETO SERRAFIBRA', 'Internet'],
    ['PAGAMENTO DE BOLETO RESIDENCIAL DAS ACACIAS', 'Moradia'],
    ['PAG BOLETO GETNET', BOLETO],
    ['PIX ENVIADO LIGUENET', 'Transferência - PIX'],
  ])('%s is %s', (description, category) => expect(inBank(description)).toBe(category));
});

it.each([
  ['Compra no debito: "No estabelecimento PADARIA SOL SANTOS BRA"', 'Restaurantes, bares e lanchonetes'],
  ['COMPRA CARTAO - COMPRA no estabelecimento LINXPAY*DROGARIA SOL', 'Farmácia'],
  ['Débito de Cartão PAYGO*POSTO SOL    Santos    BRA. Cartão 1234', 'Postos de gasolina'],
  ['Compra no débito via NuPay - iFood', 'Delivery de alimentos'],
  ['COMPRA CARTAO MAESTRO              05/08 PAG.LIVRARIA SOL', 'Livraria'],
  ['CP ELO FARMACIA SOL', 'Farmácia'],
  ['PIX ENVIADO 99 TECNOLOGIA LTDA', 'Táxi e transporte privado urbano'],
])('where and how it was bought is no part of the name: %s is %s', (description, category) =>
  expect(inBank(description)).toBe(category),
);

describe("each bank's words for one's own money", () => {
  it.each([
    'PAGTO CARTAO VISA INTERNET',
    'PG FAT CC',
    'DEBITO DE CARTAO DE CREDITO',
    'AZUL ITAUCARD',
    'MAGALU ITAUCARD 1234',
    'SMILES VISA INFINITE',
    'PERSONNALITE MC BLACK 1234',
    'FATURA SICOOBCARD',
    'BRBCARD FATURA',
    'BANCO PAN CARTOES',
    'FIC CARTAO EXTRA',
    'CARTAO AMERICANAS',
  ])('%s is the bill of a card', (description) => expect(inBank(description)).toBe(CARD));

  it.each([
    'AZUL LINHAS AEREAS',
    'SMILES',
    'LATAM PASS',
    'MAGALU',
    'CARTAO PRESENTE AMERICANAS',
    'CARTAO DE TODOS',
    'COMPRA COM CARTAO DE DEBITO PADARIA',
  ])('%s is none', (description) => expect(inBank(description)).not.toBe(CARD));

  it.each(['QUITACAO FATURA', 'PAYMENT RECEIVED', 'PIX RECEBIDO'])('%s pays a card', (description) =>
    expect(categorize({ description, type: 'CREDIT', accountType: 'CREDIT' }).category).toBe(CARD),
  );

  it.each([
    ['TD SELIC 2027 COMPRA', 'DEBIT', 'Renda fixa'],
    ['Você guardou dinheiro', 'DEBIT', 'Renda fixa'],
    ['DEB POUPANCA', 'CREDIT', 'Renda fixa'],
    ['INVESTIMENTO AUTOMATICO', 'DEBIT', 'Investimento automático'],
    ['APLIC FUND', 'DEBIT', 'Fundos multimercado'],
    ['COMPRA COTAS FII', 'DEBIT', 'Renda variável'],
    ['CREDITO CONTA INVESTIMENTO', 'CREDIT', 'Investimentos'],
    ['CRED CORRETORA', 'CREDIT', 'Investimentos'],
    ['DÉB. CONTRATO CAPITAL', 'DEBIT', 'Investimentos'],
    ['CAIXACAP', 'DEBIT', 'Investimentos'],
    ['PORTABILIDADE DE SALARIO', 'DEBIT', OWN],
    ['PORTABILIDADE DE SALARIO', 'CREDIT', 'Salário'],
    ['Transferencia para Global Account', 'DEBIT', 'Transferência - Câmbio'],
    ['PAGTO CORRETORA DE SEGUROS', 'DEBIT', 'Seguros'],
  ] as const)('%s (%s) is %s', (description, type, category) => expect(inBank(description, type)).toBe(category));

  it.each([
    ['DEB PIX CH', 'DEBIT', 'Transferência - PIX'],
    ['CEI 000123 DINH', 'CREDIT', CASH],
    ['DÉB.TIT.COMPE EFETIVADO', 'DEBIT', BOLETO],
    ['PIX QRS MERCADO PAG05/10', 'DEBIT', 'Transferência - PIX'],
    ['PRES HABIT', 'DEBIT', 'Financiamento imobiliário'],
    ['ADTO DEPOSITANTE', 'DEBIT', 'Atraso no pagamento e custos de cheque especial'],
    ['CRED CONS', 'CREDIT', 'Empréstimos'],
    ['PAGTO CONTA CONSUMO', 'DEBIT', 'Serviços de utilidade pública'],
    ['PAGAMENTO CONTAS CONSUMO ENEL', 'DEBIT', 'Eletricidade'],
    ['JRS CAP PROPRIO', 'CREDIT', YIELD],
  ] as const)('%s (%s) is %s', (description, type, category) => expect(inBank(description, type)).toBe(category));
});

const WRAPPERS = [
  'COMPRA CARTAO $',
  'Compra no débito - $',
  'Compra: "$"',
  'Compra de $',
  'Compra realizada $',
  'COMPRAS NACIONAIS $',
  'COMPRA MASTERCARD MAESTRO 12/03 $',
  'DEBITO COMPRA $',
  'DEBITO CARTAO $',
  'REDESHOP $',
  'RSHOP-$-04/04',
  'PAY  -$ 05/10',
  'CP MAESTRO $',
  'COMP.VISA ELECTRON $',
  'APPLE PAY $',
  'Pagamento com cartão $',
  'Pagamento com QR Pix $',
  'Pagamento realizado $',
  'PAGAMENTO DE TITULO - $',
  'Pagamento de boleto efetuado - $',
  'PAGTO ELETRON COBRANCA $',
  'MOBILE PAG TIT $',
  'SISPAG $',
  'DEB AUTOR $',
  'DÉB.CONV.$',
  'DA  $ 1234',
  'Pix - Enviado - 02/05 06:58 $',
  'Pix Qrcode Din Des: $ 03/12',
  'PIX EMITIDO OUTRA IF $',
  'Transferência enviada pelo Pix - $ - 06.813.859/0001-04 - BCO DO BEM S.A. (0033) Agência: 63 Conta: 421129-7',
  'INT TED $',
];

it.each(WRAPPERS)('the payee is known inside %s', (wrapper) => {
  const payees = ['DROGARIA SAO PAULO', 'NETFLIX', 'POSTO IPIRANGA', 'VIVO'];
  const found = payees.map((payee) => inBank(wrapper.replace('$', payee)));
  expect(found).toEqual(['Farmácia', 'Streaming de vídeo', 'Postos de gasolina', 'Celular']);
});

it.each(WRAPPERS)('a person is none of a trade inside %s', (wrapper) => {
  const people = ['ANTONIO SALGADO', 'MARIA PADUA', 'DEBORA MERCADANTE'];
  const found = people.map((person) => inBank(wrapper.replace('$', person)));
  expect(found.filter((category) => category !== null && !category.startsWith('Transferência'))).toEqual([]);
});
