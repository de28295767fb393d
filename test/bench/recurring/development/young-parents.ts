import { bank, card, change, household } from '../household.ts';
import { every, habit, lastBusinessDay, monthly, on, semiannual, yearly } from '../schedules.ts';

export const youngParents = household(
  {
    name: 'Young parents',
    today: '2026-08-05',
    accounts: [
      bank('bra', 'Conta Prime', 'Bradesco'),
      bank('int', 'Conta Inter', 'Banco Inter'),
      card('bv', 'Bradesco Visa Platinum', 'Bradesco'),
    ],
  },
  (h) => {
    h.in(
      'Salary of the father',
      'bra',
      lastBusinessDay(),
      [5844.2, 5790.1, 5901.77],
      'TED-TRANSF ELET DISPON LOGISTICA RAPIDO',
      { category: 'Salário' },
    );
    h.in(
      'Parental pay of the mother',
      'int',
      monthly(8, { from: '2026-03', move: 'previous' }),
      3150,
      'Pix recebido: "INSS SALARIO MATERNIDADE"',
      { category: 'Auxílio do governo' },
    );
    h.out(
      'Day nursery',
      'bra',
      monthly(5, { from: '2026-02', move: 'next' }),
      1280,
      'PAGTO ELETRON COBRANCA BERCARIO PINGO DE GENTE',
      { category: 'Creche', pending: true },
    );
    h.out('Mortgage', 'bra', monthly(27, { move: 'next' }), 1930.77, 'PREST FIN IMOBILIARIO', {
      category: 'Financiamento imobiliário',
    });
    h.out(
      'Condominium',
      'bra',
      monthly(10, { move: 'next' }),
      [611.2, 648.9, 690.44, 633.1],
      'PAGTO ELETRON COBRANCA COND VILLA REAL',
      { category: 'Moradia', varies: true },
    );
    h.out(
      'Light',
      'bra',
      monthly(21, { move: 'next' }),
      [201.1, 233.4, 188.9, 254.6, 215.8],
      'CONTA DE LUZ CPFL PAULISTA',
      { category: 'Eletricidade', varies: true },
    );
    h.out(
      'Water',
      'bra',
      monthly(14, { move: 'next', skip: ['2026-01'] }),
      [92.3, 104.1, 87.8, 110.6],
      'CONTA DE AGUA SABESP',
      { category: 'Água', varies: true },
    );
    h.out('Nanny', 'int', every(7, '2026-01-09'), 220, 'Pix enviado: "Cp :31872495-DAIANE RAMOS"', {
      category: 'Transferência - PIX',
    });
    h.out('Nappy club', 'bv', every(14, '2026-03-02'), 139.9, 'NAPPY CLUB BRASIL', {
      category: 'Artigos infantis',
      sub: true,
    });
    h.out(
      'Life insurance',
      'bra',
      monthly(18, { move: 'next' }),
      change(6, 68.4, 72.9),
      'BRADESCO VIDA E PREVIDENCIA SEG',
      { category: 'Seguro de vida', sub: null },
    );
    h.out(
      'Car insurance',
      'bra',
      yearly(29, { from: '2025-07', move: 'next' }),
      [1988.4, 1930.2],
      'PAGTO ELETRON COBRANCA ALLIANZ AUTO',
      { category: 'Seguro de veículos', sub: null, status: 'early' },
    );
    h.out('Pest control', 'bra', semiannual(12, { from: '2025-07' }), 230, 'PIX ENVIADO DEDETIZA JA', { sub: null });
    h.out('Max', 'bv', monthly(15), change(10, 39.9, 44.9), 'HELP.HBOMAX.COM', {
      category: 'Streaming de vídeo',
      sub: true,
    });
    h.out('iCloud', 'bv', monthly(24), 14.9, 'APPLE.COM/BILL', {
      merchant: 'Apple',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Kids app', 'bv', monthly(11), 29.9, 'APPLE.COM/BILL', {
      merchant: 'Apple',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Package fee', 'bra', monthly(1, { move: 'next' }), 44.9, 'TARIFA BANCARIA CESTA PRIME', {
      category: 'Taxas de conta corrente',
      sub: null,
    });
    h.noise('bv', habit('2025-07-06', [6, 4, 9, 7, 5]), [-188.3, -97.5, -263.4, -122.9, -310], 'SAVEGNAGO', {
      category: 'Supermercado',
    });
    h.noise('bv', habit('2025-07-08', [9, 17, 12, 5, 14]), [-63.9, -38.5, -142.7, -89.2], 'DROGASIL 1183', {
      category: 'Farmácia',
    });
    h.noise('bv', habit('2025-07-10', [11, 9, 13]), [-190, -210.5, -171.2, -225], 'POSTO IPIRANGA CENTRO', {
      category: 'Postos de gasolina',
    });
    h.noise('bv', on('2026-02-06', '2026-03-20', '2026-06-12'), [-400, -400, -480], 'PEDIATRA DRA LIVIA', {
      category: 'Saúde',
    });
    h.noise('bv', on('2026-04-25'), 29.9, 'APPLE.COM/BILL ESTORNO', {
      merchant: 'Apple',
      category: 'Serviços digitais',
    });
    h.installments('bv', '2025-12-22', 10, -156.8, 'TRICAE ENXOVAL', 'Artigos infantis', true);
    h.own('bra', monthly(2), -1200, 'PIX ENVIADO LETICIA MORAES');
    h.own('int', monthly(2), 1200, 'Pix recebido: "FELIPE MORAES"');
    h.bill('bra', 'bv', monthly(20, { move: 'next' }), [1888.2, 2140.6, 1690.9], 'GASTOS CARTAO DE CREDITO');
  },
);
