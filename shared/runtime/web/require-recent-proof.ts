import { proofOf, provedUntil } from '../../sign-in/proof.ts';
import type { Instant } from '../../time/instant.ts';
import type { Caller } from '../authenticate.ts';
import { RefusalError } from '../errors.ts';

/**
 * What a session may do only within ten minutes of a proof of who is there: before what cannot be undone, or opens a new way in.
 * A key is let through: whoever made it has chosen what it may do.
 * @param passkeys how many the user has; asked only for the refusal
 * @throws RefusalError 403
 */
export const requireRecentProof = async (
  { caller, now }: { caller: Caller; now: Instant },
  passkeys: (userId: string) => Promise<number>,
): Promise<void> => {
  if (!caller.session || provedUntil(caller.session.record, now)) return;
  throw new RefusalError(403, {
    error: 'Step-up required',
    message: 'Prove who you are again: this needs a proof of the last ten minutes.',
    step_up: proofOf(await passkeys(caller.userId)),
  });
};
