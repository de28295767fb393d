import * as z from 'zod/mini';

// Imported before the MCP SDK, whose schemas otherwise write and compile code at their first use: 4 ms of a cold start, which no later
// call gets back measurably.
z.config({ jitless: true });
