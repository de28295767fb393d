import { bank, card, change, household } from '../household.ts';
import { bimonthly, every, habit, lastBusinessDay, monthly, on, semiannual, yearly } from '../schedules.ts';

export const judgeClerk = household(
  {
    name: 'Judge clerk',
    today: '2026-01-19',
    accounts: [bank('bb', 'Conta BB', 'Banco do Brasil'), card('our', 'Ourocard Elo Nanquim', 'Banco do Brasil')],
  },
  (h) => {
    // In the third week, before a weekend or a holiday.
    h.in(
      'Salary',
      'bb',
      monthly(21, { move: 'previous' }),
      change(7, 8990.1, 9439.6),
      'Ordem Bancária TRIBUNAL DE JUSTICA',
      { category: 'Salário' },
    );
    h.noise('bb', on('2025-06-10', '2025-12-10'), [4495.05, 3688.4], 'Ordem Bancária TRIBUNAL DE JUSTICA', {
      category: 'Salário',
    });
    h.in('Meal allowance', 'bb', lastBusinessDay(), 1393.1, 'Ordem Bancária AUXILIO ALIMENTACAO TJ', {
      category: 'Salário',
    });
    h.out('Loan', 'bb', monthly(21, { move: 'next' }), 1022.84, 'BB Crédito Consignação', { category: 'Empréstimos' });
    h.out('Rent', 'bb', monthly(7, { move: 'next' }), change(10, 2100, 2205), 'Pagamento de Boleto LOCAR IMOVEIS', {
      category: 'Aluguel',
    });
    h.out(
      'Condominium',
      'bb',
      monthly(10, { move: 'next' }),
      change(2, 720, 760),
      'Pagamento de Boleto COND MORADA DO SOL',
      { category: 'Moradia' },
    );
    h.out(
      'Light',
      'bb',
      monthly(15, { move: 'next' }),
      [233.4, 260.2, 211.8, 244.9, 288.3],
      'Débito Automático EQUATORIAL GOIAS',
      { category: 'Eletricidade', varies: true },
    );
    h.out(
      'Water',
      'bb',
      bimonthly(23, { from: '2024-12', move: 'next' }),
      [155.4, 170.1, 138.6],
      'Débito Automático SANEAGO',
      { category: 'Água', varies: true },
    );
    h.out(
      'Law school',
      'bb',
      monthly(8, { from: '2025-02', move: 'next', until: '2025-06-30' }),
      1340,
      'Pagamento de Boleto ESCOLA DA MAGISTRATURA',
      { category: 'Universidade', status: 'ended' },
    );
    h.out('Bar fee', 'bb', yearly(8, { from: '2025-01', move: 'next' }), 1055, 'Pagamento de Boleto OAB GO ANUIDADE', {
      sub: null,
      status: 'early',
    });
    h.out(
      'Vehicle tax',
      'bb',
      yearly(12, { from: '2025-01', move: 'next' }),
      [2210.4, 2144.9],
      'Pagamento IPVA GO SEFAZ',
      { category: 'Taxas e impostos sobre veículos', status: 'early' },
    );
    h.out('Law journal', 'our', semiannual(27, { from: '2025-01' }), 245, 'REVISTA DOS TRIBUNAIS', {
      category: 'Livraria',
      sub: true,
      status: 'early',
    });
    h.out('Newspaper', 'our', monthly(4), change(8, 29.9, 39.9), ['FOLHA DE S PAULO', 'FOLHA S PAULO ASSINATURA'], {
      merchant: 'Folha',
      sub: true,
    });
    h.out('Padel court', 'our', every(7, '2025-02-05', { skip: ['2025-12-24'] }), 65, 'ARENA PADEL GYN', {
      category: 'Prática de esportes',
      sub: null,
    });
    h.out('Smart fit', 'our', monthly(17), 129.9, 'SMARTFIT BUENO', {
      category: 'Academia e centros de lazer',
      sub: true,
      pending: true,
    });
    h.noise(
      'our',
      habit('2024-12-21', [2, 4, 3, 5, 1]),
      [-33.8, -58.1, -24.9, -71.4, -45.2, -62],
      'PAMONHARIA FRUTOS DA TERRA',
      { category: 'Restaurantes, bares e lanchonetes' },
    );
    h.noise('our', habit('2024-12-22', [8, 6, 9, 7, 5]), [-188.2, -244.9, -97.3, -301.8], 'BRETAS SUPERMERCADO', {
      category: 'Supermercado',
    });
    h.noise('our', habit('2024-12-26', [12, 9, 15, 10]), [-199.9, -220.4, -178.8], 'POSTO KURUJAO', {
      category: 'Postos de gasolina',
    });
    h.noise('our', on('2025-03-19', '2025-05-02'), [-420, -380], 'ORTOPEDIA GOIANIA', { category: 'Saúde' });
    h.noise('our', on('2025-04-15', '2025-05-15', '2025-06-16'), [-219.9, -75, -148.8], 'RIACHUELO', {
      category: 'Vestuário',
    });
    h.noise('our', on('2025-07-02'), 129.9, 'ESTORNO SMARTFIT BUENO', { category: 'Academia e centros de lazer' });
    h.installments('our', '2025-10-18', 10, -266.6, 'NOVO MUNDO', 'Eletrônicos', true);
    h.invest('bb', monthly(22, { move: 'next' }), -800, 'BB Previdência Brasilprev', 'Pensão (previdência)');
    h.bill('bb', 'our', monthly(12, { move: 'next' }), [2033.1, 1790.8, 2344.6], 'Pagto cartão crédito');
  },
);
