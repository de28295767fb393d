import type { Store, TableDescription } from './dynalite.ts';
import { DynamoDbError } from './errors.ts';
import { prefixes } from './keys.ts';

/** @throws ResourceNotFoundException */
export const findTable = async (store: Store, name: string): Promise<TableDescription> => {
  const table = await store.db.get<TableDescription>(prefixes.tables + name);
  if (!table) throw new DynamoDbError('ResourceNotFoundException', 'Requested resource not found');
  return table;
};

/** As `findTable`, with the text that operations on the table itself answer. */
export const describeTable = async (store: Store, name: string): Promise<TableDescription> => {
  const table = await store.db.get<TableDescription>(prefixes.tables + name);
  if (table) return table;
  throw new DynamoDbError('ResourceNotFoundException', `Requested resource not found: Table: ${name} not found`);
};
