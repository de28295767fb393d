type Fields = Record<string, unknown>;
type Range = { from: number; to: number };
type Walk = Range & { seen: Fields[] };

/** Characters; a longer row that holds rows itself is cut at those. */
const LONGEST_ROW = 4000;
// Totals over the whole set stay whole.
const KEPT_WHOLE = new Set(['summary', 'filters', 'period', 'quota']);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is Fields[] => Array.isArray(value) && value.length > 0 && value.every(isFields);

const holdsRows = (value: unknown): boolean =>
  isRows(value) ||
  (isFields(value) && Object.entries(value).some(([name, part]) => !KEPT_WHOLE.has(name) && holdsRows(part)));

const isContainer = (row: Fields): boolean => holdsRows(row) && JSON.stringify(row).length > LONGEST_ROW;

const takeRow = (row: Fields, walk: Walk): unknown[] => {
  const before = walk.seen.length;
  if (isContainer(row)) {
    const shell = take(row, walk);
    return before < walk.to && walk.seen.length > walk.from ? [shell] : [];
  }
  walk.seen.push(row);
  return before >= walk.from && before < walk.to ? [row] : [];
};

const take = (value: unknown, walk: Walk): unknown => {
  if (isRows(value)) return value.flatMap((row) => takeRow(row, walk));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, KEPT_WHOLE.has(name) ? part : take(part, walk)]),
  );
};

/** The answer with the rows of its `data` from `from`, included, to `to`, excluded; all else stays. */
export const rowsBetween = (answer: object, range: Range): object => ({
  ...answer,
  ...('data' in answer ? { data: take(answer.data, { ...range, seen: [] }) } : {}),
});

/** Every row of the answer's `data`, in the order in which pages give them. */
export const rowsOf = (answer: object): Fields[] => {
  const walk: Walk = { from: 0, to: 0, seen: [] };
  if ('data' in answer) take(answer.data, walk);
  return walk.seen;
};
