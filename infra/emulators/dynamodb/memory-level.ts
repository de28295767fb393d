import type { BatchOperation, Item, Level, Range } from './dynalite.ts';

/** How many of the sorted keys come before `key`; with `orEqual`, that key counts among them. */
const countBefore = (sorted: readonly string[], key: string, orEqual = false): number => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = sorted[middle] ?? '';
    if (other < key || (orEqual && other === key)) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * The storage in memory: JSON by key, so that callers never share objects, and the sorted keys. dynalite's own storage makes several
 * promises and two conversions to bytes for each read. Keys are ASCII, so their order is that of the bytes.
 *
 * A range is read as it was at the call.
 */
export const memoryLevel = (): Level => {
  const records = new Map<string, string>();
  let sorted: string[] = [];

  const put = (key: string, value: unknown): void => {
    if (!records.has(key)) sorted.splice(countBefore(sorted, key), 0, key);
    records.set(key, JSON.stringify(value));
  };
  const remove = (key: string): void => {
    if (records.delete(key)) sorted.splice(countBefore(sorted, key), 1);
  };
  const parsed = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text));

  const keysIn = ({ gt, gte, lt, lte, reverse, limit }: Range): string[] => {
    const from = Math.max(
      gt === undefined ? 0 : countBefore(sorted, gt, true),
      gte === undefined ? 0 : countBefore(sorted, gte),
    );
    const to = Math.min(
      lt === undefined ? sorted.length : countBefore(sorted, lt),
      lte === undefined ? sorted.length : countBefore(sorted, lte, true),
    );
    const keys = sorted.slice(from, Math.max(from, to));
    if (reverse) keys.reverse();
    return limit === undefined || limit < 0 ? keys : keys.slice(0, limit);
  };
  /** Texts as they are now, each parsed when it is reached. */
  function* iterate<T>(keys: readonly string[], texts: readonly (string | undefined)[]): Generator<[string, T]> {
    for (const [index, key] of keys.entries()) yield [key, parsed(texts[index])];
  }
  function* valuesOf<T>(entries: Iterable<[string, T]>): Generator<T> {
    for (const [, value] of entries) yield value;
  }
  const entriesIn = <T>(range: Range): Generator<[string, T]> => {
    const keys = keysIn(range);
    return iterate(
      keys,
      keys.map((key) => records.get(key)),
    );
  };

  return {
    open: async () => undefined,
    get: async (key) => parsed(records.get(key)),
    put: async (key, value) => put(key, value),
    batch: async (operations: BatchOperation[]) => {
      for (const operation of operations) {
        if (operation.type === 'put') put(operation.key, operation.value);
        else remove(operation.key);
      }
    },
    keys: (range) => keysIn(range),
    values: (range) => valuesOf(entriesIn<Item>(range)),
    iterator: (range) => entriesIn(range),
    close: async () => {
      records.clear();
      sorted = [];
    },
  };
};
