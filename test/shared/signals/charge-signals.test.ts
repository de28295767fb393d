import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { aTransaction } from '../ledger/a-transaction.ts';
import { kept, kindsIn, signalsIn } from './some-signals.ts';

type Given = Parameters<typeof aTransaction>[0];
let count = 0;
const row = (given: Omit<Given, 'id'> & { id?: string }): Transaction => {
  count += 1;
  return aTransaction({ id: `row-${count}`, accountId: 'card-1', category: 'Compras', ...given });
};

const sun = (date: string, given: Partial<Given> = {}): Transaction =>
  row({ date, description: 'LOJA SOL', reais: -189.9, ...given });
const pair = (given: Partial<Given> = {}): Transaction[] => [sun('2026-11-24', given), sun('2026-11-25', given)];

const eaten = (reais: number, given: Partial<Given> = {}) =>
  sun('2026-11-25', { category: 'Restaurantes, bares e lanchonetes', reais, ...given });
const meal = () => eaten(-60);
const subscribed = (date: string, reais = -24.9): Transaction =>
  row({ date, description: 'CLUBE UOL', category: 'Serviços digitais', reais });
/** A subscription of so many months, the latest in November. */
const plan = (months: number, reais = -24.9): Transaction[] =>
  Array.from({ length: months }, (_, at) => subscribed(`2026-${String(11 - at).padStart(2, '0')}-10`, reais));

const fuel = (given: Partial<Given> = {}) =>
  sun('2026-11-25', { description: 'POSTO IPIRANGA', category: 'Postos de gasolina', reais: -107.31, ...given });
const filled = (...dates: string[]): Transaction[] => dates.map((date) => fuel({ date }));
/** Single purchases of as many days, of which none is next to another. */
const visits = (many: number): Transaction[] =>
  Array.from({ length: many }, (_, at) =>
    sun(`2026-${String(2 + (at >> 2)).padStart(2, '0')}-${String(3 + 6 * (at & 3)).padStart(2, '0')}`, {
      reais: -50 - at,
    }),
  );

describe('double_charge', () => {
  it('is two equal charges of a merchant, a day apart', () => {
    const transactions = pair();
    expect(signalsIn({ transactions }).found).toMatchObject([
      {
        kind: 'double_charge',
        date: '2026-11-25',
        amount: 18_990,
        accountId: 'card-1',
        category: 'Compras',
        figures: { name: 'Loja Sol' },
        rows: [{ date: '2026-11-24' }, { date: '2026-11-25' }],
      },
    ]);
  });

  it.each([
    ['on one day', [sun('2026-11-25'), sun('2026-11-25')]],
    ['of 20.00', [sun('2026-11-25', { reais: -20 }), sun('2026-11-25', { reais: -20 })]],
    ['told the day after', [sun('2026-11-26'), sun('2026-11-26')]],
    ['35 days ago', [sun('2026-10-22'), sun('2026-10-23')]],
    ['by another card of the account, twice', pair({ cardNumber: '9917' })],
    ['of fuel, to an odd centavo', [fuel(), fuel()]],
    ['of a repair', pair({ category: 'Manutenção de veículos' })],
    ['of fuel, where one amount is always filled', [...filled('2026-09-03', '2026-10-03'), fuel(), fuel()]],
    ['of fuel, which was filled on two days in a row', [...filled('2026-09-03', '2026-09-04'), fuel(), fuel()]],
    ['on two days, where 20 were bought in a year', [...visits(20), ...pair()]],
    ['of less than 50.00 on two days, where 12 were', [...visits(12), ...pair({ reais: -49.99 })]],
    ['on one day, where more were', [...visits(21), sun('2026-11-25'), sun('2026-11-25')]],
    ['of a meal that is weighed, at a place of 20 visits', [...visits(20), eaten(-51.15), eaten(-51.15)]],
    ['over the end of a month', [sun('2026-10-31'), sun('2026-11-01')]],
    ['of a meal of 60.00', [meal(), meal()]],
    ['of a subscription, three days apart', [...plan(4), subscribed('2026-11-13')]],
    ['of a subscription, of 5.00', [...plan(4, -5), subscribed('2026-11-11', -5)]],
    ['where the merchant took another amount before', [sun('2026-09-01', { reais: -35 }), ...pair()]],
    [
      'on a closed bill and on none yet',
      [sun('2026-11-24', { billId: 'b' }), sun('2026-11-25', { status: 'PENDING' })],
    ],
    [
      'under a line that differs in its number',
      [sun('2026-11-24'), sun('2026-11-25', { description: 'LOJA SOL 003' })],
    ],
    [
      'where something else was given back',
      [...pair(), sun('2026-11-26', { reais: 50, description: 'ESTORNO LOJA SOL' })],
    ],
  ])('is found %s', (_says, transactions) => {
    expect(kindsIn({ transactions })).toEqual(['double_charge']);
  });

  it.each([
    ['below 20.00', pair({ reais: -19.99 })],
    ['of whole reais on two days, as lists of prices have them', pair({ reais: -189 })],
    [
      'of tickets',
      [
        sun('2026-11-25', { category: 'Cinema, teatro e concertos', reais: -38.5 }),
        sun('2026-11-25', { category: 'Cinema, teatro e concertos', reais: -38.5 }),
      ],
    ],
    ['of a subscription, four days apart', [...plan(4), subscribed('2026-11-14')]],
    ['of a subscription with two charges before', [...plan(3), subscribed('2026-11-12')]],
    ['of a subscription that came twice before', [...plan(5), subscribed('2026-09-11'), subscribed('2026-11-11')]],
    ['of a subscription below 5.00', [...plan(4, -4.99), subscribed('2026-11-11', -4.99)]],
    ['two days apart', [sun('2026-11-23'), sun('2026-11-25')]],
    ['of amounts that differ', [sun('2026-11-24'), sun('2026-11-25', { reais: -189.91 })]],
    ['by two cards of one account', [sun('2026-11-24'), sun('2026-11-25', { cardNumber: '9917' })]],
    ['by two other cards', [sun('2026-11-25', { cardNumber: '0042' }), sun('2026-11-25', { cardNumber: '9917' })]],
    ['on two accounts', [sun('2026-11-24'), sun('2026-11-25', { accountId: 'acc-1' })]],
    ['of two merchants', [sun('2026-11-24'), sun('2026-11-25', { description: 'LOJA LUA' })]],
    ['of which one is pending', [sun('2026-11-24'), sun('2026-11-25', { status: 'PENDING' })]],
    [
      'of which one is pending on the day of the other',
      [sun('2026-11-25', { billId: 'b' }), sun('2026-11-25', { status: 'PENDING' })],
    ],
    [
      'of which the earlier one is pending',
      [sun('2026-11-24', { status: 'PENDING' }), sun('2026-11-25', { billId: 'b' })],
    ],
    ['on the day of the later one', [sun('2026-11-26'), sun('2026-11-27')]],
    ['36 days ago', [sun('2026-10-21'), sun('2026-10-22')]],
    ['three times', [sun('2026-11-24'), sun('2026-11-24'), sun('2026-11-25')]],
    ['three days in a row', [sun('2026-11-23'), sun('2026-11-24'), sun('2026-11-25')]],
    ['where the merchant took this amount before', [sun('2026-08-03'), ...pair()]],
    [
      'where the merchant had a pair before',
      [sun('2026-08-03', { reais: -50 }), sun('2026-08-03', { reais: -50 }), ...pair()],
    ],
    ['of installments', pair({ installment: { number: 2, total: 10, totalAmount: null, purchaseDate: null } })],
    ...[
      'Estacionamentos',
      'Transporte público',
      'Táxi e transporte privado urbano',
      'Pedágios e pagamentos no veículo',
    ].map((category): [string, Transaction[]] => [`of transport: ${category}`, pair({ category })]),
    ['of fuel for whole notes', [fuel({ reais: -105 }), fuel({ reais: -105 })]],
    ['of fuel on two days', [fuel(), fuel({ date: '2026-11-24' })]],
    ['of fuel, twice on one day before', [...filled('2026-09-03', '2026-09-03'), fuel(), fuel()]],
    ['on two days, where 21 were bought in a year', [...visits(21), ...pair()]],
    ['of less than 50.00 on two days, where 13 were', [...visits(13), ...pair({ reais: -49.99 })]],
    ['of a meal that is weighed, at a place of 19 visits', [...visits(19), eaten(-51.15), eaten(-51.15)]],
    ['of a meal that is weighed, on two days', [...visits(12), eaten(-51.15), eaten(-51.15, { date: '2026-11-24' })]],
    ...[-38.9, -45, -29.99, -44.95].map((reais): [string, Transaction[]] => [
      `of a dish of a menu: ${reais}`,
      [...visits(20), eaten(reais), eaten(reais)],
    ]),
    [
      'of a meal of an amount that was taken before',
      [...visits(30), eaten(-59.01, { date: '2026-08-10' }), eaten(-59.01), eaten(-59.01)],
    ],
    ['of a school', pair({ category: 'Escola' })],
    ['of taxes', pair({ category: 'Impostos' })],
    ['of a lottery', pair({ category: 'Loteria' })],
    ['of donations', pair({ category: 'Doações' })],
    ['of cash', pair({ category: 'Transferência - Dinheiro', accountId: 'acc-1', description: 'SAQUE BANCO24HORAS' })],
    ['of a transfer', pair({ category: 'Transferência - PIX', accountId: 'acc-1', description: 'PIX LOJA SOL' })],
    ['of a meal below 60.00', pair({ category: 'Restaurantes, bares e lanchonetes', reais: -59.99 })],
    ['of money for a person', pair({ accountId: 'acc-1', category: null, description: 'MARIA DA SILVA SOUZA' })],
    ['in dollars', pair({ currencyCode: 'USD' })],
    ['that came back', [...pair(), sun('2026-11-26', { reais: 189.9, description: 'ESTORNO LOJA SOL' })]],
    ['of a merchant without a name', pair({ description: '0012' })],
  ])('is not told %s', (_says, transactions) => {
    expect(kindsIn({ transactions })).toEqual([]);
  });

  it('has one id whatever the rows are called, and in whatever order they come', () => {
    const transactions = pair();
    const [first] = signalsIn({ transactions }).found;
    const renumbered = transactions.map((one, at) => ({ ...one, id: `new-${at}` })).reverse();
    const [again] = signalsIn({ transactions: renumbered }).found;
    expect(again?.id).toBe(first?.id);
    expect(first?.id).toMatch(/^sig_[0-9a-f]{16}$/);
  });

  it('follows its rows to new ids, resolves with them, and comes back', () => {
    const transactions = pair();
    const [found] = signalsIn({ transactions }).found;
    if (!found) throw new Error('nothing found');
    const signals = [kept(found)];
    expect(signalsIn({ transactions, signals })).toEqual({ found: [], changed: [] });
    const renumbered = transactions.map((one, at) => ({ ...one, id: `new-${at}` }));
    const { changed } = signalsIn({ transactions: renumbered, signals });
    expect(changed.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['new-0', 'new-1']]);
    const gone = signalsIn({ transactions: transactions.slice(1), signals }).changed;
    expect(gone).toMatchObject([{ isGone: true, status: 'new' }]);
    expect(signalsIn({ transactions, signals: gone }).changed).toMatchObject([{ isGone: false, status: 'new' }]);
  });

  it.each([
    ['a month later', '2026-12-30', [] as Transaction[], false],
    ['half a year later', '2027-05-20', [], false],
    ['when its rows are no longer read', '2028-02-02', [], false],
    ['after a refund', '2027-01-20', [sun('2027-01-05', { reais: 189.9, description: 'ESTORNO LOJA SOL' })], true],
  ])('is resolved by its evidence alone: %s', (_says, today, more, isGone) => {
    const transactions = pair();
    const [found] = signalsIn({ transactions }).found;
    if (!found) throw new Error('nothing found');
    const later = [row({ date: '2027-12-01', description: 'PADARIA' }), ...more];
    const { changed } = signalsIn({ today, transactions: [...transactions, ...later], signals: [kept(found)] });
    expect(changed.map((one) => one.isGone)).toEqual(isGone ? [true] : []);
  });

  it('is resolved once its rows are gone, half a year later', () => {
    const [found] = signalsIn({ transactions: pair() }).found;
    if (!found) throw new Error('nothing found');
    expect(signalsIn({ today: '2027-05-20', transactions: [], signals: [kept(found)] }).changed).toMatchObject([
      { isGone: true },
    ]);
  });
});

/** So many purchases of 40.00 to 60.00, one every three days up to the end of October. */
const habit = (many: number, given: Partial<Given> = {}): Transaction[] =>
  Array.from({ length: many }, (_, at) =>
    row({
      date: new Date(Date.UTC(2026, 9, 31) - at * 3 * 86_400_000).toISOString().slice(0, 10),
      description: 'SUPERMERCADO BOM DIA',
      category: 'Supermercado',
      reais: -([40, 47.13, 60, 52.8][at % 4] ?? 0),
      ...given,
    }),
  );
const large = (given: Partial<Given> = {}): Transaction =>
  row({ date: '2026-11-20', description: 'SUPERMERCADO BOM DIA', category: 'Supermercado', reais: -900, ...given });
const others = (many: number): Transaction[] =>
  habit(many).map((one, at) => ({
    ...one,
    description: `MERCADO ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at % 26]}ANTOS ${at}`,
  }));

const known = (): Transaction[] => [
  large({ date: '2026-10-01', description: 'QUITANDA NOVA', reais: -41.5 }),
  large({ description: 'QUITANDA NOVA' }),
];

it('is a fee and no double charge: two equal fees', () => {
  expect(kindsIn({ transactions: pair({ category: 'Taxas bancárias' }) })).toEqual(['fee_charged']);
});

describe('unusual_amount', () => {
  it('is a charge far beyond all of its merchant', () => {
    expect(signalsIn({ transactions: [...habit(8), large()] }).found).toMatchObject([
      {
        kind: 'unusual_amount',
        amount: 90_000,
        date: '2026-11-20',
        figures: { name: 'Supermercado Bom Dia', usual: 4997 },
      },
    ]);
  });

  it.each([
    ['above three times the largest', [...habit(8), large({ reais: -200 })]],
    ['of its category, with 30 rows', [...others(29), ...known()]],
    ['35 days ago', [...habit(30).slice(20), large({ date: '2026-10-23' })]],
    ['with 5 rows of its merchant, far above them', [...habit(5), large({ reais: -500 })]],
    ...['99APP *99APP', '5ASEC'].map((description): [string, Transaction[]] => [
      `at ${description}, whose name begins with a number`,
      [...habit(8, { description }), large({ description })],
    ]),
  ])('is found %s', (_says, transactions) => {
    expect(kindsIn({ transactions })).toEqual(['unusual_amount']);
  });

  it.each([
    ['with 7 rows of its merchant, four times the largest', [...habit(7), large({ reais: -240 })]],
    ['with 4 rows of its merchant', [...habit(4), large()]],
    ['with 29 rows of its category', [...others(28), ...known()]],
    ['where its merchant is new', [...others(30), large({ description: 'QUITANDA NOVA' })]],
    ['at three times the largest', [...habit(8), large({ reais: -180 })]],
    ['below 200.00', [...habit(8, { reais: -10 }), large({ reais: -199.99 })]],
    ['36 days ago', [...habit(30).slice(20), large({ date: '2026-10-22' })]],
    [
      'of an installment',
      [...habit(8), large({ installment: { number: 1, total: 3, totalAmount: null, purchaseDate: null } })],
    ],
    [
      'of a trip, by category',
      [
        ...others(30).map((one) => ({ ...one, category: 'Viagens' })),
        large({ category: 'Viagens', description: 'AZUL' }),
      ],
    ],
    ['of taxes', [...habit(8, { category: 'Impostos' }), large({ category: 'Impostos' })]],
    ['of insurance', [...habit(8, { category: 'Seguros' }), large({ category: 'Seguros' })]],
    ['of a loan', [...habit(8, { category: 'Empréstimos' }), large({ category: 'Empréstimos' })]],
    [
      'that came back',
      [...habit(8), large(), row({ date: '2026-11-25', reais: 900, description: 'ESTORNO SUPERMERCADO' })],
    ],
    [
      'within six deviations',
      [
        ...habit(10).map((one, at) => ({ ...one, amount: -(at % 2 ? 30_000 : 1_000) as typeof one.amount })),
        large({ reais: -950 }),
      ],
    ],
  ])('is not told %s', (_says, transactions) => {
    expect(kindsIn({ transactions })).toEqual([]);
  });
});

const fee = (date: string, reais: number, given: Partial<Given> = {}): Transaction =>
  row({
    date,
    reais,
    accountId: 'acc-1',
    description: 'TARIFA PACOTE SERVICOS',
    category: 'Taxas de conta corrente',
    ...given,
  });

const interest = (date: string, reais: number) =>
  fee(date, reais, { description: `JUROS CHEQUE ESPECIAL ${date.slice(5, 7)}`, category: 'Juros cobrados' });

describe('fee_charged', () => {
  it('has every row of its sum as evidence', () => {
    const transactions = Array.from({ length: 22 }, (_, at) =>
      fee(`2026-11-${String(at + 1).padStart(2, '0')}`, -0.11 - at, {
        description: `ENCARGO ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}`,
      }),
    );
    const [found] = signalsIn({ transactions }).found;
    expect(found?.rows).toHaveLength(22);
    expect(found?.amount).toBe(-(found?.rows ?? []).reduce((all, { amount }) => all + amount, 0));
  });

  it.each([
    [
      'interest at the price of a package',
      fee('2026-11-10', -20.5, { description: 'JUROS LIMITE', category: 'Juros cobrados' }),
    ],
    ['the year of a card', fee('2026-11-03', -159.9, { description: 'ANUIDADE VISA GOLD', accountId: 'card-1' })],
    [
      'the year of a card, named first',
      fee('2026-11-03', -159.9, { description: 'COB ANUIDADE CARTAO', accountId: 'card-1' }),
    ],
  ])('is told of %s', (_says, one) => {
    expect(kindsIn({ transactions: [fee('2026-10-03', -20), fee('2026-11-03', -20), one] })).toEqual(['fee_charged']);
  });

  it('sums what a bank charged in a month', () => {
    const transactions = [
      fee('2026-11-03', -12.5),
      fee('2026-11-10', -7.4, { description: 'JUROS CHEQUE ESPECIAL', category: 'Juros cobrados' }),
      fee('2026-11-10', -0.31, { description: 'IOF', category: 'Impostos sobre operações financeiras' }),
    ];
    const { found } = signalsIn({ transactions });
    expect(found).toMatchObject([
      { kind: 'fee_charged', date: '2026-11-03', amount: 2021, about: 'item-1', figures: { name: 'Banco Azul' } },
    ]);
    const more = [...transactions, fee('2026-11-20', -30, { description: 'MULTA' })];
    const signals = found.map((one) => kept(one));
    expect(signalsIn({ transactions: more, signals })).toMatchObject({ found: [], changed: [{ amount: 5021 }] });
  });

  it.each([
    ['the same fee as in the month before', [fee('2026-10-03', -12.5), fee('2026-11-03', -12.5)]],
    ['the year of a club', [fee('2026-11-03', -159.9, { description: 'STRAVA ANUIDADE', accountId: 'card-1' })]],
    ['interest that differs each month', [interest('2026-08-10', -53), interest('2026-11-10', -6.47)]],
    ['interest up to three times that of a month before', [interest('2026-09-10', -10), interest('2026-11-10', -30)]],
    ['a fee that is 5 % dearer', [fee('2026-10-03', -20), fee('2026-11-03', -21)]],
    ['a fee under another name', [fee('2026-10-03', -20), fee('2026-11-03', -20, { description: 'CESTA SERVICOS' })]],
    ...['ANUIDADE DIFERENCIADA 02/12', 'ANUIDADE TITULAR PARC 12 DE 12'].map((description): [string, Transaction[]] => [
      `a later part of a fee: ${description}`,
      [fee('2026-11-03', -29.5, { description, accountId: 'card-1' })],
    ]),
    [
      'a later part of a fee that the bank states',
      [fee('2026-11-03', -29.5, { installment: { number: 2, total: 12, totalAmount: null, purchaseDate: null } })],
    ],
    ['one that came back', [fee('2026-11-03', -12.5), fee('2026-11-05', 12.5, { description: 'ESTORNO TARIFA' })]],
    [
      'IOF of a purchase abroad',
      [
        fee('2026-11-03', -3.5, {
          description: 'IOF COMPRA INTERNACIONAL',
          category: 'Impostos sobre operações financeiras',
        }),
      ],
    ],
    [
      'IOF within seven days of a purchase in dollars',
      [
        fee('2026-11-10', -3.5, {
          description: 'IOF',
          accountId: 'card-1',
          category: 'Impostos sobre operações financeiras',
        }),
        row({ date: '2026-11-03', currencyCode: 'USD', reais: -20, description: 'GITHUB' }),
      ],
    ],
    [
      'IOF at the rate of a purchase',
      [
        fee('2026-11-10', -3.5, {
          description: 'IOF',
          accountId: 'card-1',
          category: 'Impostos sobre operações financeiras',
        }),
        row({ date: '2026-11-09', reais: -100, description: 'GITHUB' }),
      ],
    ],
  ])('is not told of %s', (_says, transactions) => {
    expect(kindsIn({ transactions })).toEqual([]);
  });

  it.each([
    [
      'the first part of a fee',
      [fee('2026-11-03', -29.5, { description: 'ANUIDADE DIFERENCIADA 01/12', accountId: 'card-1' })],
    ],
    ['a fee whose text has a day', [fee('2026-11-03', -29.5, { description: 'MULTA POR ATRASO 05/11' })]],
    ['a fee above three times what it was', [fee('2026-10-03', -20), fee('2026-11-03', -60.01)]],
    [
      'a fee of another sort, about as dear as one of the month before',
      [
        fee('2026-10-03', -27.5, { description: 'ANUIDADE DIFERENCIADA 09/12' }),
        fee('2026-11-03', -27.5, { description: 'ANUIDADE DIFERENCIADA 10/12' }),
        fee('2026-11-06', -26.9, { description: 'TARIFA SAQUE CREDITO' }),
      ],
    ],
    ['another fee that is 6 % dearer', [fee('2026-10-03', -20), fee('2026-11-03', -21.2, { description: 'MULTA' })]],
    [
      'IOF eight days from a purchase in dollars',
      [
        fee('2026-11-11', -3.5, {
          description: 'IOF',
          accountId: 'card-1',
          category: 'Impostos sobre operações financeiras',
        }),
        row({ date: '2026-11-03', currencyCode: 'USD', reais: -20, description: 'GITHUB' }),
      ],
    ],
    [
      'what a card charges for being late',
      [row({ date: '2026-11-12', reais: -9.9, fee: 'ANNUAL_FEE', category: null, description: 'ANUIDADE' })],
    ],
  ])('is told of %s', (_says, transactions) => {
    expect(kindsIn({ transactions })).toEqual(['fee_charged']);
  });
});
