import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../shared/contract/operation.ts';
import { tools as operations } from '../../../../shared/contract/registry.ts';
import { compactBody, compactRows, ROWS_PER_PAGE } from '../../../../shared/runtime/mcp/compact/compact-result.ts';
import { LARGEST_RESULT } from '../../../../shared/runtime/mcp/result.ts';
import type { IsoDate } from '../../../../shared/time/calendar.ts';

type Fields = Record<string, unknown>;

const today = '2026-01-20' as IsoDate;
const named = (wanted: string): Operation => {
  const found = operations.find(({ name }) => name === wanted);
  if (!found) throw new Error(wanted);
  return found;
};
const transactions = named('get-transactions');

const row = (at: number, changes: Fields = {}): Fields => ({
  id: `id-${at}`,
  date: '2026-01-10',
  description: `COMPRA ${at}`,
  category: 'Supermercado',
  amount: -10.01,
  currency_code: 'BRL',
  status: 'POSTED',
  account_id: 'a',
  account_name: 'Conta',
  connector_name: 'Nubank',
  merchant: null,
  ...changes,
});
const body = (rows: readonly Fields[]): Fields => ({
  success: true,
  data: rows,
  count: rows.length,
  period: { startDate: '2025-10-20', endDate: today },
  timestamp: '2026-01-20T12:00:00.000Z',
});
const page = (answer: Fields, offset = 0, operation = transactions) =>
  compactBody(operation, answer, { today, offset, cursors: async () => (next) => String(next) });

describe('a list in few tokens', () => {
  it('is columns once, rows of values, accounts by number, totals and the day', async () => {
    const income = row(2, { amount: 5000, account_id: 'b', account_name: 'Conta', connector_name: 'Itaú' });
    expect(await page(body([row(1), income]))).toEqual({
      asOf: today,
      dates: '2025-10-20..2026-01-20',
      totals: { in: 5000, out: -10.01, count: 2 },
      columns: ['date', 'description', 'category', 'amount', 'account'],
      accounts: { 1: 'Conta · Nubank', 2: 'Conta · Itaú' },
      rows: [
        ['2026-01-10', 'COMPRA 1', 'Supermercado', -10.01, 1],
        ['2026-01-10', 'COMPRA 2', 'Supermercado', 5000, 2],
      ],
    });
  });

  it('says a currency and a status only where they are not the usual ones', async () => {
    const answer = await page(body([row(1), row(2, { currency_code: 'USD', status: 'PENDING', amount: -3 })]));
    expect(answer).toMatchObject({
      columns: ['date', 'description', 'category', 'amount', 'currency', 'status', 'account'],
      totals: { in: 0, out: -10.01, USD: { in: 0, out: -3 }, count: 2 },
    });
    expect(Object(answer.rows)[0].slice(4, 6)).toEqual([null, null]);
    expect(Object(answer.rows)[1].slice(4, 6)).toEqual(['USD', 'PENDING']);
  });

  it('is empty and says so', async () => {
    expect(await page(body([]))).toMatchObject({ rows: [], totals: { in: 0, out: 0, count: 0 } });
  });

  it('comes in pages whose rows together are all, each with totals over all and the accounts that it names', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ amount: fc.integer({ min: -1e6, max: 1e6 }), account_id: fc.constantFrom('a', 'b', 'c') }),
          {
            maxLength: 160,
          },
        ),
        async (changes) => {
          const rows = changes.map((change, at) => row(at, change));
          const seen: unknown[][] = [];
          for (let offset: number | null = 0; offset !== null; ) {
            const answer: Fields & { rows: unknown[][]; totals: Fields } = Object(await page(body(rows), offset));
            expect(answer.rows.length).toBeLessThanOrEqual(ROWS_PER_PAGE);
            expect(answer.totals.count).toBe(rows.length);
            const accounts = answer.rows.map((values) => String(values.at(-1)));
            expect(Object.keys(answer.accounts ?? {})).toEqual([...new Set(accounts)].toSorted());
            seen.push(...answer.rows);
            offset = answer.next === undefined ? null : Number(answer.next);
          }
          expect(seen.map(([, description]) => description)).toEqual(rows.map(({ description }) => description));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is never longer than an assistant takes, whatever banks send', async () => {
    const long = [row(1, { description: '"'.repeat(100_000) }), ...Array.from({ length: 80 }, (_none, at) => row(at))];
    for (const rows of [long, long.map((one) => ({ ...one, description: 'x'.repeat(2000) }))]) {
      const answer = await page(body(rows));
      expect(JSON.stringify(answer).length).toBeLessThanOrEqual(LARGEST_RESULT);
      expect(Object(answer).rows.length).toBeGreaterThan(0);
    }
  });
});

describe('money of another currency', () => {
  const inDollars: [string, (rows: Fields[]) => Fields, Fields, string][] = [
    [
      'get-balance',
      (accounts) => ({ data: { total_balance: 10, accounts } }),
      { name: 'Conta', balance: 10 },
      'currency_code',
    ],
    [
      'get-bill-summary',
      (data) => ({ data }),
      { account_name: 'Cartão', approx_current_bill_amount: 10 },
      'currency_code',
    ],
    ['get-bills', (data) => ({ data }), { accountId: 'a', totalAmount: 10 }, 'totalAmountCurrencyCode'],
    [
      'get-installments',
      (purchases) => ({ data: { purchases } }),
      { description: 'TV', amountRemaining: 10, accountId: 'a' },
      'currency_code',
    ],
  ];

  it.each(inDollars)(
    'has a column, and a total of its own that is never added up: %s',
    async (name, bodyOf, reais, field) => {
      const rows = [
        { ...reais, [field]: 'BRL' },
        { ...reais, [field]: 'USD', ...(field === 'currency_code' ? { currencyCode: 'USD' } : {}) },
        { ...reais, [field]: 'EUR', ...(field === 'currency_code' ? { currencyCode: 'EUR' } : {}) },
      ];
      const answer = await page(bodyOf(rows), 0, named(name));
      const at = (answer.columns as string[]).indexOf('currency');
      expect((answer.rows as unknown[][]).map((one) => one[at])).toEqual([null, 'USD', 'EUR']);
      expect(answer.totals).toEqual({ sum: 10, USD: { sum: 10 }, EUR: { sum: 10 }, count: 3 });
    },
  );

  it.each(inDollars)('is not mentioned where all is in reais: %s', async (name, bodyOf, reais, field) => {
    const answer = await page(bodyOf([{ ...reais, [field]: 'BRL' }]), 0, named(name));
    expect(answer.columns).not.toContain('currency');
    expect(answer.totals).toEqual({ sum: 10, count: 1 });
  });
});

it('the open bill has its due date in a column, and what has closed and is to be paid in two', async () => {
  const open = { account_name: 'Nubank', approx_current_bill_amount: 10, net_due_date: '2026-02-15' };
  const bill = named('get-bill-summary');
  expect((await page({ data: [{ ...open, closed_bill: null }] }, 0, bill)).columns).toEqual(['card', 'bill', 'due']);
  const closed = { remaining_amount: 90.5, due_date: '2026-01-25' };
  expect(await page({ data: [{ ...open, closed_bill: closed }] }, 0, bill)).toMatchObject({
    columns: ['card', 'bill', 'due', 'closed', 'closedDue'],
    rows: [['Nubank', 10, '2026-02-15', 90.5, '2026-01-25']],
  });
});

describe('an operation that says nothing of its compact form', () => {
  const { mcp: _mcp, ...bare } = transactions;

  it('has the plain fields of its rows that identify nothing as columns', async () => {
    const answer = await page(body([row(1)]), 0, bare);
    expect(answer.columns).toEqual(expect.arrayContaining(['date', 'description', 'amount', 'account_name']));
    expect(answer.columns).not.toContain('id');
    expect(answer.columns).not.toContain('account_id');
    expect(answer).not.toHaveProperty('success');
  });

  it('without a list says all but what says nothing', async () => {
    const answer = { success: true, data: { id: 'x', notes: '', parts: [], none: null }, timestamp: 'now' };
    expect(await page(answer, 0, bare)).toEqual({ asOf: today, data: { id: 'x' } });
    expect(compactRows(bare, answer)).toEqual([]);
  });
});

type Schema = { def: { type: string; [part: string]: unknown } };

/** The schemas that a path's first step may lead to; null where the schema says nothing of its fields. */
const stepsInto = (schema: Schema, name: string): Schema[] | null => {
  const { def } = schema;
  const inner = ['innerType', 'element', 'out'].flatMap((part) => (def[part] ? [def[part] as Schema] : []));
  const options = (def.options ?? []) as Schema[];
  if (def.type === 'array' && /^-?\d+$/.test(name)) return [def.element as Schema];
  if (def.type === 'object') return [Object(def.shape)[name]].filter((found) => found !== undefined);
  if (def.type === 'lazy') return stepsInto((def.getter as () => Schema)(), name);
  if (def.type === 'intersection') return eachOf([def.left as Schema, def.right as Schema], name);
  return inner.length + options.length === 0 ? null : eachOf([...inner, ...options], name);
};
const eachOf = (schemas: readonly Schema[], name: string): Schema[] | null => {
  const found = schemas.map((schema) => stepsInto(schema, name));
  return found.every((one) => one === null) ? null : found.flatMap((one) => one ?? []);
};

const leadsTo = (schemas: readonly Schema[], path: string): readonly Schema[] =>
  path.split('.').reduce<readonly Schema[]>((at, name) => eachOf(at, name) ?? at, schemas);

const pathOf = (field: string | { name: string; path?: string | undefined }): string =>
  typeof field === 'string' ? field : (field.path ?? field.name);

it('a path in the compact form of an operation leads to a field of its contract', () => {
  for (const { name, mcp, response } of operations) {
    const { table, keep = [] } = mcp?.compact ?? {};
    const answer = [response() as unknown as Schema];
    const rows = [table?.rows ?? []].flat().map((path) => ({ path, found: leadsTo(answer, path) }));
    for (const { path, found } of rows) expect(found, `${name}: ${path}`).not.toEqual([]);
    for (const path of keep.map(pathOf)) expect(leadsTo(answer, path), `${name}: ${path}`).not.toEqual([]);
    const listed = rows.flatMap(({ found }) => found);
    for (const path of (table?.columns ?? []).map(pathOf))
      expect(leadsTo(listed, path), `${name}: column ${path}`).not.toEqual([]);
  }
});
