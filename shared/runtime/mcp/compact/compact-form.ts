import type { Operation } from '../../../contract/operation.ts';
import type { CompactTable, Field } from '../../../contract/tool.ts';
import { isObject } from '../../../is-object.ts';
import type { Fields } from '../rows.ts';
import { nameOf, read, said, valueAt } from './field.ts';

const isList = (value: unknown): value is Fields[] => Array.isArray(value) && value.every(isObject);

const isPlain = (value: unknown): boolean => typeof value !== 'object';
const isId = (name: string): boolean => /(^|_)id$|Id$/.test(name);

// For an operation without columns: the scalar fields of its rows that are not ids.
const derived = (body: Fields): CompactTable | null => {
  const rows = body.data;
  if (!isList(rows) || rows.length === 0) return null;
  const names = new Set(rows.flatMap((row) => Object.keys(row).filter((name) => isPlain(row[name]) && !isId(name))));
  return { rows: 'data', columns: [...names] };
};

export type Listed = { rows: readonly Fields[]; table: CompactTable };

/** The list of a response that is rendered as a table; null if there is none, as in a format selected by an argument. */
export const listedIn = ({ mcp }: Pick<Operation, 'mcp'>, body: Fields): Listed | null => {
  const table = mcp?.compact ? (mcp.compact.table ?? null) : derived(body);
  const rows = table && valueAt(body, table.rows);
  return table && isList(rows) ? { rows, table } : null;
};

const keptOf = (body: Fields, keep: readonly Field[]): Fields =>
  Object.fromEntries(
    keep.flatMap((field) => {
      const value = read(body, field);
      return value === undefined ? [] : [[nameOf(field).split('.').at(-1) ?? '', value] as const];
    }),
  );

/** The fields beside the table: those that the operation selects, or all of an operation without a compact form. */
export const besideTable = ({ mcp }: Pick<Operation, 'mcp'>, body: Fields, listed: Listed | null): Fields => {
  if (mcp?.compact && (listed || !mcp.compact.table)) return keptOf(body, [...(mcp.compact.keep ?? []), 'freshness']);
  const { success: _success, timestamp: _timestamp, ...rest } = body;
  const left = listed ? Object.fromEntries(Object.entries(rest).filter(([name]) => name !== listed.table.rows)) : rest;
  return Object(said(left) ?? {});
};
