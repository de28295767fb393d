import * as z from 'zod/mini';

/** Whether a request could not be read: not JSON, or not of the operation's form. */
export const isMalformed = (error: unknown): boolean =>
  error instanceof SyntaxError || error instanceof z.core.$ZodError;
