import type { FixtureInput } from '../../../infra/sandbox/fixture/fixture.ts';

type Person = FixtureInput['users'][number];
type Item = NonNullable<Person['items']>[number];
type Row = Record<string, unknown>;

/** The calendar date in São Paulo. */
const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
/** `2026-10`, so many months before this one. */
export const monthBefore = (months: number): string => {
  const date = new Date(`${today.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 7);
};

let count = 0;
const row = (date: string, description: string, amount: number, more: Row = {}): Row => {
  count += 1;
  const type = amount < 0 ? 'DEBIT' : 'CREDIT';
  return { id: `row-${count}`, date: `${date}T15:00:00.000Z`, description, type, amount, ...more };
};

const account = (id: string, name: string, type: string, transactions: Row[]): Row => ({
  account: { id, type, name, number: '1234', balance: 900, ...(type === 'CREDIT' && { subtype: 'CREDIT_CARD' }) },
  transactions,
  bills: [],
});

const last = monthBefore(1);
const market = { category: 'Supermercado', categoryId: '10000000' };

const person = (id: string, name: string, items: Row[]): Person => ({
  id,
  name,
  email: `${id}@example.com`,
  phone: null,
  subscription: { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' },
  items: items as Item[],
});

/** Has a few rows of each sort, all of last month and one of today. */
export const bia = person('bia', 'Bia Prado', [
  {
    item: { id: 'item-bia', connector: { id: 612, name: 'Nubank' } },
    accounts: [
      account('bia-conta', 'Conta corrente', 'BANK', [
        row(today, 'PADARIA BELLA', -18.5, { status: 'PENDING' }),
        row(`${last}-05`, 'SALARIO EMPRESA', 5000, { category: 'Salário', categoryId: '01010000' }),
        row(`${last}-06`, 'MERCADO BAIRRO', -20, market),
        row(`${last}-07`, 'CARREFOUR HIPER', -320.4, market),
        row(`${last}-08`, 'EXTRA MERCADO', -180.55, market),
        row(`${last}-09`, 'IFOOD', -48.9),
        row(`${last}-12`, 'IFOOD', -30),
        row(`${last}-14`, '=HYPERLINK("http://x";"y")', -1),
        row(`${last}-15`, 'PIX ENVIADO POUPANCA', -700, {
          category: 'Transferência mesma titularidade - PIX',
          categoryId: '04020000',
        }),
      ]),
      account('bia-cartao', 'Cartão roxo', 'CREDIT', [
        row(`${last}-10`, 'MAGALU', 120, {
          type: 'DEBIT',
          creditCardMetadata: { installmentNumber: 3, totalInstallments: 10, totalAmount: 1200 },
        }),
      ]),
      account('bia-poupanca', 'Poupança', 'BANK', [
        row(`${last}-15`, 'PIX RECEBIDO', 700, {
          category: 'Transferência mesma titularidade - PIX',
          categoryId: '04020000',
        }),
      ]),
    ],
  },
  {
    item: { id: 'item-bia-2', connector: { id: 601, name: 'Itaú' } },
    accounts: [account('bia-itau', 'Itaú corrente', 'BANK', [row(`${monthBefore(2)}-20`, 'IFOOD', -61)])],
  },
]);

export const MANY = 5_000;

/** Has thousands of rows in last month. */
export const tiago = person('tiago', 'Tiago Reis', [
  {
    item: { id: 'item-tiago', connector: { id: 603, name: 'Bradesco' } },
    accounts: [
      account(
        'tiago-conta',
        'Conta do negócio',
        'BANK',
        Array.from({ length: MANY }, (_, i) =>
          row(`${last}-${String(1 + (i % 28)).padStart(2, '0')}`, `VENDA ${i}`, (i % 3 ? 1 : -1) * (10 + i / 100)),
        ),
      ),
    ],
  },
]);
