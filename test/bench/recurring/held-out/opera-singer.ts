import { bank, card, change, household } from '../household.ts';
import { bimonthly, every, habit, monthly, on, quarterly, semiannual, yearly } from '../schedules.ts';

export const operaSinger = household(
  {
    name: 'Opera singer',
    today: '2026-02-24',
    accounts: [bank('xp', 'Conta XP', 'XP'), card('xpc', 'XP Visa Infinite', 'XP')],
  },
  (h) => {
    h.in('Theatre contract', 'xp', monthly(30, { move: 'previous' }), 5900, 'TED RECEBIDA THEATRO MUNICIPAL FUNDACAO', {
      category: 'Salário',
    });
    h.in('Pupil Laura', 'xp', every(7, '2025-08-06', { skip: ['2025-12-31'] }), 140, 'PIX RECEBIDO LAURA MONTEIRO', {
      category: 'Transferência - PIX',
    });
    h.in('Pupil Davi', 'xp', every(14, '2025-07-11'), 280, 'PIX RECEBIDO DAVI ROCHA PAI', {
      category: 'Transferência - PIX',
    });
    h.in(
      'Royalties',
      'xp',
      quarterly(20, { from: '2025-02', move: 'next' }),
      [412.8, 520.3, 377.9, 466.1, 533.4],
      'TED RECEBIDA ECAD DIREITOS',
      { category: 'Atividades de empreendedorismo', varies: true },
    );
    h.noise(
      'xp',
      on('2025-05-14', '2025-09-22', '2025-12-27'),
      [1800, 2500, 3200],
      'PIX RECEBIDO CERIMONIAL CASAMENTOS',
      { category: 'Renda não-recorrente' },
    );
    h.out('Rent', 'xp', monthly(1, { move: 'next' }), change(9, 2450, 2572.5), 'BOLETO PAGO ADMINISTRADORA LELLO', {
      category: 'Aluguel',
    });
    h.out(
      'Light',
      'xp',
      monthly(12, { jitter: [0, 1, 3, -1] }),
      [155.8, 180.3, 139.2, 166.7, 203.4],
      'BOLETO PAGO ENEL SAO PAULO',
      { category: 'Eletricidade', varies: true },
    );
    h.out('Piano tuning', 'xp', semiannual(11, { from: '2025-02' }), 350, 'PIX ENVIADO AFINADOR KOVACS', { sub: null });
    h.out(
      'Instrument insurance',
      'xp',
      yearly(5, { from: '2025-02', move: 'next' }),
      [890.4, 912.7],
      'BOLETO PAGO AKAD SEGUROS',
      { category: 'Seguros', sub: null, status: 'early' },
    );
    h.out(
      'Health plan',
      'xp',
      monthly(10, { move: 'next' }),
      change(5, 781.2, 828.9),
      'BOLETO PAGO AMIL ASSIST MEDICA',
      { category: 'Seguro saúde', sub: null },
    );
    h.out('Coach', 'xp', every(14, '2025-06-05'), 260, 'PIX ENVIADO MAESTRO BIANCHI', { category: 'Educação' });
    h.out('Sheet music', 'xpc', monthly(15), 9.99, 'NKODA.COM', {
      currency: 'EUR',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Concert stream', 'xpc', monthly(26), change(7, 14.9, 16.9), 'MEDICI.TV', {
      currency: 'EUR',
      category: 'Streaming de vídeo',
      sub: true,
    });
    h.out('Tea box', 'xpc', bimonthly(9, { from: '2025-02' }), 72, 'THE GOURMET TEA CLUBE', {
      category: 'Alimentos e bebidas',
      sub: true,
    });
    h.out('Dropbox', 'xpc', yearly(18, { from: '2025-02' }), 119.88, 'DROPBOX*PLUS', {
      currency: 'USD',
      category: 'Serviços digitais',
      sub: true,
      status: 'early',
    });
    h.out('Zoom', 'xpc', monthly(22, { until: '2025-09-25' }), 82.9, 'ZOOM.US', {
      category: 'Serviços digitais',
      sub: true,
      status: 'ended',
    });
    h.out('Choir association', 'xpc', monthly(20, { from: '2026-02' }), 55, 'MENSALIDADE ASSOC CORAL PAULISTANO', {
      sub: null,
      status: 'early',
    });
    h.noise('xpc', habit('2025-01-26', [3, 4, 2, 5, 3]), [-24.8, -38.2, -19.5, -52.6], 'CASA BAUDUCCO', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise('xpc', habit('2025-01-27', [7, 6, 9, 8, 5]), [-165.4, -99.8, -222.7, -77.3, -140.9, -188], 'ST MARCHE', {
      category: 'Supermercado',
    });
    h.noise('xpc', habit('2025-01-30', [5, 2, 8, 3, 4]), [-21.7, -14.9, -33.8], 'UBER *TRIP HELP.UBER.COM', {
      category: 'Táxi e transporte privado urbano',
    });
    h.noise('xp', on('2025-06-23', '2025-08-12'), [-450, -390], 'PIX ENVIADO DR OTTO OTORRINO', { category: 'Saúde' });
    h.noise('xpc', on('2025-10-03', '2025-11-04', '2025-12-03'), [-310, -88.5, -149.9], 'FREE NOTE INSTRUMENTOS', {
      category: 'Compras',
    });
    h.noise('xpc', on('2025-10-01'), 82.9, 'REEMBOLSO ZOOM.US', { category: 'Serviços digitais' });
    h.installments('xpc', '2025-11-06', 10, -389.9, 'YAMAHA MUSICAL', 'Compras', true);
    h.invest('xp', monthly(3, { move: 'next' }), -700, 'APLICACAO TESOURO IPCA', 'Renda fixa');
    h.bill('xp', 'xpc', monthly(16, { move: 'next' }), [1333.9, 1180.4, 1502.6], 'PAGAMENTO FATURA XP');
  },
);
