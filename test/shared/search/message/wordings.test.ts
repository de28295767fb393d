import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../../shared/search/message/interpret-message.ts';
import { accounts, rows, TODAY, understood } from './a-reading.ts';

const unreadOf = (message: string): readonly string[] => readMessage(message, TODAY).against(rows, accounts).unread;

describe('amounts', () => {
  it.each([
    ['129 reais e 90 centavos', 129.9, 129.9],
    ['quarenta e quatro reais e noventa centavos', 44.9, 44.9],
    ['entre 50 reais e 80 reais', 50, 80],
    ['igual ou superior a 250', 250, null],
    ['igual ou menor que 250', null, 250],
    ['não inferior a 250', 250, null],
    ['R$2500 ou superior', 2500, null],
    ['valor máximo: 250', null, 250],
    ['uns trezentos e pouco', 300, 399.99],
    ['compras de 3 dígitos', 100, 999.99],
    ['umas 50 pratas no uber', 45, 55],
    ['over a grand', 1000.01, null],
  ])('%s', (message, min, max) => {
    const { minAmount = null, maxAmount = null } = understood(message);
    expect([minAmount, maxAmount]).toEqual([min, max]);
    expect(unreadOf(message)).toEqual([]);
  });
});

describe('directions', () => {
  it.each([
    ['aquele débito de 176,55', 'DEBIT'],
    ['o crédito de 500', 'CREDIT'],
    ['quantos pix eu fiz', 'DEBIT'],
    ['quanto me cobraram de uber', 'DEBIT'],
    ['quanto o marco recebeu de mim', 'DEBIT'],
    ['minha mãe me mandou pix', 'CREDIT'],
  ])('%s', (message, type) => expect(understood(message).type).toBe(type));
});

describe('statuses', () => {
  it.each([
    ['o que já debitou', 'POSTED'],
    ['compras que ainda não debitaram', 'PENDING'],
    ['gastos que ainda não entraram na fatura', 'PENDING'],
    ['transações concluídas', 'POSTED'],
  ])('%s', (message, status) => expect(understood(message).status).toEqual([status]));
});

describe('exclusions', () => {
  it.each([
    'mercado, mas não o carrefour',
    'mercado com exceção do carrefour',
    'mercado além do carrefour',
    'mercado que não é carrefour',
    'esquece o carrefour, quero o mercado',
  ])('%s', (message) => {
    expect(understood(message)).toMatchObject({ categories: ['Supermercado'], excludedMerchants: ['carrefour'] });
  });

  it.each([
    ['tudo menos o cartão nubank', ['bb', 'nu', 'c6-card', 'save']],
    ['tudo menos o nubank', ['bb', 'c6-card', 'save']],
  ])('%s', (message, ids) => expect(understood(message)).toMatchObject({ accounts: ids }));

  it('what is to be there too leaves nothing out', () =>
    expect(understood('transporte contando o uber')).not.toHaveProperty('excludedMerchants'));
});

describe('names', () => {
  it.each([
    ['uberzinho', { merchants: ['uber'] }],
    ['joguinho', { categories: ['Jogos e videogames'] }],
    ['marco aurelio, pix', { merchants: ['marco aurelio'], match: 'all' }],
    ['uber, farmácia', { match: 'any' }],
    ['roxinho', { accounts: ['nu', 'nu-card'] }],
    ['bb', { accounts: ['bb'] }],
  ])('%s', (message, expected) => expect(understood(message)).toMatchObject(expected));

  it.each([
    ['primeiro uber de novembro', 'earliest'],
    ['o uber mais caro do mês', 'largest'],
    ['a conta de luz mais cara do ano', 'largest'],
  ])('%s picks one row', (message, by) =>
    expect(readMessage(message, TODAY).against(rows, accounts).rankings).toMatchObject([{ by, count: 1 }]),
  );
});

describe('what no filter applies is named, as it was typed', () => {
  it.each([
    ['uber depois das 22h', ['depois', '22h']],
    ['uber entre 8 e 10 da noite', ['entre', '8', '10', 'noite']],
    ['uber na hora do almoço', ['hora', 'almoco']],
    ['uber todo mês', ['todo', 'mes']],
    ['uber a cada quinze dias', ['cada', 'quinze', 'dias']],
    ['uber mês a mês', ['mes']],
    ['uber pago em dinheiro', ['dinheiro']],
    ['uber que dividi com a galera', ['dividi', 'galera']],
    ['uber por pessoa', ['pessoa']],
    ['assinaturas que não uso', ['nao', 'uso']],
    ['quanto vou gastar de uber', ['vou']],
    ['gastei mais com uber ou com farmácia', ['mais']],
    ['compara uber deste mês', ['compara']],
  ])('%s', (message, unread) => expect(unreadOf(message)).toEqual(unread));
});

// A correction would take each for a word of the grammar: `compra`, `recebidas`, `terça`, `sobre`.
it.each(['compara', 'repetidas', 'terra', 'sobra', 'macio', 'cartas'])(
  'a word spelled right is not mended: %s',
  (word) => expect(understood(`uber ${word}`)).toEqual({ merchants: ['uber'], unread: [word] }),
);

it.each([
  'minha esposa quer saber o uber',
  'meu contador pediu o uber',
  'olá, sou a Paula e quero o uber',
  'uber pra declaração do imposto de renda',
  'oiii, me dá um resumo do uber',
  'mermão, joga na tela o uber',
])('"%s" asks for the merchant alone', (message) => expect(understood(message)).toEqual({ merchants: ['uber'] }));
