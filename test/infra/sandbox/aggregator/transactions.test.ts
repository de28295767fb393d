import { describe, expect, it } from 'vitest';
import { anItem, authorized, items, running } from './support.ts';

const row = (n: number, date: string) => ({ id: `t${n}`, date, description: 'X', type: 'DEBIT', amount: -n });
const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => row(n, `2026-01-${String((n % 28) + 1).padStart(2, '0')}T10:00:00.000Z`));

const prepared = async (transactions: unknown[]) => {
  const sandbox = await running();
  const accounts = [{ account: { id: 'acc-1', type: 'BANK' }, transactions }];
  sandbox.putUser('ana', 'user-ana', items(anItem({}, { accounts })));
  return { sandbox, call: await authorized(sandbox) };
};

const resultsOf = (body: Record<string, unknown>): { id: string; date: string }[] =>
  Array.isArray(body.results) ? body.results : [];

describe('GET /v2/transactions', () => {
  it('leads through every row once by relative cursors that begin with ?', async () => {
    const { call } = await prepared(rows(1_203));
    const sizes: number[] = [];
    const seen = new Set<string>();
    let next: unknown = '?accountId=acc-1';
    while (typeof next === 'string') {
      expect(next).toMatch(/^\?/);
      const { body } = await call('GET', `/v2/transactions${next}`);
      sizes.push(resultsOf(body).length);
      for (const { id } of resultsOf(body)) seen.add(id);
      next = body.next;
    }
    expect(sizes).toEqual([500, 500, 203]);
    expect(seen.size).toBe(1_203);
    expect(next).toBeNull();
  });

  it('keeps the filters in the cursor', async () => {
    const { sandbox, call } = await prepared(rows(100));
    sandbox.script.cursorPageSize = 3;
    const first = await call('GET', '/v2/transactions?accountId=acc-1&dateFrom=2026-01-05&dateTo=2026-01-05');
    expect(resultsOf(first.body)).toHaveLength(3);
    const second = await call('GET', `/v2/transactions${first.body.next}`);
    expect([...resultsOf(first.body), ...resultsOf(second.body)].map(({ date }) => date.slice(0, 10))).toEqual(
      Array.from({ length: 4 }, () => '2026-01-05'),
    );
    expect(second.body.next).toBeNull();
  });

  it('answers newest first, both ends of the dates included, with the account id implied by nesting', async () => {
    const edges = [
      row(1, '2026-01-04T23:59:59.999Z'),
      row(2, '2026-01-05T00:00:00.000Z'),
      row(3, '2026-01-06T23:59:59.999Z'),
      row(4, '2026-01-07T00:00:00.000Z'),
    ];
    const { call } = await prepared(edges);
    const { body } = await call('GET', '/v2/transactions?accountId=acc-1&dateFrom=2026-01-05&dateTo=2026-01-06');
    expect(resultsOf(body)).toMatchObject([{ id: 't3', accountId: 'acc-1', category: null }, { id: 't2' }]);
  });

  it.each([
    ['?accountId=absent', 404],
    ['', 400],
    ['?accountId=acc-1&after=rubbish', 400],
    ['?accountId=acc-1&dateFrom=2026-02-30', 400],
    ['?accountId=acc-1&dateFrom=2026-01-01&createdAtFrom=2026-01-01', 400],
  ])('refuses %s with %d', async (query, status) => {
    const { call } = await prepared([]);
    expect((await call('GET', `/v2/transactions${query}`)).status).toBe(status);
  });

  it('filters by ids and by time of creation', async () => {
    const late = { ...row(3, '2026-01-01'), createdAt: '2026-02-01T08:00:00.000Z' };
    const { call } = await prepared([...rows(3), late]);
    const ids = async (query: string) =>
      resultsOf((await call('GET', `/v2/transactions?accountId=acc-1&${query}`)).body).map(({ id }) => id);
    expect(await ids('ids=t0,t2')).toEqual(['t2', 't0']);
    expect(await ids('createdAtFrom=2026-02-01')).toEqual(['t3']);
  });
});

describe('GET /transactions', () => {
  it('returns numbered pages of 20 by default, of up to 500 on request', async () => {
    const { call } = await prepared(rows(43));
    const list = async (query: string) => (await call('GET', `/transactions?accountId=acc-1${query}`)).body;
    expect(await list('')).toMatchObject({ page: 1, total: 43, totalPages: 3 });
    expect(resultsOf(await list('&page=3'))).toHaveLength(3);
    expect(resultsOf(await list('&pageSize=500'))).toHaveLength(43);
    expect(resultsOf(await list('&from=2026-01-28'))).toHaveLength(1);
    expect((await call('GET', '/transactions?accountId=acc-1&pageSize=501')).status).toBe(400);
    expect((await call('GET', '/transactions?accountId=acc-1&page=0')).status).toBe(400);
  });

  it('answers one by id', async () => {
    const { call } = await prepared(rows(2));
    expect((await call('GET', '/transactions/t1')).body).toMatchObject({ id: 't1', accountId: 'acc-1' });
    expect((await call('GET', '/transactions/t9')).status).toBe(404);
  });
});

describe('either list can be missing, so that a fallback is tested', () => {
  it('the page-numbered one as 410, the cursor one as 404 or without date filters', async () => {
    const { sandbox, call } = await prepared(rows(1));
    sandbox.script.pagedTransactions = 410;
    expect((await call('GET', '/transactions?accountId=acc-1')).status).toBe(410);
    expect((await call('GET', '/v2/transactions?accountId=acc-1')).status).toBe(200);
    sandbox.script.cursorDateFilters = 'refused';
    expect((await call('GET', '/v2/transactions?accountId=acc-1&dateFrom=2026-01-01')).status).toBe(400);
    sandbox.script.cursorTransactions = 404;
    expect((await call('GET', '/v2/transactions?accountId=acc-1')).status).toBe(404);
  });
});
