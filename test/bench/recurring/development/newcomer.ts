import { bank, card, household } from '../household.ts';
import { businessDay, every, habit, monthly, on } from '../schedules.ts';

/** Eleven weeks of history only. */
export const newcomer = household(
  {
    name: 'Newcomer',
    today: '2026-07-20',
    since: '2026-05-03',
    accounts: [bank('neon', 'Conta Neon', 'Neon'), card('nc', 'Cartão Neon', 'Neon')],
  },
  (h) => {
    h.in('Salary', 'neon', businessDay(5, { from: '2026-05' }), 2350.8, 'TED recebida CALL CENTER ATENTO', {
      category: 'Salário',
    });
    h.out('Room', 'neon', monthly(10), 780, 'Pix enviado SONIA REGINA', { category: 'Aluguel' });
    h.out('Max', 'nc', monthly(12), 29.9, 'HBOMAX.COM', { category: 'Streaming de vídeo', sub: true });
    h.out('Deezer', 'nc', monthly(9, { from: '2026-06' }), 24.9, 'DEEZER BRASIL', {
      category: 'Streaming de música',
      sub: true,
      status: 'early',
    });
    h.out('Prepaid mobile', 'neon', monthly(25), 35, 'Recarga TIM CONTROLE', {
      category: 'Celular',
      sub: null,
      status: 'early',
    });
    h.out('Volleyball club', 'neon', monthly(6, { from: '2026-07' }), 85, 'MENSALIDADE CLUBE PINHEIROS VOLEI', {
      category: 'Prática de esportes',
      sub: null,
      status: 'early',
    });
    h.out('Magazine', 'nc', monthly(14, { from: '2026-07' }), 19.9, 'ASSINATURA SUPERINTERESSANTE', {
      sub: true,
      status: 'early',
    });
    h.out('English lessons', 'neon', every(7, '2026-05-06'), 60, 'Pix enviado PROF DIEGO INGLES', {
      category: 'Educação',
    });
    h.noise('nc', habit('2026-05-04', [1, 2, 1, 3, 2, 2]), [-7.5, -12.9, -6, -18.4, -9.25], 'LANCHONETE DO ZE', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise('nc', habit('2026-05-08', [6, 8, 9, 5]), [-92.4, -133.18, -47.6, -160.9, -71.2], 'ASSAI ATACADISTA', {
      category: 'Supermercado',
    });
    h.noise('nc', on('2026-05-16', '2026-06-17'), [-139.9, -59.9], 'CEA MODAS', { category: 'Vestuário' });
    h.noise('neon', on('2026-05-22', '2026-06-26'), [-20, -55], 'Pix enviado BRUNO AMARAL', {
      category: 'Transferência - PIX',
    });
    h.installments('nc', '2026-06-11', 5, -79.8, 'SHOPEE *LOJA', 'Compras online');
    h.bill('neon', 'nc', monthly(15, { move: 'next' }), [611.2, 704.93], 'Pagamento fatura Neon');
  },
);
