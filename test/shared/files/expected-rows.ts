/** What each file of `corpus/` says, written from the file by hand. Amounts in centavos; a row: day, text, amount, installment. */
export type ExpectedRow = readonly [date: string, description: string, amount: number, installment?: string];
export type Expected = {
  type?: 'BANK' | 'CREDIT';
  format: 'csv' | 'ofx1' | 'ofx2';
  encoding?: 'utf-8' | 'windows-1252';
  rows: readonly ExpectedRow[];
  /** Lines that are no transactions. */
  leftOut?: readonly number[];
  /** Lines of the rows. */
  lines?: readonly number[];
  period?: readonly [string, string];
  balance?: readonly [number, string];
  invert?: true;
  dateFormat?: string;
};

export const expectedRows: Readonly<Record<string, Expected>> = {
  'nubank-conta.ofx': {
    format: 'ofx1',
    rows: [
      ['2026-10-01', 'Compra no débito - Padaria Sol', -1250],
      ['2026-10-31', 'Transferência recebida pelo Pix - EMPRESA LTDA', 350000],
    ],
    lines: [18, 25],
    period: ['2026-10-01', '2026-10-31'],
    balance: [432109, '2026-10-31'],
  },
  'nubank-cartao.ofx': {
    type: 'CREDIT',
    format: 'ofx1',
    rows: [
      ['2026-09-10', 'Loja Azul - Parcela 2/6', -10000, '2/6'],
      ['2026-09-12', 'Pagamento recebido', 85000],
    ],
    lines: [18, 19],
    period: ['2026-09-04', '2026-10-04'],
    balance: [-10000, '2026-10-04'],
  },
  'itau-conta.ofx': {
    format: 'ofx1',
    encoding: 'windows-1252',
    rows: [
      ['2026-10-05', 'RSHOP-PAO QUENTE-05/10', -4590],
      ['2026-10-05', 'RSHOP-PAO QUENTE-05/10', -4590],
      ['2026-10-10', 'PIX TRANSF JOSÉ 10/10', 150000],
    ],
    period: ['2026-10-01', '2026-10-31'],
    balance: [140820, '2026-10-31'],
  },
  'itau-sinal-no-fim.ofx': {
    format: 'ofx1',
    rows: [
      ['2026-10-01', 'TED ENVIADA', -123456],
      ['2026-10-02', 'REND PAGO APLIC AUT MAIS', 1050],
    ],
  },
  'bb-conta.ofx': {
    format: 'ofx1',
    encoding: 'windows-1252',
    rows: [
      ['2026-10-05', 'Depósito em dinheiro', 20000],
      ['2026-10-07', 'Pagamento de boleto ENERGIA SA', -8990],
    ],
    leftOut: [16, 19],
    period: ['2026-10-01', '2026-10-31'],
  },
  'bradesco-conta.ofx': {
    format: 'ofx1',
    rows: [['2026-10-01', 'ALUGUEL IMOB. CASA & CIA', -150000]],
    leftOut: [21],
  },
  'caixa-fitid-zero.ofx': {
    format: 'ofx1',
    encoding: 'windows-1252',
    rows: [
      ['2026-10-03', 'SAQUE LOT', -3000],
      ['2026-10-03', 'DÉB AUTOR ÁGUA', -3100],
    ],
  },
  'santander-cartao-fechado-errado.ofx': {
    type: 'CREDIT',
    format: 'ofx1',
    rows: [['2026-09-15', 'MERCADO BOM PRECO', -5540]],
  },
  'inter-conta.ofx': {
    format: 'ofx2',
    rows: [
      ['2026-10-02', "Pix enviado Maria D'Ávila", -2000],
      ['2026-10-03', 'Cashback <loja>', 750],
    ],
    lines: [9, 14],
    period: ['2026-10-01', '2026-10-15'],
    balance: [123456, '2026-10-15'],
  },
  'c6-uma-linha.ofx': {
    format: 'ofx1',
    rows: [
      ['2026-10-01', 'CAFE', -100],
      ['2026-10-02', 'CHA', -200],
    ],
    lines: [10, 10],
  },
  'sicoob-minusculas.ofx': { format: 'ofx1', rows: [['2026-10-11', 'TARIFA PACOTE', -999]] },
  'dolar-no-cartao.ofx': {
    type: 'CREDIT',
    format: 'ofx1',
    rows: [
      ['2026-10-12', 'CLOUD INC', -5230],
      ['2026-10-13', 'IOF COMPRA INTERNACIONAL', -1000],
      ['2026-10-14', 'ESTORNO CLOUD INC', 6230],
    ],
  },
  'nubank-conta.csv': {
    format: 'csv',
    encoding: 'utf-8',
    rows: [
      ['2026-10-01', 'Compra no débito - Padaria Sol', -1250],
      ['2026-10-31', 'Transferência recebida pelo Pix - EMPRESA LTDA', 350000],
    ],
    lines: [2, 3],
    dateFormat: 'dd/MM/yyyy',
  },
  'nubank-cartao.csv': {
    type: 'CREDIT',
    format: 'csv',
    rows: [
      ['2026-10-02', 'Mercado Bom Preço', -15230],
      ['2026-10-03', 'Loja Azul - Parcela 2/6', -10000, '2/6'],
      ['2026-10-05', 'Pagamento recebido', 85000],
      ['2026-10-06', 'Estorno de "Loja Azul"', 2099],
    ],
    invert: true,
    dateFormat: 'yyyy-MM-dd',
  },
  'nubank-cartao-antigo.csv': {
    type: 'CREDIT',
    format: 'csv',
    rows: [
      ['2019-05-04', 'Cantina da Praça', -4580],
      ['2019-05-05', 'Táxi 99', -1800],
    ],
    invert: true,
  },
  'inter-conta.csv': {
    format: 'csv',
    encoding: 'utf-8',
    rows: [
      ['2026-10-01', 'Pix enviado Maria Souza', -125000],
      ['2026-10-02', 'Compra no débito Padaria Sol', -1250],
      ['2026-10-05', 'Pix recebido Cliente', 2000],
    ],
    lines: [7, 8, 9],
  },
  'inter-cartao.csv': {
    type: 'CREDIT',
    format: 'csv',
    rows: [
      ['2026-10-01', 'LIVRARIA CULTURA', -8990, '2/3'],
      ['2026-10-03', 'PAGAMENTO ON LINE', 150000],
      ['2026-10-04', 'UBER TRIP', -2345],
    ],
    invert: true,
  },
  'itau-extrato.txt': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'RSHOP-PAO QUENTE-01/10', -1250],
      ['2026-10-05', 'TED 341.1234.JOSE S', 150000],
    ],
    lines: [1, 2],
  },
  'itau-cartao.csv': {
    type: 'CREDIT',
    format: 'csv',
    encoding: 'windows-1252',
    rows: [
      ['2026-10-02', 'AMAZON BR 03/10', -4590],
      ['2026-10-03', 'PAGAMENTO EFETUADO', 94590],
    ],
    invert: true,
  },
  'bradesco-conta.csv': {
    format: 'csv',
    encoding: 'windows-1252',
    rows: [
      ['2026-10-01', 'PIX RECEBIDO', 25000],
      ['2026-10-02', 'CONTA DE LUZ', -18990],
    ],
    leftOut: [3, 6, 7],
    dateFormat: 'dd/MM/yy',
  },
  'bb-conta.csv': {
    format: 'csv',
    encoding: 'windows-1252',
    rows: [
      ['2026-10-05', 'Depósito em dinheiro', 20000],
      ['2026-10-17', 'Compra com Cartão - 17/10 12:01 POSTO BOM', -8990],
    ],
    leftOut: [2, 5],
    dateFormat: 'MM/dd/yyyy',
  },
  'bb-conta-novo.csv': {
    format: 'csv',
    encoding: 'windows-1252',
    rows: [
      ['2026-10-02', 'Pix - Enviado 02/10 10:00 MARIA SOUZA', -5000],
      ['2026-10-03', 'Pix - Recebido 03/10 11:00 JOSE', 7500],
    ],
    leftOut: [2, 5],
  },
  'caixa-conta.csv': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'CRED PIX', 30000],
      ['2026-10-03', 'PAG BOLETO', -12035],
    ],
    dateFormat: 'yyyyMMdd',
  },
  'santander-conta.csv': {
    format: 'csv',
    encoding: 'windows-1252',
    rows: [
      ['2026-10-01', 'PIX ENVIADO FULANO', -3500],
      ['2026-10-02', 'LIQUIDO DE VENCIMENTO', 420000],
    ],
    lines: [7, 8],
  },
  'c6-conta.csv': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'Pix enviado para MARIA', -12000],
      ['2026-10-03', 'Recebimento salário EMPRESA', 500000],
    ],
  },
  'c6-cartao.csv': {
    type: 'CREDIT',
    format: 'csv',
    rows: [
      ['2026-09-10', 'LOJA AZUL', -10000, '2/6'],
      ['2026-09-12', 'CLOUD INC', -5230],
      ['2026-09-15', 'Inclusao de Pagamento', 85000],
    ],
    invert: true,
  },
  'picpay.csv': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'Pix enviado para José', -1250],
      ['2026-10-02', 'Rendimento', 37],
    ],
  },
  'mercado-pago.csv': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'Pagamento com QR Pix Padaria', -2000],
      ['2026-10-02', 'Transferência Pix recebida Ana', 5000],
    ],
    lines: [5, 6],
    dateFormat: 'dd-MM-yyyy',
  },
  'pagbank.csv': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'Pix recebido JOAO', 10000],
      ['2026-10-03', 'Pagamento CONTA AGUA', -8010],
    ],
    leftOut: [3],
  },
  'xp-cartao.csv': {
    type: 'CREDIT',
    format: 'csv',
    rows: [
      ['2026-10-04', 'FARMACIA VIDA', -4500],
      ['2026-10-05', 'ELETRO MAIS', -110000, '1/10'],
      ['2026-10-07', 'Pagamentos Validos Normais', 200000],
    ],
    invert: true,
  },
  'sicoob.csv': {
    format: 'csv',
    encoding: 'windows-1252',
    rows: [
      ['2026-10-01', 'PIX RECEBIDO OUTRA IF', 125000],
      ['2026-10-02', 'DÉB. CONV. TELEFONE', -9990],
    ],
  },
  'sicredi.csv': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'Compra PADARIA SAL DO MAR', -1500],
      ['2026-10-02', 'RECEBIMENTO PIX', 1000],
    ],
  },
  'neon.csv': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'Uber', -1890],
      ['2026-10-31', 'Cashback', 100],
    ],
  },
  'pipe-milhares.csv': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'Aluguel', -150000],
      ['2026-10-02', 'Salário', 400000],
      ['2026-10-03', 'Café', -450],
    ],
    dateFormat: 'dd.MM.yyyy',
  },
  'celula-de-varias-linhas.csv': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'Compra na feira', -1000],
      ['2026-10-02', 'Outra', -2000],
    ],
    lines: [2, 4],
  },
  'formula.csv': { format: 'csv', rows: [['2026-10-01', '=HYPERLINK("http://x","clique")', -1000]] },
  'mes-antes-do-dia.csv': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'Coffee', -450],
      ['2026-10-31', 'Salary', 400000],
    ],
    dateFormat: 'MM/dd/yyyy',
  },
  'wise.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'Card transaction of 18.40 BRL issued by Livraria Lua SAO PAULO', -1840],
      ['2026-10-13', 'Received money from ACME INC', 125000],
    ],
    dateFormat: 'dd-MM-yyyy',
  },
  'revolut.csv': {
    format: 'csv',
    rows: [
      ['2026-10-02', 'Padaria Estrela', -2350],
      ['2026-10-06', 'Pix recebido', 30000],
    ],
  },
  'excel-unicode.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'Pix enviado João', -125000],
      ['2026-10-06', 'Salário', 400000],
    ],
  },
  'sep-na-primeira-linha.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'Mercado, feira e cia', -9990],
      ['2026-10-06', 'Depósito', 5000],
    ],
    lines: [3, 4],
  },
  'linhas-entre-aspas.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'Padaria do Zé', -1250],
      ['2026-10-06', 'Silva, Souza e Cia', 30000],
    ],
    lines: [2, 3],
  },
  'so-cr.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'Barbearia', -4500],
      ['2026-10-07', 'Pix de Rui', 8000],
    ],
    leftOut: [4],
  },
  'vale-refeicao.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'RESTAURANTE DA VILA', -3890],
      ['2026-10-01', 'Benefício do mês', 40000],
    ],
  },
  'conta-pj.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'Pix recebido Rita Nunes', 150000],
      ['2026-10-06', 'Boleto pago Companhia de Luz', -21035],
    ],
  },
  'dia-da-semana.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'Lanchonete', -2100],
      ['2026-10-06', 'Pix de Lia', 4200],
      ['2026-10-10', 'Cinema', -6000],
    ],
    dateFormat: 'dd/MM/yyyy',
  },
  'cabecalho-em-duas-linhas.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'Farmácia', -3310],
      ['2026-10-06', 'Estorno', 1000],
    ],
  },
  'fitid-igual.ofx': {
    format: 'ofx1',
    rows: [
      ['2026-10-06', 'Pix enviado - Ana', -1000],
      ['2026-10-06', 'Pix enviado - Rui', -2500],
      ['2026-10-06', 'Pix enviado - Rui', -2500],
    ],
    period: ['2026-10-01', '2026-10-31'],
    balance: [123456, '2026-10-31'],
  },
  'btg-conta.csv': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'Pix enviado Maria Souza', -125000],
      ['2026-10-02', 'Compra no débito Padaria Sol', -1250],
      ['2026-10-05', 'Crédito de salário Empresa Ltda', 400000],
    ],
    lines: [6, 7, 9],
    leftOut: [8],
    dateFormat: 'dd/MM/yyyy',
  },
  'stone.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'Pix Maria Souza', -15000],
      ['2026-10-06', 'Venda no cartão Stone', 8990],
      ['2026-10-07', 'Pagamento de boleto Companhia de Luz', -3990],
    ],
  },
  'paypal.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'Loja de Discos Pagamento expresso', -12000],
      ['2026-10-06', 'Rui Alves Pagamento recebido', 9461],
    ],
    lines: [2, 3],
  },
  'nomad.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'COFFEE HOUSE NEW YORK', -450],
      ['2026-10-06', 'Transfer from Brazil', 120000],
      ['2026-02-07', 'Cashback', 45],
    ],
  },
  'mes-por-extenso.csv': {
    format: 'csv',
    encoding: 'windows-1252',
    rows: [
      ['2026-10-05', 'Mercado Central', -8990],
      ['2026-10-06', 'Pix de Lia', 4200],
      ['2026-02-07', 'Cinema', -3000],
    ],
  },
  'santander-cartao.csv': {
    type: 'CREDIT',
    format: 'csv',
    encoding: 'windows-1252',
    rows: [
      ['2026-10-02', 'MERCADO BOM', -15230],
      ['2026-10-03', 'CLOUD INC', -5230],
      ['2026-10-04', 'POSTO BOM', -20000],
      ['2026-10-05', 'PAGAMENTO DE FATURA', 90000],
    ],
    leftOut: [6, 7, 10],
    invert: true,
  },
  'sinal-sem-nome.csv': {
    format: 'csv',
    encoding: 'windows-1252',
    rows: [
      ['2026-10-01', 'PIX ENVIADO MARIA', -5000],
      ['2026-10-02', 'DEPÓSITO', 20000],
      ['2026-10-03', 'TARIFA', -990],
    ],
  },
  'planilha-de-casa.csv': {
    format: 'csv',
    rows: [
      ['2026-10-01', 'Feira Dinheiro', -3500],
      ['2026-10-02', 'Farmácia Pix', -1890],
      ['2026-10-05', 'Venda da bicicleta Pix', 30000],
    ],
    leftOut: [1],
  },
  'valores-sem-sinal.ofx': {
    format: 'ofx1',
    rows: [
      ['2026-10-02', 'PIX ENVIADO MARIA', -15000],
      ['2026-10-03', 'DEPOSITO', 20000],
      ['2026-10-04', 'TARIFA', -990],
    ],
    period: ['2026-10-01', '2026-10-31'],
  },
  'data-com-tracos.ofx': {
    format: 'ofx1',
    rows: [
      ['2026-10-02', 'CAFE', -1500],
      ['2026-10-31', 'PIX RECEBIDO', 2000],
    ],
    period: ['2026-10-01', '2026-10-31'],
  },
  'dois-bytes.ofx': {
    format: 'ofx1',
    rows: [
      ['2026-10-02', 'PÃO DE QUEIJO', -1500],
      ['2026-10-31', 'DEPÓSITO', 2000],
    ],
    period: ['2026-10-01', '2026-10-31'],
  },
  'cartao-positivo.ofx': {
    type: 'CREDIT',
    format: 'ofx1',
    rows: [
      ['2026-10-02', 'LOJA AZUL 02/06', -10000],
      ['2026-10-03', 'CANTINA DA PRACA', -4580],
      ['2026-10-05', 'PAGAMENTO RECEBIDO', 90000],
    ],
    period: ['2026-10-01', '2026-10-31'],
  },
  'carteira.csv': {
    format: 'csv',
    rows: [
      ['2026-10-05', 'Padaria Estrela', -1250],
      ['2026-10-06', 'Pix de Rui', 135000],
      ['2026-10-07', 'Recarga de celular', -2000],
    ],
    dateFormat: 'dd MMM yyyy',
  },
};

/** The refusal of each broken file, with what its body must hold. */
export const expectedRefusals: Readonly<Record<string, { error: string; details?: object }>> = {
  'duas-contas.ofx': {
    error: 'Several accounts in the file',
    details: {
      statements: [
        { statement: 0, number: '111-1', type: 'BANK', rows: 1 },
        { statement: 1, number: '222-2', type: 'BANK', rows: 1 },
      ],
    },
  },
  'cortado.ofx': { error: 'Invalid file', details: { line: 13, column: 'TRNAMT' } },
  'dia-impossivel.ofx': { error: 'Invalid file', details: { line: 12, column: 'DTPOSTED', received: '20260230' } },
  'valor-em-palavras.ofx': { error: 'Invalid file', details: { line: 14, column: 'TRNAMT', received: 'dez reais' } },
  'entidades.ofx': { error: 'Invalid file', details: { line: 2 } },
  // Read as columns it would be -2 reais.
  'virgulas-sem-aspas.csv': { error: 'Invalid file', details: { line: 2, column: 'Valor' } },
  'dia-sem-ano.csv': { error: 'Invalid file', details: { line: 2, column: 'Data', received: '05/10' } },
  'sem-lancamentos.ofx': { error: 'No transactions in file' },
  'so-cabecalho.csv': { error: 'No transactions in file' },
  'dia-impossivel.csv': { error: 'Invalid file', details: { line: 3, column: 'Data', received: '31/02/2026' } },
  'valor-errado.csv': { error: 'Invalid file', details: { line: 3, column: 'Valor', example: '1.234,56' } },
  'aspas-abertas.csv': { error: 'Invalid file', details: { line: 3 } },
  'sem-colunas.csv': {
    error: 'Columns not recognized',
    details: {
      columns: ['Nome', 'Cidade', 'Telefone'],
      sample: [
        ['Ana', 'Recife', '1'],
        ['Bia', 'Natal', '2'],
      ],
    },
  },
  'pagina.csv': { error: 'Unknown file format', details: { detected: 'html' } },
  'extrato.pdf.ofx': { error: 'Unknown file format', details: { detected: 'pdf' } },
  'planilha.csv': { error: 'Unknown file format', details: { detected: 'xlsx' } },
  'arquivo.zip.csv': { error: 'Unknown file format', details: { detected: 'zip' } },
  'foto.csv': { error: 'Unknown file format', details: { detected: 'image' } },
};
