import type { WebOperation } from '../contract/web/web-operation.ts';
import { optionalSetting, variables } from '../platform/environment.ts';
import type { RateCounter, Taken } from '../platform/table/rate-counter.ts';
import type { Instant } from '../time/instant.ts';
import { RefusalError, rateHeaders, tooManyRequests } from './http-errors.ts';

/** Maximum number of writes per user and clock minute, over all credentials and protocols. */
export const WRITES = { name: 'writes', most: 60, windowSeconds: 60 } as const;

/** The writes of one request, of which MCP may bring several. */
export type WriteRate = {
  /** @throws RefusalError 429 beyond the rate */
  count(): Promise<void>;
  /** `RateLimit-Policy` and `RateLimit` (IETF draft), once something was counted. */
  headers(): Record<string, string>;
};

/** Counts the caller's writes at `now`. Only for a caller who was admitted. */
export const writeRate = (counter: RateCounter, userId: string, now: Instant): WriteRate => {
  let last: Taken | undefined;
  return {
    count: async () => {
      last = await counter.take({ ...WRITES, subject: userId }, now);
      if (!last.granted) throw tooManyRequests(last.resetSeconds, WRITES);
    },
    headers: () => (last ? rateHeaders(WRITES, last) : {}),
  };
};

/** On unless it is switched off: a deployment that forgets the setting has its limits. */
export const hasRateLimits = (): boolean => optionalSetting(variables.rateLimits) !== '0';

/** Counts a change before its effect. @throws RefusalError 429 beyond the rate, if it can be refused */
export const countChange = async (
  writes: WriteRate | undefined,
  { neverRefused }: Pick<WebOperation, 'neverRefused'>,
): Promise<void> => {
  await writes?.count().catch((error: unknown) => {
    if (!neverRefused || !(error instanceof RefusalError)) throw error;
  });
};
