import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { sum, toAmount, toCentavos } from '../money.ts';
import { rowsBetween, rowsOf } from './rows.ts';

/** Characters of a whole tool result, text and structured content together. */
const LARGEST_RESULT = 24_000;
/** Characters that stay of a text when no cut at rows makes an answer small enough. */
const SHORT_TEXTS = [2000, 500, 100];

/** One text block and the same as structured content; text only for a refusal, whose form is not the answer's. */
export const resultOf = (body: object): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(body) }],
  structuredContent: { ...body },
});

export const refusalOf = (body: object): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(body) }],
  isError: true,
});

const fits = (body: object): boolean => JSON.stringify(resultOf(body)).length <= LARGEST_RESULT;

const shorten = (value: unknown, most: number): unknown => {
  if (typeof value === 'string') return value.length <= most ? value : `${value.slice(0, most - 1)}…`;
  if (Array.isArray(value)) return value.map((part) => shorten(part, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part, most)]));
};

const asSmallAsNeeded = (body: Record<string, unknown>): object => {
  if (fits(body)) return body;
  const { page, ...rest } = body;
  const shorter = SHORT_TEXTS.map((most) => ({ ...Object(shorten(rest, most)), ...(page ? { page } : {}) }));
  const found = shorter.find(fits);
  if (!found) throw new Error('An answer has a row that no tool result can hold');
  return found;
};

const currencyOf = (row: Record<string, unknown>): string =>
  String(row.currency_code ?? row.currencyCode ?? row.currency ?? 'BRL');

/** Sums of `amount` over every row, per currency: money in, and money out as a negative number. */
const totalsOf = (rows: readonly Record<string, unknown>[]) => {
  const amounts = rows.flatMap((row) =>
    typeof row.amount === 'number' ? [{ currency: currencyOf(row), amount: toCentavos(row.amount) }] : [],
  );
  if (amounts.length === 0) return {};
  const inCurrency = (wanted: string) => amounts.filter(({ currency }) => currency === wanted).map((one) => one.amount);
  const sums = [...new Set(amounts.map(({ currency }) => currency))].map((currency) => {
    const all = inCurrency(currency);
    const [positive, negative] = [all.filter((one) => one > 0), all.filter((one) => one < 0)];
    return [currency, { positive: toAmount(sum(positive)), negative: toAmount(sum(negative)) }];
  });
  return { totals: Object.fromEntries(sums) };
};

/**
 * The answer as a tool result of at most 24,000 characters: whole where it fits, else cut at a row boundary with
 * `page` (`returned`, `total`, `nextCursor`, `totals` over every row).
 * @param offset rows that earlier pages gave @param cursorAt the cursor of the page that begins there; null: none
 */
export const sizedResult = (
  answer: object,
  offset: number,
  cursorAt: (offset: number) => string | null,
): CallToolResult => {
  if (offset === 0 && fits(answer)) return resultOf(answer);
  const rows = rowsOf(answer);
  if (rows.length === 0) return resultOf(asSmallAsNeeded({ ...answer }));
  const totals = totalsOf(rows);
  const pageOf = (returned: number) => {
    const end = Math.min(offset + returned, rows.length);
    const nextCursor = end < rows.length ? cursorAt(end) : null;
    const page = { returned: Math.max(0, end - offset), total: rows.length, nextCursor, ...totals };
    return { ...rowsBetween(answer, { from: offset, to: end }), page };
  };
  return resultOf(asSmallAsNeeded(pageOf(largest((returned) => fits(pageOf(returned))))));
};

/** Rows beyond which no page goes: a row takes forty characters at the least, twice. */
const MOST_ROWS = 300;

/** The largest count that fits, and at least one row: a listing must go on. */
const largest = (fitting: (count: number) => boolean): number => {
  let [low, high] = [1, MOST_ROWS];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fitting(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
};
