import type { Operation } from '../../../contract/operation.ts';
import type { CompactTable, Field } from '../../../contract/tool.ts';
import { isObject } from '../../../is-object.ts';
import type { IsoDate } from '../../../time/calendar.ts';
import { asSmallAsNeeded, type CursorAt, jsonOf, LARGEST_RESULT, largest, sizedBody } from '../result.ts';
import { type Fields, type Row, rowsOfAnswer } from '../rows.ts';
import { nameOf, read, said, valueAt } from './field.ts';
import { accountsColumn, compactTotals, textTable } from './text-table.ts';

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

type Listed = { rows: readonly Fields[]; table: CompactTable };

/** The list of a response that is rendered as a table; null if there is none, as in a format selected by an argument. */
const listedIn = ({ mcp }: Pick<Operation, 'mcp'>, body: Fields): Listed | null => {
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
const besideTable = ({ mcp }: Pick<Operation, 'mcp'>, body: Fields, listed: Listed | null): Fields => {
  if (mcp?.compact && (listed || !mcp.compact.table)) return keptOf(body, [...(mcp.compact.keep ?? []), 'freshness']);
  const { success: _success, timestamp: _timestamp, ...rest } = body;
  const left = listed ? Object.fromEntries(Object.entries(rest).filter(([name]) => name !== listed.table.rows)) : rest;
  return Object(said(left) ?? {});
};

/** Rows of a page; 50 transactions are some 1,600 tokens. */
export const ROWS_PER_PAGE = 50;

const fits = (body: Fields): boolean => jsonOf(body).length <= LARGEST_RESULT;

const pagesOf = ({ rows, table }: Listed, head: Fields, offset: number, cursorAt: CursorAt | null) => {
  const { columns, rows: values, legend } = textTable(rows, table);
  const totals = compactTotals(rows, table.totals);
  return (count: number): Fields => {
    const end = Math.min(offset + count, rows.length);
    const page = values.slice(offset, end);
    const next = cursorAt && end < rows.length ? { next: cursorAt(end, rows.slice(0, end)) } : {};
    return {
      ...head,
      totals,
      columns,
      ...accountsColumn({ columns, rows: values, legend }, page),
      rows: page,
      ...next,
    };
  };
};

type Page = { today: IsoDate; offset: number; cursors: (() => Promise<CursorAt>) | null };

const tablePage = async (listed: Listed, head: Fields, { offset, cursors }: Page): Promise<Fields> => {
  const isLast = listed.rows.length <= offset + ROWS_PER_PAGE;
  const whole = isLast ? pagesOf(listed, head, offset, null)(ROWS_PER_PAGE) : null;
  if (whole && fits(whole)) return whole;
  const pageOf = pagesOf(listed, head, offset, cursors && (await cursors()));
  return pageOf(largest((count) => fits(pageOf(count)), ROWS_PER_PAGE));
};

/** The rows of a compact response; a cursor detects changes by them. */
export const compactRows = (operation: Operation, body: Fields): readonly Row[] => {
  const listed = listedIn(operation, body);
  return listed ? listed.rows : rowsOfAnswer(besideTable(operation, body, null));
};

/**
 * A response in few tokens: `columns` once, `rows` of values, `totals` over all pages, `accounts` by number, `next` where
 * there is more. An answer without a list keeps its own form.
 */
export const compactBody = async (operation: Operation, body: Fields, page: Page): Promise<Fields> => {
  const listed = listedIn(operation, body);
  const head = { asOf: page.today, ...besideTable(operation, body, listed) };
  if (listed) return asSmallAsNeeded(await tablePage(listed, head, page), fits);
  return sizedBody(head, page.offset, page.cursors);
};
