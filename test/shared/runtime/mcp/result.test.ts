import type { CallToolResult } from '@modelcontextprotocol/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_RESULT, refusalResult, sizedResult } from '../../../../shared/runtime/mcp/result.ts';

type Fields = Record<string, unknown>;
type Page = { returned: number; total: number; nextCursor: string | null; totals?: Fields };

const bodyOf = (result: CallToolResult): Fields & { page?: Page } => Object(result.structuredContent);
const sizeOf = (result: CallToolResult): number => JSON.stringify(result).length;

/** Every page of the answer; checks the size of each and that text and structured content agree. */
const pagesOf = async (answer: Fields): Promise<(Fields & { page?: Page })[]> => {
  const pages: (Fields & { page?: Page })[] = [];
  for (let offset: number | null = 0; offset !== null; ) {
    const result = await sizedResult(answer, offset, async () => (next) => `${next}`.padEnd(120, '.'));
    expect(sizeOf(result)).toBeLessThanOrEqual(LARGEST_RESULT);
    const body = bodyOf(result);
    expect(JSON.parse(String(Object(result.content[0]).text))).toEqual(body);
    pages.push(body);
    const next: string | null = body.page?.nextCursor ?? null;
    if (next) expect(Number.parseInt(next, 10)).toBeGreaterThan(offset);
    offset = next ? Number.parseInt(next, 10) : null;
  }
  return pages;
};

const merged = (parts: unknown[]): unknown => {
  const [first, ...rest] = parts;
  if (Array.isArray(first)) return parts.flat();
  if (typeof first !== 'object' || first === null) return rest.length > 0 ? parts.at(-1) : first;
  const names = [...new Set(parts.flatMap((part) => Object.keys(Object(part))))];
  const of = (name: string) =>
    parts.filter((part) => Object.hasOwn(Object(part), name)).map((part) => Object(part)[name]);
  return Object.fromEntries(names.map((name) => [name, KEPT.has(name) ? of(name)[0] : merged(of(name))]));
};
const KEPT = new Set(['summary', 'filters', 'period', 'quota']);

const wholeOf = async (answer: Fields): Promise<unknown> =>
  merged((await pagesOf(answer)).map(({ page: _page, ...body }) => body));

const row = (index: number, description = `COMPRA ${index}`) => ({
  id: `row-${index}`,
  description,
  amount: -index - 0.25,
  currency_code: index % 3 === 0 ? 'USD' : 'BRL',
  type: 'DEBIT',
});
const rows = (count: number, description?: string) =>
  Array.from({ length: count }, (_none, index) => row(index, description));

describe('an answer that fits', () => {
  it('comes whole, without a page, and asks for no key to sign a cursor with', async () => {
    const answer = { success: true, data: rows(3), count: 3 };
    const noKey = () => Promise.reject(new Error('Secrets Manager does not answer'));
    expect(bodyOf(await sizedResult(answer, 0, noKey))).toEqual(answer);
  });
});

describe('a long list', () => {
  it.each([
    ['of rows', { success: true, data: rows(700), count: 700 }],
    ['inside data', { data: { summary: { total: 1 }, purchases: rows(400) }, summary: { total: 1 } }],
    ['of balances', { data: { total_balance: 7, accounts: rows(300) } }],
  ])('%s comes in pages that together are the whole answer, in order', async (_what, answer) => {
    expect((await pagesOf(answer)).length).toBeGreaterThan(1);
    expect(await wholeOf(answer)).toEqual(answer);
  });

  it('that is a text comes in pages of its lines, each under the heading', async () => {
    const lines = Array.from({ length: 400 }, (_none, index) => `- memória ${index} ${'x'.repeat(index % 90)}`);
    const pages = await pagesOf({ memoriesForPrompt: ['Memórias:', ...lines].join('\n'), memoryAdded: false });
    const texts = pages.map(({ memoriesForPrompt }) => String(memoriesForPrompt).split('\n'));
    expect(texts.map(([heading]) => heading)).toEqual(pages.map(() => 'Memórias:'));
    expect(texts.flatMap(([, ...more]) => more)).toEqual(lines);
    expect(pages[0]?.page).toMatchObject({ total: 400 });
  });

  it('says how many rows there are and what they sum up to, on every page alike', async () => {
    const all = rows(700);
    const sum = (currency: string) =>
      all.filter((one) => one.currency_code === currency).reduce((total, { amount }) => total + amount, 0);
    const pages = await pagesOf({ data: all });
    expect(pages.map(({ page }) => page?.total)).toEqual(pages.map(() => 700));
    expect(pages.reduce((total, { page }) => total + (page?.returned ?? 0), 0)).toBe(700);
    for (const { page } of pages) {
      expect(page?.totals).toEqual({
        BRL: { positive: 0, negative: sum('BRL') },
        USD: { positive: 0, negative: sum('USD') },
      });
    }
  });

  it('of a grouped view is summed by direction, where amounts are magnitudes', async () => {
    const grouped = (type: string) =>
      Array.from({ length: 200 }, () => ({ amount: 2, type, currency: 'BRL', text: 'x'.repeat(60) }));
    const accounts = { Conta: { received: grouped('CREDIT'), bank_transfer: grouped('DEBIT'), total_received: 400 } };
    const [first] = await pagesOf({ data: { transactions: { accounts }, summary: { total_spent: 400 } } });
    expect(first?.page?.totals).toEqual({ BRL: { positive: 400, negative: -400 } });
  });

  const account = (index: number) => ({
    credit_cards: { [`Cartão ${index}`]: { purchases: rows(6), payments: [], total_purchases: 9 } },
    bank_transfer: rows(5),
    received: [],
    total_received: 0,
  });
  const manyAccounts = (count: number, name = (index: number) => `Conta ${index}`) => ({
    data: {
      transactions: {
        accounts: Object.fromEntries(Array.from({ length: count }, (_none, at) => [name(at), account(at)])),
      },
      summary: { total_spent: 1 },
    },
  });

  it.each([3, 20, 200])('of %i accounts loses no row and no account', async (count) => {
    const answer = manyAccounts(count);
    expect(await wholeOf(answer)).toEqual(answer);
  });

  it('of accounts that are named like our own fields loses nothing either', async () => {
    const names = ['summary', 'filters', 'page', 'accounts', 'memoriesForPrompt', '__proto__'];
    const answer = manyAccounts(30, (index) => names[index] ?? `Conta ${index}`);
    expect(await wholeOf(answer)).toEqual(answer);
  });

  it('never holds half a row', async () => {
    const known = new Set(rows(500).map((one) => JSON.stringify(one)));
    for (const { data } of await pagesOf({ data: rows(500) })) {
      for (const one of data as object[]) expect(known).toContain(JSON.stringify(one));
    }
  });
});

describe('whatever banks send', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.string({ unit: fc.constantFrom('"', '\\', '\n', '\u0001', 'é', '😀'), minLength: 2000, maxLength: 9000 }),
  );
  const nastyRow = fc.record({
    id: fc.string({ maxLength: 20 }),
    description: nasty,
    amount: fc.integer({ min: -1e6, max: 1e6 }),
    tags: fc.array(nasty, { maxLength: 5 }),
    parts: fc.array(fc.record({ text: nasty }), { maxLength: 6 }),
  });

  it('an answer is whole up to the last of the 24,000 characters, quotes and all, and cut from the next one on', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, description: '"\\ é\n 😀'.repeat(10) }));
    const padded = (more: number) => ({ success: true, data: rows, note: 'a'.repeat(more) });
    const whole = (body: object) =>
      JSON.stringify({ content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: body }).length;
    // A letter of the note is in the result twice.
    const most = Math.floor((LARGEST_RESULT - whole(padded(0))) / 2);
    expect(most).toBeGreaterThan(0);
    const fitting = await sizedResult(padded(most), 0, null);
    expect(sizeOf(fitting)).toBe(whole(padded(most)));
    expect(bodyOf(fitting)).toEqual(padded(most));
    expect(bodyOf(await sizedResult(padded(most + 1), 0, null)).page?.returned).toBeLessThan(rows.length);
  });

  it('no result is over 24,000 characters, and every listing comes to its end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(nastyRow, { maxLength: 20 }), async (data) => {
        expect((await pagesOf({ success: true, data, count: data.length })).length).toBeLessThanOrEqual(
          1 + data.length * 7,
        );
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it.each([
    ['a text of a million quotes', { data: [row(1, '"'.repeat(1_000_000))] }],
    [
      'a list of 100,000 numbers in a row',
      { data: [{ ...row(1), reserved: Array.from({ length: 100_000 }, (_none, at) => at) }] },
    ],
    [
      'a map of 10,000 long names',
      {
        data: [
          {
            ...row(1),
            map: Object.fromEntries(Array.from({ length: 10_000 }, (_none, at) => [`${at}${'x'.repeat(500)}`, at])),
          },
        ],
      },
    ],
    ['a text outside of any list', { data: 'x'.repeat(100_000), count: 1 }],
  ])('%s is cut until it fits', async (_what, answer) => {
    expect(await pagesOf(answer)).toHaveLength(1);
  });

  it('a refusal that echoes a long value fits, too', () => {
    const result = refusalResult({ error: 'Invalid startDate', message: 'x', received: '"'.repeat(500_000) });
    expect(sizeOf(result)).toBeLessThanOrEqual(LARGEST_RESULT);
    expect(JSON.parse(String(Object(result.content[0]).text))).toMatchObject({ error: 'Invalid startDate' });
  });
});
