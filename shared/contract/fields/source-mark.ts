import * as z from 'zod/mini';

/** Marks requests of the MCP server; accepted and ignored (RULES.md#input). */
export const sourceMark = { s: z.optional(z.unknown().check(z.describe('Internal mark of MCP requests.'))) };
