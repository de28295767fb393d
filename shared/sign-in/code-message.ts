import * as z from 'zod/mini';
import { CHANNELS } from '../notifications/recipient.ts';
import { stored } from '../platform/table/stored.ts';

/** A code on its way to a mailbox or a phone. Without a user it goes nowhere. */
export const codeMessage = z.object({
  userId: stored.maybeText,
  code: stored.text,
  purpose: z.enum(['sign-in', 'step-up', 'new-email', 'new-phone']),
  /** The page that takes the code, or null where the service has no address of its own. */
  page: stored.maybeText,
  /** Goes into the page's link, for a browser that has not asked for the code. */
  pass: z.optional(stored.text),
  /** Where nobody had the address, and who asked may create an account with it: the address, and a keyed hash of the network. */
  newcomer: z.optional(z.object({ address: stored.text, network: stored.text })),
  validUntil: stored.instant,
  /** The new address; absent: the user's own e-mail address. Only the message contains it until the user has confirmed it. */
  to: z.optional(z.object({ channel: z.enum(CHANNELS), address: stored.text })),
});
export type CodeMessage = z.infer<typeof codeMessage>;
