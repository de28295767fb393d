import type { Instant } from '../time/instant.ts';
import { type EntryStore, isCode, MOST_ATTEMPTS, type SignInEntry } from './entry-store.ts';
import type { CodeMessage } from './send-code.ts';

export type TryingServices = { entries: Pick<EntryStore, 'attempt'> };

/** Purposes that use a code. */
export type CodePurpose = CodeMessage['purpose'];

export type TriedCode = { token: string; code: string; purpose: CodePurpose };

/** `gone`: used, expired, tried too often, or unknown. */
export type CodeTried =
  | { outcome: 'right'; entry: SignInEntry }
  | { outcome: 'wrong'; attemptsLeft: number; userId: string | null }
  | { outcome: 'gone' };

/**
 * Compares a code after counting the try on its entry, which allows five. Nothing else counts tries: mails bound the entries with a
 * code, and a count per address would let strangers keep its owner out.
 * @param isOwn whether the entry is the caller's
 */
export const tryCode = async (
  { entries }: TryingServices,
  { token, code, purpose }: TriedCode,
  isOwn: (entry: SignInEntry) => boolean,
  now: Instant,
): Promise<CodeTried> => {
  const entry = await entries.attempt(token, purpose, now);
  if (!entry || !isOwn(entry)) return { outcome: 'gone' };
  const { codeHash, attempts, userId } = entry;
  if (codeHash === null || !isCode(codeHash, token, code)) {
    return { outcome: 'wrong', attemptsLeft: MOST_ATTEMPTS - attempts, userId };
  }
  return { outcome: 'right', entry };
};
