import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { knowingConditions, type ParseCondition } from './known-conditions.ts';

// dynalite ships no types and no entry for its parts, so this file names the parts that we use, with their types.

/** An attribute value as it travels: numbers are decimal text, binaries base64. */
export type AttributeValue = {
  S?: string;
  N?: string;
  B?: string;
  BOOL?: boolean;
  NULL?: boolean;
  SS?: string[];
  NS?: string[];
  BS?: string[];
  L?: AttributeValue[];
  M?: Item;
};
export type Item = { [attribute: string]: AttributeValue };

export type KeySchema = { AttributeName: string; KeyType: 'HASH' | 'RANGE' }[];
export type IndexDescription = {
  IndexName: string;
  KeySchema: KeySchema;
  Projection: { ProjectionType: 'ALL' | 'KEYS_ONLY' | 'INCLUDE'; NonKeyAttributes?: string[] };
  IndexStatus?: string;
};
export type TableDescription = {
  TableName: string;
  TableStatus: string;
  KeySchema: KeySchema;
  AttributeDefinitions: { AttributeName: string; AttributeType: 'S' | 'N' | 'B' }[];
  GlobalSecondaryIndexes?: IndexDescription[];
  LocalSecondaryIndexes?: IndexDescription[];
};

export type Input = { [parameter: string]: unknown };
/** A checked request with its expressions parsed. */
export type Prepared = Input & {
  TableName: string;
  Item?: Item;
  Key?: Item;
  ExclusiveStartKey?: Item;
  ConsistentRead?: boolean;
  IndexName?: string;
  AttributeUpdates?: Input;
  _updates?: Input;
};
export type Output = { [field: string]: unknown };

export type Done<T> = (error: unknown, value?: T) => void;
type Lock = (key: string, run: (release: <T>(done: T) => T) => void) => void;
export type IndexDb = {
  put(key: string, entry: Item, done: Done<void>): void;
  del(key: string, done: Done<void>): void;
  createValueStream(range: Range): Readable;
};
export type ItemDb = IndexDb & { get(key: string, done: Done<Item>): void; lock: Lock };
export type TableDb = {
  awsAccountId: string;
  awsRegion: string;
  get(key: string, done: Done<TableDescription>): void;
  put(key: string, table: TableDescription, done: Done<void>): void;
  lock: Lock;
};

export type BatchOperation = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
export type Range = { gt?: string; gte?: string; lt?: string; lte?: string; reverse?: boolean; limit?: number };
/** At once from memory, one after the other from files. */
type Some<T> = Iterable<T> | AsyncIterable<T>;
export type Level = {
  open(): Promise<void>;
  /** The record, whose type follows from the key's prefix; undefined when there is none. */
  get<T>(key: string): Promise<T | undefined>;
  put(key: string, value: unknown): Promise<void>;
  /** All or nothing, also when the process is killed meanwhile. */
  batch(operations: BatchOperation[]): Promise<void>;
  keys(range: Range): Some<string>;
  values(range: Range): Some<Item>;
  iterator<T>(range: Range): Some<[string, T]>;
  close(): Promise<void>;
};

/** The interface of the storage that dynalite's actions use. */
export type StoreView = {
  options: Input;
  tableDb: TableDb;
  getTable(name: string, done: Done<TableDescription>): void;
  getItemDb(table: string): ItemDb;
  getIndexDb(kind: string, table: string, index: string): IndexDb;
};
export type Store = StoreView & { db: Level };

type Rejection = Error | null | undefined;
type Database = {
  create(options: Input): Store;
  createKey(item: Item, table: TableDescription, keySchema?: KeySchema): string;
  validateItem(item: Item, table: TableDescription): Rejection;
  validateKey(key: Item, table: TableDescription): Rejection;
  validateUpdates(attributes: Input | undefined, expression: Input | undefined, table: TableDescription): Rejection;
  checkConditional(request: Prepared, existing: Item | undefined): Rejection;
};
type Rules = { types: Input; custom?: unknown };
type Validations = {
  checkTypes(input: Input, types: Input): Prepared;
  checkValidations(request: Prepared, types: Input, custom: unknown, store: StoreView): void;
};

const load = createRequire(import.meta.url);

const conditions: { parse: ParseCondition } = load('dynalite/db/conditionParser');
conditions.parse = knowingConditions(conditions.parse);

export const database: Database = load('dynalite/db');
export const validations: Validations = load('dynalite/validations');

type Action = (store: StoreView, request: Prepared, done: Done<Output>) => void;

const fileOf = (operation: string): string => `${operation.charAt(0).toLowerCase()}${operation.slice(1)}`;

// `require` resolves the path at every call.
const loadedOnce = <Part>(folder: string): ((operation: string) => Part) => {
  const parts = new Map<string, Part>();
  return (operation) => {
    const part = parts.get(operation) ?? (load(`dynalite/${folder}/${fileOf(operation)}`) as Part);
    parts.set(operation, part);
    return part;
  };
};

export const loadAction = loadedOnce<Action>('actions');
export const loadRules = loadedOnce<Rules>('validations');
