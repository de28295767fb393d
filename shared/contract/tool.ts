import type { AccessScope } from './access.ts';

/**
 * How a value is written: its first ten characters, a date; date and time in São Paulo of an instant; `from..to` of a
 * period's two dates.
 */
export type ValueForm = 'day' | 'local' | 'range';

/** A field by its name, or by a path with a name of its own; `usual` is the default value, which is omitted. */
export type Field = string | { name: string; path?: string; form?: ValueForm; usual?: string | number | boolean };

/** A list of an answer as a table: the names of the fields once, then rows of values. */
export type CompactTable = {
  /** Path of the list in the body: `data`, `data.accounts`. */
  rows: string;
  /** Columns; a column with default values only is omitted. A negative index counts from the end. */
  columns: readonly Field[];
  /** Fields of a row that identify and name its account: a row holds a number, `accounts` its name. */
  account?: { id: string; names: readonly string[] };
  /** What `totals` sums over all pages: money in and out by its sign (`flow`), or one figure (`sum`). */
  totals?: { of: string; as: 'flow' | 'sum' };
};

/** A question to the person before a call that cannot be undone: every one, or one whose argument has this value. */
export type Confirmation = {
  when?: { argument: string; value: string | boolean };
  /** Portuguese, as all that people read. @param subject the record's own name, which a person wrote */
  question(subject: string): string;
};

/** What makes an operation a tool that a model chooses well and reads cheaply. */
export type ToolPart = {
  /** Its name, where a person would call it otherwise than the operation. */
  tool?: string;
  /** The scopes that its listed form needs, if not those of every input; false: it can be called and is not listed. */
  listed?: false | readonly AccessScope[];
  /** For people, in Portuguese. */
  title: string;
  /** For the model: when to use it and when not, units, defaults; with `words` at most 600 characters. */
  description: string;
  /** How people ask for it, a sentence in English and one in Portuguese: clients find tools by words. */
  words?: string;
  /** Its answer in few tokens: a table, and fields of the body beside it. */
  compact?: { table?: CompactTable; keep?: readonly Field[] };
  /** Arguments that choose a form of REST and mean nothing in the compact one: not listed there. */
  unlisted?: readonly string[];
  /** Arguments that calls may have and no list shows. */
  neverListed?: readonly string[];
  /** Arguments that are ids, and the tool that lists them; refusals name it. */
  idsFrom?: Readonly<Record<string, string>>;
  confirms?: Confirmation;
  /** Columns that the chart of a chat draws. */
  chart?: { title: string; label: string; value: string };
};
