import { bank, card, change, household } from '../household.ts';
import { bimonthly, businessDay, habit, monthly, on, semiannual, yearly } from '../schedules.ts';

export const landlords = household(
  {
    name: 'Landlords',
    today: '2026-11-09',
    accounts: [
      bank('san', 'Conta Select', 'Santander'),
      card('uni', 'Santander Unique', 'Santander'),
      card('add', 'Unique Adicional', 'Santander'),
    ],
  },
  (h) => {
    h.in('Salary', 'san', businessDay(1), 11240.6, 'CREDITO DE SALARIO BIOMEDICA SA', { category: 'Salário' });
    h.noise(
      'san',
      on('2025-11-28', '2025-12-19', '2026-07-01'),
      [5620.3, 4011.2, 3746.87],
      'CREDITO DE SALARIO BIOMEDICA SA',
      { category: 'Salário' },
    );
    h.in(
      'Rent of the house',
      'san',
      monthly(6, { move: 'next' }),
      change(7, 3200, 3376),
      'TED RECEBIDA QUINTO ANDAR REPASSE',
      { category: 'Transferência - TED' },
    );
    h.in('Rent of the garage', 'san', monthly(9), 250, 'PIX RECEBIDO IVAN TORRES', { category: 'Transferência - PIX' });
    h.out(
      'Mortgage',
      'san',
      monthly(15, { move: 'next' }),
      [2781.4, 2774.12, 2766.9, 2759.6, 2752.3, 2745, 2737.7, 2730.4, 2723.1, 2715.8, 2708.5, 2701.2, 2693.9],
      'PRESTACAO FINANC IMOB 0033{x}',
      { category: 'Financiamento imobiliário' },
    );
    h.out('Condominium', 'san', monthly(8, { move: 'next' }), 1120, 'PAGAMENTO DE BOLETO COND SOLAR DO BOSQUE', {
      category: 'Moradia',
    });
    h.out(
      'House tax',
      'san',
      monthly(20, { from: '2026-02', move: 'next' }),
      287.9,
      'PAGAMENTO IPTU PM CAMPINAS PARC {n}',
      { category: 'Impostos sobre moradia' },
    );
    h.out(
      'School',
      'san',
      monthly(5, { move: 'next' }),
      change(3, 2140, 2332.6),
      'PAGAMENTO DE BOLETO ESCOLA WALDORF',
      { category: 'Escola' },
    );
    h.out('Maid', 'san', monthly(7, { move: 'previous' }), 1912.5, 'PIX ENVIADO ROSANGELA DIAS', {
      category: 'Transferência - PIX',
    });
    h.out('Domestic employer tax', 'san', monthly(20, { move: 'previous' }), 382.5, 'PAGAMENTO DAE ESOCIAL', {
      category: 'Impostos',
    });
    h.out('Pool care', 'san', bimonthly(18, { from: '2025-10' }), 340, 'PIX ENVIADO AZUL PISCINAS', { sub: null });
    h.out('Toll tag', 'uni', monthly(21), 32.9, 'SEM PARAR MENSALIDADE', {
      merchant: 'Sem Parar',
      category: 'Pedágios e pagamentos no veículo',
      sub: null,
    });
    h.out('Prime of the husband', 'uni', monthly(25), 19.9, ['AMAZONPRIMEBR', 'Amazon Prime Br'], {
      merchant: 'Amazon',
      category: 'Streaming de vídeo',
      sub: true,
    });
    h.out('YouTube', 'add', monthly(13), change(8, 41.9, 53.9), ['GOOGLE *YOUTUBEPREMIUM', 'GOOGLE YOUTUBE PREMIUM'], {
      category: 'Streaming de vídeo',
      merchant: 'YouTube',
      sub: true,
    });
    h.out(
      'Council fee',
      'san',
      yearly(31, { from: '2025-10', move: 'previous' }),
      [624.5, 639.1],
      'PAGAMENTO DE BOLETO CRBM 1 REGIAO',
      { sub: null, status: 'early' },
    );
    h.out(
      'Burglar alarm',
      'san',
      semiannual(4, { from: '2025-11', move: 'next' }),
      540,
      'PAGAMENTO DE BOLETO VERISURE BRASIL',
      { sub: null },
    );
    h.noise('uni', habit('2025-10-11', [4, 13, 6, 9, 17]), [-88.5, -312.4, -47.9, -159, -26.7], 'AMAZON BR', {
      merchant: 'Amazon',
      category: 'Compras online',
    });
    h.noise(
      'add',
      habit('2025-10-12', [6, 8, 7, 5, 9]),
      [-540.2, -188.7, -402.55, -275, -98.1, -612.4, -331.6],
      'PAO DE ACUCAR 1207',
      { category: 'Supermercado' },
    );
    h.noise('uni', habit('2025-10-16', [8, 12, 9, 14, 7]), [-230, -251.4, -190.8, -280], 'AUTO POSTO CAMBUI', {
      category: 'Postos de gasolina',
    });
    h.noise('uni', habit('2025-10-20', [3, 11, 5, 8, 16, 4]), [-14.2, -9.8, -28.4], 'SEM PARAR PEDAGIO', {
      merchant: 'Sem Parar',
      category: 'Pedágios e pagamentos no veículo',
    });
    h.noise('add', on('2026-04-10', '2026-09-11'), [-380, -450], 'PEDIATRIA INTEGRADA', { category: 'Saúde' });
    h.installments('uni', '2026-01-19', 12, -416.6, 'CVC VIAGENS', 'Viagens', true);
    h.invest('san', monthly(10), -1500, 'APLICACAO PREVIDENCIA PGBL', 'Pensão (previdência)');
    h.invest('san', monthly(14, { move: 'next' }), [88.4, 91.2, 87.7, 93.05], 'RENDIMENTO FII HGLG11');
    h.bill('san', 'uni', monthly(12, { move: 'next' }), [4120.3, 3877.9, 5012.44, 4390.1], 'PAGAMENTO CARTAO UNIQUE');
  },
);
