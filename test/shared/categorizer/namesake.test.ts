import { describe, expect, it } from 'vitest';
import { categorize } from '../../../shared/categorizer/categorize.ts';

const of =
  (accountType: string) =>
  (description: string, type: 'DEBIT' | 'CREDIT' = 'DEBIT') =>
    categorize({ description, type, accountType }).category;
const onCard = of('CREDIT');
const inBank = of('BANK');

const FOOD = 'Restaurantes, bares e lanchonetes';
const CLINIC = 'Hospitais, clínicas e laboratórios';

describe("a company's name is not read where it is", () => {
  it.each([
    'MARCELO FLEURY',
    'ANA FLEURY CURADO',
    'BEATRIZ HERING',
    'ESTACIO DE SOUZA ME',
    'NORTON SILVA',
    'SUZUKI E FILHOS',
    'GONTIJO E FILHOS',
    'RICARDO ALMEIDA NETO',
    'UNIDAS 3 IRMAS COM',
    'CLARO SALES',
    'VIVO PRETO',
    'CLARO NETO',
    'CARON E FILHOS',
  ])("a person's or a family's: %s", (description) => expect(onCard(description)).toBeNull());

  it.each([
    'SUMUP *MARISA',
    'NEWACQ *MARISA',
    'MP *MATEUS',
    'TON *AZUL',
    'PAG*OI',
    'GOL ME',
    'LUZ LTDA',
    'VIVO EIRELI',
    'WARREN ME',
  ])('a word by which a small shop is called: %s', (description) => expect(onCard(description)).toBeNull());

  it.each([
    'BANCO MERCANTIL DO BRASIL',
    'BCO MERCANTIL DO BRASIL S.A.',
    'BANCO FIBRA SA',
    'BANCO CARREFOUR',
    'BCO RIACHUELO',
    'BANCO PAULISTA',
    'BCO TRICICLO',
    'BANCO SEMEAR',
    'HAVAN FINANCEIRA',
    'MERCANTIL FINANCEIRA',
    'DUFRIO CFI S.A.',
    'MAGALUPAY SCFI',
    'PERNAMBUCANAS FINANCIADORA',
  ])("a bank's or a lender's: %s", (description) => {
    expect(onCard(description)).toBeNull();
    expect(inBank(description)).toBeNull();
    expect(inBank(`PIX ENVIADO ${description}`)).toBe('Transferência - PIX');
    expect(inBank(`TED ENVIADA 389 ${description}`)).toMatch(/^Transferência - TED$/);
  });

  it.each([
    ['BANCO YAMAHA MOTOR', 'Financiamento de veículos'],
    ['BCO RENAULT', 'Financiamento de veículos'],
    ['PAGAMENTO DE BOLETO BANCO MERCEDES BENZ', 'Financiamento de veículos'],
    ['BANCO AGIBANK', 'Empréstimos'],
    ['MERCANTIL SAO JOSE', 'Supermercado'],
    ['RENAULT BANDEIRANTES', 'Serviços automotivos'],
  ])('but what a bank does, and a shop, is known: %s', (description, leaf) => expect(inBank(description)).toBe(leaf));

  it.each([
    'R DA PADARIA 12 LUCAS',
    'ESQUINA DA FARMACIA',
    'RUA RIACHUELO 44',
    'AV ANHANGUERA 5000',
    'AVENIDA PORTO SEGURO 2',
    'RUA DO CAFE 33',
    'LARGO DA BATATA 2',
  ])("a street's: %s", (description) => expect(onCard(description)).toBeNull());

  it.each([
    'SORRISO MT',
    'OURO FINO MG 0044',
    'LUZ MG',
    'RIACHUELO SE',
    'QUITANDINHA PR',
    'BOA VIAGEM CE',
    'JM AGUAS DE LINDOIA BRA',
  ])("a town's: %s", (description) => expect(onCard(description)).toBeNull());
});

it.each(['PEDRO CHAVEIRO JUNIOR', 'LUIZ PEDREIRO NETO', 'PAULO TAXI NETO', 'ANTONIO SALGADO', 'MARCOS GRILLO'])(
  'a trade is not read from a surname: %s',
  (description) => expect(onCard(description)).toBeNull(),
);

it.each([
  ['FLEURY MEDICINA', CLINIC],
  ['GRUPO FLEURY', CLINIC],
  ['HERING SHOPPING', 'Vestuário'],
  ['RENNER SHOPPING IGUATEMI', 'Vestuário'],
  ['LOJAS RENNER CAMPOS SP', 'Vestuário'],
  ['RIACHUELO 33 SAO PAULO', 'Vestuário'],
  ['ESTACIO DE SA', 'Universidade'],
  ['FISK CAMPOS ELISEOS', 'Escola'],
  ['SUZUKI MOTOS', 'Serviços automotivos'],
  ['UNIDAS 1234', 'Aluguel de veículos'],
  ['BRETAS UBERLANDIA', 'Supermercado'],
  ['DIA 1234', 'Supermercado'],
  ['EBANX*CLARO', 'Celular'],
  ['CLARO SA', 'Celular'],
  ['TIM S/A SAO PAULO', 'Celular'],
  ['CLARO PRE PAGO 11999', 'Celular'],
  ['CLARO NET', 'Internet'],
  ['SUPERMERCADO CARONE', 'Supermercado'],
  ['PORTO SEGURO 0011', 'Seguros'],
  ['MP *STEAM', 'Jogos e videogames'],
  ['MP *CLOSET', 'Vestuário'],
  ['AVENIDA CALCADOS 22', 'Vestuário'],
  ['RUA DO CAFE PADARIA', FOOD],
  ['LARGO DO MACHADO RESTAURANTE', FOOD],
  ['PRACA DE ALIMENTACAO', FOOD],
  ['AGUAS DE NITEROI', 'Água'],
  ['PORTO SEGURO CIA', 'Seguros'],
  ['CLINICA SORRISO', CLINIC],
  ['PET SHOP SORRISO MT', 'Pet shops e veterinários'],
  ['PEDRO CHAVEIRO', 'Serviços'],
  ['CHAVEIRO PEDRO JUNIOR', 'Serviços'],
  ['SILVA E FILHOS MOVEIS', 'Utensílios para casa'],
  ['MARIA SALGADOS', FOOD],
  ['REI DO SALGADO', FOOD],
  ['GRILL DO PORTO', FOOD],
])('the company or the trade itself stays known: %s is %s', (description, category) =>
  expect(onCard(description)).toBe(category),
);

it.each([
  ['COMPRA DEBITO CAIXINHA DE SURPRESA', null],
  ['COMPRA DEBITO CHEQUE MATE', null],
  ['COMPRA DEBITO ACADEMIA FORTE', 'Academia e centros de lazer'],
  ['COMPRA DEBITO DETRAN', 'Taxas e impostos sobre veículos'],
  ['COMPRA TESOURO SELIC', 'Renda fixa'],
  ['HIST 201 DOC 00031', null],
  ['DOC 341 12 JOAO', 'Transferência - DOC'],
  ['TRANSF DOC 237', 'Transferência - DOC'],
  ['PIX ENVIADO PEDRO CHAVEIRO JUNIOR', 'Transferência - PIX'],
  ['PIX ENVIADO FLEURY SOUZA', 'Transferência - PIX'],
  ['PIX ENVIADO LOJAS RENNER', 'Vestuário'],
  ['DEB AUT PORTO SEGURO', 'Seguros'],
  ['CONCESSIONARIA DE ENERGIA', 'Serviços de utilidade pública'],
  ['BB CREDITO AUTOMATICO CONTRATADO', 'Empréstimos'],
  ['LCA PRE 12 MESES', 'Renda fixa'],
] as const)(
  "a purchase is no operation of the bank, and a document's number no transfer: %s is %s",
  (description, category) => expect(inBank(description)).toBe(category),
);

it.each([
  ['PETROS BENEFICIO COMPLEMENTAR', 'Aposentadoria'],
  ['CREDITO SALARIO', 'Salário'],
  ['BB CREDITO SALARIO', 'Empréstimos'],
  ['VENDA DE IMOVEL', 'Renda não-recorrente'],
] as const)('money that comes in: %s is %s', (description, category) =>
  expect(inBank(description, 'CREDIT')).toBe(category),
);
