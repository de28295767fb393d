import type { CallToolResult } from '@modelcontextprotocol/server';
import { isObject } from '../../is-object.ts';
import { add, type Centavos, toAmount, toCentavos, ZERO } from '../../money.ts';
import { type Fields, type Row, rowsBetween, rowsOfAnswer } from './rows.ts';

/** How far the parts of an answer are cut down: characters of a text, entries of a list or of a map. */
export type Bounds = { text: number; entries: number };

/** Tried one after the other on an answer that no cut at rows makes small enough. */
const BOUNDS: readonly Bounds[] = [
  { text: 2000, entries: 1000 },
  { text: 500, entries: 100 },
  { text: 100, entries: 20 },
  { text: 30, entries: 8 },
];

// Never half of a character that takes two.
const start = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** The value with every text, list and map within the bounds; a text that was cut ends in an ellipsis. */
const shorten = (value: unknown, bounds: Bounds): unknown => {
  const { text, entries } = bounds;
  if (typeof value === 'string') return value.length <= text ? value : `${start(value, text - 1)}…`;
  if (Array.isArray(value)) return value.slice(0, entries).map((part) => shorten(part, bounds));
  if (typeof value !== 'object' || value === null) return value;
  // More fields than any record of the contract: a map with external names.
  const kept = Object.entries(value).slice(0, Math.max(entries, 30));
  return Object.fromEntries(kept.map(([name, part]) => [start(name, text), shorten(part, bounds)]));
};

/** The amount fields of rows; the first one present is used. */
const MEASURES = ['amount', 'totalAmount', 'accountBalance', 'balance', 'approx_current_bill_amount'];

type Amount = { currency: string; centavos: Centavos };

const currencyOf = (row: Fields): string =>
  String(row.currency_code ?? row.currencyCode ?? row.totalAmountCurrencyCode ?? row.currency ?? 'BRL');

// A grouped view has magnitudes and a separate direction.
const signed = (row: Fields, measure: string, value: number): number => {
  if (measure !== 'amount') return value;
  return row.type === 'DEBIT' ? -Math.abs(value) : row.type === 'CREDIT' ? Math.abs(value) : value;
};

const amountOf = (row: Row): Amount | null => {
  if (!isObject(row)) return null;
  for (const measure of MEASURES) {
    const value = row[measure];
    if (typeof value === 'number') {
      return { currency: currencyOf(row), centavos: toCentavos(signed(row, measure, value)) };
    }
  }
  return null;
};

/** Sums over every row, per currency: money in, and money out as a negative number; empty where rows have no amount. */
const totalsOf = (rows: readonly Row[]) => {
  const byCurrency = new Map<string, { positive: Centavos; negative: Centavos }>();
  for (const amount of rows.map(amountOf)) {
    if (!amount) continue;
    const { positive, negative } = byCurrency.get(amount.currency) ?? { positive: ZERO, negative: ZERO };
    const isOut = amount.centavos < 0;
    byCurrency.set(amount.currency, {
      positive: isOut ? positive : add(positive, amount.centavos),
      negative: isOut ? add(negative, amount.centavos) : negative,
    });
  }
  const totals = [...byCurrency].map(
    ([currency, { positive, negative }]) =>
      [currency, { positive: toAmount(positive), negative: toAmount(negative) }] as const,
  );
  return totals.length === 0 ? {} : { totals: Object.fromEntries(totals) };
};

/** Characters of a whole tool result, text and structured content together. */
export const LARGEST_RESULT = 24_000;

const texts = new WeakMap<Fields, string>();

/** The body's JSON, made once: a body is measured by it before it is sent. */
export const jsonOf = (body: Fields): string => {
  const text = texts.get(body) ?? JSON.stringify(body);
  texts.set(body, text);
  return text;
};

/** One text block and the same as structured content. */
export const resultOf = (body: Fields): CallToolResult => ({
  content: [{ type: 'text', text: jsonOf(body) }],
  structuredContent: { ...body },
});

const refused = (body: unknown): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(body) }],
  isError: true,
});

const isSmall = (result: CallToolResult): boolean => JSON.stringify(result).length <= LARGEST_RESULT;

/** The body of a refusal, as text only: it does not match the output schema. Echoed input may be long. */
export const refusalResult = (body: Fields): CallToolResult => {
  const whole = refused(body);
  if (isSmall(whole)) return whole;
  return BOUNDS.map((bounds) => refused(shorten(body, bounds))).find(isSmall) ?? refused({ error: body.error });
};

const WITHOUT_BODY = JSON.stringify(resultOf({})).length - 2 * '{}'.length;

// A result holds the body twice, once as a text. One that is far too large is known by its own text alone.
const fits = (body: Fields): boolean => {
  const text = jsonOf(body);
  if (2 * text.length > LARGEST_RESULT) return false;
  const quoted = JSON.stringify(text).length - '""'.length;
  return WITHOUT_BODY + text.length + quoted <= LARGEST_RESULT;
};

/** The body with its longest texts and lists cut until it fits. @throws Error when nothing is short enough */
export const asSmallAsNeeded = (body: Fields, small: (body: Fields) => boolean = fits): Fields => {
  if (small(body)) return body;
  const { page, ...rest } = body;
  const shorter = BOUNDS.map((bounds): Fields => ({ ...Object(shorten(rest, bounds)), ...(page ? { page } : {}) }));
  const found = shorter.find(small);
  if (!found) throw new Error('An answer has a row that no tool result can hold');
  return found;
};

/** Rows beyond which no page goes: a row takes forty characters at the least, twice. */
const MOST_ROWS = 300;

/** The largest number of rows that fits, at least one: a listing must advance. */
export const largest = (fitting: (count: number) => boolean, most = MOST_ROWS): number => {
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fitting(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Makes the cursor of a next page from where it begins and the rows that this and earlier pages gave. */
export type CursorAt = (offset: number, given: readonly Row[]) => string;

const pagesOf = (answer: Fields, rows: readonly Row[], offset: number, cursorAt: CursorAt | null) => {
  const totals = totalsOf(rows);
  return (returned: number, lean: boolean): Fields => {
    const end = Math.min(offset + returned, rows.length);
    const nextCursor = cursorAt && end < rows.length ? cursorAt(end, rows.slice(0, end)) : null;
    const page = { returned: Math.max(0, end - offset), total: rows.length, nextCursor, ...totals };
    return { ...rowsBetween(answer, { from: offset, to: end }, lean), page };
  };
};

/**
 * The answer as a tool result of at most 24,000 characters: whole where it fits, else cut at a row boundary with
 * `page` (`returned`, `total`, `nextCursor`, `totals` over every row).
 * @param offset rows that earlier pages gave
 * @param cursors used only when the answer is cut; null: an answer that cannot be continued
 * @throws Error when not even one row can be made to fit
 */
export const sizedResult = async (...sized: Parameters<typeof sizedBody>): Promise<CallToolResult> =>
  resultOf(await sizedBody(...sized));

/** The same without the form of a tool result. */
export const sizedBody = async (
  answer: Fields,
  offset: number,
  cursors: (() => Promise<CursorAt>) | null,
): Promise<Fields> => {
  const rows = rowsOfAnswer(answer);
  // More rows than a page never fit; serializing all of them to find that out would cost more than the page.
  if (offset === 0 && rows.length <= MOST_ROWS && fits(answer)) return answer;
  if (rows.length === 0) return asSmallAsNeeded(answer);
  const cursorAt = cursors && (await cursors());
  const pageOf = pagesOf(answer, rows, offset, cursorAt);
  const lean = !fits(pageOf(1, false));
  return asSmallAsNeeded(
    pageOf(
      largest((returned) => fits(pageOf(returned, lean))),
      lean,
    ),
  );
};
