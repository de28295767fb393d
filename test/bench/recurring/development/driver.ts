import { bank, card, change, household } from '../household.ts';
import { every, habit, monthly, on, yearly } from '../schedules.ts';

export const driver = household(
  {
    name: 'Driver',
    today: '2026-04-14',
    accounts: [
      bank('mp', 'Mercado Pago', 'Mercado Pago'),
      bank('cef', 'Poupança Caixa', 'Caixa Econômica Federal'),
      card('mpc', 'Cartão Mercado Pago', 'Mercado Pago'),
    ],
  },
  (h) => {
    h.in(
      'Earnings of the platform',
      'mp',
      every(7, '2025-03-17'),
      [812.4, 935.1, 744.9, 1010.33, 688.2, 871.75],
      'Transferência recebida UBER DO BRASIL TECNOLOGIA',
      { category: 'Atividades de empreendedorismo', varies: true },
    );
    h.in('Family benefit', 'cef', monthly(20, { jitter: [0, -1, 1, -2] }), 650, 'CRED BOLSA FAMILIA', {
      category: 'Auxílio do governo',
    });
    h.out('Car rental', 'mp', every(7, '2025-03-19'), change(30, 720, 765), 'Pagamento LOCALIZA ZARP', {
      category: 'Aluguel de veículos',
      sub: null,
    });
    h.out('Rent', 'mp', monthly(15), 850, 'Pix enviado ANTONIO BARBOSA', { category: 'Aluguel', pending: false });
    h.out('Mobile', 'mpc', monthly(3), 59.99, 'CLARO CONTROLE', { category: 'Celular', sub: null });
    h.out(
      'Light',
      'mp',
      monthly(23, { move: 'next' }),
      [91.2, 104.8, 83.3, 118.44, 97.1],
      'Pagamento de conta LIGHT SERVICOS',
      { category: 'Eletricidade', varies: true },
    );
    h.out(
      'Bottled gas',
      'mp',
      monthly(12, { from: '2025-10', jitter: [0, 1, -1] }),
      115,
      'Pix enviado ULTRAGAZ REVENDA',
      { category: 'Gás', status: 'active' },
    );
    h.out('MEI tax', 'mp', monthly(20, { move: 'next' }), change(10, 80.9, 86.05), 'Pagamento DAS SIMEI', {
      category: 'Impostos',
    });
    h.out('Uber One', 'mpc', monthly(6), 19.9, 'UBER *ONE', {
      merchant: 'Uber',
      category: 'Táxi e transporte privado urbano',
      sub: true,
    });
    h.out('Crunchyroll', 'mpc', monthly(18, { from: '2026-02' }), 19.99, 'CRUNCHYROLL *ASSINATURA', {
      category: 'Streaming de vídeo',
      sub: true,
      status: 'early',
    });
    h.out('Life insurance', 'mpc', monthly(10), 27.4, 'MAPFRE VIDA MP', { category: 'Seguro de vida', sub: null });
    h.out('Driver licence check', 'mpc', yearly(2, { from: '2025-04' }), 135, 'EXAME TOXICOLOGICO SODRE', {
      category: 'Saúde',
      sub: null,
      status: 'early',
    });
    h.noise('mpc', habit('2025-03-16', [1, 2, 1, 1, 3, 2]), [-80, -100, -60, -92.3, -75.5], 'POSTO ALE MEIER', {
      category: 'Postos de gasolina',
    });
    h.noise('mpc', habit('2025-03-18', [4, 9, 2, 13, 6]), [-14.9, -23.8, -9.97, -31.2], 'UBER *TRIP', {
      merchant: 'Uber',
      category: 'Táxi e transporte privado urbano',
    });
    h.noise('mpc', habit('2025-03-20', [2, 1, 3, 1, 2]), [-19.9, -22, -17.5, -25.4, -16], 'PF DA DONA CIDA', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise(
      'mp',
      habit('2025-03-22', [8, 6, 9, 5]),
      [-142.8, -88.9, -210.4, -60.2, -175.5],
      'Pagamento GUANABARA SUPERMERCADOS',
      { category: 'Supermercado' },
    );
    h.noise('mp', habit('2025-04-02', [16, 5, 24, 9, 12]), [-6, -12, -4.5], 'Loterias Online CAIXA', {
      category: 'Loteria',
    });
    h.noise('mp', on('2025-06-30', '2025-11-24'), [-195.23, -130.16], 'Pagamento DETRAN RJ MULTA', {
      category: 'Multas de trânsito',
    });
    h.noise('mp', on('2026-02-25'), 59.99, 'Estorno CLARO CONTROLE', { category: 'Celular' });
    h.installments('mpc', '2026-01-07', 6, -98.3, 'MERCADOLIVRE*PNEUS', 'Manutenção de veículos');
    h.own('mp', monthly(21), -200, 'Pix enviado POUPANCA CAIXA');
    h.own('cef', monthly(21), 200, 'CRED PIX');
    h.bill('mp', 'mpc', monthly(14, { move: 'next' }), [780.4, 912.6, 845.1], 'Pagamento da fatura do cartão');
  },
);
