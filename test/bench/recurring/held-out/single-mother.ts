import { bank, card, change, household } from '../household.ts';
import { businessDay, every, habit, monthly, on, semiannual, yearly } from '../schedules.ts';

export const singleMother = household(
  {
    name: 'Single mother',
    today: '2026-05-18',
    accounts: [
      bank('cef', 'Caixa Tem', 'Caixa Econômica Federal'),
      bank('nuc', 'Conta Nubank', 'Nubank'),
      card('nu', 'Nubank', 'Nubank'),
    ],
  },
  (h) => {
    h.in('Salary', 'nuc', businessDay(5), 2210.4, 'Transferência recebida - REDE MERCADOS UNIAO', {
      category: 'Salário',
    });
    h.noise(
      'nuc',
      on('2025-11-28', '2025-12-19'),
      [1105.2, 961.5],
      'Transferência recebida - REDE MERCADOS UNIAO 13 SAL',
      { category: 'Salário' },
    );
    h.in('Family benefit', 'cef', monthly(24, { jitter: [0, 1, -1, 2, -2] }), 750, 'CRED BOLSA FAMILIA', {
      category: 'Auxílio do governo',
    });
    h.in(
      'Child support',
      'nuc',
      monthly(10),
      change(8, 455.4, 486.3),
      'Transferência recebida pelo Pix - ROGERIO ASSIS',
      { category: 'Pensão alimentícia' },
    );
    h.out('Rent', 'nuc', monthly(12), 690, 'Transferência enviada pelo Pix - NEIDE BATISTA', { category: 'Aluguel' });
    h.out(
      'Light',
      'nuc',
      monthly(20, { move: 'next', skip: ['2025-10'] }),
      [64.2, 73.8, 58.1, 81.9, 68.5],
      'Pagamento de boleto efetuado - COELCE ENEL',
      { category: 'Eletricidade', varies: true },
    );
    h.out(
      'After-school care',
      'nuc',
      monthly(5, { from: '2026-02' }),
      260,
      'Transferência enviada pelo Pix - TIA CLEIDE REFORCO',
      { category: 'Educação' },
    );
    h.out('Babysitter', 'nuc', every(7, '2025-09-05'), 80, 'Transferência enviada pelo Pix - STEFANY LUZ', {
      category: 'Transferência - PIX',
    });
    h.out('Prepaid mobile', 'nuc', monthly(16), 30, 'Recarga de celular CLARO PRE', {
      category: 'Celular',
      sub: null,
      pending: true,
    });
    h.out('Netflix', 'nu', monthly(9), change(7, 18.9, 20.9), 'Netflix.Com', {
      category: 'Streaming de vídeo',
      sub: true,
    });
    h.out('Google storage', 'nu', monthly(23), 7.99, ['Google One', 'Google Google One'], {
      merchant: 'Google',
      category: 'Serviços digitais',
      sub: true,
    });
    h.out('Kids game', 'nu', monthly(14, { from: '2026-01' }), 24.9, 'Google Roblox Premium', {
      merchant: 'Google',
      category: 'Jogos e videogames',
      sub: true,
    });
    h.out(
      'Funeral plan',
      'nuc',
      monthly(8, { move: 'next' }),
      39.9,
      'Pagamento de boleto efetuado - PLANO SAO MATEUS',
      { category: 'Seguros', sub: null },
    );
    h.out(
      'School uniform fee',
      'nuc',
      semiannual(19, { from: '2025-07' }),
      110,
      'Transferência enviada pelo Pix - APM ESCOLA',
      { sub: null, status: 'early' },
    );
    h.out('Card annual fee of the shop club', 'nu', yearly(7, { from: '2025-05' }), 59.9, 'Clube Sams', {
      sub: null,
      status: 'early',
    });
    // The May payment is missing.
    h.out(
      'Consortium',
      'nuc',
      monthly(2, { until: '2026-04-05', move: 'next' }),
      210.3,
      'Pagamento de boleto efetuado - EMBRACON CONSORCIO',
      { category: 'Financiamento', status: 'late' },
    );
    h.noise('nu', habit('2025-04-20', [4, 3, 6, 2, 5]), [-48.9, -22.4, -91.3, -33.7], 'Mercado Uniao', {
      category: 'Supermercado',
    });
    h.noise('nu', habit('2025-04-22', [2, 2, 1, 3, 2]), [-8.5, -12, -6.4, -10.9, -15.2], 'Padaria Estrela', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise('nu', habit('2025-04-25', [18, 27, 11, 33]), [-27.8, -64.9, -41.5], 'Drogaria Pacheco', {
      category: 'Farmácia',
    });
    h.noise('nu', on('2025-08-08', '2025-09-09', '2025-10-08'), [-79.9, -35, -129.9], 'Avenida Modas', {
      category: 'Vestuário',
    });
    h.noise('nuc', on('2025-12-22', '2026-03-02'), [-50, -15], 'Transferência enviada pelo Pix - PATRICIA ALVES', {
      category: 'Transferência - PIX',
    });
    h.noise('nu', on('2026-02-17'), 24.9, 'Estorno Google Roblox Premium', {
      merchant: 'Google',
      category: 'Jogos e videogames',
    });
    h.installments('nu', '2025-11-29', 12, -99.9, 'CASAS PERNAMBUCANAS', 'Utensílios para casa', true);
    h.own('cef', monthly(26), -600, 'ENVIO PIX JOICE NUBANK');
    h.own('nuc', monthly(26), 600, 'Transferência recebida pelo Pix - JOICE');
    h.bill('nuc', 'nu', monthly(13, { move: 'next' }), [388.4, 422.7, 355.1], 'Pagamento de fatura');
  },
);
