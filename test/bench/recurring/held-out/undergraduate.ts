import { bank, card, change, household } from '../household.ts';
import { bimonthly, every, habit, monthly, on, semiannual } from '../schedules.ts';

export const undergraduate = household(
  {
    name: 'Undergraduate',
    today: '2026-04-27',
    accounts: [bank('nx', 'Conta Next', 'Next'), card('nxc', 'Cartão Next', 'Next')],
  },
  (h) => {
    h.in(
      'Allowance of the father',
      'nx',
      every(7, '2025-04-04'),
      change(30, 200, 230),
      'PIX RECEBIDO OSMAR BITTENCOURT',
      { category: 'Transferência - PIX' },
    );
    h.in(
      'Monitor grant',
      'nx',
      monthly(12, { from: '2025-08', move: 'next' }),
      500,
      'TED RECEBIDA UFSC BOLSA MONITORIA',
      { category: 'Auxílio do governo' },
    );
    h.out('Flat share', 'nx', monthly(4), 750, 'PIX ENVIADO GIOVANA PETRY', { category: 'Aluguel' });
    h.out(
      'Light share',
      'nx',
      monthly(19, { jitter: [0, 2, 1, 3] }),
      [38.4, 45.2, 33.9, 51.7, 42.1],
      'PIX ENVIADO GIOVANA PETRY LUZ',
      { category: 'Eletricidade', varies: true },
    );
    h.out('Language school', 'nx', monthly(10, { move: 'next' }), change(10, 289, 312), 'BOLETO CULTURA INGLESA', {
      category: 'Educação',
      sub: null,
    });
    h.out(
      'Library fee',
      'nx',
      semiannual(15, { from: '2025-04', move: 'next' }),
      60,
      'BOLETO ASSOC AMIGOS BIBLIOTECA',
      { sub: null },
    );
    h.out('Comics box', 'nxc', bimonthly(21, { from: '2025-04' }), 54.9, 'PANINI CLUBE HQ', {
      category: 'Livraria',
      sub: true,
    });
    h.out('EA Play', 'nxc', monthly(25), 24.9, 'EA *PLAY', { category: 'Jogos e videogames', sub: true });
    h.out('Rappi Pro', 'nxc', monthly(9, { from: '2025-09' }), change(4, 14.9, 19.9), 'RAPPI *PRO', {
      merchant: 'Rappi',
      category: 'Delivery de alimentos',
      sub: true,
    });
    h.out('Tinder', 'nxc', monthly(13, { until: '2025-12-20' }), 39.9, 'TINDER *GOLD', {
      category: 'Serviços digitais',
      sub: true,
      status: 'ended',
    });
    h.out('University gym', 'nx', monthly(3, { from: '2026-03' }), 70, 'PIX ENVIADO CDS UFSC ACADEMIA', {
      category: 'Academia e centros de lazer',
      sub: null,
      status: 'early',
    });
    h.noise('nxc', habit('2025-03-28', [4, 2, 6, 3, 5]), [-26.9, -44.3, -33.1, -59.8], 'RAPPI *RESTAURANTES', {
      merchant: 'Rappi',
      category: 'Delivery de alimentos',
    });
    h.noise(
      'nxc',
      habit('2025-03-29', [1, 2, 2, 1, 3, 1]),
      [-3.5, -7.8, -5.2, -9.6, -4.4],
      'CAFETERIA CENTRO CONVIVENCIA',
      { category: 'Restaurantes, bares e lanchonetes' },
    );
    h.noise('nxc', habit('2025-04-02', [9, 6, 8, 11]), [-61.2, -98.4, -37.7, -80.3, -112.5], 'BISTEK SUPERMERCADOS', {
      category: 'Supermercado',
    });
    h.noise(
      'nx',
      habit('2025-04-16', [22, 37, 14, 51]),
      [-18, -42, -27.5],
      ['PIX ENVIADO VITOR HUGO', 'PIX ENVIADO NINA BORBA'],
      { category: 'Transferência - PIX' },
    );
    h.noise('nxc', on('2025-07-11', '2025-08-10', '2025-09-11'), [-45, -132.9, -78.5], 'CENTAURO', {
      category: 'Artigos esportivos',
    });
    h.noise('nxc', on('2025-12-18'), 39.9, 'TINDER *GOLD ESTORNO', { category: 'Serviços digitais' });
    h.noise('nx', on('2025-06-09', '2025-10-21'), [-150, -180], 'PIX ENVIADO DENTISTA DRA PAULA', {
      category: 'Dentista',
    });
    h.installments('nxc', '2026-01-15', 12, -199.9, 'SAMSUNG STORE', 'Eletrônicos');
    h.own('nx', monthly(6), -150, 'TRANSF POUPANCA NEXT', 'Transferência - Mesma instituição');
    h.bill('nx', 'nxc', monthly(14, { move: 'next' }), [344.2, 402.9, 377.6], 'PAGTO FATURA NEXT');
  },
);
