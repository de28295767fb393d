import { describe, expect, it } from 'vitest';
import { understood } from './a-reading.ts';

const largest = (count: number, of = 'all') => ({ by: 'largest', count, of });
const smallest = (count: number, of = 'all') => ({ by: 'smallest', count, of });
const latest = (count: number, of = 'all') => ({ by: 'latest', count, of });
const earliest = (count: number, of = 'all') => ({ by: 'earliest', count, of });

describe('how many rows of an order are asked for', () => {
  it.each([
    ['maior compra de outubro', [largest(1, 'spending')]],
    ['qual foi meu maior gasto esse mês?', [largest(1, 'spending')]],
    ['5 maiores gastos', [largest(5, 'spending')]],
    ['as cinco maiores compras', [largest(5, 'spending')]],
    ['maiores 5 despesas', [largest(5, 'spending')]],
    ['maiores gastos', [largest(10, 'spending')]],
    ['top 3', [largest(3)]],
    ['top 10 de outubro', [largest(10)]],
    ['top 5 gastos do mês passado', [largest(5, 'spending')]],
    ['maior transação', [largest(1)]],
    ['maior pix que recebi', [largest(1)]],
    ['3 maiores entradas', [largest(3)]],
    ['qual a maior?', [largest(1)]],
    ['as duas maiores', [largest(2)]],
    ['a compra mais cara do mês', [largest(1, 'spending')]],
    ['3 compras mais caras', [largest(3, 'spending')]],
    ['maior gasto com mercado', [largest(1)]],
    ['maior compra no uber', [largest(1)]],
    ['maiores compras parceladas', [largest(10, 'spending')]],
    ['maior parcela', [largest(1)]],
    ['menor', [smallest(1)]],
    ['menor compra', [smallest(1, 'spending')]],
    ['os 20 menores gastos', [smallest(20, 'spending')]],
    ['compra mais barata', [smallest(1, 'spending')]],
    ['a maior e a menor compra', [largest(1, 'spending'), smallest(1, 'spending')]],
    ['últimas 10 transações', [latest(10)]],
    ['minhas últimas 3 compras no carrefour', [latest(3)]],
    ['as 5 últimas', [latest(5)]],
    ['última compra', [latest(1, 'spending')]],
    ['último salário', [latest(1)]],
    ['quando foi a última vez que usei uber', [latest(1)]],
    ['5 mais recentes', [latest(5)]],
    ['últimas 5 parcelas', [latest(5)]],
    ['primeira compra do mês', [earliest(1, 'spending')]],
    ['primeiras 5 transações de outubro', [earliest(5)]],
    ['transação mais antiga', [earliest(1)]],
    ['largest purchases', [largest(10, 'spending')]],
    ['my largest purchase', [largest(1, 'spending')]],
    ['the 3 biggest expenses last month', [largest(3, 'spending')]],
    ['most expensive purchase', [largest(1, 'spending')]],
    ['top 3 transactions', [largest(3)]],
    ['smallest payment', [smallest(1)]],
    ['last 5 transactions', [latest(5)]],
    ['latest transaction', [latest(1)]],
    ['last time I paid rent', [latest(1)]],
    ['first 5 transactions of october', [earliest(5)]],
  ])('%s', (message, ranking) => expect(understood(message)).toMatchObject({ ranking }));

  it.each([
    'últimos 10 dias',
    'últimas 2 semanas',
    'último mês',
    'last 30 days',
    'last month',
    'the last two weeks of expenses',
    'mais de 100',
    'maiores de 500',
    'gastos maiores que 200',
    'maior que 100 reais',
    'compras maiores ou iguais a 300',
    'larger than 50',
    '5 parcelas',
    'última parcela',
    'gastei mais com o quê',
    'o que foi mais caro',
    'ficou mais barato esse mês',
    'categoria em que gastei mais',
    'top 5 categorias',
    'maiores lojas',
    '3 maiores categorias de gasto',
    'maiores gastos por categoria',
    'top spending categories',
    'biggest merchants',
    'maior parte dos gastos',
    'em maior quantidade',
    'maior de idade',
    'do maior ao menor',
    'ordena do maior para o menor',
    'from largest to smallest',
    'tudo menos a maior compra',
    'everything except the largest purchase',
    'a maior das últimas 10 compras',
    'maior entrada e maior gasto',
    'últimas compras',
    'última fatura',
    'últimos 4 dígitos',
    'mais ou menos 100 reais',
    'primeira quinzena de outubro',
    'primeiro trimestre',
    'segunda-feira',
  ])('is not read from "%s"', (message) => expect(understood(message)).not.toHaveProperty('ranking'));

  it.each([
    [
      'top 10 de outubro acima de 50',
      { startDate: '2026-10-01', endDate: '2026-10-31', minAmount: 50.01, ranking: [largest(10)] },
    ],
    [
      'maior compra no carrefour nos últimos 30 dias, fora o uber',
      {
        type: 'DEBIT',
        startDate: '2026-10-23',
        endDate: '2026-11-21',
        merchants: ['carrefour'],
        excludedMerchants: ['uber'],
        ranking: [largest(1)],
      },
    ],
    ['últimos 3 pagamentos da última semana', { type: 'DEBIT', startDate: '2026-11-15', ranking: [latest(3)] }],
    ['5 maiores gastos do carnaval', { startDate: '2026-02-14', ranking: [largest(5, 'spending')] }],
    ['maior compra em 10x', { installments: { total: 10 }, ranking: [largest(1, 'spending')] }],
  ])('leaves the rest of the message to be read: %s', (message, expected) =>
    expect(understood(message)).toMatchObject(expected),
  );

  it.each([
    ['top 5 categorias', ['5']],
    ['a maior das últimas 10 compras', ['10']],
  ])('is told as unread where no rows are ranked: %s', (message, words) =>
    expect(understood(message).unread).toEqual(words),
  );
});
