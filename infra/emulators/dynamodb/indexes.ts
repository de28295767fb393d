import { type BatchOperation, database, type IndexDescription, type Item, type TableDescription } from './dynalite.ts';
import { validationError } from './errors.ts';
import { prefixes } from './keys.ts';

/** The effect of one item's write on one index; an entry is null if the item is not in the index. */
export type IndexChange = {
  kind: 'local' | 'global';
  index: IndexDescription;
  before: Item | null;
  after: Item | null;
};

const indexesOf = (table: TableDescription) => [
  ...(table.LocalSecondaryIndexes ?? []).map((index) => ({ kind: 'local' as const, index })),
  ...(table.GlobalSecondaryIndexes ?? []).map((index) => ({ kind: 'global' as const, index })),
];

const entryOf = (item: Item | undefined, table: TableDescription, index: IndexDescription): Item | null => {
  const indexKeys = index.KeySchema.map(({ AttributeName }) => AttributeName);
  if (!item || indexKeys.some((name) => item[name] === undefined)) return null;
  if (index.Projection.ProjectionType === 'ALL') return item;
  const tableKeys = table.KeySchema.map(({ AttributeName }) => AttributeName);
  const projected = new Set([...indexKeys, ...tableKeys, ...(index.Projection.NonKeyAttributes ?? [])]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => projected.has(name)));
};

export const indexChanges = (
  table: TableDescription,
  before: Item | undefined,
  after: Item | undefined,
): IndexChange[] =>
  indexesOf(table).map(({ kind, index }) => ({
    kind,
    index,
    before: entryOf(before, table, index),
    after: entryOf(after, table, index),
  }));

/**
 * The position of an item in an index: the index's key, then the whole key of the table. dynalite itself distinguishes entries
 * of one index key by 24 bits of a hash, so among some thousand reminders of one instant a few would be lost.
 */
export const indexKey = (item: Item, table: TableDescription, index: IndexDescription): string =>
  database.createKey(item, table, index.KeySchema) + database.createKey(item, table);

export const indexWrites = (table: TableDescription, changes: IndexChange[]): BatchOperation[] =>
  changes.flatMap(({ kind, index, before, after }) => {
    const prefix = prefixes.index(kind, table.TableName, index.IndexName);
    const oldKey = before && prefix + indexKey(before, table, index);
    const newKey = after && prefix + indexKey(after, table, index);
    return [
      ...(oldKey && oldKey !== newKey ? [{ type: 'del' as const, key: oldKey }] : []),
      ...(newKey ? [{ type: 'put' as const, key: newKey, value: after }] : []),
    ];
  });

/** Refuses an item whose index key is an empty string, which dynalite accepts. */
export const checkIndexKeys = (table: TableDescription, item: Item): void => {
  for (const { index } of indexesOf(table)) {
    const empty = index.KeySchema.find(({ AttributeName }) => item[AttributeName]?.S === '');
    if (empty) {
      throw validationError(
        'One or more parameter values are not valid. A value specified for a secondary index key is not supported. ' +
          'The AttributeValue for a key attribute cannot contain an empty string value. ' +
          `IndexName: ${index.IndexName}, IndexKey: ${empty.AttributeName}`,
      );
    }
  }
};
