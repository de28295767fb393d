import * as z from 'zod/mini';

/** Marks requests of the MCP server; accepted and ignored (RULES.md#input). */
export const sourceMark = { s: z.optional(z.unknown().check(z.describe('Internal mark of MCP requests.'))) };

/** A DynamoDB sort key holds 1024 bytes, and a character takes up to three. */
export const LONGEST_ID = 300;
