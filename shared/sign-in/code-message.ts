import * as z from 'zod/mini';
import { stored } from '../platform/table/stored.ts';

/** A code on its way to a mailbox. Without a user it goes nowhere: nobody has the address that was asked for. */
export const codeMessage = z.object({
  userId: stored.maybeText,
  code: stored.text,
  purpose: z.enum(['sign-in', 'step-up']),
  /** The page that takes the code, or null where the service has no address of its own. */
  page: stored.maybeText,
  validUntil: stored.instant,
});
export type CodeMessage = z.infer<typeof codeMessage>;
