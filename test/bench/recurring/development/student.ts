import { bank, card, change, household } from '../household.ts';
import { every, habit, monthly, on, semiannual } from '../schedules.ts';

export const student = household(
  {
    name: 'Student',
    today: '2026-08-19',
    since: '2025-08-01',
    accounts: [bank('pp', 'PicPay', 'PicPay'), card('ppc', 'PicPay Card', 'PicPay')],
  },
  (h) => {
    h.in('Allowance of the mother', 'pp', every(14, '2025-08-08'), 450, 'Pix recebido VERA LUCIA GOMES', {
      category: 'Transferência - PIX',
    });
    h.in('Scholarship', 'pp', monthly(6, { move: 'next' }), 700, 'Transferência recebida CNPQ BOLSA', {
      category: 'Auxílio do governo',
    });
    h.out('Student house', 'pp', monthly(2), change(8, 620, 660), 'Pix enviado REPUBLICA CAPIVARA', {
      category: 'Aluguel',
    });
    h.out(
      'University',
      'pp',
      monthly(10, { from: '2025-08', move: 'next' }),
      change(6, 980, 1049),
      'Boleto pago PUC CAMPINAS',
      { category: 'Universidade' },
    );
    h.out(
      'Enrolment fee',
      'pp',
      semiannual(22, { from: '2025-08', move: 'next' }),
      180,
      'Boleto pago PUC CENTRO ACADEMICO',
      { category: 'Universidade', status: 'early' },
    );
    h.out('Xbox Game Pass', 'ppc', monthly(13), change(3, 59.99, 69.99), 'MICROSOFT*XBOX GAME PASS', {
      category: 'Jogos e videogames',
      sub: true,
    });
    h.out('Duolingo', 'ppc', monthly(24, { until: '2026-01-30' }), 32.9, 'DUOLINGO', {
      category: 'Cursos online',
      sub: true,
      status: 'ended',
    });
    h.out('iFood club', 'ppc', monthly(5, { from: '2026-02' }), 5.95, 'IFOOD *CLUBE', {
      merchant: 'iFood',
      category: 'Delivery de alimentos',
      sub: true,
    });
    h.out('Bus pass', 'pp', monthly(1, { from: '2025-08' }), 132, 'Pix enviado TRANSURC BILHETE ESTUDANTE', {
      category: 'Transporte público',
      sub: null,
      status: 'active',
    });
    h.out('Dance class', 'pp', every(7, '2026-03-03'), 25, 'Pix enviado ESTUDIO GIRO DANCA', {
      category: 'Prática de esportes',
      sub: null,
    });
    h.noise('ppc', habit('2025-08-03', [5, 3, 7, 4, 6, 2]), [-31.4, -47.9, -28.8, -56.2, -39.9], 'IFOOD *RESTAURANTE', {
      merchant: 'iFood',
      category: 'Delivery de alimentos',
    });
    h.noise('ppc', habit('2025-08-04', [1, 1, 2, 1, 2, 1, 4]), [-4.5, -6, -3.75, -8.2, -5.3], 'CANTINA PUC', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise('ppc', habit('2025-08-05', [8, 6, 10, 7]), [-66.3, -41.8, -97.45, -58.1, -80.7], 'DIA SUPERMERCADO', {
      category: 'Supermercado',
    });
    h.noise(
      'pp',
      habit('2025-08-15', [19, 31, 12, 44, 23]),
      [-15, -30, -8, -22.5],
      ['Pix enviado PEDRO HENRIQUE', 'Pix enviado CAROL MENDES'],
      { category: 'Transferência - PIX' },
    );
    h.noise('ppc', on('2025-10-10', '2026-03-27'), [-89.9, -129.9], 'STEAMGAMES.COM', {
      category: 'Jogos e videogames',
    });
    h.noise('ppc', on('2026-01-28'), 32.9, 'ESTORNO DUOLINGO', { category: 'Cursos online' });
    h.installments('ppc', '2026-02-17', 10, -159.9, 'KABUM', 'Eletrônicos');
    h.own('pp', monthly(9), -100, 'Transferência para cofrinho PICPAY', 'Transferência mesma titularidade');
    h.bill('pp', 'ppc', monthly(20, { move: 'next' }), [410.9, 388.15, 502.3], 'Pagamento fatura PicPay Card');
  },
);
