import { proofOf, provedUntil } from '../../access/session-record.ts';
import type { Instant } from '../../time/instant.ts';
import type { Caller } from '../authenticate.ts';
import { RefusalError } from '../http-errors.ts';

/**
 * Requires a proof of identity from the last ten minutes of a session, for irreversible changes and new credentials.
 * API keys pass: their powers were chosen at creation.
 * @param passkeys number of the user's passkeys; read only for the refusal
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
