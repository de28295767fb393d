import { epochMilliseconds, type Instant } from '../../../shared/time/instant.ts';
import { tooManyRequests } from './errors.ts';

/** Pluggy's limits: requests per minute and IP address; independent counters. */
const requestsPerMinute = {
  auth: 360,
  accounts: 360,
  transactions: 360,
  investments: 360,
  movements: 360,
  updates: 20,
} as const;
export type RateLimited = keyof typeof requestsPerMinute;

const MINUTE_MS = 60_000;

/** Counts requests in fixed minutes and throws the aggregator's 429 beyond the limit. */
export const rateLimiter = (limits: Readonly<Record<RateLimited, number>> = requestsPerMinute) => {
  const counts = new Map<RateLimited, { minute: number; count: number }>();
  return (name: RateLimited, now: Instant): void => {
    const milliseconds = epochMilliseconds(now);
    const minute = Math.floor(milliseconds / MINUTE_MS);
    const current = counts.get(name);
    const count = current?.minute === minute ? current.count + 1 : 1;
    counts.set(name, { minute, count });
    const resetSeconds = Math.ceil(((minute + 1) * MINUTE_MS - milliseconds) / 1000);
    if (count > limits[name]) throw tooManyRequests(limits[name], resetSeconds);
  };
};
