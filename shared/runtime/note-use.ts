import { withUse } from '../access/grants/grant-tokens.ts';
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
    const { writeLastUse } = await import('../access/visits.ts');
    const { hash, id, kind } = credential;
    const use = { date, operation: name };
    if (kind === 'session') await writeLastUse({ userId, hash, id, kind, use: { ...use, at: now } }, now);
    else if (kind === 'token') await writeLastUse({ userId, kind, grantId: id, use }, now);
    else await writeLastUse({ userId, hash, id, kind: 'key', use }, now);
  } catch (error) {
    log.failure(error, { operation: name, userId });
  }
};

/**
 * Notes the first use of an assistant's token, which ends the refresh token that it came of. Once a token, beside the call, and never
 * throws: no call may wait or fail for it.
 */
export const noteFirstUse = async ({ userId, token }: Caller, now: Instant): Promise<void> => {
  const used = token && withUse(token.grant.tokens, token.token, now);
  if (!token || !used) return;
  try {
    const [{ grantStore }, { openTable }] = await Promise.all([
      import('../access/grants/grant-store.ts'),
      import('../platform/table/table.ts'),
    ]);
    await grantStore(openTable()).noteFirstUse(userId, token.grant, used);
  } catch (error) {
    log.failure(error, { operation: 'mcp', userId });
  }
};
