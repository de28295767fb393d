import type { Item, TableDescription } from './dynalite.ts';
import { type IndexChange, indexChanges } from './indexes.ts';
import { itemSize } from './item-size.ts';

/** Capacity units of one table within one call: of the table itself and of each of its indexes. */
export type TableUsage = { tableName: string; kind: 'read' | 'write'; table: number; indexes: Map<string, number> };
export type Units = { readUnits: number; writeUnits: number };

const READ_UNIT_BYTES = 4096;
const WRITE_UNIT_BYTES = 1024;
/** Transactions prepare and commit, so each unit of theirs counts twice. */
export const TRANSACTIONAL = 2;
const EVENTUALLY_CONSISTENT = 0.5;

const sizeOf = (item: Item | null | undefined): number => (item ? itemSize(item) : 0);
// A call that finds or writes nothing costs one unit.
const units = (bytes: number, unitBytes: number): number => Math.max(1, Math.ceil(bytes / unitBytes));

/** Units of reading `bytes` at once: one item, or all items that a query reads. */
export const readUnits = (bytes: number, consistent: boolean | undefined): number =>
  units(bytes, READ_UNIT_BYTES) * (consistent ? 1 : EVENTUALLY_CONSISTENT);

export const itemReadUnits = (item: Item | undefined, consistent: boolean | undefined): number =>
  readUnits(sizeOf(item), consistent);

/** Units of one item's write in the table: the larger of the old and the new item counts. */
export const itemWriteUnits = (before: Item | undefined, after: Item | undefined): number =>
  units(Math.max(sizeOf(before), sizeOf(after)), WRITE_UNIT_BYTES);

const sameText = (a: Item, b: Item): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (item: Item) => Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Units of one item's write in an index: none for an unchanged entry, one write if it is added, removed or
 * changes a projected attribute, and two (a delete and a put) if its key changes. (Developer guide, "Provisioned throughput
 * considerations for global secondary indexes".)
 */
const indexWriteUnits = ({ index, before, after }: IndexChange): number => {
  if (!before && !after) return 0;
  if (!before || !after) return units(sizeOf(before ?? after), WRITE_UNIT_BYTES);
  if (sameText(before, after)) return 0;
  const moved = index.KeySchema.some(
    ({ AttributeName: name }) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return moved
    ? units(sizeOf(before), WRITE_UNIT_BYTES) + units(sizeOf(after), WRITE_UNIT_BYTES)
    : units(Math.max(sizeOf(before), sizeOf(after)), WRITE_UNIT_BYTES);
};

export const usageOf = (tableName: string, kind: TableUsage['kind']): TableUsage => ({
  tableName,
  kind,
  table: 0,
  indexes: new Map(),
});

/** The usages of one call, one for each table that it touches. */
export const openTally = (kind: TableUsage['kind']) => {
  const usages = new Map<string, TableUsage>();
  return {
    of(tableName: string): TableUsage {
      const usage = usages.get(tableName) ?? usageOf(tableName, kind);
      usages.set(tableName, usage);
      return usage;
    },
    all: (): TableUsage[] => [...usages.values()],
  };
};

/** @param factor `TRANSACTIONAL` or 1; it does not apply to indexes, which DynamoDB updates afterwards */
export const addWrite = (
  usage: TableUsage,
  change: { table: TableDescription; before: Item | undefined; after: Item | undefined },
  factor: number,
): void => {
  usage.table += factor * itemWriteUnits(change.before, change.after);
  for (const indexChange of indexChanges(change.table, change.before, change.after)) {
    const cost = indexWriteUnits(indexChange);
    const name = indexChange.index.IndexName;
    if (cost > 0) usage.indexes.set(name, (usage.indexes.get(name) ?? 0) + cost);
  }
};

export const totalOf = ({ table, indexes }: TableUsage): number =>
  [...indexes.values()].reduce((sum, cost) => sum + cost, table);

export const sumUnits = (usages: readonly TableUsage[]): Units => {
  const sum = (kind: TableUsage['kind']): number =>
    usages.reduce((total, usage) => total + (usage.kind === kind ? totalOf(usage) : 0), 0);
  return { readUnits: sum('read'), writeUnits: sum('write') };
};
