import { bank, card, change, household } from '../household.ts';
import { bimonthly, habit, monthly, on, yearly } from '../schedules.ts';

/** A freelancer with subscriptions in dollars and euros. */
export const designer = household(
  {
    name: 'Designer',
    today: '2026-09-30',
    accounts: [bank('inter', 'Conta Digital', 'Banco Inter'), card('c6', 'C6 Carbon', 'C6 Bank')],
  },
  (h) => {
    h.in(
      'Retainer of an agency',
      'inter',
      monthly(15, { move: 'next' }),
      4500,
      'Pix recebido: "Cp :00416968-AGENCIA MARE"',
      { category: 'Atividades de empreendedorismo' },
    );
    h.noise(
      'inter',
      on('2025-11-04', '2025-12-22', '2026-02-13', '2026-03-09', '2026-06-18', '2026-07-01'),
      [1800, 3200, 950, 2400, 5100, 1250],
      'Pix recebido: "Cp :60701190-CLIENTE PROJETO"',
      { category: 'Atividades de empreendedorismo' },
    );
    h.out('Adobe', 'c6', monthly(11), change(9, 124, 147), 'ADOBE  *CREATIVE CLOUD', {
      category: 'Serviços digitais',
      merchant: 'Adobe',
      sub: true,
    });
    h.out('Figma', 'c6', monthly(19), 15, 'FIGMA MONTHLY', {
      currency: 'USD',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('ChatGPT', 'c6', monthly(4), 20, ['OPENAI *CHATGPT SUBSCR', 'OPENAI *CHATGPT'], {
      currency: 'USD',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Typeface club', 'c6', bimonthly(8, { from: '2025-10' }), 9, 'FUTURE FONTS CLUB', {
      currency: 'EUR',
      sub: true,
    });
    h.out('Domain', 'c6', yearly(6, { from: '2025-09' }), 40, 'REGISTRO.BR DOMINIO', {
      category: 'Serviços digitais',
      sub: null,
      status: 'early',
    });
    h.out('Coworking', 'inter', monthly(5, { move: 'next' }), 690, 'Pagamento de boleto: "COWORKING VILA"', {
      sub: null,
    });
    h.out(
      'MEI tax',
      'inter',
      monthly(20, { move: 'next' }),
      change(4, 80.9, 86.05),
      'Pagamento: "SIMPLES NACIONAL - DAS"',
      { category: 'Impostos' },
    );
    h.out('Internet', 'inter', monthly(14, { move: 'next' }), 99.9, 'Débito automático: "VIVO FIBRA"', {
      category: 'Internet',
      sub: null,
    });
    h.out('Rent', 'inter', monthly(7), 1650, 'Pix enviado: "Cp :18236120-HELENA DUARTE"', { category: 'Aluguel' });
    h.out('Google storage', 'c6', monthly(27, { skip: ['2026-04'] }), 9.99, ['GOOGLE *GOOGLE ONE', 'GOOGLE ONE'], {
      category: 'Serviços digitais',
      sub: true,
    });
    // Ended in March, with one refund.
    h.out('Course platform', 'c6', monthly(23, { until: '2026-03-30' }), 59, 'DOMESTIKA PLUS', {
      category: 'Cursos online',
      sub: true,
      status: 'ended',
    });
    h.noise('c6', on('2026-04-02'), 59, 'ESTORNO DOMESTIKA PLUS', { category: 'Cursos online' });
    h.noise('c6', habit('2025-09-02', [3, 5, 2, 4, 4, 6]), [-22.9, -34.8, -19.5, -41.2, -28], 'CAFE TERRA BRASILIS', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise('c6', habit('2025-09-05', [10, 7, 12, 8]), [-48.7, -61.3, -39.95, -83.2, -57.1], 'RAPPI*RAPPI BRASIL', {
      category: 'Delivery de alimentos',
    });
    h.noise('c6', habit('2025-09-09', [4, 9, 3, 7, 6]), [-14.91, -27.4, -9.96, -33.82], '99 *RIDE', {
      category: 'Táxi e transporte privado urbano',
    });
    h.noise('c6', on('2026-02-20', '2026-05-03'), [-12, -48], 'CREATIVE MARKET', { currency: 'USD' });
    h.installments('c6', '2025-12-10', 12, -541.58, 'APPLE STORE BR', 'Eletrônicos', true);
    h.invest('inter', monthly(16), -500, 'Aplicacao: "CDB BANCO INTER SA"', 'Renda fixa');
    h.noise('inter', on('2026-01-17', '2026-05-23'), [-60, -35], 'Pix enviado: "Cp :90400888-THIAGO N"', {
      category: 'Transferência - PIX',
    });
    h.bill(
      'inter',
      'c6',
      monthly(10, { move: 'next' }),
      [1720.5, 1402.9, 1988.1, 1611.7, 1534.2],
      'Pagamento de fatura: "C6 CARBON"',
    );
  },
);
