import * as z from 'zod/mini';

/** Marks requests of the MCP server; accepted and ignored (RULES.md#input). */
export const sourceMark = { s: z.optional(z.unknown().check(z.describe('Internal mark of MCP requests.'))) };

export const isMark = (name: string): boolean => Object.hasOwn(sourceMark, name);

/** The fields without the mark, of which no document, tool or answer tells. */
export const withoutMark = <Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isMark(name)));

/** A DynamoDB sort key holds 1024 bytes, and a character takes up to three. */
export const LONGEST_ID = 300;
