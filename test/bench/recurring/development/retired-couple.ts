import { bank, card, change, household } from '../household.ts';
import { businessDay, every, habit, monthly, on, quarterly, semiannual, yearly } from '../schedules.ts';

export const retiredCouple = household(
  {
    name: 'Retired couple',
    today: '2026-03-27',
    accounts: [
      bank('cef', 'Conta Caixa', 'Caixa Econômica Federal'),
      bank('bb', 'Conta BB', 'Banco do Brasil'),
      card('elo', 'Elo Caixa', 'Caixa Econômica Federal'),
    ],
  },
  (h) => {
    // Both pensions rise in January, paid in February.
    h.in('Pension of Tereza', 'cef', businessDay(3), change(11, 2640, 2742.96), 'CRED INSS', {
      category: 'Aposentadoria',
    });
    h.in('Pension of Olavo', 'bb', businessDay(1), 4120.35, 'Benefício Previ', { category: 'Aposentadoria' });
    h.noise('cef', on('2025-05-07', '2025-06-04'), [1320, 1188.6], 'CRED INSS 13 PARC', { category: 'Aposentadoria' });
    h.in('Rent of the small flat', 'bb', monthly(11), 1350, 'Pix - Recebido RAFAEL MOTTA', {
      category: 'Transferência - PIX',
    });
    h.out(
      'Health plan',
      'bb',
      monthly(20, { move: 'next' }),
      change(4, 1288.44, 1391.52),
      'Pagto conta convênio CASSI',
      { category: 'Seguro saúde', sub: null },
    );
    h.out('Light', 'cef', monthly(9, { move: 'next' }), [98.4, 110.12, 88.6, 104.9, 121.5], 'DEB.AUTOR. CEMIG', {
      category: 'Eletricidade',
      varies: true,
    });
    h.out('Water', 'cef', monthly(23, { move: 'next' }), [74.2, 66.9, 81.3, 70.05], 'DEB.AUTOR. COPASA', {
      category: 'Água',
      varies: true,
    });
    h.out(
      'Phone and internet',
      'cef',
      monthly(15, { move: 'next' }),
      change(12, 119.9, 129.9),
      'DEB.AUTOR. CLARO NET',
      { category: 'Telecomunicação', sub: null },
    );
    h.out('Consigned loan', 'cef', monthly(7, { move: 'next' }), 318.27, 'PREST CONSIG {n}/84', {
      category: 'Empréstimos',
      start: 22,
    });
    h.out(
      'House tax 2026',
      'bb',
      monthly(10, { from: '2026-02', move: 'next' }),
      148.66,
      'Pagto IPTU PBH PARCELA {n}/11',
      { category: 'Impostos sobre moradia', status: 'early' },
    );
    h.out(
      'Grave upkeep',
      'bb',
      semiannual(16, { from: '2025-03', move: 'next' }),
      187.5,
      'Pagto boleto PARQUE DA COLINA',
      { sub: null },
    );
    h.out('Newspaper', 'elo', monthly(1), 59.9, 'ASSINATURA ESTADO DE MINAS', {
      merchant: 'Estado de Minas',
      sub: true,
    });
    h.out('Gardener', 'bb', every(14, '2025-03-07', { skip: ['2025-12-26'] }), 120, 'Pix - Enviado SEBASTIAO JARDIM', {
      category: 'Transferência - PIX',
    });
    h.out('Donation', 'bb', monthly(5), 50, 'Déb automático APAE BH', { category: 'Doações', sub: null });
    h.out('Antivirus', 'elo', yearly(19, { from: '2025-03' }), 149.9, 'NORTON *AVAST', {
      category: 'Serviços digitais',
      sub: true,
      status: 'early',
    });
    h.out('Chiropodist', 'elo', quarterly(12, { from: '2025-03', jitter: [0, 2, -1, 1] }), 95, 'PODOLOGIA SAVASSI', {
      category: 'Bem-estar',
      sub: null,
    });
    h.noise(
      'elo',
      habit('2025-03-01', [2, 1, 3, 2, 2]),
      [-14.2, -9.5, -22.75, -11, -6.8, -18.3, -13.6],
      'PADARIA PALMARES',
      { category: 'Restaurantes, bares e lanchonetes' },
    );
    h.noise(
      'elo',
      habit('2025-03-02', [8, 5, 9, 6, 7]),
      [-55.4, -83.1, -37.9, -102.6, -68.2, -49],
      'SACOLAO ABASTECER',
      { category: 'Supermercado' },
    );
    h.noise('elo', habit('2025-03-08', [17, 26, 12, 33, 21]), [-88.4, -212.05, -45.9, -133.7], 'DROGARIA ARAUJO', {
      category: 'Farmácia',
    });
    h.noise('bb', on('2025-07-14', '2025-08-21'), [-400, -320], 'Pix - Enviado DR PAULO CARDIOLOGIA', {
      category: 'Saúde',
    });
    h.noise('cef', on('2025-04-18', '2025-09-29', '2026-01-06'), [-300, -500, -200], 'SAQUE ATM', {
      category: 'Transferência - Dinheiro',
    });
    h.invest(
      'bb',
      monthly(28),
      [12.4, 13.1, 11.9, 12.7],
      'Rendimento BB RF Simples',
      'Juros de rendimentos de dividendos',
    );
    h.own('bb', monthly(12), -600, 'Pix - Enviado TEREZA M SILVA');
    h.bill('cef', 'elo', monthly(18, { move: 'next' }), [612.4, 548.3, 701.9, 590.77], 'PAG FATURA CARTAO CAIXA');
  },
);
