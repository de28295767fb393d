import { bank, card, change, household } from '../household.ts';
import { bimonthly, businessDay, every, habit, monthly, on, yearly } from '../schedules.ts';

export const librarian = household(
  {
    name: 'Librarian',
    today: '2026-10-13',
    accounts: [bank('brb', 'Conta BRB', 'BRB'), card('brbc', 'BRBCARD Visa', 'BRB')],
  },
  (h) => {
    h.in('Salary', 'brb', businessDay(5), change(8, 4688.9, 4970.23), 'CREDITO SALARIO FUNDACAO BIBLIOTECA', {
      category: 'Salário',
    });
    h.noise(
      'brb',
      on('2025-11-27', '2025-12-18', '2026-06-30'),
      [2344.45, 2010.6, 1562.97],
      'CREDITO SALARIO FUNDACAO BIBLIOTECA',
      { category: 'Salário' },
    );
    h.out('Rent', 'brb', monthly(3), change(4, 1540, 1610), 'PIX ENVIADO WALDIR FONTES', { category: 'Aluguel' });
    h.out(
      'Condominium',
      'brb',
      monthly(7, { move: 'next' }),
      [377.1, 402.8, 431.5, 388.2],
      'PAGAMENTO BOLETO COND SQN 312',
      { category: 'Moradia', varies: true },
    );
    h.out(
      'Light',
      'brb',
      monthly(24, { jitter: [0, -1, 2, 1] }),
      [87.3, 99.1, 110.85, 93.4, 81.2],
      'DEB AUT NEOENERGIA BRASILIA',
      { category: 'Eletricidade', varies: true },
    );
    h.out('Water', 'brb', monthly(16, { move: 'next' }), [66.1, 72.5, 58.9, 79.3, 69.4], 'DEB AUT CAESB', {
      category: 'Água',
      varies: true,
    });
    h.out('Book box', 'brbc', bimonthly(11, { from: '2025-10' }), 119.9, 'TAG EXPERIENCIAS LITERARIAS', {
      category: 'Livraria',
      sub: true,
    });
    h.out(
      'Kindle Unlimited',
      'brbc',
      monthly(19),
      change(5, 19.9, 24.9),
      ['AMAZON KINDLE UNLTD', 'Kindle Unltd', 'AMAZON KINDLE UNLTD 881'],
      { merchant: 'Kindle', category: 'Serviços digitais', sub: true },
    );
    h.out('Mubi', 'brbc', monthly(28), 34.9, 'MUBI.COM', { category: 'Streaming de vídeo', sub: true });
    h.out('Yoga', 'brbc', monthly(5, { until: '2026-06-15' }), 159, 'ESPACO SURYA YOGA', {
      category: 'Academia e centros de lazer',
      sub: true,
      status: 'ended',
    });
    h.out(
      'Professional council',
      'brb',
      yearly(30, { from: '2025-09', move: 'next' }),
      [498, 512],
      'PAGAMENTO BOLETO CRB 1A REGIAO',
      { sub: null, status: 'early' },
    );
    h.out('Choir lessons', 'brb', every(7, '2026-03-12'), 45, 'PIX ENVIADO MAESTRO ELIAS', { category: 'Educação' });
    h.noise('brbc', habit('2025-09-14', [3, 1, 2, 2, 3, 1]), [-8.9, -15.3, -11.2, -24.6, -6.5], 'CAFE DAS LETRAS', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise('brbc', habit('2025-09-16', [7, 9, 5, 8, 6]), [-144.7, -82.1, -233.9, -61.8], 'BIG BOX SUPERMERCADO', {
      category: 'Supermercado',
    });
    h.noise('brbc', habit('2025-09-19', [15, 28, 11, 37]), [-44.9, -129.8, -72.3], 'AMAZON BR', {
      merchant: 'Amazon',
      category: 'Compras online',
    });
    h.noise('brb', on('2026-01-10', '2026-04-19'), [-30, -85], 'PIX ENVIADO TATIANA REIS', {
      category: 'Transferência - PIX',
    });
    h.noise('brbc', on('2026-03-05', '2026-04-27'), [-290, -260], 'CLINICA OFTALMO LAGO SUL', {
      category: 'Hospitais, clínicas e laboratórios',
    });
    h.noise('brbc', on('2026-02-21'), 24.9, 'ESTORNO AMAZON KINDLE UNLTD', { category: 'Serviços digitais' });
    h.installments('brbc', '2026-04-22', 9, -144.4, 'TOK STOK', 'Utensílios para casa', true);
    h.invest('brb', monthly(10), -250, 'APLICACAO FUNDO BRB DI', 'Investimentos');
    h.bill('brb', 'brbc', monthly(13, { move: 'next' }), [922.4, 1104.8, 876.3], 'DEB FATURA BRBCARD');
  },
);
