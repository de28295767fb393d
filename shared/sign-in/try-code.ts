import type { Taken } from '../platform/table/rate-counter.ts';
import type { Instant } from '../time/instant.ts';
import type { CodeMessage } from './code-message.ts';
import { type EntryStore, MOST_ATTEMPTS, type SignInEntry } from './entry-store.ts';
import type { Counted, SignInRates } from './sign-in-rates.ts';
import { isCode } from './tokens.ts';

export type TryingServices = {
  entries: Pick<EntryStore, 'attempt'>;
  rates: Pick<SignInRates, 'tryCode' | 'succeeded'>;
};

/** Purposes that use a code. */
export type CodePurpose = CodeMessage['purpose'];

export type TriedCode = { token: string; code: string; purpose: CodePurpose };

/** `gone`: used, expired, tried too often, or unknown. */
export type CodeTried =
  | { outcome: 'right'; entry: SignInEntry & { userId: string } }
  | { outcome: 'wrong'; attemptsLeft: number }
  | { outcome: 'gone' }
  | { outcome: 'too-many'; taken: Taken };

/**
 * Compares a code after counting the try: on the entry, which allows five, and on the address or user.
 * @param countedFor the subject of failed tries; null if the entry is not the caller's
 */
export const tryCode = async (
  { entries, rates }: TryingServices,
  { token, code, purpose }: TriedCode,
  countedFor: (entry: SignInEntry) => Counted | null,
  now: Instant,
): Promise<CodeTried> => {
  const entry = await entries.attempt(token, purpose, now);
  const counted = entry && countedFor(entry);
  if (!entry || !counted) return { outcome: 'gone' };
  const taken = await rates.tryCode(counted, now);
  if (!taken.granted) return { outcome: 'too-many', taken };
  const { userId, codeHash, attempts } = entry;
  if (codeHash === null || !isCode(codeHash, token, code) || userId === null) {
    return { outcome: 'wrong', attemptsLeft: MOST_ATTEMPTS - attempts };
  }
  await rates.succeeded(counted, now);
  return { outcome: 'right', entry: { ...entry, userId } };
};
