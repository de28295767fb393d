import { describe, expect, it } from 'vitest';
import { type CategorizerInput, categorize, isDoubtful } from '../../../shared/categorizer/categorize.ts';

const onCard = (description: string, given: Partial<CategorizerInput> = {}) =>
  categorize({ description, type: 'DEBIT', accountType: 'CREDIT', ...given }).category;
const inBank = (description: string, type: 'DEBIT' | 'CREDIT' = 'DEBIT') =>
  categorize({ description, type, accountType: 'BANK' }).category;

it.each([
  ['UBER *TRIP HELP.UBER.COM', 'Táxi e transporte privado urbano'],
  ['PAG*NETFLIX', 'Streaming de vídeo'],
  ['PAODEACUCAR-1377', 'Supermercado'],
  ['PAO DE ACUCAR-1123 SAO PA', 'Supermercado'],
  ['EBN *SPOTIFY', 'Streaming de música'],
  ['IFD*HAMBURGUERIA DO BAIRRO', 'Delivery de alimentos'],
  ['Drogaria São João 04 CURITIBA PR', 'Farmácia'],
  ['POSTO IPIRANGA PARC 01/03', 'Postos de gasolina'],
  ['CLARO 12 SAO PAULO', 'Celular'],
  ['RAIA4521', 'Farmácia'],
  ['TAXI COMUM AEROPORTO GRU', 'Táxi e transporte privado urbano'],
])('a card purchase %s is %s', (description, category) => {
  expect(onCard(description)).toBe(category);
});

it.each([
  ['RSHOP-SUPERMERCAD-14/05', 'DEBIT', 'Supermercado'],
  ['PIX ENVIADO MARIA APARECIDA SANTOS', 'DEBIT', 'Transferência - PIX'],
  ['PIX ENVIADO MARISA PEREIRA SOUZA', 'DEBIT', 'Transferência - PIX'],
  ['PIX RECEBIDO CARLOS LIMA', 'CREDIT', 'Transferência - PIX'],
  ['TED ENVIADA FERNANDO LOPES', 'DEBIT', 'Transferência - TED'],
  ['PAGTO BOLETO BANCARIO', 'DEBIT', 'Transferência - Boleto bancário'],
  ['TARIFA PACOTE DE SERVICOS', 'DEBIT', 'Taxas de conta corrente'],
  ['IOF ADICIONAL', 'DEBIT', 'Impostos sobre operações financeiras'],
  ['CREDITO SALARIO', 'CREDIT', 'Salário'],
  ['SISPAG SALARIOS', 'CREDIT', 'Salário'],
  ['DEB AUT CLARO', 'DEBIT', 'Celular'],
  ['TRANSF MESMA TITULARIDADE', 'DEBIT', 'Transferência mesma titularidade'],
  ['TRANSF ENTRE CONTAS', 'DEBIT', 'Transferência - Mesma instituição'],
  ['PIX ENVIADO MINHA CONTA PROPRIA', 'DEBIT', 'Transferência mesma titularidade - PIX'],
  ['GETNET VISA CREDITO', 'CREDIT', 'Atividades de empreendedorismo'],
  ['IPTU PREFEITURA PARC 2', 'DEBIT', 'Impostos sobre moradia'],
  ['RECARGA CELULAR 11 98888', 'DEBIT', 'Celular'],
  ['RENDIMENTO POUPANCA', 'CREDIT', 'Juros de rendimentos de dividendos'],
  ['PAGAMENTO FATURA CARTAO', 'DEBIT', 'Pagamento de cartão de crédito'],
  ['PAGAMENTO DE FATURA-INTERNET', 'DEBIT', 'Pagamento de cartão de crédito'],
  ['PAGTO FATURA CELULAR', 'DEBIT', 'Pagamento de cartão de crédito'],
  ['PGTO FATURA TAA', 'DEBIT', 'Pagamento de cartão de crédito'],
  ['PAG FATURA INTERNET BANKING', 'DEBIT', 'Pagamento de cartão de crédito'],
  ['PAGAMENTO FATURA DE INTERNET', 'DEBIT', 'Internet'],
  ['PAGAMENTO FATURA VIVO', 'DEBIT', 'Celular'],
  ['DOC/TED INTERNET', 'DEBIT', 'Transferência - TED'],
  ['ODONTOPREV', 'DEBIT', 'Dentista'],
  ['STONE PAGAMENTOS', 'CREDIT', 'Atividades de empreendedorismo'],
  ['DESBLOQ JUDICIAL', 'CREDIT', 'Saldo bloqueado'],
] as const)('a bank line %s (%s) is %s', (description, type, category) => {
  expect(inBank(description, type)).toBe(category);
});

describe('a parent is given where no leaf is sure:', () => {
  it.each([
    ['APPLE.COM/BILL', 'Serviços digitais'],
    ['GOOGLE *SERVICES', 'Serviços digitais'],
    ['HAVAN LJ 12', 'Compras'],
    ['LAVANDERIA DO BAIRRO', 'Serviços'],
    ['AGENCIA DE VIAGENS SOL', 'Viagens'],
    ['LOCALIZA SEMINOVOS', 'Serviços automotivos'],
    ['ZURICH SEGUROS', 'Seguros'],
    ['LOJAS IMPERIAL', 'Compras'],
    ['PADDLE.NET* SETAPP', 'Serviços digitais'],
  ])('the card purchase %s is %s', (description, category) => expect(onCard(description)).toBe(category));

  it.each([
    ['TBI 0123.45678-9', 'DEBIT', 'Transferências'],
    ['TED RICO CTVM', 'DEBIT', 'Investimentos'],
    ['TED RECEBIDA RICO CTVM', 'CREDIT', 'Investimentos'],
    ['PAGTO DAS SIMPLES NACIONAL', 'DEBIT', 'Impostos'],
    ['DEB CONDOMINIO', 'DEBIT', 'Moradia'],
    ['APLICACAO', 'DEBIT', 'Investimentos'],
    ['COMISSOES', 'CREDIT', 'Renda'],
    ['CONSORCIO EMBRACON', 'DEBIT', 'Empréstimos e financiamento'],
    ['ESTORNO TARIFA', 'CREDIT', 'Taxas bancárias'],
    ['FGTS DIGITAL', 'DEBIT', 'Impostos'],
    ['PAG CONCESSIONARIAS', 'DEBIT', 'Serviços de utilidade pública'],
  ] as const)('the bank line %s (%s) is %s', (description, type, category) =>
    expect(inBank(description, type)).toBe(category),
  );

  it.each([
    ['GOOGLE *GARENA', 'Jogos e videogames'],
    ['ALLIANZ SEGURO AUTO', 'Seguro de veículos'],
    ['LOCALIZA RENT A CAR', 'Aluguel de veículos'],
  ])('not to %s, where the line names the leaf %s', (description, category) =>
    expect(onCard(description)).toBe(category),
  );

  it('not where initials or a town have the letters of a brand', () => {
    expect(onCard('V W SANTOS')).toBeNull();
    expect(onCard('JOAO CARLOS PORTO SEGURO BA')).toBeNull();
  });
});

describe('no category is given', () => {
  it.each([
    'JOSE CARLOS DA SILVA',
    'MP *ROSANGELA',
    'AGL COMERCIO LTDA',
    'COMPRA 123456',
    'PAULISTA 1842',
    'DEB AUTOM',
    'NEXUS CONSULTORIA',
    '',
    '***',
  ])('to %j, which says nothing', (description) => expect(onCard(description)).toBeNull());

  it.each(['SERRA AZUL COM', 'MARIA CLARO', 'PAULO TIM', 'JOAO EXTRA', 'GRUPO OI'])(
    "to %j, where a brand's name that means other things follows a name",
    (description) => expect(onCard(description)).toBeNull(),
  );

  it('when text and direction contradict', () => {
    expect(inBank('PAGTO SALARIO FUNCIONARIO', 'DEBIT')).toBeNull();
    expect(inBank('UBER *TRIP', 'CREDIT')).toBeNull();
  });
});

it('reads the merchant code and the merchant name where the text says nothing', () => {
  expect(onCard('ABC 12', { mcc: 5411 })).toBe('Supermercado');
  expect(onCard('ABC 12', { mcc: '5912' })).toBe('Farmácia');
  expect(onCard('ABC 12', { mcc: 5999 })).toBeNull();
  expect(onCard('COMPRA 123456', { merchantName: 'Netflix' })).toBe('Streaming de vídeo');
});

it('reads what follows an unknown prefix alone', () => {
  expect(onCard('NEWACQ *UDEMY')).toBe('Cursos online');
  expect(onCard('NEWACQ *MARCOS LIMA')).toBeNull();
});

it.each(['IFOOD *ESTORNO PEDIDO', 'IFD*CANTINA DEVOLUCAO', 'ESTORNO IFD*CANTINA'])(
  'money back on a card is of the shop, wherever the word stands: %s',
  (description) => expect(onCard(description, { type: 'CREDIT' })).toBe('Delivery de alimentos'),
);

it.each([
  ['AUX GAS DOS BRASILEIROS', 'CREDIT', 'Auxílio do governo'],
  ['SEG DEFESO PESCADOR ARTESANAL', 'CREDIT', 'Auxílio do governo'],
  ['BOLSA ATLETA', 'CREDIT', 'Auxílio do governo'],
  ['VERBAS RESCISORIAS TRCT', 'CREDIT', 'Renda não-recorrente'],
  ['13 SAL 1 PARCELA', 'CREDIT', 'Salário'],
  ['AGROAMIGO PARC 2', 'DEBIT', 'Empréstimos'],
  ['ORDEM PAGTO EXTERIOR USD', 'CREDIT', 'Transferência - Câmbio'],
  ['REMESSA INTERNACIONAL RECEBIDA', 'CREDIT', 'Transferência - Câmbio'],
  ['CAMPANHA APARECIDA', 'DEBIT', 'Doações'],
  ['MANUT CTA CAIXA', 'DEBIT', 'Taxas de conta corrente'],
  ['MENS CONTA DIGITAL', 'DEBIT', 'Taxas de conta corrente'],
  ['SAL.LIQUIDO METALURGICA NORTE', 'CREDIT', 'Salário'],
  ['LIQ VENCTO SIAPE', 'CREDIT', 'Salário'],
  ['REST IMP RENDA LOTE 03', 'CREDIT', 'Imposto de renda'],
  ['DARF SIMPLES NACIONAL', 'DEBIT', 'Impostos'],
  ['DEPOSITO DE MARGEM BMF', 'DEBIT', 'Ajuste de margem'],
  ['FATURA PAGA ITAU UNICLASS', 'DEBIT', 'Pagamento de cartão de crédito'],
  ['JUR UTIL LIMITE CH ESP', 'DEBIT', 'Atraso no pagamento e custos de cheque especial'],
  ['COMPRA MOEDA ESTRANGEIRA USD', 'DEBIT', 'Transferência - Câmbio'],
  ['TED CLEAR CORRETORA CAMBIO E VALORES', 'DEBIT', 'Investimentos'],
  ['TARIFA BANCARIA', 'DEBIT', 'Taxas bancárias'],
  ['TAR LIQUIDACAO COBRANCA', 'DEBIT', 'Taxas bancárias'],
  ['SUPERBET SAQUE PREMIO', 'CREDIT', 'Apostas online'],
  ['ALUGUEL QUADRA SOCIETY', 'DEBIT', 'Prática de esportes'],
  ['REDE VISA DEB PANIFIC TRIGAL', 'DEBIT', 'Restaurantes, bares e lanchonetes'],
  ['OAB ANUIDADE', 'DEBIT', 'Serviços'],
] as const)("the bank's short words: %s, %s, is %s", (description, type, category) =>
  expect(inBank(description, type)).toBe(category),
);

it('tells a trade from a name, and the longer name of a practice', () => {
  expect(onCard('PESCADOR LIMA')).toBeNull();
  expect(onCard('PESCADOS DO MAR')).toBe('Supermercado');
  expect(onCard('DRA KARLA CIRURGIA DENTISTA')).toBe('Dentista');
});

it('says which rule decided', () => {
  const input = { description: 'ABC', mcc: 5411, type: 'DEBIT', accountType: 'CREDIT' } as const;
  expect(categorize(input).rule).toBe('mcc 5411');
});

it.each([
  ['LEO GAS', 'Gás'],
  ['DANI PECAS', 'Manutenção de veículos'],
  ['FERRAGEM IGOR', 'Utensílios para casa'],
  ['MERCADITO BUENA SUERTE', 'Supermercado'],
  ['XIS PATRONATO', 'Restaurantes, bares e lanchonetes'],
  ['BETO SPORTS', 'Artigos esportivos'],
  ['PARAISO DO BEBE', 'Artigos infantis'],
  ['EMPORIO BAR E LANCHONETE', 'Restaurantes, bares e lanchonetes'],
  ['CVS ACESSORIOS', 'Compras'],
])('small shops say their trade: %s', (description, category) => expect(onCard(description)).toBe(category));

it.each(['COMERCIAL MARCIA', 'DEPOSITO LAGOA', 'STUDIO F', 'CASA SANTA MARTA', 'LOJA 12'])(
  'a shop of anything says none: %s',
  (description) => expect(onCard(description)).toBeNull(),
);

describe('how files of banks print a shop', () => {
  it.each([
    ['DECATHLONRIO DE JANEIRBRA', 'Artigos esportivos'],
    ['COMPRA DEBITO NACIONAL - ZARA IBIRAPUERA -SAO PAULO-BRA', 'Vestuário'],
    ['JCC04PETSTORELTDA', 'Pet shops e veterinários'],
    ['BLACKRIVERCAFELTDA', 'Restaurantes, bares e lanchonetes'],
    ['LOLIHTOYS', 'Artigos infantis'],
    ['Mercado*Bhtrekking', 'Artigos esportivos'],
    ['Mercado*Janelas e Cia', 'Utensílios para casa'],
    ['DAKI - NuPay', 'Delivery de alimentos'],
    ['EBN *SPOTIFYCUR', 'Streaming de música'],
  ])('%s is %s', (description, category) =>
    expect(categorize({ description, type: 'DEBIT', accountType: 'CREDIT' }).category).toBe(category),
  );

  it.each([
    ['Mercado*Sebastiao', 'Compras online'],
    ['Zig* *Sombrinha', 'Restaurantes, bares e lanchonetes'],
  ])('%s is what is mostly bought so, and a doubt', (description, category) => {
    const found = categorize({ description, type: 'DEBIT', accountType: 'CREDIT' });
    expect(found.category).toBe(category);
    expect(isDoubtful(found)).toBe(true);
  });

  it('a card gives back what a shop sold, whether the line says so or not', () => {
    const found = categorize({ description: 'MERCADOLIVRE*MERCADOLOsascoBRA', type: 'CREDIT', accountType: 'CREDIT' });
    expect(found.category).toBe('Compras online');
  });

  it('two words for one trade are no surname', () => {
    const found = categorize({
      description: 'Pix - Enviado - 22/05 Claudio Auto Pecas',
      type: 'DEBIT',
      accountType: 'BANK',
    });
    expect(found.category).toBe('Manutenção de veículos');
  });
});

// Names of public lists (expenses of the Senate, stations by their licence in Rio de Janeiro, the Receita's sample).
it.each([
  ['HP COM. E DER. DE PET. LTDA', 'Postos de gasolina'],
  ['SAO DOMINGOS COM DE PET LUB LTDA', 'Postos de gasolina'],
  ['GF COMERCIO DE DERIV. DE PET. LTDA', 'Postos de gasolina'],
  ['POSTO CAFE II', 'Postos de gasolina'],
  ['AUTO POSTO BIGORRILHO PARK LTDA', 'Postos de gasolina'],
  ['VALE DO CAFE AUTO POSTO LTDA', 'Postos de gasolina'],
  ['POSTO DE GASOLINA PRAIA DO LEME LTDA', 'Postos de gasolina'],
  ['REVENDEDORA DE GAS VIANA E VIAL LTDA', 'Gás'],
  ['BHG SA BRAZIL HOSPITALITY GROUP', 'Hospedagem'],
  ['VETPLUS LABORATORIO VETERINARIO', 'Pet shops e veterinários'],
  ['OFICINA DE TORTAS', 'Restaurantes, bares e lanchonetes'],
  ['BABY BEEF ALVAREZ', 'Restaurantes, bares e lanchonetes'],
  ['CASANOVA COMERCIO DE ALIMENTOS E BEBIDAS LTDA', 'Alimentos e bebidas'],
  ['JUA LOCADORA', 'Aluguel de veículos'],
  ['POSTO 9 PRAIA DE IPANEMA QUIOSQUE', null],
])('a trade that another word hides: %s', (description, category) => expect(onCard(description)).toBe(category));

it.each(['POSTO CAFE II', 'VALE DO CAFE AUTO POSTO LTDA', 'JUA LOCADORA'])('is a doubt: %s', (description) =>
  expect(isDoubtful(categorize({ description, type: 'DEBIT', accountType: 'CREDIT' }))).toBe(true),
);

// As the same lists print companies of one person, with other names.
it.each([
  ['Pix enviado - RITA MODAS', 'Vestuário'],
  ['Pix enviado - MARCOS PEREIRA RESTAURANTE', 'Restaurantes, bares e lanchonetes'],
  ['Pix enviado - ANA PEREIRA IMOVEIS', 'Moradia'],
  ['Pix enviado - MARINA MANICURE', 'Bem-estar'],
  ['Pix enviado - OSVALDO VEICULOS', 'Serviços automotivos'],
  ['Pix enviado - CELIA MERCADO DOS SANTOS', 'Transferência - PIX'],
  ['Pix enviado - PEDRO CHAVEIRO JUNIOR', 'Transferência - PIX'],
  ['Pix enviado - ANA PAULA CARNEIRO', 'Transferência - PIX'],
])('a trade that closes the name of a payee says what was paid: %s', (description, category) =>
  expect(inBank(description)).toBe(category),
);
