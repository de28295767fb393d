import { bank, card, change, household } from '../household.ts';
import { every, habit, lastBusinessDay, monthly, on, quarterly, yearly } from '../schedules.ts';

/** A one-person business and its owner in one account. */
export const baker = household(
  {
    name: 'Baker',
    today: '2026-02-12',
    accounts: [bank('sic', 'Conta Sicredi', 'Sicredi'), card('sicv', 'Sicredi Visa', 'Sicredi')],
  },
  (h) => {
    h.in('Weekly order of a cafe', 'sic', every(7, '2025-01-16'), 640, 'RECEBIMENTO PIX CAFE DA PRACA', {
      category: 'Atividades de empreendedorismo',
    });
    h.in(
      'Monthly order of a school',
      'sic',
      lastBusinessDay(),
      [1210, 1345.5, 1120, 1289.9, 1422],
      'RECEBIMENTO TED ESCOLA APRENDER',
      { category: 'Atividades de empreendedorismo', varies: true },
    );
    h.noise(
      'sic',
      habit('2025-01-14', [2, 3, 1, 4, 2, 1, 5]),
      [45, 120, 38.5, 210, 77.9],
      ['RECEBIMENTO PIX JULIANA', 'RECEBIMENTO PIX MARCOS A', 'RECEBIMENTO PIX EDUARDA', 'RECEBIMENTO PIX CESAR'],
      { category: 'Transferência - PIX' },
    );
    h.out('MEI tax', 'sic', monthly(20, { move: 'next' }), 76.9, 'PAGAMENTO DAS MEI {mm}{yy}', {
      category: 'Impostos',
    });
    h.out(
      'Shop rent',
      'sic',
      monthly(5, { move: 'next' }),
      change(6, 1200, 1260),
      'LIQUIDACAO BOLETO ADM PREDIAL SUL',
      { category: 'Aluguel' },
    );
    h.out(
      'Flour supplier',
      'sic',
      every(14, '2025-01-20'),
      [480.2, 555.9, 430.1, 612.75],
      'LIQUIDACAO BOLETO MOINHO NORDESTE',
      { varies: true },
    );
    h.out(
      'Light of the shop',
      'sic',
      monthly(16, { move: 'next' }),
      [410.2, 388.05, 455.6, 501.3, 433.9],
      'DEBITO CONVENIO RGE SUL',
      { category: 'Eletricidade', varies: true },
    );
    h.out('Oven financing', 'sic', monthly(25, { move: 'next' }), 372.44, 'LIQ PARCELA CREDITO {x}', {
      category: 'Financiamento',
    });
    h.out(
      'Accountant',
      'sic',
      quarterly(10, { from: '2025-01', move: 'next' }),
      330,
      'LIQUIDACAO BOLETO CONTABIL PRIMAVERA',
      { sub: null },
    );
    h.out('Card machine', 'sicv', monthly(2), 29.9, 'PAGSEGURO *PLANO', { category: 'Serviços', sub: null });
    h.out(
      'Fire insurance',
      'sic',
      yearly(3, { from: '2025-02', move: 'next' }),
      512.3,
      'LIQUIDACAO BOLETO MAPFRE EMPRESA',
      { category: 'Seguros', sub: null, status: 'early' },
    );
    h.out('Canva', 'sicv', monthly(18), change(8, 34.9, 44.9), 'CANVA* {x}', {
      merchant: 'Canva',
      category: 'Serviços digitais',
      sub: true,
    });
    // Last paid in December: the January one is missing.
    h.out('Chamber of commerce', 'sic', monthly(28, { until: '2025-12-29' }), 65, 'LIQUIDACAO BOLETO CDL LOCAL', {
      sub: null,
      status: 'late',
    });
    h.noise('sicv', habit('2025-01-15', [9, 6, 11, 7, 8]), [-133.4, -88.2, -171.9, -60.55], 'ATACADO VANTAJAO', {
      category: 'Supermercado',
    });
    h.noise('sicv', habit('2025-01-18', [13, 10, 15, 9]), [-210, -180.4, -150, -233.1, -99.9], 'POSTO BR SERRA', {
      category: 'Postos de gasolina',
    });
    h.noise('sic', on('2025-06-03', '2025-07-08', '2025-08-04'), [-440, -120, -890], 'PAGAMENTO PIX FORNOS E CIA', {
      category: 'Serviços',
    });
    h.installments('sicv', '2025-08-19', 8, -249, 'TRAMONTINA STORE', 'Utensílios para casa', true);
    h.invest('sic', monthly(6), [-200, -350, -150], 'APLICACAO POUPANCA');
    h.bill('sic', 'sicv', monthly(11, { move: 'next' }), [880.4, 1020.9, 760.15], 'DEB FATURA CARTAO SICREDI');
  },
);
