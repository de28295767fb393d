import { type IsoMonth, parseIsoDate } from '../time/calendar.ts';

/**
 * The position of an export: records of the user's partition after a sort key, transactions of a month and before, or records
 * outside the partition. It never contains the user.
 */
export type ExportCursor = { at: 'records'; after: string } | { at: 'rows'; until: IsoMonth } | { at: 'elsewhere' };

export const FIRST_PAGE: ExportCursor = { at: 'records', after: '' };

// No sort key holds a control character, or what sorts otherwise in bytes than in code units.
const UNKNOWN = /[\p{Cc}\u{FFFF}-\u{10FFFF}]/u;

const textOf = (cursor: ExportCursor): string => {
  if (cursor.at === 'records') return `r${cursor.after}`;
  return cursor.at === 'rows' ? `t${cursor.until}` : 'e';
};

export const writeCursor = (cursor: ExportCursor): string => Buffer.from(textOf(cursor)).toString('base64url');

const isMonth = (text: string): text is IsoMonth => parseIsoDate(`${text}-01`) !== null;

/** Null for an invalid cursor. */
export const readExportCursor = (written: string): ExportCursor | null => {
  const text = Buffer.from(written, 'base64url').toString('utf8');
  const rest = text.slice(1);
  if (text.startsWith('r') && Buffer.byteLength(rest) < 1024 && !UNKNOWN.test(rest))
    return { at: 'records', after: rest };
  if (text.startsWith('t') && isMonth(rest)) return { at: 'rows', until: rest };
  return text === 'e' ? { at: 'elsewhere' } : null;
};
