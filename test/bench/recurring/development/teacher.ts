import { bank, card, change, household } from '../household.ts';
import { bimonthly, businessDay, habit, monthly, on, semiannual, yearly } from '../schedules.ts';

export const teacher = household(
  {
    name: 'Teacher',
    today: '2026-11-18',
    accounts: [bank('cc', 'Conta corrente', 'Itaú'), card('visa', 'Itaú Click Visa', 'Itaú')],
  },
  (h) => {
    // Salary with a raise; the 13th salary and the vacation pay are extras.
    h.in('Salary', 'cc', businessDay(5), change(6, 5210.4, 5512.6), 'CRED SALARIO SEC DA EDUCACAO', {
      category: 'Salário',
    });
    h.noise('cc', on('2025-11-28', '2025-12-19'), [2605.2, 2344.1], 'CRED 13 SALARIO SEC DA EDUCACAO', {
      category: 'Salário',
    });
    h.noise('cc', on('2026-01-02'), 1736.8, 'CRED FERIAS SEC DA EDUCACAO', { category: 'Salário' });
    h.out('Rent', 'cc', monthly(10, { move: 'next' }), change(8, 1850, 1934), 'BOLETO PAGO IMOBILIARIA GARIBALDI', {
      category: 'Aluguel',
    });
    h.out(
      'Condominium',
      'cc',
      monthly(12, { move: 'next' }),
      [486.2, 531.9, 498.4, 562.77, 511.03],
      'BOLETO PAGO COND ED ARAUCARIA',
      { category: 'Moradia', varies: true },
    );
    h.out(
      'Light',
      'cc',
      monthly(17, { jitter: [0, 1, 0, 2, -1] }),
      [142.88, 171.2, 158.35, 201.47, 133.9, 119.06, 147.71],
      'DA COPEL DISTRIBUICAO {x}',
      { category: 'Eletricidade', varies: true },
    );
    h.out('Water', 'cc', bimonthly(20, { from: '2025-11' }), [118.4, 131.25, 109.7, 140.02], 'DA SANEPAR', {
      category: 'Água',
      varies: true,
    });
    h.out(
      'Netflix',
      'visa',
      monthly(7),
      change(6, 44.9, 49.9),
      ['NETFLIX.COM', 'NETFLIX.COM 123', 'Netflix Entretenimento'],
      { category: 'Streaming de vídeo', merchant: 'Netflix', sub: true },
    );
    h.out('Spotify', 'visa', monthly(22), 23.9, 'EBN*SPOTIFY', { category: 'Streaming de música', sub: true });
    // Cancelled in May.
    h.out('Gym', 'visa', monthly(3, { until: '2026-05-10' }), 119.9, 'SMARTFIT BATEL', {
      category: 'Academia e centros de lazer',
      sub: true,
      status: 'ended',
    });
    h.out('Car insurance', 'visa', yearly(28, { from: '2025-10' }), [2384.1, 2455.6], 'PORTO SEGURO AUTO ANUAL', {
      category: 'Seguro de veículos',
      sub: null,
      status: 'early',
    });
    h.out('Dental plan', 'cc', monthly(15, { move: 'next' }), 48.7, 'BOLETO PAGO UNIODONTO CURITIBA', {
      category: 'Dentista',
      sub: null,
    });
    h.out(
      'Teachers association',
      'cc',
      semiannual(25, { from: '2025-11', move: 'next' }),
      96,
      'BOLETO PAGO APP SINDICATO',
      { sub: null, status: 'early' },
    );
    h.noise(
      'visa',
      habit('2025-10-19', [2, 2, 3, 1, 2, 2, 3]),
      [-12.5, -9.8, -17.4, -8, -21.3],
      'PANIFICADORA SAO JOSE',
      { category: 'Restaurantes, bares e lanchonetes' },
    );
    h.noise(
      'visa',
      habit('2025-10-21', [6, 9, 7, 5, 8]),
      [-214.8, -88.13, -341.09, -152.6, -63.22, -270.4, -119.95],
      'CONDOR SUPER CENTER',
      { category: 'Supermercado' },
    );
    h.noise('visa', habit('2025-10-25', [11, 8, 14, 9, 12]), [-180, -150, -200, -121.37], 'POSTO PARANA', {
      category: 'Postos de gasolina',
    });
    h.installments('visa', '2026-03-09', 10, -189.9, 'MAGAZINE LUIZA', 'Compras', true);
    h.noise('cc', on('2026-03-14', '2026-08-02'), [-75, -40], 'PIX TRANSF LUCAS', { category: 'Transferência - PIX' });
    h.noise('visa', on('2026-02-11', '2026-03-20'), [-350, -280], 'CLINICA DERMA BATEL', {
      category: 'Hospitais, clínicas e laboratórios',
    });
    h.noise('visa', on('2026-05-12'), 44.9, 'ESTORNO NETFLIX.COM', { category: 'Streaming de vídeo' });
    h.invest('cc', monthly(8), -300, 'APLICACAO CDB DI');
    h.bill(
      'cc',
      'visa',
      monthly(16, { move: 'next' }),
      [1840.22, 1533.9, 2104.48, 1702.11, 1390.4],
      'PAGTO FATURA CARTAO CLICK',
    );
  },
);
