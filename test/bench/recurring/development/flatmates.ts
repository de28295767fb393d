import { bank, card, change, household } from '../household.ts';
import { bimonthly, every, habit, monthly, on, quarterly } from '../schedules.ts';

export const flatmates = household(
  {
    name: 'Flatmates',
    today: '2026-10-21',
    accounts: [
      bank('nuc', 'Conta Nubank', 'Nubank'),
      card('nu', 'Nubank Gold', 'Nubank'),
      card('xp', 'XP Visa Infinite', 'XP'),
    ],
  },
  (h) => {
    // On the fifth, paid before a weekend or a holiday.
    h.in('Salary', 'nuc', monthly(5, { move: 'previous' }), 6480, 'Transferência recebida - DATAWORKS SISTEMAS LTDA', {
      category: 'Salário',
    });
    h.in(
      'Salary advance',
      'nuc',
      monthly(20, { move: 'previous' }),
      2592,
      'Transferência recebida - DATAWORKS SISTEMAS LTDA ADTO',
      { category: 'Salário' },
    );
    h.in('Share of the flatmate', 'nuc', monthly(4), 1450, 'Transferência recebida pelo Pix - MATEUS KLEIN', {
      category: 'Transferência - PIX',
    });
    h.noise(
      'nuc',
      on('2025-11-28', '2025-12-19', '2026-04-01'),
      [4536, 3811.4, 3024],
      'Transferência recebida - DATAWORKS SISTEMAS LTDA',
      { category: 'Salário' },
    );
    h.out(
      'Rent',
      'nuc',
      monthly(6, { move: 'next' }),
      change(5, 2900, 3045),
      'Pagamento de boleto efetuado - QUINTOANDAR SERVICOS',
      { category: 'Aluguel' },
    );
    h.out(
      'Light',
      'nuc',
      monthly(26, { move: 'next' }),
      [133.3, 148.9, 120.4, 162.75, 139.1, 127],
      'Pagamento de boleto efetuado - CELESC',
      { category: 'Eletricidade', varies: true },
    );
    h.out(
      'Gas of the building',
      'nuc',
      bimonthly(15, { from: '2025-11', move: 'next' }),
      [48.2, 55.1, 60.3, 51.4],
      'Pagamento de boleto efetuado - SCGAS',
      { category: 'Gás', varies: true },
    );
    h.out(
      'Cleaner',
      'nuc',
      every(14, '2025-10-01'),
      change(14, 150, 165),
      'Transferência enviada pelo Pix - IVONE CORREA',
      { category: 'Transferência - PIX' },
    );
    h.out('Spotify Duo', 'nu', monthly(30), 31.9, 'Spotify P{x}', {
      merchant: 'Spotify',
      category: 'Streaming de música',
      sub: true,
    });
    h.out('Prime Video', 'nu', monthly(8), 19.9, 'Amazonprimebr', { category: 'Streaming de vídeo', sub: true });
    h.out('Premiere', 'nu', monthly(8, { from: '2026-04' }), 59.9, 'Amazon Prime Canais', {
      category: 'Streaming de vídeo',
      sub: true,
    });
    h.out('TotalPass', 'xp', monthly(2), change(11, 99.9, 119.9), 'TOTALPASS', {
      category: 'Academia e centros de lazer',
      sub: true,
    });
    h.out('PlayStation', 'xp', quarterly(23, { from: '2025-10' }), 109.9, 'PLAYSTATION NETWORK', {
      category: 'Jogos e videogames',
      sub: true,
    });
    h.out('Notion', 'xp', monthly(12), 12, 'NOTION LABS, INC.', {
      currency: 'USD',
      category: 'Serviços digitais',
      sub: true,
    });
    // The October charge is missing.
    h.out('Coffee club', 'nu', monthly(7, { until: '2026-09-10' }), 64.9, 'COFFEE AND JOY CLUBE', {
      category: 'Alimentos e bebidas',
      sub: true,
      status: 'late',
    });
    h.noise('nu', habit('2025-09-22', [2, 3, 5, 1, 4, 2, 6]), [-27.9, -41.5, -19.8, -63.2, -34.4], 'iFood', {
      category: 'Delivery de alimentos',
    });
    h.noise('nu', habit('2025-09-23', [7, 6, 9, 5, 8]), [-133.2, -201.5, -88.7, -240.9], 'Angeloni', {
      category: 'Supermercado',
    });
    h.noise('xp', habit('2025-09-28', [15, 22, 9, 31]), [-79.9, -129, -45.5, -210], 'Zara Brasil', {
      category: 'Vestuário',
    });
    h.noise(
      'nuc',
      habit('2025-10-04', [12, 33, 19, 8, 41]),
      [-25, -40, -18.5, -60],
      'Transferência enviada pelo Pix - MATEUS KLEIN',
      { category: 'Transferência - PIX' },
    );
    h.noise('nu', on('2026-01-14', '2026-02-13', '2026-03-16'), [-120, -38.9, -75], 'Balaroti', {
      category: 'Utensílios para casa',
    });
    h.installments('xp', '2026-06-15', 10, -349.9, 'FAST SHOP', 'Eletrônicos', true);
    h.installments('nu', '2026-05-08', 4, -187.5, 'GOL LINHAS AEREAS', 'Aeroportos e cias. aéreas');
    h.invest('nuc', monthly(9), -1000, 'Aplicação RDB');
    h.bill('nuc', 'nu', monthly(10, { move: 'next' }), [1402.3, 1288.1, 1590.7], 'Pagamento de fatura');
  },
);
