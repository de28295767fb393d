import { bank, card, change, household } from '../household.ts';
import { every, habit, monthly, on, quarterly } from '../schedules.ts';

export const courier = household(
  {
    name: 'Courier',
    today: '2026-09-16',
    accounts: [bank('pag', 'PagBank', 'PagBank'), card('pagc', 'Cartão PagBank', 'PagBank')],
  },
  (h) => {
    h.in(
      'Earnings of the platform',
      'pag',
      every(7, '2025-08-20'),
      [533.8, 612.4, 488.9, 701.5, 577.2],
      'Transferência recebida IFOOD COM AGENCIA',
      { category: 'Atividades de empreendedorismo', varies: true },
    );
    h.in('Night shift', 'pag', every(14, '2025-10-03'), 380, 'Pix recebido FARMACIA VINTE QUATRO', {
      category: 'Salário',
    });
    h.out('Motorbike loan', 'pag', monthly(18, { move: 'next' }), 466.9, 'Boleto pago BANCO HONDA {n}/36', {
      category: 'Financiamento de veículos',
      start: 5,
    });
    h.out('Motorbike insurance', 'pagc', monthly(27), 89.9, 'SURA SEGUROS MOTO', {
      category: 'Seguro de veículos',
      sub: null,
    });
    h.out('Rent', 'pag', monthly(5), change(7, 700, 735), 'Pix enviado MARIA DO CARMO SA', { category: 'Aluguel' });
    h.out(
      'Light',
      'pag',
      monthly(13, { jitter: [0, 2, -1, 1, 3] }),
      [82.4, 93.7, 75.1, 101.8],
      'Pagamento NEOENERGIA PERNAMBUCO',
      { category: 'Eletricidade', varies: true },
    );
    h.out('Mobile', 'pagc', monthly(2), change(8, 49.99, 54.99), 'CLARO FLEX', { category: 'Celular', sub: null });
    h.out('MEI tax', 'pag', monthly(20, { move: 'next' }), change(4, 80.9, 86.05), 'Pagamento DAS MEI', {
      category: 'Impostos',
    });
    h.out('Oil change plan', 'pagc', quarterly(9, { from: '2025-09', jitter: [0, 1, -2] }), 75, 'MOTO CENTER REVISAO', {
      category: 'Manutenção de veículos',
      sub: null,
    });
    h.out('iFood club', 'pagc', monthly(11), 12.9, 'IFD*CLUBE IFOOD', {
      merchant: 'iFood',
      category: 'Delivery de alimentos',
      sub: true,
    });
    h.out('Free Fire pass', 'pagc', monthly(1, { from: '2026-03', until: '2026-08-10' }), 18.9, 'GARENA *BOOYAH', {
      category: 'Jogos e videogames',
      sub: true,
      status: 'late',
    });
    h.noise('pagc', habit('2025-08-18', [1, 2, 1, 1, 2, 3]), [-25, -30, -20, -28.4, -35], 'POSTO DISLUB', {
      category: 'Postos de gasolina',
    });
    h.noise('pagc', habit('2025-08-21', [6, 11, 4, 15]), [-31.9, -24.5, -45.8], 'IFD*LANCHES', {
      merchant: 'iFood',
      category: 'Delivery de alimentos',
    });
    h.noise('pagc', habit('2025-08-19', [2, 1, 2, 3]), [-12, -15.5, -9.9, -14, -18.2], 'MARMITARIA DA BETE', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise('pag', habit('2025-08-24', [7, 9, 6, 8]), [-88.4, -55.9, -121.3, -73.2, -140.1], 'Pagamento ARCO-MIX', {
      category: 'Supermercado',
    });
    h.noise('pag', on('2025-11-19', '2026-04-08'), [-195.23, -88.38], 'Pagamento MULTA DETRAN PE', {
      category: 'Multas de trânsito',
    });
    h.noise('pag', on('2025-12-13', '2026-06-20'), [-40, -70], 'Pix enviado WESLEY COSTA', {
      category: 'Transferência - PIX',
    });
    h.noise('pagc', on('2026-05-04'), 49.99, 'CANCELAMENTO CLARO FLEX', { category: 'Celular' });
    h.installments('pagc', '2026-07-21', 8, -62.4, 'RIHAPPY CAPACETES', 'Compras');
    h.own('pag', every(7, '2025-10-10'), -50, 'Transferência para COFRINHO', 'Transferência mesma titularidade');
    h.bill('pag', 'pagc', monthly(15, { move: 'next' }), [612.8, 577.9, 690.2], 'Pagamento fatura PagBank');
  },
);
