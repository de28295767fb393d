import { withUse } from '../access/grants/grant-tokens.ts';
import { log } from '../platform/log.ts';
import type { Instant } from '../time/instant.ts';
import type { Caller } from './authenticate.ts';

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
