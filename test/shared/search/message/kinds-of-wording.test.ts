import { describe, expect, it } from 'vitest';
import { understood } from './a-reading.ts';

describe('dates', () => {
  it.each([
    ['uber qui 19 a sab 21', '2026-11-19', '2026-11-21'],
    ['uber na terça, dia 10', '2026-11-10', '2026-11-10'],
    ['uber na quarta, 11 de novembro', '2026-11-11', '2026-11-11'],
    ['uber na semana de 2 a 8 de novembro', '2026-11-02', '2026-11-08'],
    ['uber no último fim de semana', '2026-11-14', '2026-11-15'],
    ['uber no exercício de 2025', '2025-01-01', '2025-12-31'],
    ['uber no ano-calendário 2025', '2025-01-01', '2025-12-31'],
    ['uber ano', '2026-01-01', '2026-11-21'],
    ['uber mês', '2026-11-01', '2026-11-21'],
    ['uber set', '2026-09-01', '2026-09-30'],
    ['uber desde o são joão', '2026-06-24', '2026-11-21'],
    ['uber em tiradentes deste ano', '2026-04-21', '2026-04-21'],
    ['uber antes de maio de 2026', '2000-01-01', '2026-04-30'],
  ])('%s', (message, startDate, endDate) =>
    expect(understood(message)).toEqual({ merchants: ['uber'], startDate, endDate }),
  );

  it.each(['uber por mês', 'farmácia são joão', 'uber 2 weeks ago', 'exercício físico', 'money going out'])(
    'no keyword: %s',
    (message) => expect(String(understood(message).startDate)).not.toMatch(/^2026-(?:01-01|06-24|08-01|10-01)$/),
  );
  it('a weekday beside money', () =>
    expect(understood('sexta 50 reais')).toMatchObject({ startDate: '2026-11-20', minAmount: 50 }));
});

describe('categories', () => {
  it.each([
    ['corridas de app', 'Táxi e transporte privado urbano'],
    ['viagem por aplicativo', 'Táxi e transporte privado urbano'],
    ['táxi e aplicativos', 'Táxi e transporte privado urbano'],
    ['pedido de comida', 'Delivery de alimentos'],
    ['ordered food', 'Delivery de alimentos'],
    ['seguro do automóvel', 'Seguro de veículos'],
    ['prêmios de seguro de veículo', 'Seguro de veículos'],
    ['parking fees', 'Estacionamentos'],
    ['gym fees', 'Academia e centros de lazer'],
    ['grocery runs', 'Supermercado'],
    ['trips to the supermarket', 'Supermercado'],
    ['internet lá de casa', 'Internet'],
    ['conta de luz da minha casa', 'Eletricidade'],
    ['conta dagua', 'Água'],
    ["conta d'água", 'Água'],
    ['vixe maria, cinema', 'Cinema, teatro e concertos'],
    ['que trem bão esse app, me mostra o cinema', 'Cinema, teatro e concertos'],
    ['escola do guri', 'Escola'],
    ['veterinário da minha gata', 'Pet shops e veterinários'],
    ['fora de casa comendo', 'Restaurantes, bares e lanchonetes'],
    ['o que paguei de net', 'Internet'],
    ['quanto mais abasteço', 'Postos de gasolina'],
    ['exame de sangue', 'Hospitais, clínicas e laboratórios'],
    ['interest I earned', 'Juros de rendimentos de dividendos'],
    ['juros que a caderneta de poupança pagou', 'Juros de rendimentos de dividendos'],
  ])('%s', (message, category) => {
    expect(understood(message).categories).toEqual([category]);
    expect(understood(message).unread).toBeUndefined();
  });
});

describe('money that somebody sent', () => {
  it.each(['pix pra joana', 'os pix de mais de 200 que eu fiz', 'investments I made', 'aplicações que fiz'])(
    '%s',
    (message) => expect(understood(message).type).toBe('DEBIT'),
  );
  it.each(['pix pra mim', 'pix pra cair'])('not %s', (message) => expect(understood(message).type).not.toBe('DEBIT'));
});

describe('what no row tells is named', () => {
  it.each([
    ['cinema com as crianças', ['criancas']],
    ['cinema em outubro com o cachorro', ['cachorro']],
    ['remédio comprado com receita', ['receita']],
    ['uber com mais de 6 pessoas', ['mais', '6', 'pessoas']],
    ['uber de 10 km', ['10', 'km']],
    ['uber a serviço da empresa', ['servico', 'empresa']],
    ['aluguel pago com multa contratual', ['multa', 'contratual']],
    ['só o gato, não o cachorro', ['gato', 'cachorro']],
  ])('%s', (message, unread) => expect(understood(message).unread).toEqual(unread));

  it('but whom it is for is asked', () =>
    expect(understood('gastos com o cachorro')).toEqual({ type: 'DEBIT', categories: ['Pet shops e veterinários'] }));
});

describe('what is left out', () => {
  it.each([
    ['tirando uber netflix e drogasil', { excludedMerchants: ['uber', 'netflix', 'drogasil'] }],
    ['excetuados uber e netflix', { excludedMerchants: ['uber', 'netflix'] }],
    ['uber não, só netflix', { merchants: ['netflix'], excludedMerchants: ['uber'] }],
    ['farmácia não, mercado sim', { categories: ['Supermercado'], excludedCategories: ['Farmácia'] }],
    ['cartão não', { accountType: 'BANK' }],
    ['aplicações, excluídos os resgates', { type: 'DEBIT', categories: ['Investimentos'] }],
    ['resgates sem as aplicações', { type: 'CREDIT', categories: ['Investimentos'] }],
  ])('%s', (message, asked) => expect(understood(message)).toEqual(asked));
});

describe('directions', () => {
  it.each([
    ['lançamentos a débito', 'DEBIT'],
    ['lançamentos a crédito', 'CREDIT'],
    ['quanto carreguei', 'DEBIT'],
    ['quanto pus no uber', 'DEBIT'],
    ['devolveram quanto pra mim', 'CREDIT'],
    ['rendimentos auferidos', 'CREDIT'],
  ])('%s', (message, type) => expect(understood(message).type).toBe(type));
});

it('a letter that is spoken before an s is no other word', () =>
  expect(understood('esmartfit')).toEqual({ merchants: ['smartfit'] }));

it('instalments within a period', () =>
  expect(understood('uber em 12x esse ano').installments).toMatchObject({ total: 12 }));
