import * as z from 'zod/mini';

/** Marks a request as coming from the MCP server; accepted and without effect (specification, Endpoints). */
export const sourceMark = { s: z.optional(z.unknown().check(z.describe('Internal mark of MCP requests.'))) };
