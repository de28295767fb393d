import { bank, card, change, household } from '../household.ts';
import { every, habit, monthly, on, quarterly, semiannual } from '../schedules.ts';

export const hairdresser = household(
  {
    name: 'Hairdresser',
    today: '2026-06-10',
    accounts: [bank('ton', 'Conta Stone', 'Stone'), card('tonc', 'Cartão Stone', 'Stone')],
  },
  (h) => {
    h.in('Hotel contract', 'ton', every(14, '2025-05-23'), 900, 'Pix recebido HOTEL MIRAMAR LTDA', {
      category: 'Atividades de empreendedorismo',
    });
    h.in('Chair rent', 'ton', every(7, '2025-05-12'), change(26, 250, 280), 'Pix recebido KELLY BARBER', {
      category: 'Transferência - PIX',
    });
    h.noise(
      'ton',
      habit('2025-05-13', [1, 1, 2, 1, 1, 3]),
      [80, 150, 45, 220, 65.5, 110, 38],
      [
        'Pix recebido CLIENTE AMANDA',
        'Pix recebido CLIENTE ROSE',
        'Pix recebido CLIENTE IARA',
        'Pix recebido CLIENTE BETH',
      ],
      { category: 'Transferência - PIX' },
    );
    h.out('Salon rent', 'ton', monthly(15, { move: 'next' }), 1750, 'Boleto pago GALERIA CENTRAL ADM', {
      category: 'Aluguel',
    });
    h.out('MEI tax', 'ton', monthly(20, { move: 'next' }), change(8, 80.9, 86.05), 'DAS-SIMPLES NACIONAL {mm}/{yy}', {
      category: 'Impostos',
    });
    h.out(
      'Light',
      'ton',
      monthly(9, { move: 'next' }),
      [301.2, 344.8, 277.9, 322.6, 378.1],
      'Conta de energia EDP ES',
      { category: 'Eletricidade', varies: true },
    );
    h.out('Water', 'ton', monthly(25, { move: 'next' }), [133.2, 118.7, 149.1, 127.4], 'Conta de agua CESAN', {
      category: 'Água',
      varies: true,
    });
    h.out('Booking app', 'tonc', monthly(12), change(7, 49.9, 59.9), ['TRINKS.COM', 'TRINKS.COM ASSINATURA'], {
      merchant: 'Trinks',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Spotify', 'tonc', monthly(17, { skip: ['2025-12'] }), 23.9, 'PG *SPOTIFY', {
      category: 'Streaming de música',
      sub: true,
    });
    h.out(
      'Fire brigade fee',
      'ton',
      semiannual(26, { from: '2025-05', move: 'next' }),
      118.3,
      'Boleto pago CBMES TAXA VISTORIA',
      { sub: null },
    );
    h.out('Product training', 'tonc', quarterly(4, { from: '2025-06' }), 199, 'LOREAL ACCESS PRO', {
      category: 'Cursos online',
      sub: null,
    });
    h.out('Personal loan', 'ton', monthly(28, { move: 'next' }), 412.67, 'Parcela emprestimo Stone {n}/18', {
      category: 'Empréstimos',
      start: 3,
    });
    // The May payment is missing.
    h.out('Marketing agency', 'ton', monthly(22, { until: '2026-04-25' }), 350, 'Pix enviado AGENCIA CLICA', {
      sub: null,
      status: 'late',
    });
    h.noise('tonc', habit('2025-05-14', [11, 6, 15, 9, 13]), [-210.3, -88.5, -342.9, -140], 'IKESAKI COSMETICOS', {
      category: 'Compras',
    });
    h.noise('tonc', habit('2025-05-15', [7, 8, 5, 9]), [-122.4, -77.8, -203.5, -66.1, -158.7], 'EXTRABOM', {
      category: 'Supermercado',
    });
    h.noise('tonc', habit('2025-05-17', [2, 5, 3, 7, 1, 4]), [-13.8, -21.5, -9.9, -32.2], '99APP *99APP', {
      category: 'Táxi e transporte privado urbano',
    });
    h.noise(
      'ton',
      on('2025-09-01', '2025-10-02', '2025-11-03'),
      [-180, -66, -320],
      'Pix enviado MANUTENCAO SECADORES',
      { category: 'Serviços' },
    );
    h.noise('tonc', on('2026-02-19'), 59.9, 'ESTORNO TRINKS.COM', {
      merchant: 'Trinks',
      category: 'Serviços digitais',
    });
    h.installments('tonc', '2025-11-11', 10, -289.9, 'CADEIRAS FERRANTE', 'Compras', true);
    h.invest('ton', monthly(5), [-150, -300, -220], 'Aplicacao reserva Stone');
    h.bill('ton', 'tonc', monthly(18, { move: 'next' }), [903.4, 1188.7, 812.5], 'Pagamento fatura cartao');
  },
);
