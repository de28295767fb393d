import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { isObject } from '../../is-object.ts';

export type Fields = Record<string, unknown>;
/** A record of a list, or a line of a text that is one. */
export type Row = Fields | string;
type Range = { from: number; to: number };
type Walk = Range & { seen: Row[]; lean: boolean };

/** Characters; a longer row that holds rows itself is cut at those. */
const LONGEST_ROW = 4000;
// Totals over the whole set stay whole.
const KEPT_WHOLE = new Set(['summary', 'filters', 'period', 'quota', 'page', 'freshness']);
/** Texts that hold a heading and a line for each thing that they list. */
const LISTING_TEXTS = new Set(['memoriesForPrompt']);
/** Objects that hold a record under each name, of which a page may leave out those without a row of its own. */
const MAPS = new Set(['accounts', 'credit_cards']);

const isRows = (value: unknown): value is Fields[] => Array.isArray(value) && value.length > 0 && value.every(isObject);

const holdsRows = (value: unknown): boolean =>
  isRows(value) ||
  (isObject(value) && Object.keys(value).some((name) => !KEPT_WHOLE.has(name) && holdsRows(value[name])));

// An answer is walked several times to find the page that fits.
const containers = new WeakMap<Fields, boolean>();

const isContainer = (row: Fields): boolean => {
  const known = containers.get(row);
  if (known !== undefined) return known;
  const found = holdsRows(row) && JSON.stringify(row).length > LONGEST_ROW;
  containers.set(row, found);
  return found;
};

/** Whether the row at this place of the walk is on the page. */
const passes = (row: Row, walk: Walk): boolean => {
  const at = walk.seen.push(row) - 1;
  return at >= walk.from && at < walk.to;
};

const takeRow = (row: Fields, walk: Walk): unknown[] => {
  if (!isContainer(row)) return passes(row, walk) ? [row] : [];
  const before = walk.seen.length;
  const shell = takeFields(row, walk);
  return before < walk.to && walk.seen.length > walk.from ? [shell] : [];
};

const takeLines = (text: string, walk: Walk): string => {
  const [heading = '', ...lines] = text.split('\n');
  return [heading, ...lines.filter((line) => passes(line, walk))].join('\n');
};

const takeMap = (records: Fields, walk: Walk): Fields => {
  const taken = Object.entries(records).map(([name, record]) => {
    const before = walk.seen.length;
    // By the record's own fields: its key is the name of a bank or person and has no meaning here.
    const part = isObject(record) ? takeFields(record, walk) : record;
    return { name, part, isHere: walk.seen.length > Math.max(before, walk.from) && before < walk.to };
  });
  return Object.fromEntries(taken.filter(({ isHere }) => isHere || !walk.lean).map(({ name, part }) => [name, part]));
};

const takeFields = (fields: Fields, walk: Walk): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, take(name, part, walk)]));

const take = (name: string, value: unknown, walk: Walk): unknown => {
  if (KEPT_WHOLE.has(name)) return value;
  if (isRows(value)) return value.flatMap((row) => takeRow(row, walk));
  if (typeof value === 'string' && LISTING_TEXTS.has(name)) return takeLines(value, walk);
  if (!isObject(value)) return value;
  return MAPS.has(name) ? takeMap(value, walk) : takeFields(value, walk);
};

/**
 * The answer with its rows from `from`, included, to `to`, excluded; all else stays.
 * @param lean leaves out, of records by name, those without a row on the page
 */
export const rowsBetween = (answer: Fields, range: Range, lean = false): Fields =>
  takeFields(answer, { ...range, seen: [], lean });

/** Every row of the answer, in the order in which pages give them. */
export const rowsOfAnswer = (answer: Fields): Row[] => {
  const walk: Walk = { from: 0, to: 0, seen: [], lean: false };
  takeFields(answer, walk);
  return walk.seen;
};

const nameOf = (row: Row): unknown => (isObject(row) && typeof row.id === 'string' ? row.id : row);

/** Digest of rows; it shows whether the rows before this page are still those of the earlier pages. */
export const fingerprint = (rows: readonly Row[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(nameOf)))
    .digest('base64url')
    .slice(0, 16);

const freshness = z.object({
  as_of: z.nullable(z.string()),
  is_stale: z.boolean(),
  connections: z.array(z.object({ connector_name: z.string(), needs: z.nullable(z.string()) })),
});
type Freshness = z.infer<typeof freshness>;

const lineOf = ({ as_of, is_stale, connections }: Freshness): string => {
  const age = as_of ? `Bank data as of ${as_of}${is_stale ? ' (stale)' : ''}` : 'No bank data yet';
  const waiting = connections.flatMap(({ connector_name, needs }) => (needs ? `${connector_name} needs ${needs}` : []));
  return [age, ...waiting].join('; ');
};

/** The response with its `freshness` shortened to one line for models. */
export const withFreshnessLine = (answer: Fields): Fields => {
  const found = freshness.safeParse(answer.freshness);
  return found.success ? { ...answer, freshness: lineOf(found.data) } : answer;
};
