import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageFilter } from '../../../../shared/search/message/message-filter.ts';
import { aTransaction } from '../../ledger/a-transaction.ts';
import { TODAY, understood } from './a-reading.ts';

const ANY = { which: 'any', number: null, total: null, minTotal: null, maxTotal: null };
const NONE = { ...ANY, which: 'none' };
const LAST = { ...ANY, which: 'last' };

describe('installments', () => {
  it.each([
    ['compras parceladas', ANY],
    ['o que estou parcelando', ANY],
    ['tudo que parcelei esse ano', ANY],
    ['parcelas do mês', ANY],
    ['quais parcelas eu paguei em outubro', ANY],
    ['parcelamentos', ANY],
    ['compras parceldas', ANY],
    ['parcelado sem juros', ANY],
    ['compras em 10x', { ...ANY, total: 10 }],
    ['comprei em 10 vezes', { ...ANY, total: 10 }],
    ['em dez vezes no cartão', { ...ANY, total: 10 }],
    ['compras de 3 parcelas', { ...ANY, total: 3 }],
    ['5 parcelas', { ...ANY, total: 5 }],
    ['em 12x sem juros', { ...ANY, total: 12 }],
    ['parceladas em 6 vezes', { ...ANY, total: 6 }],
    ['parcelei em 4', { ...ANY, total: 4 }],
    ['compras 2x', { ...ANY, total: 2 }],
    ['em 10 prestações', { ...ANY, total: 10 }],
    ['à vista', NONE],
    ['compras a vista em outubro', NONE],
    ['no crédito à vista', NONE],
    ['em 1x', NONE],
    ['em uma parcela', NONE],
    ['parcela única', NONE],
    ['compras não parceladas', NONE],
    ['gastos sem contar as parcelas', NONE],
    ['tudo menos compras parceladas', NONE],
    ['que não foram parceladas', NONE],
    ['fora o que é parcelado', NONE],
    ['tira o parcelado', NONE],
    ['menos o que foi à vista', ANY],
    ['compras que dividi em 4x', { ...ANY, total: 4 }],
    ['12x de R$ 250,00', { ...ANY, total: 12 }],
    ['última parcela', LAST],
    ['o que está na última parcela', LAST],
    ['primeira parcela', { ...ANY, number: 1 }],
    ['segunda parcela da loja', { ...ANY, number: 2 }],
    ['2ª parcela', { ...ANY, number: 2 }],
    ['parcela 3', { ...ANY, number: 3 }],
    ['parcela 3/10', { ...ANY, number: 3, total: 10 }],
    ['parcela 3 de 10', { ...ANY, number: 3, total: 10 }],
    ['primeira parcela das compras em 10x', { ...ANY, number: 1, total: 10 }],
    ['parceladas, última parcela', LAST],
    ['installments', ANY],
    ['what did I pay in installments', ANY],
    ['purchases in 6 installments', { ...ANY, total: 6 }],
    ['last installment', LAST],
    ['first installment', { ...ANY, number: 1 }],
    ['4th installment', { ...ANY, number: 4 }],
    ['em até 10x', { ...ANY, maxTotal: 10 }],
    ['parcelados em até 3x', { ...ANY, maxTotal: 3 }],
    ['em mais de 6 vezes', { ...ANY, minTotal: 7 }],
    ['em pelo menos 4 parcelas', { ...ANY, minTotal: 4 }],
    ['em menos de 6x', { ...ANY, maxTotal: 5 }],
    ['parceladas em 6x ou mais', { ...ANY, minTotal: 6 }],
    ['purchases in up to 6 installments', { ...ANY, maxTotal: 6 }],
    ['paid in full', NONE],
    ['purchases not in installments', NONE],
    ['everything except installments', NONE],
  ])('%s', (message, installments) => expect(understood(message)).toMatchObject({ installments }));

  it.each([
    'quantas vezes fui no mercado',
    'fui mais de 3 vezes no uber',
    'uber 3x essa semana',
    'fui 2x no mercado',
    'prestações',
    'parcela do financiamento',
    'parcelas do ipva',
    'parcela do carro',
    'primeira parcela do décimo terceiro',
    'padaria bella vista',
    'ponto de vista',
    'gastos em 10 dias',
    'nos últimos 10 meses',
    'acima de 10 vezes',
    'car loan installments',
    'parceladas e à vista',
    'show me the list in full',
    'parceria com a loja',
    'split the bill',
    'biggest single purchase',
    'iptu parcelado',
  ])('are not read from "%s"', (message) => expect(understood(message)).not.toHaveProperty('installments'));

  it.each([
    ['menos a última parcela', ['ultima', 'parcela']],
    ['tirando uber e parcelas', ['parcelas']],
    ['em 10x ou em 12x', ['10x', '12x']],
    ['parcelas do ipva', ['parcelas']],
  ])('are told as unread where they cannot be told apart: %s', (message, words) =>
    expect(understood(message).unread).toEqual(words),
  );

  it.each([
    [
      'quanto gastei em compras parceladas em outubro acima de 100 no nubank',
      {
        type: 'DEBIT',
        installments: ANY,
        startDate: '2026-10-01',
        endDate: '2026-10-31',
        minAmount: 100.01,
        accounts: ['nu', 'nu-card'],
      },
    ],
    ['parcelas do carrefour', { installments: ANY, merchants: ['carrefour'] }],
    ['parcelas sem o carrefour', { installments: ANY, excludedMerchants: ['carrefour'] }],
    ['10x de 99,90', { installments: { ...ANY, total: 10 }, minAmount: 99.9, maxAmount: 99.9 }],
    ['10 parcelas de 99', { installments: { ...ANY, total: 10 }, minAmount: 99, maxAmount: 99 }],
    ['parcelas nos últimos 10 meses', { installments: ANY, startDate: '2026-01-21', endDate: '2026-11-21' }],
    ['parcelas de setembro de 2025', { installments: ANY, startDate: '2025-09-01', endDate: '2025-09-30' }],
    ['compras à vista no cartão', { type: 'DEBIT', installments: NONE, accountType: 'CREDIT' }],
    ['compras parceladas e à vista', { type: 'DEBIT' }],
  ])('leave the rest of the message to be read: %s', (message, expected) =>
    expect(understood(message)).toEqual(expected),
  );
});

describe('rows of installments', () => {
  const part = (id: string, number: number, total: number) =>
    aTransaction({ id, date: TODAY, installment: { number, total, totalAmount: null, purchaseDate: null } });
  const rows = [
    part('first of ten', 1, 10),
    part('third of ten', 3, 10),
    part('last of three', 3, 3),
    part('of one', 1, 1),
    aTransaction({ id: 'at once', date: TODAY }),
  ];
  const meant = (message: string): string[] => {
    const { isMeant } = messageFilter(message, TODAY).against(rows, []);
    return rows.filter((row) => isMeant(row, undefined)).map(({ id }) => id);
  };

  it.each([
    ['parceladas', ['first of ten', 'third of ten', 'last of three']],
    ['à vista', ['of one', 'at once']],
    ['em 10x', ['first of ten', 'third of ten']],
    ['última parcela', ['last of three']],
    ['primeira parcela', ['first of ten']],
    ['parcela 3', ['third of ten', 'last of three']],
    ['parcela 3 de 10', ['third of ten']],
    ['terceira parcela das compras em 3x', ['last of three']],
    ['em 7x', []],
    ['parceladas e à vista', ['first of ten', 'third of ten', 'last of three', 'of one', 'at once']],
  ])('%s', (message, expected) => expect(meant(message)).toEqual(expected));

  it('are either part of a purchase or paid at once, never both and never neither', () =>
    fc.assert(
      fc.property(fc.option(fc.record({ number: fc.integer({ min: 1, max: 99 }), more: fc.nat(98) })), (given) => {
        const installment = given && {
          number: given.number,
          total: given.number + given.more,
          totalAmount: null,
          purchaseDate: null,
        };
        const row = aTransaction({ id: 'any', date: TODAY, installment });
        const isOf = (message: string) => messageFilter(message, TODAY).against([row], []).isMeant(row, undefined);
        expect(isOf('parceladas')).toBe(!isOf('à vista'));
        if (isOf('última parcela')) expect(given?.more).toBe(0);
      }),
    ));
});
