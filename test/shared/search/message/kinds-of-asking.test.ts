import { describe, expect, it } from 'vitest';
import type { Account } from '../../../../shared/accounts/account.ts';
import { messageFilter } from '../../../../shared/search/message/message-filter.ts';
import { aTransaction } from '../../ledger/a-transaction.ts';
import { accounts, TODAY, understood } from './a-reading.ts';

describe('English leaves out with no, Portuguese does not', () => {
  it.each([
    ['rides last month, no 99', ['99']],
    ['what I spent this week with no netflix', ['netflix']],
    ['show everything, please do not count drogasil', ['drogasil']],
    ['list my purchases, skip carrefour and netflix', ['carrefour', 'netflix']],
    ['all expenses since May, nothing from carrefour', ['carrefour']],
    ['spending but no uber', ['uber']],
  ])('%s', (message, excluded) => expect(understood(message)).toMatchObject({ excludedMerchants: excluded }));

  it.each([
    ['quanto gastei no carrefour', { merchants: ['carrefour'] }],
    ['no netflix esse mês', { merchants: ['netflix'] }],
    ['o total no uber e no 99', { merchants: ['uber', '99'] }],
    ['purchases of no more than 30', { maxAmount: 30 }],
    ['spending no less than 30', { minAmount: 30 }],
    ['my uber rides, no problem if they are old', { merchants: ['uber'] }],
  ])('%s leaves nothing out', (message, expected) => {
    expect(understood(message)).toMatchObject(expected);
    expect(understood(message)).not.toHaveProperty('excludedMerchants');
  });
});

describe('moves between own accounts are those that the rows tell', () => {
  const rows = [
    aTransaction({ id: 'out', accountId: 'bb', date: '2026-11-18', reais: -700, description: 'PIX ENVIADO ANA SOUZA' }),
    aTransaction({
      id: 'in',
      accountId: 'save',
      date: '2026-11-18',
      reais: 700,
      description: 'PIX RECEBIDO ANA SOUZA',
    }),
    aTransaction({
      id: 'friend',
      accountId: 'bb',
      date: '2026-11-19',
      reais: -80,
      description: 'PIX ENVIADO BRUNO LIMA',
      category: 'Transferência - PIX',
    }),
    aTransaction({ id: 'shop', accountId: 'bb', date: '2026-11-19', reais: -35, description: 'PADARIA BELLA VISTA' }),
    aTransaction({
      id: 'named',
      accountId: 'nu',
      date: '2026-11-12',
      reais: -90,
      description: 'TRANSFERENCIA',
      category: 'Transferência mesma titularidade',
    }),
  ];
  const found = (message: string): string[] => {
    const { isMeant } = messageFilter(message, TODAY).against(rows, accounts);
    return rows
      .filter((row) =>
        isMeant(
          row,
          accounts.find(({ id }) => id === row.accountId),
        ),
      )
      .map(({ id }) => id);
  };

  it.each([
    ['movimentações internas', ['out', 'in', 'named']],
    ['pix que fiz pra eu mesma', ['out', 'in', 'named']],
    ['dinheiro de uma conta pra outra', ['out', 'in', 'named']],
    ['money moved between my accounts', ['out', 'in', 'named']],
    ['transfers to myself over 500', ['out', 'in']],
    ['tudo sem as transferências entre contas próprias', ['friend', 'shop']],
    ['everything except transfers between my own accounts', ['friend', 'shop']],
    ['pix pro bruno', ['friend']],
  ])('%s', (message, expected) => expect(found(message)).toEqual(expected));
});

describe('one row of an order', () => {
  it.each([
    ['a farmácia mais barata de outubro', { by: 'smallest', count: 1 }],
    ['qual foi o delivery mais caro', { by: 'largest', count: 1 }],
    ['os 4 mercados mais caros', { by: 'largest', count: 4 }],
    ['the cheapest pharmacy this year', { by: 'smallest', count: 1 }],
    ['penúltima compra', { by: 'earliest', count: 1, within: { by: 'latest', count: 2 } }],
    ['o penúltimo netflix', { by: 'earliest', count: 1, within: { by: 'latest', count: 2 } }],
    ['my second to last payment', { by: 'earliest', count: 1, within: { by: 'latest', count: 2 } }],
    ['meu último décimo terceiro', { by: 'latest', count: 1 }],
  ])('%s', (message, ranking) => expect(understood(message).ranking).toMatchObject([ranking]));

  it.each(['farmácia mais cara que 100', 'o mercado', 'a viagem mais cara'])('%s is none', (message) =>
    expect(understood(message)).not.toHaveProperty('ranking'),
  );
});

describe('a shop has several names', () => {
  const row = (description: string) => [aTransaction({ id: 'a', description })];
  it.each([
    ['gastos no magazine luiza', 'MAGALU *PEDIDO 33'],
    ['comprei na magalu', 'MAGAZINE LUIZA SA'],
    ['lanche no mequi', 'MCDONALDS 221'],
    ['compras no mercado livre', 'MELI*PRODUTOS'],
    ['paid to gympass', 'WELLHUB BRASIL'],
    ['americanas', 'LASA LOJA 12'],
    ['casas bahia', 'VIA VAREJO SA'],
  ])('%s finds %s', (message, description) => {
    const { isMeant } = messageFilter(message, TODAY).against(row(description), accounts);
    expect(row(description).every((one) => isMeant(one, undefined))).toBe(true);
  });
});

describe("a card's full name", () => {
  const cards = [
    ['black', 'Itaú', 'Mastercard Black'],
    ['platinum', 'Itaú', 'Mastercard Platinum'],
    ['gold', 'Nubank', 'Visa Gold Nubank'],
  ].map(
    ([id = '', connectorName = '', name = '']): Account => ({
      ...(accounts[0] as Account),
      ...{ id, connectorName, name, marketingName: name, type: 'CREDIT', subtype: 'CREDIT_CARD' },
    }),
  );
  it.each([
    ['gastos no mastercard black', ['black']],
    ['gastos no mastercard platinum do itaú', ['platinum']],
    ['gastos no mastercard', ['black', 'platinum']],
    ['everything on the visa gold', ['gold']],
  ])('%s', (message, ids) => {
    const { interpretation } = messageFilter(message, TODAY).against([], cards);
    expect(interpretation.accounts.map(({ id }) => id)).toEqual(ids);
  });
});
