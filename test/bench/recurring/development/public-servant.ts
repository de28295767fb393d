import { bank, card, change, household } from '../household.ts';
import { bimonthly, habit, lastBusinessDay, monthly, on, semiannual } from '../schedules.ts';

export const publicServant = household(
  {
    name: 'Public servant',
    today: '2025-12-10',
    accounts: [bank('ban', 'Conta Banrisul', 'Banrisul'), card('bms', 'Banrisul Mastercard', 'Banrisul')],
  },
  (h) => {
    h.in('Salary', 'ban', lastBusinessDay(), change(5, 7120.55, 7476.58), 'CREDITO FOLHA ESTADO RS', {
      category: 'Salário',
    });
    h.noise('ban', on('2024-12-20'), 7011.2, 'CREDITO 13 FOLHA ESTADO RS', { category: 'Salário' });
    h.in('Alimony received', 'ban', monthly(10, { move: 'next' }), 900, 'PIX RECEBIDO FABIO TEIXEIRA', {
      category: 'Pensão alimentícia',
    });
    h.out('Consigned loan', 'ban', lastBusinessDay(), 645.18, 'DEB CONSIGNADO BANRISUL', { category: 'Empréstimos' });
    h.out('Renewed loan', 'ban', monthly(5, { move: 'next', from: '2025-06' }), 288.4, 'PARC CRED PESSOAL {n}/24', {
      category: 'Empréstimos',
    });
    h.out(
      'Light',
      'ban',
      monthly(14, { jitter: [0, 3, 1, -1, 2] }),
      [166.4, 190.02, 221.5, 178.8, 155.33],
      'PAG CEEE EQUATORIAL',
      { category: 'Eletricidade', varies: true },
    );
    h.out(
      'Water',
      'ban',
      bimonthly(11, { from: '2024-12', move: 'next' }),
      [141.9, 128.6, 155.2, 136],
      'PAG DMAE PORTO ALEGRE',
      { category: 'Água', varies: true },
    );
    h.out('Condominium', 'ban', monthly(10, { move: 'next' }), change(3, 430, 455), 'PAG TITULO COND MENINO DEUS', {
      category: 'Moradia',
    });
    h.out(
      'Phone bill',
      'ban',
      monthly(17, { move: 'next' }),
      [88.4, 94.9, 101.3, 90.15, 112.4],
      'DEB CONV CLARO MOVEL',
      { category: 'Celular', varies: true },
    );
    h.out('Health plan', 'ban', monthly(2, { move: 'next' }), 512.8, 'DEB CONV IPE SAUDE', {
      category: 'Seguro saúde',
      sub: null,
    });
    h.out(
      'Civil servants union',
      'ban',
      semiannual(9, { from: '2025-03', move: 'next' }),
      130,
      'PAG TITULO SINDISERF',
      { sub: null, status: 'early' },
    );
    h.out('Football club', 'bms', monthly(8), change(9, 79, 89), 'SC INTERNACIONAL SOCIO', {
      category: 'Estádios e arenas',
      sub: true,
    });
    h.out('Globoplay', 'bms', monthly(21), 22.9, 'GLOBOPLAY', { category: 'Streaming de vídeo', sub: true });
    h.out('Pilates', 'ban', monthly(6, { until: '2025-08-10' }), 240, 'PIX ENVIADO ESPACO VIVA PILATES', {
      category: 'Academia e centros de lazer',
      sub: null,
      status: 'ended',
    });
    h.noise('bms', habit('2024-11-12', [3, 5, 2, 4, 7]), [-38.4, -22.1, -51.9, -29.7], 'CHURRASCARIA GALPAO', {
      category: 'Restaurantes, bares e lanchonetes',
    });
    h.noise('bms', habit('2024-11-13', [7, 5, 8, 9, 6]), [-210.4, -133.9, -287.6, -92.3, -176], 'ZAFFARI', {
      category: 'Supermercado',
    });
    h.noise('ban', habit('2024-11-15', [23, 41, 17, 36]), [-200, -100, -300], 'SAQUE BANRISUL ELETRONICO', {
      category: 'Transferência - Dinheiro',
    });
    h.noise('bms', on('2025-04-12', '2025-05-12', '2025-06-11'), [-64.9, -210.3, -118], 'LIVRARIA CULTURA', {
      category: 'Livraria',
    });
    h.noise('ban', on('2025-01-22'), -1687.3, 'PAG IPVA 2025 SEFAZ RS', {
      category: 'Taxas e impostos sobre veículos',
    });
    h.installments('bms', '2025-07-03', 10, -129.9, 'POMPEIA', 'Vestuário', true);
    h.bill('ban', 'bms', monthly(15, { move: 'next' }), [1203.8, 998.4, 1377.25, 1120.9], 'PAG FATURA BANRICARD');
  },
);
