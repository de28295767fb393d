import { bank, card, change, household } from '../household.ts';
import { bimonthly, habit, monthly, on, quarterly, semiannual, yearly } from '../schedules.ts';

export const innkeepers = household(
  {
    name: 'Innkeepers',
    today: '2026-08-26',
    accounts: [bank('saf', 'Conta Safra', 'Safra'), card('safc', 'Safra Visa Infinite', 'Safra')],
  },
  (h) => {
    h.in(
      'Rent of the shop',
      'saf',
      monthly(5, { move: 'next' }),
      change(9, 4100, 4305),
      'CREDITO BOLETO LOCACAO LOJA 2',
      { category: 'Aluguel' },
    );
    h.in(
      'Booking payouts',
      'saf',
      monthly(15, { move: 'next' }),
      [7320.4, 5110.8, 9844.9, 6233.1, 8120.7],
      'TED RECEBIDA BOOKING COM BRASIL',
      { category: 'Atividades de empreendedorismo', varies: true },
    );
    h.out('Business loan', 'saf', monthly(12, { move: 'next' }), 1880.55, 'LIQ EMPRESTIMO PRONAMPE {x}', {
      category: 'Empréstimos',
    });
    h.out(
      'Light',
      'saf',
      monthly(22, { move: 'next' }),
      [980.4, 1122.6, 870.3, 1310.9, 1044.2],
      'DEB CONTA ENERGIA ENEL RJ',
      { category: 'Eletricidade', varies: true },
    );
    h.out('Water', 'saf', monthly(18, { move: 'next' }), [512.2, 466.8, 588.3, 540.1], 'DEB CONTA AGUAS DE PARATY', {
      category: 'Água',
      varies: true,
    });
    h.out(
      'Housekeeper',
      'saf',
      monthly(5, { move: 'previous' }),
      change(5, 1980, 2110),
      'PIX ENVIADO NEUSA CONCEICAO',
      { category: 'Transferência - PIX' },
    );
    h.out(
      'Linen service',
      'saf',
      bimonthly(3, { from: '2025-08' }),
      [640.2, 720.9, 588.4, 810.5],
      'PIX ENVIADO LAVANDERIA BRANCA',
      { sub: null, varies: true },
    );
    h.out('Extinguisher refill', 'saf', yearly(7, { from: '2025-08' }), 380, 'PIX ENVIADO EXTINFOGO', {
      sub: null,
      status: 'early',
    });
    h.out(
      'House insurance',
      'saf',
      yearly(20, { from: '2025-08', move: 'next' }),
      [1244.3, 1271.8],
      'BOLETO TOKIO MARINE RESIDENCIAL',
      { category: 'Seguro residencial', sub: null, status: 'early' },
    );
    h.out('Waste fee', 'saf', quarterly(10, { from: '2025-09', move: 'next' }), 212.4, 'BOLETO PM PARATY TAXA LIXO', {
      category: 'Impostos sobre moradia',
    });
    h.out(
      'Boat mooring',
      'saf',
      semiannual(14, { from: '2025-08', move: 'next' }),
      1350,
      'BOLETO MARINA PORTO IMPERIAL',
      { sub: null },
    );
    h.out('Netflix', 'safc', monthly(23), 59.9, ['NETFLIX.COM 8445', 'NETFLIX.COM', 'NETFLIX COM SAO PAULO'], {
      merchant: 'Netflix',
      category: 'Streaming de vídeo',
      sub: true,
    });
    h.out('Channel manager', 'safc', monthly(8), change(6, 199, 229), 'HOSPEDIN SISTEMA', {
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Alarm monitoring', 'saf', monthly(28, { move: 'next' }), 145, 'DEB AUT VERISURE MONITORAMENTO', {
      sub: null,
    });
    h.noise('safc', habit('2025-07-28', [5, 3, 6, 4, 8]), [-344.9, -188.2, -512.7, -233.3], 'MAKRO ATACADISTA', {
      category: 'Supermercado',
    });
    h.noise('safc', habit('2025-07-30', [10, 13, 7, 16]), [-250, -310.8, -199.9], 'POSTO DA BARRA', {
      category: 'Postos de gasolina',
    });
    h.noise(
      'saf',
      habit('2025-08-01', [6, 8, 7, 5, 9]),
      [-88, -145.5, -62, -210, -120.7],
      'PIX ENVIADO PEIXARIA DO NENO',
      { category: 'Supermercado' },
    );
    h.noise('safc', on('2025-10-14', '2025-11-14', '2025-12-15'), [-389, -122.5, -940], 'TELHANORTE', {
      category: 'Utensílios para casa',
    });
    h.noise('saf', on('2026-02-10', '2026-05-29'), [-450, -300], 'PIX ENVIADO ELETRICISTA TUCA', {
      category: 'Serviços',
    });
    h.installments('safc', '2026-03-11', 12, -458.25, 'MIDEA AR CONDICIONADO', 'Eletrônicos', true);
    h.invest(
      'saf',
      monthly(20, { move: 'next' }),
      [140.2, 133.8, 151.4],
      'RENDIMENTO CDB SAFRA',
      'Juros de rendimentos de dividendos',
    );
    h.bill('saf', 'safc', monthly(10, { move: 'next' }), [3220.7, 2890.4, 3977.1], 'PGTO FATURA SAFRA VISA');
  },
);
