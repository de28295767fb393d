import { bank, card, change, household } from '../household.ts';
import { bimonthly, habit, monthly, on, quarterly, semiannual, yearly } from '../schedules.ts';

export const farmers = household(
  {
    name: 'Farmers',
    today: '2026-01-29',
    accounts: [bank('sico', 'Conta Sicoob', 'Sicoob'), card('sicoc', 'Sicoobcard', 'Sicoob')],
  },
  (h) => {
    h.in(
      'Milk money',
      'sico',
      monthly(18, { move: 'next' }),
      [6120.4, 5544.9, 6390.1, 5801.77, 6644.3],
      'CRED COOPERATIVA LATICINIOS VALE',
      { category: 'Atividades de empreendedorismo', varies: true },
    );
    h.in(
      'Land lease',
      'sico',
      semiannual(30, { from: '2025-01', move: 'next' }),
      9000,
      'TED RECEBIDA USINA BOA VISTA',
      { category: 'Transferência - TED', status: 'early' },
    );
    h.noise('sico', on('2025-04-16', '2025-08-26'), [18400, 22150.5], 'CRED CEREALISTA CENTRAL', {
      category: 'Atividades de empreendedorismo',
    });
    h.out(
      'Rural light',
      'sico',
      bimonthly(13, { from: '2025-01', move: 'next' }),
      [388.4, 430.9, 360.1, 477.25],
      'DEB AUTOMATICO CEMIG RURAL',
      { category: 'Eletricidade', varies: true },
    );
    h.out(
      'Tractor financing',
      'sico',
      quarterly(15, { from: '2025-01', move: 'next' }),
      2950.33,
      'LIQ PARC FINAME {n}/20',
      { category: 'Financiamento', start: 6 },
    );
    h.out('Satellite internet', 'sicoc', monthly(9), change(6, 184, 236), 'STARLINK BRAZIL', {
      category: 'Internet',
      sub: null,
    });
    h.out(
      'Rural union',
      'sico',
      yearly(20, { from: '2025-01', move: 'next' }),
      286.5,
      'PAG BOLETO CNA SENAR SINDICATO RURAL',
      { sub: null, status: 'early' },
    );
    h.out('Vehicle tax', 'sico', yearly(14, { from: '2025-01', move: 'next' }), [1422.8, 1380.15], 'PAG IPVA MG SEF', {
      category: 'Taxas e impostos sobre veículos',
      status: 'early',
    });
    h.out(
      'Farm hand',
      'sico',
      monthly(5, { move: 'previous' }),
      change(9, 2000, 2150),
      'PIX EMITIDO JOAO BATISTA ROCHA',
      { category: 'Transferência - PIX' },
    );
    h.out('Consortium', 'sico', monthly(12, { move: 'next' }), 744.1, 'PAG BOLETO CONSORCIO SICOOB GR {n}', {
      category: 'Financiamento',
      start: 31,
    });
    h.out('Funeral plan', 'sico', monthly(28, { move: 'next' }), 62, 'PAG BOLETO PAX MINAS', {
      category: 'Seguros',
      sub: null,
    });
    h.out('Weather app', 'sicoc', semiannual(17, { from: '2025-01' }), 89.9, 'AGROTEMPO PRO', {
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Sky', 'sico', monthly(7, { move: 'next', until: '2025-09-10' }), 109.9, 'DEB AUTOMATICO SKY BRASIL', {
      category: 'TV',
      sub: null,
      status: 'ended',
    });
    h.noise(
      'sicoc',
      habit('2025-01-03', [9, 14, 11, 6, 18]),
      [-340, -512.4, -288.9, -199.5],
      'AGROPECUARIA DOIS IRMAOS',
      { category: 'Compras' },
    );
    h.noise('sicoc', habit('2025-01-05', [8, 7, 10, 5]), [-300, -411.7, -250, -366.2, -180.5], 'POSTO TREVO', {
      category: 'Postos de gasolina',
    });
    h.noise('sicoc', habit('2025-01-06', [6, 8, 7, 9, 5]), [-118.4, -76.2, -201.9, -54.4], 'FEIRA LIVRE MUNICIPAL', {
      category: 'Supermercado',
    });
    h.noise(
      'sico',
      on('2025-05-20', '2025-06-19', '2025-07-21'),
      [-880, -310, -1240],
      'PIX EMITIDO VETERINARIA CAMPO',
      { category: 'Pet shops e veterinários' },
    );
    h.noise('sico', on('2025-03-06', '2025-10-09'), [-1000, -600], 'SAQUE', { category: 'Transferência - Dinheiro' });
    h.installments('sicoc', '2025-09-12', 6, -433.3, 'STIHL MAQUINAS', 'Compras', true);
    h.invest('sico', on('2025-04-17', '2025-08-27'), [-10000, -15000], 'APLICACAO LCA SICOOB', 'Renda fixa');
    h.bill('sico', 'sicoc', monthly(10, { move: 'next' }), [1540.8, 1811.2, 1390.5], 'PAG FATURA SICOOBCARD');
  },
);
