import type { Store, TableDescription } from './dynalite.ts';
import { DynamoDbError } from './errors.ts';
import { prefixes } from './keys.ts';

/** Tables by name, since every call looks its table up several times. */
const found = new WeakMap<Store['db'], Map<string, TableDescription>>();

/** Call it after a table was created or deleted. */
export const forgetTables = ({ db }: Store): void => void found.delete(db);

const read = async ({ db }: Store, name: string): Promise<TableDescription | undefined> => {
  const known = found.get(db) ?? new Map<string, TableDescription>();
  // Before the read: a late result goes to a map that is dropped with the others.
  found.set(db, known);
  const table = known.get(name) ?? (await db.get<TableDescription>(prefixes.tables + name));
  if (table) known.set(name, table);
  return table;
};

/** To be read only. @throws ResourceNotFoundException */
export const findTable = async (store: Store, name: string): Promise<TableDescription> => {
  const table = await read(store, name);
  if (!table) throw new DynamoDbError('ResourceNotFoundException', 'Requested resource not found');
  return table;
};

/** As `findTable`, with the text that operations on the table itself answer. */
export const describeTable = async (store: Store, name: string): Promise<TableDescription> => {
  const table = await read(store, name);
  if (table) return table;
  throw new DynamoDbError('ResourceNotFoundException', `Requested resource not found: Table: ${name} not found`);
};
