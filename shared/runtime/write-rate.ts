import { optionalSetting, variables } from '../platform/environment.ts';
import type { RateCounter, Taken } from '../platform/table/rate-counter.ts';
import type { Instant } from '../time/instant.ts';
import { tooManyRequests } from './http-errors.ts';

/** Maximum number of writes per user and clock minute, over all credentials and protocols. */
export const WRITES = { name: 'writes', most: 60, windowSeconds: 60 } as const;

/** The writes of one request, of which MCP may bring several. */
export type WriteRate = {
  /** @throws RefusalError 429 beyond the rate */
  count(): Promise<void>;
  /** `RateLimit-Policy` and `RateLimit` (IETF draft), once something was counted. */
  headers(): Record<string, string>;
};

const headersOf = ({ remaining, resetSeconds }: Taken): Record<string, string> => ({
  'ratelimit-policy': `"${WRITES.name}";q=${WRITES.most};w=${WRITES.windowSeconds}`,
  ratelimit: `"${WRITES.name}";r=${remaining};t=${resetSeconds}`,
});

/** Counts the caller's writes at `now`. Only for a caller who was admitted. */
export const writeRate = (counter: RateCounter, userId: string, now: Instant): WriteRate => {
  let last: Taken | undefined;
  return {
    count: async () => {
      last = await counter.take({ ...WRITES, subject: userId }, now);
      if (!last.granted) throw tooManyRequests(last.resetSeconds);
    },
    headers: () => (last ? headersOf(last) : {}),
  };
};

/** On unless it is switched off: a deployment that forgets the setting has its limits. */
export const hasRateLimits = (): boolean => optionalSetting(variables.rateLimits) !== '0';
