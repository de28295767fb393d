import { expect, it } from 'vitest';
import { categorize } from '../../../shared/categorizer/categorize.ts';
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
