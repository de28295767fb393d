import { mayCount, type Operation } from '../contract/operation.ts';
import type { WebOperation } from '../contract/web/web-operation.ts';
import { optionalSetting, variables } from '../platform/environment.ts';
import type { RateCounter, Taken } from '../platform/table/rate-counter.ts';
import type { Instant } from '../time/instant.ts';
import type { ApiMiddleware } from './http/middleware.ts';
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

/** Counts an admitted caller's write when it starts: a call of an operation of which some input counts. */
export const countWrites = (counter: () => RateCounter, operation: Operation): ApiMiddleware => ({
  before: ({ internal: { caller, now }, internal }) => {
    if (caller && now && mayCount(operation) && hasRateLimits())
      internal.writes = writeRate(counter(), caller.userId, now);
  },
});

/** Whether it can change something: some reads of the dashboard are no `GET`, because what they read by is a secret. */
const isChange = ({ method, grants }: Pick<WebOperation, 'method' | 'grants'>): boolean =>
  method !== 'GET' && grants.table === 'write';

/** The same for an endpoint of the dashboard, which shares its user's count with the API. Without a session there is no user. */
export const countChanges = (counter: () => RateCounter, operation: WebOperation): ApiMiddleware => ({
  before: ({ internal: { caller, now }, internal }) => {
    if (caller && now && isChange(operation) && hasRateLimits())
      internal.writes = writeRate(counter(), caller.userId, now);
  },
});

/** Counts a change before its effect. @throws RefusalError 429 beyond the rate, if it can be refused */
export const countChange = async (
  writes: WriteRate | undefined,
  { neverRefused }: Pick<WebOperation, 'neverRefused'>,
): Promise<void> => {
  await writes?.count().catch((error: unknown) => {
    if (!neverRefused || !(error instanceof RefusalError)) throw error;
  });
};
