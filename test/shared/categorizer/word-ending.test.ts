import { describe, expect, it } from 'vitest';
import { categorize, isDoubtful } from '../../../shared/categorizer/categorize.ts';
import { continuesWord } from '../../../shared/categorizer/word-ending.ts';

const onCard = (description: string) => categorize({ description, type: 'DEBIT', accountType: 'CREDIT' }).category;

it.each(['s', 'aria', 'ado', 'br', 'trip', '4521', 'doze', 'bairro', 'ueria'])('a name goes on with -%s', (rest) =>
  expect(continuesWord(rest, 5)).toBe(true),
);
it.each(['de', 'nier', 'arco', 'lando', 'ro'])('another word goes on with -%s', (rest) =>
  expect(continuesWord(rest, 5)).toBe(false),
);
it('a short name goes on with no other word', () => expect(continuesWord('archos', 4)).toBe(false));

it.each([
  'ASSAIDE LIMA',
  'CARREFOURNIER ME',
  'TAXIARCO COM',
  'TAXIDERMISTA',
  'FARMACINO LOPES',
  'HOTELINO SOUZA',
  'PIZZARRO',
  'ESCOLASTICA MARQUES',
  'SEGURADO NETO',
  'ELO 7731 SALVADOR BR',
  'CONDE DO PARQUE',
  'AGUA BRANCA COM',
  'SUMUP *KELLY SAUDE SP',
  'J BATISTA PEIXE JUNIOR',
  'MP *DUDA22',
  'MODALVES SILVA',
  'COMPRA ELETRON BELA VISTA',
  'XPTO GRAVATAI RS',
  'XPTO TRES CORACOES MG',
  'MARIA MADEIRA',
])('no trade is read from the beginning of a name: %s', (description) => expect(onCard(description)).toBeNull());

it.each([
  ['PG *TAXIEXECUTIVO', 'Táxi e transporte privado urbano'],
  ['MP *LANCHONETEDAVOVO', 'Restaurantes, bares e lanchonetes'],
  ['STONE*HAMBURGUERIA ARTESA', 'Restaurantes, bares e lanchonetes'],
  ['EBN *SPOTIFYBR', 'Streaming de música'],
  ['MC DONALDS 123', 'Restaurantes, bares e lanchonetes'],
  ['CHURROSDOZECA', 'Restaurantes, bares e lanchonetes'],
])('a truncated, glued or split name is known: %s', (description, category) =>
  expect(onCard(description)).toBe(category),
);

const FOOD = 'Restaurantes, bares e lanchonetes';

it.each([
  ['CAFETER CENTRAL', FOOD],
  ['MERCEAR SAO JORGE', 'Supermercado'],
  ['PANIFICAD SAO JOR', FOOD],
])('a word that stops before a vowel is cut wherever it stands, and a doubt: %s', (description, category) => {
  const found = categorize({ description, type: 'DEBIT', accountType: 'CREDIT' });
  expect(found.category).toBe(category);
  expect(isDoubtful(found)).toBe(true);
});

describe('a word for a trade that is glued to a name', () => {
  it.each([
    ['MARIABAR', FOOD],
    ['JOAOBURGER', FOOD],
    ['RCMCONFEITARIA', FOOD],
    ['CASADAPIZZA', FOOD],
    ['PADARIAGUARU', FOOD],
    ['SUPERCARNES', 'Supermercado'],
    ['VERDEHORTIFRUTI', 'Supermercado'],
    ['ABCMOTOS', 'Serviços automotivos'],
    ['ZEFARMACIA', 'Farmácia'],
    ['GRANHOTEL', 'Hospedagem'],
    ['LOJADOCELULAR', 'Eletrônicos'],
    ['JRAUTOPECAS', 'Manutenção de veículos'],
    ['MP *SOLINGRESSOS', 'Bilhetes'],
    ['MODASDALU', 'Vestuário'],
    ['DROGANORTE', 'Farmácia'],
    ['SOLUFARMA', 'Farmácia'],
    ['BICHOSECIA', 'Pet shops e veterinários'],
    ['FISIOLC', 'Hospitais, clínicas e laboratórios'],
    ['ODONTOART', 'Dentista'],
    ['CONSTRUMAX', 'Utensílios para casa'],
    ['MP*LOJASAMSUNG', 'Eletrônicos'],
    ['DM*HELPNETFLIXCOM', 'Streaming de vídeo'],
  ])('%s is %s', (description, category) => expect(onCard(description)).toBe(category));

  it.each(['REMOTO', 'ESCOBAR', 'IMPOSTOR', 'MERCADORIAS', 'TRUMPET', 'FLUMODA', 'CAPACETE', 'TERREMOTOS', 'LAMBAR'])(
    'not within another word: %s',
    (description) => expect(onCard(description)).toBeNull(),
  );
});

describe('a word for a trade that is cut off', () => {
  it.each([
    ['RSHOP-ESQUIN CHUR-08/04', FOOD],
    ['RSHOP-DOM PEDRO H-08/04', null],
    ['RSHOP-SABIA L-08/04', null],
    ['COMPRA CARTAO MAESTRO              05/08 TOP INFORMATICA', 'Eletrônicos'],
    ['PAY  -FLEUR 08/10', 'Hospitais, clínicas e laboratórios'],
    ['PAY  -ABCDE 08/10', null],
    ['BELA CONFEI', FOOD],
    ['AUGUSTUS BURGE', FOOD],
    ['ANTONIO SALGAD', null],
    ['CENTRO LABOR', null],
  ])('%s is %s', (description, category) =>
    expect(categorize({ description, type: 'DEBIT', accountType: 'BANK' }).category).toBe(category),
  );
});

it.each([
  ['SUP BOM LAR', 'Supermercado'],
  ['HORT VERDE VIDA', 'Supermercado'],
  ['SUPER JOAO', null],
  ['CURSO SUP', null],
])('an abbreviation says the trade where it begins the name: %s is %s', (description, category) =>
  expect(onCard(description)).toBe(category),
);

describe('two words for different trades', () => {
  it.each([
    ['PADARIA FARMACIA SOL', FOOD],
    ['HOTEL FARMACIA', 'Hospedagem'],
    // Beside a shop of anything the other word says which.
    ['EMPORIO BAR', FOOD],
    ['EMPORIO DOS SALGADOS', FOOD],
    ['ATACADO DA CONSTRUCAO', 'Utensílios para casa'],
    ['MAVI FASHION HAIR', 'Bem-estar'],
    ['A MODA HAMBURGUERIA', FOOD],
    ['OFICINA DO NOTEBOOK', 'Eletrônicos'],
    ['CLINICA PET SOL', 'Pet shops e veterinários'],
    ['MED VET CLINICA VETERINARIA', 'Pet shops e veterinários'],
  ])('are a doubt: %s', (description, category) => {
    const found = categorize({ description, type: 'DEBIT', accountType: 'CREDIT' });
    expect(found.category).toBe(category);
    expect(isDoubtful(found)).toBe(true);
  });

  it.each(['POSTO 8 LEME QUIOSQUE DO SOL', 'HOSPITAL DOS BRINQUEDOS', 'HOSPITAL DAS BONECAS', 'CLINICA DO TENIS'])(
    'say nothing where one is meant otherwise: %s',
    (description) => expect(onCard(description)).toBeNull(),
  );

  it.each([
    ['MERCEARIA E BAR DO SOL', 'Supermercado'],
    ['ESTAC HOSP CENTRAL', 'Estacionamentos'],
    ['HAVAN AUTO CENTER', 'Manutenção de veículos'],
    ['CARREFOUR POSTO', 'Postos de gasolina'],
  ])('not where one belongs to the other: %s is %s', (description, category) =>
    expect(onCard(description)).toBe(category),
  );
});

// Every fortieth company of public lists (Senate expenses 2020-2022, an acceptance network, a trade association), by a hash of its
// name: what its name in words says, printed as one word of 22 letters.
it.each([
  ['TZONTACOMERCIODECOMBUS', 'Postos de gasolina'],
  ['02CONSTRUCOESLTDA', 'Utensílios para casa'],
  ['CHURRASCARIANOVILHODEP', FOOD],
  ['REDEKCOMBUSTIVEISLTDA', 'Postos de gasolina'],
  ['ELFLOCADORADEVEICULOSE', 'Aluguel de veículos'],
  ['CAPAXDEIEDITORALTDA', 'Livraria'],
  ['TECMANINFORMATICALTDA', 'Eletrônicos'],
  ['NOSSOHOTEL', 'Hospedagem'],
  ['HOTELGOIANIALTDAME', 'Hospedagem'],
  ['MEGADERIVADOSDEPETROLE', 'Postos de gasolina'],
  ['HOTELALIANCAEXPRESS', 'Hospedagem'],
  ['KIFILERESTAURANTELTDAM', FOOD],
  ['CHICOSBAR', FOOD],
  ['RENNERIBIRAPUERA', 'Vestuário'],
  ['RAVENAAUTOPOSTOLTDA', 'Postos de gasolina'],
])('a company printed as one word is parted at its trade: %s', (description, category) =>
  expect(onCard(description)).toBe(category),
);

it.each([
  'OPERACAO 5511 AG 0031',
  'TRESCORACOES MG',
  'TORRE DO MERCADOR',
  'HOTELINO RAMOS',
  'SEVERINOMOVEIRA',
  'JOSEESCOBAR',
])('no trade is read within another word: %s', (description) => expect(onCard(description)).toBeNull());

// Names of the same lists, printed by acquirers in 20 or 22 letters with their own and by Itaú's Pix in 23 with the day.
it.each([
  ['CAPPTA *CHECKLAB LABOR', 'Hospitais, clínicas e laboratórios'],
  ['CAPPTA *LIGEIRINHO LAN', FOOD],
  ['CAPPTA *MADRUGADAO POS', 'Postos de gasolina'],
  ['MP *BRATTIFISIOTERAP', 'Hospitais, clínicas e laboratórios'],
  ['MP *EXODUSINFORMATIC', 'Eletrônicos'],
  ['MP *DISTRIBUIDORADEC', null],
  ['MP *CLASSICAREPRESEN', null],
  ['PIX QRS DESTAK LAN15/03', FOOD],
  ['PIX QRS BRATTI FIS15/03', 'Hospitais, clínicas e laboratórios'],
  ['ARARA AZUL REDE DE POS', 'Postos de gasolina'],
  ['MF DISTRIBUIDORA E LIV', 'Livraria'],
  ['CELANT COMERCIO DE ALI', null],
  ['PIX QRS STALAR MAT15/03', null],
  ['CAPPTA *VILA VELHA PRE', null],
  ['CAPPTA *PORTO AUTO COM', null],
  ['CAPPTA *FC UTIL E ELET', null],
])('a line as long as its acquirer or bank prints is cut off: %s', (description, category) => {
  const isPix = description.startsWith('PIX');
  const found = categorize({ description, type: 'DEBIT', accountType: isPix ? 'BANK' : 'CREDIT' });
  expect(found.category).toBe(isPix ? (category ?? 'Transferência - PIX') : category);
  expect(isDoubtful(found)).toBe(category !== null);
});
