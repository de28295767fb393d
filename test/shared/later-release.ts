import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { isObject } from '../../shared/is-object.ts';
import type { Table } from '../../shared/platform/table/table.ts';

export type Key = { pk: string; sk: string };
type Stored = Record<string, unknown>;

/** A record of the table, and how the service changes it. */
export type KnownRecord = {
  key: Key;
  /** Writes the record. */
  make(table: Table): Promise<unknown>;
  /** Reads and changes it, by its own store. */
  change(table: Table): Promise<unknown>;
  /** Its key after the change, where that is another one. */
  movesTo?: Key | (() => Key);
  /** Nested values that the change replaces as a whole, with all that they have. */
  replaces?: readonly string[];
};

const isPlain = (value: unknown): value is Stored => isObject(value) && !(value instanceof Uint8Array);

/** Names of maps: their entries are no attributes. */
const MAPS = ['besides'];

/** The record as a later release would have written it: every object in it, of lists too, has an attribute more. */
export const asOfLater = (value: unknown, path = ''): unknown => {
  if (Array.isArray(value)) return value.map((entry, index) => asOfLater(entry, `${path}[${index}]`));
  if (!isPlain(value)) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, asOfLater(one, path ? `${path}.${name}` : name)]);
  if (MAPS.includes(path)) return value;
  return { ...Object.fromEntries(fields), later: { at: path, list: [{ value: 1 }] } };
};

/** Where the attributes of a later release are, as they were put there. */
const placesOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(placesOf);
  if (!isPlain(value)) return [];
  const { later, ...known } = value;
  if (isPlain(later)) expect(later.list).toEqual([{ value: 1 }]);
  return [...(isPlain(later) ? [String(later.at)] : []), ...Object.values(known).flatMap(placesOf)];
};

const withoutLater = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutLater);
  if (!isPlain(value)) return value;
  const { later: _, ...known } = value;
  return Object.fromEntries(Object.entries(known).map(([name, one]) => [name, withoutLater(one)]));
};

const read = async ({ client, name: TableName }: Table, Key: Key): Promise<Stored> => {
  const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  if (!Item) throw new Error(`No record at ${Key.pk} ${Key.sk}`);
  return Item;
};

/** Changes a record that a later release has written, and expects all that it has to be there still. */
export const expectKept = async (table: Table, { key, make, change, movesTo, replaces = [] }: KnownRecord) => {
  await make(table);
  const before = await read(table, key);
  const Item = asOfLater(before) as Stored;
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  await change(table);
  const after = await read(table, typeof movesTo === 'function' ? movesTo() : (movesTo ?? key));
  expect(withoutLater(after), 'nothing was changed').not.toEqual(before);
  const isReplaced = (place: string) => replaces.some((path) => place === path || place.startsWith(`${path}.`));
  expect(placesOf(after).sort()).toEqual(
    placesOf(Item)
      .filter((place) => !isReplaced(place))
      .sort(),
  );
};

export const expectSaved = (outcome: string): void => expect(outcome).toBe('saved');
