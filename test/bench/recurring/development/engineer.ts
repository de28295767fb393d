import { bank, card, change, household } from '../household.ts';
import { businessDay, every, habit, monthly, on, quarterly, yearly } from '../schedules.ts';

/** A lost card in the fourth month, and a bank that renamed its texts in the seventh. */
export const engineer = household(
  {
    name: 'Engineer',
    today: '2026-05-28',
    accounts: [
      bank('bb', 'Conta Estilo', 'Banco do Brasil'),
      card('old', 'Ourocard final 1180', 'Banco do Brasil'),
      card('new', 'Ourocard final 4471', 'Banco do Brasil'),
    ],
  },
  (h) => {
    h.in(
      'Salary',
      'bb',
      businessDay(5),
      change(7, 9812.35, 10302.97),
      change(6, 'Recebimento de Proventos 00000', 'PROVENTOS PETROQUIMICA UNIAO'),
      { category: 'Salário' },
    );
    h.noise(
      'bb',
      on('2025-06-20', '2025-11-28', '2025-12-19'),
      [3270.78, 4906.17, 3812.4],
      'Recebimento de Proventos 00000',
      { category: 'Salário' },
    );
    h.out('Netflix', change(4, 'old', 'new'), monthly(16), 59.9, 'NETFLIX.COM', {
      category: 'Streaming de vídeo',
      sub: true,
    });
    h.out(
      'Spotify',
      change(4, 'old', 'new'),
      monthly(28),
      change(5, 34.9, 40.9),
      change(7, 'DL*SPOTIFY', 'EBN *SPOTIFY BRASIL'),
      { merchant: 'Spotify', category: 'Streaming de música', sub: true, pending: true },
    );
    h.out('Gym', change(4, 'old', 'new'), monthly(9), 139.9, 'BLUEFIT ACADEMIA', {
      category: 'Academia e centros de lazer',
      sub: true,
    });
    h.out('Meli', 'new', monthly(11, { from: '2025-10' }), change(4, 27.9, 39.9), 'MERCADOLIVRE*MELIMAIS', {
      merchant: 'Mercado Livre',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Microsoft', change(1, 'old', 'new'), yearly(14, { from: '2025-05' }), 599, 'MICROSOFT*365 FAMILY', {
      category: 'Serviços digitais',
      sub: true,
      status: 'early',
    });
    h.out(
      'Light',
      'bb',
      monthly(12, { move: 'next' }),
      [188.1, 201.77, 222.4, 176.9, 240.15, 213.3],
      change(6, 'Pagto Energia Elétrica COELBA', 'DEBITO AUTOMATICO NEOENERGIA COELBA'),
      { category: 'Eletricidade', varies: true },
    );
    h.out(
      'Internet',
      'bb',
      monthly(20, { move: 'next' }),
      109.9,
      change(6, 'Pagto Telefone OI FIBRA', 'DEBITO AUTOMATICO NIO FIBRA'),
      { category: 'Internet', sub: null },
    );
    h.out('Car loan', 'bb', monthly(22, { move: 'next' }), 1411.08, 'BB Crédito Veículo Parcela {n}/48', {
      category: 'Financiamento de veículos',
      start: 9,
    });
    h.out('Child support', 'bb', monthly(1, { move: 'next' }), change(8, 1400, 1470), 'Pix - Enviado CAMILA ANDRADE', {
      category: 'Pensão alimentícia',
    });
    h.out('Therapy', 'bb', every(7, '2026-01-08'), 170, 'Pix - Enviado PSI RENATA LOPES', { category: 'Saúde' });
    h.out('Lens club', 'new', quarterly(5, { from: '2025-08' }), 219, 'LENSCOPE CLUBE', {
      category: 'Ótica',
      sub: true,
    });
    h.noise(
      'old',
      habit('2025-05-02', [4, 6, 3, 8], '2025-08-20'),
      [-41.9, -63.2, -28.5, -90.1, -35],
      'RESTAURANTE MAR E SOL',
      { category: 'Restaurantes, bares e lanchonetes' },
    );
    h.noise(
      'new',
      habit('2025-09-01', [4, 6, 3, 8, 5]),
      [-44.2, -57.8, -31.3, -88.6, -39.9, -70],
      'RESTAURANTE MAR E SOL',
      { category: 'Restaurantes, bares e lanchonetes' },
    );
    h.noise(
      'new',
      habit('2025-09-03', [13, 9, 21, 16]),
      [-119.9, -67.5, -238, -49.9, -152.3],
      'MERCADOLIVRE*3PRODUTOS',
      { merchant: 'Mercado Livre', category: 'Compras online' },
    );
    h.noise('new', habit('2025-09-05', [10, 12, 8, 15]), [-200, -220.3, -179.8], 'POSTO SHELL ITAPUA', {
      category: 'Postos de gasolina',
    });
    h.noise('bb', on('2025-12-05', '2026-04-08'), [-150, -80], 'Pix - Enviado GUSTAVO FREIRE', {
      category: 'Transferência - PIX',
    });
    h.noise('new', on('2025-11-17'), 139.9, 'ESTORNO BLUEFIT ACADEMIA', { category: 'Academia e centros de lazer' });
    h.installments('new', '2025-10-30', 8, -212.25, 'LEROY MERLIN', 'Utensílios para casa');
    h.own('bb', monthly(8), -1000, 'Transferência enviada CONTA POUPANCA', 'Transferência mesma titularidade');
    h.bill(
      'bb',
      'new',
      monthly(25, { from: '2025-09', move: 'next' }),
      [1988.3, 2310.7, 1745.9],
      'PAGTO CARTAO CREDITO',
    );
  },
);
