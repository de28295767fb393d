import type { Operation } from '../contract/operation.ts';
import { log } from '../platform/log.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { Caller } from './authenticate.ts';

/**
 * Notes that the caller's credential was used: once a day, beside what the call itself reads. Never throws, since no caller is to
 * wait or fail for it. What writes it is fetched then: most calls do not.
 */
export const noteUse = async (
  { userId, credential }: Caller,
  { name }: Pick<Operation, 'name'>,
  now: Instant,
): Promise<void> => {
  const date = dateInSaoPaulo(now);
  if (credential.lastUse && credential.lastUse.date >= date) return;
  try {
    const { writeLastUse } = await import('../access/last-use.ts');
    const { hash, id, kind } = credential;
    const use = { date, operation: name };
    if (kind === 'session') await writeLastUse({ userId, hash, kind, use: { ...use, at: now } });
    else await writeLastUse(kind === 'token' ? { userId, kind, grantId: id, use } : { userId, hash, kind: 'key', use });
  } catch (error) {
    log.failure(error, { operation: name, userId });
  }
};
