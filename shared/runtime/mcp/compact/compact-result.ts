import type { Operation } from '../../../contract/operation.ts';
import type { IsoDate } from '../../../time/calendar.ts';
import { asSmallAsNeeded, type CursorAt, jsonOf, LARGEST_RESULT, largest, sizedBody } from '../result.ts';
import { type Fields, type Row, rowsOfAnswer } from '../rows.ts';
import { besideTable, type Listed, listedIn } from './compact-form.ts';
import { accountsColumn, textTable } from './text-table.ts';
import { compactTotals } from './totals.ts';

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
