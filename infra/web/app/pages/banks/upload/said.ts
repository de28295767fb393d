import { Problem } from '../../../api/call.ts';
import { upload as texts } from '../../../texts/upload.ts';
import { why } from '../../../ui/why.ts';

/** The browser could not read it: it is a folder, was moved, or is not allowed. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

type Wrong = { line: number; column: string | null; expected: string; example: string | null; received: string };

const whole = (body: Readonly<Record<string, unknown>>): Wrong => body as unknown as Wrong;

/** A column without a name is told by its place from 0 on, one of OFX by its tag. */
const columnName = (column: string): string =>
  texts.tags[column] ?? (/^\d+$/.test(column) ? texts.columns.unnamed(Number(column) + 1) : column);

/** `Linha 14, Valor: esperado 1.234,56`. */
const wrongPlace = ({ line, column, expected, example, received }: Wrong): string => {
  const wanted = example ?? texts.wrong.expected[expected.replace(/\d+/, 'N')] ?? texts.wrong.other;
  return texts.wrong.place(line, column && columnName(column), wanted, received);
};

/** Why a file could not be taken, for the person who brought it. */
export const whyNot = (error: unknown): string => {
  if (error instanceof Unreadable) return texts.wrong.unreadable;
  if (error instanceof Problem) {
    if (error.message === 'Invalid file') return wrongPlace(whole(error.body));
    if (error.message === 'Unknown file format')
      return texts.wrong.formats[String(error.body.detected)] ?? texts.wrong.unknown;
    if (error.message === 'File too large' || error.status === 413)
      return error.body.limit === 20_000 ? texts.wrong.tooManyRows : texts.wrong.tooLarge;
  }
  return why(error, texts.wrong.known);
};

/** What was left out, and why. */
export const warningText = ({ line, message }: { line: number; message: string }): string =>
  texts.warning(line, texts.warnings[message] ?? texts.warnings.other ?? '');
