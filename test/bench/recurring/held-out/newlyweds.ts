import { bank, card, change, household } from '../household.ts';
import { bimonthly, businessDay, every, habit, lastBusinessDay, monthly, on, quarterly } from '../schedules.ts';

export const newlyweds = household(
  {
    name: 'Newlyweds',
    today: '2026-11-26',
    accounts: [
      bank('c6a', 'Conta C6 Sofia', 'C6 Bank'),
      bank('ita', 'Conta Itaú Caio', 'Itaú'),
      card('c6', 'C6 Platinum', 'C6 Bank'),
      card('lat', 'Latam Pass Itaú', 'Itaú'),
    ],
  },
  (h) => {
    h.in('Salary of Sofia', 'c6a', businessDay(5), change(10, 5330, 5650), 'TED RECEBIDA - FARMACEUTICA NOVA', {
      category: 'Salário',
    });
    h.in(
      'Salary of Caio',
      'ita',
      lastBusinessDay(),
      [4412.3, 4388.7, 4460.1, 4399.8],
      'SISPAG SALARIOS TRANSPORTES LESTE',
      { category: 'Salário' },
    );
    h.in('Advance of Caio', 'ita', monthly(15, { move: 'previous' }), 1760, 'SISPAG ADIANTAMENTO TRANSPORTES LESTE', {
      category: 'Salário',
    });
    h.noise(
      'c6a',
      on('2025-11-28', '2025-12-19', '2026-05-29'),
      [2665, 2230.8, 1776.7],
      'TED RECEBIDA - FARMACEUTICA NOVA',
      { category: 'Salário' },
    );
    h.out('Mortgage', 'ita', monthly(25, { move: 'next' }), 2244.61, 'DEB PREST IMOB CAIXA ECON', {
      category: 'Financiamento imobiliário',
    });
    h.out('Condominium', 'ita', monthly(5, { move: 'next' }), 540, 'BOLETO PAGO COND PARQUE DAS ARVORES', {
      category: 'Moradia',
    });
    h.out('House tax', 'c6a', monthly(9, { from: '2026-03', move: 'next' }), 112.75, 'PGTO IPTU PM SOROCABA {n}/10', {
      category: 'Impostos sobre moradia',
    });
    h.out(
      'Light',
      'c6a',
      monthly(28, { move: 'next' }),
      [122.7, 139.4, 108.2, 150.9, 131.6],
      'PGTO CONTA CPFL PIRATININGA',
      { category: 'Eletricidade', varies: true },
    );
    h.out('Gas', 'ita', bimonthly(16, { from: '2025-11', move: 'next' }), [66.2, 58.4, 74.9], 'DA NATURGY GAS', {
      category: 'Gás',
      varies: true,
    });
    h.out('Internet', 'c6a', monthly(13, { move: 'next' }), change(11, 94.9, 104.9), 'PGTO CONTA DESKTOP INTERNET', {
      category: 'Internet',
      sub: null,
    });
    h.out('Cleaner', 'c6a', every(14, '2025-11-06'), 170, 'PIX ENVIADO - JUCILENE PRATES', {
      category: 'Transferência - PIX',
    });
    h.out('Wedding loan', 'ita', monthly(17, { from: '2025-12', move: 'next' }), 622.9, 'CREDIARIO ITAU {n}/24', {
      category: 'Empréstimos',
    });
    h.out('Globoplay', 'c6', monthly(6), 54.9, ['GLOBO *GLOBOPLAY', 'GLOBOPLAY TELECINE'], {
      merchant: 'Globoplay',
      category: 'Streaming de vídeo',
      sub: true,
    });
    h.out('Deezer', 'lat', monthly(30), 39.9, 'DEEZER FAMILIA', { category: 'Streaming de música', sub: true });
    h.out('Livelo club', 'lat', monthly(20), change(3, 44.9, 49.9), 'CLUBE LIVELO', {
      category: 'Programas de milhagem',
      sub: true,
    });
    h.out('Dog food', 'c6', bimonthly(12, { from: '2025-11' }), 249.9, 'PETLOVE ASSINATURA', {
      merchant: 'Petlove',
      category: 'Pet shops e veterinários',
      sub: true,
    });
    h.out('Water filter', 'c6', quarterly(4, { from: '2025-12' }), 98.7, 'BRASTEMP AGUA', {
      category: 'Utensílios para casa',
      sub: true,
    });
    h.noise('c6', habit('2025-11-10', [23, 41, 17, 34]), [-68.9, -133.4, -45], 'PETLOVE LOJA', {
      merchant: 'Petlove',
      category: 'Pet shops e veterinários',
    });
    h.noise('c6', habit('2025-10-27', [5, 8, 6, 9, 7]), [-202.4, -98.8, -288.1, -144.6], 'CONFIANCA SUPERMERCADOS', {
      category: 'Supermercado',
    });
    h.noise('lat', habit('2025-10-29', [3, 2, 6, 4, 1, 5]), [-41.9, -28.3, -66.7, -19.9, -52.4], 'OUTBACK E OUTROS', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise('lat', habit('2025-11-02', [9, 14, 11]), [-180, -210.7, -195.2, -160], 'POSTO CAMPOLIM', {
      category: 'Postos de gasolina',
    });
    h.noise('c6', on('2026-05-18', '2026-06-17', '2026-07-17'), [-450, -89.9, -199], 'ETNA DECORACAO', {
      category: 'Utensílios para casa',
    });
    h.noise('lat', on('2026-01-23'), 49.9, 'ESTORNO CLUBE LIVELO', { category: 'Programas de milhagem' });
    h.installments('lat', '2025-12-08', 10, -612.4, 'DECOLAR LUA DE MEL', 'Viagens');
    h.installments('c6', '2026-09-14', 12, -208.25, 'BRASTEMP LOJA', 'Utensílios para casa', true);
    h.own('ita', monthly(6), -900, 'PIX TRANSF SOFIA');
    h.own('c6a', monthly(6), 900, 'PIX RECEBIDO - CAIO');
    h.bill('c6a', 'c6', monthly(15, { move: 'next' }), [1402.2, 1244.8, 1577.1], 'PGTO FAT CARTAO C6');
  },
);
