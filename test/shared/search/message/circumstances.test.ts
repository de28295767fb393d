import { describe, expect, it } from 'vitest';
import { understood } from './a-reading.ts';

describe('the other side of a comparison with another time is not asked for, and named', () => {
  it.each([
    ['farmácia comparado com o mesmo período do ano anterior', ['periodo', 'ano', 'anterior', 'comparado']],
    ['farmácia em relação ao mês passado', ['mes', 'passado', 'relacao']],
    ['farmácia versus setembro', ['setembro', 'versus']],
    ['farmácia vs last month', ['last', 'month', 'vs']],
  ])('%s', (message, unread) => expect(understood(message)).toEqual({ categories: ['Farmácia'], unread }));

  it('both sides are, where the two are to be compared', () =>
    expect(understood('compara farmácia de outubro com setembro')).toMatchObject({
      startDate: '2026-09-01',
      endDate: '2026-10-31',
    }));

  it('an amount that looks like a year is none', () =>
    expect(understood('farmácia de mais que 2025')).toMatchObject({ minAmount: 2025.01 }));
});

describe('a category that only tells the circumstance is none that is asked for', () => {
  it.each([
    ['farmácia em viagens pro litoral', ['viagens', 'litoral']],
    ['farmácia paga com vale alimentação', ['vale', 'alimentacao']],
    ['farmácia com receita', ['receita']],
    ['farmácia que posso deduzir do imposto de renda', ['posso', 'deduzir', 'imposto', 'renda']],
    ['farmácia no app', ['app']],
    ['farmácia que ainda não chegou em casa', ['ainda', 'nao', 'chegou', 'casa']],
  ])('%s', (message, unread) => {
    const { categories, type: _type, unread: named } = understood(message);
    expect(categories).toEqual(['Farmácia']);
    expect(named).toEqual(unread);
  });

  it.each(['uber pra faculdade', 'uber pro aeroporto', 'Uber trips at night', '99 pop'])('%s', (message) =>
    expect(understood(message)).not.toHaveProperty('categories'),
  );

  it('travel itself may be asked for', () =>
    expect(understood('quanto gastei em viagens')).toMatchObject({ categories: ['Viagens'] }));
});

describe('what stands behind an excluded word tells which', () => {
  it.each([
    ['mercado menos o mercado carrefour', { excludedMerchants: ['carrefour'] }],
    ['tudo sem a assinatura da netflix', { excludedMerchants: ['netflix'] }],
    ['tudo menos a aplicação em cdb', { excludedCategories: ['Renda fixa'] }],
    ['tudo sem a transferência pra poupança', { ownMoves: 'none' }],
  ])('%s', (message, expected) => {
    const { excludedMerchants, excludedCategories, ownMoves } = understood(message);
    expect({ excludedMerchants, excludedCategories, ownMoves }).toEqual({
      ownMoves: undefined,
      excludedMerchants: undefined,
      excludedCategories: undefined,
      ...expected,
    });
  });

  it.each([
    ['farmácia na conta, não no cartão', 'BANK'],
    ['farmácia pela conta e não pelo cartão', 'BANK'],
    ['só cartão, nada da conta', 'CREDIT'],
  ])('%s', (message, accountType) => expect(understood(message)).toMatchObject({ accountType }));
});

describe('money that others pay out came in', () => {
  it.each(['quando saiu meu salário', 'meu salário já foi pago?', 'when was my salary paid'])('%s', (message) =>
    expect(understood(message)).toMatchObject({ type: 'CREDIT', categories: ['Salário'] }),
  );

  it.each(['pra onde foi meu dinheiro', 'where did my money go'])('%s went out', (message) =>
    expect(understood(message)).toEqual({ type: 'DEBIT' }),
  );

  it('no crédito is a card, o crédito came in', () => {
    expect(understood('compras no crédito entre 100 e 300')).toMatchObject({ type: 'DEBIT', accountType: 'CREDIT' });
    expect(understood('o crédito de 500')).toMatchObject({ type: 'CREDIT' });
  });
});

describe('a name of another gender is another name', () => {
  it('Aurelia is not read as Aurelio', () => expect(understood('pix da aurelia')).not.toHaveProperty('merchants'));
});
