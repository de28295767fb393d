import { bank, card, household } from '../household.ts';
import { businessDay, every, habit, monthly, on } from '../schedules.ts';

/** Nine weeks of history only. */
export const trainee = household(
  {
    name: 'Trainee',
    today: '2026-03-12',
    since: '2026-01-04',
    accounts: [bank('will', 'Conta Will', 'Will Bank'), card('wc', 'Cartão Will', 'Will Bank')],
  },
  (h) => {
    h.in('Trainee pay', 'will', businessDay(5, { from: '2026-01' }), 1480, 'TED recebida CIEE ESTAGIOS', {
      category: 'Salário',
    });
    h.out('Hostel', 'will', monthly(8), 690, 'Pix enviado PENSIONATO SANTA RITA', { category: 'Aluguel' });
    h.out('Paramount', 'wc', monthly(20), 27.9, 'PARAMOUNT+ BR', {
      category: 'Streaming de vídeo',
      sub: true,
      status: 'early',
    });
    h.out('Mobile', 'will', monthly(11, { move: 'next' }), 44.99, 'Pagamento VIVO CONTROLE', {
      category: 'Celular',
      sub: null,
    });
    h.out('Student union', 'will', monthly(2, { from: '2026-03' }), 25, 'MENSALIDADE DCE UFMG', {
      sub: null,
      status: 'early',
    });
    h.out('Chess site', 'wc', monthly(7, { from: '2026-03' }), 32, 'ASSINATURA CHESS.COM', {
      category: 'Jogos e videogames',
      sub: true,
      status: 'early',
    });
    h.out('Futsal court', 'will', every(7, '2026-01-13'), 18, 'Pix enviado ARENA GOL DE PLACA', {
      category: 'Prática de esportes',
      sub: null,
    });
    h.out('Driving school', 'will', every(14, '2026-01-16'), 150, 'Pix enviado AUTO ESCOLA PILOTO', {
      category: 'Educação',
      sub: null,
    });
    h.noise('wc', habit('2026-01-05', [1, 1, 3, 1, 2]), [-5.9, -8.4, -12.7, -4.2], 'BANDEJAO LANCHES', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise('wc', habit('2026-01-09', [8, 6, 7, 10]), [-77.2, -43.8, -119.6, -58.3, -90.1], 'EPA SUPERMERCADO', {
      category: 'Supermercado',
    });
    h.noise('wc', on('2026-01-24', '2026-02-23'), [-49.9, -119.8], 'SHEIN *SHEIN.COM', { category: 'Vestuário' });
    h.noise('will', on('2026-02-06', '2026-02-28'), [-12, -33.5], 'Pix enviado LARISSA PRADO', {
      category: 'Transferência - PIX',
    });
    h.installments('wc', '2026-01-30', 3, -66.3, 'NETSHOES', 'Artigos esportivos', true);
    h.bill('will', 'wc', monthly(10, { move: 'next', from: '2026-02' }), [388.2, 421.7], 'Pagamento fatura Will');
  },
);
