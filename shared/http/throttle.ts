import { epochMilliseconds, type Instant } from '../time/instant.ts';
import { RefusalError } from './errors.ts';
import type { ApiMiddleware } from './middleware.ts';

type Bucket = { tokens: number; at: number };

/** Keys remembered per container; the map is emptied beyond. */
const MOST_KEYS = 10_000;

export const tooManyRequests = (retryAfterSeconds: number) =>
  Object.assign(
    new RefusalError(429, { error: 'Too many requests', message: `Try again in ${retryAfterSeconds} s.` }),
    { headers: { 'retry-after': String(retryAfterSeconds) } },
  );

/** A token bucket per key, holding one second's worth. @returns seconds to wait, or 0 when the call may go on */
export const keyBuckets = (perSecond: number) => {
  const buckets = new Map<string, Bucket>();
  return (key: string, now: Instant): number => {
    const at = epochMilliseconds(now);
    const { tokens, at: before } = buckets.get(key) ?? { tokens: perSecond, at };
    const available = Math.min(perSecond, tokens + (Math.max(0, at - before) / 1000) * perSecond);
    if (buckets.size >= MOST_KEYS) buckets.clear();
    buckets.set(key, { tokens: available >= 1 ? available - 1 : available, at });
    return available >= 1 ? 0 : Math.ceil((1 - available) / perSecond);
  };
};

/** Best effort per container: 429 beyond `perSecond` calls of one key; 0 is off. */
export const throttle = (perSecond: () => number): ApiMiddleware => {
  let take: ReturnType<typeof keyBuckets> | undefined;
  return {
    before: ({ internal }) => {
      const rate = perSecond();
      if (rate === 0 || !internal.caller || !internal.now) return;
      take ??= keyBuckets(rate);
      const wait = take(internal.caller.keyHash, internal.now);
      if (wait > 0) throw tooManyRequests(wait);
    },
  };
};
