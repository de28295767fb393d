import { describe, expect, it } from 'vitest';
import { categoryAliases } from '../../../../../shared/categories/category-aliases.ts';
import { categoriesNamed } from '../../../../../shared/categories/category-names.ts';
import { allCategories, categoryById } from '../../../../../shared/categories/category-tree.ts';
import { readMessage } from '../../../../../shared/search/message/interpret-message.ts';
import { asksFor } from '../../../../../shared/search/message/interpretation.ts';
import { normalizeText } from '../../../../../shared/text/normalize-text.ts';
import { accounts, rows, TODAY, understood } from '../a-reading.ts';

const FOOD = ['Alimentos e bebidas', 'Supermercado'];
const RESTAURANTS = ['Restaurantes, bares e lanchonetes'];
const PIX = ['Transferência - PIX', 'Transferência para terceiros - PIX'];

describe('categories', () => {
  it.each([
    ['mercado', ['Supermercado']],
    ['mercdo', ['Supermercado']],
    ['trasporte', ['Transporte']],
    ['farmasia', ['Farmácia']],
    ['comida', FOOD],
    ['food', FOOD],
    ['comer fora', RESTAURANTS],
    ['quanto comi fora', RESTAURANTS],
    ['conta de luz', ['Eletricidade']],
    ['contas de água e luz', ['Água', 'Eletricidade']],
    ['luz, água e internet', ['Eletricidade', 'Água', 'Internet']],
    ['gasolina e estacionamento', ['Postos de gasolina', 'Estacionamentos']],
    ['abasteci', ['Postos de gasolina']],
    ['aluguel', ['Aluguel']],
    ['rent', ['Aluguel']],
    ['seguro do carro', ['Seguro de veículos']],
    ['pix', PIX],
    ['pix de 50', PIX],
    ['vet bills', ['Pet shops e veterinários']],
    ['contas e aluguel', ['Serviços de utilidade pública', 'Telecomunicação', 'Aluguel']],
    ['o que comprei na internet', ['Compras online']],
    ['how much on gas', ['Postos de gasolina']],
    ['gás de cozinha', ['Gás']],
    ['anuidade do cartão', ['Taxas de cartão de crédito']],
    ['pagamento da fatura', ['Pagamento de cartão de crédito']],
    ['paguei a fatura', ['Pagamento de cartão de crédito']],
    ['categoria outros', ['Outros']],
    ['groceries', ['Supermercado']],
    ['electricity bill', ['Eletricidade']],
    ['cash withdrawals', ['Transferência - Dinheiro']],
  ])('%s', (message, categories) => expect(understood(message).categories).toEqual(categories));

  it.each([
    'outros gastos',
    'compras',
    'receitas',
    'pedi em casa',
    'me conta',
    'show me',
    'check it',
    'todas as contas',
  ])('are not read from "%s"', (message) => expect(understood(message).categories).toBeUndefined());
});

// In a sentence these tell the direction, an account or nothing; or the rows of the tests print them.
const OTHERWISE = new Set(
  `receita,receitas,ganhos,earnings,revenue,income,compra,compras,purchases,compras do mes,poupanca,check,outro,outras,outros,
  other,others,misc,transferencias entre contas proprias,transferencia entre contas proprias,transferencias proprias,entre minhas contas,
  own transfers,boleto,boletos,padaria,padarias,ifood,uber`.split(/,\s*/),
);

describe('every name and alias of a category', () => {
  const names = [
    ...categoryAliases.flatMap(([phrases]) => phrases.split(',')),
    ...allCategories().flatMap(({ portuguese, english }) => [portuguese, english]),
  ];
  const known = [...new Set(names.map((name) => name.trim()))].filter((name) => !OTHERWISE.has(normalizeText(name)));

  it.each(['X', 'quanto gastei com X em outubro', 'tudo menos X'])('is read in "%s"', (sentence) => {
    const misread = known.filter((name) => {
      const { categories, excludedCategories } = understood(sentence.replace('X', () => name));
      const expected = categoriesNamed(normalizeText(name))?.map((id) => categoryById(id)?.portuguese);
      return JSON.stringify(expected) !== JSON.stringify(categories ?? excludedCategories);
    });
    expect(known.length).toBeGreaterThan(500);
    expect(misread).toEqual([]);
  });
});

describe("merchants are words of the user's own rows", () => {
  it.each([
    ['uber', ['uber']],
    ['no 99', ['99']],
    ['uber e 99', ['uber', '99']],
    ['uber/99', ['uber', '99']],
    ['netflx', ['netflix']],
    ['ifood', ['ifood']],
    ['ifod', ['ifood']],
    ['drogazil', ['drogasil']],
    ['carefour', ['carrefour']],
    ['pague menos', ['pague menos']],
    ['paguemenos', ['paguemenos']],
    ['sem parar', ['sem parar']],
    ['mercado livre', ['mercado livre']],
    ['smart fit', ['smart fit']],
    ['smart', ['smart']],
    ['c&a', ['cea']],
    ['quinto andar', ['quinto andar']],
    ['posto ipiranga', ['posto ipiranga']],
    ['padaria bella vista', ['padaria bella vista']],
    ['mcdonalds', ['mcdonalds']],
    ['dominos', ['dominos']],
    ['pix pro marco', ['marco']],
    ['pix pro marcos', ['marcos']],
    ['Ü\u200bber', ['uber']],
    ['ＵＢＥＲ', ['uber']],
  ])('%s', (message, merchants) => expect(understood(message).merchants).toEqual(merchants));

  it.each([
    ['pix pro marco', ['PIX TRANSF MARCO AURELIO LIMA 12/10']],
    ['pix pro marcos', ['PIX TRANSF MARCOS VINICIUS 03/10']],
    ['smart', ['SMARTFIT ACADEMIA']],
    ['smart fit', ['SMARTFIT ACADEMIA']],
    ['99', ['99APP *99APP']],
    ['uber', ['UBER *TRIP HELP.UBER.COM', 'PG *UBER TRIP']],
    ['corridas de uber', ['UBER *TRIP HELP.UBER.COM', 'PG *UBER TRIP']],
    ['mcdonalds', ['ARCOS DOURADOS COM']],
    ['ifood', ['IFD*CANTINA DA NONNA']],
    ['paguemenos', ['PAGUE MENOS 1123']],
    ['transporte tirando uber', ['99APP *99APP', 'SEM PARAR', 'POSTO IPIRANGA BR116']],
  ])('%s selects %j', (message, descriptions) => {
    const isMeant = asksFor(readMessage(message, TODAY).against(rows, accounts));
    expect(rows.filter((row) => isMeant(row, undefined)).map(({ description }) => description)).toEqual(descriptions);
  });

  it('looks nothing up that no row has, and says so', () =>
    expect(understood('quanto gastei na shopee')).toEqual({ type: 'DEBIT', unread: ['shopee'] }));

  it('finds what banks print where no row has the category, and rows of two words where there are any', () => {
    expect(understood('boletos')).toEqual({ merchants: ['boleto'] });
    expect(understood('boleto do quinto andar').merchants).toEqual(['boleto quinto andar']);
    expect(understood('uber ontem, ou melhor, netflix').merchants).toEqual(['uber', 'netflix']);
  });

  it.each([
    ['mercado no carrefour', 'all'],
    ['farmácia drogasil', 'all'],
    ['mercado e uber', 'any'],
    ['uber, farmácia', 'any'],
    ['mercado', undefined],
  ])('%s: a row must be of %s', (message, match) => expect(understood(message).match).toBe(match));

  it('takes the merchant alone where no such row has the category', () => {
    expect(understood('streaming no carrefour')).toEqual({ merchants: ['carrefour'] });
  });
});

describe('exclusions', () => {
  it.each([
    ['tudo menos uber', [], ['uber']],
    ['sem contar aluguel', ['Aluguel'], []],
    ['exceto mercado e ifood', ['Supermercado'], ['ifood']],
    ['tirando o uber, a netflix e o 99', [], ['uber', 'netflix', '99']],
    ['não conta a netflix nem o mercado livre', [], ['netflix', 'mercado livre']],
    ['fora os gastos com uber', [], ['uber']],
    ['que não sejam pix', PIX, []],
    ['everything except rent and groceries', ['Aluguel', 'Supermercado'], []],
    ['without uber', [], ['uber']],
    ['excluding the uber', [], ['uber']],
    ['everything but uber', [], ['uber']],
    ['tudo exceto: uber, 99, ifood', [], ['uber', '99', 'ifood']],
    ['tudo (sem uber)', [], ['uber']],
  ])('%s', (message, categories, merchants) => {
    const { excludedCategories = [], excludedMerchants = [], ...rest } = understood(message);
    expect([excludedCategories, excludedMerchants]).toEqual([categories, merchants]);
    expect(rest).not.toHaveProperty('categories');
    expect(rest).not.toHaveProperty('merchants');
  });

  it('ends where the sentence goes on', () => {
    expect(understood('tirando uber quanto gastei com mercado')).toEqual({
      type: 'DEBIT',
      categories: ['Supermercado'],
      excludedMerchants: ['uber'],
    });
    expect(understood('tudo menos uber. e quanto foi de netflix?')).toMatchObject({ merchants: ['netflix'] });
  });

  it.each(['comer fora', 'menos de 50 reais', 'pelo menos 50', 'mais ou menos mercado', 'pague menos', 'sem parar'])(
    'are not read from "%s"',
    (message) => {
      expect(understood(message)).not.toHaveProperty('excludedCategories');
      expect(understood(message)).not.toHaveProperty('excludedMerchants');
    },
  );

  it('of a kind of account leave the other kind', () =>
    expect(understood('gastos fora do cartão')).toEqual({ type: 'DEBIT', accountType: 'BANK' }));
});
