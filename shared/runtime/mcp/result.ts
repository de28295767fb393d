import type { CallToolResult } from '@modelcontextprotocol/server';
import { type Fields, type Row, rowsBetween, rowsOf } from './rows.ts';
import { BOUNDS, shorten } from './shorten.ts';
import { totalsOf } from './totals.ts';

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
export const refusalOf = (body: Fields): CallToolResult => {
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
  const rows = rowsOf(answer);
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
