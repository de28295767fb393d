import { bank, card, change, household } from '../household.ts';
import { every, habit, monthly, on, quarterly, yearly } from '../schedules.ts';

/** Paid every two weeks from abroad, with many subscriptions in dollars. */
export const programmer = household(
  {
    name: 'Programmer',
    today: '2026-12-03',
    accounts: [
      bank('btg', 'Conta BTG', 'BTG Pactual'),
      card('btgc', 'BTG Black', 'BTG Pactual'),
      card('wise', 'Wise Visa', 'Wise'),
    ],
  },
  (h) => {
    h.in(
      'Pay from abroad',
      'btg',
      every(14, '2025-11-07'),
      [11840.3, 11622.8, 12010.5, 11755.9],
      'REMESSA EXTERIOR DEEL INC',
      { category: 'Atividades de empreendedorismo' },
    );
    h.out('GitHub', 'btgc', monthly(9), 10, 'GITHUB, INC.', {
      currency: 'USD',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out(
      'Claude',
      'btgc',
      monthly(21, { from: '2026-03' }),
      20,
      ['CLAUDE.AI SUBSCRIPTION', 'ANTHROPIC CLAUDE.AI SUBSCRIPTION'],
      { currency: 'USD', merchant: 'Anthropic', category: 'Serviços digitais', sub: true },
    );
    h.out('JetBrains', 'btgc', yearly(17, { from: '2025-11' }), 173, 'JETBRAINS AMERICAS', {
      currency: 'USD',
      category: 'Serviços digitais',
      sub: true,
      status: 'early',
    });
    h.out('Server', 'wise', monthly(3), [14.2, 16.9, 12.8, 18.3, 15.1], 'HETZNER ONLINE GMBH', {
      currency: 'EUR',
      category: 'Serviços digitais',
      sub: null,
      varies: true,
    });
    h.out('Fastmail', 'wise', quarterly(26, { from: '2025-11' }), 15, 'FASTMAIL PTY', {
      currency: 'USD',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Rent', 'btg', monthly(5, { move: 'next' }), change(9, 3600, 3780), 'PAGAMENTO BOLETO LOFT ALUGUEIS', {
      category: 'Aluguel',
    });
    h.out('Accountant', 'btg', monthly(15, { move: 'next' }), 289, 'PIX ENVIADO CONTABILIZEI TECNOLOGIA', {
      category: 'Serviços',
      sub: null,
    });
    h.out(
      'Company tax',
      'btg',
      monthly(20, { move: 'next' }),
      [1510.2, 1433.8, 1622.9, 1388.4, 1570.6],
      'PAGAMENTO SIMPLES NACIONAL DAS',
      { category: 'Impostos', varies: true },
    );
    h.out(
      'Internet',
      'btg',
      monthly(18, { move: 'next' }),
      change(6, 119.99, 134.99),
      'DEBITO AUTOMATICO LIGGA TELECOM',
      { category: 'Internet', sub: null },
    );
    h.out(
      'Light',
      'btg',
      monthly(11, { move: 'next' }),
      [222.3, 251.8, 199.4, 276.1, 240.7],
      'PAGAMENTO BOLETO COPEL DIS',
      { category: 'Eletricidade', varies: true },
    );
    h.out('Twitch', 'btgc', monthly(19, { until: '2026-10-20' }), 22.9, 'TWITCH *SUB', {
      category: 'Streaming de vídeo',
      sub: true,
      status: 'late',
    });
    h.out('Climbing gym', 'btgc', monthly(1), change(5, 239, 259), 'CAMPO BASE ESCALADA', {
      category: 'Academia e centros de lazer',
      sub: true,
      pending: true,
    });
    h.noise('btgc', habit('2025-11-04', [3, 2, 5, 4, 2]), [-52.9, -38.4, -71.2, -44.7], 'IFD*BURGER DO CHEF', {
      category: 'Delivery de alimentos',
    });
    h.noise(
      'btgc',
      habit('2025-11-05', [8, 5, 9, 7]),
      [-233.8, -144.5, -310.2, -188.7, -99.9],
      'FESTVAL SUPERMERCADO',
      { category: 'Supermercado' },
    );
    h.noise(
      'btgc',
      habit('2025-11-08', [2, 6, 3, 9, 4, 1]),
      [-17.4, -29.9, -22.3, -13.8, -41.5],
      'UBR* PENDING.UBER.COM',
      { category: 'Táxi e transporte privado urbano' },
    );
    h.noise('wise', on('2026-03-14', '2026-04-14', '2026-05-13'), [-88, -23.5, -140], 'ALIEXPRESS', {
      currency: 'USD',
      category: 'Compras online',
    });
    h.noise('btgc', on('2026-08-25'), 10, 'REFUND GITHUB, INC.', { currency: 'USD', category: 'Serviços digitais' });
    h.noise('btg', on('2026-02-01', '2026-07-12'), [-200, -90], 'PIX ENVIADO ANDRE KUHN', {
      category: 'Transferência - PIX',
    });
    h.installments('btgc', '2026-08-06', 12, -833.25, 'DELL COMPUTADORES', 'Eletrônicos', true);
    h.invest('btg', every(14, '2025-11-10'), -3000, 'APLICACAO TESOURO SELIC', 'Renda fixa');
    h.own('btg', monthly(2), -1500, 'TRANSFERENCIA ENVIADA WISE BRASIL', 'Transferência mesma titularidade');
    h.bill('btg', 'btgc', monthly(10, { move: 'next' }), [3877.2, 4210.5, 3590.8], 'PAGAMENTO FATURA BTG');
  },
);
