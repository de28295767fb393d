import { describe, expect, it } from 'vitest';
import { understood } from './a-reading.ts';

const MONTH = { startDate: '2026-10-01', endDate: '2026-10-31' };

describe('how somebody asks says nothing of the rows', () => {
  it.each([
    'oxe, o uber em outubro hein',
    'vixe, acho que foi demais no uber em outubro vê aí',
    'slk o uber em outubro kkk',
    'ó bichin, bota aí o uber em outubro',
    'moço, me mostre o uber de outubro por gentileza',
    'bah tchê, e o uber em outubro',
    'uai sô, cadê o uber de outubro',
    'plmds me fala o uber de outubro pfv',
    'me ajuda a lembrar do uber em outubro',
    'quiséssemos ver o uber em outubro, conseguiríamos?',
    'só pra eu me organizar, o uber em outubro',
    'pra minha planilha: uber em outubro',
    'no fim das contas, e o uber em outubro',
    'passa a régua no uber de outubro',
    'achei estranho, uber em outubro',
    'minha sogra vive dizendo que eu peguei muito uber em outubro',
    'minha mulher tá no meu pé, o uber em outubro',
    'ave maria, o uber em outubro',
    'just out of curiosity, uber in october',
    'could you be so kind as to list uber in october',
    'im trying to figure out uber in october',
    'run me through uber in october lol',
    'for my records, uber in october',
    'i was wondering if you could maybe remind me of uber in october',
  ])('%s', (message) => expect(understood(message)).toEqual({ ...MONTH, merchants: ['uber'] }));
});

describe('words that do say something of the rows are named', () => {
  it.each([
    ['compras estranhas', ['estranhas']],
    ['compras com a galera', ['galera']],
    ['uber suspeito', ['suspeito']],
    ['uber rápido', ['rapido']],
    ['roupas das meninas', ['meninas']],
    ['água que veio fora do normal', ['fora', 'normal']],
    ['conta de luz acima da média', ['acima', 'media']],
    ['luz mais cara que o normal', ['mais', 'cara', 'normal']],
    ['electricity above average', ['above', 'average']],
    ['farmácia com receita médica', ['receita', 'medica']],
    ['em que mês gastei mais com luz', ['mes', 'mais']],
    ['gastos no rio de janeiro', ['rio de janeiro']],
    ['uber no almoço', ['almoco']],
    ['fora de casa', ['fora', 'casa']],
  ])('%s', (message, words) => expect(understood(message).unread).toEqual(words));

  it('and give no direction that they do not tell', () => {
    expect(understood('água que veio fora do normal').type).toBeUndefined();
    expect(understood('farmácia com receita médica').type).toBeUndefined();
  });
});

it.each(['lojas de roupa', 'lojinha de roupa', 'categorias roupa', 'clothes stores'])(
  '%s: the word before the category adds nothing',
  (message) => expect(understood(message)).toEqual({ categories: ['Vestuário'] }),
);

it.each(['claro', 'marisa', 'tim'])('%s is a brand and no misspelled name of a row', (brand) =>
  expect(understood(`quanto foi a ${brand}`)).toEqual({ unread: [brand] }),
);

it('a city is no month', () => expect(understood('rio de janeiro').startDate).toBeUndefined());

describe('what was done names its category', () => {
  it.each([
    ['quanto gastei viajando', 'Viagens'],
    ['comida fora de casa', 'Restaurantes, bares e lanchonetes'],
    ['refeições fora', 'Restaurantes, bares e lanchonetes'],
    ['gastos bebendo', 'Restaurantes, bares e lanchonetes'],
    ['compra online', 'Compras online'],
    ['comprei pela web', 'Compras online'],
    ['online orders', 'Compras online'],
    ['consulta médica', 'Hospitais, clínicas e laboratórios'],
    ['gastei com consultas', 'Hospitais, clínicas e laboratórios'],
    ['phone top ups', 'Celular'],
    ['gastos malhando', 'Academia e centros de lazer'],
    ['how much did I spend commuting', 'Transporte'],
  ])('%s', (message, category) => {
    expect(understood(message).categories).toEqual([category]);
    expect(understood(message).unread).toBeUndefined();
  });

  it.each(['escola das crianças', 'mesada e escola das crianças'])('%s is of no toys', (message) =>
    expect(understood(message).categories).toEqual(['Escola']),
  );
});

describe('money that went out', () => {
  it.each([
    'quanto a enel levou',
    'o que o nubank descontou',
    'exagerei no uber',
    'quais débitos caíram',
    'how much did I drop at bars',
    'how much did uber get from me',
    'quanto passei pro marco',
    'o rombo de ontem',
    'quanto sumiu da conta',
    'the damage of yesterday',
  ])('%s', (message) => expect(understood(message).type).toBe('DEBIT'));
});

describe('periods', () => {
  it.each([
    ['gastos de setembro, digo, outubro', '2026-10-01', '2026-10-31'],
    ['uber last week, I mean this week', '2026-11-16', '2026-11-21'],
    ['no último semestre... digo, nos últimos 6 meses', '2026-05-21', '2026-11-21'],
    ['since the beginning of the year', '2026-01-01', '2026-11-21'],
    ['uber since the start of the month', '2026-11-01', '2026-11-21'],
    ['spending over the last week', '2026-11-09', '2026-11-15'],
    ['ao longo de outubro', '2026-10-01', '2026-10-31'],
    ['o mês inteiro de outubro', '2026-10-01', '2026-10-31'],
    ['dia 8 do 10', '2026-10-08', '2026-10-08'],
    ['findi passado', '2026-11-14', '2026-11-15'],
    ['dia 10 que passou', '2026-11-10', '2026-11-10'],
  ])('%s', (message, startDate, endDate) => {
    expect(understood(message)).toMatchObject({ startDate, endDate });
    expect(understood(message).unread).toBeUndefined();
  });
});
